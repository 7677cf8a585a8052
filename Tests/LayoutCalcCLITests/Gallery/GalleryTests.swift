import LayoutCalcCLI
import LayoutSpec
import TestSupport
import Testing

/// Every file under `layouts` comes out as somebody calculated it by hand, from the rules, in formulas of the view's size.
@Suite struct GalleryTests {
  @Test("a gallery layout comes out as calculated", arguments: GalleryTable.rows)
  func layoutIsAsCalculated(row: GalleryRow) throws {
    for room in row.rooms {
      let solved = try SolvedGalleryFile(row.file, in: room)
      let comparison = PageComparison(row.page(room), room, solved)
      #expect(comparison.differences == [], "\(row.file) in \(room.testDescription)")
    }
  }

  @Test("every gallery file is calculated in one row or in another suite, and every row has its file")
  func tableIsComplete() {
    let known = GalleryTable.rows.map(\.file) + GalleryTable.elsewhere.keys
    #expect(known.sorted() == GalleryFiles.names)
  }

  @Test("every layout is calculated at two widths or more", arguments: GalleryTable.rows)
  func severalWidths(row: GalleryRow) {
    #expect(Set(row.rooms.map { $0.W }).count >= 2)
  }

  @Test(
    "a gallery file says what it shows, by which rules, and where its numbers come from",
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

  /// The mappings whose keys are shown; those of `lint` are the rules, which the gallery trips as seldom as it can.
  static let shownMappings = MappingName.allCases.filter { $0 != .lint }

  @Test("every key of the language stands in a gallery file", arguments: shownMappings)
  func keyIsShown(mapping: MappingName) throws {
    let text = try GalleryFiles.names.map { try RepositoryFiles.text("layouts/\($0)") }.joined()
    for key in mapping.reference.keys.map(\.name) {
      #expect(
        [" \(key):", "{\(key):", "\n\(key):", "\"\(key)\":"].contains(where: text.contains), "'\(key)'")
    }
  }

  @Test("a twin in JSON solves to the same bytes, but for the file's name", arguments: ["home", "mosaic"])
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

/// The files of the gallery.
enum GalleryFiles {
  /// The specs under `layouts`, sorted; the schema lies beside them and is none.
  static let names = RepositoryFiles.paths(below: "layouts")
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
    .map { String($0.dropFirst("layouts/".count)) }
    // The twins of Swift files are compared with those.
    .filter { $0 != "schema.json" && !$0.hasPrefix("swift/") }
}
