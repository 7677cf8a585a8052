import SourceText

extension Interpreter {
  /// Returns the frames that a custom group's item provider returns.
  mutating func framesTree(_ field: Field, of group: Record) throws(Stop) -> SpecTree? {
    let outside = (known.groupWidth, known.groupHeight, groupInsets)
    defer { (known.groupWidth, known.groupHeight, groupInsets) = outside }
    if case .structure(let insets)? = group["contentInsets"] { groupInsets = insets }
    knowGroupSize(group)
    let context = Context(file: ownFile, scope: newScope(nil))
    let result = try apply(field.value, [.host(.groupEnvironment)], .none, field.place, context)
    guard case .array(let elements) = result else {
      report(.unknownPart(name(of: result), expected: "a list of custom items"), at: field.place)
      return nil
    }
    var frames: [SpecTree] = []
    for element in elements {
      guard case .structure(let item) = element, let frame = item.fields["frame"],
        var map = frameMap(frame, item.place)
      else {
        report(.unknownPart(name(of: element), expected: "a custom item"), at: field.place)
        return nil
      }
      if let zIndex = item.fields["zIndex"], let tree = number(zIndex) {
        map.add("zIndex", tree, at: zIndex.key)
      }
      frames.append(.map(map))
    }
    return .list(frames, field.place)
  }

  private mutating func frameMap(_ frame: Field, _ place: SourceRange) -> SpecTreeMap? {
    guard case .map(let parts)? = parts(frame, ["x", "y", "width", "height"], expected: "a frame") else {
      return nil
    }
    var map = SpecTreeMap(place)
    for member in parts.members {
      guard case .scalar(.formula(let formula), let range) = member.value else { continue }
      map.add(member.key, .scalar(.formula(formula.inGroup), range), at: member.keyRange)
    }
    return map
  }

  /// Determines the group's size, resolved against the whole view, if the environment is known.
  private mutating func knowGroupSize(_ group: Record) {
    guard let width = known.values["width"]?.constant, let height = known.values["height"]?.constant,
      case .structure(let size)? = group["layoutSize"]
    else { return }
    func length(_ name: String, _ own: Double) -> Double? {
      guard case .dimension(let form, let formula)? = size[name],
        let number = formula.resolved(in: known).constant
      else { return nil }
      return switch form {
      case .absolute, .estimated, .uniformAcrossSiblings: number
      case .fractionalWidth: number * width
      case .fractionalHeight: number * height
      }
    }
    known.groupWidth = length("widthDimension", width)
    known.groupHeight = length("heightDimension", height)
  }
}

extension Formula {
  /// The names for the view's size inside a custom group, where `width` and `height` refer to the group.
  static let viewNames = ["width": "viewWidth", "height": "viewHeight"]

  /// The formula with the view's size renamed for use in a custom group's frame.
  fileprivate var inGroup: Formula {
    switch self {
    case .name(let name): Self.viewNames[name].map { .name($0) } ?? self
    case .number, .boolean, .text, .groupWidth, .groupHeight: self
    case .negate(let part): .negate(part.inGroup)
    case .not(let part): .not(part.inGroup)
    case .binary(let symbol, let left, let right): .binary(symbol, left.inGroup, right.inGroup)
    case .call(let function, let arguments): .call(function, arguments.map(\.inGroup))
    case .choice(let condition, let first, let second):
      .choice(condition.inGroup, first.inGroup, second.inGroup)
    }
  }
}
