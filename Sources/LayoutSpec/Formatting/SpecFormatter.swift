package import DocumentSyntax
package import SourceText

/// Formats a spec in its canonical form.
package enum SpecFormatter {
  package struct Result {
    package var text: String
    /// The number of comments that were dropped, because JSON has none.
    package var lostComments: Int
  }

  /// The canonical text of a document; nil if no text with the same meaning was found.
  ///
  /// Keys are in the order of the language's tables, unless that would put an alias before its anchor.
  package static func text(
    _ document: Document, of file: SourceFile, as format: DocumentFormat
  ) -> Result? {
    for isSorted in [true, false] {
      let tree = FormattedTree(document, of: file, as: format, isSorted: isSorted)
      let text: String
      switch format {
      case .json: text = FormattedJSON(tree).text
      case .yaml: text = FormattedYAML(tree).text
      }
      if means(text, document, format) {
        let lost = format == .json ? SpecComments(document, in: file).list.count : 0
        return Result(text: text, lostComments: lost)
      }
    }
    return nil
  }

  /// Whether a text reads back as the document.
  private static func means(_ text: String, _ document: Document, _ format: DocumentFormat) -> Bool {
    var diagnostics = Diagnostics(file: SourceFile(name: "", bytes: Array(text.utf8)))
    guard let read = readDocument(diagnostics.file, as: format, &diagnostics) else { return false }
    return read.root.isSame(as: document.root)
  }
}

extension DocumentNode {
  /// Whether two values are equal, ignoring the order of keys.
  fileprivate func isSame(as other: DocumentNode) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .null: return true
    case .bool: return bool == other.bool
    case .number: return number == other.number || (number?.isNaN == true && other.number?.isNaN == true)
    case .string: return string?.isSame(as: other.string ?? "") == true
    case .sequence:
      let (left, right) = (elements, other.elements)
      return left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case .mapping:
      let (left, right) = (members, other.members)
      guard left.count == right.count else { return false }
      let values = Dictionary(keepingFirst: right.map { ($0.key, $0.value) })
      return left.allSatisfy { member in values[member.key].map { member.value.isSame(as: $0) } == true }
    }
  }
}
