import LayoutSolver
import SourceText

/// Converts a spec to the solver's model in one environment.
///
/// Functions that read a value report errors and continue with a harmless value, so a single run reports all errors.
struct SpecLowering {
  let spec: Spec
  let options: SpecOptions
  var diagnostics: Diagnostics
  var scope = Scope()
  var labels = ElementLabels()
  var itemIDs = ItemIDCheck()
  /// The number of mappings processed so far.
  var nodeCount = 0
  /// The maximum number of mappings that `use` and `variants` may produce.
  static let nodeLimit = 1_000_000
  private var hasTooManyNodes = false
  /// The lowered items of the section, with the number of mappings in each.
  var loweredItems: [ItemPlace: (item: Item, nodeCount: Int)] = [:]
  /// The index of the section being lowered; nil at the top level.
  var sectionIndex: Int?
  var scrollAxis = Axis.vertical
  /// Whether the item being lowered is nested in a group.
  var isInGroup = false
  /// The container of root groups, in which custom frames are checked.
  var container = Size.zero
  var safeArea = Insets.zero
  /// The scope for conditions, if it differs: in it, `items` is the count before variants.
  var conditionScope: Scope?
  /// The ids of the sections as written, with their locations.
  var writtenIDs: [(text: String, source: SpecSource)?] = []
  /// Item lengths that depend on the laid-out size.
  var measuringExpressions: [MeasuringExpression] = []
  /// The problems reported so far, in this environment or others.
  private var reported: Set<ReportedProblem>
  /// Whether this environment has an error.
  var hasErrors = false
  /// The scope of each section when it was lowered.
  var sectionScopes: [Scope] = []
  /// The expressions of each section's variables.
  var sectionVariables: [Int: [ScalarString: SpecNode]] = [:]
  /// The variants that apply, by the identity of their condition.
  var heldVariants: [Int: HeldVariant] = [:]

  init(_ spec: Spec, _ options: SpecOptions, _ diagnostics: Diagnostics) {
    self.spec = spec
    self.options = options
    self.diagnostics = diagnostics
    reported = Set(diagnostics.list.map(ReportedProblem.init))
  }

  // MARK: Problems

  /// Reports a problem at a value; if several environments have the same problem, the first message is kept.
  mutating func report(_ problem: SpecProblem, at source: SpecSource) {
    report(Diagnostic(problem, at: source.range, path: source.path))
  }

  /// Reports a problem of the command line, which has no source location.
  mutating func report(_ problem: SpecProblem) {
    report(Diagnostic(problem))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    hasErrors = true
    let problem = ReportedProblem(diagnostic)
    guard diagnostic.range == nil || reported.insert(problem).inserted else { return }
    diagnostics.add(diagnostic)
  }

  // MARK: Mappings

  /// Returns a mapping with its matching variants applied.
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

  /// Counts processed mappings; returns false, after reporting it, if the limit is reached.
  mutating func countNodes(_ count: Int, at source: SpecSource) -> Bool {
    nodeCount += count
    guard nodeCount >= Self.nodeLimit else { return true }
    if !hasTooManyNodes { report(.tooManyNodes, at: source) }
    hasTooManyNodes = true
    return false
  }

  /// Returns whether a variant's condition is true.
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

  /// Returns the mapping of a value with its variants applied; nil if it could not be read.
  mutating func mapping(_ node: SpecNode?) -> SpecMapping? {
    guard case .mapping(let mapping)? = node?.content else { return nil }
    return effective(mapping)
  }

  /// Returns the elements of a list as written; empty for any other value.
  func elements(_ node: SpecNode?) -> [SpecNode] {
    guard case .list(let elements)? = node?.content else { return [] }
    return elements
  }

  /// Reports missing keys, and keys that have no meaning in a form.
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

/// The identity of a problem across environments: its code and location, ignoring its message.
struct ReportedProblem: Hashable {
  var code: String
  var range: SourceRange?

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    range = diagnostic.range
  }
}
