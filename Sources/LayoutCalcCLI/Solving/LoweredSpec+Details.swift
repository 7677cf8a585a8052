import LayoutReport
import LayoutSolver
import LayoutSpec

extension LoweredSpec {
  /// The traits and variables that influenced the frames, besides the view's size, scale and direction.
  var details: [EnvironmentDetail] {
    typealias Row = (trait: GivenTraits, detail: EnvironmentDetail?)
    let rows: [Row] = [
      (.offset, traits.offset.map { EnvironmentDetail("offset", $0.members) }),
      (.safeArea, EnvironmentDetail("safeArea", traits.safeArea.members)),
      (.contentInset, EnvironmentDetail("contentInset", traits.contentInset.members)),
      (.layoutMargins, EnvironmentDetail("layoutMargins", traits.layoutMargins.members)),
      (.readableWidth, traits.readableWidth.map { EnvironmentDetail("readableWidth", .number($0)) }),
      (
        .horizontalSizeClass,
        EnvironmentDetail("horizontalSizeClass", .text(traits.horizontalSizeClass.rawValue))
      ),
      (.verticalSizeClass, EnvironmentDetail("verticalSizeClass", .text(traits.verticalSizeClass.rawValue))),
      (.idiom, traits.idiom.map { EnvironmentDetail("idiom", .text($0.rawValue)) }),
      (.textSize, EnvironmentDetail("textSize", .text(traits.textSize.rawValue))),
      (.textScale, EnvironmentDetail("textScale", .number(traits.textScale))),
    ]
    var details = rows.compactMap { traits.given.contains($0.trait) ? $0.detail : nil }
    if environment.measuring != .all {
      details.append(EnvironmentDetail("measure", .text(environment.measuring.rawValue)))
    }
    if !setVariables.isEmpty {
      details.append(
        EnvironmentDetail(
          "variables", .members(setVariables.map { EnvironmentDetail($0.name, $0.value.detail) })))
    }
    return details
  }
}

extension ExpressionValue {
  fileprivate var detail: EnvironmentDetail.Value {
    switch self {
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .text(let text): .text(text)
    }
  }
}

extension Point {
  fileprivate var members: EnvironmentDetail.Value {
    .members([EnvironmentDetail("x", .number(x)), EnvironmentDetail("y", .number(y))])
  }
}

extension Insets {
  fileprivate var members: EnvironmentDetail.Value {
    .members([
      EnvironmentDetail("top", .number(top)), EnvironmentDetail("leading", .number(leading)),
      EnvironmentDetail("bottom", .number(bottom)), EnvironmentDetail("trailing", .number(trailing)),
    ])
  }
}
