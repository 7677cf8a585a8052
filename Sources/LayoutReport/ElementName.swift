import LayoutSolver
package import SourceText

/// Why a name does not stand for an element.
package enum ElementNameProblem: Problem, Error, Hashable {
  case unknown(String, known: [String])
  case ambiguous(String, matches: [String])

  package var code: String {
    switch self {
    case .unknown: "unknown-element"
    case .ambiguous: "ambiguous-element"
    }
  }

  package var severity: Severity { .error }

  package var message: String {
    switch self {
    case .unknown(let name, _): "no element is named '\(name)'"
    case .ambiguous(let name, _): "more than one element is named '\(name)'"
    }
  }

  package var hint: String? {
    switch self {
    case .unknown(let name, let known):
      known.nearest(to: name).map { "did you mean '\($0)'?" }
        ?? "write SECTION.ITEM, SECTION.KIND, layout.KIND, an item's id or 'size'"
    case .ambiguous(_, let matches):
      "write one of \(matches.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}

/// Finds the element that a name stands for: `SECTION.ITEM`, `SECTION.KIND[.N]`, `layout.KIND`, an item's id or `size`.
package struct ElementNames {
  private let solution: Solution
  private let labels: ReportLabels

  package init(_ answer: Answer) {
    solution = answer.solution
    labels = answer.labels
  }

  /// The element, or why there is none.
  package func element(named name: String) -> Result<ElementSelection, ElementNameProblem> {
    if name == "size" { return .success(.contentSize) }
    var matches = matchesByPath(name)
    if matches.isEmpty { matches = matchesByID(name) }
    guard let match = matches.first else {
      return .failure(.unknown(name, known: (0..<sectionCount).map { "\(labels.sectionID($0)).0" }))
    }
    guard matches.count == 1 else {
      return .failure(.ambiguous(name, matches: matches.map(\.name)))
    }
    return .success(match.selection)
  }

  private struct Match {
    var selection: ElementSelection
    var name: String
  }

  /// The longest list of sections that is searched for a name.
  private var sectionCount: Int { min(solution.sectionCount, labels.sectionIDs.count) }

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
    if let section = labels.sectionIDs.firstIndex(of: name) { return section }
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

  /// Supplementaries and decorations of a section, or of the layout, by kind and number.
  private func others(_ name: String, in section: Int?) -> [Match] {
    let kinds = kinds(named: name)
    let (front, number) = name.splitAtLastDot
    let numberedKinds = number == nil ? [] : self.kinds(named: front)
    guard !kinds.isEmpty || !numberedKinds.isEmpty else { return [] }
    var matches: [Match] = []
    solution.forEachElement([.supplementary, .decoration]) { element in
      guard element.section == section, let kind = element.category.elementKind else { return true }
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

  /// Two would do to tell that a name is ambiguous; a few make a better hint.
  private static let matchLimit = 4

  /// The kinds that a word stands for: its own, or UIKit's for `header` and `footer`.
  private func kinds(named word: String) -> [ElementKind] {
    let own = labels.elementKinds.firstIndex(of: word)
    let uikit: String? =
      switch word {
      case "header": "UICollectionElementKindSectionHeader"
      case "footer": "UICollectionElementKindSectionFooter"
      default: nil
      }
    let other = uikit.flatMap { labels.elementKinds.firstIndex(of: $0) }
    return [own, other].compactMap { $0.map { ElementKind(Int32($0)) } }
  }

  private func matchesByID(_ name: String) -> [Match] {
    var matches: [Match] = []
    for section in labels.sectionsWithItemIDs.sorted() {
      for item in 0..<solution.itemCount(ofSection: section)
      where labels.itemID(section, item) == name && solution.cell(section: section, item: item) != nil {
        matches.append(
          Match(
            selection: .cell(section: section, item: item), name: "\(labels.sectionID(section)).\(item)"))
        if matches.count == Self.matchLimit { return matches }
      }
    }
    return matches
  }
}

extension String {
  /// `a.b.3` as `a.b` and 3; without a number at the end, the whole and nil.
  fileprivate var splitAtLastDot: (front: String, number: Int?) {
    guard let dot = lastIndex(of: "."), let number = Int(self[index(after: dot)...]) else {
      return (self, nil)
    }
    return (String(self[..<dot]), number)
  }
}
