/// Checks for messages and texts.
package enum PlainWords {
  /// The verbs that hints may begin with.
  private static let verbs: Set = [
    "add", "align", "begin", "change", "check", "choose", "close", "compute", "delete", "declare", "fix",
    "give", "indent", "keep", "leave",
    "make",
    "move", "name", "pass", "print", "put", "quote", "record", "remove", "rename", "round", "run", "save",
    "set",
    "split", "subtract", "switch", "use", "write",
  ]

  /// Whether a hint is an imperative or a question that offers a replacement.
  package static func isImperative(_ hint: String) -> Bool {
    if hint.hasPrefix("did you mean ") || hint.hasPrefix("--set ") { return true }
    return verbs.contains(String(hint.prefix { $0.isLetter }))
  }

  /// The hints of a run's diagnostics that are neither.
  package static func unclearHints(in errors: String) -> [String] {
    errors.split(separator: "\n").filter { $0.hasPrefix("hint: ") }.map { String($0.dropFirst(6)) }
      .filter { !isImperative($0) }
  }

  /// Phrases that readers had to read twice, in lower case.
  package static let retired = [
    "stands twice", "each other up", "take up", "takes up", "taken up", "a line an ", "pixels a point",
    "turned round",
    "to rest when", "comes to rest", "so many", "is asked", "are asked", "of what it", "what of it",
    "what came of",
    "is told", "are told", "is to be", "are to be", "beside it", "an equal part of the room", "sideways",
    "stick out", "sticks out",
    "in which environments it holds", "boundary item", "not fine", "it speaks only", "handed round",
    "asks of the world",
    "goes on with", "what stands", "stands for", "stands in", "stands there", "stands here",
  ]
}
