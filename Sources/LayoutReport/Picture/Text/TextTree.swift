import LayoutSolver
import SourceText

/// Writes the sections, groups and items of a panel as a tree with aligned numbers.
struct TextTree: GeometryFormatter {
  private let panel: PicturePanel
  private let name: String
  private let writing: PictureOutputOptions
  private let style: CharacterStyle

  var precision: Precision { writing.precision }

  init(_ panel: PicturePanel, name: String, _ writing: PictureOutputOptions) {
    self.panel = panel
    self.name = name
    self.writing = writing
    style = CharacterStyle(usesASCII: writing.usesASCII, usesColor: writing.usesColor)
  }

  /// A line of the tree with its children.
  private struct Node {
    var text: String
    var kind = ""
    var frame: Rect?
    var children: [Node] = []
  }

  /// The number of siblings of a kind listed before the rest is counted.
  private static let siblingLimit = 4

  func append(to buffer: inout TextBuffer) {
    var rows: [[String]] = [["", "kind", "x", "y", "width", "height"]]
    let content = Rect(origin: .zero, size: panel.contentSize)
    let own = panel.shapes.filter { $0.section == nil && $0.element != nil }.map(node)
    let root = Node(
      text: name, kind: "content", frame: content, children: own + panel.sections.map(section))
    appendRows(of: root, head: "", childHead: "", to: &rows)
    let columns = [("", false), ("kind", false), ("x", true), ("y", true), ("width", true), ("height", true)]
    var table = TextTable(columns.map { TextTable.Column(heading: $0.0, isNumber: $0.1) })
    for row in rows { table.fit(row) }
    for row in rows { buffer.append(line: table.line(row), cutTo: nil) }
  }

  private func appendRows(of node: Node, head: String, childHead: String, to rows: inout [[String]]) {
    var row = [head + style.text(node.text), style.text(node.kind)]
    if let frame = node.frame {
      row += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(number)
    }
    rows.append(row)
    for (place, child) in node.children.enumerated() {
      let isLast = place == node.children.count - 1
      let (branch, line) = branches(isLast)
      appendRows(of: child, head: childHead + branch, childHead: childHead + line, to: &rows)
    }
  }

  private func branches(_ isLast: Bool) -> (branch: String, line: String) {
    if writing.usesASCII { return isLast ? ("`- ", "   ") : ("|- ", "|  ") }
    return isLast ? ("└─ ", "   ") : ("├─ ", "│  ")
  }

  // MARK: Nodes

  private func node(_ shape: PictureShape) -> Node {
    let kind =
      switch shape.role {
      case .cell(let isEstimated): isEstimated ? "cell, estimated" : "cell"
      case .boundary(_, let pin):
        pin == .unpinned ? "boundary" : pin == .moved ? "boundary, pinned here" : "boundary, pinned"
      case .anchored: "supplementary"
      case .background: "decoration"
      case .group: "group"
      case .content, .section, .viewport, .inset, .spacing, .estimate, .page, .fold, .safeArea,
        .visibleBounds,
        .screen, .change, .finding:
        ""
      }
    let label = shape.role == .cell(isEstimated: false) ? shape.labels.dropFirst().first?.first : nil
    return Node(text: label ?? shape.name, kind: kind, frame: shape.frame)
  }

  /// Returns the node of a section: its decorations and boundary supplementary items, then its groups.
  private func section(_ section: PictureSection) -> Node {
    let shapes = panel.shapes.filter { $0.section == section.index && $0.element != nil }
    let surroundings = shapes.filter { shape in
      switch shape.role {
      case .background, .boundary: true
      default: false
      }
    }
    let cells = shapes.filter { $0.element?.category == .cell }.sorted {
      ($0.element?.item ?? 0) < ($1.element?.item ?? 0)
    }
    let badges = shapes.filter { $0.role == .anchored }
    let groups = panel.shapes.filter { $0.section == section.index && $0.items != nil }
    let roots = groups.filter { $0.role == .group(depth: 0) }
    var children = surroundings.map(node)
    if roots.isEmpty {
      children += cut(cells.map { cell($0, badges) }, total: section.items, "item")
    } else {
      let nodes = roots.prefix(Self.siblingLimit).map { group($0, depth: 0, groups, cells, badges) }
      children += cut(nodes, total: section.groupCount, "group")
    }
    var kind = "section"
    if let row = section.row { kind += ", \(row.behavior.rawValue)" }
    return Node(text: section.id, kind: kind, frame: section.frame, children: children)
  }

  /// Returns the node of a group, with nested groups and cells in the order of their items; the depth is bounded by the
  /// nesting of the spec.
  private func group(
    _ shape: PictureShape, depth: Int, _ groups: [PictureShape], _ cells: [PictureShape],
    _ badges: [PictureShape]
  ) -> Node {
    var node = node(shape)
    guard let items = shape.items else { return node }
    let nested = groups.filter { other in
      guard let range = other.items, other.role == .group(depth: depth + 1) else { return false }
      return other.name.hasPrefix(shape.name + ".") && items.contains(range.lowerBound)
    }
    var children: [(first: Int, node: Node)] = nested.map { other in
      (other.items?.lowerBound ?? 0, group(other, depth: depth + 1, groups, cells, badges))
    }
    for cell in cells {
      guard let item = cell.element?.item, items.contains(item),
        !nested.contains(where: { $0.items?.contains(item) == true })
      else { continue }
      children.append((item, self.cell(cell, badges)))
    }
    let ordered = children.sorted { $0.first < $1.first }.map(\.node)
    node.children =
      ordered.count > 4 * Self.siblingLimit ? cut(ordered, total: ordered.count, "item") : ordered
    node.children += badges.filter { badge in badge.element?.host == nil && badge.isIn(shape) }.map(self.node)
    return node
  }

  private func cell(_ shape: PictureShape, _ badges: [PictureShape]) -> Node {
    var node = node(shape)
    node.children = badges.filter { badge in
      badge.element?.host != nil && badge.element?.host == shape.element?.item
    }.map(self.node)
    return node
  }

  /// Returns the first of some siblings, with a node that counts the rest.
  private func cut(_ nodes: [Node], total: Int, _ what: String) -> [Node] {
    // Folding a single sibling saves nothing.
    let kept = total > Self.siblingLimit + 1 ? nodes.prefix(Self.siblingLimit) : nodes[...]
    let more = total - kept.count
    return kept + (more > 0 ? [Node(text: "⋯ \(more) more \(what)\(more == 1 ? "" : "s")")] : [])
  }
}

extension PictureShape {
  /// Whether the shape overlaps another one.
  fileprivate func isIn(_ other: PictureShape) -> Bool { frame.intersects(other.frame) }
}
