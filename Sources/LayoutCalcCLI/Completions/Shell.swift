/// A shell that can complete command lines.
struct Shell: Sendable {
  /// The word that asks for it.
  var name: String
  /// The script that its user loads.
  var script: @Sendable ([Command]) -> String

  /// Every shell, in the order of the help; a new one is a file beside this and an entry here.
  static let all: [Shell] = [.bash, .zsh, .fish]
}

extension Option {
  /// The ways in which the option can be written.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}

extension Command {
  /// The ways in which the options that take a value can be written, whichever command they belong to.
  static var valuedSpellings: [String] {
    allOptions.filter { $0.value != nil }.flatMap(\.spellings).reduce(into: []) { spellings, spelling in
      if !spellings.contains(spelling) { spellings.append(spelling) }
    }
  }
}

extension String {
  /// The text between single quotes, as all three shells read it.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension [String] {
  /// The words as one quoted word, for lists that a shell takes apart at spaces.
  var shellWords: String { joined(separator: " ").shellQuoted }
}
