import SourceText

/// A progress line on the terminal for work that takes longer than a second.
struct Progress {
  private let environment: Environment
  private let isShown: Bool

  /// Shown only if standard error is a terminal, the output goes elsewhere, and the run is not quiet.
  init(_ session: Session) {
    environment = session.environment
    isShown =
      environment.errorIsTerminal && session.outputColumns == nil && !session.isQuiet
      && !environment.isContinuousIntegration && environment.variable("TERM") != "dumb"
  }

  /// Runs `body` and shows `work` if it takes longer than a second.
  func during<Value>(_ work: String, _ body: () -> Value) -> Value {
    guard isShown else { return body() }
    let start = environment.nanoseconds()
    environment.announce("\(work.onOneLine)…")
    defer {
      environment.announce(nil)
      if environment.nanoseconds() &- start > Self.second { environment.writeError(Self.clearedLine) }
    }
    return body()
  }

  /// A function that reports each step of work on `total` parts; nil if nothing is shown.
  func steps(of total: Int?, _ parts: String) -> ((_ done: Int) -> Void)? {
    guard isShown else { return nil }
    let (environment, first) = (environment, environment.nanoseconds())
    var last = first
    return { done in
      let now = environment.nanoseconds()
      guard now &- first > Self.second, now &- last > Self.second / 10 else { return }
      last = now
      let whole = total.map { " of \($0)" } ?? ""
      environment.writeError("\(Self.clearedLine)\(done)\(whole) \(parts)")
    }
  }

  private static let second: UInt64 = 1_000_000_000
  /// Returns to the start of the line and clears it.
  private static let clearedLine = "\r\u{1B}[K"
}
