import SourceText
extension Command {
  static let solve = Command(
    name: "solve", operands: "SPEC…", summary: "frames, content size, visible-rect queries",
    options: Option.solving + Option.reporting
  ) { session throws(UsageProblem) in .success }
}
