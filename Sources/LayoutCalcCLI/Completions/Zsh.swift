extension Shell {
  /// The Z shell.
  static let zsh = Shell(name: "zsh") { commands in
    let descriptions = commands.map { "    \("\($0.name):\($0.summary)".shellQuoted)\n" }.joined()
    let cases = commands.map { command in
      let arguments = command.options.map { "        \(argument($0)) \\\n" }.joined()
      return "      \(command.name))\n      _arguments -s \\\n\(arguments)        \(operands(command)) ;;\n"
    }
    return """
      #compdef layoutcalc
      # Completions of layoutcalc for zsh; store as _layoutcalc in a folder of $fpath.
      _layoutcalc() {
        local -a commands
        commands=(
      \(descriptions)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined())  esac
      }
      compdef _layoutcalc layoutcalc

      """
  }

  private static func operands(_ command: Command) -> String {
    switch command.name {
    case Command.help.name: "'*:topic:(\(HelpTopic.names.joined(separator: " ")))'"
    case Command.completions.name: "'*:shell:(\(all.map(\.name).joined(separator: " ")))'"
    default: "'*:file:_files'"
    }
  }

  /// An option in the words of `_arguments`.
  private static func argument(_ option: Option) -> String {
    let help = option.help.filter { !"[]:".contains($0) }
    let action =
      option.isFile ? "_files" : option.words.isEmpty ? " " : "(\(option.words.joined(separator: " ")))"
    let value = option.value.map { ":\($0):\(action)" } ?? ""
    let star = option.isRepeatable ? "*" : ""
    return option.spellings.map { "\(star)\($0)[\(help)]\(value)".shellQuoted }.joined(separator: " ")
  }
}
