package import LayoutSolver
import SourceText

/// Writes the parts of a report as JSON objects, each on one line.
struct JSONObjects {
  let report: Report
  let precision: Precision

  /// Appends the member with the file name, if known.
  func appendFile(separator: StaticString, to buffer: inout TextBuffer) {
    guard let file = report.labels.file else { return }
    buffer.append("\"file\": ")
    buffer.append(json: file)
    buffer.append(separator)
  }

  /// Appends the environment.
  func appendEnvironment(to buffer: inout TextBuffer) {
    EnvironmentValues(report).append(precision, to: &buffer)
  }

  /// Appends the content size.
  func appendContentSize(to buffer: inout TextBuffer) {
    report.solution.contentSize.append(precision, to: &buffer)
  }

  /// Appends one section.
  func appendSection(_ section: Int, to buffer: inout TextBuffer) {
    buffer.append("{\"section\": ")
    buffer.append(section)
    buffer.append(", \"id\": ")
    buffer.append(json: report.labels.sectionID(section))
    buffer.append(", \"items\": ")
    buffer.append(report.solution.itemCount(ofSection: section))
    buffer.append(", ")
    appendMembers(of: report.solution.frame(ofSection: section), to: &buffer)
    if let row = report.solution.orthogonalRow(ofSection: section) {
      buffer.append(", \"orthogonal\": ")
      ComparedRow(row, rest: report.rest(ofSection: section)).append(precision, to: &buffer)
    }
    buffer.append("}")
  }

  /// Appends a rectangle.
  func appendRect(_ rect: Rect, to buffer: inout TextBuffer) {
    buffer.append("{")
    appendMembers(of: rect, to: &buffer)
    buffer.append("}")
  }

  private func appendMembers(of rect: Rect, to buffer: inout TextBuffer) {
    rect.appendMembers(precision, to: &buffer)
  }
}

extension ComparedRow {
  /// Appends the row as one object.
  func append(_ precision: Precision, to buffer: inout TextBuffer) {
    buffer.append("{\"behavior\": \"")
    buffer.append(row.behavior.rawValue)
    buffer.append("\", ")
    row.viewport.appendMembers(precision, to: &buffer)
    buffer.append(", \"contentLength\": ")
    buffer.append(row.contentLength, precision)
    buffer.append(", \"offset\": ")
    buffer.append(row.offset, precision)
    buffer.append(", \"maxOffset\": ")
    buffer.append(row.maxOffset, precision)
    if let rest {
      buffer.append(", \"rest\": {\"proposed\": ")
      buffer.append(rest.proposed, precision)
      buffer.append(", \"offset\": ")
      buffer.append(rest.offset, precision)
      buffer.append("}")
    }
    buffer.append("}")
  }
}

extension Rect {
  /// Appends the members of an object: x, y, width, height.
  func appendMembers(_ precision: Precision, to buffer: inout TextBuffer) {
    buffer.append("\"x\": ")
    buffer.append(origin.x, precision)
    buffer.append(", \"y\": ")
    buffer.append(origin.y, precision)
    buffer.append(", ")
    size.appendMembers(precision, to: &buffer)
  }
}

extension Size {
  /// Appends the members of an object: width, height.
  func appendMembers(_ precision: Precision, to buffer: inout TextBuffer) {
    buffer.append("\"width\": ")
    buffer.append(width, precision)
    buffer.append(", \"height\": ")
    buffer.append(height, precision)
  }

  /// Appends the size as one object.
  func append(_ precision: Precision, to buffer: inout TextBuffer) {
    buffer.append("{")
    appendMembers(precision, to: &buffer)
    buffer.append("}")
  }
}

extension Rounding {
  /// The name in specs and on the command line.
  package var word: String {
    switch self {
    case .none: "none"
    case .pixel: "pixel"
    case .legacy: "legacy"
    }
  }
}

/// A proposed scroll offset, and the offset at which the row settles.
package struct SettledOffset: Sendable {
  package var proposed: Double
  package var offset: Double

  package init(proposed: Double, offset: Double) {
    self.proposed = proposed
    self.offset = offset
  }
}

extension Report {
  /// Returns the offset at which a section's row settles, if requested.
  func rest(ofSection section: Int) -> SettledOffset? {
    guard let proposed = proposedOffsets[section],
      let offset = solution.targetOffset(ofSection: section, proposed: proposed)
    else { return nil }
    return SettledOffset(proposed: proposed, offset: offset)
  }
}

extension EnvironmentValues {
  /// Appends the properties as one object.
  func append(_ precision: Precision, to buffer: inout TextBuffer) {
    buffer.append("{")
    Size(width: width, height: height).appendMembers(precision, to: &buffer)
    buffer.append(", \"scale\": ")
    if let scale { buffer.append(scale, precision) } else { buffer.append("null") }
    buffer.append(", \"rounding\": \"")
    buffer.append(rounding)
    buffer.append("\", \"layoutDirection\": \"")
    buffer.append(layoutDirection)
    buffer.append("\"")
    for detail in details {
      buffer.append(", ")
      detail.append(precision, to: &buffer)
    }
    if let device {
      buffer.append(", \"device\": ")
      buffer.append(json: device)
    }
    buffer.append("}")
  }
}
