/// The keys of insets.
package enum InsetsKey: String, SpecKey {
  case top, leading, bottom, trailing

  package var reference: KeySchema { key(.number(.any), .optional(default: "0"), "the \(rawValue) edge") }
}

/// The keys of edge spacing.
package enum EdgeSpacingKey: String, SpecKey {
  case top, leading, bottom, trailing

  package var reference: KeySchema { key(.spacing, .optional(default: "0"), "the \(rawValue) edge") }
}

/// The keys of a point.
package enum PointKey: String, SpecKey {
  case x, y

  package var reference: KeySchema {
    switch self {
    case .x: key(.number(.any), .optional(default: "0"), "the horizontal coordinate")
    case .y: key(.number(.any), .optional(default: "0"), "the vertical coordinate")
    }
  }
}

/// The keys of a size.
package enum SizeKey: String, SpecKey {
  case width, height

  package var reference: KeySchema {
    key(.number(.nonNegative), .required, "the \(rawValue) in points")
  }
}

/// The keys of a measured size.
package enum MeasuredSizeKey: String, SpecKey {
  case width, height

  package var reference: KeySchema {
    key(.number(.nonNegative), "the \(rawValue) in points; used where that dimension is estimated")
  }
}

/// The keys of the size of a flow section's header or footer.
package enum ReferenceSizeKey: String, SpecKey {
  case width, height

  package var reference: KeySchema {
    let direction = self == .width ? "horizontally" : "vertically"
    return key(
      .number(.nonNegative), .optional(default: "0"),
      "the \(rawValue) in points; used in a layout that scrolls \(direction)")
  }
}
