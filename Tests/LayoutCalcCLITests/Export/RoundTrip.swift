import DocumentSyntax
import Foundation
import SourceText
import TestSupport
import Testing

/// A spec and its exported code, with the same content.
///
/// Code contains neither measured sizes nor the environment. Both are removed from the spec; each section
/// keeps its number of items, and the items measure the same on both sides.
struct RoundTrip {
  /// The heights that items measure, repeated in this order.
  static let heights = [50, 71, 60]

  /// Keys of content, of the environment, and of everything else that does not affect the layout.
  private static let leftOut: Set = [
    "items", "measured", "rowHeight", "headerHeight", "footerHeight", "orthogonalOffset", "quirks",
    "environment", "snapshots", "lint",
  ]

  /// The exported code; empty after an error.
  var code: String
  var errors: String
  private var world: World
  private var function = ""
  private var counts: [Int] = []

  /// Exports a spec that is stored in the file `name`.
  init(_ text: String, name: String) throws {
    world = World(files: [name: text])
    let exported = world.run(["export", name])
    (code, errors) = (exported.output, exported.errors)
    guard !code.isEmpty else { return }
    let solved = world.run(["solve", name, "-f", "json"])
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(solved.output.utf8)) as? [String: Any])
    let sections = try #require(answer["sections"] as? [[String: Any]])
    counts = sections.compactMap { $0["items"] as? Int }
    let parsed = world.run(["parse", name]).output
    var diagnostics = Diagnostics(file: SourceFile(name: "a.json", bytes: Array(parsed.utf8)))
    let document = try #require(readDocument(diagnostics.file, as: .json, &diagnostics))
    let type = try #require(
      code.split { !$0.isLetter && !$0.isNumber }.first { $0.hasSuffix("Layout") && !$0.hasPrefix("UI") })
    function = "\(type).makeLayout"
    world.files = ["a.swift": code, "a.json": plain(document.root, under: "")]
  }

  /// The frames of the spec and of the code in an environment, without ids.
  func frames(width: String, idiom: String) -> (spec: String, code: String) {
    let environment = [
      "--width", width, "--idiom", idiom, "--scale", "2", "--safe-area", "47,0,34,0", "--layout-margins",
      "8,16,8,16", "-f", "json",
    ]
    let lengths = Self.heights.map(String.init).joined(separator: ",")
    let content = counts.enumerated().flatMap {
      ["--items", "\($0)=\($1)", "--measured", "\($0)=\(lengths)"]
    }
    let spec = world.run(["solve", "a.json"] + environment)
    let code = world.run(["solve", "a.swift:\(function)"] + environment + content)
    return (frames(in: spec), frames(in: code))
  }

  /// The content size, sections and elements in a result; the errors if there is no result.
  private func frames(in answer: Transcript) -> String {
    guard let start = answer.output.range(of: "  \"contentSize\"") else { return answer.errors }
    return answer.output[start.lowerBound...].split(separator: "\n").map { line in
      line.contains("\"items\":") ? line.replacing(#/"id": "[^"]*", /#, with: "") : line
    }.joined(separator: "\n")
  }

  /// The spec without its content, as JSON.
  private func plain(_ node: DocumentNode, under parent: String) -> String {
    switch node.kind {
    case .mapping:
      let areNames = parent == "variables" || parent == "definitions"
      let members = node.members.filter { areNames || !Self.leftOut.contains($0.key.string) }.map {
        "\(quoted($0.key.string)): \(plain($0.value, under: areNames ? "" : $0.key.string))"
      }
      return "{\(members.joined(separator: ", "))}"
    case .sequence:
      let elements = node.elements.enumerated().map { index, element in
        let text = plain(element, under: "")
        guard parent == "sections" else { return text }
        let comma = text == "{}" ? "" : ", "
        return
          "{\"items\": {\"count\": \(counts[index]), \"height\": \(Self.heights)}\(comma)\(text.dropFirst())"
      }
      return "[\(elements.joined(separator: ", "))]"
    case .string: return quoted(node.string ?? "")
    case .null, .bool, .number: return node.scalarText ?? "null"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
