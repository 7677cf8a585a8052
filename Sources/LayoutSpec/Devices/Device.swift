package import LayoutSolver

/// A device's screen and traits; lengths are in points.
package struct Device: Sendable {
  /// The values that only one source confirms, or that are derived by a rule.
  package enum Property: String, Sendable {
    case size, scale, year, sizeClasses, portraitSafeArea, landscapeSafeArea, portraitMargins
    case landscapeMargins, readableWidth
  }

  typealias Edges = (top: Double, leading: Double, bottom: Double, trailing: Double)
  typealias Classes = (horizontal: SizeClass, vertical: SizeClass)

  package var slug: String
  package var name: String
  /// The release year.
  package var year: Int
  package var idiom: Idiom
  /// The screen size in portrait.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var portraitSafeArea: Insets
  package var landscapeSafeArea: Insets
  package var portraitClasses: SizeClasses
  package var landscapeClasses: SizeClasses
  /// The leading and trailing margin in portrait.
  package var portraitMargin: Double
  package var landscapeMargin: Double
  package var portraitReadableWidth: Double
  package var landscapeReadableWidth: Double
  /// The values of low confidence.
  package var uncertain: [Property]

  /// The size classes of both axes.
  package struct SizeClasses: Hashable, Sendable {
    package var horizontal: SizeClass
    package var vertical: SizeClass
  }

  init(
    _ slug: String, _ name: String, _ year: Int, _ idiom: Idiom, _ width: Double, _ height: Double,
    scale: Double, safeArea portrait: Edges, _ landscape: Edges, classes portraitClasses: Classes,
    _ landscapeClasses: Classes, margins: (Double, Double), readable: (Double, Double), low: [Property]
  ) {
    self.slug = slug
    self.name = name
    self.year = year
    self.idiom = idiom
    size = Size(width: width, height: height)
    self.scale = scale
    portraitSafeArea = Insets(portrait)
    landscapeSafeArea = Insets(landscape)
    self.portraitClasses = SizeClasses(portraitClasses)
    self.landscapeClasses = SizeClasses(landscapeClasses)
    (portraitMargin, landscapeMargin) = margins
    (portraitReadableWidth, landscapeReadableWidth) = readable
    uncertain = low
  }
}

extension Insets {
  fileprivate init(_ edges: Device.Edges) {
    self.init(top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }
}

extension Device.SizeClasses {
  fileprivate init(_ classes: Device.Classes) {
    self.init(horizontal: classes.horizontal, vertical: classes.vertical)
  }
}

/// The components of a device's layout margins (D 44).
package struct DeviceMargins: Hashable, Sendable, CustomStringConvertible {
  /// The device and its orientation, such as `iphone-15, landscape`.
  package var device: String
  package var safeArea: Insets
  /// The minimum leading and trailing margin.
  package var minimum: Double

  init(_ oriented: OrientedDevice, safeArea: Insets) {
    device = oriented.device.slug + (oriented.isLandscape ? ", landscape" : "")
    self.safeArea = safeArea
    minimum = oriented.minimumMargin
  }

  /// A description such as `iphone-15, landscape: safe area 59 + margin 20`.
  package var description: String {
    let margin = "margin \(plainNumberText(minimum))"
    if safeArea.leading == safeArea.trailing {
      let covered = safeArea.leading == 0 ? "" : "safe area \(plainNumberText(safeArea.leading)) + "
      return "\(device): \(covered)\(margin)"
    }
    let sides = [("leading", safeArea.leading), ("trailing", safeArea.trailing)].map {
      "\($0) safe area \(plainNumberText($1)) + \(margin)"
    }
    return "\(device): \(sides.joined(separator: ", "))"
  }
}

/// A device in one orientation, with the traits that it gives an environment.
package struct OrientedDevice: Sendable {
  package var device: Device
  /// Whether the device is in landscape.
  package var isLandscape: Bool

  package init(device: Device, isLandscape: Bool) {
    self.device = device
    self.isLandscape = isLandscape
  }

  /// The device's slug, with `-landscape` appended in landscape.
  package var slug: String { isLandscape ? device.slug + DeviceTable.landscapeEnding : device.slug }
  package var width: Double { isLandscape ? device.size.height : device.size.width }
  package var height: Double { isLandscape ? device.size.width : device.size.height }
  package var scale: Double { device.scale }
  package var idiom: Idiom { device.idiom }
  package var safeArea: Insets { isLandscape ? device.landscapeSafeArea : device.portraitSafeArea }
  /// The minimum leading and trailing margin, inside the safe area.
  package var minimumMargin: Double { isLandscape ? device.landscapeMargin : device.portraitMargin }
  /// Returns the layout margins of a view that fills the screen: the minimum margins inside the safe area (D 44).
  package func layoutMargins(inside safeArea: Insets) -> Insets {
    safeArea + Insets(leading: minimumMargin, trailing: minimumMargin)
  }
  package var readableWidth: Double {
    isLandscape ? device.landscapeReadableWidth : device.portraitReadableWidth
  }
  package var horizontalSizeClass: SizeClass {
    isLandscape ? device.landscapeClasses.horizontal : device.portraitClasses.horizontal
  }
  package var verticalSizeClass: SizeClass {
    isLandscape ? device.landscapeClasses.vertical : device.portraitClasses.vertical
  }
}
