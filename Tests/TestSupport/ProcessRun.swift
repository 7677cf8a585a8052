package import Foundation

/// A shell command that was run, with the built tool in its path.
package struct ProcessRun: Sendable {
  package var output: String
  package var errors: String
  package var status: Int32

  /// Runs a line of bash in a folder; `layoutcalc` is the built tool.
  package init(_ line: String, in folder: URL = RepositoryFiles.root, input: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    let path = variables["PATH"] ?? "/usr/bin:/bin"
    variables["PATH"] = "\(RepositoryFiles.tool.deletingLastPathComponent().path):\(path)"
    variables["CI"] = nil
    process.environment = variables
    // Files, not pipes: nothing has to be read while the process runs.
    let scratch = try ScratchFolder()
    let files = try ["in", "out", "err"].map { name in
      let url = scratch.url.appendingPathComponent(name)
      try Data((name == "in" ? input : "").utf8).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    (process.standardInput, process.standardOutput, process.standardError) = (files[0], files[1], files[2])
    try process.run()
    process.waitUntilExit()
    output = try scratch.text("out")
    errors = try scratch.text("err")
    status = process.terminationStatus
  }
}

/// A folder that goes away with its value.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutcalc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Stores a text under a name.
  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// The text of a file.
  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of all files, hidden ones too, sorted.
  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
