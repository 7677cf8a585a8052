package import DocumentSyntax
import SourceText

/// Reads one input, queries everything in its tree, and prints it.
package func readInput(_ start: UnsafePointer<UInt8>, _ count: Int, as format: DocumentFormat) {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var diagnostics = Diagnostics(file: SourceFile(name: "input", bytes: bytes))
  let documents = readDocuments(diagnostics.file, as: format, &diagnostics) ?? []
  var buffer = TextBuffer(capacity: 0) { _ in true }
  for document in documents {
    document.reportDuplicateKeys(format, &diagnostics)
    writeJSON(document.root, to: &buffer)
    for mapping in document.mappings.prefix(20) {
      _ = mapping.path + mapping.members.map(\.value.path).joined()
    }
    var numbers: [Double] = []
    _ = document.root.numbers(into: &numbers)
  }
  _ = diagnostics.rendered(.text, color: true, minimum: .note)
  _ = diagnostics.rendered(.github, color: false, minimum: .note)
}
