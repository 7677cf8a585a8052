import DocumentSyntax
import Foundation
import LayoutSpec
import SourceText
import Testing

/// A spec whose problems are marked with « and », and the expected diagnostics.
struct MarkedSpec: CustomTestStringConvertible, Sendable {
  /// An expected diagnostic in the notation of tests.
  struct Expectation: Hashable, CustomStringConvertible {
    var line: String
    var hint: String?
    var range: SourceRange?

    var description: String {
      let place = range.map { " at \($0.start)..<\($0.end)" } ?? ""
      return line + place + (hint.map { "\nhint: " + $0 } ?? "")
    }
  }

  var name: String
  var text: String
  var expected: [Expectation]
  /// Whether the spec has marks; without marks, ranges are not compared.
  var isMarked: Bool
  /// The options in a first line `# with: …`.
  var arguments: [String]

  var testDescription: String { name }

  /// All marked specs in the folder next to the tests.
  static let all: [MarkedSpec] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Problems")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .map { MarkedSpec(name: name, content: $0) }
    }
  }()

  init(name: String, content: String) {
    self.name = name
    let parts = content.components(separatedBy: "\n---\n")
    var ranges: [SourceRange] = []
    (text, ranges) = Self.unmarked(parts[0] + "\n")
    isMarked = !ranges.isEmpty
    expected = Self.expectations(parts.last ?? "", ranges)
    let first = text.split(separator: "\n").first ?? ""
    arguments = first.hasPrefix("# with: ") ? first.dropFirst(8).split(separator: " ").map(String.init) : []
  }

  /// Returns the text without marks, and the ranges that they enclose.
  private static func unmarked(_ text: String) -> (String, [SourceRange]) {
    var plain = ""
    var starts: [Int] = []
    var ranges: [SourceRange] = []
    for character in text {
      switch character {
      case "«": starts.append(plain.utf8.count)
      case "»": ranges.append(SourceRange(start: starts.removeLast(), end: plain.utf8.count))
      default: plain.append(character)
      }
    }
    return (plain, ranges.sorted { $0.start < $1.start })
  }

  private static func expectations(_ text: String, _ ranges: [SourceRange]) -> [Expectation] {
    var expected: [Expectation] = []
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("hint: ") {
        expected[expected.count - 1].hint = String(line.dropFirst(6))
      } else {
        let range = ranges.indices.contains(expected.count) ? ranges[expected.count] : nil
        expected.append(Expectation(line: line, range: range))
      }
    }
    return expected
  }

  /// The reported diagnostics.
  var found: [Expectation] {
    let spec = SpecText(text, name.hasSuffix(".json") ? .json : .yaml)
    let problems = spec.solved { options in
      var rest = arguments[...]
      while let option = rest.popFirst() {
        let value = rest.first?.split(separator: "=").map(String.init) ?? []
        switch option {
        case "--landscape": options.isLandscape = true
        case "--set": options.variables.append((name: value[0], expression: value[1]))
        case "--scroll": options.orthogonalOffsets.append((section: value[0], offset: Double(value[1]) ?? 0))
        default: break
        }
      }
    }.problems
    return problems.sorted { ($0.range?.start ?? -1) < ($1.range?.start ?? -1) }.map { problem in
      Expectation(
        line: "\(problem.severity.word)[\(problem.code)]: \(problem.message)", hint: problem.hint,
        range: isMarked ? problem.range : nil)
    }
  }
}
