import LayoutSolver
import SourceText

extension SpecProblem {
  /// The message, in one line.
  package var message: String {
    switch self {
    case .unknownKey(let key, let mapping, _, _): "unknown key \(key.quoted) in \(mapping)"
    case .keyWithoutMeaning(let key, let form, _): "\(key.quoted) is not a key of \(form)"
    case .duplicateKey(let key, let line): "duplicate key \(key.quoted) (first defined on line \(line))"
    case .missingKey(let key, let mapping): "\(mapping) needs \(key.quoted)"
    case .missingPartner(let key, let partner): "\(key.quoted) also needs \(partner)"
    case .excludedKeys(let key, let other): "\(key.quoted) and \(other.quoted) cannot be used together"
    case .groupOrList(let found):
      found == 0 ? "a section needs 'group' or 'list'" : "a section takes either 'group' or 'list', not both"
    case .wrongType(let expected, let found): "expected \(expected), found \(found)"
    case .unquotedText(let text, let isKey):
      "expected a string, found \(text)" + (isKey ? " as a key" : "")
    case .missingValue(let key): "\(key.quoted) has no value"
    case .unknownTag(let tag): "unknown tag \(tag.quoted)"
    case .unknownWord(let word, let expected, _): "unknown \(expected) \(word.quoted)"
    case .wrongItemCount(let expected, let found): "expected \(expected), found \(found)"
    case .emptyGroup: "a group needs at least one subitem"
    case .unsupportedVersion(let version): "expected format version 1, found \(version.quoted)"
    case .outputAsSpec: "expected a spec, found the output of 'solve'"
    case .expressionSyntax(let expected, let found, _): "expected \(expected), found \(found)"
    case .percentageInCalculation(let share, _):
      "\(share.quoted) is a percentage of the container and cannot be part of a calculation"
    case .unknownArgument(let name, let function, _): "\(function.quoted) has no argument \(name.quoted)"
    case .unknownStyle(let name, _): "unknown text style \(name.quoted)"
    case .textArgument(let message, _): message
    case .unclosedString: "a string in an expression has no closing quote"
    case .expressionTooDeep: "an expression is nested more than \(ExpressionParser.depthLimit) levels deep"
    case .unknownFunction(let name, _, _): "unknown function \(name.quoted)"
    case .argumentCount(let name, let found):
      "\(name.quoted) takes \(ExpressionFunction(rawValue: name)?.arity.words ?? "other arguments"), "
        + "found \(found == 0 ? "none" : String(found))"
    case .unknownName(let name, _): "unknown name \(name.quoted)"
    case .typeMismatch(let expected, let found, let operation):
      "'\(operation)' takes \(expected), found \(found)"
    case .incomparable(let left, let right): "\(left) cannot be compared with \(right)"
    case .wrongResult(let expected, let found):
      "the expression must evaluate to \(expected), but evaluates to \(found)"
    case .divisionByZero: "division by zero"
    case .notFinite: "the result is not finite"
    case .negativeSize(let number): "size must be at least 0, but \(number.clause)"
    case .notPositive(let number, let what): "\(what) must be greater than 0, but \(number.clause)"
    case .countBelowOne(let number): "count must be at least 1, but \(number.clause)"
    case .notWhole(let number), .countNotWhole(let number): "expected a whole number, but \(number.clause)"
    case .outOfRange(let number, let expected): "expected \(expected), but \(number.clause)"
    case .formNotAlone(let form): "'\(form)(…)' must be the whole value"
    case .unknownDefinition(let name, _): "unknown definition \(name.quoted)"
    case .definitionCycle(let chain):
      "circular reference between definitions: \(chain.joined(separator: " → "))"
    case .invalidVariableName(let name): "\(name.quoted) is not a valid variable name"
    case .reservedName(let name): "\(name.quoted) is a built-in name"
    case .invalidOption(let option, let message, _): "in '\(option)': \(message)"
    case .undeclaredVariable(let name, _): "undeclared variable \(name.quoted)"
    case .missingVariables(let variables):
      "\(variables.count == 1 ? "a variable has" : "\(variables.count) variables have") no value: "
        + variables.map(\.words).joined(separator: ", ")
    case .variableCycle(let chain):
      "circular reference between values: \(chain.joined(separator: " → "))"
    case .keyInVariant(let key): "\(key.quoted) cannot be set in a variant"
    case .duplicateID(let id, let line): "duplicate section id \(id.quoted) (first used on line \(line))"
    case .duplicateItemID(let id, let line):
      "duplicate item id \(id.quoted)" + (line.map { " (first used on line \($0))" } ?? "")
    case .duplicateKind(let kind): "duplicate kind '\(kind)' among boundary supplementary items"
    case .unknownDevice(let name, _): "unknown device \(name.quoted)"
    case .unknownSection(let name, _): "unknown section \(name.quoted)"
    case .widthNotPositive(let width): "width must be greater than 0, but is \(plainNumberText(width))"
    case .heightNegative(let height): "height must be at least 0, but is \(plainNumberText(height))"
    case .scaleNotPositive(let scale): "scale must be greater than 0, but is \(plainNumberText(scale))"
    case .scaleTooLarge(let scale):
      "scale must be at most \(plainNumberText(SpecLowering.scaleLimit)), but is \(plainNumberText(scale))"
    case .roundingWithoutScale(let rounding): "rounding '\(rounding)' requires a scale"
    case .landscapeWithoutDevice: "'landscape' requires a device"
    case .tooManyItems(let count):
      "expected at most \(plainNumberText(SpecLowering.itemLimit)) items, found \(plainNumberText(count))"
    case .tooManySizedItems(let count):
      "expected at most \(plainNumberText(SpecLowering.sizedItemLimit)) measured items, found \(plainNumberText(count))"
    case .tooManyNodes: "'use' and 'variants' expand the spec to more than \(SpecLowering.nodeLimit) nodes"
    case .tooDeep: "the spec is nested more than \(SpecReader.depthLimit) levels deep"
    case .tooManyElements: "the group would have more than \(SolverIssue.elementLimit) elements"
    case .outOfMemory(let section, let bytes, let limit):
      "section \(section.quoted) would bring the layout to \(memoryText(bytes)) of memory, but the limit is "
        + memoryText(limit)
    case .tooManyEnvironments(let count):
      "expected at most \(SnapshotMatrix.environmentLimit) environments, found \(count)"
    case .layoutNotFinite(let section):
      "a length in \(section.map { "section \($0.quoted)" } ?? "the layout") is not finite or far too large"
    case .nestedWaterfall:
      "a waterfall group lays out all items of its section and cannot be nested in another group"
    }
  }

  /// The suggested fix.
  package var hint: String? {
    switch self {
    case .unknownKey(let key, _, let known, let elsewhere):
      key.contains("?")
        ? Self.quoteHint
        : didYouMean(key, known)
          ?? useIt(in: elsewhere)
    case .keyWithoutMeaning(_, _, let fitting): useIt(in: fitting)
    case .duplicateKey: "delete one of the two"
    case .missingKey(let key, _): "write '\(key): …'"
    case .missingPartner(let key, _):
      key == "count" ? "write 'subitem: {…}' in place of 'subitems', or delete 'count'" : nil
    case .excludedKeys: "delete one of the two"
    case .groupOrList(let found):
      found == 0 ? "write 'group: {type: horizontal, …}' or 'list: {}'" : "delete one of the two"
    case .wrongType: nil
    case .unquotedText(let text, _): "write \"\(text)\" in quotes"
    case .missingValue: "write a value, or delete the key"
    case .unknownTag: "delete the tag"
    case .unknownWord(let word, _, let known): didYouMean(word, known) ?? oneOf(known)
    case .wrongItemCount: nil
    case .emptyGroup: "write 'subitems: [{width: …, height: …}]'"
    case .unsupportedVersion: "write 'layoutcalc: 1'"
    case .outputAsSpec: "pass the spec instead; 'layoutcalc diff' compares solved output"
    case .expressionSyntax(_, _, let looksCut):
      looksCut ? Self.quoteHint : nil
    case .unclosedString: "add a closing \"'\"; in YAML, put the whole expression in double quotes"
    case .expressionTooDeep: "move parts of it to 'variables'"
    case .percentageInCalculation(_, let replacement): replacement
    case .unknownArgument(let name, _, let known): didYouMean(name, known) ?? oneOf(known)
    case .unknownStyle(let name, let known): didYouMean(name, known) ?? oneOf(known)
    case .textArgument(_, let hint): hint
    case .unknownFunction(let name, let known, let isDimension):
      isDimension
        ? "put the condition inside: '\(name)(width > 600 ? 0.5 : 1)'"
        : didYouMean(name, known) ?? oneOf(known)
    case .argumentCount: nil
    case .unknownName(let name, let known):
      ForeignValues.hint(forName: name) ?? didYouMean(name, known.joined())
    case .typeMismatch, .incomparable: nil
    case .wrongResult: nil
    case .divisionByZero: "keep the divisor away from 0: write 'max(1, …)'"
    case .notFinite: nil
    case .negativeSize(let number): number.written.map { "write max(0, \($0))" }
    case .notPositive: nil
    case .countBelowOne(let number): number.written.map { "write max(1, \($0))" }
    case .notWhole(let number), .countNotWhole(let number): number.written.map { "write floor(\($0))" }
    case .outOfRange: nil
    case .formNotAlone(let form): "move the calculation inside: '\(form)(…)'"
    case .unknownDefinition(let name, let known):
      didYouMean(name, known) ?? (known.isEmpty ? "declare it under 'definitions' at the top" : nil)
    case .definitionCycle: "remove one of these references"
    case .invalidVariableName: "use letters, digits and '_', and start with a letter or '_'"
    case .reservedName: "choose another name"
    case .invalidOption(_, _, let hint): hint
    case .missingVariables(let variables):
      variables.map { "--set \($0.name)=\($0.choices.first ?? "…")" }.joined(separator: " ")
    case .undeclaredVariable(let name, let known):
      didYouMean(name, known) ?? "declare it under 'variables' at the top"
    case .variableCycle: "remove one of these references"
    case .keyInVariant: "move it to the top level of the spec"
    case .duplicateID: "give each section its own id"
    case .duplicateItemID(let id, let line):
      line == nil ? "write \"\(id)-{item}\", which numbers the items" : "give each item its own id"
    case .duplicateKind: "give each its own kind"
    case .unknownDevice(let name, let known): deviceHint(name, known)
    case .unknownSection(let name, let known): didYouMean(name, known)
    case .widthNotPositive, .heightNegative, .scaleNotPositive, .scaleTooLarge: nil
    case .roundingWithoutScale: "add 'scale: 3' or '--scale 3'"
    case .landscapeWithoutDevice: "add '--device iphone-15'"
    case .tooManyElements: "make the group shorter, its subitems longer, or its count smaller"
    case .outOfMemory: "use fewer items, or set LAYOUTCALC_MEMORY to a larger number of bytes"
    case .tooManyEnvironments: "leave out some widths, devices, directions or offsets"
    case .layoutNotFinite: "check for a fraction, length or spacing that is far too large"
    case .tooManyItems, .tooManySizedItems, .tooManyNodes, .tooDeep: nil
    case .nestedWaterfall: "make it the section's 'group'"
    }
  }

  private static let quoteHint =
    #"put the expression in quotes: "width > 600 ? 5 : 3""#

  /// Returns the slugs that begin with the name, preferably as a whole word, or else the nearest one.
  private func deviceHint(_ name: String, _ known: [String]) -> String {
    let begun = known.filter { $0.hasPrefix(name.slug) }
    let family = begun.filter { $0.hasPrefix(name.slug + "-") }
    let slugs = family.isEmpty ? begun : family
    guard !name.slug.isEmpty, let first = slugs.first else {
      return didYouMean(name, known) ?? "run 'layoutcalc devices' to list the devices"
    }
    guard slugs.count > 1 else { return "did you mean '\(first)'?" }
    let others = slugs.count > 20 ? " or another that 'layoutcalc devices \(name.slug)' lists" : ""
    return "write one of \(slugs.prefix(20).joined(separator: ", "))\(others)"
  }

  private func didYouMean(_ word: String, _ known: some Collection<String>) -> String? {
    known.nearest(to: word).map { "did you mean '\($0)'?" }
  }

  private func useIt(in parts: [String]) -> String? {
    parts.isEmpty ? nil : "use it in \(parts.alternatives)"
  }

  private func oneOf(_ words: [String]) -> String? {
    words.isEmpty ? nil : "write one of \(words.joined(separator: ", "))"
  }
}

extension ExplainedNumber {
  /// The clause after "but" in a message: `floor(width / 340) is 0 at width 320`, or `is 0`.
  var clause: String {
    guard let written else { return "is \(plainNumberText(value))" }
    let places = names.isEmpty ? "" : " at \(names.joined(separator: ", "))"
    return "\(written) is \(plainNumberText(value))\(places)"
  }
}

/// Returns a number with up to three decimals, as in the default output of `solve`.
func plainNumberText(_ value: Double) -> String {
  // Larger numbers are written with a power of ten.
  value.magnitude < 1e21 ? numberText(value, .decimals(3)) : value.description
}

extension SpecProblem.MissingVariable {
  /// The name, its line and its possible values.
  fileprivate var words: String {
    let choice = choices.isEmpty ? "" : "; one of \(choices.prefix(12).joined(separator: ", "))"
    return "\(name.quoted) (line \(line)\(choice))"
  }
}
