import LayoutSolver
import LayoutSpec

/// Compares a solution with an expected page, after converting the page to content coordinates, mirroring and
/// rounding it.
struct PageComparison {
  let page: Page
  let environment: GalleryEnvironment
  let solved: SolvedGalleryFile
  /// One line per number that differs.
  private(set) var differences: [String] = []

  init(_ page: Page, _ environment: GalleryEnvironment, _ solved: SolvedGalleryFile) {
    self.page = page
    self.environment = environment
    self.solved = solved
    compareContentSize()
    compareSections()
    compareRows()
    compareElements()
  }

  private var content: Size {
    page.isHorizontal
      ? Size(width: page.contentLength, height: environment.H)
      : Size(width: environment.W, height: page.contentLength)
  }

  private mutating func compareContentSize() {
    let size = solved.solution.contentSize
    expect("content width", environment.nearPx(content.width), size.width)
    expect("content height", environment.nearPx(content.height), size.height)
  }

  private mutating func compareSections() {
    expect(
      "sections", solved.spec.sectionIDs.joined(separator: " "), page.parts.map(\.id).joined(separator: " "))
    guard solved.solution.sectionCount == page.parts.count else { return }
    for (index, (part, start)) in zip(page.parts, page.starts).enumerated() {
      let frame =
        page.isHorizontal
        ? Frame(start, 0, part.length, environment.H) : Frame(0, start, environment.W, part.length)
      expect(part.id, rounded(mirrored(frame), size: true), solved.solution.frame(ofSection: index))
    }
  }

  private mutating func compareRows() {
    for (index, part) in page.parts.enumerated() where index < solved.solution.sectionCount {
      let row = solved.solution.orthogonalRow(ofSection: index)
      expect("\(part.id) scrolls horizontally", "\(row != nil)", "\(part.rowLength != nil)")
      if let length = part.rowLength, let row { expect("\(part.id) row", length, row.contentLength) }
      if let offset = part.maxOffset, let row { expect("\(part.id) offset", offset, row.maxOffset) }
    }
  }

  private mutating func compareElements() {
    var elements = solved.elements
    for (name, frame) in expectedElements() {
      guard let found = elements.removeValue(forKey: name) else {
        differences.append("\(name): not there, at \(frame) expected")
        continue
      }
      expect(name, frame, found)
    }
    differences += elements.keys.sorted().map { "\($0): not expected" }
  }

  private func expectedElements() -> [(String, Rect)] {
    var elements = page.views.map { (viewName("layout", $0.kind, $0.item), placed($0, in: 0)) }
    for (part, start) in zip(page.parts, page.starts) {
      elements += part.cells.enumerated().map { item, frame in
        (cellName(part.id, item), rounded(mirrored(moved(frame, by: start)), size: false))
      }
      elements += part.views.map { (viewName(part.id, $0.kind, $0.item), placed($0, in: start)) }
    }
    return elements
  }

  private func placed(_ view: View, in start: Double) -> Rect {
    rounded(mirrored(moved(view.frame, by: start)), size: view.isDecoration)
  }

  private func moved(_ frame: Frame, by start: Double) -> Frame {
    var frame = frame
    if page.isHorizontal { frame.x += start } else { frame.y += start }
    return frame
  }

  /// Part B, right to left: every frame is mirrored within the content's width.
  private func mirrored(_ frame: Frame) -> Frame {
    guard environment.layoutDirection == .rightToLeft else { return frame }
    return Frame(content.width - frame.x - frame.width, frame.y, frame.width, frame.height)
  }

  /// Rule 3: origins are rounded at the end; sizes only if `size` is true, because all others are on the
  /// pixel grid already.
  private func rounded(_ frame: Frame, size: Bool) -> Rect {
    Rect(
      x: environment.nearPx(frame.x), y: environment.nearPx(frame.y),
      width: size ? environment.nearPx(frame.width) : frame.width,
      height: size ? environment.nearPx(frame.height) : frame.height)
  }

  private mutating func expect(_ name: String, _ expected: Rect, _ found: Rect) {
    expect("\(name) x", expected.origin.x, found.origin.x)
    expect("\(name) y", expected.origin.y, found.origin.y)
    expect("\(name) width", expected.size.width, found.size.width)
    expect("\(name) height", expected.size.height, found.size.height)
  }

  private mutating func expect(_ name: String, _ expected: Double, _ found: Double) {
    // Two formulas for the same sum may differ in the last bits, but not by a millionth.
    if abs(expected - found) > 1e-6 { differences.append("\(name): \(expected) expected, \(found) found") }
  }

  private mutating func expect(_ name: String, _ found: String, _ expected: String) {
    if expected != found { differences.append("\(name): \(expected) expected, \(found) found") }
  }
}
