import LayoutExport
import LayoutSpec
import SourceText

extension Command {
  /// Prints UIKit code for a spec.
  static let export = Command(
    name: "export", operands: "SPEC", summary: "Print UIKit code in Swift for a spec",
    details: [
      "Prints a type with a function that creates the layout and one function per section. Expressions and variants become Swift conditions on the environment, variables become properties, and comments give the line in the spec.",
      "Content ('items', 'measured') is not exported. A waterfall becomes a custom group, with code that packs its items. Anything without a counterpart in UIKit is reported as an error.",
    ],
    options: [.exportedSection, .exportTarget] + Option.solving + Option.reporting,
    examples: [
      "layoutcalc export layouts/home.yaml -o HomeLayout.swift",
      "layoutcalc export layouts/home.yaml --section products --ios 13",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.inputs(expected: "a spec")
    guard paths.count == 1 else { throw .unexpectedOperand(paths[1].description) }
    let options = try session.arguments.environments()[0]
    let section = session.arguments.value(.exportedSection)
    let target =
      try session.arguments.choice(.exportTarget, of: ExportTarget.allCases) { String($0.rawValue) } ?? .iOS17
    var timings = Timings(session.environment)
    guard var loaded = try session.spec(at: paths[0], &timings) else { return .unusableInput }
    let isSwift = session.swiftOperand(paths[0]) != nil
    var text: String?
    if isSwift {
      loaded.diagnostics.add(ExportProblem.isSwift)
    } else if let spec = loaded.spec, spec.lowered(with: options, &loaded.diagnostics) != nil {
      var export = SwiftExport(spec, of: loaded.diagnostics.file, for: target)
      text = export.text(section: section)
      for diagnostic in export.diagnostics.list { loaded.diagnostics.add(diagnostic) }
    }
    session.report(loaded.diagnostics)
    guard let text else { return loaded.failure }
    return try session.withOutput { buffer in
      buffer.append(text)
      return .success
    }
  }
}

extension Option {
  static let exportedSection = Option(
    name: "section", value: "ID", help: "export only this section, by id or index, as a function")
  static let exportTarget = Option(
    name: "ios", value: "VERSION", words: ExportTarget.allCases.map { String($0.rawValue) },
    help: "oldest iOS version to support: 13 (for 13 to 15), 16 or 17; default: 17")
}
