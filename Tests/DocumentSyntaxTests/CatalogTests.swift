import DocumentSyntax
import SourceText
import TestSupport
import Testing

@Suite("The catalog of syntax problems is complete and correct")
struct CatalogTests {
  static let shown = SyntaxProblem.catalog.filter { !$0.example.hasPrefix("<") || $0.code == "merge-value" }

  /// Reads an example in its guessed format, with the checks that specs and `parse` apply.
  private func codes(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    let format = DocumentFormat.guessed(fileName: "", bytes: bytes)
    var diagnostics = Diagnostics(file: SourceFile(name: "a", bytes: bytes))
    readDocument(diagnostics.file, as: format, &diagnostics)?.reportDuplicateKeys(format, &diagnostics)
    return diagnostics.list.map(\.code)
  }

  @Test("An example has its own problem and no other", arguments: shown)
  func exampleFails(_ row: ProblemExample) {
    #expect(codes(row.example) == [row.code], "\(row.example.debugDescription)")
  }

  @Test("A fix has no problems", arguments: shown)
  func fixPasses(_ row: ProblemExample) {
    #expect(codes(row.fix) == [], "\(row.fix.debugDescription)")
  }

  @Test("Codes are unique")
  func codesAreUnique() {
    let codes = SyntaxProblem.catalog.map(\.code)
    #expect(Set(codes).count == codes.count)
  }

  @Test("The catalog lists exactly the codes that have a wording")
  func listIsWhole() throws {
    let words = try RepositoryFiles.text("Sources/DocumentSyntax/Problems/SyntaxProblem+Wording.swift")
    let codes = words.matches(of: /Wording\(\s*"([a-z0-9-]+)"/).map { String($0.1) }
    #expect(Set(codes) == Set(SyntaxProblem.catalog.map(\.code)))
  }

  @Test("Every code has a test row")
  func everyCodeHasARow() {
    let rows = Set((SyntaxProblemTests.json + SyntaxProblemTests.yaml).map(\.code))
    let hostile = Set(HostileDocumentTests.rows.flatMap { [$0.json, $0.yaml].compactMap(\.self) })
    let other: Set = ["several-documents", "duplicate-key", "text-too-long"]
    #expect(Set(SyntaxProblem.catalog.map(\.code)).subtracting(rows).subtracting(hostile) == other)
  }
}
