import LayoutSolver

/// The ids of elements that are compared.
package enum ComparedIDs: Sendable {
  /// Those of an answer that was read, by the elements' places.
  case listed([Int: String])
  /// Those that a solved layout's labels give; none is kept.
  case labels(ReportLabels)

  /// Whether no element has one.
  var isEmpty: Bool {
    switch self {
    case .listed(let ids): ids.isEmpty
    case .labels(let labels): labels.itemIDs.sections.isEmpty
    }
  }

  /// The id of an element, if it has one.
  func id(of element: Element, at place: Int) -> String? {
    switch self {
    case .listed(let ids): ids[place]
    case .labels(let labels): labels.id(of: element)
    }
  }
}
