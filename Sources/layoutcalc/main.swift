import LayoutCalcCLI

ProcessSignals.ignoreThoseOfWriting()
let status = run(Array(CommandLine.arguments.dropFirst()), in: .process)
ProcessExit.exit(with: status)
