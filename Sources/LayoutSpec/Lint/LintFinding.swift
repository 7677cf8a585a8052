import SourceText

/// What a rule says of one place of a spec.
struct LintFinding: Sendable {
  /// Where a finding is: the path is worked out when it is asked for.
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
  /// The section that it is about.
  var section: Int?
  /// What it weighs, where that is not what the rule says.
  var level: Severity?
  /// What happens, with the numbers.
  var message: String
  /// What to write instead.
  var hint: String?
  /// The height of the text that does not fit, which differs from text size to text size.
  var textHeight: Double?
  /// Where all that other rules find in the solved layout follows from this.
  var consequences: SourceRange?
  /// The cells of the section that it is about; empty where it is about all that come from its place.
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
