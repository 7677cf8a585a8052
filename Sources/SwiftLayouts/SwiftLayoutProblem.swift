package import SourceText

/// A problem in layout code, or a value that cannot be determined from it.
package enum SwiftLayoutProblem: Problem, Hashable {
  /// A loop over a list that the code does not determine.
  case unknownLoop
  /// A layout object that is passed to an unknown function.
  case unknownCall(String, String)
  /// A variable that is changed elsewhere in the code.
  case changedElsewhere(String, line: Int)
  /// A part of the layout that the code does not determine.
  case unknownPart(String, expected: String)
  /// A property that has no effect on frames.
  case withoutEffect(String)
  /// A property or form that is not supported.
  case unsupported(String)
  /// A dimension that the code does not determine.
  case unknownDimension(String)
  case tooManySteps
  case tooDeep
  case trap(String)
  case noLayout(String)
  case noSections
  case undecided([String])
  case syntax(String)

  package var code: String {
    switch self {
    case .unknownLoop: "unknown-loop"
    case .unknownCall: "unknown-call"
    case .changedElsewhere: "changed-elsewhere"
    case .unknownPart: "unknown-part"
    case .withoutEffect: "no-effect-on-frames"
    case .unsupported: "unsupported"
    case .unknownDimension: "unknown-dimension"
    case .tooManySteps: "too-many-steps"
    case .tooDeep: "too-deep"
    case .trap: "trap"
    case .noLayout: "no-layout"
    case .noSections: "no-sections"
    case .undecided: "undecided"
    case .syntax: "swift-syntax"
    }
  }

  package var severity: Severity {
    switch self {
    case .withoutEffect: .note
    case .unknownCall, .unknownDimension, .changedElsewhere: .warning
    case .unknownLoop, .unknownPart, .unsupported, .tooManySteps, .tooDeep, .trap, .noLayout, .noSections,
      .undecided, .syntax:
      .error
    }
  }

  package var message: String {
    switch self {
    case .unknownLoop: "the list of this loop is not in the sources"
    case .unknownCall(let name, let variable):
      "'\(name)' is not in the sources and may change '\(variable)'"
    case .changedElsewhere(let name, let line):
      "using the declared value of \(name.quoted), but line \(line) changes it"
    case .unknownPart(let name, let expected): "expected \(expected), but '\(name)' is not in the sources"
    case .withoutEffect(let name): "'\(name)' is ignored because it does not affect frames"
    case .unsupported(let what): "\(what) is not supported"
    case .unknownDimension(let name): "the dimension '\(name)' is not in the sources; assuming .absolute"
    case .tooManySteps: "the evaluation exceeds \(Interpreter.stepLimit) steps"
    case .tooDeep: "calls and expressions are nested too deeply"
    case .trap(let reason): "the code traps here: \(reason)"
    case .noLayout(let name): "'\(name)' does not return a layout, a section, a group or an item"
    case .noSections: "the section provider returns no section"
    case .undecided(let names):
      names.isEmpty
        ? "the sections depend on an unknown value"
        : "the sections depend on unknown values: \(names.map(\.quoted).joined(separator: ", "))"
    case .syntax(let message): message
    }
  }

  package var hint: String? {
    switch self {
    case .unknownPart, .unknownLoop, .unknownCall:
      "add '--sources DIR' if it is declared in another folder"
    case .undecided(let names): names.isEmpty ? nil : names.map { "--set \($0)=…" }.joined(separator: " ")
    case .changedElsewhere, .withoutEffect, .unsupported, .unknownDimension, .tooManySteps, .tooDeep, .trap,
      .noLayout,
      .noSections, .syntax:
      nil
    }
  }
}

extension SwiftLayoutProblem {
  /// All problems of layout code, each with an example and its fix.
  package static let catalog: [ProblemExample] = [
    ProblemExample(
      code: "unknown-loop", example: "for photo in photos { … }", fix: "for index in 0..<photoCount { … }"),
    ProblemExample(
      code: "unknown-call", example: "style(section)  // in another module",
      fix: "layoutcalc check HomeVC.swift --sources ../Styles"),
    ProblemExample(
      code: "changed-elsewhere", example: "var columns = 2  // and columns = 3 in viewDidLoad",
      fix: "let columns = 2"),
    ProblemExample(
      code: "unknown-part", example: "section.boundarySupplementaryItems = headers",
      fix: "layoutcalc check HomeVC.swift --sources ../Headers"),
    ProblemExample(
      code: "no-effect-on-frames", example: "section.visibleItemsInvalidationHandler = { … }",
      fix: "// layoutcalc:disable no-effect-on-frames"),
    ProblemExample(
      code: "unknown-dimension", example: "func row(height: NSCollectionLayoutDimension)",
      fix: "func row(height: NSCollectionLayoutDimension = .absolute(44))"),
    ProblemExample(code: "too-many-steps", example: "while true { … }", fix: "for _ in 0..<10 { … }"),
    ProblemExample(
      code: "too-deep", example: "func columns() -> Int { columns() }", fix: "func columns() -> Int { 3 }"),
    ProblemExample(code: "trap", example: "[1, 2][2]", fix: "[1, 2][1]"),
    ProblemExample(
      code: "no-layout", example: "lazy var layout = Factory.layout  // not in the sources",
      fix: "layoutcalc check HomeVC.swift --sources ../Factories"),
    ProblemExample(
      code: "no-sections", example: "UICollectionViewCompositionalLayout { _, _ in nil }",
      fix: "UICollectionViewCompositionalLayout { _, _ in section }"),
    ProblemExample(
      code: "undecided", example: "layoutcalc solve Feed.swift",
      fix: "layoutcalc solve Feed.swift --set count=3"),
    ProblemExample(
      code: "unsupported", example: "<code that is not evaluated>", fix: "<a constant or a simple function>"),
    ProblemExample(code: "swift-syntax", example: "let columns = = 3", fix: "let columns = 3"),
    ProblemExample(
      code: "not-swift", example: "layoutcalc import home.yaml", fix: "layoutcalc import HomeVC.swift"),
  ]
}
