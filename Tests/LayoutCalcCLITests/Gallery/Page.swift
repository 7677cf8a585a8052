import LayoutSolver

/// A rectangle with a short initializer, for the tables.
struct Frame: Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The frame with the same inset on all sides.
  func less(_ inset: Double) -> Frame { less(inset, inset) }

  /// The frame with one inset at the sides and another at the top and bottom.
  func less(_ sides: Double, _ ends: Double) -> Frame {
    Frame(x + sides, y + ends, width - 2 * sides, height - 2 * ends)
  }
}

/// A supplementary or decoration view.
struct View: Sendable {
  var kind: String
  var item = 0
  var frame: Frame
  var isDecoration = false

  init(_ kind: String, _ frame: Frame, item: Int = 0) {
    self.kind = kind
    self.item = item
    self.frame = frame
  }

  static func decoration(_ kind: String, _ frame: Frame) -> View {
    var view = View(kind, frame)
    view.isDecoration = true
    return view
  }
}

/// The expected layout of one section, with frames relative to the section's origin.
struct Part: Sendable {
  var id: String
  /// The length along the scroll axis.
  var length: Double
  var cells: [Frame]
  var views: [View]
  /// The length of the row in an orthogonally scrolling section.
  var rowLength: Double?
  /// The maximum offset of that row.
  var maxOffset: Double?

  init(_ id: String, _ length: Double, cells: [Frame], views: [View] = [], row: (Double, Double)? = nil) {
    self.id = id
    self.length = length
    self.cells = cells
    self.views = views
    rowLength = row?.0
    maxOffset = row?.1
  }
}

/// The expected layout of a whole page.
struct Page: Sendable {
  /// Whether the layout scrolls horizontally, with sections next to each other.
  var isHorizontal = false
  /// The spacing between two sections.
  var spacing = 0.0
  /// The length of the layout's own header, along the scroll axis.
  var lead = 0.0
  /// The layout's own boundary supplementary items, in content coordinates.
  var views: [View] = []
  var parts: [Part]

  init(
    isHorizontal: Bool = false, spacing: Double = 0, lead: Double = 0, views: [View] = [], _ parts: Part...
  ) {
    self.isHorizontal = isHorizontal
    self.spacing = spacing
    self.lead = lead
    self.views = views
    self.parts = parts
  }

  /// Rules 39 and 42: the sections and the spacing between them.
  var contentLength: Double {
    lead + parts.reduce(0) { $0 + $1.length } + spacing * Double(parts.count - 1)
  }

  /// The start of each section along the scroll axis.
  var starts: [Double] {
    var starts: [Double] = []
    var start = lead
    for part in parts {
      starts.append(start)
      start += part.length + spacing
    }
    return starts
  }
}

/// The maximum offset of a row that does not center its groups (rule 58).
func maxOffset(_ length: Double, in viewport: Double) -> Double { max(0, length - viewport) }
