package import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A finished shell command, with the built tool in its path.
package struct ProcessRun: Sendable {
  package var output: String
  package var errors: String
  package var status: Int32

  /// Runs a line of bash in a folder; `layoutcalc` is the built tool.
  ///
  /// Without `input`, standard input is a nonblocking pipe, which is also available at `$PIPE`.
  package init(_ line: String, in folder: URL = RepositoryFiles.root, input: String? = "") throws {
    // Files instead of pipes: nothing has to be read while the process runs.
    let scratch = try ScratchFolder()
    let pipe = scratch.url.appendingPathComponent("in").path
    if let input { try scratch.write(input, to: "in") } else { mkfifo(pipe, 0o600) }
    let tools = RepositoryFiles.tool.deletingLastPathComponent().path
    let script = """
      unset CI; PIPE='\(pipe)'; export PATH='\(tools)':"$PATH"; cd '\(folder.path)' || exit 99
      \(line)
      """
    status = try Self.spawn(["/bin/bash", "-c", script], scratch)
    output = try scratch.text("out")
    errors = try scratch.text("err")
  }

  /// Runs a program with no signals blocked, which Foundation does not guarantee; returns the status as a
  /// shell does.
  private static func spawn(_ arguments: [String], _ scratch: ScratchFolder) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // With these flags, opening a pipe does not wait for a writer.
    let (reads, writes) = (O_RDONLY | O_NONBLOCK, O_WRONLY | O_CREAT | O_TRUNC)
    for (descriptor, (name, flags)) in [("in", reads), ("out", writes), ("err", writes)].enumerated() {
      let path = scratch.url.appendingPathComponent(name).path
      posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    var list: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { list.forEach { free($0) } }
    var child = pid_t()
    let problem = posix_spawn(&child, arguments[0], &actions, &attributes, &list, environ)
    guard problem == 0 else { throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A folder that is deleted with this object.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("layoutcalc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names of all files, including hidden ones, sorted.
  package var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
  }
}
