package import Foundation

/// The files of the package under test.
package enum RepositoryFiles {
  /// The folder that holds `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files below a folder whose names end so, sorted, from the root.
  package static func paths(below folder: String, ending: String = "") -> [String] {
    let start = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The built tool, which lies beside the bundle of the tests.
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
