import Foundation
import TestSupport
import Testing

/// What holds of the sources as a whole.
@Suite("The sources")
struct ArchitectureTests {
  /// What each module may import; an arrow that turns round shows here.
  static let imports: [String: Set<String>] = [
    "SourceText": [],
    "DocumentSyntax": ["SourceText"],
    "LayoutSolver": [],
    "LayoutSpec": ["DocumentSyntax", "LayoutSolver", "SourceText"],
    "LayoutExport": ["LayoutSpec", "SourceText"],
    "LayoutReport": ["LayoutSolver", "SourceText"],
    "LayoutCalcCLI": [
      "DocumentSyntax", "LayoutExport", "LayoutReport", "LayoutSolver", "LayoutSpec", "SourceText",
      "SwiftLayouts", "SwiftSource",
    ],
    "SwiftSource": ["SourceText"],
    "SwiftLayouts": ["DocumentSyntax", "SourceText", "SwiftSource"],
    "layoutcalc": ["Darwin", "Glibc", "LayoutCalcCLI", "Musl"],
  ]

  static let files = RepositoryFiles.paths(below: "Sources", ending: ".swift")

  @Test("Every module has its row, and every row its module")
  func modules() {
    #expect(Set(Self.files.map { String($0.split(separator: "/")[1]) }) == Set(Self.imports.keys))
  }

  @Test("A module imports only what stands below it", arguments: files)
  func imports(_ path: String) throws {
    let module = String(path.split(separator: "/")[1])
    for line in try RepositoryFiles.text(path).split(separator: "\n") {
      let words = line.split(separator: " ").drop {
        ["package", "public", "internal", "@_exported"].contains($0)
      }
      guard words.first == "import", let name = words.last else { continue }
      #expect(Self.imports[module, default: []].contains(String(name)), "\(path) imports \(name)")
    }
  }

  /// What the sources do without, and why a reader finds it nowhere.
  static let unwanted = [
    "try!", "as!", "fatalError(", "precondition(", "preconditionFailure(", "TODO", "FIXME", "XXX",
    "Foundation",
  ]

  @Test("A file is no longer than 400 lines and has nothing that may end the process", arguments: files)
  func file(_ path: String) throws {
    let text = try RepositoryFiles.text(path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 401, "\(path) has \(lines.count - 1) lines")
    for word in Self.unwanted { #expect(!text.contains(word), "\(path) has '\(word)'") }
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      guard words.contains("class"), words.first?.hasPrefix("//") == false else { continue }
      let comment = lines[..<index].reversed().prefix { $0.contains("///") }.joined()
      #expect(words.contains("final"), "\(path): a class is final: \(line)")
      #expect(comment.contains("A class, because"), "\(path): the comment says why this is a class: \(line)")
    }
  }

  @Test("The top level is what the architecture says")
  func topLevel() throws {
    let known: Set = ["Package.swift", "Sources", "Tests", "layouts", "README.md", "Makefile", "LICENSE"]
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.root.path)
    #expect(names.filter { !$0.hasPrefix(".") && !known.contains($0) } == [])
  }
}
