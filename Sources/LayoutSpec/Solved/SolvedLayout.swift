package import DocumentSyntax
package import LayoutSolver
package import SourceText

/// The output of `solve --format json`, read back.
package struct SolvedLayout: Sendable {
  package var name: String
  package var width: Double
  package var height: Double
  package var scale: Double?
  package var rounding: String
  package var layoutDirection: String
  package var device: String?
  package var contentSize: Size
  package var sections: [Section]
  package var elements: [Element]
  /// The ids of the elements that have one, by their index in `elements`.
  package var ids: [Int: String]
  /// The words of the elements' kinds.
  package var kinds: [String]

  package struct Section: Sendable {
    package var id: String
    package var items: Int
    /// The frame; nil in a recording of a collection view, which has only elements.
    package var frame: Rect?
    /// The section's row, if the section scrolls orthogonally.
    package var row: OrthogonalRow?
    /// The offset at which the row settles, if it was requested.
    package var rest: (proposed: Double, offset: Double)?
  }

  /// Returns whether a document is the output of `solve`, or a list of outputs, rather than a spec.
  package static func isSolvedLayout(_ document: Document) -> Bool {
    let nodes = document.root.kind == .sequence ? document.root.elements : [document.root]
    return nodes.contains { node in node.members.contains { $0.key == "contentSize" } }
  }

  /// Reads one output or a list of them; returns nil after reporting anything missing or invalid.
  package static func all(in document: Document, _ diagnostics: inout Diagnostics) -> [SolvedLayout]? {
    let nodes = document.root.kind == .sequence ? document.root.elements : [document.root]
    var layouts: [SolvedLayout] = []
    for node in nodes {
      guard let layout = SolvedReader().layout(node, &diagnostics) else { return nil }
      layouts.append(layout)
    }
    return layouts
  }
}

/// A problem in the output of `solve` when it is read back.
package enum SolvedProblem: Problem, Hashable {
  case missing(String)
  case wrongType(String, expected: String)
  case unknownVersion
  /// The output contains an error instead of a layout.
  case failed(file: String, error: String)

  package var code: String { "solved-json" }
  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .missing(let key): "the output of 'solve' must have the key '\(key)'"
    case .wrongType(let key, let expected): "expected \(expected) for '\(key)' in the output of 'solve'"
    case .failed(let file, let error): "'solve' failed for \(file.quoted): \(error)"
    case .unknownVersion: "expected 'layoutcalc' to be 1, the supported version of the output"
    }
  }

  package var hint: String? {
    switch self {
    case .missing("elements"): "create it without '--rect': 'layoutcalc solve SPEC --format json'"
    case .failed: "correct the spec and print the output again"
    case .missing, .wrongType, .unknownVersion: "create it again: 'layoutcalc solve SPEC --format json'"
    }
  }
}
