package import SourceText

/// A value together with the expression that gave it, for messages that show both.
package struct ExplainedNumber: Hashable, Sendable {
  /// The number.
  package var value: Double
  /// The expression as it is written; nil for a plain number.
  package var written: String?
  /// The values of the names in it: `width 320`.
  package var names: [String]

  package init(_ value: Double, written: String? = nil, names: [String] = []) {
    self.value = value
    self.written = written
    self.names = names
  }
}

/// What is wrong with a spec: the facts, whose words are in `SpecProblemWords.swift`.
package enum SpecProblem: Hashable, Sendable {
  // Structure
  case unknownKey(String, of: String, known: [String])
  case keyWithoutMeaning(String, in: String, fitting: [String])
  case duplicateKey(String, firstLine: Int)
  case missingKey(String, of: String)
  case missingPartner(String, needs: String)
  case excludedKeys(String, String)
  case groupOrList(found: Int)
  case wrongType(expected: String, found: String)
  case unquotedText(String, isKey: Bool)
  case missingValue(String)
  case unknownTag(String)
  case unknownWord(String, expected: String, known: [String])
  case wrongItemCount(expected: String, found: Int)
  case emptyGroup
  case unsupportedVersion(String)
  // Numbers and expressions
  case expressionSyntax(expected: String, found: String, looksCut: Bool)
  case unclosedString
  case expressionTooDeep
  case unknownFunction(String, known: [String], isDimension: Bool)
  case argumentCount(String, found: Int)
  case unknownName(String, known: [String])
  case typeMismatch(expected: String, found: String, by: String)
  case incomparable(String, String)
  case wrongResult(expected: String, found: String)
  case divisionByZero
  case notFinite
  case negativeSize(ExplainedNumber)
  case notPositive(ExplainedNumber, what: String)
  case countBelowOne(ExplainedNumber)
  case notWhole(ExplainedNumber)
  case outOfRange(ExplainedNumber, expected: String)
  case formNotAlone(String)
  // Names
  case unknownDefinition(String, known: [String])
  case definitionCycle([String])
  case invalidVariableName(String)
  case reservedName(String)
  case faultyOption(String, String, hint: String?)
  case undeclaredVariable(String, known: [String])
  case variableCycle([String])
  case keyInVariant(String)
  case duplicateID(String, firstLine: Int)
  case duplicateKind(String)
  case unknownDevice(String, known: [String])
  case unknownSection(String, known: [String])
  // Environment and limits
  case widthNotPositive(Double)
  case heightNegative(Double)
  case scaleNotPositive(Double)
  case roundingWithoutScale(String)
  case landscapeWithoutDevice
  case tooManyItems(Double, limit: Double)
  case tooManyNodes
  case tooDeep
  case nestedWaterfall
}

extension SpecProblem: Problem {
  package var severity: Severity { .error }

  package var code: String {
    switch self {
    case .unknownKey: "unknown-key"
    case .keyWithoutMeaning: "key-without-meaning"
    case .duplicateKey: "duplicate-key"
    case .missingKey: "missing-key"
    case .missingPartner: "missing-partner"
    case .excludedKeys: "excluded-keys"
    case .groupOrList: "group-or-list"
    case .wrongType: "wrong-type"
    case .unquotedText: "unquoted-text"
    case .missingValue: "missing-value"
    case .unknownTag: "unknown-tag"
    case .unknownWord: "unknown-word"
    case .wrongItemCount: "wrong-item-count"
    case .emptyGroup: "empty-group"
    case .unsupportedVersion: "unsupported-version"
    case .expressionSyntax: "expression-syntax"
    case .unclosedString: "unclosed-string"
    case .expressionTooDeep: "expression-too-deep"
    case .unknownFunction: "unknown-function"
    case .argumentCount: "argument-count"
    case .unknownName: "unknown-name"
    case .typeMismatch: "type-mismatch"
    case .incomparable: "incomparable-types"
    case .wrongResult: "wrong-result"
    case .divisionByZero: "division-by-zero"
    case .notFinite: "non-finite"
    case .negativeSize: "nonpositive-dimension"
    case .notPositive: "not-positive"
    case .countBelowOne: "column-count-zero"
    case .notWhole: "not-whole"
    case .outOfRange: "out-of-range"
    case .formNotAlone: "form-not-alone"
    case .unknownDefinition: "unknown-definition"
    case .definitionCycle: "definition-cycle"
    case .invalidVariableName: "invalid-variable-name"
    case .reservedName: "reserved-name"
    case .faultyOption: "faulty-option"
    case .undeclaredVariable: "undeclared-variable"
    case .variableCycle: "variable-cycle"
    case .keyInVariant: "key-in-variant"
    case .duplicateID: "duplicate-id"
    case .duplicateKind: "duplicate-kind"
    case .unknownDevice: "unknown-device"
    case .unknownSection: "unknown-section"
    case .widthNotPositive: "width-not-positive"
    case .heightNegative: "height-negative"
    case .scaleNotPositive: "scale-not-positive"
    case .roundingWithoutScale: "rounding-without-scale"
    case .landscapeWithoutDevice: "landscape-without-device"
    case .tooManyItems: "too-many-items"
    case .tooManyNodes: "too-many-nodes"
    case .tooDeep: "too-deep"
    case .nestedWaterfall: "nested-waterfall"
    }
  }
}
