/// Nanoseconds spent in each stage of a run.
struct Timings {
  /// The stages, in output order.
  enum Stage: String, CaseIterable {
    case read, parse, decode, solve, query, write
  }

  private let nanoseconds: () -> UInt64
  private var spent: [Stage: UInt64] = [:]

  init(_ environment: Environment) { nanoseconds = environment.nanoseconds }

  /// Runs `body` and adds its time to `stage`.
  mutating func measure<Value: ~Copyable, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let start = nanoseconds()
    defer { spent[stage, default: 0] += nanoseconds() &- start }
    return try body()
  }

  /// The line that `--timings` prints.
  func line(peakBytes: Int) -> String {
    let stages = Stage.allCases.map { "\"\($0.rawValue)\":\(spent[$0, default: 0])" }
    return "{\"timings\":{\(stages.joined(separator: ","))},\"peakBytes\":\(peakBytes)}\n"
  }
}
