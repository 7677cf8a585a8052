package import SourceText

/// A value with the expression that it was computed from, for messages that show both.
package struct ExplainedNumber: Hashable, Sendable {
  /// The value.
  package var value: Double
  /// The expression as written; nil for a plain number.
  package var written: String?
  /// The values of the names in it, such as `width 320`.
  package var names: [String]

  package init(_ value: Double, written: String? = nil, names: [String] = []) {
    self.value = value
    self.written = written
    self.names = names
  }
}

/// A problem in a spec; its messages are in `SpecProblemWords.swift`.
package enum SpecProblem: Hashable, Sendable {
  // Structure
  case unknownKey(String, of: String, known: [String], elsewhere: [String])
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
  case outputAsSpec
  // Numbers and expressions
  case expressionSyntax(expected: String, found: String, looksCut: Bool)
  case percentageInCalculation(String, replacement: String)
  case unknownArgument(String, of: String, known: [String])
  case unknownStyle(String, known: [String])
  case textArgument(String, hint: String?)
  case unclosedString
  case expressionTooDeep
  case unknownFunction(String, known: [String], isDimension: Bool)
  case argumentCount(String, found: Int)
  case unknownName(String, known: [ArraySlice<String>])
  case typeMismatch(expected: String, found: String, by: String)
  case incomparable(String, String)
  case wrongResult(expected: String, found: String)
  case divisionByZero
  case notFinite
  case layoutNotFinite(section: String?)
  case negativeSize(ExplainedNumber)
  case notPositive(ExplainedNumber, what: String)
  case countBelowOne(ExplainedNumber)
  case notWhole(ExplainedNumber)
  case countNotWhole(ExplainedNumber)
  case outOfRange(ExplainedNumber, expected: String)
  case formNotAlone(String)
  // Names
  case unknownDefinition(String, known: [String])
  case definitionCycle([String])
  case invalidVariableName(String)
  case reservedName(String)
  case invalidOption(String, String, hint: String?)
  case undeclaredVariable(String, known: [String])
  case missingVariables([MissingVariable])
  case variableCycle([String])
  case keyInVariant(String)
  case duplicateID(String, firstLine: Int)
  case duplicateItemID(String, firstLine: Int?)
  case duplicateKind(String)
  case unknownDevice(String, known: [String])
  case unknownSection(String, known: [String])
  // Environment and limits
  case widthNotPositive(Double)
  case heightNegative(Double)
  case scaleNotPositive(Double)
  case scaleTooLarge(Double)
  case roundingWithoutScale(String)
  case landscapeWithoutDevice
  case tooManyItems(Double)
  case tooManySizedItems(Double)
  case tooManyNodes
  case tooManyElements
  case outOfMemory(section: String, bytes: Int, limit: Int)
  case tooManyEnvironments(Int)
  case tooDeep
  case nestedWaterfall
}

extension SpecProblem {
  /// A variable without a value, and the line on which it is declared.
  package struct MissingVariable: Hashable, Sendable {
    package var name: String
    package var line: Int
    /// The possible values, if they are few.
    package var choices: [String] = []
  }
}

extension SpecProblem: Problem {
  package var severity: Severity { .error }

  package var code: String { kind.rawValue }

  /// The kind of problem, without its associated values.
  package var kind: SpecProblemCode {
    switch self {
    case .unknownKey: .unknownKey
    case .keyWithoutMeaning: .keyWithoutMeaning
    case .duplicateKey: .duplicateKey
    case .missingKey: .missingKey
    case .missingPartner: .missingPartner
    case .excludedKeys: .excludedKeys
    case .groupOrList: .groupOrList
    case .wrongType: .wrongType
    case .unquotedText: .unquotedText
    case .missingValue: .missingValue
    case .unknownTag: .unknownTag
    case .unknownWord: .unknownWord
    case .wrongItemCount: .wrongItemCount
    case .emptyGroup: .emptyGroup
    case .unsupportedVersion: .unsupportedVersion
    case .outputAsSpec: .outputAsSpec
    case .expressionSyntax: .expressionSyntax
    case .percentageInCalculation: .percentageInCalculation
    case .unknownArgument: .unknownArgument
    case .unknownStyle: .unknownStyle
    case .textArgument: .textArgument
    case .unclosedString: .unclosedString
    case .expressionTooDeep: .expressionTooDeep
    case .unknownFunction: .unknownFunction
    case .argumentCount: .argumentCount
    case .unknownName: .unknownName
    case .typeMismatch: .typeMismatch
    case .incomparable: .incomparable
    case .wrongResult: .wrongResult
    // Lint has one rule, 'non-finite', for both.
    case .divisionByZero: .notFinite
    case .notFinite: .notFinite
    case .negativeSize: .negativeSize
    case .notPositive: .notPositive
    case .countBelowOne: .countBelowOne
    case .notWhole: .notWhole
    case .countNotWhole: .countBelowOne
    case .outOfRange: .outOfRange
    case .formNotAlone: .formNotAlone
    case .unknownDefinition: .unknownDefinition
    case .definitionCycle: .definitionCycle
    case .invalidVariableName: .invalidVariableName
    case .reservedName: .reservedName
    case .invalidOption: .invalidOption
    case .undeclaredVariable: .undeclaredVariable
    case .missingVariables: .missingVariables
    case .variableCycle: .variableCycle
    case .keyInVariant: .keyInVariant
    case .duplicateID: .duplicateID
    case .duplicateItemID: .duplicateItemID
    case .duplicateKind: .duplicateKind
    case .unknownDevice: .unknownDevice
    case .unknownSection: .unknownSection
    case .widthNotPositive: .widthNotPositive
    case .heightNegative: .heightNegative
    case .scaleNotPositive: .scaleNotPositive
    case .scaleTooLarge: .scaleTooLarge
    case .roundingWithoutScale: .roundingWithoutScale
    case .landscapeWithoutDevice: .landscapeWithoutDevice
    case .tooManyItems, .tooManySizedItems: .tooManyItems
    case .tooManyNodes: .tooManyNodes
    case .tooManyElements: .tooManyElements
    case .outOfMemory: .outOfMemory
    case .tooManyEnvironments: .tooManyEnvironments
    case .layoutNotFinite: .notFinite
    case .tooDeep: .tooDeep
    case .nestedWaterfall: .nestedWaterfall
    }
  }
}
