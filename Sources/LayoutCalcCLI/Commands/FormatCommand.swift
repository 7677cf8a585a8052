import DocumentSyntax
import LayoutSpec
import SourceText

extension Command {
  /// Formats specs in their canonical form.
  static let format = Command(
    name: "format", operands: "SPEC…", summary: "Print specs in their canonical form",
    details: [
      "Sorts keys in the order of the spec language, and writes maps and lists on one line if they fit in 80 columns. Comments and empty lines are kept; '--to json' drops comments with a warning.",
      "The layout does not change: the output is parsed and compared with the original before it is written.",
    ],
    options: [.checkFormat, .writeFormat, .targetFormat, .documentSyntax] + Option.reporting,
    examples: [
      "layoutcalc format home.yaml", "layoutcalc format --write layouts/*.yaml",
      "layoutcalc format --check layouts/*.yaml", "layoutcalc format home.yaml --to json -o home.json",
    ]
  ) { session throws(UsageProblem) in
    let run = try FormatRun(session)
    let paths = try session.inputs(expected: "a spec")
    guard !run.isWriting, !run.isChecking else {
      var status = ExitStatus.success
      for path in paths { status.combine(with: try run.update(path)) }
      return status
    }
    return try session.withOutput { buffer throws(UsageProblem) in
      var status = ExitStatus.success
      for path in paths {
        if let formatted = try run.formatted(path) {
          buffer.append(formatted.text)
        } else {
          status.combine(with: .unusableInput)
        }
      }
      return status
    }
  }
}

extension Option {
  static let checkFormat = Option(
    name: "check", help: "report files that are not in canonical form; change nothing")
  static let writeFormat = Option(name: "write", help: "rewrite the files in canonical form")
  static let targetFormat = Option(
    name: "to", value: "FORMAT", words: ["json", "yaml"],
    help: "output format; default: the file's format")
  static let documentSyntax = Option(
    name: "syntax", value: "NAME", words: ["json", "yaml"],
    help: "syntax of the files; default: detected from name or contents")
}

/// Runs `format`, one file at a time.
private struct FormatRun {
  let session: Session
  let isChecking: Bool
  let isWriting: Bool
  private let target: DocumentFormat?

  init(_ session: Session) throws(UsageProblem) {
    self.session = session
    isChecking = session.arguments.has(.checkFormat)
    isWriting = session.arguments.has(.writeFormat)
    target = try session.arguments.word(.targetFormat, as: DocumentFormat.self)
    if isChecking, isWriting { throw .exclusiveOptions("--check", "--write") }
    if isWriting, target != nil { throw .exclusiveOptions("--write", "--to") }
    if isWriting || isChecking, session.arguments.outputPath != nil {
      throw .exclusiveOptions(isWriting ? "--write" : "--check", "--output")
    }
  }

  /// A file and its formatted text; nil if it cannot be formatted, which is reported.
  func formatted(_ path: SystemString) throws(UsageProblem) -> (file: SourceFile, text: String)? {
    guard let file = session.file(at: path) else { return nil }
    let syntax = try session.syntax(of: file)
    var diagnostics = Diagnostics(file: file)
    defer { session.report(diagnostics) }
    guard let document = readDocument(file, as: syntax, &diagnostics) else { return nil }
    document.reportDuplicateKeys(.yaml, &diagnostics)
    guard !diagnostics.hasErrors else { return nil }
    guard let result = SpecFormatter.text(document, of: file, as: target ?? syntax) else {
      diagnostics.add(FormatProblem.unformattable)
      return nil
    }
    if result.lostComments > 0 { diagnostics.add(FormatProblem.lostComments(result.lostComments)) }
    return (file, result.text)
  }

  /// Checks a file or replaces it.
  func update(_ path: SystemString) throws(UsageProblem) -> ExitStatus {
    if isWriting, path.isStandardInput {
      throw .optionNeeds(option: "--write", needed: "files, not standard input ('-')")
    }
    guard let (file, text) = try formatted(path) else { return .unusableInput }
    guard Array(text.utf8) != file.bytes else { return .success }
    guard isWriting else {
      session.report(FormatProblem.notFormatted, of: session.inputName(path))
      return .problemsFound
    }
    return try session.withFile(at: path) { buffer in
      buffer.append(text)
      return .success
    }
  }
}

/// What can be wrong with a spec's form.
private enum FormatProblem: Problem {
  case notFormatted
  case lostComments(Int)
  case unformattable

  var code: String {
    switch self {
    case .notFormatted: "not-formatted"
    case .lostComments: "lost-comments"
    case .unformattable: "unformattable"
    }
  }

  var severity: Severity {
    switch self {
    case .notFormatted, .unformattable: .error
    case .lostComments: .warning
    }
  }

  var message: String {
    switch self {
    case .notFormatted: "the spec is not in canonical form"
    case .lostComments(let count):
      count == 1 ? "1 comment is dropped: JSON has none" : "\(count) comments are dropped: JSON has none"
    case .unformattable: "no canonical form with the same meaning was found"
    }
  }

  var hint: String? {
    switch self {
    case .notFormatted: "run 'layoutcalc format --write' on it"
    case .lostComments: "keep the YAML file as well"
    case .unformattable: "report this spec as a bug in layoutcalc"
    }
  }
}
