// Copy this file into a test target of your app to compare its layouts with layoutcalc's:
//
//   let json = collectionView.recordedLayout(named: "home")
//   try json.write(toFile: "home.json", atomically: true, encoding: .utf8)
//
// and then: layoutcalc diff home.yaml home.json --width 390 --scale 3
import UIKit

extension UICollectionView {
  /// The frames of all elements, as JSON that `layoutcalc diff` reads.
  ///
  /// Lay out the view first, and scroll through it if cells size themselves, since UIKit measures only what it shows.
  @MainActor func recordedLayout(named name: String) -> String {
    let content = collectionViewLayout.collectionViewContentSize
    let everything = CGRect(
      x: -10_000, y: -10_000, width: content.width + 20_000, height: content.height + 20_000)
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: everything) ?? [])
      .filter { !$0.isHidden }
    // A kind of view at several items of a section is anchored to items; UIKit does not say so.
    let anchored = Set(attributes.filter { $0.recordedItem > 0 }.map(\.recordedKind))
    let ordered = attributes.sorted { $0.order(anchored).lexicographicallyPrecedes($1.order(anchored)) }
    let direction = traitCollection.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    let sections = (0..<numberOfSections).map {
      "    {\"section\": \($0), \"items\": \(numberOfItems(inSection: $0))}"
    }
    return """
      {
        "layoutcalc": 1,
        "name": \(quoted(name)),
        "environment": {"width": \(bounds.width), "height": \(bounds.height), "scale": \(traitCollection.displayScale), \
      "rounding": "pixel", "layoutDirection": "\(direction)"},
        "contentSize": {"width": \(content.width), "height": \(content.height)},
        "sections": [
      \(sections.joined(separator: ",\n"))
        ],
        "elements": [
      \(ordered.map(\.recording).joined(separator: ",\n"))
        ]
      }

      """
  }
}

extension UICollectionViewLayoutAttributes {
  /// The section; nil for a view of the layout itself, whose index path has none.
  fileprivate var recordedSection: Int? { indexPath.count > 1 ? indexPath.section : nil }
  fileprivate var recordedItem: Int { indexPath.count > 1 ? indexPath.item : indexPath[0] }
  fileprivate var recordedKind: String { "\(recordedSection ?? -1) \(representedElementKind ?? "")" }

  /// The position in the order of `layoutcalc solve`: decorations, boundary items, cells, anchored items.
  fileprivate func order(_ anchored: Set<String>) -> [Int] {
    let rank =
      switch representedElementCategory {
      case .decorationView: 0
      case .supplementaryView: anchored.contains(recordedKind) ? 3 : 1
      case .cell: 2
      @unknown default: 2
      }
    return [recordedSection ?? -1, rank, recordedItem]
  }

  /// The element as `layoutcalc solve --format json` writes it.
  fileprivate var recording: String {
    let kind =
      switch representedElementCategory {
      case .cell: "\"cell\""
      case .supplementaryView: "\"supplementary\", \"elementKind\": \(quoted(representedElementKind ?? ""))"
      case .decorationView: "\"decoration\", \"elementKind\": \(quoted(representedElementKind ?? ""))"
      @unknown default: "\"cell\""
      }
    let section = recordedSection.map(String.init) ?? "null"
    return
      "    {\"kind\": \(kind), \"section\": \(section), \"item\": \(recordedItem), \"x\": \(frame.minX), \"y\": \(frame.minY), "
      + "\"width\": \(frame.width), \"height\": \(frame.height), \"zIndex\": \(zIndex)}"
  }
}

/// A JSON string.
private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    default:
      scalar.value < 0x20
        ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : "\(scalar)"
    }
  }
  return "\"\(escaped.joined())\""
}
