import DocumentSyntax
import SourceText
import TestSupport
import Testing

@Suite("The list of syntax problems is whole and true")
struct CatalogTests {
  static let shown = SyntaxProblem.catalog.filter { !$0.example.hasPrefix("<") || $0.code == "merge-value" }

  /// Reads an example as the list says, with what `parse` and a spec demand of a document.
  private func codes(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let format = DocumentFormat.guessed(fileName: "", bytes: bytes)
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: bytes))
    readDocument(diagnostics.file, as: format, &diagnostics)?.reportDuplicateKeys(format, &diagnostics)
    return diagnostics.list.map(\.code)
  }

  @Test("an example has its problem and no other", arguments: shown)
  func exampleFails(_ row: ProblemExample) {
    #expect(codes(row.example) == [row.code], "\(row.example.debugDescription)")
  }

  @Test("a fix has no problem", arguments: shown)
  func fixPasses(_ row: ProblemExample) {
    #expect(codes(row.fix) == [], "\(row.fix.debugDescription)")
  }

  @Test("every code stands once")
  func codesAreUnique() {
    let codes = SyntaxProblem.catalog.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test("the list holds exactly the codes that the words are written for")
  func listIsWhole() throws {
    let words = try RepositoryFiles.text("Sources/DocumentSyntax/Problems/SyntaxProblem+Wording.swift")
    let codes = words.matches(of: /Wording\(\s*"([a-z0-9-]+)"/).map { String($0.1) }
    #expect(Set(codes) == Set(SyntaxProblem.catalog.map(\.code)))
  }

  @Test("every code is pinned by a row")
  func everyCodeHasARow() {
    let rows = Set((SyntaxProblemTests.json + SyntaxProblemTests.yaml).map(\.code))
    let hostile = Set(HostileDocumentTests.rows.flatMap { [$0.json, $0.yaml].compactMap(\.self) })
    let other: Set = ["several-documents", "duplicate-key", "text-too-long"]
    #expect(Set(SyntaxProblem.catalog.map(\.code)).subtracting(rows).subtracting(hostile) == other)
  }
}
