import Foundation
import LayoutCalcCLI
import TestSupport
import Testing

@Suite("Pictures in the gallery")
struct GalleryPictureTests {
  static let pictures = RepositoryFiles.paths(below: "layouts", ending: ".svg")

  @Test("A picture next to a spec is the output of 'render'", arguments: pictures)
  func picture(_ path: String) throws {
    let spec = path.replacingOccurrences(of: ".svg", with: ".yaml")
    let world = World(files: [spec: try RepositoryFiles.text(spec)])
    let drawn = world.run(["render", spec, "--width", "390", "-f", "svg"]).output
    #expect(
      try RepositoryFiles.text(path) == drawn,
      "run 'layoutcalc render \(spec) --width 390 -o \(path)' if the change is intended")
  }

  @Test("Pictures shown in the README exist")
  func readme() throws {
    let text = try RepositoryFiles.text("README.md")
    let shown = text.components(separatedBy: "](").dropFirst().compactMap { part in
      part.components(separatedBy: ")").first.flatMap { $0.hasSuffix(".svg") ? $0 : nil }
    }
    #expect(Set(shown) == Set(Self.pictures))
  }
}
