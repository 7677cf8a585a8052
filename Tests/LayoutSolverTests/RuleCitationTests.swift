import Foundation
import LayoutSolver
import TestSupport
import Testing

/// Checks that the rule book, the code and the tests cite the same rules.
@Suite("Citations of rules")
struct RuleCitationTests {
  private static let book = "Sources/LayoutSolver/LayoutSolver.docc/LayoutRules.md"

  @Test("Every cited rule is in the book", arguments: ["Sources", "Tests"])
  func citesWhatExists(below folder: String) throws {
    let known = try Self.rulesInBook()
    for (file, citations) in try Self.citations(below: folder) {
      let unknown = citations.named.subtracting(known).sorted()
      #expect(unknown.isEmpty, "\(file) cites \(unknown.joined(separator: ", "))")
    }
  }

  @Test("Every rule in the book is cited by the code and by a test", arguments: ["Sources", "Tests"])
  func isCited(below folder: String) throws {
    let cited = try Self.citations(below: folder).values.reduce(into: Set<String>()) { $0.formUnion($1.all) }
    let missing = try Self.rulesInBook().subtracting(cited).subtracting(["part D"]).sorted()
    #expect(missing.isEmpty, "\(folder) cites nowhere: \(missing.joined(separator: ", "))")
  }

  @Test("The cases of 'Rule' are exactly the rules in the book")
  func isTyped() throws {
    let parts: Set = ["part B", "part C", "part D"]
    #expect(Set(Rule.allCases.map(\.rawValue)) == (try Self.rulesInBook().subtracting(parts)))
  }

  @Test("The book has all 65 rules, each with a grade of confidence")
  func isComplete() throws {
    let rules = try Self.rulesInBook()
    for number in 1...65 { #expect(rules.contains("\(number)"), "rule \(number)") }
    let text = try RepositoryFiles.text(Self.book)
    for section in text.components(separatedBy: "\n### Rule ").dropFirst() {
      #expect(section.contains("*Grade: "), "rule \(section.prefix(30)) has no grade")
    }
  }

  @Test(
    "Citations are found in prose",
    arguments: [
      ("// Rule 16a: as many as fit", ["16", "16a"]), ("(rules 1 to 4)", ["1", "2", "3", "4"]),
      ("Rules 9, 45 and F4: aligned", ["9", "45", "F4"]), ("Rule 22, D 40: listed", ["22", "D 40"]),
      ("rules F1 to F3", ["F1", "F2", "F3"]), ("(part B, D 3)", ["part B", "D 3"]), ("rule book, 3D", []),
      ("Rules W1, W2", ["W1", "W2"]), ("D 57, D 58", ["D 57", "D 58"]),
    ] as [(String, [String])])
  func reads(_ text: String, _ rules: [String]) {
    #expect(Self.citations(in: text).all == Set(rules))
  }

  // MARK: Reading

  /// Returns the book's rules (`16`, `F4`), their parts (`16a`), its decisions and other parts (`D 40`, `part B`).
  private static func rulesInBook() throws -> Set<String> {
    let text = try RepositoryFiles.text(book)
    var rules: Set<String> = ["part B", "part C", "part D"]
    for match in text.matches(of: /(?m)^### Rule ([A-Z]?\d+):/) { rules.insert(String(match.1)) }
    for match in text.matches(of: /\*\*(\d+[a-z])\*\*/) { rules.insert(String(match.1)) }
    for match in text.matches(of: /\*\*(D \d+)\*\*/) { rules.insert(String(match.1)) }
    return rules
  }

  /// The rules that a text names, and all rules including those within named ranges.
  private struct Citations {
    var named: Set<String> = []
    var all: Set<String> = []
  }

  /// Returns the citations in every Swift file below a folder.
  private static func citations(below folder: String) throws -> [String: Citations] {
    var citations: [String: Citations] = [:]
    for path in RepositoryFiles.paths(below: folder, ending: ".swift")
    where !path.hasSuffix("RuleCitationTests.swift") {
      citations[path] = Self.citations(in: try RepositoryFiles.text(path))
    }
    return citations
  }

  /// Returns the rules that a text cites: `Rule 3`, `rules 1 to 4`, `Rules 9, 45 and F4`, `D 40`, `part B`.
  private static func citations(in text: String) -> Citations {
    var citations = Citations()
    let list = /\b[Rr]ules? ([A-Z]?\d+[a-z]?(?:(?:, | and | to )[A-Z]?\d+[a-z]?)*)/
    for match in text.matches(of: list) {
      for part in match.1.split(separator: #/, | and /#) {
        let ends = part.split(separator: " to ").map(String.init)
        citations.named.formUnion(ends)
        citations.all.formUnion(range(ends))
      }
    }
    for match in text.matches(of: /\bD (\d+)\b/) { citations.named.insert("D \(match.1)") }
    for match in text.matches(of: /\b[Pp]art ([BCD])\b/) { citations.named.insert("part \(match.1)") }
    // A citation of a part of a rule also cites the rule.
    for rule in citations.named where rule.last?.isLetter == true && !rule.hasPrefix("part") {
      citations.named.insert(String(rule.dropLast()))
    }
    citations.all.formUnion(citations.named)
    return citations
  }

  /// Returns the numbers from `F1` to `F3` individually; anything but a range is returned unchanged.
  private static func range(_ ends: [String]) -> [String] {
    guard ends.count == 2, let low = Int(ends[0].filter(\.isNumber)),
      let high = Int(ends[1].filter(\.isNumber)), low <= high
    else { return ends }
    let letter = ends[0].prefix { $0.isLetter }
    return (low...high).map { "\(letter)\($0)" }
  }
}
