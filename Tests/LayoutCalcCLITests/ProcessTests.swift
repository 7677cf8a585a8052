import Foundation
import TestSupport
import Testing

/// The built tool in a shell; anything that can be tested in process is tested elsewhere.
@Suite("The built tool")
struct ProcessTests {
  /// Cells of height 50 in two columns.
  static func grid(items: Int) -> String {
    SampleSpecs.grid.replacingOccurrences(of: "items: 3", with: "items: \(items)")
  }

  @Test("Output goes to standard output, messages go to standard error, and the status shows success")
  func streams() throws {
    let good = try ProcessRun("layoutcalc solve - --width 200", input: SampleSpecs.grid)
    #expect(good.status == 0)
    #expect(good.output.hasPrefix("stdin  200 × 844  content 200 × 100\n"))
    #expect(good.errors.isEmpty)
    let bad = try ProcessRun("layoutcalc solve -", input: SampleSpecs.misspelled)
    #expect(bad.status == 2)
    #expect(bad.output.isEmpty)
    #expect(bad.errors.hasPrefix("stdin:2:5: error[unknown-key]"))
    #expect(try ProcessRun("layoutcalc").status == 64)
  }

  @Test("Specs can come through pipes")
  func pipes() throws {
    let run = try ProcessRun("cat | layoutcalc solve - --width 200 | cat", input: SampleSpecs.grid)
    #expect(run.output.hasPrefix("stdin  200 × 844"))
    let named = try ProcessRun(
      "layoutcalc solve --width 200 --syntax yaml <(cat)", input: SampleSpecs.grid)
    #expect(named.status == 0)
  }

  struct Unreadable: CustomTestStringConvertible, Sendable {
    var path: String
    var message: String
    var testDescription: String { path }
  }

  static let unreadable = [
    Unreadable(path: "/nowhere/spec.yaml", message: "no such file"),
    Unreadable(path: "/", message: "expected a file, found a directory"),
    Unreadable(path: "/dev/null", message: "expected a file or a pipe, found a device"),
    Unreadable(path: "/dev/zero", message: "expected a file or a pipe, found a device"),
    Unreadable(path: "Package.swift/spec.yaml", message: "no such file"),
  ]

  @Test("Input that cannot be read gives one message and status 2", arguments: unreadable)
  func reading(_ example: Unreadable) throws {
    let run = try ProcessRun("layoutcalc solve \(example.path)")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("\(example.path): error[unreadable]: cannot be read: \(example.message)\n"))
  }

  @Test("Endless input is rejected without reading it all")
  func endless() throws {
    let run = try ProcessRun("ulimit -v 4000000; yes | layoutcalc solve -")
    #expect(run.status == 2)
    #expect(
      run.errors == "stdin: error[unreadable]: cannot be read: expected at most 1 GiB of text, found more\n")
  }

  @Test("A closed output pipe is not an error", arguments: ["json", "jsonl", "csv"])
  func closedPipe(_ format: String) throws {
    let run = try ProcessRun(
      "layoutcalc solve - -f \(format) | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}",
      input: Self.grid(items: 1_000_000_000))
    #expect(run.output == "0\n")
    #expect(run.errors.isEmpty)
  }

  #if os(Linux)
    @Test("A full disk is reported with status 74", arguments: [">/dev/full", "-o /dev/full"])
    func full(_ target: String) throws {
      let run = try ProcessRun("layoutcalc solve - \(target)", input: SampleSpecs.grid)
      #expect(run.status == 74)
      #expect(run.errors.hasSuffix(": error[output]: cannot be written: no space left on device\n"))
    }
  #endif

  @Test(
    "An output file is replaced atomically: the mode is kept, links are followed, and no temporary file remains"
  )
  func outputFile() throws {
    let scratch = try ScratchFolder()
    let run = try ProcessRun(
      """
      umask 027
      layoutcalc solve - -f csv -o new.csv </dev/stdin
      touch old.csv; chmod 604 old.csv; ln -s old.csv link.csv; ln -s gone.csv dangling.csv
      for name in link dangling; do layoutcalc solve \(RepositoryFiles.root.path)/layouts/home.yaml -o $name.csv; done
      stat -c '%a %F' new.csv old.csv link.csv dangling.csv gone.csv
      head -c 4 old.csv gone.csv
      """, in: scratch.url, input: SampleSpecs.grid)
    #expect(
      run.output == """
        640 regular file
        604 regular file
        777 symbolic link
        777 symbolic link
        640 regular file
        ==> old.csv <==
        home
        ==> gone.csv <==
        home
        """)
    #expect(run.errors.isEmpty)
    #expect(scratch.names == ["dangling.csv", "gone.csv", "link.csv", "new.csv", "old.csv"])
  }

  @Test("Output never overwrites its spec, by any path")
  func ontoInput() throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "a.yaml")
    let run = try ProcessRun(
      """
      ln -s a.yaml link.yaml; ln a.yaml hard.yaml
      for name in a.yaml ./a.yaml $PWD/a.yaml link.yaml hard.yaml; do
        layoutcalc solve a.yaml -o $name; echo $?
      done
      layoutcalc solve a.yaml -o /dev/stdout >/dev/null; echo $?
      """, in: scratch.url)
    #expect(run.output == "64\n64\n64\n64\n64\n0\n")
    #expect(try scratch.text("a.yaml") == SampleSpecs.grid)
  }

  @Test("A file in place of the snapshot folder is an error, and no snapshot is reported as written")
  func snapshotFolder() throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "a.layout.yaml")
    try scratch.write("", to: "__layouts__")
    let run = try ProcessRun("layoutcalc snapshot record", in: scratch.url)
    #expect(run.status == 74)
    #expect(run.output == "__layouts__/a.json: not written\n")
    #expect(
      run.errors == """
        __layouts__: error[output]: cannot be written: expected a directory, found a file
        0 passed, 1 failed, 0 missing, 0 stale

        """)
  }

  @Test("An interrupted run leaves no file", arguments: ["INT", "TERM"])
  func interrupted(_ signal: String) throws {
    let scratch = try ScratchFolder()
    // The run is under way once the temporary file has content.
    let run = try ProcessRun(
      """
      set -m
      layoutcalc solve - -f jsonl -o out.jsonl <&3 & for _ in {1..2000}; do [ -s .layoutcalc-*.tmp ] && break; sleep 0.01; done
      kill -\(signal) %1; wait %1; echo $?
      """.replacingOccurrences(of: "<&3", with: "<<<'\(Self.grid(items: 1_000_000_000))'"), in: scratch.url)
    #expect(run.output == (signal == "INT" ? "130\n" : "143\n"))
    #expect(scratch.names.isEmpty)
  }

  /// The peak memory of a run with this many items, in bytes.
  static func peakBytes(items: Int, _ rest: String) throws -> Int {
    let run = try ProcessRun("layoutcalc solve - --timings \(rest)", input: Self.grid(items: items))
    let number = run.errors.split(separator: "\"peakBytes\":").last?.prefix { $0.isNumber }
    return try #require(number.flatMap { Int($0) })
  }

  @Test(
    "A billion items need no more memory than ten",
    arguments: [
      "-f json --rect 0,200,390,300 >/dev/null", "-f jsonl | head -n 5 >/dev/null",
    ])
  func memory(_ rest: String) throws {
    let few = try Self.peakBytes(items: 10, rest)
    let many = try Self.peakBytes(items: 1_000_000_000, rest)
    #expect(abs(many - few) < 1 << 20, "\(few) bytes for ten, \(many) for a billion")
  }
}
