import DocumentSyntax
import SourceText
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
}
