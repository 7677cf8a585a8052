import LayoutSolver
import SourceText

extension LintRule {
  /// Rule 55: a background covers the whole section.
  static let decorationCoversHeader = LintRule(
    name: "decoration-covers-header", level: .note,
    summary: "a background extends behind a header or footer",
    explanation: """
      A background covers the whole section, including its insets, header and footer. To exclude the header, \
      give the decoration contentInsets as large as the header.
      """,
    exceptions: [
      "the decoration's inset at that end is at least as long as the header",
      "the header is at most 1 point high",
    ],
    source: .solved { context in
      context.sections.flatMap { section in
        section.section.decorationItems.compactMap { context.covering($0, section) }
      }
    })
}

extension LintContext {
  fileprivate func covering(_ decoration: DecorationItem, _ section: LintSection) -> LintFinding? {
    let axis = section.mainAxis
    var kinds: [String] = []
    var ends: [(edge: String, length: Double)] = []
    for boundary in boundaryItems(ofSection: section.index) {
      let factor = boundary.item.alignment.edges.factor(axis)
      let length = boundary.frame.size[axis]
      guard boundary.item.extendsBoundary, boundary.item.alignment != .none, factor != 0.5, length > 1 else {
        continue
      }
      let inset = factor == 0 ? decoration.contentInsets.start(axis) : decoration.contentInsets.end(axis)
      guard inset < length else { continue }
      kinds.append(word(boundary.item.kind))
      let edge = factor == 0 ? axis.edges.start : axis.edges.end
      if let known = ends.firstIndex(where: { $0.edge == edge }) {
        ends[known].length = max(ends[known].length, length)
      } else {
        ends.append((edge, length))
      }
    }
    guard !kinds.isEmpty else { return nil }
    let insets = ends.map { "\($0.edge): \(plainNumberText($0.length))" }
    return LintFinding(
      place(decoration.id), section: section.index,
      "\(word(decoration.kind)) extends behind \(kinds.listed)",
      hint: "give the decoration contentInsets: {\(insets.joined(separator: ", "))}")
  }
}
