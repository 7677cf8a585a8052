import LayoutSolver

/// The ids of compared elements.
package enum ComparedIDs: Sendable {
  /// The ids in a report that was read, by the elements' positions.
  case listed([Int: String])
  /// The ids from a solved layout's labels, looked up on demand.
  case labels(ReportLabels)

  /// Whether no element has an id.
  var isEmpty: Bool {
    switch self {
    case .listed(let ids): ids.isEmpty
    case .labels(let labels): labels.itemIDs.sections.isEmpty
    }
  }

  /// Returns the id of an element, if it has one.
  func id(of element: Element, at place: Int) -> String? {
    switch self {
    case .listed(let ids): ids[place]
    case .labels(let labels): labels.id(of: element)
    }
  }
}
