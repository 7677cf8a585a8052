import SourceText

/// The values that the code does not determine, each with its variable name in the spec.
struct UnknownTable: Sendable {
  /// A variable of the spec.
  struct Entry: Sendable {
    var name: String
    var place: SourceRange
    /// The path of the value in the code.
    var path: String
    var kind: Kind
  }

  /// The kind of value that is needed.
  enum Kind: Hashable, Sendable {
    case number, boolean
    /// One of the given cases.
    case word([String])
  }

  private(set) var entries: [Entry] = []
  private var names: [String: Int] = [:]

  /// The names that the spec language reserves.
  private static let reserved: Set<String> = Set(
    FormulaTrait.allCases.map(\.rawValue) + FormulaWord.allCases.map(\.rawValue) + [
      "device", "textSize", "isAccessibilitySize", "section", "items", "item", "itemWidth", "itemHeight",
      "true", "false", "min", "max", "floor",
      "ceil", "round", "abs", "mod", "text", "fontSize", "lineHeight", "scaled",
    ])

  /// Returns the variable for an unknown value, adding it if necessary.
  mutating func name(of unknown: Unknown, _ kind: Kind) -> String {
    let path = unknown.path.joined(separator: ".")
    let key = path + kind.mark
    if let index = names[key] {
      if case .word(let known) = entries[index].kind, case .word(let more) = kind {
        entries[index].kind = .word(known + more.filter { !known.contains($0) })
      }
      return entries[index].name
    }
    let name = freeName(for: unknown.path)
    names[key] = entries.count
    entries.append(Entry(name: name, place: unknown.place, path: path, kind: kind))
    return name
  }

  /// Returns a name built from the shortest suffix of a path that is not yet used.
  private func freeName(for path: [String]) -> String {
    let words = path.map(\.identifierPart).filter { !$0.isEmpty }
    let taken = Set(entries.map(\.name)).union(Self.reserved)
    for count in 1...max(1, words.count) {
      let name = Self.joined(words.suffix(count))
      if !name.isEmpty, !taken.contains(name), count > 1 || !Self.isVague(name) || words.count == 1 {
        return name
      }
    }
    let name = Self.joined(words[...])
    var number = 2
    while taken.contains("\(name)\(number)") { number += 1 }
    return "\(name.isEmpty ? "value" : name)\(number)"
  }

  /// Returns whether a name is too general without the part before it.
  private static func isVague(_ name: String) -> Bool {
    [
      "width", "height", "count", "top", "leading", "bottom", "trailing", "x", "y", "isEmpty", "size",
      "rawValue",
    ]
    .contains(name)
  }

  private static func joined(_ words: ArraySlice<String>) -> String {
    var name = ""
    for word in words { name += name.isEmpty ? word.withSmallStart : word.withCapitalStart }
    return name
  }
}

extension UnknownTable.Kind {
  /// The suffix that distinguishes values of different kinds with the same path.
  fileprivate var mark: String {
    switch self {
    case .number: ""
    case .boolean: "?"
    case .word: "$"
    }
  }
}

extension String {
  /// The string's letters, digits and underscores, without leading digits.
  fileprivate var identifierPart: String {
    var result = ""
    for byte in utf8 {
      let isDigit = (0x30...0x39).contains(byte)
      guard isDigit || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F else {
        continue
      }
      if isDigit, result.isEmpty { continue }
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return result
  }

  fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var withCapitalStart: String { prefix(1).uppercased() + dropFirst() }
}
