/// The keys of `environment`.
package enum EnvironmentKey: String, SpecKey {
  case device, idiom, width, height, scale, rounding, safeArea, layoutMargins, contentInset, readableWidth
  case layoutDirection, horizontalSizeClass, verticalSizeClass, textSize, textScale, offset

  package var reference: KeySchema {
    switch self {
    case .device: key(.text, "a device slug, which sets all values of its screen")
    case .idiom: key(.word(.idiom), "the kind of device")
    case .width: key(.constant(.positive), .optional(default: "390"), "the collection view's width")
    case .height: key(.constant(.nonNegative), .optional(default: "844"), "the collection view's height")
    case .scale: key(.constant(.positive), "pixels per point; turns on pixel rounding")
    case .rounding:
      key(
        .word(.rounding),
        "how lengths are rounded to pixels; by default pixel if a scale is given, otherwise none")
    case .safeArea: key(.insets, .optional(default: "0"), "the view's safe area insets")
    case .layoutMargins: key(.insets, .optional(default: "0"), "the view's layout margins")
    case .contentInset: key(.insets, .optional(default: "0"), "the collection view's content inset")
    case .readableWidth: key(.constant(.positive), "the width of the readable content guide")
    case .layoutDirection:
      key(.word(.layoutDirection), .optional(default: "ltr"), "left-to-right or right-to-left")
    case .horizontalSizeClass:
      key(
        .word(.sizeClass),
        "the horizontal size class; by default compact below a width of 600, otherwise regular")
    case .verticalSizeClass:
      key(
        .word(.sizeClass),
        "the vertical size class; by default compact below a height of 500, otherwise regular")
    case .textSize:
      key(
        .word(.textSize), .optional(default: "large"),
        "the text size of Dynamic Type; UIKit's names are accepted as well")
    case .textScale:
      key(
        .constant(.positive),
        "the scale factor of text, for use in expressions; by default the body's at 'textSize'")
    case .offset:
      key(.mapping(.point), "the origin of the visible bounds; by default the start of the content")
    }
  }
}

/// The keys of `snapshots`.
package enum SnapshotsKey: String, SpecKey {
  case widths, devices, textSizes, directions, offsets

  package var reference: KeySchema {
    switch self {
    case .widths: key(.list(.constant(.positive)), "widths to solve at")
    case .devices: key(.list(.text), "devices to solve for")
    case .textSizes: key(.list(.word(.textSize)), "text sizes to solve at")
    case .directions: key(.list(.word(.layoutDirection)), "layout directions to solve in")
    case .offsets: key(.list(.mapping(.point)), "origins of the visible bounds")
    }
  }
}
