/// The style sheet of an SVG: the hue indicates the section, and the shape and stroke indicate the kind.
///
/// Uses only features that browsers, GitHub, Quick Look, librsvg and resvg draw alike: no variables, color functions or
/// fonts. Viewers without media queries use the light colors.
enum SVGStyle {
  /// A color for light and dark backgrounds.
  struct Hue {
    let light: String
    let dark: String
  }

  /// The hues of sections, used in turn; red is reserved for lint findings.
  static let hues = [
    Hue(light: "#2563eb", dark: "#6ea8fe"), Hue(light: "#c2570c", dark: "#fb9a4b"),
    Hue(light: "#15803d", dark: "#4ade80"), Hue(light: "#a21caf", dark: "#e98bf5"),
    Hue(light: "#0e7490", dark: "#38cfe6"), Hue(light: "#8a6a00", dark: "#f2c94c"),
    Hue(light: "#6d28d9", dark: "#b79cfa"), Hue(light: "#4d7c0f", dark: "#a8e05f"),
  ]

  /// Returns the class of a section's hue; the layout's own elements have a neutral one.
  static func hueClass(_ section: Int?) -> String { section.map { "h\($0 % hues.count)" } ?? "own" }

  /// Colors that do not depend on a section.
  private static let neutral: [(selector: String, property: String, light: String, dark: String)] = [
    (".paper", "fill", "#f6f8fa", "#0d1117"), (".content", "fill", "#ffffff", "#161b22"),
    (".content", "stroke", "#c4ccd4", "#3d444d"), ("text", "fill", "#1f2328", "#e6edf3"),
    (".quiet", "fill", "#59636e", "#9198a1"), (".ruler", "stroke", "#8c959f", "#6e7681"),
    (".own", "fill", "#57606a", "#9198a1"), (".own", "stroke", "#57606a", "#9198a1"),
    (".solid", "fill", "#ffffff", "#0d1117"), (".visible", "stroke", "#1f2328", "#e6edf3"),
    (".screen", "stroke", "#1f2328", "#e6edf3"), (".safe", "fill", "#57606a", "#9198a1"),
    (".fold", "fill", "#eaeef2", "#262c36"), (".fold", "stroke", "#8c959f", "#6e7681"),
    (".finding", "stroke", "#cf222e", "#ff6b6b"), (".tag", "fill", "#cf222e", "#ff6b6b"),
    (".alarm", "fill", "#cf222e", "#ff6b6b"), (".ontag", "fill", "#ffffff", "#0d1117"),
    (".added", "fill", "#1a7f37", "#3fb950"), (".added", "stroke", "#1a7f37", "#3fb950"),
    (".removed", "fill", "#cf222e", "#ff6b6b"), (".removed", "stroke", "#cf222e", "#ff6b6b"),
  ]

  /// Rules that do not depend on the background.
  private static let rules = [
    "text{font-size:11px;text-anchor:middle}", ".start{text-anchor:start}", ".end{text-anchor:end}",
    ".title{font-size:14px;font-weight:600}", ".small{font-size:9px}", ".tiny{font-size:7px}",
    ".section{fill-opacity:.05;stroke:none}", ".background{fill-opacity:.13;stroke-opacity:.45}",
    ".viewport{fill:none;stroke-opacity:.55}", ".group{fill:none;stroke-dasharray:6 3}",
    ".cell{fill-opacity:.18}", ".estimated{stroke-dasharray:2 2}",
    ".boundary{fill-opacity:.36;stroke-opacity:.6}", ".bar{stroke:none}", ".badge{stroke-width:1}",
    ".ghost{fill:none;stroke-dasharray:2 3}", ".page{stroke-width:2}", ".hatch{fill:none;stroke-opacity:.5}",
    ".pin{stroke-width:1.5}", ".hollow{fill:none}", ".faint{opacity:.35}", ".ruler{fill:none}",
    ".visible{fill:none;stroke-width:1;stroke-dasharray:8 4;stroke-opacity:.6}",
    ".scrolled{stroke-width:2;stroke-dasharray:none;stroke-opacity:1}",
    ".screen{fill:none;stroke-width:3}", ".safe{fill-opacity:.16}", ".fold{stroke-dasharray:1 3}",
    ".finding{fill:none;stroke-width:2.5}", ".missing{stroke-dasharray:7 3}",
    ".veil{fill-opacity:.85;stroke:none}", ".label{stroke:none}",
    ".unchanged{fill-opacity:.06;stroke-opacity:.3}",
    ".added{fill-opacity:.2}", ".removed{fill-opacity:.08;stroke-dasharray:5 3}",
    ".old{fill:none;stroke-dasharray:5 3}", ".arrow{fill:none;stroke-width:1.5}",
    ".plain{fill-opacity:1;stroke:none}",
  ]

  /// The style sheet's lines. Rules for any background come last, because they override fills and strokes.
  static var lines: [String] {
    var lines = color(\.light, \.light)
    lines.append("@media (prefers-color-scheme:dark){")
    lines += color(\.dark, \.dark)
    lines.append("}")
    return lines + rules
  }

  private static func color(
    _ neutralColor: (_ row: (selector: String, property: String, light: String, dark: String)) -> String,
    _ hueColor: (Hue) -> String
  ) -> [String] {
    neutral.map { "\($0.selector){\($0.property):\(neutralColor($0))}" }
      + hues.enumerated().map { ".h\($0){fill:\(hueColor($1));stroke:\(hueColor($1))}" }
  }
}
