/// The kind of layout that a spec describes.
package enum LayoutKind: String, CaseIterable, Sendable {
  case compositional, flow
}

/// The rounding of lengths to pixels, as written in specs and options.
package enum RoundingMode: String, CaseIterable, Sendable {
  case pixel, legacy, none
}

/// A size class of the environment.
package enum SizeClass: String, CaseIterable, Sendable {
  case compact, regular
}

/// The kind of device.
package enum Idiom: String, CaseIterable, Sendable {
  case phone, pad
}

/// The arrangement of a group's items.
package enum GroupType: String, CaseIterable, Sendable {
  case horizontal, vertical, custom, waterfall
}

/// The appearance of a list, which determines its metrics.
package enum ListAppearance: String, CaseIterable, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// The header of a list.
package enum ListHeaderMode: String, CaseIterable, Sendable {
  case none, supplementary, firstItemInSection
}

/// The footer of a list.
package enum ListFooterMode: String, CaseIterable, Sendable {
  case none, supplementary
}

/// The level of a lint rule's findings.
package enum LintLevel: String, CaseIterable, Sendable {
  case off, note, warning, error
}
