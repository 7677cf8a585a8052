import LayoutCalcCLI

ProcessStart.openClosedStreams()
ProcessSignals.ignoreThoseOfWriting()
let status = run(ProcessStart.arguments, in: .process)
ProcessExit.exit(with: status)
