package import LayoutSolver

/// A solved layout as shapes, in one environment or in several side by side.
///
/// A picture contains everything that formats share: geometry in content coordinates, roles and texts. Each format
/// determines colors, lines and characters.
package struct Picture: Sendable {
  /// The layout's name.
  package var name: String
  /// One panel per environment.
  package var panels: [PicturePanel]
  /// The spec shown on a page.
  package var source: PageSource?

  package init(name: String, panels: [PicturePanel], source: PageSource? = nil) {
    self.name = name
    self.panels = panels
    self.source = source
  }
}

/// A layout drawn in one environment.
package struct PicturePanel: Sendable {
  /// The name of the environment: the device's slug, or the width.
  package var environment: String
  /// The size of the collection view.
  package var viewSize: Size
  package var contentSize: Size
  /// The visible bounds, in content coordinates.
  package var visibleBounds: Rect
  /// The scroll axis.
  package var axis: Axis
  package var layoutDirection: LayoutDirection
  package var sections: [PictureSection]
  /// The shapes from back to front.
  package var shapes: [PictureShape]
  /// The lint findings, most severe first, including those without a shape.
  package var findings: [PictureFinding]
  /// Additional lines of text for the panel.
  package var notes: [String] = []
  /// The progress at each sample of an animated picture's motions; empty if nothing is animated.
  package var progress: [Double] = []
  /// The parts of the content drawn along the scroll axis.
  package var folding: PictureFolding
  /// The bounds of all shapes, in content coordinates.
  package var bounds: Rect
  /// All elements of a folded layout, for a page that draws those in view; nil if all are drawn or there are too many.
  package var unfolded: UnfoldedElements?
  /// Returns the declaration of an element and, if requested, the derivation of its frame.
  package var detail: (@Sendable (_ element: Element, _ isExplained: Bool) -> PageDetail)?
}

/// All sections and elements of a layout of which a picture shows only parts.
package struct UnfoldedElements: Sendable {
  package var sections: [PictureSection]
  /// The elements from back to front, without their labels.
  package var shapes: [PictureShape]
}

/// A section as a picture labels it.
package struct PictureSection: Sendable {
  package var index: Int
  package var id: String
  package var frame: Rect
  package var items: Int
  /// The number of root groups, or of lines in a flow layout.
  package var groupCount: Int
  /// The row of an orthogonally scrolling section.
  package var row: OrthogonalRow?
}

/// A lint finding shown in a picture.
package struct PictureFinding: Sendable, Hashable {
  /// The part of the layout that a finding applies to.
  package enum Target: Sendable, Hashable {
    /// A part of the spec: all elements declared by it.
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
