/// The outcome of one snapshot.
struct SnapshotOutcome {
  enum Result: Equatable {
    case passed
    /// The differences, in the format of `diff`.
    case failed([String])
    case missing
    case stale
    /// Written or already present, without a comparison.
    case present
    /// Could not be written, without a comparison.
    case unwritten
    /// The file is not a solved layout.
    case unusable
    case removed
  }

  var path: SystemString
  var result: Result
  /// Whether the file was written.
  var isRecorded = false

  /// The outcome in a word or two.
  var words: String {
    let recorded = isRecorded ? "recorded" : ""
    let word =
      switch result {
      case .passed: "passed"
      case .failed: "failed"
      case .missing: "missing"
      case .stale: "stale"
      case .present: isRecorded ? "" : "present"
      case .unwritten: "not written"
      case .unusable: "unusable"
      case .removed: "removed"
      }
    return [word, recorded].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The differences.
  var lines: [String] {
    switch result {
    case .failed(let lines): lines
    case .passed, .missing, .stale, .present, .unwritten, .unusable, .removed: []
    }
  }

  /// The exit status of `check` for this outcome; recording fails too, because a retry would pass.
  var status: ExitStatus {
    switch result {
    case .unusable where !isRecorded: .unusableInput
    case .failed, .missing, .stale, .unwritten, .unusable: .problemsFound
    case .passed, .present, .removed: isRecorded ? .problemsFound : .success
    }
  }
}

/// The number of snapshots per outcome.
struct SnapshotCounts {
  private(set) var passed = 0
  private(set) var failed = 0
  private(set) var missing = 0
  private(set) var stale = 0
  private(set) var recorded = 0
  private(set) var removed = 0
  private(set) var present = 0

  init(_ outcomes: [SnapshotOutcome]) {
    for outcome in outcomes {
      switch outcome.result {
      case .passed: passed += 1
      case .failed, .unwritten, .unusable: failed += 1
      case .missing: missing += 1
      case .stale: stale += 1
      case .removed: removed += 1
      case .present: present += outcome.isRecorded ? 0 : 1
      }
      if outcome.isRecorded { recorded += 1 }
    }
  }

  /// The counts in one line.
  var line: String {
    var line = "\(passed) passed, \(failed) failed, \(missing) missing, \(stale) stale"
    if recorded > 0 { line += ", \(recorded) recorded" }
    if present > 0 { line += ", \(present) present" }
    if removed > 0 { line += ", \(removed) removed" }
    return line
  }
}
