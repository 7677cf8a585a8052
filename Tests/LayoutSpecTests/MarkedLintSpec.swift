import DocumentSyntax
import Foundation
import LayoutSolver
import LayoutSpec
import SourceText
import Testing

/// A spec that violates a lint rule at its marks (`RULE.yaml`), or for which the rule reports nothing
/// (`RULE--CASE.yaml`).
struct MarkedLintSpec: CustomTestStringConvertible, Sendable {
  var rule: String
  var spec: MarkedSpec

  var testDescription: String { spec.name }

  /// Whether the rule is expected to report nothing.
  var isQuiet: Bool { spec.expected.isEmpty }

  /// All specs in the folder next to the tests.
  static let all: [MarkedLintSpec] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Lint")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
        return nil
      }
      let stem = String(name.prefix { $0 != "." })
      let rule = stem.components(separatedBy: "--")[0]
      return MarkedLintSpec(rule: rule, spec: MarkedSpec(name: name, content: text))
    }
  }()

  /// The findings of the rule; hints are included only where one is expected.
  var found: [MarkedSpec.Expectation] {
    let lint = LintText(spec.text, arguments: spec.arguments).diagnostics
    return lint.filter { $0.code == rule }.enumerated().map { index, finding in
      let expected = spec.expected.indices.contains(index) ? spec.expected[index] : nil
      return MarkedSpec.Expectation(
        line: "\(finding.severity.word)[\(finding.code)]: \(finding.message)",
        hint: expected?.hint == nil ? nil : finding.hint, range: spec.isMarked ? finding.range : nil)
    }
  }
}

/// A spec, with the options of `check` written in one line.
struct LintText {
  var text: String
  var options = SpecOptions()
  var environments: [EnvironmentName] = []
  var textSizes: [TextSize] = []
  var isMatrix = true

  init(_ text: String, arguments: [String] = []) {
    self.text = text
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--solve" {
        isMatrix = false
        continue
      }
      let value = rest.popFirst() ?? ""
      let numbers = value.split(separator: ",").compactMap { Double($0) }
      switch option {
      case "--width": environments.append(.width(numbers[0]))
      case "--device": environments.append(.device(value))
      case "--text-size": textSizes += value == "all" ? TextSize.allCases : [TextSize(named: value) ?? .large]
      case "--height": options.height = numbers[0]
      case "--scale": options.scale = numbers[0]
      case "--rounding": options.rounding = RoundingMode(rawValue: value)
      case "--safe-area":
        options.safeArea = Insets(
          top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
      default: Issue.record("no option '\(option)'")
      }
    }
  }

  /// All diagnostics of `check`, in source order.
  var diagnostics: [Diagnostic] {
    let file = SourceFile(name: "test.yaml", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: file)
    if let spec = readDocument(file, as: .yaml, &diagnostics).flatMap({ Spec($0, name: "test", &diagnostics) }
    ) {
      var linter = Linter(spec, of: file, isMatrix: isMatrix)
      for options in matrix {
        guard let lowered = spec.lowered(with: options, &diagnostics),
          let solution = lowered.solved(&diagnostics)
        else { continue }
        linter.lint(lowered, solution)
      }
      for finding in linter.diagnostics { diagnostics.add(finding) }
    }
    return diagnostics.list.sorted { ($0.range?.start ?? -1) < ($1.range?.start ?? -1) }
  }

  private var matrix: [SpecOptions] {
    let named = environments.map { environment in
      var options = options
      switch environment {
      case .width(let width): options.width = width
      case .device(let slug): options.device = slug
      }
      return options
    }
    let screens = named.isEmpty ? [options] : named
    guard !textSizes.isEmpty else { return screens }
    return screens.flatMap { screen in
      textSizes.map { size in
        var options = screen
        options.textSize = size
        return options
      }
    }
  }
}
