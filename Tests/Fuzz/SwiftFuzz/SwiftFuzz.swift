import SourceText
import SwiftSource

/// Runs one input through the Swift reader, as a whole and block by block.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let source = SourceFile(name: "input", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  var diagnostics = Diagnostics(file: source)
  do throws(SwiftSyntaxError) {
    _ = try SwiftFile(parsing: source, bodies: .atOnce)
  } catch {
    diagnostics.add(error.problem, at: error.range)
  }
  guard let file = try? SwiftFile(parsing: source) else { return 0 }
  for declaration in file.declarations {
    if case .function(let function) = declaration.kind, let body = function.body {
      _ = try? file.statements(of: body)
    }
  }
  _ = diagnostics.rendered(.text, color: true, minimum: .note)
  return 0
}
