import LayoutSolver
import LayoutSpec
import SourceText

/// Options that set the environment a layout is solved in.
extension Option {
  static let width = Option(
    name: "width", value: "W", isRepeatable: true,
    help: "width of the view in points; one result per use; default: the spec's, otherwise 390"
  )
  static let height = Option(
    name: "height", value: "H",
    help: "height of the view in points; default: the device's or the spec's, otherwise 844")
  static let device = Option(
    name: "device", value: "SLUG", isRepeatable: true, words: DeviceTable.slugs,
    help: "screen of a device; one result per use")
  static let landscape = Option(name: "landscape", help: "use devices in landscape")
  static let scale = Option(
    name: "scale", value: "S",
    help: "pixels per point; turns on pixel rounding; default: the device's, otherwise unknown")
  static let rounding = Option(
    name: "rounding", value: "MODE", words: ["pixel", "legacy", "none"],
    help:
      "how frames are rounded to pixels: pixel (current iOS), legacy (iOS 13 to 15) or none; default: pixel if the scale is known, otherwise none"
  )
  static let rightToLeft = Option(name: "rtl", help: "use right-to-left layout")
  static let leftToRight = Option(name: "ltr", help: "use left-to-right layout (the default)")
  static let safeArea = Option(
    name: "safe-area", value: "T,L,B,T",
    help: "safe area: top, leading, bottom, trailing; default: the device's, otherwise 0")
  static let contentInset = Option(
    name: "content-inset", value: "T,L,B,T", help: "content inset of the scroll view; default: 0")
  static let layoutMargins = Option(
    name: "layout-margins", value: "T,L,B,T",
    help: "layout margins of the view; default: the device's, otherwise 0")
  static let offset = Option(
    name: "offset", value: "X,Y", help: "scroll offset of the content; default: its start")
  static let sizeClass = Option(
    name: "size-class", value: "H,V",
    words: ["compact,compact", "compact,regular", "regular,compact", "regular,regular"],
    help:
      "horizontal and vertical size class, each compact or regular; default: the device's, otherwise regular from width 600 and height 500"
  )
  static let idiom = Option(
    name: "idiom", value: "NAME", words: ["phone", "pad"],
    help: "phone or pad; default: the device's, otherwise unknown")
  static let textSize = Option(
    name: "text-size", value: "SIZE", isRepeatable: true, words: TextSize.allCases.map(\.rawValue) + ["all"],
    help: "Dynamic Type size, or all; one result per use and screen; default: large")
  static let textScale = Option(
    name: "text-scale", value: "S", help: "scale factor of text; default: that of the body style")
  static let readableWidth = Option(
    name: "readable-width", value: "W",
    help:
      "width of the readable content guide; default: the device's, otherwise the width inside the layout margins"
  )
  static let set = Option(
    name: "set", value: "NAME=VALUE", isRepeatable: true,
    help: "set a variable of the spec to an expression")
  static let syntax = Option(
    name: "syntax", value: "NAME", words: ["json", "yaml", "swift"],
    help: "syntax of the files; default: detected from their names or contents")

  /// The options that set the environment.
  static let solving: [Option] = [
    width, height, device, landscape, scale, rounding, rightToLeft, leftToRight, safeArea, contentInset,
    layoutMargins, offset, sizeClass, idiom, textSize, textScale, readableWidth, set, syntax,
    sources, items, measured,
  ]
}

/// Options that control reporting.
extension Option {
  static let output = Option(
    name: "output", short: "o", value: "FILE", isFile: true,
    help: "write the output to a file; a failed run writes nothing")
  static let quiet = Option(name: "quiet", short: "q", help: "suppress warnings, progress and summaries")
  static let strict = Option(name: "strict", help: "exit with 1 if there are warnings")
  static let color = Option(
    name: "color", value: "WHEN", words: ColorChoice.allCases.map(\.rawValue),
    help: "when to color messages: auto, always or never; default: auto")
  static let precision = Option(
    name: "precision", value: "N", help: "decimals to print: 0 to 15, or full; default: 3")
  static let diagnostics = Option(
    name: "diagnostics", value: "FORM", words: DiagnosticFormat.allCases.map(\.rawValue),
    help: "format of diagnostics: text, json or github; default: text")
  static let maxFindings = Option(
    name: "max-findings", value: "N",
    help: "how many errors, warnings and notes to show per file; default: 50 of each")
  static let help = Option(name: "help", short: "h", help: "show help")

  static let version = Option(name: "version", help: "show the version")

  /// The reporting options of every command.
  static let reporting: [Option] = [output, quiet, color, diagnostics, maxFindings, help]
}

/// When messages are colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
