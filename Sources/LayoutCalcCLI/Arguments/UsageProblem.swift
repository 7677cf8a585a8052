import LayoutSpec
package import SourceText

/// A problem with the command line.
package enum UsageProblem: Problem, Error, Hashable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(option: String, expected: String)
  case unexpectedValue(option: String, found: String)
  case wrongValue(option: String, expected: String, found: String)
  case unknownWord(option: String, found: String, known: [String])
  case missingOperand(expected: String)
  case unexpectedOperand(String)
  case unknownAction(String, known: [String])
  case unknownTopic(String, known: [String])
  case unknownDevice(String, known: [String])
  case standardInputTwice
  case outputIsInput(FileReference, input: SystemString)
  case sameOutputs
  case repeatedOption(String)
  case unwatchableInput
  case tooManyEnvironments(Int)
  case wrongVariable(String, expected: String, found: String)
  case optionNeeds(option: String, needed: String)
  case exclusiveOptions(String, String)

  package var code: String { "usage" }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command \(name.quoted)"
    case .unknownOption(let name, _): "unknown option \(name.quoted)"
    case .missingValue(let option, let expected): "option '\(option)' expects \(expected), found nothing"
    case .unexpectedValue(let option, let found):
      "option '\(option)' takes no value, but found \(found.quoted)"
    case .wrongValue(let option, let expected, let found):
      "option '\(option)' expects \(expected), found \(found.quoted)"
    case .unknownWord(let option, let found, let known):
      "option '\(option)' expects \(known.alternatives), found \(found.quoted)"
    case .missingOperand(let expected): "expected \(expected), found nothing"
    case .unexpectedOperand(let operand): "unexpected argument \(operand.quoted)"
    case .unknownAction(let action, let known):
      "expected \(known.alternatives), found \(action.quoted)"
    case .unknownTopic(let topic, _): "no help on \(topic.quoted)"
    case .unknownDevice(let name, _): "no device matches \(name.quoted)"
    case .standardInputTwice: "standard input ('-') can only be read once"
    case .outputIsInput(let output, let input):
      input.isStandardInput
        ? "\(output) would overwrite the file that standard input is read from"
        : "\(output) would overwrite the input file \(input.description.quoted)"
    case .sameOutputs: "'--output' and '--report' name the same file"
    case .exclusiveOptions(let option, let other): "'\(option)' and '\(other)' cannot be used together"
    case .optionNeeds(let option, let needed): "option '\(option)' only applies to \(needed)"
    case .unwatchableInput: "option '--watch' needs files, found standard input ('-')"
    case .tooManyEnvironments(let count):
      "expected at most \(SnapshotMatrix.environmentLimit) widths and devices, found \(count)"
    case .wrongVariable(let name, let expected, let found):
      "the environment variable '\(name)' expects \(expected), found \(found.quoted)"
    case .repeatedOption(let option): "option '\(option)' can only be given once"
    }
  }

  package var hint: String? {
    switch self {
    case .unknownCommand(let name, let known):
      if let near = known.nearest(to: name) { return "did you mean '\(near)'?" }
      if name.contains(".") || name.contains("/") {
        return "write 'layoutcalc solve \(name)' to solve a spec"
      }
      return "run 'layoutcalc help' to list the commands"
    case .unknownTopic(let name, let known):
      let near = known.near(name)
      return near.isEmpty
        ? "run 'layoutcalc help' to list the topics"
        : "did you mean \(near.map { "'\($0)'" }.alternatives)?"
    case .unknownOption(let name, let known),
      .unknownDevice(let name, let known), .unknownAction(let name, let known),
      .unknownWord(_, let name, let known):
      return known.nearest(to: name).map { "did you mean '\($0)'?" }
    case .outputIsInput, .sameOutputs: return "write to another file"
    case .missingValue, .unexpectedValue, .wrongValue, .wrongVariable, .missingOperand, .unexpectedOperand,
      .tooManyEnvironments, .standardInputTwice, .unwatchableInput, .repeatedOption, .optionNeeds,
      .exclusiveOptions:
      return nil
    }
  }
}

extension [String] {
  /// Suggestions for an unknown word: the nearest word, and up to five words that contain it.
  fileprivate func near(_ word: String) -> [String] {
    let letters = word.lowercased()
    let containing =
      word.utf8.count < 3
      ? [] : filter { $0.lowercased().contains(letters) }.sorted { $0.utf8.count < $1.utf8.count }
    var seen: Set<String> = []
    return ([nearest(to: word)].compactMap { $0 } + containing.prefix(5)).filter { seen.insert($0).inserted }
  }
}
