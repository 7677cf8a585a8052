import LayoutSolver
import LayoutSpec
import SourceText

/// Options that say what a layout is solved in.
extension Option {
  static let width = Option(
    name: "width", value: "W", isRepeatable: true,
    help: "width of the view in points; one result per use; that of the spec, otherwise 390, by default"
  )
  static let height = Option(
    name: "height", value: "H",
    help: "height of the view in points; that of the device or spec, otherwise 844, by default")
  static let device = Option(
    name: "device", value: "SLUG", isRepeatable: true, words: DeviceTable.slugs,
    help: "use a device's screen; one result per use")
  static let landscape = Option(name: "landscape", help: "use devices in landscape")
  static let scale = Option(
    name: "scale", value: "S", help: "pixels per point; turns on pixel rounding; unknown by default")
  static let rounding = Option(
    name: "rounding", value: "MODE", words: ["pixel", "legacy", "none"],
    help:
      "how frames are rounded to pixels: as current iOS (pixel), as iOS 13 to 15 (legacy), or not at all (none); pixel by default if the scale is known, otherwise none"
  )
  static let rightToLeft = Option(name: "rtl", help: "use right-to-left layout")
  static let leftToRight = Option(name: "ltr", help: "use left-to-right layout, the default")
  static let safeArea = Option(
    name: "safe-area", value: "T,L,B,T",
    help: "safe area: top, leading, bottom, trailing; that of the device or 0 by default")
  static let contentInset = Option(
    name: "content-inset", value: "T,L,B,T", help: "the scroll view's content inset; 0 by default")
  static let layoutMargins = Option(
    name: "layout-margins", value: "T,L,B,T",
    help: "the view's layout margins; those of the device or 0 by default")
  static let offset = Option(
    name: "offset", value: "X,Y", help: "scroll offset of the content; its start by default")
  static let sizeClass = Option(
    name: "size-class", value: "H,V",
    words: ["compact,compact", "compact,regular", "regular,compact", "regular,regular"],
    help:
      "horizontal and vertical size class: compact or regular; by default those of the device, otherwise regular from a width of 600 and a height of 500 on"
  )
  static let idiom = Option(
    name: "idiom", value: "NAME", words: ["phone", "pad"],
    help: "phone or pad; that of the device, otherwise unknown, by default")
  static let textSize = Option(
    name: "text-size", value: "SIZE", isRepeatable: true, words: TextSize.allCases.map(\.rawValue) + ["all"],
    help: "text size of Dynamic Type, or all; one result per use and screen; large by default")
  static let textScale = Option(
    name: "text-scale", value: "S", help: "text scale factor; that of the body by default")
  static let readableWidth = Option(
    name: "readable-width", value: "W",
    help: "width of the readable content guide; that of the device, otherwise the layout margins, by default")
  static let set = Option(
    name: "set", value: "NAME=VALUE", isRepeatable: true,
    help: "set a variable of the spec to an expression")
  static let syntax = Option(
    name: "syntax", value: "NAME", words: ["json", "yaml", "swift"],
    help: "read the files in this syntax; by default as their names or contents suggest")

  /// What a layout is solved in.
  static let solving: [Option] = [
    width, height, device, landscape, scale, rounding, rightToLeft, leftToRight, safeArea, contentInset,
    layoutMargins, offset, sizeClass, idiom, textSize, textScale, readableWidth, set, syntax,
    sources, items, measured,
  ]
}

/// Options that say how a run tells what it found.
extension Option {
  static let output = Option(
    name: "output", short: "o", value: "FILE", isFile: true,
    help: "write the output to a file; a failed run writes nothing")
  static let quiet = Option(name: "quiet", short: "q", help: "suppress warnings, progress and summaries")
  static let strict = Option(name: "strict", help: "exit with 1 if there are warnings")
  static let color = Option(
    name: "color", value: "WHEN", words: ColorChoice.allCases.map(\.rawValue),
    help: "when to color messages: auto (default), always or never")
  static let precision = Option(
    name: "precision", value: "N", help: "decimals to print: 0 to 15, or full; 3 by default")
  static let diagnostics = Option(
    name: "diagnostics", value: "FORM", words: DiagnosticFormat.allCases.map(\.rawValue),
    help: "format of diagnostics: text (default), json or github")
  static let maxFindings = Option(
    name: "max-findings", value: "N",
    help: "errors, warnings and notes to show per file, each; 50 by default")
  static let help = Option(name: "help", short: "h", help: "show help")

  static let version = Option(name: "version", help: "show the version")

  /// How any run reports.
  static let reporting: [Option] = [output, quiet, color, diagnostics, maxFindings, help]
}

/// When messages are colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
