import LayoutCalcCLI
import LayoutSpec
import TestSupport
import Testing

@Suite("Devices, the schema and help on the spec language")
struct ReferenceCommandTests {
  @Test("A device is listed with its known and unknown properties")
  func table() {
    let run = World().run(["devices", "iphone 15 pro max"])
    #expect(run.status == .success)
    #expect(
      run.output == """
        slug               size     @  safe area  classes  margin  readable  year  name
        iphone-15-pro-max  430×932  3  59,0,34,0  c/r      20      390?      2023  iPhone 15 Pro Max

        """)
  }

  @Test(
    "A device is listed with its aliases, which solve like the device itself",
    arguments: [
      ("ipad-air", "ipad-air-11-m4", "ipad-air, ipad-air-11"), ("iphone-se", "iphone-se-3", "iphone-se"),
    ])
  func aliases(alias: String, slug: String, names: String) {
    let run = World().run(["devices", slug])
    #expect(run.output.contains(" [\(names)]\n"))
    let quoted = names.split(separator: ", ").map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(World().run(["devices", slug, "-f", "json"]).output.contains("\"aliases\": [\(quoted)]"))
    let world = World(files: SampleSpecs.files)
    let solved = world.run(["solve", "grid.yaml", "-f", "json", "--device", alias]).output
    #expect(solved == world.run(["solve", "grid.yaml", "-f", "json", "--device", slug]).output)
    #expect(solved.contains("\"device\": \"\(slug)\""))
  }

  @Test("'--landscape' lists devices in landscape")
  func landscape() {
    let run = World().run(["devices", "iphone-15-plus", "--landscape"])
    #expect(run.output.contains("iphone-15-plus-landscape  932×430  3  0,59,21,59"))
  }

  @Test("JSON has one device per line")
  func json() {
    let run = World().run(["devices", "--format", "json"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == DeviceTable.devices.count + 2)
    for (line, device) in zip(lines.dropFirst(), DeviceTable.devices) {
      let low = device.uncertain.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      #expect(line.contains(", \"low\": [\(low)]}"))
    }
    #expect(
      lines.contains {
        $0.hasPrefix(#"  {"slug": "iphone-15", "name": "iPhone 15", "aliases": [], "year": 2023, "#)
      })
  }

  @Test("A device name without matches is a usage error")
  func unknown() {
    let run = World().run(["devices", "iphone-15-por"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("no device matches 'iphone-15-por'"))
    #expect(run.errors.contains("did you mean 'iphone-15-pro'?"))
  }

  @Test("'schema' prints the language's schema")
  func schema() {
    #expect(World().run(["schema"]).output == SpecSchema.text)
  }

  @Test("'help' shows the pages of the language and every problem")
  func help() {
    #expect(World().run(["help", "spec"]).output == SpecHelp.overview)
    #expect(World().run(["help", "spec", "group"]).output == SpecHelp.page("item"))
    #expect(World().run(["help", "spec", "sektion"]).errors.contains("did you mean 'section'?"))
    let problems = World().run(["help", "diagnostics"]).output
    for code in SpecProblemCode.allCases {
      #expect(problems.contains("  \(code.rawValue)\n    instead of  "))
    }
  }
}
