import Foundation
import TestSupport
import Testing

/// Rules for the sources as a whole.
@Suite("The sources")
struct ArchitectureTests {
  /// The modules that each module may import; a dependency cycle would show here.
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

  @Test("Modules and rows of the import table match")
  func modules() {
    #expect(Set(Self.files.map { String($0.split(separator: "/")[1]) }) == Set(Self.imports.keys))
  }

  @Test("A module imports only the modules below it", arguments: files)
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

  /// Text that must not occur in the sources, even in comments.
  static let unwanted = [
    "try!", "as!", "fatalError(", "precondition(", "preconditionFailure(", "TODO", "FIXME", "XXX",
    "Foundation",
  ]

  @Test("A file has at most 400 lines and nothing that can end the process", arguments: files)
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

  @Test("The top level contains only the known files and folders")
  func topLevel() throws {
    let known: Set = ["Package.swift", "Sources", "Tests", "layouts", "README.md", "Makefile", "LICENSE"]
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.root.path)
    #expect(names.filter { !$0.hasPrefix(".") && !known.contains($0) } == [])
  }
}
