import LayoutSolver
import SourceText

extension DifferenceFormat {
  /// Text with one run per line; empty if nothing differs.
  package static let text = DifferenceFormat(
    name: "text", summary: "for people, one line per run of elements"
  ) {
    differences, options, buffer in
    for index in 0..<differences.count where !buffer.isClosed {
      let words = DifferenceFormatter(differences.difference(index), options)
      var heading = differences.count > 1 ? "\(words.environment):\n  " : ""
      words.forEachLine { line in
        buffer.append(heading + line + "\n")
        heading = differences.count > 1 ? "  " : ""
        return !buffer.isClosed
      }
    }
  }

  /// Workflow annotations with one run per line.
  static let github = DifferenceFormat(name: "github", summary: "workflow annotations") {
    differences, options, buffer in
    let file = WorkflowText.property(options.file)
    for index in 0..<differences.count where !buffer.isClosed {
      let words = DifferenceFormatter(differences.difference(index), options)
      words.forEachLine { line in
        let text = differences.count > 1 ? "\(words.environment): \(line)" : line
        buffer.append("::warning file=\(file),title=layout changed::\(WorkflowText.message(text))\n")
        return !buffer.isClosed
      }
    }
  }
}

/// Describes a difference in text.
package struct DifferenceFormatter: GeometryFormatter {
  private let difference: Difference
  private let options: DifferenceOptions

  package init(_ difference: Difference, _ options: DifferenceOptions) {
    self.difference = difference
    self.options = options
  }

  /// The name of the environment: a device's slug or the width.
  package var environment: String {
    difference.to.environment.device?.onOneLine ?? "width \(number(difference.to.environment.width))"
  }

  /// All lines.
  package var lines: [String] {
    var lines: [String] = []
    forEachLine {
      lines.append($0)
      return true
    }
    return lines
  }

  /// Calls `body` with the content size, sections and folded changes, one per line even if names contain line breaks,
  /// until it returns false.
  func forEachLine(_ body: (String) -> Bool) {
    if difference.contentSizeChanged {
      let sizes = "\(words(difference.from.contentSize)) becomes \(words(difference.to.contentSize))"
      guard body("content size \(sizes)") else { return }
    }
    for section in difference.sections { guard body(text(section).onOneLine) else { return } }
    difference.forEachRun(options.order) { body(text($0).onOneLine) }
  }

  private func text(_ change: SectionChange) -> String {
    switch (change.from, change.to) {
    case (let from?, let to?):
      var parts: [String] = []
      if let kind = change.kind {
        parts.append("\(kind.rawValue): \(words(from.frame)) becomes \(words(to.frame))")
      }
      if from.items != to.items { parts.append("\(from.items) items become \(to.items)") }
      parts += rows(change.row, from.row, to.row)
      return "section \(to.id) \(parts.joined(separator: "; "))"
    case (let from?, nil): return "section \(from.id) removed"
    case (nil, let to?): return "section \(to.id) added"
    case (nil, nil): return "section \(change.section)"
    }
  }

  /// Returns descriptions of a section's row differences.
  private func rows(_ change: RowDifference, _ from: ComparedRow?, _ to: ComparedRow?) -> [String] {
    let parts: [(RowDifference, String, (ComparedRow) -> String)] = [
      (
        .place, "row",
        { "\($0.row.behavior.rawValue) at \(number($0.row.offset)) of \(number($0.row.maxOffset))" }
      ),
      (
        .rest, "settling offset",
        { row in row.rest.map { "\(number($0.offset)) (released at \(number($0.proposed)))" } ?? "none" }
      ),
      (.viewport, "row in", { words($0.row.viewport) }),
      (.length, "row of", { number($0.row.contentLength) }),
    ]
    return parts.filter { change.contains($0.0) }.map { _, noun, words in
      "\(noun) \(from.map(words) ?? "none") becomes \(to.map(words) ?? "none")"
    }
  }

  private func text(_ run: ChangeRun) -> String {
    let subject = "\(sectionID(run)) \(name(run))"
    let stack = run.stack.map { "restacked from z-index \($0.from) to \($0.to)" }
    let change =
      switch run.kind {
      case .moved: "moved by \(moved(run.move))"
      case .resized: "resized by \(grown(run.growth))"
      case .movedAndResized: "moved and resized by \(moved(run.move)) and \(grown(run.growth))"
      case .added, .removed: run.kind.rawValue
      case .renumbered: "renumbered to \(target(run))\(shift(run))"
      case .restacked: stack ?? run.kind.rawValue
      }
    guard let stack, run.kind != .restacked else { return "\(subject) \(change)" }
    return "\(subject) \(change), \(stack)"
  }

  private func sectionID(_ run: ChangeRun) -> String {
    (run.change.from == nil ? difference.to : difference.from).sectionID(run.element.section)
  }

  private func target(_ run: ChangeRun) -> String {
    guard let counterpart = run.counterpart else { return "" }
    let numbers = range(from: counterpart.item, run.count)
    let section = difference.to.sectionID(counterpart.section)
    return section == sectionID(run) ? numbers : "\(section) \(numbers)"
  }

  private func range(from first: Int, _ count: Int) -> String {
    count == 1 ? "\(first)" : "\(first)-\(first &+ count &- 1)"
  }

  /// Returns the change of the frame of a renumbered element.
  private func shift(_ run: ChangeRun) -> String {
    let (move, growth) = (moved(run.move), grown(run.growth))
    return (move == "(0, 0)" ? "" : ", moved by \(move)")
      + (growth == "(0, 0)" ? "" : ", resized by \(growth)")
  }

  private func name(_ run: ChangeRun) -> String {
    let isNew = run.change.from == nil
    let layout = isNew ? difference.to : difference.from
    let numbers = range(from: run.element.item, run.count)
    guard let kind = layout.kindWord(run.element.category) else {
      let place = (isNew ? run.change.to : run.change.from) ?? 0
      let id = run.count > 1 ? nil : layout.id(at: place)
      return "\(run.count == 1 ? "item" : "items") \(numbers)\(id.map { " '\($0)'" } ?? "")"
    }
    return run.element.item == 0 && run.count == 1 ? kind : "\(kind) \(numbers)"
  }

  private func moved(_ move: Point) -> String { "(\(signed(move.x)), \(signed(move.y)))" }

  private func grown(_ growth: Size) -> String { "(\(signed(growth.width)), \(signed(growth.height)))" }

  private func signed(_ value: Double) -> String {
    let text = number(value)
    return value > 0 && text != "0" ? "+\(text)" : text
  }

  /// Differences of decimals are inexact: nine decimals hide the rounding errors.
  var precision: Precision {
    switch options.precision {
    case .full: .decimals(9)
    case .decimals: options.precision
    }
  }
}
