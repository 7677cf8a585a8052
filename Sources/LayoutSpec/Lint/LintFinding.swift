import SourceText

/// A finding of a rule at one place in a spec.
struct LintFinding: Sendable {
  /// The location of a finding; its path is computed on demand.
  struct Place: Sendable {
    var range: SourceRange
    var source: SpecSource?

    init(_ source: SpecSource) {
      range = source.range
      self.source = source
    }

    init(_ range: SourceRange) { self.range = range }
  }

  var place: Place
  /// The section that the finding is about.
  var section: Int?
  /// The severity, if it differs from the rule's.
  var level: Severity?
  /// The problem, with its numbers.
  var message: String
  /// The suggested fix.
  var hint: String?
  /// The height of the text that does not fit, which varies with the text size.
  var textHeight: Double?
  /// A range whose other findings are consequences of this one.
  var consequences: SourceRange?
  /// The affected cells of the section; empty if all cells declared at the place are affected.
  var cells: [Int]

  init(
    _ place: Place, section: Int?, level: Severity? = nil, _ message: String, hint: String? = nil,
    consequences: SourceRange? = nil, cells: [Int] = []
  ) {
    self.place = place
    self.section = section
    self.level = level
    self.message = message
    self.hint = hint
    self.consequences = consequences
    self.cells = cells
  }
}
