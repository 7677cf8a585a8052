import LayoutSolver
import SourceText

extension SpecProblem {
  /// The problem in one line.
  package var message: String {
    switch self {
    case .unknownKey(let key, let mapping, _, _): "unknown key \(key.quoted) in \(mapping)"
    case .keyWithoutMeaning(let key, let form, _): "\(key.quoted) has no meaning in \(form)"
    case .duplicateKey(let key, let line): "\(key.quoted) stands twice, first on line \(line)"
    case .missingKey(let key, let mapping): "\(mapping) needs \(key.quoted)"
    case .missingPartner(let key, let partner): "\(key.quoted) needs \(partner) beside it"
    case .excludedKeys(let key, let other): "\(key.quoted) and \(other.quoted) exclude each other"
    case .groupOrList(let found):
      found == 0 ? "a section needs 'group' or 'list'" : "a section has either 'group' or 'list', found both"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .unquotedText(let text, let isKey):
      "expected a string, found \(text)" + (isKey ? " as a key" : "")
    case .missingValue(let key): "\(key.quoted) has no value"
    case .unknownTag(let tag): "unknown tag \(tag.quoted)"
    case .unknownWord(let word, let expected, _): "unknown \(expected) \(word.quoted)"
    case .wrongItemCount(let expected, let found): "expected \(expected), found \(found)"
    case .emptyGroup: "a group needs at least one subitem"
    case .unsupportedVersion(let version): "version \(version.quoted) of the format is not known, expected 1"
    case .answerAsSpec: "expected a spec, found an answer of 'solve'"
    case .expressionSyntax(let expected, let found, _): "expected \(expected), found \(found)"
    case .unclosedString: "a string in an expression has no closing quote"
    case .expressionTooDeep: "an expression nests more than \(ExpressionParser.depthLimit) levels deep"
    case .unknownFunction(let name, _, _): "unknown function \(name.quoted)"
    case .argumentCount(let name, let found):
      ExpressionFunction(rawValue: name)?.takesMany == true
        ? "\(name.quoted) takes one argument or more, found none"
        : "\(name.quoted) takes one argument, found \(found)"
    case .unknownName(let name, _): "unknown name \(name.quoted)"
    case .typeMismatch(let expected, let found, let operation):
      "'\(operation)' takes \(expected), found \(found)"
    case .incomparable(let left, let right): "\(left) cannot be compared with \(right)"
    case .wrongResult(let expected, let found): "the expression should give \(expected), found \(found)"
    case .divisionByZero: "division by zero"
    case .notFinite: "the number is not finite"
    case .negativeSize(let number): "a size cannot be negative: \(number.words)"
    case .notPositive(let number, let what): "\(what) has to be above 0: \(number.words)"
    case .countBelowOne(let number): "a count has to be 1 or more: \(number.words)"
    case .notWhole(let number), .countNotWhole(let number): "expected a whole number: \(number.words)"
    case .outOfRange(let number, let expected): "expected \(expected): \(number.words)"
    case .formNotAlone(let form): "'\(form)(…)' has to stand alone"
    case .unknownDefinition(let name, _): "unknown definition \(name.quoted)"
    case .definitionCycle(let chain):
      "definitions take each other up in a circle: \(chain.joined(separator: " → "))"
    case .invalidVariableName(let name): "\(name.quoted) cannot name a variable"
    case .reservedName(let name): "the name \(name.quoted) has a meaning already"
    case .faultyOption(let option, let message, _): "in '\(option)': \(message)"
    case .undeclaredVariable(let name, _): "no variable \(name.quoted) is declared"
    case .variableCycle(let chain):
      "values depend on each other in a circle: \(chain.joined(separator: " → "))"
    case .keyInVariant(let key): "\(key.quoted) cannot depend on a variant"
    case .duplicateID(let id, let line): "the id \(id.quoted) is taken by the section on line \(line)"
    case .duplicateKind(let kind): "two boundary items have the kind '\(kind)'"
    case .unknownDevice(let name, _): "unknown device \(name.quoted)"
    case .unknownSection(let name, _): "unknown section \(name.quoted)"
    case .widthNotPositive(let width): "the width has to be above 0, found \(plainNumberText(width))"
    case .heightNegative(let height): "the height cannot be below 0, found \(plainNumberText(height))"
    case .scaleNotPositive(let scale): "the scale has to be above 0, found \(plainNumberText(scale))"
    case .roundingWithoutScale(let rounding): "rounding '\(rounding)' needs a scale"
    case .landscapeWithoutDevice: "'landscape' needs a device"
    case .tooManyItems(let count):
      "\(plainNumberText(count)) items are too many, at most \(plainNumberText(SpecLowering.itemLimit)) can be"
    case .tooManySizedItems(let count):
      "\(plainNumberText(count)) items are too many, "
        + "at most \(plainNumberText(SpecLowering.sizedItemLimit)) can have sizes of their own"
    case .tooManyNodes: "the spec grows past \(SpecLowering.nodeLimit) nodes by 'use' and 'variants'"
    case .tooDeep: "the spec nests more than \(SpecReader.depthLimit) levels deep"
    case .tooManyElements: "the group would have more than \(SolverIssue.elementLimit) elements"
    case .layoutNotFinite(let section): "a length in section \(section.quoted) is not finite"
    case .nestedWaterfall:
      "a waterfall group takes all of a section's items and cannot stand in another group"
    }
  }

  /// What to write instead.
  package var hint: String? {
    switch self {
    case .unknownKey(let key, _, let known, let elsewhere):
      key.contains("?")
        ? Self.quoteHint
        : didYouMean(key, known)
          ?? (elsewhere.isEmpty ? nil : "it belongs in \(elsewhere.joined(separator: " or "))")
    case .keyWithoutMeaning(_, _, let fitting):
      fitting.isEmpty ? nil : "it belongs in \(fitting.joined(separator: " or "))"
    case .duplicateKey: "keep one of the two"
    case .missingKey(let key, _): "write '\(key): …'"
    case .missingPartner: nil
    case .excludedKeys: "keep one of the two"
    case .groupOrList(let found):
      found == 0 ? "write 'group: {type: horizontal, …}' or 'list: {}'" : "keep one of the two"
    case .wrongType: nil
    case .unquotedText(let text, _): "write \"\(text)\" in quotes"
    case .missingValue: "write a value, or leave the key out"
    case .unknownTag: "leave the tag out"
    case .unknownWord(let word, _, let known): didYouMean(word, known) ?? oneOf(known)
    case .wrongItemCount: nil
    case .emptyGroup: "write 'subitems: [{width: …, height: …}]'"
    case .unsupportedVersion: "write 'layoutcalc: 1'"
    case .answerAsSpec: "give the spec that it was printed from; 'layoutcalc diff' compares answers"
    case .expressionSyntax(_, _, let looksCut):
      looksCut ? Self.quoteHint : nil
    case .unclosedString: "write a \"'\" after it; in YAML, put the whole expression in double quotes"
    case .expressionTooDeep: "name parts of it under 'variables'"
    case .unknownFunction(let name, let known, let isDimension):
      isDimension
        ? "it goes outside: '\(name)(width > 600 ? 0.5 : 1)'" : didYouMean(name, known) ?? oneOf(known)
    case .argumentCount: nil
    case .unknownName(let name, let known): didYouMean(name, known)
    case .typeMismatch, .incomparable: nil
    case .wrongResult: nil
    case .divisionByZero: "keep the divisor from 0, as with 'max(1, …)'"
    case .notFinite: nil
    case .negativeSize: "keep it from below 0, as with 'max(0, …)'"
    case .notPositive: nil
    case .countBelowOne: "keep it from below 1, as with 'max(1, …)'"
    case .notWhole, .countNotWhole: "round it, as with 'floor(…)'"
    case .outOfRange: nil
    case .formNotAlone(let form): "the calculation goes inside: '\(form)(…)'"
    case .unknownDefinition(let name, let known):
      didYouMean(name, known) ?? (known.isEmpty ? "declare it under 'definitions' at the top" : nil)
    case .definitionCycle: "take one of them out of the circle"
    case .invalidVariableName: "use letters, digits and '_', not a digit first"
    case .reservedName: "choose another name"
    case .faultyOption(_, _, let hint): hint
    case .undeclaredVariable(let name, let known):
      didYouMean(name, known) ?? "declare it under 'variables' at the top"
    case .variableCycle: "take one of them out of the circle"
    case .keyInVariant: "write it at the top level itself"
    case .duplicateID: "ids are unique in a spec"
    case .duplicateKind: "give each its own kind"
    case .unknownDevice(let name, let known): didYouMean(name, known) ?? "'layoutcalc devices' lists them"
    case .unknownSection(let name, let known): didYouMean(name, known)
    case .widthNotPositive, .heightNegative, .scaleNotPositive: nil
    case .roundingWithoutScale: "give a scale, as with 'scale: 3' or '--scale 3'"
    case .landscapeWithoutDevice: "name one, as with '--device iphone-15'"
    case .tooManyElements: "make the group shorter, its subitems longer, or its count smaller"
    case .layoutNotFinite: "look for a share, a length or a spacing that is far too large"
    case .tooManyItems, .tooManySizedItems, .tooManyNodes, .tooDeep: nil
    case .nestedWaterfall: "make it the section's own group"
    }
  }

  private static let quoteHint =
    "in YAML, quote an expression that holds ': ', begins with a quote, or has a comma within '{…}' or '[…]'"

  private func didYouMean(_ word: String, _ known: [String]) -> String? {
    known.nearest(to: word).map { "did you mean '\($0)'?" }
  }

  private func oneOf(_ words: [String]) -> String? {
    words.isEmpty ? nil : "one of \(words.joined(separator: ", "))"
  }
}

extension ExplainedNumber {
  /// `floor(width / 340) is 0 at width 320`, or the number alone.
  var words: String {
    guard let written else { return plainNumberText(value) }
    let places = names.isEmpty ? "" : " at \(names.joined(separator: ", "))"
    return "\(written) is \(plainNumberText(value))\(places)"
  }
}

/// A number as messages show it: as `solve` prints it by default.
func plainNumberText(_ value: Double) -> String {
  // What is longer than that is told as a power of ten.
  value.magnitude < 1e21 ? numberText(value, .decimals(3)) : value.description
}
