import SourceText

/// A line on the terminal that tells of work that lasts longer than a second.
struct Progress {
  private let environment: Environment
  private let isShown: Bool

  /// Shown only where standard error is a terminal, the answer goes elsewhere, and nobody asked for quiet.
  init(_ session: Session) {
    environment = session.environment
    isShown =
      environment.errorIsTerminal && session.outputColumns == nil && !session.isQuiet
      && !environment.isContinuousIntegration && environment.variable("TERM") != "dumb"
  }

  /// Does `body`, and says what is going on if it lasts.
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

  /// What is told of each step of work on `total` parts; nil where nothing is shown.
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
  /// Back to the start of the line, and nothing on it.
  private static let clearedLine = "\r\u{1B}[K"
}
