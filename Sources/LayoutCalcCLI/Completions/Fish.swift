extension Shell {
  /// The friendly interactive shell.
  static let fish = Shell(name: "fish") { commands in
    let values = Command.valuedSpellings.joined(separator: " ")
    return #"""
      # Completions of layoutcalc for fish; load with: layoutcalc completions fish | source
      # The words before the cursor that are neither options nor their values.
      function __layoutcalc_operands
          set -l takes
          set -l ended
          for word in (commandline -opc)[2..-1]
              if test -n "$takes"
                  set takes
              else if test -n "$ended"; or not string match -qr -- '^-.' $word
                  printf '%s\n' $word
              else if test $word = --
                  set ended 1
              else if contains -- $word \#(values)
                  set takes 1
              end
          end
      end
      # Whether they are these.
      function __layoutcalc_after
          set -l operands (__layoutcalc_operands)
          test "$operands" = "$argv"
      end
      # Whether the first of them is this.
      function __layoutcalc_in
          set -l operands (__layoutcalc_operands)
          test "$operands[1]" = $argv[1]
      end
      complete -c layoutcalc -n __layoutcalc_after -f -l help -d 'show help'
      complete -c layoutcalc -n __layoutcalc_after -f -l version -d 'show the version'

      """# + commands.map(lines).joined()
  }

  /// All completions of a command.
  private static func lines(_ command: Command) -> String {
    let operands = command.operandWords()
    var lines = [
      "-n __layoutcalc_after -f -a \(command.name) -d \(command.summary.shellQuoted)"
    ]
    if !operands.first.isEmpty {
      lines.append("-n '__layoutcalc_after \(command.name)' -f -a \(operands.first.shellWords)")
    }
    for (first, words) in operands.second.sorted(by: { $0.key < $1.key }) where !words.isEmpty {
      lines.append("-n '__layoutcalc_after \(command.name) \(first)' -f -a \(words.shellWords)")
    }
    if !operands.endsInFiles { lines.append("-n '__layoutcalc_in \(command.name)' -f") }
    lines += command.options.map { "-n '__layoutcalc_in \(command.name)' \(words($0))" }
    return lines.map { "complete -c layoutcalc \($0)\n" }.joined()
  }

  /// An option as arguments of `complete`.
  private static func words(_ option: Option) -> String {
    var words = "-l \(option.name)"
    if let short = option.short { words += " -s \(short)" }
    if option.value != nil { words += option.isFile ? " -r -F" : " -x" }
    if !option.words.isEmpty { words += " -a \(values(of: option))" }
    return words + " -d \(option.help.shellQuoted)"
  }

  private static func values(of option: Option) -> String {
    switch option.form {
    case .word: option.words.shellWords
    case .list: "(__fish_append , \(option.words.joined(separator: " ")))".shellQuoted
    case .assignment(let values):
      "{\(option.words.joined(separator: ","))}={\(values.joined(separator: ","))}".shellQuoted
    }
  }
}
