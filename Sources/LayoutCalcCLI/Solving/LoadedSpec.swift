import DocumentSyntax
import LayoutSpec
import SourceText

/// A spec that has been read, and what is to say of its file.
struct LoadedSpec {
  /// Nil where the file holds none, which `diagnostics` tells.
  var spec: Spec?
  var diagnostics: Diagnostics
}

extension Session {
  /// Reads the spec at a path; nil where there are no bytes, which is reported.
  func spec(at path: String, _ timings: inout Timings) throws(UsageProblem) -> LoadedSpec? {
    guard let file = timings.measure(.read, { file(at: path) }) else { return nil }
    let syntax = try syntax(of: file)
    var diagnostics = Diagnostics(file: file)
    let document = timings.measure(.parse) { readDocument(file, as: syntax, &diagnostics) }
    let spec = timings.measure(.decode) {
      document.flatMap { Spec($0, name: path == "-" ? file.name : specName(ofFile: path), &diagnostics) }
    }
    return LoadedSpec(spec: spec, diagnostics: diagnostics)
  }
}
