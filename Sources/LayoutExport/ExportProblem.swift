package import SourceText

/// A reason why a spec cannot be expressed in UIKit code.
package enum ExportProblem: Problem, Hashable {
  /// A name in an expression that has no counterpart in UIKit.
  case name(String)
  /// A property that differs between sections, but that UIKit has only for the whole layout.
  case perSection(String)
  /// A part of the layout that variants replace, but that the code creates only once.
  case varies(String)
  /// An API that a later version of iOS introduced.
  case needs(String, ios: Int, hint: String?)
  /// A valid spec feature that export does not support.
  case unsupported(String, hint: String?)
  case unknownSection(String, known: [String])
  /// The input is already Swift.
  case isSwift

  package var code: String {
    switch self {
    case .name, .perSection, .varies, .unsupported: "not-in-uikit"
    case .needs: "needs-ios"
    case .unknownSection: "unknown-section"
    case .isSwift: "already-swift"
    }
  }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .name(let name): "UIKit has no counterpart for '\(name)'"
    case .perSection(let key): "UIKit has one '\(key)' for the whole layout, not one per section"
    case .varies(let key): "code cannot replace '\(key)' by a variant"
    case .needs(let what, let version, _): "\(what) requires iOS \(version)"
    case .unsupported(let what, _): "\(what) cannot be exported"
    case .unknownSection(let name, _): "unknown section '\(name)'"
    case .isSwift: "expected a JSON or YAML spec, found Swift"
    }
  }

  package var hint: String? {
    switch self {
    case .name: "compare 'idiom' or 'horizontalSizeClass' instead"
    case .perSection(let key): "write '\(key)' at the top level"
    case .varies: "write one spec per variant"
    case .needs(_, let version, let hint):
      hint ?? "add '--ios \(version <= 16 ? 16 : 17)'"
    case .unsupported(_, let hint): hint
    case .unknownSection(let name, let known): known.nearest(to: name).map { "did you mean '\($0)'?" }
    case .isSwift: "export the original spec"
    }
  }
}

extension ExportProblem {
  /// Every export problem, with an example and its fix.
  package static let catalog: [ProblemExample] = [
    ProblemExample(
      code: "not-in-uikit", example: "when: \"device == 'ipad-10'\"", fix: "when: \"idiom == 'pad'\""),
    ProblemExample(
      code: "needs-ios", example: "layoutcalc export grid.yaml --ios 13  # with 'repeatingSubitem'",
      fix: "layoutcalc export grid.yaml --ios 16"),
    ProblemExample(
      code: "already-swift", example: "layoutcalc export Home.swift", fix: "layoutcalc export home.yaml"),
  ]
}
