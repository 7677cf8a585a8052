// Times layoutcalc's stages in this process.
//
//   Bench                        every workload and stage, as a table
//   Bench WORKLOAD STAGE COUNT   one of them: nanoseconds of processor time per run, and peak memory
//   Bench once WORKLOAD STAGE COUNT   one run, to count its instructions from outside

let arguments = Array(CommandLine.arguments.dropFirst())

/// Returns the median of 7 rounds; a short stage is repeated until a round takes a millisecond.
func nanoseconds(_ prepared: inout Prepared, _ stage: Stage) -> Double {
  var repetitions = 1
  var sink = 0.0
  func round(_ number: Int) -> Double {
    let start = processorNanoseconds()
    for repetition in 0..<repetitions {
      sink += prepared.run(stage, round: number * repetitions + repetition)
    }
    return (processorNanoseconds() - start) / Double(repetitions)
  }
  while round(0) * Double(repetitions) < 1e6, repetitions < 1 << 20 { repetitions *= 2 }
  let middle = median((1...7).map(round))
  if sink.isNaN { print("a stage computed nothing") }
  return middle
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(1, width - text.count))
}

func table() {
  print(padded("workload", 14), padded("stage", 8), padded("items", 10), padded("ns", 14), "ns/item")
  for workload in Workload.all {
    for count in [1000, 1_000_000] {
      guard var prepared = Prepared(workload, count: count) else { continue }
      for stage in Stage.allCases where stage != .none && (stage != .update || workload.grows) {
        let time = nanoseconds(&prepared, stage)
        print(
          padded(workload.name, 14), padded(stage.rawValue, 8), padded(String(count), 10),
          padded(String(Int(time)), 14), String(Double(Int(time / Double(count) * 1000)) / 1000))
      }
    }
  }
}

func single(_ words: [String], once: Bool) -> Bool {
  guard words.count == 3, let workload = Workload.all.first(where: { $0.name == words[0] }),
    let stage = Stage(rawValue: words[1]), let count = Int(words[2]), count > 0,
    var prepared = Prepared(workload, count: count)
  else { return false }
  let before = peakBytes()
  if once {
    print(prepared.run(stage, round: 1))
  } else {
    print(nanoseconds(&prepared, stage), peakBytes() - before, peakBytes())
  }
  return true
}

if arguments.isEmpty {
  table()
} else if !single(
  arguments.first == "once" ? Array(arguments.dropFirst()) : arguments, once: arguments.first == "once")
{
  print("usage: Bench [once] WORKLOAD STAGE COUNT")
  print("workloads: \(Workload.all.map(\.name).joined(separator: " "))")
  print("stages: \(Stage.allCases.map(\.rawValue).joined(separator: " "))")
}
