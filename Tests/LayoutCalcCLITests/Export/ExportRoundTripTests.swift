import TestSupport
import Testing

@Suite("Exported code, imported again")
struct ExportRoundTripTests {
  static let names = RepositoryFiles.paths(below: "layouts", ending: ".yaml").filter {
    !$0.hasPrefix("layouts/swift/")
  }

  /// Their code loops over items that only the app knows, so it has no equivalent spec.
  static let waterfalls: Set = ["layouts/feed-waterfall.yaml", "layouts/waterfall-orders.yaml"]

  static let widths = [("390", "phone"), ("1024", "pad")]

  @Test("A gallery layout has the same frames as its exported code", arguments: names)
  func gallery(_ name: String) throws {
    let trip = try RoundTrip(try RepositoryFiles.text(name), name: "a.yaml")
    #expect(!trip.code.isEmpty, "\(trip.errors)")
    for (width, idiom) in Self.widths {
      let (spec, code) = trip.frames(width: width, idiom: idiom)
      if Self.waterfalls.contains(name) {
        #expect(code.contains("error[undecided]"), "\(code)")
      } else {
        #expect(spec == code, "\(name) at \(width):\n\(trip.code)")
        #expect(spec.contains("\"kind\": \"cell\""), "\(spec)")
      }
    }
  }

  @Test("A random layout has the same frames as its exported code", arguments: 1...150)
  func random(_ seed: UInt64) throws {
    var random = RandomSpec(seed: seed)
    let text = random.text()
    let trip = try RoundTrip(text, name: "a.json")
    #expect(!trip.code.isEmpty, "seed \(seed): \(text)\n\(trip.errors)")
    for (width, idiom) in Self.widths {
      let (spec, code) = trip.frames(width: width, idiom: idiom)
      #expect(spec == code, "seed \(seed) at \(width): \(text)\n\(trip.code)")
      #expect(spec.contains("\"contentSize\""), "seed \(seed): \(spec)")
    }
  }

  @Test("Exported code is in swift-format's default style")
  func formatting() throws {
    let scratch = try ScratchFolder()
    for name in Self.names {
      for target in ["13", "16", "17"] {
        let world = World(files: ["a.yaml": try RepositoryFiles.text(name)])
        let code = world.run(["export", "a.yaml", "--ios", target]).output
        let file = name.split(separator: "/").last.map(String.init) ?? name
        if !code.isEmpty { try scratch.write(code, to: "\(file)-\(target).swift") }
      }
    }
    for seed in UInt64(1)...60 {
      var random = RandomSpec(seed: seed)
      let code = World(files: ["a.json": random.text()]).run(["export", "a.json"]).output
      try scratch.write(code, to: "random-\(seed).swift")
    }
    let run = try ProcessRun(
      #"swift format lint --strict --parallel --configuration '{"version": 1}' *.swift"#, in: scratch.url)
    #expect(run.status == 0, "\(run.errors)")
  }
}
