import SourceText
import SwiftSource

/// Evaluates layout code symbolically: values are constants, or formulas if they depend on the environment or on values
/// that the code does not determine.
struct Interpreter {
  let program: Program
  /// The file of the function being evaluated; all reported locations are in it.
  let ownFile: Int
  /// The known values of one environment; empty if the code is evaluated for all environments at once.
  var known = FormulaScope()
  var decisions = Decisions()
  /// The objects created so far.
  var heap: [Record] = []
  /// The values of static and global variables, by file and offset.
  var globals: [DeclarationKey: Value] = [:]
  var unknowns = UnknownTable()
  var findings: [EvaluationFinding] = []
  /// The layouts assigned to collection views, in order.
  var madeLayouts: [Value] = []
  /// The insets of the custom group whose frames are being evaluated.
  var groupInsets: Record?
  /// The section being evaluated, and the number of sections.
  var sections = SectionSearch()
  /// The parsed statements of bodies.
  private var parsedBlocks: [DeclarationKey: [SwiftStatement]] = [:]
  /// The blocks entered so far, with their variables.
  var blocks: [Block] = []
  private var steps = 0
  private var depth = 0
  /// The variables whose initial values are being evaluated.
  var open: Set<DeclarationKey> = []

  /// The maximum number of statements and iterations in one evaluation.
  static let stepLimit = 10_000
  /// The maximum nesting depth of calls and expressions.
  static let depthLimit = 220

  init(_ program: Program, ownFile: Int) {
    self.program = program
    self.ownFile = ownFile
  }

  /// A declaration, identified by its file and the offset of its first byte.
  struct DeclarationKey: Hashable {
    var file: Int
    var offset: Int
  }

  /// Resets the state of the previous evaluation; the tables of unknowns and parsed bodies are kept.
  mutating func reset(_ given: [Bool]) {
    decisions = Decisions(given: given)
    heap = []
    blocks = []
    madeLayouts = []
    groupInsets = nil
    globals = [:]
    open = []
    steps = 0
    depth = 0
  }

  /// Returns the location in the spec's own file: the range itself, or the range that led to another file.
  func place(_ range: SourceRange, _ context: Context) -> SourceRange {
    context.file == ownFile ? range : context.anchor ?? SourceRange(start: 0, end: 0)
  }

  /// Counts a step toward the limit.
  mutating func step(_ range: SourceRange, _ context: Context) throws(Stop) {
    steps += 1
    if steps > Self.stepLimit { throw .tooManySteps(place(range, context)) }
  }

  /// Runs `body` one nesting level deeper.
  mutating func deeper<Result>(
    _ range: SourceRange, _ context: Context,
    _ body: (inout Interpreter) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    guard depth < Self.depthLimit else { throw .tooDeep(place(range, context)) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// Returns the statements of a block, parsing them if necessary.
  mutating func statements(of block: SwiftBlock, _ context: Context) throws(Stop) -> [SwiftStatement] {
    if let parsed = block.parsed { return parsed }
    let key = DeclarationKey(file: context.file, offset: block.range.start)
    if let parsed = parsedBlocks[key] { return parsed }
    do {
      let parsed = try program.files[context.file].syntax.statements(of: block)
      parsedBlocks[key] = parsed
      return parsed
    } catch {
      throw .syntax(error, file: context.file)
    }
  }

  /// Reports a problem, once per location.
  mutating func report(_ problem: SwiftLayoutProblem, at range: SourceRange) {
    let finding = EvaluationFinding(problem: problem, range: range)
    if !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: Conditions and numbers

  /// Returns whether a condition is true; an unknown condition is assumed true in one evaluation and false in another.
  mutating func decide(_ condition: Formula) -> Bool {
    decisions.decide(condition.resolved(in: known))
  }

  /// Returns a number that must be the same in every environment of this evaluation.
  mutating func constant(
    _ formula: Formula, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Double {
    let resolved = withoutChoices(formula.resolved(in: known))
    if let constant = resolved.constant { return constant }
    throw .needsEnvironment(place(range, context))
  }

  /// Returns a formula in which every conditional is decided.
  private mutating func withoutChoices(_ formula: Formula) -> Formula {
    switch formula {
    case .number, .boolean, .text, .name, .groupWidth, .groupHeight: return formula
    case .negate(let part): return -withoutChoices(part)
    case .not(let part): return !withoutChoices(part)
    case .call(let function, let arguments):
      return .apply(function, arguments.map { withoutChoices($0) })
    case .choice(let condition, let first, let second):
      return decide(condition) ? withoutChoices(first) : withoutChoices(second)
    case .binary(let symbol, let left, let right):
      return Formula.binary(symbol, withoutChoices(left), withoutChoices(right)).resolved(in: FormulaScope())
    }
  }
}

/// A problem found while evaluating layout code.
struct EvaluationFinding: Hashable, Sendable {
  var problem: SwiftLayoutProblem
  var range: SourceRange
}
