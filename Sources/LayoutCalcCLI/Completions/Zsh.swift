extension Shell {
  /// The Z shell.
  static let zsh = Shell(name: "zsh") { commands in
    let descriptions = commands.map { "    \("\($0.name):\($0.summary)".shellQuoted)\n" }.joined()
    let cases = commands.map { command in
      let arguments = (command.options.map(argument) + operands(command)).map { "        \($0)" }
      return "      \(command.name))\n      _arguments -s -S \\\n\(arguments.joined(separator: " \\\n")) ;;\n"
    }
    return """
      #compdef layoutcalc
      # Completions of layoutcalc for zsh; store as _layoutcalc in a folder of $fpath.
      # NAME=VALUE: the first argument is the values, the others are the names.
      _layoutcalc_assignment() {
        local -a values=(${=1})
        shift
        if compset -P '*='; then compadd -a values; else compadd -S '=' -q - "$@"; fi
      }
      # The words of the second operand, which depend on the first.
      _layoutcalc_second() {
        case $words[1]:$words[2] in
      \(secondCases(commands))  esac
      }
      _layoutcalc() {
        local -a commands
        commands=(
      \(descriptions)  )
        if (( CURRENT == 2 )); then
          if [[ $PREFIX == -* ]]; then compadd - --help --version; else _describe command commands; fi
          return
        fi
        shift words
        (( CURRENT-- ))
        case $words[1] in
      \(cases.joined())  esac
      }
      compdef _layoutcalc layoutcalc

      """
  }

  private static func operands(_ command: Command) -> [String] {
    let operands = command.operandWords()
    var arguments: [String] = []
    if !operands.first.isEmpty { arguments.append("1:word:(\(operands.first.joined(separator: " ")))") }
    if !operands.second.isEmpty { arguments.append("2:word:_layoutcalc_second") }
    if operands.endsInFiles { arguments.append("*:file:_files") }
    return arguments.map(\.shellQuoted)
  }

  private static func secondCases(_ commands: [Command]) -> String {
    commands.map { command in
      command.operandWords().second.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map {
        "    \(command.name):\($0.key)) compadd - \($0.value.joined(separator: " ")) ;;\n"
      }.joined()
    }.joined()
  }

  /// An option as an argument of `_arguments`.
  private static func argument(_ option: Option) -> String {
    let help = option.help.filter { !"[]:".contains($0) }
    let value = option.value.map { ":\($0.filter { $0 != ":" }):\(action(option))" } ?? ""
    let star = option.isRepeatable ? "*" : ""
    return option.spellings.map { spelling in
      let takes = option.value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return "\(star)\(spelling)\(takes)[\(help)]\(value)".shellQuoted
    }.joined(separator: " ")
  }

  private static func action(_ option: Option) -> String {
    if option.isFile { return "_files" }
    let words = option.words.joined(separator: " ")
    guard !words.isEmpty else { return " " }
    switch option.form {
    case .word: return "(\(words))"
    case .list: return "_values -s , value \(words)"
    case .assignment(let values):
      return " _layoutcalc_assignment \(values.joined(separator: " ").doubleQuoted) \(words)"
    }
  }
}

extension String {
  fileprivate var doubleQuoted: String { "\"\(self)\"" }
}
