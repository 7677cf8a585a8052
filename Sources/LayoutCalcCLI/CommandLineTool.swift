import SourceText

/// The version that `--version` prints.
package let version = "0.1.0"

/// Runs the tool; all side effects go through `environment`.
package func run(_ arguments: [SystemString], in environment: Environment) -> ExitStatus {
  guard !arguments.isEmpty else {
    environment.writeError(HelpText.short)
    return .usage
  }
  do {
    return try runCommand(arguments, environment)
  } catch {
    var diagnostics = Diagnostics(file: SourceFile(name: "layoutcalc", bytes: []))
    diagnostics.add(error)
    environment.writeError(diagnostics.rendered(.text, color: false, minimum: .error))
    return .usage
  }
}

private func runCommand(_ arguments: [SystemString], _ environment: Environment) throws(UsageProblem)
  -> ExitStatus
{
  let outline = ArgumentReader.outline(of: arguments, options: Command.allOptions)
  guard let place = outline.firstOperand else {
    return try runWithoutCommand(arguments, requestsHelp: outline.requestsHelp, environment)
  }
  var rest = arguments
  let name = rest.remove(at: place).description
  let command = Command.named(name)
  if outline.requestsHelp { return try help(on: [name], environment) }
  guard let command else { throw .unknownCommand(name, known: Command.all.map(\.name)) }
  var read = try ArgumentReader.read(rest, options: command.options)
  read.memoryLimit = try environment.memoryLimit()
  if read.has(.watch) {
    var run = try WatchedRun(command, read, environment)
    return try run.run()
  }
  return try command.run(try Session(read, in: environment))
}

/// Handles `--version` and `--help` without a command.
private func runWithoutCommand(
  _ arguments: [SystemString], requestsHelp: Bool, _ environment: Environment
) throws(UsageProblem) -> ExitStatus {
  if requestsHelp { return try help(on: [], environment) }
  let read = try ArgumentReader.read(arguments, options: Command.allOptions)
  guard read.has(.version) else {
    throw .missingOperand(expected: "a command")
  }
  let session = try Session(read, in: environment)
  return try session.withOutput { buffer in
    buffer.append("layoutcalc \(version)\n")
    return .success
  }
}

private func help(on topics: [String], _ environment: Environment) throws(UsageProblem) -> ExitStatus {
  try Command.help.run(try Session(Arguments(operands: topics.map { SystemString($0) }), in: environment))
}
