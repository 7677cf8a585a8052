/// Which kind of layout a spec describes.
package enum LayoutKind: String, CaseIterable, Sendable {
  case compositional, flow
}

/// How lengths are put on the pixel grid, as specs and options say it.
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

/// How a group arranges its items.
package enum GroupType: String, CaseIterable, Sendable {
  case horizontal, vertical, custom, waterfall
}

/// The look of a list, from which its metrics follow.
package enum ListAppearance: String, CaseIterable, Sendable {
  case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// What a list shows as its header.
package enum ListHeaderMode: String, CaseIterable, Sendable {
  case none, supplementary, firstItemInSection
}

/// What a list shows as its footer.
package enum ListFooterMode: String, CaseIterable, Sendable {
  case none, supplementary
}

/// How much a lint rule's findings weigh.
package enum LintLevel: String, CaseIterable, Sendable {
  case off, note, warning, error
}
