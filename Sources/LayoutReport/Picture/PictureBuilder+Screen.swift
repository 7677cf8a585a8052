import LayoutSolver

/// The view over the content: safe area, visible bounds and the screen of a device.
extension PictureBuilder {
  mutating func addScreen() {
    let visible = panel.visibleBounds
    let safeArea = report.environment.safeArea
    for band in visible.bands(safeArea, isMirrored: panel.layoutDirection == .rightToLeft) {
      add(
        PictureShape(
          role: .safeArea, section: nil, name: "safeArea.\(band.edge.rawValue)", frame: band.frame,
          summary: "safe area, \(band.edge.rawValue): \(number(band.points))"))
    }
    add(
      PictureShape(
        role: .visibleBounds(isScrolled: report.environment.offset != nil), section: nil,
        name: "visibleBounds", frame: visible, summary: "visible bounds, \(words(visible))"))
    guard let device = report.labels.device else { return }
    add(
      PictureShape(
        role: .screen(cornerRadius: cornerRadius), section: nil, name: "screen", frame: visible,
        summary: "screen of \(device)"))
  }

  /// The corner radius of a screen, estimated from its safe area: screens without a home button have a bottom inset,
  /// and phones among them a large one at the top or leading edge.
  private var cornerRadius: Double {
    let insets = report.environment.safeArea
    if max(insets.top, insets.leading) >= 40 { return 44 }
    return insets.bottom > 0 ? 18 : 4
  }
}
