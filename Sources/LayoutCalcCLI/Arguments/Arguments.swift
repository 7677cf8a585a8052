import LayoutSolver

/// The arguments of a command: operands, and options with their values in command-line order.
package struct Arguments: Sendable {
  /// One use of an option.
  struct Use: Sendable {
    var option: Option
    /// Empty for an option without a value.
    var value: SystemString
  }

  var operands: [SystemString] = []
  var uses: [Use] = []
  /// The maximum memory of a solution, in bytes; set from the environment.
  var memoryLimit = MemoryBudget.defaultLimit

  /// The operands as text, for commands whose operands are words.
  var words: [String] { operands.map(\.description) }

  /// Whether the option is used.
  func has(_ option: Option) -> Bool { uses.contains { $0.option == option } }

  /// The last value of the option.
  func value(_ option: Option) -> String? { path(option)?.description }

  /// The last value of an option that names a file.
  func path(_ option: Option) -> SystemString? { uses.last { $0.option == option }?.value }

  /// The file that the output goes to; nil for standard output.
  var outputPath: SystemString? {
    let path = path(.output)
    return path == "-" ? nil : path
  }

  /// All values of an option that names files.
  func paths(_ option: Option) -> [SystemString] { uses.filter { $0.option == option }.map(\.value) }

  /// Whether there is an output file whose name ends in this way.
  func writesFile(endingIn ending: String) -> Bool { outputPath?.description.hasSuffix(ending) == true }

  /// All values of the option.
  func values(_ option: Option) -> [String] { uses.filter { $0.option == option }.map(\.value.description) }
}
