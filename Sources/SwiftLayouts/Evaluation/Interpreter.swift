import SourceText
import SwiftSource

/// Evaluates layout code without running it: values are what the code says, or formulas where they depend on the
/// environment or on what the code does not hold.
struct Interpreter {
  let program: Program
  /// The file of the function that is evaluated; every place is in it.
  let ownFile: Int
  /// What is known of one environment; empty where code is evaluated for all at once.
  var known = FormulaScope()
  var decisions = Decisions()
  /// The objects that were made.
  var heap: [Record] = []
  /// Values of static and global variables, by file and offset.
  var globals: [DeclarationKey: Value] = [:]
  var unknowns = UnknownTable()
  var findings: [EvaluationFinding] = []
  /// Layouts that were put into a collection view, in order.
  var madeLayouts: [Value] = []
  /// The insets of the custom group whose frames are evaluated.
  var groupInsets: Record?
  /// The section that is evaluated, and how many there are.
  var sections = SectionSearch()
  /// Statements of bodies that were parsed.
  private var parsedBlocks: [DeclarationKey: [SwiftStatement]] = [:]
  /// The variables of every block that was entered.
  var blocks: [Block] = []
  private var steps = 0
  private var depth = 0
  /// Variables whose initial values are being evaluated.
  var open: Set<DeclarationKey> = []

  /// The most statements and iterations that one evaluation may take.
  static let stepLimit = 10_000
  /// How deep calls and expressions may nest.
  static let depthLimit = 220

  init(_ program: Program, ownFile: Int) {
    self.program = program
    self.ownFile = ownFile
  }

  /// A declaration by its file and the offset of its first byte.
  struct DeclarationKey: Hashable {
    var file: Int
    var offset: Int
  }

  /// Forgets what one evaluation made; what is known of names and bodies stays.
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

  /// The place in the spec's own file for a place in the file that is evaluated.
  func place(_ range: SourceRange, _ context: Context) -> SourceRange {
    context.file == ownFile ? range : context.anchor ?? SourceRange(start: 0, end: 0)
  }

  /// Counts a step.
  mutating func step(_ range: SourceRange, _ context: Context) throws(Stop) {
    steps += 1
    if steps > Self.stepLimit { throw .tooManySteps(place(range, context)) }
  }

  /// Runs `body` one level deeper.
  mutating func deeper<Result>(
    _ range: SourceRange, _ context: Context,
    _ body: (inout Interpreter) throws(Stop) -> Result
  ) throws(Stop) -> Result {
    guard depth < Self.depthLimit else { throw .tooDeep(place(range, context)) }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  /// The statements of a block.
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

  /// Reports something about a place once.
  mutating func report(_ problem: SwiftLayoutProblem, at range: SourceRange) {
    let finding = EvaluationFinding(problem: problem, range: range)
    if !findings.contains(finding) { findings.append(finding) }
  }

  // MARK: Conditions and numbers

  /// Whether a condition holds; what is not known is assumed, one way in this evaluation and the other in another.
  mutating func decide(_ condition: Formula) -> Bool {
    decisions.decide(condition.resolved(in: known))
  }

  /// A number that has to be the same in every environment of this evaluation.
  mutating func constant(
    _ formula: Formula, _ range: SourceRange, _ context: Context
  ) throws(Stop) -> Double {
    let resolved = withoutChoices(formula.resolved(in: known))
    if let constant = resolved.constant { return constant }
    throw .needsEnvironment(place(range, context))
  }

  /// A formula in which every choice is made.
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

/// Something to report about layout code.
struct EvaluationFinding: Hashable, Sendable {
  var problem: SwiftLayoutProblem
  var range: SourceRange
}
