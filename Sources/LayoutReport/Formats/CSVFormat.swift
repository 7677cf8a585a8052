import LayoutSolver
import SourceText

extension ReportFormat {
  /// RFC 4180 with line feeds, and one element per line.
  package static let csv = ReportFormat(
    name: "csv", summary: "comma-separated values, one element per line", framing: Framing()
  ) { report, options, place, buffer in
    CSVTable(report: report, options: options, place: place).append(to: &buffer)
  }
}

/// A report as lines of comma-separated values.
private struct CSVTable {
  let report: Report
  let options: ReportOptions
  let place: ReportPosition

  func append(to buffer: inout TextBuffer) {
    if place.isFirst { appendHeader(to: &buffer) }
    let front =
      place.isOneOfSeveral
      ? "\(report.labels.name.csvField(options)),\(report.environmentWord.csvField(options))," : ""
    guard !report.queries.isEmpty else { return appendElements(of: nil, front: front, to: &buffer) }
    for (index, query) in report.queries.enumerated() {
      appendElements(of: query, front: "\(front)\(index),", to: &buffer)
    }
  }

  private func appendHeader(to buffer: inout TextBuffer) {
    if place.isOneOfSeveral { buffer.append("name,environment,") }
    if !report.queries.isEmpty { buffer.append("query,") }
    buffer.append("section,sectionId,item,kind,elementKind,x,y,width,height,zIndex,id\n")
  }

  private func appendElements(of query: ElementQuery?, front: String, to buffer: inout TextBuffer) {
    var sectionIDs = SectionIDFields(labels: report.labels, options: options)
    report.forEachElement(in: query?.rect, options.categories) { element in
      buffer.append(front)
      append(element, &sectionIDs, to: &buffer)
      return !buffer.isClosed
    }
  }

  private func append(
    _ element: borrowing Element, _ sectionIDs: inout SectionIDFields, to buffer: inout TextBuffer
  ) {
    if let section = element.section { buffer.append(section) }
    buffer.append(",")
    if let section = element.section { buffer.append(sectionIDs.field(section)) }
    buffer.append(",")
    buffer.append(element.item)
    buffer.append(",")
    buffer.append(element.category.word)
    buffer.append(",")
    if let kind = element.category.elementKind { buffer.append(report.labels.word(kind).csvField(options)) }
    for axis in Axis.allCases {
      buffer.append(",")
      buffer.append(element.frame.origin[axis], options.precision)
    }
    for axis in Axis.allCases {
      buffer.append(",")
      buffer.append(element.frame.size[axis], options.precision)
    }
    buffer.append(",")
    buffer.append(element.zIndex)
    buffer.append(",")
    if let id = report.labels.id(of: element) { buffer.append(id.csvField(options)) }
    buffer.append("\n")
  }
}

/// The ids of sections as fields; the last one is cached, because neighbors usually share it.
private struct SectionIDFields {
  let labels: ReportLabels
  let options: ReportOptions
  private var last: (section: Int, field: String)?

  init(labels: ReportLabels, options: ReportOptions) {
    self.labels = labels
    self.options = options
  }

  mutating func field(_ section: Int) -> String {
    if let last, last.section == section { return last.field }
    let field = labels.sectionID(section).csvField(options)
    last = (section, field)
    return field
  }
}

extension Report {
  /// The name of the environment: the device's slug, or the width.
  package var environmentWord: String {
    let screen = labels.device ?? numberText(environment.container.width, .full)
    return labels.textSize.map { "\(screen)+\($0)" } ?? screen
  }
}

extension String {
  /// Returns the text as a field: unchanged for a program, with escaped control characters on a terminal.
  fileprivate func csvField(_ options: ReportOptions) -> String {
    options.columns == nil ? csvField : onOneLine.csvField
  }

  /// The text, quoted if it contains a comma, a quote or a line break.
  private var csvField: String {
    let isPlain = !utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
    guard !isPlain else { return self }
    var quoted = "\""
    for character in unicodeScalars {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
