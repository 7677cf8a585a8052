import LayoutCalcCLI
import LayoutSpec
import TestSupport
import Testing

/// Compares every file in `layouts` with frames calculated by hand from the rules, as formulas of the view's
/// size.
@Suite struct GalleryTests {
  @Test("A gallery layout matches the calculation", arguments: GalleryTable.rows)
  func layoutIsAsCalculated(row: GalleryRow) throws {
    for environment in row.rooms {
      let solved = try SolvedGalleryFile(row.file, in: environment)
      let comparison = PageComparison(row.page(environment), environment, solved)
      #expect(comparison.differences == [], "\(row.file) in \(environment.testDescription)")
    }
  }

  @Test("Every gallery file has a row or another suite, and every row has a file")
  func tableIsComplete() {
    let known = GalleryTable.rows.map(\.file) + GalleryTable.elsewhere.keys
    #expect(known.sorted() == GalleryFiles.names)
  }

  @Test("Every layout is calculated at two or more widths", arguments: GalleryTable.rows)
  func severalWidths(row: GalleryRow) {
    #expect(Set(row.rooms.map { $0.W }).count >= 2)
  }

  @Test(
    "A gallery file states its purpose, its rules and the source of its numbers",
    arguments: GalleryFiles.names)
  func fileExplainsItself(file: String) throws {
    let text = try RepositoryFiles.text("layouts/\(file)")
    if file.hasSuffix(".json") {
      #expect(text.contains(#""$schema": "schema.json""#))
      for key in ["x-shows", "x-from", "x-rules", "x-by-hand"] { #expect(text.contains("\"\(key)\": \"")) }
    } else {
      let comments = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
      #expect(comments.first == "# yaml-language-server: $schema=schema.json")
      for start in ["# Shows: ", "# From: ", "# Rules: ", "# By hand"] {
        #expect(comments.contains { $0.hasPrefix(start) }, "a comment line that begins with '\(start)'")
      }
    }
  }

  /// The mappings whose keys the gallery must show; the keys of `lint` are rules, which gallery files should
  /// not violate.
  static let shownMappings = MappingName.allCases.filter { $0 != .lint }

  @Test("Every key of the spec language occurs in a gallery file", arguments: shownMappings)
  func keyIsShown(mapping: MappingName) throws {
    let text = try GalleryFiles.names.map { try RepositoryFiles.text("layouts/\($0)") }.joined()
    for key in mapping.reference.keys.map(\.name) {
      #expect(
        [" \(key):", "{\(key):", "\n\(key):", "\"\(key)\":"].contains(where: text.contains), "'\(key)'")
    }
  }

  @Test(
    "A spec and its JSON twin have the same output, except for the file name", arguments: ["home", "mosaic"])
  func twinIsEqual(name: String) throws {
    let files = ["yaml", "json"].map { "\(name).\($0)" }
    let world = World(
      files: try Dictionary(
        uniqueKeysWithValues: files.map { ($0, try RepositoryFiles.text("layouts/\($0)")) }))
    for arguments in [
      ["--width", "390"], ["--device", "iphone-15"], ["--width", "768", "--format", "json"],
    ] {
      let reports = files.map { world.run(["solve", $0] + arguments) }
      #expect(reports[0].status == .success)
      #expect(reports[0].output.isEmpty == false)
      let renamed = reports[1].output.replacing(
        "\"file\": \"\(files[1])\"", with: "\"file\": \"\(files[0])\"")
      #expect(reports[0].output == renamed)
      #expect(reports[0].errors == reports[1].errors)
    }
  }
}

enum GalleryFiles {
  /// The specs in `layouts`, sorted; the schema in the same folder is not a spec.
  static let names = RepositoryFiles.paths(below: "layouts")
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    .map { String($0.dropFirst("layouts/".count)) }
    // The YAML twins of Swift files are compared with those.
    .filter { $0 != "schema.json" && !$0.hasPrefix("swift/") }
}
