import LayoutReport
import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Draws a layout.
  static let render = Command(
    name: "render", operands: "SPEC",
    summary: "Draw a layout in the terminal, as an SVG image or as an HTML page",
    details: [
      """
      SPEC may be '-' for standard input. Several widths and devices are drawn side by side. Each section \
      has its own color; cells are solid boxes, headers and footers have a bar at the edge that they are \
      anchored to, and lint findings are outlined in red. Without --format, the extension of the output \
      file selects the format.
      """
    ],
    options: Option.solving + [
      .pictureFormat, .show, .ascii, .tree, .measure, .scroll, .precision, .strict, .rule, .watch,
    ] + Option.reporting,
    examples: [
      "layoutcalc render layouts/home.yaml --width 390",
      "layoutcalc render layouts/home.yaml --width 390 --show groups,insets,spacing -o home.svg",
      "layoutcalc render layouts/home.yaml --device iphone-15 --device iphone-15-landscape -o home.svg",
    ]
  ) { session throws(UsageProblem) in
    let paths = try session.inputs(expected: "a spec")
    guard paths.count == 1 else { throw .unexpectedOperand(paths[1].description) }
    var run = try RenderRun(session)
    return try session.withOutput { buffer throws(UsageProblem) in
      try run.render(paths[0], &buffer)
    }
  }
}

extension Option {
  fileprivate static let pictureFormat = Option(
    name: "format", short: "f", value: "FORM", words: PictureFormat.all.map(\.name),
    help: PictureFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; "))
  fileprivate static let show = Option(
    name: "show", value: "PART,…", words: PictureParts.byWord.map(\.word), form: .list,
    help: "additional parts to draw: groups, insets, spacing")
  fileprivate static let ascii = Option(name: "ascii", help: "draw boxes with ASCII characters only")
  fileprivate static let tree = Option(
    name: "tree", help: "print sections, groups and items as a tree with their frames instead of boxes")
}

/// Runs `render`.
private struct RenderRun {
  private let session: Session
  private let environments: [SpecOptions]
  private let levels: [String: LintLevel]
  private let format: PictureFormat
  private let options: PictureOptions
  private let writing: PictureOutputOptions
  private var status = ExitStatus.success

  init(_ session: Session) throws(UsageProblem) {
    let arguments = session.arguments
    self.session = session
    environments = try arguments.environments()
    levels = try arguments.lintLevels()
    let byEnding = (arguments.outputPath?.description).flatMap(PictureFormat.named(byEndingOf:))
    format = try arguments.choice(.pictureFormat, of: PictureFormat.all) { $0.name } ?? byEnding ?? .text
    let precision = try arguments.precision()
    var parts = try arguments.pictureParts()
    if arguments.has(.tree) { parts.insert(.groups) }
    if format.name == PictureFormat.html.name { parts = [.groups, .insets, .spacing] }
    options = PictureOptions(parts: parts, precision: precision)
    writing = PictureOutputOptions(
      precision: precision, columns: max(session.outputColumns ?? 80, 20),
      usesASCII: arguments.has(.ascii) || !session.environment.usesUTF8, usesColor: session.colorsOutput,
      isTree: arguments.has(.tree))
  }

  /// Draws a spec in every environment; its problems are reported afterwards.
  mutating func render(_ path: SystemString, _ buffer: inout TextBuffer) throws(UsageProblem) -> ExitStatus {
    var timings = Timings(session.environment)
    guard var loaded = try session.spec(at: path, &timings) else { return .unusableInput }
    if let spec = loaded.spec {
      var linter = Linter(
        spec, of: loaded.diagnostics.file, levels: levels, minimum: .warning, isMatrix: false)
      let isPage = format.name == PictureFormat.html.name
      let shown = isPage ? PageEnvironments(environments, spec) : PageEnvironments(environments)
      let panels = shown.options.compactMap { panel(spec, $0, &loaded.diagnostics, &linter, isPage: isPage) }
      if panels.count < shown.options.count { status.combine(with: loaded.failure) }
      if !panels.isEmpty {
        var picture = Picture(name: spec.name, panels: panels)
        if isPage {
          let file = loaded.diagnostics.file
          picture.source = PageSource(
            file: file.name, lines: file.lines, isWatched: session.arguments.has(.watch),
            changes: panels.count == shown.options.count ? shown.changes : [])
        }
        format.write(picture, writing, &buffer)
      }
      for finding in linter.diagnostics { loaded.diagnostics.add(finding) }
    } else {
      status.combine(with: .unusableInput)
    }
    session.report(loaded.diagnostics)
    status.combine(with: session.status(for: loaded.diagnostics.list))
    return status
  }

  private func panel(
    _ spec: Spec, _ options: SpecOptions, _ diagnostics: inout Diagnostics, _ linter: inout Linter,
    isPage: Bool
  ) -> PicturePanel? {
    guard let lowered = spec.lowered(with: options, &diagnostics), let solution = lowered.solved(&diagnostics)
    else { return nil }
    linter.lint(lowered, solution)
    let report = Report(
      solution: solution, environment: lowered.environment, labels: ReportLabels(lowered))
    let findings = linter.marks(in: lowered, solution).map(PictureFinding.init)
    var panel = PicturePanel(report, findings: findings, self.options)
    if isPage {
      panel.unfold(report)
      panel.detail = lowered.pageDetail(solution, diagnostics.file)
    }
    return panel
  }
}

extension PictureFinding {
  /// Converts a lint finding for a picture.
  init(_ mark: LintMark) {
    let target: Target? =
      switch mark.target {
      case nil: nil
      case .part(let id)?: .part(id)
      case .cells(let section, let items)?: .cells(section: section, items: items)
      }
    self.init(rule: mark.rule, message: mark.message, target: target)
  }
}

extension Arguments {
  /// The optional parts of a picture to draw.
  fileprivate func pictureParts() throws(UsageProblem) -> PictureParts {
    guard let value = value(.show) else { return [] }
    var parts: PictureParts = []
    for word in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let part = PictureParts.byWord.first(where: { $0.word == word })?.part else {
        throw .unknownWord(
          option: Option.show.spelling, found: String(word), known: PictureParts.byWord.map(\.word))
      }
      parts.insert(part)
    }
    return parts
  }
}

extension Environment {
  /// Whether the locale's character encoding is UTF-8, according to the POSIX variables in order of precedence.
  fileprivate var usesUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(variable).first(where: { !$0.isEmpty }) else { return true }
    let encoding = locale.lowercased()
    return encoding.contains("utf-8") || encoding.contains("utf8")
  }
}
