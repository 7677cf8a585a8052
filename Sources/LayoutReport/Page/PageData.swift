import LayoutSolver
import SourceText

/// The data of the page's script, as JSON that is safe inside a `script` element.
struct PageData {
  let picture: Picture
  let precision: Precision

  /// The maximum number of elements per panel whose frames are explained.
  private static let explanationLimit = 1500
  /// The maximum number of spec lines shown.
  private static let lineLimit = 20_000

  func append(to buffer: inout TextBuffer) {
    buffer.append("{\"name\":\(text(picture.name)),\"file\":\(text(picture.source?.file ?? ""))")
    buffer.append(",\"watched\":\(picture.source?.isWatched ?? false),\"lines\":[")
    for (index, line) in (picture.source?.lines ?? []).prefix(Self.lineLimit).enumerated() {
      buffer.append((index == 0 ? "" : ",") + text(line))
    }
    buffer.append("],\"panels\":[")
    for (index, panel) in picture.panels.enumerated() where !buffer.isClosed {
      if index > 0 { buffer.append(",\n") }
      append(panel, isChange: picture.source?.changes.contains(index) ?? false, to: &buffer)
    }
    buffer.append("]}")
  }

  private func append(_ panel: PicturePanel, isChange: Bool, to buffer: inout TextBuffer) {
    let isSeveral = picture.panels.count > 1
    buffer.append("{\"environment\":\(text(panel.environment)),\"change\":\(isChange)")
    buffer.append(",\"view\":\(numbers(panel.viewSize)),\"content\":\(numbers(panel.contentSize))")
    buffer.append(",\"visible\":\(numbers(panel.visibleBounds)),\"vertical\":\(panel.axis == .vertical)")
    if !panel.progress.isEmpty {
      let seconds = SVGAnimation.secondsForward
      let progress = panel.progress.map(number).joined(separator: ",")
      buffer.append(
        ",\"progress\":[\(progress)],\"seconds\":[\(number(seconds.start)),\(number(seconds.end))]")
    }
    let isUnfolded = panel.unfolded != nil
    buffer.append(
      ",\"folded\":\(!panel.folding.isWhole && !isUnfolded),\"unfolded\":\(isUnfolded),\"sections\":[")
    let sections = panel.unfolded?.sections ?? panel.sections
    var positions: [Int: Int] = [:]
    for (index, section) in sections.enumerated() {
      positions[section.index] = index
      if index > 0 { buffer.append(",") }
      buffer.append(
        "{\"h\":\"\(SVGStyle.hueClass(section.index))\",\"id\":\(text(section.id)),\"items\":\(section.items),\"f\":\(numbers(section.frame))"
      )
      if let row = section.row {
        buffer.append(
          ",\"row\":{\"f\":\(numbers(row.viewport)),\"offset\":\(number(row.offset)),\"max\":\(number(row.maxOffset))}"
        )
      }
      buffer.append("}")
    }
    buffer.append("],\"shapes\":[")
    var explained = 0
    var isFirst = true
    for shape in panel.unfolded?.shapes ?? panel.shapes where shape.isMain || shape.isGroup {
      buffer.append(isFirst ? "\n" : ",\n")
      isFirst = false
      let position = shape.section.flatMap { positions[$0] } ?? -1
      buffer.append("{\"n\":\(text(shape.name)),\"k\":\(text(shape.kindWord)),\"s\":\(position)")
      if !isUnfolded {
        let prefix = isSeveral ? panel.environment + "." : ""
        buffer.append(",\"i\":\(text(SVGText.id(prefix + shape.name))),\"t\":\(text(shape.summary))")
      }
      buffer.append(",\"f\":\(numbers(shape.element?.frame ?? shape.frame))")
      if let element = shape.element {
        buffer.append(",\"item\":\(element.item),\"z\":\(element.zIndex)")
        let detail = panel.detail?(element, explained < Self.explanationLimit)
        explained += 1
        if let line = detail?.line { buffer.append(",\"l\":\(line)") }
        if let explanation = detail?.explanation { append(explanation, to: &buffer) }
      }
      if let motion = shape.motion { append(motion, to: &buffer) }
      if let items = shape.items { buffer.append(",\"items\":[\(items.lowerBound),\(items.upperBound)]") }
      if shape.clip != nil { buffer.append(",\"row\":true") }
      buffer.append("}")
    }
    buffer.append("]}")
  }

  private func append(_ motion: PictureMotion, to buffer: inout TextBuffer) {
    guard !motion.frames.isEmpty else { return }
    buffer.append(",\"m\":[\(motion.frames.map(numbers).joined(separator: ","))]")
  }

  private func append(_ explanation: Explanation, to buffer: inout TextBuffer) {
    let words = StepFormatter(precision: precision, sources: explanation.sources)
    buffer.append(",\"e\":[")
    for (index, step) in explanation.steps.enumerated() {
      if index > 0 { buffer.append(",") }
      let line = explanation.sources.line(step.subject).map(String.init) ?? "null"
      buffer.append("[\(text(step.rule.rawValue)),\(text(words.text(step))),\(line)]")
    }
    buffer.append("]")
  }

  private func number(_ value: Double) -> String { numberText(value, precision) }

  private func numbers(_ size: Size) -> String { "[\(number(size.width)),\(number(size.height))]" }

  private func numbers(_ frame: Rect) -> String {
    "[\(number(frame.origin.x)),\(number(frame.origin.y)),\(number(frame.size.width)),\(number(frame.size.height))]"
  }

  /// Returns a JSON string in which no character is special in HTML.
  private func text(_ text: String) -> String {
    var result = ""
    for scalar in text.jsonText.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension PictureShape {
  fileprivate var isGroup: Bool {
    switch role {
    case .group, .fold: true
    case .cell, .boundary, .anchored, .background, .content, .section, .viewport, .inset, .spacing, .estimate,
      .page, .safeArea, .visibleBounds, .screen, .change, .finding:
      false
    }
  }
}
