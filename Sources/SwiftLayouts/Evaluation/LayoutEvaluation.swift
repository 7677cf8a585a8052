import SourceText
import SwiftSource

/// Evaluates a layout function once per combination of assumed conditions.
struct LayoutEvaluation {
  let program: Program
  let function: LayoutFunction
  let content: SwiftContent
  var interpreter: Interpreter
  /// The maximum number of evaluations of one section.
  private static let pathLimit = 256

  /// The outcome of one evaluation.
  struct Outcome {
    /// The keys of the layout itself.
    var root: SpecTreeMap?
    var section: SpecTreeMap?
    /// The reason the evaluation ended early.
    var stop: Stop?
  }

  /// The result for the whole function.
  struct Result {
    var tree: SpecTree?
    var needsEnvironment = false
    var findings: [EvaluationFinding] = []
    var unknowns: [UnknownTable.Entry] = []
  }

  init(_ program: Program, _ function: LayoutFunction, _ content: SwiftContent, _ known: FormulaScope) {
    self.program = program
    self.function = function
    self.content = content
    interpreter = Interpreter(program, ownFile: function.member.file)
    interpreter.known = known
  }

  /// Evaluates the function for each section.
  mutating func evaluate() -> Result {
    var result = Result()
    var root: SpecTreeMap?
    var sections: [SpecTree] = []
    var index = 0
    while index < interpreter.sections.total {
      interpreter.sections.index = index
      let outcomes: [(path: [Decision], outcome: Outcome)]
      switch explore() {
      case .outcomes(let found): outcomes = found
      case .needsEnvironment: return stopped(needsEnvironment: true)
      case .stopped: return stopped(needsEnvironment: false)
      }
      if root == nil {
        guard let merged = merged(outcomes, { $0.root }) else { return stopped(needsEnvironment: true) }
        root = merged
      }
      switch mergedSection(outcomes) {
      case .tree(let section): sections.append(.map(named(section, index, at: sections.count)))
      case .missing: break
      case .undecided: return stopped(needsEnvironment: true)
      }
      index += 1
    }
    guard !sections.isEmpty || root?["sections"] != nil else {
      if !interpreter.findings.contains(where: { $0.problem.severity == .error }) {
        interpreter.report(.noSections, at: function.range)
      }
      return stopped(needsEnvironment: false)
    }
    var tree = SpecTreeMap(function.range)
    tree.members = root?.members ?? []
    tree.variants = root?.variants ?? []
    if tree["sections"] == nil { tree.add("sections", .list(sections, function.range), at: function.range) }
    let formulas = SpecTree.map(tree).formulas
    guard !tree.hasGroupConditions else { return stopped(needsEnvironment: true) }
    let names = formulas.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    result.unknowns = interpreter.unknowns.entries.filter { names.contains($0.name) }
    tree.members.insert(contentsOf: variables(result.unknowns, names), at: 0)
    result.tree = .map(tree)
    result.findings = interpreter.findings
    return result
  }

  /// Returns a result without sections.
  ///
  /// If the function must be evaluated per environment, the result still declares its variables.
  private func stopped(needsEnvironment: Bool) -> Result {
    let unknowns = interpreter.unknowns.entries
    var tree: SpecTreeMap?
    if needsEnvironment {
      var map = SpecTreeMap(function.range)
      map.members = variables(unknowns, [])
      map.add("sections", .list([], function.range), at: function.range)
      tree = map
    }
    return Result(
      tree: tree.map { .map($0) }, needsEnvironment: needsEnvironment, findings: interpreter.findings,
      unknowns: unknowns)
  }

  // MARK: Paths

  private enum Exploration {
    case outcomes([(path: [Decision], outcome: Outcome)])
    case needsEnvironment
    case stopped
  }

  private mutating func explore() -> Exploration {
    var outcomes: [(path: [Decision], outcome: Outcome)] = []
    var given: [Bool]? = []
    while let next = given {
      guard outcomes.count < Self.pathLimit else { return .needsEnvironment }
      interpreter.reset(next)
      let outcome = run()
      switch outcome.stop {
      case .needsEnvironment: return .needsEnvironment
      case .tooManySteps(let range):
        interpreter.report(.tooManySteps, at: range)
        return .stopped
      case .tooDeep(let range):
        interpreter.report(.tooDeep, at: range)
        return .stopped
      case .syntax(let error, let file):
        let isOwn = file == function.member.file
        interpreter.report(.syntax(error.problem.message), at: isOwn ? error.range : function.range)
        return .stopped
      case .trap, .thrown, nil: break
      }
      outcomes.append((interpreter.decisions.path, outcome))
      given = interpreter.decisions.next(keeping: 0)
    }
    guard outcomes.contains(where: { $0.outcome.root != nil }) else {
      reportFailure(outcomes.map(\.outcome))
      return .stopped
    }
    return .outcomes(outcomes)
  }

  private mutating func reportFailure(_ outcomes: [Outcome]) {
    for outcome in outcomes {
      if case .trap(let reason, let range)? = outcome.stop {
        return interpreter.report(.trap(reason), at: range)
      }
    }
    if !interpreter.findings.contains(where: { $0.problem.severity == .error }) {
      interpreter.report(.noLayout(function.name), at: function.range)
    }
  }

  /// Evaluates the function once.
  private mutating func run() -> Outcome {
    do {
      return try made(by: try call())
    } catch {
      return Outcome(root: nil, section: nil, stop: error)
    }
  }

  // MARK: Merging

  /// Returns one map that combines the parts of all outcomes; nil if none has the part or they cannot be combined.
  private func merged(
    _ outcomes: [(path: [Decision], outcome: Outcome)], _ part: (Outcome) -> SpecTreeMap?
  ) -> SpecTreeMap? {
    let kept = outcomes.filter { part($0.outcome) != nil }
    guard let tree = DecisionTree(kept.map { ($0.path, part($0.outcome)) }) else { return nil }
    guard case .map(let map)?? = tree.merged() else { return nil }
    return map
  }

  private enum SectionResult {
    case tree(SpecTreeMap)
    case missing
    case undecided
  }

  private mutating func mergedSection(_ outcomes: [(path: [Decision], outcome: Outcome)]) -> SectionResult {
    let withSection = outcomes.filter { $0.outcome.section != nil }
    guard !withSection.isEmpty else { return .missing }
    // Evaluations that trap have no layout. Other outcomes without a section belong to a different layout.
    let without = outcomes.filter { $0.outcome.section == nil && $0.outcome.stop == nil }
    guard without.allSatisfy({ $0.path.contains(where: \.isOfOptional) }) else { return .undecided }
    guard let map = merged(outcomes, { $0.section }) else { return .undecided }
    return .tree(map)
  }
}

extension Decision {
  /// Whether the condition is that an unknown optional is nil.
  fileprivate var isOfOptional: Bool {
    if case .name(let name) = condition { return name.hasSuffix("IsNil") || name == "isNil" }
    return false
  }
}

extension DecisionTree where Outcome == SpecTreeMap? {
  /// Returns the outcomes as one tree; the outer optional is nil if they cannot be combined.
  func merged() -> SpecTree?? {
    switch self {
    case .leaf(let map): return .some(map.map { .map($0) })
    case .branch(let condition, let first, let second):
      guard case .some(let left) = first.merged(), case .some(let right) = second.merged() else {
        return .none
      }
      guard let left else { return .some(right) }
      guard let right else { return .some(left) }
      return SpecTree.merged(condition, left, right).map { .some($0) } ?? .none
    }
  }
}

extension SpecTreeMap {
  /// Whether a variant depends on the size of a custom group, which conditions cannot mention.
  fileprivate var hasGroupConditions: Bool {
    variants.contains { $0.condition.mentionsGroup } || members.contains { $0.value.hasGroupConditions }
  }
}

extension SpecTree {
  fileprivate var hasGroupConditions: Bool {
    switch self {
    case .scalar, .missing: false
    case .list(let elements, _): elements.contains(where: \.hasGroupConditions)
    case .map(let map): map.hasGroupConditions
    }
  }
}

// MARK: Content and variables

extension LayoutEvaluation {
  /// Returns a section with its id and its content.
  fileprivate func named(_ section: SpecTreeMap, _ index: Int, at place: Int) -> SpecTreeMap {
    var result = SpecTreeMap(section.range)
    let name = interpreter.sections.names[index]
    // If an earlier section is missing, name the section after its index in the code; its position has
    // shifted.
    let isMoved = index != place
    let isUnique = interpreter.sections.names.values.filter { $0 == name }.count == 1
    if let name, isUnique, Int(name) == nil {
      result.add("id", .scalar(.word(name), section.range), at: section.range)
    } else if isMoved {
      result.add("id", .scalar(.word("section\(index)"), section.range), at: section.range)
    }
    let keys = [name, String(index)].compactMap { $0 }
    let items = content.sectionItems.last { keys.contains($0.section) }?.items ?? content.items
    if let measured = content.measured.last(where: { keys.contains($0.section) }) {
      result.add("items", measuredItems(measured.lengths, items, section.range), at: section.range)
    } else {
      result.add("items", .scalar(.formula(.number(Double(items))), section.range), at: section.range)
    }
    result.members += section.members
    result.variants = section.variants
    return result
  }

  private func measuredItems(_ lengths: [Double], _ count: Int, _ range: SourceRange) -> SpecTree {
    var map = SpecTreeMap(range)
    map.add("count", .scalar(.formula(.number(Double(count))), range), at: range)
    let list = lengths.map { SpecTree.scalar(.formula(.number($0)), range) }
    map.add("height", .list(list, range), at: range)
    return .map(map)
  }

  /// Returns the variables that the spec declares.
  fileprivate func variables(_ unknowns: [UnknownTable.Entry], _ names: Set<String>) -> [SpecTreeMap.Member] {
    var map = SpecTreeMap(function.range)
    for (trait, name) in Formula.viewNames.sorted(by: { $0.value < $1.value }) where names.contains(name) {
      map.add(name, .scalar(.formula(.name(trait)), function.range), at: function.range)
    }
    for unknown in unknowns { map.add(unknown.name, .missing(unknown.place), at: unknown.place) }
    guard !map.members.isEmpty else { return [] }
    return [SpecTreeMap.Member(key: "variables", keyRange: function.range, value: .map(map))]
  }
}
