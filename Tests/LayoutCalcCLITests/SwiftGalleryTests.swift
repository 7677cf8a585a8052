import TestSupport
import Testing

@Suite("The gallery in Swift")
struct SwiftGalleryTests {
  static let names = RepositoryFiles.paths(below: "layouts/swift", ending: ".swift").compactMap {
    $0.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
  }

  @Test("A Swift file and its YAML twin have the same frames", arguments: names, ["390", "1024"])
  func twins(_ name: String, _ width: String) throws {
    let swift = try RepositoryFiles.text("layouts/swift/\(name).swift")
    let yaml = try RepositoryFiles.text("layouts/swift/\(name).yaml")
    let function = try #require(yaml.split(separator: "\n").first { $0.hasPrefix("name: ") }?.dropFirst(6))
    let world = World(files: ["a.swift": swift, "a.yaml": yaml])
    let options = ["--width", width, "-f", "csv"]
    let first = world.run(["solve", "a.swift:\(function)"] + options)
    let second = world.run(["solve", "a.yaml"] + options)
    #expect(first.output.split(separator: "\n").count > 12, "\(first.errors)")
    #expect(first.output == second.output)
  }

  @Test("Text sizes in a Swift file and its YAML twin give the same frames")
  func textSizes() throws {
    let world = World(files: [
      "a.swift": try RepositoryFiles.text("layouts/swift/text-sizes.swift"),
      "a.yaml": try RepositoryFiles.text("layouts/swift/text-sizes.yaml"),
    ])
    let options = ["--width", "390", "--text-size", "all", "-f", "csv"]
    let first = world.run(["solve", "a.swift"] + options)
    let second = world.run(["solve", "a.yaml"] + options)
    // Twelve cells and a header at each of twelve text sizes.
    #expect(first.output.split(separator: "\n").count >= 12 * 12, "\(first.errors)")
    #expect(first.output == second.output)
  }

  @Test("An imported spec has the same frames as its Swift file", arguments: names)
  func imports(_ name: String) throws {
    let swift = try RepositoryFiles.text("layouts/swift/\(name).swift")
    let yaml = try RepositoryFiles.text("layouts/swift/\(name).yaml")
    let function = try #require(yaml.split(separator: "\n").first { $0.hasPrefix("name: ") }?.dropFirst(6))
    let imported = World(files: ["a.swift": swift]).run(["import", "a.swift:\(function)"])
    let world = World(files: ["a.swift": swift, "b.yaml": imported.output])
    let first = world.run(["solve", "a.swift:\(function)", "-f", "csv"])
    let second = world.run(["solve", "b.yaml", "-f", "csv"])
    #expect(first.output == second.output, "\(imported.output)\(second.errors)")
  }
}
