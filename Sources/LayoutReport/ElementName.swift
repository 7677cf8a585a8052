package import LayoutSolver
package import SourceText

/// An error in the name of an element or a section.
package enum ElementNameProblem: Problem, Error, Hashable {
  case unknown(String, known: [String])
  case notInSection(String, section: String, cells: Int)
  case ambiguous(String, matches: [String])
  case unknownSection(String, known: [String])
  case noRow(section: String)
  case unknownKind(String, known: [String])

  package var code: String {
    switch self {
    case .unknown, .notInSection: "unknown-element"
    case .ambiguous: "ambiguous-element"
    case .unknownSection: "unknown-section"
    case .noRow: "no-row"
    case .unknownKind: "unknown-kind"
    }
  }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .unknown(let name, _), .notInSection(let name, _, _): "no element is named \(name.quoted)"
    case .ambiguous(let name, _): "more than one element is named \(name.quoted)"
    case .unknownSection(let name, _): "no section is named \(name.quoted)"
    case .noRow(let section):
      "expected an orthogonally scrolling section, but \(section.quoted) is not one"
    case .unknownKind(let word, _): "no element kind is named \(word.quoted)"
    }
  }

  package var hint: String? {
    switch self {
    case .unknownKind(let word, let known):
      known.nearest(to: word).map { "did you mean '\($0)'?" }
        ?? (known.isEmpty ? nil : "use one of the kinds \(known.map { "'\($0)'" }.joined(separator: ", "))")
    case .unknown(let name, let known):
      known.nearest(to: name).map { "did you mean '\($0)'?" }
        ?? "write SECTION.ITEM, SECTION.KIND, layout.KIND, an item's id or 'size'"
    case .notInSection(_, let section, let cells):
      Self.hint(section, cells: cells)
    case .ambiguous(_, let matches): Self.hint(matches)
    case .unknownSection(let name, let known):
      known.nearest(to: name).map { "did you mean '\($0)'?" } ?? "write a section's id or its index"
    case .noRow: nil
    }
  }

  private static func hint(_ section: String, cells: Int) -> String {
    let kind = "the kind of a supplementary view or background, such as '\(section.onOneLine).header'"
    return switch cells {
    case 0: "write \(kind)"
    case 1: "write item 0, or \(kind)"
    default: "write an item from 0 to \(cells - 1), or \(kind)"
    }
  }

  /// The maximum number of names in a hint.
  static let hintLimit = 20

  /// Returns a hint with the names that are unique, and a note about those that are not.
  private static func hint(_ matches: [String]) -> String {
    var counts: [ScalarString: Int] = [:]
    for name in matches.prefix(hintLimit) { counts[name, default: 0] += 1 }
    var names = matches.prefix(hintLimit).filter { counts[$0] == 1 }.map { "'\($0)'" }
    if matches.count > hintLimit { names.append("…") }
    var shared: [String] = []
    for name in matches where counts[name, default: 0] > 1 && !shared.containsSame(name) {
      shared.append(name)
    }
    let choice =
      names.isEmpty ? [] : ["write \(names.count == 1 ? "" : "one of ")\(names.joined(separator: ", "))"]
    return (choice + shared.map { "give the elements named '\($0)' different kinds" })
      .joined(separator: "; ")
  }
}

/// Finds the element with a name: `SECTION.ITEM`, `SECTION.KIND[.N]`, `layout.KIND`, an item's id or `size`.
package struct ElementNames {
  private let report: Report
  private var solution: Solution { report.solution }
  private var labels: ReportLabels { report.labels }

  /// Creates the names of a report's elements.
  package init(_ report: Report) { self.report = report }

  /// Returns the element with a name, or the reason it was not found.
  package func element(named name: String) -> Result<ElementSelection, ElementNameProblem> {
    if name == "size" { return .success(.contentSize) }
    var matches = matchesByPath(name)
    if matches.isEmpty { matches = matchesByID(name) }
    guard let match = matches.first else { return .failure(unknown(name)) }
    guard matches.count == 1 else {
      return .failure(.ambiguous(name, matches: matches.map(\.name)))
    }
    return .success(match.selection)
  }

  /// Returns the subject of an explanation: an element, a section, or an item that is not laid out.
  package func subject(named name: String) -> Result<Explanation.Subject, ElementNameProblem> {
    switch element(named: name) {
    case .success(let selection):
      return .success(report.element(selection).map { .element($0) } ?? .contentSize)
    case .failure(let problem):
      if case .ambiguous = problem { return .failure(problem) }
      if let section = section(named: name) { return .success(.section(section)) }
      return missingItem(name).map { .success($0) } ?? .failure(problem)
    }
  }

  private func missingItem(_ name: String) -> Explanation.Subject? {
    for dot in name.indices where name[dot] == "." {
      guard let section = section(named: String(name[..<dot])),
        let item = Int(name[name.index(after: dot)...]), 0..<solution.itemCount(ofSection: section) ~= item
      else { continue }
      return .missingItem(section: section, item: item)
    }
    return nil
  }

  /// Returns the error for an unknown name, with its section's contents or similar names.
  private func unknown(_ name: String) -> ElementNameProblem {
    guard let dot = name.firstIndex(of: ".") else {
      return .unknown(name, known: labels.sectionIDs.map { "\($0).0" })
    }
    if let section = section(named: String(name[..<dot])) {
      return .notInSection(
        name, section: labels.sectionID(section), cells: solution.elementCount(ofSection: section, .cell))
    }
    return .unknown(name, known: labels.sectionIDs.map { $0 + name[dot...] })
  }

  /// Returns the index of an orthogonally scrolling section, or the reason it was not found.
  package func row(ofSection name: String) -> Result<Int, ElementNameProblem> {
    guard let section = section(named: name) else {
      return .failure(.unknownSection(name, known: labels.sectionIDs))
    }
    guard solution.orthogonalRow(ofSection: section) != nil else { return .failure(.noRow(section: name)) }
    return .success(section)
  }

  /// Returns the element kinds with a name, or an error; `header` and `footer` are always valid.
  package func kinds(_ word: String) -> Result<Set<ElementKind>, ElementNameProblem> {
    let kinds = kinds(named: word)
    guard kinds.isEmpty, !["header", "footer"].contains(word) else { return .success(Set(kinds)) }
    let known = labels.elementKinds.words + ElementCategories.byWord.map(\.word)
    return .failure(.unknownKind(word, known: known))
  }

  private struct Match {
    var selection: ElementSelection
    var name: String
  }

  private func matchesByPath(_ name: String) -> [Match] {
    var matches: [Match] = []
    for dot in name.indices where name[dot] == "." {
      let rest = String(name[name.index(after: dot)...])
      let front = String(name[..<dot])
      if let section = section(named: front) {
        matches += cell(rest, in: section)
        matches += others(rest, in: section)
      }
      if front == "layout" { matches += others(rest, in: nil) }
    }
    return matches
  }

  private func section(named name: String) -> Int? {
    if let section = labels.sectionIDs.firstIndex(where: { $0.isSame(as: name) }) { return section }
    guard let index = Int(name), 0..<solution.sectionCount ~= index else { return nil }
    return index
  }

  private func cell(_ item: String, in section: Int) -> [Match] {
    guard let item = Int(item), item >= 0, solution.cell(section: section, item: item) != nil else {
      return []
    }
    return [
      Match(selection: .cell(section: section, item: item), name: "\(labels.sectionID(section)).\(item)")
    ]
  }

  /// Returns the supplementaries and decorations of a section, or of the layout, by kind and number.
  private func others(_ name: String, in section: Int?) -> [Match] {
    let kinds = kinds(named: name)
    let (front, number) = name.splitAtLastDot
    let numberedKinds = number == nil ? [] : self.kinds(named: front)
    guard !kinds.isEmpty || !numberedKinds.isEmpty else { return [] }
    var matches: [Match] = []
    report.forEachElement(ofSection: section, [.supplementary, .decoration]) { element in
      guard let kind = element.category.elementKind else { return true }
      guard kinds.contains(kind) || (numberedKinds.contains(kind) && element.item == number) else {
        return true
      }
      let selection = ElementSelection.other(element.category, section: section, item: element.item)
      let place = section.map(labels.sectionID) ?? "layout"
      matches.append(Match(selection: selection, name: "\(place).\(labels.word(kind)).\(element.item)"))
      return matches.count < Self.matchLimit
    }
    return matches
  }

  /// The maximum number of matches: two prove that a name is ambiguous, but more improve the hint.
  private static let matchLimit = ElementNameProblem.hintLimit + 1

  /// Returns the kinds with a name, including UIKit's for `header` and `footer`.
  private func kinds(named word: String) -> [ElementKind] {
    let uikit: String? =
      switch word {
      case "header": "UICollectionElementKindSectionHeader"
      case "footer": "UICollectionElementKindSectionFooter"
      default: nil
      }
    return [word, uikit].compactMap { $0.flatMap(labels.elementKinds.kind) }
  }

  private func matchesByID(_ name: String) -> [Match] {
    var matches: [Match] = []
    for section in labels.itemIDs.sections.sorted() where matches.count < Self.matchLimit {
      let count = solution.itemCount(ofSection: section)
      let items = labels.itemIDs.items(section, name, count, Self.matchLimit - matches.count)
      matches += items.flatMap { cell(String($0), in: section) }
    }
    return matches
  }
}

extension String {
  /// Splits `a.b.3` into `a.b` and 3; without a number at the end, returns the entire text and nil.
  fileprivate var splitAtLastDot: (front: String, number: Int?) {
    guard let dot = lastIndex(of: "."), let number = Int(self[index(after: dot)...]) else {
      return (self, nil)
    }
    return (String(self[..<dot]), number)
  }
}
