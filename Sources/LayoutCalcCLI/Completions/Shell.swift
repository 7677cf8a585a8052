/// A shell with command-line completion.
struct Shell: Sendable {
  /// The shell's name on the command line.
  var name: String
  /// The completion script for the given commands.
  var script: @Sendable ([Command]) -> String

  /// Every shell, in help order; to add one, add a file in this folder and an entry here.
  static let all: [Shell] = [.bash, .zsh, .fish]
}

extension Option {
  /// The long form and, if there is one, the short form.
  var spellings: [String] { [spelling] + (short.map { ["-\($0)"] } ?? []) }
}

extension Command {
  /// The spellings of all options with a value, in any command.
  static var valuedSpellings: [String] {
    allOptions.filter { $0.value != nil }.flatMap(\.spellings).reduce(into: []) { spellings, spelling in
      if !spellings.contains(spelling) { spellings.append(spelling) }
    }
  }
}

extension String {
  /// The text in single quotes, as bash, zsh and fish read it.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension [String] {
  /// The words as one quoted string, which the shell splits at spaces.
  var shellWords: String { joined(separator: " ").shellQuoted }
}
