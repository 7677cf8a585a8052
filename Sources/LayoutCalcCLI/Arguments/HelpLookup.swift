import DocumentSyntax
import LayoutExport
import LayoutSolver
import LayoutSpec
import SourceText
import SwiftLayouts

/// Finds the page for a word of the output or of the spec language.
enum HelpLookup {
  /// Every page about a word, joined; nil if the word is unknown.
  static func page(_ word: String) -> String? {
    let pages = [rule(word), problem(word), lintRule(word), SpecHelp.page(word), key(word)].compactMap { $0 }
    return pages.isEmpty ? nil : pages.joined(separator: "\n")
  }

  /// Every word that has a page.
  static var words: [String] {
    HelpTopic.names + problems.map(\.code) + ProgramProblem.all.map(\.code) + LintRule.all.map(\.name)
      + SpecHelp.names + SpecHelp.keyNames + Rule.allCases.map { $0.rawValue.filter { $0 != " " } }
  }

  private static var problems: [ProblemExample] {
    SyntaxProblem.catalog + SpecProblem.catalog + SwiftLayoutProblem.catalog + ExportProblem.catalog
  }

  private static func rule(_ word: String) -> String? { Rule(citation: word).map(HelpText.text) }

  private static func lintRule(_ word: String) -> String? { LintRule.named(word).map(HelpText.text) }

  private static func problem(_ word: String) -> String? {
    if let problem = ProgramProblem.all.first(where: { $0.code == word }) {
      return "\(word): diagnostic\n\n" + HelpText.paragraph(problem.explanation)
    }
    return problems.first { $0.code == word }.map {
      "\($0.code): diagnostic\n\n" + HelpText.example($0, margin: "  ")
    }
  }

  private static func key(_ word: String) -> String? {
    let places = SpecHelp.places(ofKey: word)
    guard !places.isEmpty else { return nil }
    return "\(word): a key of the spec language\n" + places.map { "\n" + $0 }.joined()
  }
}

/// A problem of a whole run, for which a spec cannot give an example.
struct ProgramProblem {
  var code: String
  /// The cause and the fix.
  var explanation: String

  static let all = [
    ProgramProblem(
      code: "not-formatted",
      explanation:
        "The spec differs from its canonical form. Run 'layoutcalc format --write'; it keeps the layout and the comments."
    ),
    ProgramProblem(
      code: "lost-comments",
      explanation: "JSON has no comments, so 'format --to json' drops them. Keep the YAML file as well."),
    ProgramProblem(
      code: "unformattable",
      explanation:
        "The formatted text would not parse as the same spec, so nothing is written. This is a bug in layoutcalc; please report the spec."
    ),
    ProgramProblem(
      code: "usage",
      explanation: "The command line is invalid. 'layoutcalc help COMMAND' lists the options of a command."),
    ProgramProblem(
      code: "file", explanation: "A file cannot be read or written, for the reason that the message gives."),
    ProgramProblem(
      code: "unreadable",
      explanation:
        "An input cannot be read: it does not exist, is a directory, a device or too large, or permission is denied. Specs are read from files, pipes and standard input."
    ),
    ProgramProblem(
      code: "output",
      explanation: "An output cannot be written. An existing file is unchanged."),
    ProgramProblem(
      code: "more-errors", explanation: "Only the first errors are printed; '--max-findings N' prints more."),
    ProgramProblem(
      code: "more-warnings",
      explanation: "Only the first warnings are printed; '--max-findings N' prints more."),
    ProgramProblem(
      code: "more-notes", explanation: "Only the first notes are printed; '--max-findings N' prints more."),
    ProgramProblem(
      code: "syntax",
      explanation: "Swift code cannot be parsed; the message says what was expected."),
    ProgramProblem(
      code: "no-specs",
      explanation:
        "'snapshot' found no spec. It searches folders for '*.layout.yaml' and '*.layout.json'; name other files on the command line."
    ),
    ProgramProblem(
      code: "snapshot",
      explanation:
        "A snapshot failed or is missing. If the new frames are right, run 'layoutcalc snapshot record'."
    ),
    ProgramProblem(
      code: "shared-snapshot",
      explanation:
        "Two specs in one folder would have the same snapshot, such as 'a.layout.yaml' and 'a.layout.json'. Rename one of them."
    ),
    ProgramProblem(
      code: "not-a-snapshot",
      explanation:
        "A file with the name of a snapshot was not written by layoutcalc, so it is not overwritten. Move or delete it, then run 'layoutcalc snapshot record'."
    ),
    ProgramProblem(
      code: "layout-count",
      explanation:
        "A solved JSON file has the wrong number of layouts: 'diff' needs the same number on both sides, and a snapshot has exactly one."
    ),
    ProgramProblem(
      code: "solved-json",
      explanation:
        "A JSON file printed by 'solve' has been changed so that it cannot be read back. Print it again with 'layoutcalc solve SPEC --format json'."
    ),
    ProgramProblem(
      code: "too-many-elements",
      explanation:
        "The layout has more elements than can be compared in memory. Give the sections fewer items."
    ),
    ProgramProblem(
      code: "sweep-too-large",
      explanation:
        "The layouts of the sweep need more than 2 GiB (or LAYOUTCALC_MEMORY) in total, one after the other, which takes too long. Use fewer items, a shorter range of widths, or a larger step."
    ),
    ProgramProblem(
      code: "item-count",
      explanation:
        "The two layouts of a transition have different numbers of items in a section; items in only one layout appear or disappear."
    ),
    ProgramProblem(
      code: "unknown-element",
      explanation:
        "No element has that name. Elements are named SECTION.ITEM, SECTION.KIND[.N], layout.KIND, or by an item's id."
    ),
    ProgramProblem(
      code: "no-row",
      explanation:
        "'--rest' and '--scroll' need an orthogonally scrolling section, which has 'orthogonalScrollingBehavior'."
    ),
    ProgramProblem(
      code: "unknown-kind",
      explanation:
        "No element kind has that name. '--kinds' takes cell, supplementary, decoration, and the kinds of the layout, such as header."
    ),
    ProgramProblem(
      code: "ambiguous-element",
      explanation:
        "Several elements have that name. Use SECTION.ITEM, with the index of the section and of the item."
    ),
  ]
}
