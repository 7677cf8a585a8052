package import LayoutSolver
package import SourceText

/// Checks a spec in one environment after another and collects the findings of the rules.
package struct Linter: Sendable {
  /// A finding and the environments in which it applies.
  private struct Entry {
    var rule: Int
    var finding: LintFinding
    var level: Severity
    var environments: [Int]
    /// The heights of text that does not fit, by environment.
    var textHeights: [(environment: Int, height: Double)] = []
  }

  private struct Key: Hashable {
    var rule: Int
    var range: SourceRange
  }

  private let spec: Spec
  private let file: SourceFile
  /// Levels that override those of the spec.
  private let levels: [String: LintLevel]
  private let minimum: Severity
  private let isMatrix: Bool
  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]
  private var environments: [EnvironmentName] = []
  private var textSizes: [TextSize] = []

  /// - Parameters:
  ///   - spec: The spec to check.
  ///   - file: The file that the spec was read from.
  ///   - levels: The levels set on the command line, by rule name.
  ///   - minimum: The lowest severity to report.
  ///   - isMatrix: Whether the environments were chosen for checking the spec.
  package init(
    _ spec: Spec, of file: SourceFile, levels: [String: LintLevel] = [:], minimum: Severity = .note,
    isMatrix: Bool = true
  ) {
    self.spec = spec
    self.file = file
    self.levels = levels
    self.minimum = minimum
    self.isMatrix = isMatrix
  }

  /// Checks the spec in one environment; returns the names of the rules with findings, in the order of `LintRule.all`.
  @discardableResult
  package mutating func lint(_ lowered: LoweredSpec, _ solution: Solution) -> [String] {
    let context = LintContext(lowered, solution, lowered.ownSpec ?? spec, file)
    let environment = environments.count
    environments.append(EnvironmentName(lowered))
    textSizes.append(lowered.traits.textSize)
    let explained = Self.explained(context)
    var names: [String] = []
    for (index, rule) in LintRule.all.enumerated() where isWanted(rule, lowered) {
      var hasFound = false
      for finding in rule.findings(context, explained) {
        guard let level = level(of: finding, rule, lowered.lintLevels), level >= minimum else { continue }
        let heights = finding.textHeight.map { [(environment: environment, height: $0)] } ?? []
        add(
          Entry(
            rule: index, finding: finding, level: level, environments: [environment], textHeights: heights))
        hasFound = true
      }
      if hasFound { names.append(rule.name) }
    }
    return names
  }

  /// Returns the findings in one environment, with their levels, except those of rules that judge the environments.
  func findings(
    in lowered: LoweredSpec, _ solution: Solution
  ) -> [(rule: LintRule, finding: LintFinding, level: Severity)] {
    let context = LintContext(lowered, solution, spec, file)
    let explained = Self.explained(context)
    return LintRule.all.filter { !$0.judgesMatrix && isWanted($0, lowered) }.flatMap { rule in
      rule.findings(context, explained).compactMap { finding in
        guard let level = level(of: finding, rule, lowered.lintLevels), level >= minimum else { return nil }
        return (rule, finding, level)
      }
    }
  }

  /// Returns the ranges in which further findings are consequences: without available space, nothing is laid out as
  /// intended.
  private static func explained(_ context: LintContext) -> [SourceRange] {
    LintRule.noRoom.findings(context, []).compactMap(\.consequences)
  }

  private mutating func add(_ entry: Entry) {
    let start = entry.finding.place.range.start
    let isSilenced = spec.silenced.contains {
      ($0.rule.isEmpty || $0.rule == LintRule.all[entry.rule].name) && $0.range.start <= start
        && start < $0.range.end
    }
    guard !isSilenced else { return }
    let key = Key(rule: entry.rule, range: entry.finding.place.range)
    guard let place = places[key] else {
      places[key] = entries.count
      entries.append(entry)
      return
    }
    let environment = entry.environments[0]
    if entries[place].environments.last != environment { entries[place].environments.append(environment) }
    entries[place].textHeights += entry.textHeights
    if entries[place].level < entry.level {
      // Use the message from the environment in which the finding is most severe.
      entries[place].level = entry.level
      entries[place].finding = entry.finding
    }
  }

  /// Returns whether any finding of the rule can reach the minimum level.
  private func isWanted(_ rule: LintRule, _ lowered: LoweredSpec) -> Bool {
    if rule.judgesMatrix, !isMatrix { return false }
    if rule.level >= minimum { return true }
    let given = [levels[rule.name], lowered.lintLevels.ofSpec[rule.name]]
    let ofSections = lowered.lintLevels.ofSections.values.map { $0[rule.name] }
    return (given + ofSections).contains { ($0?.severity ?? .note) >= minimum }
  }

  /// Returns the first level set: on the command line, in the section, in the spec, by the finding, by the rule.
  private func level(of finding: LintFinding, _ rule: LintRule, _ ofSpec: LintLevels) -> Severity? {
    let ofSection = finding.section.flatMap { ofSpec.ofSections[$0]?[rule.name] }
    guard let level = levels[rule.name] ?? ofSection ?? ofSpec.ofSpec[rule.name] else {
      return finding.level ?? rule.level
    }
    return level.severity
  }

  /// The findings of all environments, one per location and rule.
  package var diagnostics: [Diagnostic] { diagnostics(atLeast: minimum) }

  /// Returns the findings of at least a level, one per location and rule.
  package func diagnostics(atLeast level: Severity) -> [Diagnostic] {
    let rules = LintRule.all
    return entries.compactMap { entry in
      guard entry.level >= level else { return nil }
      let rule = rules[entry.rule]
      let holdsEverywhere = entry.environments.count == environments.count
      guard holdsEverywhere || !rule.requiresAllEnvironments else { return nil }
      let places = holdsEverywhere ? "" : self.places(of: entry)
      return Diagnostic(
        severity: entry.level, code: rule.name, message: entry.finding.message + heights(of: entry) + places,
        hint: spec.isSwift ? entry.finding.hintInSwift : entry.finding.hint,
        range: entry.finding.place.range, path: entry.finding.place.source?.path)
    }
  }
}

extension Linter {
  /// Returns the environments in which a finding applies, in parentheses; empty if the message already implies them.
  private func places(of entry: Entry) -> String {
    let names = entry.environments.map { environments[$0] }
    var words: [String] = []
    if Set(names) != Set(environments) { words.append(EnvironmentName.words(names, of: environments)) }
    let sizes = Set(entry.environments.map { textSizes[$0] })
    if entry.textHeights.isEmpty, sizes != Set(textSizes) {
      words.append(Self.words(sizes.sorted(), of: Set(textSizes).sorted()))
    }
    if words.isEmpty, entry.textHeights.isEmpty {
      words.append(EnvironmentName.words(names, of: environments))
    }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// Returns `at text size AX3` or `at text sizes AX1 to AX5`.
  private static func words(_ sizes: [TextSize], of all: [TextSize]) -> String {
    guard sizes.count > 1, let first = sizes.first, let last = sizes.last else {
      return "at text size " + (sizes.first?.rawValue ?? "")
    }
    let between = all.filter { $0 >= first && $0 <= last }
    return "at text sizes "
      + (between == sizes && sizes.count > 2
        ? "\(first.rawValue) to \(last.rawValue)" : sizes.map(\.rawValue).listed)
  }

  /// Returns a phrase such as ` measures 64.333 at xxxLarge and 81 at AX1; it does not fit from xxxLarge on`.
  private func heights(of entry: Entry) -> String {
    var heights: [TextSize: Double] = [:]
    for height in entry.textHeights {
      let size = textSizes[height.environment]
      heights[size] = max(heights[size] ?? 0, height.height)
    }
    guard let first = heights.keys.min() else { return "" }
    let words = heights.keys.sorted().map { "\(plainNumberText(heights[$0] ?? 0)) at \($0.rawValue)" }
    let larger = Set(textSizes).filter { $0 >= first }
    let fits = Set(textSizes).contains { $0 < first }
    let isFromThere = fits && larger.allSatisfy { heights[$0] != nil }
    return " measures \(words.listed)" + (isFromThere ? "; it does not fit from \(first.rawValue) on" : "")
  }
}

extension LintRule {
  /// Returns the rule's findings, without consequences of what is already explained.
  fileprivate func findings(_ context: LintContext, _ explained: [SourceRange]) -> [LintFinding] {
    switch source {
    case .written(let find): find(context)
    case .reading: []
    case .solved(let find):
      find(context).filter { finding in
        let range = finding.place.range
        return finding.consequences != nil
          || !explained.contains { $0.start <= range.start && range.end <= $0.end }
      }
    }
  }
}

extension LintLevel {
  /// The level as a diagnostic severity; nil for `off`.
  package var severity: Severity? {
    switch self {
    case .off: nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// The name that distinguishes an environment from the others that are checked.
package enum EnvironmentName: Hashable, Sendable {
  case width(Double)
  case device(String)

  init(_ lowered: LoweredSpec) {
    self = lowered.device.map { .device($0) } ?? .width(lowered.traits.width)
  }

  private var width: Double? {
    switch self {
    case .width(let width): width
    case .device: nil
    }
  }

  /// Returns the environments in which a finding applies: `at widths 320 to 374, on iphone-15`.
  static func words(_ names: [EnvironmentName], of all: [EnvironmentName]) -> String {
    let runs = runs(of: Set(names.compactMap(\.width)), in: Set(all.compactMap(\.width)).sorted())
    var words: [String] = []
    if !runs.isEmpty {
      let isOne = runs.count == 1 && !runs[0].contains(" ")
      words.append((isOne ? "at width " : "at widths ") + runs.listed)
    }
    // A device appears once, even if it was checked in several directions and at several offsets.
    let devices = names.reduce(into: [String]()) { slugs, name in
      if case .device(let slug) = name, !slugs.contains(slug) { slugs.append(slug) }
    }
    if !devices.isEmpty { words.append("on " + devices.listed) }
    return words.joined(separator: ", ")
  }

  /// Returns the widths as text; three or more consecutive checked widths become a range.
  private static func runs(of widths: Set<Double>, in all: [Double]) -> [String] {
    var runs: [[Double]] = []
    var isOpen = false
    for width in all {
      if widths.contains(width) {
        if isOpen { runs[runs.count - 1].append(width) } else { runs.append([width]) }
      }
      isOpen = widths.contains(width)
    }
    return runs.flatMap { run in
      run.count < 3
        ? run.map(plainNumberText) : ["\(plainNumberText(run[0])) to \(plainNumberText(run[run.count - 1]))"]
    }
  }
}

extension [String] {
  /// The words as a list: `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
