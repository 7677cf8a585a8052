package import Foundation

/// The files of the package under test.
package enum RepositoryFiles {
  /// The folder of `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of the file at a path relative to the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The sorted paths, relative to the root, of all files in a folder whose names have the given ending.
  package static func paths(below folder: String, ending: String = "") -> [String] {
    let start = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The built tool, which is next to the test bundle.
  package static let tool: URL = {
    var folder = Bundle.main.bundleURL
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      folder = bundle.bundleURL.deletingLastPathComponent()
    } else {
      folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
    return folder.appendingPathComponent("layoutcalc")
  }()
}
