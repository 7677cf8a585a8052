import DocumentSyntax
import SourceText

/// Reads one input as YAML, asks the tree for all it can tell, and prints it.
@_cdecl("LLVMFuzzerTestOneInput")
public func readInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var diagnostics = Diagnostics(file: SourceFile(name: "input.yaml", bytes: bytes))
  let documents = readDocuments(diagnostics.file, as: .yaml, &diagnostics) ?? []
  var buffer = TextBuffer(capacity: 0) { _ in true }
  for document in documents {
    document.reportDuplicateKeys(.yaml, &diagnostics)
    writeJSON(document.root, to: &buffer)
    for mapping in document.mappings.prefix(20) {
      _ = mapping.path + mapping.members.map(\.value.path).joined()
    }
    var numbers: [Double] = []
    _ = document.root.numbers(into: &numbers)
  }
  _ = diagnostics.rendered(.text, color: true, minimum: .note)
  _ = diagnostics.rendered(.github, color: false, minimum: .note)
  return 0
}
