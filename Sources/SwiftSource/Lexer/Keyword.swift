/// The keywords of Swift's grammar.
enum Keyword: String, CaseIterable {
  case none = ""

  // Keywords in declarations.
  case associatedtypeWord = "associatedtype"
  case classWord = "class"
  case deinitWord = "deinit"
  case enumWord = "enum"
  case extensionWord = "extension"
  case fileprivateWord = "fileprivate"
  case funcWord = "func"
  case importWord = "import"
  case initWord = "init"
  case inoutWord = "inout"
  case internalWord = "internal"
  case letWord = "let"
  case operatorWord = "operator"
  case precedencegroupWord = "precedencegroup"
  case privateWord = "private"
  case protocolWord = "protocol"
  case publicWord = "public"
  case staticWord = "static"
  case structWord = "struct"
  case subscriptWord = "subscript"
  case typealiasWord = "typealias"
  case varWord = "var"

  // Keywords in statements.
  case breakWord = "break"
  case caseWord = "case"
  case catchWord = "catch"
  case continueWord = "continue"
  case defaultWord = "default"
  case deferWord = "defer"
  case doWord = "do"
  case elseWord = "else"
  case fallthroughWord = "fallthrough"
  case forWord = "for"
  case guardWord = "guard"
  case ifWord = "if"
  case inWord = "in"
  case repeatWord = "repeat"
  case returnWord = "return"
  case switchWord = "switch"
  case throwWord = "throw"
  case whereWord = "where"
  case whileWord = "while"

  // Keywords in expressions and types.
  case anyTypeWord = "Any"
  case asWord = "as"
  case falseWord = "false"
  case isWord = "is"
  case nilWord = "nil"
  case rethrowsWord = "rethrows"
  case selfWord = "self"
  case selfTypeWord = "Self"
  case superWord = "super"
  case throwsWord = "throws"
  case trueWord = "true"
  case tryWord = "try"
  case underscore = "_"

  // Contextual keywords, which are identifiers elsewhere.
  case actorWord = "actor"
  case anyWord = "any"
  case asyncWord = "async"
  case awaitWord = "await"
  case borrowWord = "borrow"
  case borrowingWord = "borrowing"
  case consumeWord = "consume"
  case consumingWord = "consuming"
  case oldConsumingWord = "__consuming"
  case convenienceWord = "convenience"
  case copyWord = "copy"
  case didSetWord = "didSet"
  case discardWord = "discard"
  case distributedWord = "distributed"
  case dynamicWord = "dynamic"
  case eachWord = "each"
  case finalWord = "final"
  case getWord = "get"
  case indirectWord = "indirect"
  case infixWord = "infix"
  case isolatedWord = "isolated"
  case lazyWord = "lazy"
  case macroWord = "macro"
  case modifyWord = "_modify"
  case mutatingWord = "mutating"
  case nonisolatedWord = "nonisolated"
  case nonmutatingWord = "nonmutating"
  case openWord = "open"
  case optionalWord = "optional"
  case overrideWord = "override"
  case packageWord = "package"
  case postfixWord = "postfix"
  case prefixWord = "prefix"
  case readWord = "_read"
  case reasyncWord = "reasync"
  case requiredWord = "required"
  case sendingWord = "sending"
  case setWord = "set"
  case someWord = "some"
  case thenWord = "then"
  case unownedWord = "unowned"
  case unsafeWord = "unsafe"
  case weakWord = "weak"
  case willSetWord = "willSet"
  case yieldWord = "yield"

  /// Whether the word cannot be used as an identifier without backticks.
  var isReserved: Bool {
    switch self {
    case .none, .actorWord, .anyWord, .asyncWord, .awaitWord, .borrowWord, .borrowingWord, .consumeWord,
      .consumingWord, .convenienceWord, .copyWord, .didSetWord, .discardWord, .distributedWord, .dynamicWord,
      .eachWord, .finalWord, .getWord, .indirectWord, .infixWord, .isolatedWord, .lazyWord, .macroWord,
      .modifyWord, .mutatingWord, .nonisolatedWord, .nonmutatingWord, .oldConsumingWord, .openWord,
      .optionalWord, .overrideWord, .packageWord, .postfixWord, .prefixWord, .readWord, .reasyncWord,
      .requiredWord,
      .sendingWord, .setWord, .someWord, .thenWord, .unownedWord, .unsafeWord, .weakWord, .willSetWord,
      .yieldWord:
      false
    case _: true
    }
  }

  /// Whether the word always begins a declaration; `case` and `class` are handled separately.
  var beginsDeclaration: Bool {
    switch self {
    case .associatedtypeWord, .deinitWord, .enumWord, .extensionWord, .funcWord, .importWord, .initWord,
      .letWord, .operatorWord, .precedencegroupWord, .protocolWord, .structWord, .subscriptWord,
      .typealiasWord, .varWord:
      true
    case _: false
    }
  }

  /// Whether the word can be a modifier before the keyword of a declaration.
  var isModifier: Bool {
    switch self {
    case .asyncWord, .borrowingWord, .classWord, .consumingWord, .convenienceWord, .distributedWord,
      .dynamicWord, .fileprivateWord, .finalWord, .indirectWord, .infixWord, .internalWord, .isolatedWord,
      .lazyWord, .mutatingWord, .nonisolatedWord, .nonmutatingWord, .oldConsumingWord, .openWord,
      .optionalWord,
      .overrideWord, .packageWord, .postfixWord, .prefixWord, .privateWord, .publicWord, .requiredWord,
      .sendingWord,
      .staticWord, .unownedWord, .weakWord:
      true
    case _: false
    }
  }

  /// Whether the word can end an operand, so that an operator may follow.
  var isOperand: Bool {
    switch self {
    case .none, .selfWord, .selfTypeWord, .superWord, .trueWord, .falseWord, .nilWord, .anyTypeWord,
      .underscore:
      true
    case _: !isReserved && self != .awaitWord && self != .thenWord && self != .yieldWord
    }
  }
}

/// A hash table of keywords, keyed by their first and last eight bytes.
struct KeywordTable {
  private struct Entry {
    var first: UInt64 = 0
    var last: UInt64 = 0
    var keyword = Keyword.none
  }

  private var entries = [Entry](repeating: Entry(), count: 512)
  private static let longest = 16

  static let shared = KeywordTable()

  private init() {
    for keyword in Keyword.allCases where keyword != .none {
      let bytes = Array(keyword.rawValue.utf8)
      bytes.withUnsafeBufferPointer { text in
        let (first, last) = Self.key(text, 0, text.count)
        var slot = Self.slot(first, last)
        while entries[slot].keyword != .none { slot = (slot + 1) & 511 }
        entries[slot] = Entry(first: first, last: last, keyword: keyword)
      }
    }
  }

  /// Returns the keyword in a part of a text; `.none` if it is not a keyword.
  func keyword(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Keyword {
    guard end - start <= Self.longest else { return .none }
    let (first, last) = Self.key(text, start, end)
    var slot = Self.slot(first, last)
    while entries[slot].keyword != .none {
      if entries[slot].first == first, entries[slot].last == last { return entries[slot].keyword }
      slot = (slot + 1) & 511
    }
    return .none
  }

  /// Returns the first eight bytes and the rest; no byte of a keyword is zero, so they identify it.
  private static func key(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> (UInt64, UInt64) {
    (
      packed(text, start, min(end, start + 8)),
      packed(text, min(end, start + 8), end)
    )
  }

  private static func packed(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in start..<end { value = value << 8 | UInt64(text[index]) }
    return value
  }

  private static func slot(_ first: UInt64, _ last: UInt64) -> Int {
    Int(truncatingIfNeeded: ((first ^ last &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
