extension Shell {
  /// GNU bash.
  static let bash = Shell(name: "bash") { commands in
    let names = commands.map(\.name)
    let cases = commands.map { command in
      let words = command.options.flatMap(\.spellings).joined(separator: " ")
      return "    \(command.name)) words=\(words.shellQuoted) ;;\n"
    }
    return """
      # Completions of layoutcalc for bash; load with: source <(layoutcalc completions bash)
      _layoutcalc() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command= words= word
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in \(names.joined(separator: "|"))) command=$word; break ;; esac
        done
        COMPREPLY=()
        case $previous in
      \(valueCases(commands))  esac
        case $command in
          '') words=\((names + ["--help", "--version"]).joined(separator: " ").shellQuoted) ;;
      \(cases.joined())  esac
        case $command:$current in
          :*|*:-*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
          help:*) COMPREPLY=($(compgen -W \(HelpTopic.names.joined(separator: " ").shellQuoted) -- "$current")) ;;
          completions:*) COMPREPLY=($(compgen -W \(shellNames.shellQuoted) -- "$current")) ;;
        esac
      }
      complete -o default -F _layoutcalc layoutcalc

      """
  }

  private static var shellNames: String { all.map(\.name).joined(separator: " ") }

  /// What is offered for the value of an option; files are what bash itself offers.
  private static func valueCases(_ commands: [Command]) -> String {
    var lines = ""
    var names: [String] = []
    for option in Command.allOptions where option.value != nil && !names.contains(option.name) {
      names.append(option.name)
      let pattern = option.spellings.joined(separator: "|")
      let words = Command.words(ofOption: option.name)
      if !words.isEmpty {
        let words = words.joined(separator: " ").shellQuoted
        lines += "    \(pattern)) COMPREPLY=($(compgen -W \(words) -- \"$current\")); return ;;\n"
      } else if option.isFile {
        lines += "    \(pattern)) return ;;\n"
      } else {
        lines += "    \(pattern)) compopt +o default 2>/dev/null; return ;;\n"
      }
    }
    return lines
  }
}

extension Command {
  /// The words that an option takes, whichever command it belongs to.
  fileprivate static func words(ofOption name: String) -> [String] {
    allOptions.filter { $0.name == name }.flatMap(\.words).reduce(into: []) { words, word in
      if !words.contains(word) { words.append(word) }
    }
  }
}
