/// A solved layout: every frame can be had from it, though few are stored.
package struct Solution: Sendable {
  /// Rounded (rule 3).
  package var contentSize: Size { .zero }
  package var sectionCount: Int { 0 }
  /// What was odd about the layout.
  package var issues: [SolverIssue] { [] }

  /// The frame of a section, rounded, its length across that of the content (D 3).
  package func frame(ofSection section: Int) -> Rect { .zero }

  /// How many items a section has.
  package func itemCount(ofSection section: Int) -> Int { 0 }

  /// The row of a section that scrolls orthogonally, else nil.
  package func orthogonalRow(ofSection section: Int) -> OrthogonalRow? { nil }

  /// Where the row of an orthogonal section comes to rest when it is let go at `proposed` (rule 59).
  package func restOffset(ofSection section: Int, proposed: Double) -> Double? { nil }

  /// Calls `body` with every element in the documented order, until it answers false.
  package func forEachElement(
    _ categories: ElementCategories = .all, _ body: (borrowing Element) -> Bool
  ) {}

  /// Calls `body` with every element that a query for `rect`, in content coordinates, finds (rule 61).
  package func forEachElement(
    in rect: Rect, _ categories: ElementCategories = .all, _ body: (borrowing Element) -> Bool
  ) {}

  /// The cell of an index path, or nil where the section has no such item or lays nothing out.
  package func cell(section: Int, item: Int) -> Element? { nil }
}

extension Layout {
  /// Solves the layout; never fails: what is odd is told in `issues`.
  package func solved(in environment: LayoutEnvironment) -> Solution { Solution() }
}
