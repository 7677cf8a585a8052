extension Shell {
  /// GNU bash.
  static let bash = Shell(name: "bash") { commands in
    let names = commands.map(\.name)
    let options = commands.map { command in
      "    \(command.name)) choices=\(command.options.flatMap(\.spellings).shellWords) ;;\n"
    }
    return #"""
      # Completions of layoutcalc for bash; load with: source <(layoutcalc completions bash)
      _layoutcalc() {
        local IFS=$' \t\n' words=(layoutcalc) operands=() word i last=0
        local command= option= ended= joins= prefix= choices= suffix= files=
        # The shell breaks words at '='; here they are whole again.
        for ((i = 1; i <= COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ $joins || $word == '=' ]]; then words[last]+=$word; else words[++last]=$word; fi
          if [[ $word == '=' ]]; then joins=1; else joins=; fi
        done
        local current=${words[last]}
        for ((i = 1; i < last; i++)); do
          word=${words[i]}
          if [[ $option ]]; then option=
          elif [[ $ended || $word != -?* ]]; then
            if [[ $command ]]; then operands+=("$word"); else command=$word; fi
          elif [[ $word == -- ]]; then ended=1
          else
            case $word in \#(Command.valuedSpellings.joined(separator: "|"))) option=$word ;; esac
          fi
        done
        if [[ ! $option && ! $ended && $current == --*=* ]]; then option=${current%%=*} prefix=$option=; fi
        if [[ $option ]]; then
          local value=${current#"$prefix"}
          case $command:$option in
      \#(valueCases(commands))    esac
        elif [[ ! $ended && $current == -* ]]; then
          case $command in
          '') choices='--help --version' ;;
      \#(options.joined())    esac
        elif [[ ! $command ]]; then choices=\#(names.shellWords)
        else
          case $command:${#operands[@]}:${operands[0]} in
      \#(operandCases(commands))    *) files=1 ;;
          esac
        fi
        COMPREPLY=()
        for word in $choices; do
          if [[ $prefix$word$suffix == "$current"* ]]; then COMPREPLY+=("$prefix$word$suffix"); fi
        done
        if [[ ! $files ]]; then compopt +o default 2>/dev/null; fi
        if [[ $suffix ]]; then compopt -o nospace 2>/dev/null; fi
        # What is put in is only what follows the last break.
        if [[ $COMP_WORDBREAKS == *=* && $current == *=* ]]; then
          prefix=${current%"${current##*=}"}
          for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#"$prefix"}; done
        fi
      }
      complete -o default -F _layoutcalc layoutcalc

      """#
  }

  /// The completions for option values, as `case` branches; equal actions share a branch.
  private static func valueCases(_ commands: [Command]) -> String {
    var cases: [(patterns: [String], action: String)] = []
    for command in commands {
      for option in command.options where option.value != nil {
        let patterns = option.spellings.map { "\(command.name):\($0)" }
        let action = action(option)
        if let place = cases.firstIndex(where: { $0.action == action }) {
          cases[place].patterns += patterns
        } else if !action.isEmpty {
          cases.append((patterns, action))
        }
      }
    }
    return cases.map { "    \($0.patterns.joined(separator: "|"))) \($0.action) ;;\n" }.joined()
  }

  private static func action(_ option: Option) -> String {
    if option.isFile { return "files=1" }
    guard !option.words.isEmpty else { return "" }
    let words = "choices=\(option.words.shellWords)"
    switch option.form {
    case .word: return words
    case .list: return "\(words); if [[ $value == *,* ]]; then prefix+=${value%,*},; fi"
    case .assignment(let values):
      return "if [[ $value == *=* ]]; then choices=\(values.shellWords) prefix+=${value%%=*}=; "
        + "else \(words) suffix='='; fi"
    }
  }

  private static func operandCases(_ commands: [Command]) -> String {
    commands.map { command in
      let operands = command.operandWords()
      var lines =
        operands.first.isEmpty ? "" : "    \(command.name):0:) choices=\(operands.first.shellWords) ;;\n"
      for (first, words) in operands.second.sorted(by: { $0.key < $1.key }) where !words.isEmpty {
        lines += "    \(command.name):1:\(first)) choices=\(words.shellWords) ;;\n"
      }
      return lines + (operands.endsInFiles ? "" : "    \(command.name):*) ;;\n")
    }.joined()
  }
}
