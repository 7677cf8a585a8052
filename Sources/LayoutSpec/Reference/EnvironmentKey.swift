/// The keys of `environment`.
package enum EnvironmentKey: String, SpecKey {
  case device, idiom, width, height, scale, rounding, safeArea, layoutMargins, contentInset, readableWidth
  case layoutDirection, horizontalSizeClass, verticalSizeClass, textScale, offset

  package var reference: KeyReference {
    switch self {
    case .device: key(.text, "a device's slug, which stands for all its facts")
    case .idiom: key(.word(.idiom), "the kind of device")
    case .width: key(.constant(.positive), .optional(default: "390"), "the collection view's width")
    case .height: key(.constant(.nonNegative), .optional(default: "844"), "the collection view's height")
    case .scale: key(.constant(.positive), "pixels per point; turns pixel rounding on")
    case .rounding: key(.word(.rounding), "how lengths are put on pixels: pixel with a scale, else none")
    case .safeArea: key(.insets, .optional(default: "0"), "the view's safe area insets")
    case .layoutMargins: key(.insets, .optional(default: "0"), "the view's layout margins")
    case .contentInset: key(.insets, .optional(default: "0"), "the collection view's content inset")
    case .readableWidth: key(.constant(.positive), "the width of the readable content guide")
    case .layoutDirection: key(.word(.layoutDirection), .optional(default: "ltr"), "where leading lies")
    case .horizontalSizeClass:
      key(.word(.sizeClass), "compact below a width of 600, else regular, where it is not given")
    case .verticalSizeClass:
      key(.word(.sizeClass), "compact below a height of 500, else regular, where it is not given")
    case .textScale:
      key(.constant(.positive), .optional(default: "1"), "the scale of text, for sizes that follow it")
    case .offset: key(.mapping(.point), "the visible bounds' origin; at rest where it is not given")
    }
  }
}

/// The keys of `snapshots`.
package enum SnapshotsKey: String, SpecKey {
  case widths, devices, directions, offsets

  package var reference: KeyReference {
    switch self {
    case .widths: key(.list(.constant(.positive)), "widths to solve at")
    case .devices: key(.list(.text), "devices to solve for")
    case .directions: key(.list(.word(.layoutDirection)), "layout directions to solve in")
    case .offsets: key(.list(.mapping(.point)), "origins of the visible bounds")
    }
  }
}
