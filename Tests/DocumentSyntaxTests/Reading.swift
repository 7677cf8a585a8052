import DocumentSyntax
import SourceText

/// The result of reading a text: its documents, also as JSON, and the diagnostics.
struct Reading {
  var json: [String] = []
  var diagnostics: Diagnostics
  var documents: [Document] = []

  init(_ text: String, _ format: DocumentFormat) {
    self.init(Array(text.utf8), format)
  }

  init(_ bytes: [UInt8], _ format: DocumentFormat) {
    diagnostics = Diagnostics(file: SourceFile(name: "a.\(format.rawValue)", bytes: bytes))
    documents = readDocuments(diagnostics.file, as: format, &diagnostics) ?? []
    json = documents.map(\.root.jsonText)
  }

  var root: DocumentNode? { documents.first?.root }

  var codes: [String] { diagnostics.list.map(\.code) }

  /// The diagnostics with their source ranges, one per line.
  var report: String {
    diagnostics.list.map { diagnostic in
      let range = diagnostic.range ?? SourceRange(start: 0, end: 0)
      return "\(diagnostic.code) \(range.start)-\(range.end): \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}

extension DocumentNode {
  var jsonText: String {
    var text = ""
    var buffer = TextBuffer(capacity: 0) { piece in
      text += String(decoding: piece, as: UTF8.self)
      return true
    }
    writeJSON(self, to: &buffer)
    buffer.flush()
    return text
  }
}

/// A text whose range of interest is marked with « and », which are removed.
struct MarkedText {
  var text: String
  var range: SourceRange

  init(_ marked: String) {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rest = parts.count > 1 ? parts[1] : ""
    let inner = rest.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    text = parts[0] + inner.joined()
    let start = parts[0].utf8.count
    range = SourceRange(start: start, end: start + (inner.first?.utf8.count ?? 0))
  }
}
