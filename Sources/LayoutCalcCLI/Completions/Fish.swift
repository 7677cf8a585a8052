extension Shell {
  /// The friendly interactive shell.
  static let fish = Shell(name: "fish") { commands in
    var lines = "# Completions of layoutcalc for fish; load with: layoutcalc completions fish | source\n"
    for command in commands {
      lines += "complete -c layoutcalc -n __fish_use_subcommand -f -a \(command.name)"
      lines += " -d \(command.summary.shellQuoted)\n"
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options { lines += "complete -c layoutcalc \(condition) \(words(option))\n" }
    }
    let names = HelpTopic.names.joined(separator: " ")
    let shells = all.map(\.name).joined(separator: " ")
    lines += "complete -c layoutcalc -n '__fish_seen_subcommand_from help' -f -a \(names.shellQuoted)\n"
    lines +=
      "complete -c layoutcalc -n '__fish_seen_subcommand_from completions' -f -a \(shells.shellQuoted)\n"
    return lines
  }

  /// An option in the words of `complete`.
  private static func words(_ option: Option) -> String {
    var words = "-l \(option.name)"
    if let short = option.short { words += " -s \(short)" }
    if option.value != nil { words += option.isFile ? " -r -F" : " -x" }
    if !option.words.isEmpty { words += " -a \(option.words.joined(separator: " ").shellQuoted)" }
    return words + " -d \(option.help.shellQuoted)"
  }
}
