package import SourceText

/// The stable words for the problems of specs.
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
  case unknownWord = "unknown-word"
  case wrongItemCount = "wrong-item-count"
  case emptyGroup = "empty-group"
  case unsupportedVersion = "unsupported-version"
  case expressionSyntax = "expression-syntax"
  case unclosedString = "unclosed-string"
  case expressionTooDeep = "expression-too-deep"
  case unknownFunction = "unknown-function"
  case argumentCount = "argument-count"
  case unknownName = "unknown-name"
  case typeMismatch = "type-mismatch"
  case incomparable = "incomparable-types"
  case wrongResult = "wrong-result"
  case divisionByZero = "division-by-zero"
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
  case faultyOption = "faulty-option"
  case undeclaredVariable = "undeclared-variable"
  case variableCycle = "variable-cycle"
  case keyInVariant = "key-in-variant"
  case duplicateID = "duplicate-id"
  case duplicateKind = "duplicate-kind"
  case unknownDevice = "unknown-device"
  case unknownSection = "unknown-section"
  case widthNotPositive = "width-not-positive"
  case heightNegative = "height-negative"
  case scaleNotPositive = "scale-not-positive"
  case roundingWithoutScale = "rounding-without-scale"
  case landscapeWithoutDevice = "landscape-without-device"
  case tooManyItems = "too-many-items"
  case tooManyNodes = "too-many-nodes"
  case tooDeep = "too-deep"
  case nestedWaterfall = "nested-waterfall"
}

extension SpecProblemCode {
  /// The table that help shows, in the order of the cases.
  package static var references: [ProblemReference] { allCases.map(\.reference) }

  /// What help says of the code.
  package var reference: ProblemReference {
    let (summary, example, fix) = row
    return ProblemReference(code: rawValue, summary: summary, example: example, fix: fix)
  }

  /// What is wrong, a text that has the problem, and what to write instead.
  private var row: (String, String, String) {
    switch self {
    case .unknownKey:
      (
        "a key that the mapping does not have; keys that begin with 'x-' are free", "contentInset: 8",
        "contentInsets: 8"
      )
    case .keyWithoutMeaning:
      (
        "a key of another kind of group, section or layout", "{type: horizontal, columns: 2, …}",
        "{type: waterfall, columns: 2, …}"
      )
    case .duplicateKey:
      ("a key stands twice in one map", "{items: 3, items: 4}", "{items: 4}")
    case .missingKey:
      ("a key that has to be there is not", "{width: 100%}", "{width: 100%, height: 44}")
    case .missingPartner:
      ("a key that says nothing without another", "{subitem: {…}}", "{subitem: {…}, count: 2}")
    case .excludedKeys:
      ("two keys that say the same thing in two ways", "{height: 40, aspectRatio: 1}", "{aspectRatio: 1}")
    case .groupOrList:
      ("a section has exactly one of 'group' and 'list'", "{items: 3}", "{items: 3, list: {}}")
    case .wrongType:
      ("a value of another type than the key takes", "sections: {items: 3}", "sections: [{items: 3, …}]")
    case .unquotedText:
      ("a number or a boolean where a string is wanted", "id: 1", #"id: "1""#)
    case .missingValue:
      ("a key without a value; null is not the same as leaving the key out", "items:", "items: 3")
    case .unknownTag:
      ("a YAML tag beyond the core schema's", "!points 8", "8")
    case .unknownWord:
      ("a word that the key does not take", "scrollDirection: sideways", "scrollDirection: horizontal")
    case .wrongItemCount:
      ("a list that is too short or too long", "{random: [10]}", "{random: [10, 20]}")
    case .emptyGroup:
      (
        "a horizontal or vertical group without subitems", "subitems: []",
        "subitems: [{width: 100%, height: 44}]"
      )
    case .unsupportedVersion:
      ("a version of the format that this program does not read", "layoutcalc: 2", "layoutcalc: 1")
    case .expressionSyntax:
      ("an expression that does not follow the grammar", #""8 +""#, #""8 + 8""#)
    case .unclosedString:
      ("a string in an expression without its closing quote", #""idiom == 'pad""#, #""idiom == 'pad'""#)
    case .expressionTooDeep:
      ("an expression nests more than 64 levels deep", "((((…))))", "variables: {part: …}")
    case .unknownFunction:
      ("a function that does not exist; dimensions stand outside expressions", "maks(8, 4)", "max(8, 4)")
    case .argumentCount:
      ("a function with too many or too few arguments", "floor(8, 4)", "floor(8 / 4)")
    case .unknownName:
      ("a name that nothing has at that place", "widht / 2", "width / 2")
    case .typeMismatch:
      ("an operator or a function with a value of another type", "1 + idiom", "idiom == 'pad' ? 2 : 1")
    case .incomparable:
      ("a comparison of two types", "width == '390'", "width == 390")
    case .wrongResult:
      (
        "an expression that gives another type than the key takes", "interGroupSpacing: width > 600",
        #"interGroupSpacing: "width > 600 ? 16 : 8""#
      )
    case .divisionByZero:
      (
        "a division by zero, or a remainder of one", "100 / floor(width / 400)",
        "100 / max(1, floor(width / 400))"
      )
    case .notFinite:
      ("a number that is not finite", "1e308 * 10", "1e308")
    case .negativeSize:
      ("a size below 0", "height: width - 400", "height: max(0, width - 400)")
    case .notPositive:
      ("a number that has to be above 0", "aspectRatio: 0", "aspectRatio: 1.5")
    case .countBelowOne:
      ("a count below 1", "columns: floor(width / 400)", "columns: max(1, floor(width / 400))")
    case .notWhole:
      ("a number with a fraction where a whole one is wanted", "items: 2.5", "items: 2")
    case .outOfRange:
      ("a number outside what the key takes", "items: -1", "items: 1")
    case .formNotAlone:
      ("a dimension with something before or after it", "estimated(44) + 2", "estimated(44 + 2)")
    case .unknownDefinition:
      ("a name under 'use' that 'definitions' does not have", "use: crad", "use: card")
    case .definitionCycle:
      ("definitions that take each other up", "a: {use: b}, b: {use: a}", "a: {use: b}, b: {…}")
    case .invalidVariableName:
      ("a variable that expressions could not mention", "column-count: 2", "columnCount: 2")
    case .reservedName:
      (
        "a variable with a name that the language has taken", "variables: {width: 2}",
        "variables: {cardWidth: 2}"
      )
    case .faultyOption:
      ("an expression of the command line that cannot be evaluated", "--set columns=widht", "--set columns=3")
    case .undeclaredVariable:
      ("an option sets a variable that the spec does not declare", "--set colums=3", "--set columns=3")
    case .variableCycle:
      (
        "values that depend on each other", "{items: twice, variables: {twice: items * 2}}",
        "{items: 4, variables: {twice: items * 2}}"
      )
    case .keyInVariant:
      (
        "a variant that changes what conditions depend on", "variants: [{when: …, environment: {…}}]",
        "environment: {…}"
      )
    case .duplicateID:
      ("two sections of one id", "[{id: a}, {id: a}]", "[{id: a}, {id: b}]")
    case .duplicateKind:
      (
        "two boundary items of one kind in a section or in the layout", "[{kind: header}, {kind: header}]",
        "[{kind: header}, {kind: footer}]"
      )
    case .unknownDevice:
      ("a device that the table does not have", "device: iphone15", "device: iphone-15")
    case .unknownSection:
      ("an option names a section that the spec does not have", "--scroll baner=20", "--scroll banner=20")
    case .widthNotPositive:
      ("a collection view without a width", "width: 0", "width: 390")
    case .heightNegative:
      ("a collection view of a height below 0", "height: -1", "height: 844")
    case .scaleNotPositive:
      ("a scale of 0 or less", "scale: 0", "scale: 3")
    case .roundingWithoutScale:
      ("rounding to pixels without a scale", "{rounding: legacy}", "{rounding: legacy, scale: 3}")
    case .landscapeWithoutDevice:
      ("an option turns a device, and none is named", "--landscape", "--device iphone-15 --landscape")
    case .tooManyItems:
      ("more items than 10^12, or than 10^8 with sizes of their own", "items: 1e300", "items: 1000000")
    case .tooManyNodes:
      (
        "definitions that multiply past a million maps", "a: {subitems: [{use: b}, {use: b}]}, …",
        "fewer levels"
      )
    case .tooDeep:
      (
        "maps and lists nest more than 256 levels deep, 'use' included",
        "group: {subitems: [{subitems: […]}]}", "fewer levels"
      )
    case .nestedWaterfall:
      (
        "a waterfall group within another group", "subitems: [{type: waterfall, …}]",
        "group: {type: waterfall, …}"
      )
    }
  }
}
