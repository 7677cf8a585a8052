import Foundation
import TestSupport
import Testing

/// Tests with real folders, links and pipes, which a simulated environment cannot cover.
@Suite("snapshot in the file system")
struct SnapshotFilesTests {
  @Test("Folders are searched, created and pruned; links to folders and hidden folders are skipped")
  func folders() throws {
    let scratch = try ScratchFolder()
    let setup = try ProcessRun(
      """
      mkdir -p a/b .hidden && cat > a/b/grid.layout.yaml && cp a/b/grid.layout.yaml .hidden/
      ln -s .. a/up && ln -s b/grid.layout.yaml a/linked.layout.yaml && ln -s nowhere a/dead.yaml
      """, in: scratch.url, input: SampleSpecs.grid)
    #expect(setup.status == 0)
    let record = try ProcessRun("layoutcalc snapshot record && find . -name '*.json' | sort", in: scratch.url)
    #expect(
      record.output == """
        a/b/__layouts__/grid.json: recorded
        a/__layouts__/linked.json: recorded
        ./a/__layouts__/linked.json
        ./a/b/__layouts__/grid.json

        """)
    #expect(try ProcessRun("CI=1 layoutcalc snapshot check a", in: scratch.url).status == 0)
    let prune = try ProcessRun(
      "rm a/linked.layout.yaml && layoutcalc snapshot prune && ls a/__layouts__", in: scratch.url)
    #expect(prune.output == "a/__layouts__/linked.json: removed\n")
    #expect(prune.status == 0)
  }

  @Test("A folder that cannot be written to is reported with status 74")
  func unwritable() throws {
    let scratch = try ScratchFolder()
    let run = try ProcessRun(
      "cat > grid.layout.yaml && touch __layouts__ && layoutcalc snapshot record", in: scratch.url,
      input: SampleSpecs.grid)
    #expect(run.status == 74)
    #expect(run.errors.contains("cannot be written"))
  }

  /// A script that modifies a folder with `a.layout.yaml`, and the expected error.
  struct Trick: CustomTestStringConvertible, Sendable {
    var script: String
    var message: String
    var actions = ["record", "check", "list", "prune"]
    var testDescription: String { script }
  }

  private static let link =
    ": error[unreadable]: cannot be read: snapshots are not read or written through symbolic links"
  private static let pipe =
    ": error[unreadable]: cannot be read: expected a file, found a named pipe or socket"

  static let tricks = [
    Trick(script: "ln -s ../outside __layouts__", message: "__layouts__" + link),
    Trick(script: "mkdir kept; ln -s kept __layouts__", message: "__layouts__" + link),
    Trick(
      script: "mkdir __layouts__; ln -s ../../outside/a.json __layouts__/",
      message: "__layouts__/a.json" + link),
    Trick(
      script: "mkdir __layouts__; ln -s ../../outside/new __layouts__/a.json",
      message: "__layouts__/a.json" + link),
    Trick(
      script: "mkdir __layouts__; ln -s ../../outside/a.json __layouts__/b.json",
      message: "__layouts__/b.json" + link),
    Trick(script: "mkdir __layouts__; mkfifo __layouts__/a.json", message: "__layouts__/a.json" + pipe),
    Trick(script: "mkfifo b.layout.yaml", message: "b.layout.yaml" + pipe),
    Trick(
      script: "ln -s /dev/zero b.layout.json",
      message: "b.layout.json: error[unreadable]: cannot be read: expected a file or a pipe, found a device"),
    Trick(
      script: "ln -s gone b.layout.yaml",
      message: "b.layout.yaml: error[unreadable]: cannot be read: no such file"),
    Trick(
      script: "ln -s b.layout.yaml b.layout.yaml",
      message: "b.layout.yaml: error[unreadable]: cannot be read: too many levels of symbolic links"),
    Trick(
      script: "mkdir -p __layouts__/a.json",
      message: "__layouts__/a.json: error[unreadable]: cannot be read: expected a file, found a directory"),
  ]

  @Test(
    "Unusable files are rejected without waiting for them or following them, and each is reported once",
    arguments: tricks)
  func refused(_ trick: Trick) throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "spec")
    let run = try ProcessRun(
      """
      mkdir outside in; echo '{"layoutcalc": 1}' > outside/a.json; cd in; cp ../spec a.layout.yaml
      \(trick.script); cp -R . ../before
      for action in record check list prune; do timeout 20 layoutcalc snapshot $action >/dev/null; echo $?; done
      cat ../outside/*; ls ../outside
      """, in: scratch.url)
    #expect(run.output == "2\n2\n2\n2\n{\"layoutcalc\": 1}\na.json\n")
    let lines = run.errors.split(separator: "\n").filter { $0.contains("error[") }
    #expect(lines == Array(repeating: Substring(trick.message), count: 4))
  }

  @Test("A pipe or device given by name is rejected too")
  func named() throws {
    let scratch = try ScratchFolder()
    let run = try ProcessRun(
      "mkfifo p.layout.yaml; for path in p.layout.yaml /dev/zero; do timeout 20 layoutcalc snapshot record $path -q; echo $?; done",
      in: scratch.url)
    #expect(run.output == "2\n2\n")
    #expect(run.errors.hasPrefix("p.layout.yaml" + Self.pipe))
  }

  /// Root can read everything, so the tool then runs as another user, if that is possible and that user can
  /// run the tool.
  static let other = "[ $(id -u) != 0 ] || as='setpriv --reuid=65534 --regid=65534 --clear-groups'"

  static var canBeOther: Bool {
    (try? ProcessRun("\(other); $as layoutcalc --version > /dev/null && $as [ -w /tmp ]").status) == 0
  }

  @Test("A file or folder without read permission is reported by name", .enabled(if: canBeOther))
  func unreadable() throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "spec")
    let run = try ProcessRun(
      """
      \(Self.other); chmod 755 .; mkdir s; chmod 777 s
      for mode in 755 000 644 311; do mkdir s/$mode; cp spec s/$mode/a.layout.yaml; done
      cp spec s/b.layout.yaml; chmod 000 s/b.layout.yaml; ln -s 000/a.layout.yaml s/c.layout.yaml
      mkdir -p s/755/__layouts__; chmod 000 s/755/__layouts__
      for mode in 000 644 311; do chmod $mode s/$mode; done
      [ -z "$as" ] || chown -R 65534:65534 s
      $as layoutcalc snapshot check --record never s; echo $?
      chmod -R 755 s
      """, in: scratch.url)
    #expect(run.output.hasSuffix("\n2\n"))
    let denied = ["000", "311", "644", "755/__layouts__", "b.layout.yaml", "c.layout.yaml"]
    let expected = denied.map { "s/\($0): error[unreadable]: cannot be read: permission denied" }
    let found = run.errors.split(separator: "\n").filter { $0.contains("permission denied") }.map(String.init)
    #expect(Set(found).isSuperset(of: expected))
  }
}
