package import LayoutSolver

/// A solved layout as shapes, in one environment or in several side by side.
///
/// A picture holds what every way of drawing shares: geometry in content coordinates, what each shape stands for, and
/// its texts. Writers decide about colors, lines and characters.
package struct Picture: Sendable {
  /// The layout's name.
  package var name: String
  /// One for each environment.
  package var panels: [PicturePanel]
  /// What a page shows of the spec.
  package var source: PageSource?

  package init(name: String, panels: [PicturePanel], source: PageSource? = nil) {
    self.name = name
    self.panels = panels
    self.source = source
  }
}

/// A layout drawn in one environment.
package struct PicturePanel: Sendable {
  /// The environment in a word: the device's slug, else the width.
  package var environment: String
  /// The size of the collection view.
  package var viewSize: Size
  package var contentSize: Size
  /// Where the view is scrolled to, in content coordinates.
  package var visibleBounds: Rect
  /// The scroll axis.
  package var axis: Axis
  package var layoutDirection: LayoutDirection
  package var sections: [PictureSection]
  /// From back to front.
  package var shapes: [PictureShape]
  /// What lint rules found, worst first, whether or not it has a shape.
  package var findings: [PictureFinding]
  /// What else is said of the panel, in lines.
  package var notes: [String] = []
  /// Which parts of the content are drawn along the scroll axis.
  package var folding: PictureFolding
  /// What the shapes take up, in content coordinates.
  package var bounds: Rect
  /// Where an element is declared, and, if wanted, why its frame is what it is.
  package var detail: (@Sendable (_ element: Element, _ isExplained: Bool) -> PageDetail)?
}

/// A section as a picture labels it.
package struct PictureSection: Sendable {
  package var index: Int
  package var id: String
  package var frame: Rect
  package var items: Int
  /// How many root groups it has, or lines in a flow layout.
  package var groupCount: Int
  /// The row of a section that scrolls orthogonally.
  package var row: OrthogonalRow?
}

/// A lint finding that a picture shows.
package struct PictureFinding: Sendable, Hashable {
  /// What the finding is about.
  package enum Target: Sendable, Hashable {
    /// A part of the spec: every element that comes from it.
    case part(ElementID)
    /// Cells of a section.
    case cells(section: Int, items: [Int])
  }

  /// The name of the lint rule.
  package var rule: String
  package var message: String
  package var target: Target?

  package init(rule: String, message: String, target: Target?) {
    self.rule = rule
    self.message = message
    self.target = target
  }
}
