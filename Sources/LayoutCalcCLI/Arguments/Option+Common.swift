import LayoutSolver
import LayoutSpec
import SourceText

/// Options that say what a layout is solved in.
extension Option {
  static let width = Option(
    name: "width", value: "W", isRepeatable: true, help: "width of the view in points; each use is one answer"
  )
  static let height = Option(name: "height", value: "H", help: "height of the view in points")
  static let device = Option(
    name: "device", value: "SLUG", isRepeatable: true, words: DeviceTable.slugs,
    help: "a device's screen; each use is one answer")
  static let landscape = Option(name: "landscape", help: "turn the devices")
  static let scale = Option(name: "scale", value: "S", help: "pixels a point, which turns pixel rounding on")
  static let rounding = Option(
    name: "rounding", value: "MODE", words: ["pixel", "legacy", "none"],
    help: "put frames on pixels as now (pixel), as iOS 13 to 15 (legacy), or not at all (none)")
  static let rightToLeft = Option(name: "rtl", help: "lay out from right to left")
  static let leftToRight = Option(name: "ltr", help: "lay out from left to right")
  static let safeArea = Option(
    name: "safe-area", value: "T,L,B,T", help: "safe area: top, leading, bottom, trailing")
  static let contentInset = Option(
    name: "content-inset", value: "T,L,B,T", help: "the scroll view's content inset")
  static let layoutMargins = Option(
    name: "layout-margins", value: "T,L,B,T", help: "the view's layout margins")
  static let offset = Option(name: "offset", value: "X,Y", help: "where the content is scrolled to")
  static let sizeClass = Option(
    name: "size-class", value: "H,V",
    words: ["compact,compact", "compact,regular", "regular,compact", "regular,regular"],
    help: "horizontal and vertical size class: compact or regular")
  static let idiom = Option(name: "idiom", value: "NAME", words: ["phone", "pad"], help: "phone or pad")
  static let textScale = Option(name: "text-scale", value: "S", help: "scale of text, 1 by default")
  static let readableWidth = Option(
    name: "readable-width", value: "W", help: "width of the readable content guide")
  static let set = Option(
    name: "set", value: "NAME=VALUE", isRepeatable: true,
    help: "value of a variable of the spec, an expression")
  static let syntax = Option(
    name: "syntax", value: "NAME", words: ["json", "yaml"],
    help: "how to read the files, whatever their names")

  /// What a layout is solved in.
  static let solving: [Option] = [
    width, height, device, landscape, scale, rounding, rightToLeft, leftToRight, safeArea, contentInset,
    layoutMargins, offset, sizeClass, idiom, textScale, readableWidth, set, syntax,
  ]
}

/// Options that say how a run tells what it found.
extension Option {
  static let output = Option(
    name: "output", short: "o", value: "FILE", isFile: true,
    help: "write the answer to a file, whole or not at all")
  static let quiet = Option(name: "quiet", short: "q", help: "no warnings, progress or summaries")
  static let strict = Option(name: "strict", help: "warnings make the exit status 1")
  static let color = Option(
    name: "color", value: "WHEN", words: ColorChoice.allCases.map(\.rawValue),
    help: "color messages: auto, always, never")
  static let precision = Option(
    name: "precision", value: "N", help: "decimals of numbers, 0 to 15 or full; 3 by default")
  static let diagnostics = Option(
    name: "diagnostics", value: "FORM", words: DiagnosticFormat.allCases.map(\.rawValue),
    help: "form of messages: text, json, github")
  static let help = Option(name: "help", short: "h", help: "show help")

  static let version = Option(name: "version", help: "show the version")

  /// How any run reports.
  static let reporting: [Option] = [output, quiet, color, diagnostics, help]
}

/// When messages are colored.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
