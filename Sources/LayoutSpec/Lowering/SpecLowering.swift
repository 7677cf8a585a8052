import LayoutSolver
import SourceText

/// Turns a spec into the solver's model in one environment.
///
/// Every reading function reports what is wrong and goes on with a harmless value, so that one run tells all.
struct SpecLowering {
  let spec: Spec
  let options: SpecOptions
  var diagnostics: Diagnostics
  var scope = Scope()
  var labels = ElementLabels()
  var itemIDs = ItemIDCheck()
  /// Mappings made so far.
  var nodeCount = 0
  /// How many mappings may come out of one spec by `use` and `variants`.
  static let nodeLimit = 1_000_000
  private var hasTooManyNodes = false
  /// The items of the section that have been lowered, with the mappings that they stand for.
  var loweredItems: [ItemPlace: (item: Item, nodeCount: Int)] = [:]
  /// The section being lowered; nil at the top.
  var sectionIndex: Int?
  var scrollAxis = Axis.vertical
  /// Whether the part being lowered stands in a group.
  var isInGroup = false
  /// The size of the container for a group at the root, by which custom frames are tried.
  var container = Size.zero
  var safeArea = Insets.zero
  /// The section's names as conditions see them, where that differs: `items` is the count before variants.
  var conditionScope: Scope?
  /// The ids that sections are given, with their places.
  var writtenIDs: [(text: String, source: SpecSource)?] = []
  /// Lengths of items that depend on how they are laid out.
  var measuringExpressions: [MeasuringExpression] = []
  /// What is reported already, in this environment or in others.
  private var reported: Set<ReportedProblem>
  /// Whether anything is wrong in this environment.
  var isFaulty = false
  /// The names as each section knew them when it was lowered.
  var sectionScopes: [Scope] = []
  /// What each section's variables are written as.
  var sectionVariables: [Int: [ScalarString: SpecNode]] = [:]
  /// The names that are known in the present scope, once something has asked for them.
  var sortedNames: (knowsItems: Bool, names: [String])?
  /// Variants that held, by the place where they are written.
  var heldVariants: [Int: HeldVariant] = [:]

  init(_ spec: Spec, _ options: SpecOptions, _ diagnostics: Diagnostics) {
    self.spec = spec
    self.options = options
    self.diagnostics = diagnostics
    reported = Set(diagnostics.list.map(ReportedProblem.init))
  }

  // MARK: Problems

  /// Reports a problem at a value; of several environments, the first one's words are kept.
  mutating func report(_ problem: SpecProblem, at source: SpecSource) {
    report(Diagnostic(problem, at: source.range, path: source.path))
  }

  /// Reports a problem of the command line, which has no place.
  mutating func report(_ problem: SpecProblem) {
    report(Diagnostic(problem))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    isFaulty = true
    let problem = ReportedProblem(diagnostic)
    guard diagnostic.range == nil || reported.insert(problem).inserted else { return }
    diagnostics.add(diagnostic)
  }

  // MARK: Mappings

  /// A mapping with the variants that hold laid over it.
  mutating func effective(_ mapping: SpecMapping) -> SpecMapping {
    guard countNodes(1 + mapping.variants.count, at: mapping.source) else {
      var cut = mapping
      (cut.members, cut.variants, cut.hasUnknownKeys) = ([], [], true)
      return cut
    }
    guard !mapping.variants.isEmpty else { return mapping }
    var result = mapping
    result.markEvaluated()
    for variant in mapping.variants where isActive(variant) {
      let laid = effective(variant.mapping)
      result.overlay(variant: laid.members)
      result.hasUnknownKeys = result.hasUnknownKeys || laid.hasUnknownKeys
    }
    return result
  }

  /// Counts mappings that come out of the spec; false where they are too many, which is reported.
  mutating func countNodes(_ count: Int, at source: SpecSource) -> Bool {
    nodeCount += count
    guard nodeCount >= Self.nodeLimit else { return true }
    if !hasTooManyNodes { report(.tooManyNodes, at: source) }
    hasTooManyNodes = true
    return false
  }

  /// Whether a variant's condition holds.
  mutating func isActive(_ variant: SpecVariant) -> Bool {
    guard let condition = variant.condition else { return false }
    let outside = scope
    if let conditionScope { scope = conditionScope }
    let isActive = boolean(condition)
    if conditionScope != nil {
      conditionScope = scope
      scope = outside
    }
    guard isActive == true else { return false }
    heldVariants[condition.source.identity] = HeldVariant(
      source: variant.mapping.source, condition: condition.source)
    return true
  }

  /// The effective mapping of a value; nil where it could not be read.
  mutating func mapping(_ node: SpecNode?) -> SpecMapping? {
    guard case .mapping(let mapping)? = node?.content else { return nil }
    return effective(mapping)
  }

  /// The elements of a list, as they are written; none of anything else.
  func elements(_ node: SpecNode?) -> [SpecNode] {
    guard case .list(let elements)? = node?.content else { return [] }
    return elements
  }

  /// Reports keys that are missing, and those that have no meaning in a form.
  mutating func check(_ mapping: SpecMapping, as form: MappingForm? = nil) {
    let reference = mapping.name.reference
    if !mapping.hasUnknownKeys {
      for key in reference.keys where key.isRequired(in: form) {
        if mapping[key.name] == nil {
          report(
            .missingKey(key.name, of: key.forms.isEmpty ? mapping.name.words : form?.words ?? ""),
            at: mapping.source)
        }
      }
    }
    guard let form else { return }
    for member in mapping.members {
      guard let key = reference.key(member.key), !key.hasMeaning(in: form) else { continue }
      let fitting = key.forms.map(\.words)
      let problem = SpecProblem.keyWithoutMeaning(key.name, in: form.words, fitting: fitting)
      let hint = MisplacedKey.hint(for: key.name, in: form) ?? problem.hint
      report(
        Diagnostic(
          HintedProblem(problem: problem, betterHint: hint), at: member.keyRange, path: mapping.source.path))
    }
  }
}

/// A problem at a place, whatever its words are in one environment or another.
struct ReportedProblem: Hashable {
  var code: String
  var range: SourceRange?

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    range = diagnostic.range
  }
}
