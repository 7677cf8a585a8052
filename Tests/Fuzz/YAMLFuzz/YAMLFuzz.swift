import DocumentSyntax
import FuzzSupport

/// Runs one input through the YAML reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  readInput(start, count, as: .yaml)
  return 0
}
