extension Solution {
  /// Returns the solution for another measured length of one item along the scroll axis.
  package consuming func updating(section: Int, item: Int, measured length: Double) -> Solution {
    update(section: section, item: item, measured: length)
    return self
  }

  /// Changes the measured length of one item along the scroll axis.
  ///
  /// Groups that do not depend on the item are not solved again; in a list only the following starts move. Nothing
  /// changes if there is no such item.
  package mutating func update(section: Int, item: Int, measured length: Double) {
    guard sections.indices.contains(section), (0..<sections[section].itemCount).contains(item) else { return }
    // Move everything out of the solution first, so that uniquely referenced storage is changed in place.
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
  /// Changes the groups in place; returns false if they are not measured rows or `change` fails.
  fileprivate mutating func update(_ change: (inout MeasuredRows) -> Bool) -> Bool {
    guard case .measured(var rows) = self else { return false }
    self = nil
    let isUpdated = change(&rows)
    self = .measured(rows)
    return isUpdated
  }
}

extension SectionItems {
  /// Sets the measured length of one item along `axis`.
  fileprivate mutating func setLength(_ length: Double, ofItem item: Int, along axis: Axis) {
    guard (0..<count).contains(item) else { return }
    var source = self[axis]
    self[axis] = .unknown
    source.setLength(length, ofItem: item, count: count)
    self[axis] = source
  }
}

extension ItemLengthSource {
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
