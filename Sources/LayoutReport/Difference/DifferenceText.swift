import LayoutSolver
import SourceText

extension DifferenceFormat {
  /// A run a line, for people; nothing where nothing differs.
  package static let text = DifferenceFormat(name: "text", summary: "for people, a run a line") {
    differences, options, buffer in
    for difference in differences where !difference.isSame {
      let words = DifferenceWords(difference, options)
      if differences.count > 1 { buffer.append("\(words.environment):\n") }
      for line in words.lines { buffer.append((differences.count > 1 ? "  " : "") + line + "\n") }
    }
  }

  /// Workflow annotations, a run a line.
  static let github = DifferenceFormat(name: "github", summary: "workflow annotations") {
    differences, options, buffer in
    for difference in differences {
      let words = DifferenceWords(difference, options)
      for line in words.lines {
        let text = differences.count > 1 ? "\(words.environment): \(line)" : line
        buffer.append(
          "::warning file=\(WorkflowText.property(options.file)),title=layout changed::\(WorkflowText.message(text))\n"
        )
      }
    }
  }
}

/// Puts a difference into words.
package struct DifferenceWords {
  private let difference: Difference
  private let options: DifferenceOptions

  package init(_ difference: Difference, _ options: DifferenceOptions) {
    self.difference = difference
    self.options = options
  }

  /// The environment in a word: a device's slug or the width.
  package var environment: String {
    difference.to.environment.device?.onOneLine ?? "width \(number(difference.to.environment.width))"
  }

  /// The content size, sections, and the folded changes, one a line, whatever the names in them hold.
  package var lines: [String] {
    var lines: [String] = []
    if difference.contentSizeChanged {
      lines.append(
        "content size \(words(difference.from.contentSize)) becomes \(words(difference.to.contentSize))")
    }
    lines += difference.sections.map(text)
    lines += difference.runs(options.order).map(text)
    return lines.map(\.onOneLine)
  }

  private func text(_ change: SectionChange) -> String {
    switch (change.from, change.to) {
    case (let from?, let to?):
      var parts: [String] = []
      if let kind = change.kind {
        parts.append("\(kind.rawValue): \(words(from.frame)) becomes \(words(to.frame))")
      }
      if from.items != to.items { parts.append("\(from.items) items become \(to.items)") }
      return "section \(to.id) \(parts.joined(separator: "; "))"
    case (let from?, nil): return "section \(from.id) removed"
    case (nil, let to?): return "section \(to.id) added"
    case (nil, nil): return "section \(change.section)"
    }
  }

  private func text(_ run: ChangeRun) -> String {
    let subject = "\(run.section) \(name(run))"
    switch run.kind {
    case .moved: return "\(subject) moved by \(moved(run.move))"
    case .resized: return "\(subject) resized by \(grown(run.growth))"
    case .movedAndResized:
      return "\(subject) moved and resized by \(moved(run.move)) and \(grown(run.growth))"
    case .added, .removed: return "\(subject) \(run.kind.rawValue)"
    case .renumbered: return "\(subject) renumbered to \(target(run))\(shift(run))"
    }
  }

  private func target(_ run: ChangeRun) -> String {
    let first = run.newItem ?? run.first
    let numbers = run.first == run.last ? "\(first)" : "\(first)-\(first + run.last - run.first)"
    return run.newSection.map { "\($0) \(numbers)" } ?? numbers
  }

  /// What has become of the frame of an element that has another index as well.
  private func shift(_ run: ChangeRun) -> String {
    let (move, growth) = (moved(run.move), grown(run.growth))
    return (move == "(0, 0)" ? "" : ", moved by \(move)")
      + (growth == "(0, 0)" ? "" : ", resized by \(growth)")
  }

  private func name(_ run: ChangeRun) -> String {
    let numbers = run.first == run.last ? "\(run.first)" : "\(run.first)-\(run.last)"
    let id = run.id.map { " '\($0)'" } ?? ""
    guard let kind = run.elementKind else {
      return "\(run.first == run.last ? "item" : "items") \(numbers)\(id)"
    }
    return run.first == 0 && run.last == 0 ? kind : "\(kind) \(numbers)"
  }

  private func moved(_ move: Point) -> String { "(\(signed(move.x)), \(signed(move.y)))" }

  private func grown(_ growth: Size) -> String { "(\(signed(growth.width)), \(signed(growth.height)))" }

  private func signed(_ value: Double) -> String {
    let text = number(value)
    return value > 0 && text != "0" ? "+\(text)" : text
  }

  /// Differences of decimals are not exact: nine decimals tell them apart and hide the rest.
  private func number(_ value: Double) -> String {
    switch options.precision {
    case .full: numberText(value, .decimals(9))
    case .decimals: numberText(value, options.precision)
    }
  }

  private func words(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  private func words(_ frame: Rect) -> String {
    "\(number(frame.origin.x)), \(number(frame.origin.y)), \(words(frame.size))"
  }
}
