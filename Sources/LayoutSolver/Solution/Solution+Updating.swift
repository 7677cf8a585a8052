extension Solution {
  /// The solution after the content of one item asks for another length along the scroll axis.
  package consuming func updating(section: Int, item: Int, measured length: Double) -> Solution {
    update(section: section, item: item, measured: length)
    return self
  }

  /// Takes up that the content of one item asks for another length along the scroll axis.
  ///
  /// Groups that do not depend on the item are not solved again; in a list only the starts behind it move. Nothing
  /// changes where there is no such item.
  package mutating func update(section: Int, item: Int, measured length: Double) {
    guard sections.indices.contains(section), (0..<sections[section].itemCount).contains(item) else { return }
    // Everything is taken out of the solution first: what nobody else holds is changed in place.
    let taken = layout
    var known: [Groups?] = sections.map(\.groups)
    sections = []
    layout = .compositional(CompositionalLayout(sections: []))

    switch consume taken {
    case .compositional(var layout):
      layout.sections[section].items.setLength(length, ofItem: item, along: axis)
      let hasUpdated = known[section].update { $0.update(item: item, length: length) }
      if !hasUpdated { known[section] = nil }
      var solver = CompositionalSolver(layout, environment, known: known)
      self = solver.solve()
    case .flow(var layout):
      layout.sections[section].items.setLength(length, ofItem: item, along: axis)
      self = Layout.flow(layout).solved(in: environment)
    }
  }
}

extension Groups? {
  /// Changes the groups in place; false where there are none or `change` did not know how.
  fileprivate mutating func update(_ change: (inout MeasuredRows) -> Bool) -> Bool {
    guard case .measured(var rows) = self else { return false }
    self = nil
    let isUpdated = change(&rows)
    self = .measured(rows)
    return isUpdated
  }
}

extension SectionItems {
  /// Gives one item another measured length along `axis`.
  fileprivate mutating func setLength(_ length: Double, ofItem item: Int, along axis: Axis) {
    guard (0..<count).contains(item) else { return }
    var source = self[axis]
    self[axis] = .unknown
    source.setLength(length, ofItem: item, count: count)
    self[axis] = source
  }
}

extension MeasuredLength {
  fileprivate mutating func setLength(_ length: Double, ofItem item: Int, count: Int) {
    guard case .listed(var lengths) = self else {
      let other = self
      self = .computed { $0 == item ? length : other.length(item: $0, laidOut: $1) }
      return
    }
    self = .unknown
    while lengths.count <= item { lengths.append(.nan) }
    lengths[item] = length
    self = .listed(lengths)
  }
}
