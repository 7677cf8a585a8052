package import SourceText

/// The stable codes of spec problems.
package enum SpecProblemCode: String, CaseIterable, Sendable {
  case unknownKey = "unknown-key"
  case keyWithoutMeaning = "key-without-meaning"
  case duplicateKey = "duplicate-key"
  case missingKey = "missing-key"
  case missingPartner = "missing-partner"
  case excludedKeys = "excluded-keys"
  case groupOrList = "group-or-list"
  case wrongType = "wrong-type"
  case unquotedText = "unquoted-text"
  case missingValue = "missing-value"
  case unknownTag = "unknown-tag"
  case unknownWord = "unknown-choice"
  case wrongItemCount = "wrong-item-count"
  case emptyGroup = "empty-group"
  case unsupportedVersion = "unknown-version"
  case outputAsSpec = "output-as-spec"
  case expressionSyntax = "expression-syntax"
  case percentageInCalculation = "percentage-in-calculation"
  case unknownArgument = "unknown-argument"
  case unknownStyle = "unknown-text-style"
  case textArgument = "text-argument"
  case unclosedString = "unclosed-text"
  case expressionTooDeep = "expression-too-deep"
  case unknownFunction = "unknown-function"
  case argumentCount = "argument-count"
  case unknownName = "unknown-name"
  case typeMismatch = "type-mismatch"
  case incomparable = "incomparable-types"
  case wrongResult = "wrong-result"
  case notFinite = "non-finite"
  case negativeSize = "nonpositive-dimension"
  case notPositive = "not-positive"
  case countBelowOne = "column-count-zero"
  case notWhole = "not-whole"
  case outOfRange = "out-of-range"
  case formNotAlone = "form-not-alone"
  case unknownDefinition = "unknown-definition"
  case definitionCycle = "definition-cycle"
  case invalidVariableName = "invalid-variable-name"
  case reservedName = "reserved-name"
  case invalidOption = "invalid-option"
  case undeclaredVariable = "undeclared-variable"
  case missingVariables = "missing-variables"
  case variableCycle = "variable-cycle"
  case keyInVariant = "key-in-variant"
  case duplicateID = "duplicate-id"
  case duplicateItemID = "duplicate-item-id"
  case duplicateKind = "duplicate-kind"
  case unknownDevice = "unknown-device"
  case unknownSection = "unknown-section"
  case widthNotPositive = "width-not-positive"
  case heightNegative = "height-negative"
  case scaleNotPositive = "scale-not-positive"
  case scaleTooLarge = "scale-too-large"
  case roundingWithoutScale = "rounding-without-scale"
  case landscapeWithoutDevice = "landscape-without-device"
  case tooManyItems = "too-many-items"
  case tooManyNodes = "too-many-nodes"
  case tooManyElements = "too-many-elements"
  case outOfMemory = "out-of-memory"
  case tooManyEnvironments = "too-many-environments"
  case tooDeep = "too-deep"
  case nestedWaterfall = "nested-waterfall"
}

extension SpecProblem {
  /// An example of every problem with its fix, in the order of the codes.
  package static var catalog: [ProblemExample] { SpecProblemCode.allCases.map(\.example) }
}

extension SpecProblemCode {
  /// An example that has the problem, and its fix.
  package var example: ProblemExample {
    let (example, fix) = row
    return ProblemExample(code: rawValue, example: example, fix: fix)
  }

  private var row: (example: String, fix: String) {
    switch self {
    case .unknownKey: ("contentInset: 8", "contentInsets: 8")
    case .keyWithoutMeaning: ("{type: horizontal, columns: 2, …}", "{type: waterfall, columns: 2, …}")
    case .duplicateKey: ("{items: 3, items: 4}", "{items: 4}")
    case .missingKey: ("{width: 100%}", "{width: 100%, height: 44}")
    case .missingPartner: ("{subitem: {…}}", "{subitem: {…}, count: 2}")
    case .excludedKeys: ("{height: 40, aspectRatio: 1}", "{aspectRatio: 1}")
    case .groupOrList: ("{items: 3}", "{items: 3, list: {}}")
    case .wrongType: ("sections: {items: 3}", "sections: [{items: 3, …}]")
    case .unquotedText: ("id: 1", #"id: "1""#)
    case .missingValue: ("items:", "items: 3")
    case .unknownTag: ("!points 8", "8")
    case .unknownWord: ("scrollDirection: across", "scrollDirection: horizontal")
    case .wrongItemCount: ("{random: [10]}", "{random: [10, 20]}")
    case .emptyGroup: ("subitems: []", "subitems: [{width: 100%, height: 44}]")
    case .unsupportedVersion: ("layoutcalc: 2", "layoutcalc: 1")
    case .outputAsSpec: (#"{"contentSize": {…}, "elements": […]}"#, #"{"sections": […]}"#)
    case .expressionSyntax: (#""8 +""#, #""8 + 8""#)
    case .percentageInCalculation: ("width: 100% - 32", "width: width - 32")
    case .unknownArgument: ("text(line: 2, style: body)", "text(lines: 2, style: body)")
    case .unknownStyle: ("fontSize(headlin)", "fontSize(headline)")
    case .textArgument: ("text(lines: 2)", "text(lines: 2, style: body)")
    case .unclosedString: (#""idiom == 'pad""#, #""idiom == 'pad'""#)
    case .expressionTooDeep: ("((((…))))", "variables: {part: …}")
    case .unknownFunction: ("maks(8, 4)", "max(8, 4)")
    case .argumentCount: ("floor(8, 4)", "floor(8 / 4)")
    case .unknownName: ("widht / 2", "width / 2")
    case .typeMismatch: ("1 + idiom", "idiom == 'pad' ? 2 : 1")
    case .incomparable: ("width == '390'", "width == 390")
    case .wrongResult: ("interGroupSpacing: width > 600", #"interGroupSpacing: "width > 600 ? 16 : 8""#)
    case .notFinite: ("100 / floor(width / 400)", "100 / max(1, floor(width / 400))")
    case .negativeSize: ("height: width - 400", "height: max(0, width - 400)")
    case .notPositive: ("aspectRatio: 0", "aspectRatio: 1.5")
    case .countBelowOne: ("columns: floor(width / 400)", "columns: max(1, floor(width / 400))")
    case .notWhole: ("items: 2.5", "items: 2")
    case .outOfRange: ("items: -1", "items: 1")
    case .formNotAlone: ("estimated(44) + 2", "estimated(44 + 2)")
    case .unknownDefinition: ("use: crad", "use: card")
    case .definitionCycle: ("a: {use: b}, b: {use: a}", "a: {use: b}, b: {…}")
    case .invalidVariableName: ("column-count: 2", "columnCount: 2")
    case .reservedName: ("variables: {width: 2}", "variables: {cardWidth: 2}")
    case .invalidOption: ("--set columns=widht", "--set columns=3")
    case .undeclaredVariable: ("--set colums=3", "--set columns=3")
    case .missingVariables: ("variables: {columns: }", "--set columns=3")
    case .variableCycle:
      ("{items: twice, variables: {twice: items * 2}}", "{items: 4, variables: {twice: items * 2}}")
    case .keyInVariant: ("variants: [{when: …, environment: {…}}]", "environment: {…}")
    case .duplicateID: ("[{id: a}, {id: a}]", "[{id: a}, {id: b}]")
    case .duplicateItemID: (#"{count: 3, id: photo}"#, #"{count: 3, id: "photo-{item}"}"#)
    case .duplicateKind: ("[{kind: header}, {kind: header}]", "[{kind: header}, {kind: footer}]")
    case .unknownDevice: ("device: iphone15", "device: iphone-15")
    case .unknownSection: ("--scroll baner=20", "--scroll banner=20")
    case .widthNotPositive: ("width: 0", "width: 390")
    case .heightNegative: ("height: -1", "height: 844")
    case .scaleNotPositive: ("scale: 0", "scale: 3")
    case .scaleTooLarge: ("scale: 3000", "scale: 3")
    case .roundingWithoutScale: ("{rounding: legacy}", "{rounding: legacy, scale: 3}")
    case .landscapeWithoutDevice: ("--landscape", "--device iphone-15 --landscape")
    case .tooManyItems: ("items: 1e300", "items: 1000000")
    case .tooManyElements:
      ("{height: 1e9, subitems: [{height: 1, …}], …}", "{height: 1000, subitems: [{height: 1, …}], …}")
    case .outOfMemory:
      ("{count: 1e8, width: {random: [20, 120]}}", "{count: 1e6, width: {random: [20, 120]}}")
    case .tooManyEnvironments: ("snapshots: {widths: […], offsets: […]}", "fewer widths or offsets")
    case .tooManyNodes: ("a: {subitems: [{use: b}, {use: b}]}, …", "fewer levels")
    case .tooDeep: ("group: {subitems: [{subitems: […]}]}", "fewer levels")
    case .nestedWaterfall: ("subitems: [{type: waterfall, …}]", "group: {type: waterfall, …}")
    }
  }
}
