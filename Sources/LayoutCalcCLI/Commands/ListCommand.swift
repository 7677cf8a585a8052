import LayoutSpec
import SourceText
import SwiftLayouts

extension Command {
  /// Lists the layout functions in Swift code.
  static let list = Command(
    name: "list", operands: "PATH…", summary: "List the layouts that Swift code builds",
    details: [
      "PATH is a Swift file or a folder. Prints one line per function, property or initializer that builds a layout, section, group or item: its location, its name, what it builds, its sections, and missing values.",
      "Pass FILE.swift:FUNCTION as SPEC to other commands, and set missing values with '--set NAME=VALUE'. 'layoutcalc help spec list' describes the 'list' of a section.",
    ],
    options: [.listFormat, .sources, .syntax] + Option.reporting,
    examples: ["layoutcalc list layouts/swift", "layoutcalc list Sources/App --format json"]
  ) { session throws(UsageProblem) in
    let paths = try session.specs(expected: "a Swift file or a folder")
    let format = try session.arguments.word(.listFormat, as: ListFormat.self) ?? .table
    var status = ExitStatus.success
    var layouts: [ListedLayout] = []
    for path in paths {
      if let layout = session.listedLayout(path) {
        layouts.append(layout)
      } else {
        status.combine(with: .unusableInput)
      }
    }
    return try session.withOutput { buffer in
      switch format {
      case .table: if !layouts.isEmpty { buffer.appendTable(layouts) }
      case .json: buffer.appendJSON(layouts)
      }
      return status
    }
  }
}

/// The output format of the list.
enum ListFormat: String, CaseIterable {
  case table, json
}

extension Option {
  static let listFormat = Option(
    name: "format", short: "f", value: "FORM", words: ListFormat.allCases.map(\.rawValue),
    help: "table or json; default: table")
}

/// One layout function.
private struct ListedLayout {
  var file: String
  var line: Int
  var column: Int
  /// The operand that names the function.
  var spec: String
  var function: String
  var product: String
  /// The names of the sections; nil if the code does not determine them.
  var sections: [String]?
  /// Whether the function must be evaluated for each environment.
  var isPerEnvironment: Bool
  var unknowns: [UnknownValue]
  /// The lines of the unknown values.
  var lines: [Int]
  /// The first error.
  var problem: String?
}

extension Session {
  /// The layout function that an operand names; nil if there is an error, which is reported.
  fileprivate func listedLayout(_ path: SystemString) -> ListedLayout? {
    guard let operand = swiftOperand(path) else {
      report(NotSwiftProblem(), of: inputName(path))
      return nil
    }
    guard let file = file(at: operand.path) else { return nil }
    var diagnostics = Diagnostics(file: file)
    guard let (program, function) = layoutFunction(operand, file, &diagnostics) else {
      report(diagnostics)
      return nil
    }
    let content = SwiftContent()
    var evaluated = program.spec(of: function, content)
    let isPerEnvironment = evaluated.needsEnvironment
    let unknowns = evaluated.unknowns
    if isPerEnvironment {
      // The sections may depend on values that are not in the code.
      _ = evaluated.evaluate(program, function, content, in: SpecOptions(), &diagnostics)
    }
    let lines = LineMap(file)
    let place = lines.position(of: function.range.start)
    return ListedLayout(
      file: file.name, line: place.line, column: place.column, spec: operand.text.description,
      function: function.name, product: function.product.rawValue, sections: evaluated.sectionNames,
      isPerEnvironment: isPerEnvironment, unknowns: unknowns,
      lines: unknowns.map { lines.line(of: $0.range.start) },
      problem: evaluated.findings.first { $0.problem.severity == .error }?.problem.message)
  }
}

extension TextBuffer {
  fileprivate mutating func appendTable(_ layouts: [ListedLayout]) {
    let heading = ["location", "function", "builds", "sections", "missing values"]
    var table = TextTable(heading.map { TextTable.Column(heading: $0) })
    let rows = layouts.map { layout in
      [
        "\(layout.file):\(layout.line)", layout.function, layout.product, layout.sectionText,
        layout.unknowns.map(\.name).joined(separator: ", "),
      ]
    }
    for row in rows { table.fit(row) }
    append(table.heading + "\n")
    for row in rows { append(table.line(row) + "\n") }
  }

  /// The layouts as JSON, one per line.
  fileprivate mutating func appendJSON(_ layouts: [ListedLayout]) {
    append("[")
    for (index, layout) in layouts.enumerated() {
      append(index == 0 ? "\n  " : ",\n  ")
      append(layout)
    }
    append(layouts.isEmpty ? "]\n" : "\n]\n")
  }

  private mutating func append(_ layout: ListedLayout) {
    append(#"{"file": "#)
    append(json: layout.file)
    append(", \"line\": \(layout.line), \"column\": \(layout.column), \"spec\": ")
    append(json: layout.spec)
    append(", \"function\": ")
    append(json: layout.function)
    append(", \"builds\": \"\(layout.product)\", \"sections\": ")
    if let sections = layout.sections { append(jsonList: sections) } else { append("null") }
    append(", \"perEnvironment\": \(layout.isPerEnvironment), \"unknowns\": [")
    for (index, unknown) in layout.unknowns.enumerated() {
      append(index == 0 ? "{\"name\": " : ", {\"name\": ")
      append(json: unknown.name)
      append(", \"path\": ")
      append(json: unknown.path)
      append(", \"line\": \(layout.lines[index]), \"values\": ")
      if let values = unknown.isBoolean ? ["true", "false"] : unknown.words {
        append(jsonList: values)
      } else {
        append("null")
      }
      append("}")
    }
    append("], \"problem\": ")
    if let problem = layout.problem { append(json: problem) } else { append("null") }
    append("}")
  }

  private mutating func append(jsonList texts: [String]) {
    append("[")
    for (index, text) in texts.enumerated() {
      if index > 0 { append(", ") }
      append(json: text)
    }
    append("]")
  }
}

extension ListedLayout {
  /// The number of sections and their names.
  fileprivate var sectionText: String {
    if let problem { return "error: \(problem)" }
    guard let sections else { return "?" }
    let names = sections.enumerated().contains { $0.element != String($0.offset) }
    return names ? "\(sections.count): \(sections.joined(separator: ", "))" : String(sections.count)
  }
}
