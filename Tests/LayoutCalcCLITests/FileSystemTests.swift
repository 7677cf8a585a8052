import Foundation
import TestSupport
import Testing

/// The built tool with unusual file names and kinds of files.
@Suite("The file system")
struct FileSystemTests {
  /// A bash script and its output, in a folder that contains `a.yaml`.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var script: String
    var output: String
    var errors: String

    init(_ name: String, _ script: String, prints output: String = "", reports errors: String = "") {
      (testDescription, self.script, self.output, self.errors) = (name, script, output, errors)
    }
  }

  private func check(_ row: Row, input: String? = "") throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "a.yaml")
    let run = try ProcessRun(row.script, in: scratch.url, input: input)
    #expect(run.output == row.output)
    #expect(run.errors == row.errors)
    // No temporary file remains.
    #expect(try ProcessRun("find . -name '*.tmp'", in: scratch.url).output.isEmpty)
  }

  // MARK: Names

  static let head = "a  200 × 844  content 200 × 100\n"

  static let names = [
    Row(
      "A spec of any name is solved",
      #"cp a.yaml $'s\xe9.yaml'; layoutcalc solve --width 200 $'s\xe9.yaml' | head -n 1"#,
      prints: "s\\xE9  200 × 844  content 200 × 100\n"),
    Row(
      "An output of any name is written",
      #"layoutcalc solve a.yaml -o $'out\xe9.csv'; layoutcalc solve a.yaml --output=$'\xff'; LC_ALL=C ls -b"#,
      prints: "a.yaml\nout\\351.csv\n\\377\n"),
    Row(
      "A missing file of any name is reported", #"layoutcalc solve $'\xe9\e.yaml'"#,
      reports: "\\xE9\\u001b.yaml: error[unreadable]: cannot be read: no such file\n"),
    Row(
      "Other arguments are reported with escapes",
      #"layoutcalc $'h\xe9lp'; layoutcalc solve a.yaml $'-\xe9'"#,
      reports: """
        layoutcalc: error[usage]: unknown command 'h\\xE9lp'
        hint: did you mean 'help'?
        layoutcalc: error[usage]: unknown option '-\\xE9'

        """),
    Row(
      "Snapshots of any name are recorded and found",
      #"""
      for name in $'n\xff' $'\u00e9' $'e\u0301'; do cp a.yaml "$name.layout.yaml"; done
      layoutcalc snapshot record -q | sort; layoutcalc snapshot check -q; echo $?; ls -b __layouts__ | wc -l
      """#,
      prints: "__layouts__/e\u{301}.json: recorded\n__layouts__/n\\xFF.json: recorded\n"
        + "__layouts__/\u{E9}.json: recorded\n0\n3\n"),
  ]

  @Test("File names can be any bytes", arguments: names)
  func naming(_ row: Row) throws { try check(row) }

  @Test(
    "The temporary file's name fits for an output name of any length", arguments: [1, 200, 251, 255, 256])
  func longNames(_ count: Int) throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "a.yaml")
    let name = String(repeating: "n", count: count)
    let run = try ProcessRun("layoutcalc solve a.yaml -o \(name)", in: scratch.url)
    // Common file systems allow 255 bytes.
    #expect(run.status == (count > 255 ? 74 : 0))
    #expect(
      run.errors == (count > 255 ? "\(name): error[output]: cannot be written: file name too long\n" : ""))
    #expect(scratch.names == (count > 255 ? ["a.yaml"] : ["a.yaml", name]))
  }

  @Test("The temporary file's path fits for an output path of any length")
  func longPaths() throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "a.yaml")
    // The longest path that can be opened has 4095 bytes.
    let run = try ProcessRun(
      """
      step=$(printf 'd%.0s' {1..200}); path=.; spec=$PWD/a.yaml
      for i in {1..20}; do path=$path/$step; mkdir $path || break; done
      path=$path/$(printf 'f%.0s' $(seq $((4095 - ${#path} - 1))))
      layoutcalc solve a.yaml -o $path; echo $? ${#path}; head -c 1 $path
      """, in: scratch.url)
    #expect(run.output == "0 4095\na")
    #expect(run.errors.isEmpty)
  }

  // MARK: Outputs in place

  static let solve = "layoutcalc solve a.yaml --width 200"

  static let inPlace = [
    Row(
      "A stream that appends", "echo 1 > f; \(solve) -o /dev/stdout >> f; head -n 2 f", prints: "1\n" + head),
    Row(
      "A descriptor that appends", "echo 1 > f; \(solve) -o /dev/fd/5 5>> f; head -n 2 f",
      prints: "1\n" + head),
    Row(
      "A link to a stream",
      "ln -s /dev/stdout link; echo 1 > f; \(solve) -o link >> f; head -n 2 f; readlink link",
      prints: "1\n" + head + "/dev/stdout\n"),
    Row(
      "A stream in the middle of its file",
      "{ echo 1; \(solve) -o /dev/stdout; echo 2; } > f; sed -n '1,2p;$p' f",
      prints: "1\n\(head)2\n"),
    Row("A pipe", "\(solve) -o /dev/stdout | head -n 1", prints: head),
    Row(
      "A process",
      "\(solve) -o >(head -n 1 > f; cat > /dev/null); for _ in {1..2000}; do [ -s f ] && break; sleep 0.01; done; cat f",
      prints: head),
    Row(
      "A named pipe", "mkfifo p; head -n 1 p & \(solve) -o p; wait; [ -p p ] && echo pipe",
      prints: head + "pipe\n"),
    Row("A device", "\(solve) -o /dev/null; [ -c /dev/null ] && echo device", prints: "device\n"),
    Row(
      "A descriptor that is not open", "\(solve) -o /dev/fd/77; echo $?", prints: "74\n",
      reports: "/dev/fd/77: error[output]: cannot be written: file descriptor 77 is not open\n"),
    Row(
      "A descriptor for reading", "echo 1 > f; \(solve) -o /dev/fd/5 5< f; echo $?; cat f", prints: "74\n1\n",
      reports: "/dev/fd/5: error[output]: cannot be written: file descriptor 5 is not open for writing\n"),
    Row(
      "A folder", "mkdir d; \(solve) -o d; \(solve) -o d/; \(solve) -o no/f",
      reports: """
        d: error[output]: cannot be written: expected a file, found a directory
        d/: error[output]: cannot be written: expected a file, found a directory
        no/f: error[output]: cannot be written: no such directory

        """),
  ]

  @Test("An output that is not a regular file is written in place", arguments: inPlace)
  func writing(_ row: Row) throws { try check(row) }

  static let closed = [
    Row("Standard error", "layoutcalc solve bad.yaml a.yaml -o f 2>&-; grep -c error f", prints: "0\n"),
    Row("Standard output", "\(solve) >&-; echo $?", prints: "0\n"),
    Row("All three", "\(solve) -o f <&- >&- 2>&-; head -n 1 f", prints: head),
    Row(
      "Standard input", "layoutcalc solve - <&-; echo $?", prints: "2\n",
      reports: """
        stdin:1:1: error[empty-document]: expected a document, found an empty text
        hint: write at least one value, such as '{}'

        """),
  ]

  @Test("A closed stream is ignored, and its descriptor is not reused for another file", arguments: closed)
  func closing(_ row: Row) throws { try check(row) }

  @Test("Nonblocking standard input is read to its end")
  func nonblocking() throws {
    try check(
      Row(
        "",
        // The tool must not inherit the write end of the pipe.
        """
        exec 4<&0 3> $PIPE; \(Self.solve.replacingOccurrences(of: "a.yaml", with: "-")) <&4 3>&- > out &
        sleep 0.1; head -c 20 a.yaml >&3; sleep 0.1; tail -c +21 a.yaml >&3; exec 3>&-; wait; head -n 1 out
        """, prints: Self.head.replacingOccurrences(of: "a ", with: "stdin ")), input: nil)
  }

  // MARK: One file under two names

  static let sameFiles = [
    "solve a.yaml -o hard", "solve a.yaml -o soft", "solve hard -o $PWD/a.yaml", "solve - -o a.yaml < hard",
    "solve - -o /dev/fd/0 < a.yaml", "solve a.yaml -o /dev/stdout >> a.yaml", "solve a.yaml >> hard",
    "parse soft -o hard", "parse - -o a.yaml < a.yaml", "check a.yaml -o hard", "diff a.yaml hard -o soft",
    "sweep a.yaml -o hard", "explain a.yaml size -o hard", "transition b.yaml a.yaml -o soft",
    "snapshot check --report b.layout.yaml", "snapshot check --report hard.json",
    "snapshot check -o hard.json",
    "snapshot record --report __layouts__/b.json", "snapshot record a.yaml --report $PWD/__layouts__/a.json",
    "snapshot check -o r.md --report ./r.md", "snapshot prune -o __layouts__/old.json",
  ]

  @Test("An output that is also an input, a snapshot or another output is rejected", arguments: sameFiles)
  func same(_ arguments: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(SampleSpecs.grid, to: "a.yaml")
    let run = try ProcessRun(
      """
      cp a.yaml b.yaml; cp a.yaml b.layout.yaml; layoutcalc snapshot record -q; cp __layouts__/{b,old}.json
      ln a.yaml hard; ln -s a.yaml soft; ln __layouts__/b.json hard.json; sums=$(cat *.yaml __layouts__/b.json | cksum)
      layoutcalc \(arguments); echo $?; [ "$sums" = "$(cat *.yaml __layouts__/b.json | cksum)" ] || echo changed
      """, in: scratch.url)
    #expect(run.output.hasSuffix("64\n"))
    #expect(run.errors.contains(" would overwrite ") || run.errors.contains("name the same file"))
  }

  // MARK: Interruptions

  @Test(
    "A run that is killed at any moment leaves no temporary file", arguments: ["TERM", "HUP", "QUIT", "USR1"])
  func ended(_ signal: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      SampleSpecs.grid.replacingOccurrences(of: "items: 3", with: "items: 3000"), to: "a.yaml")
    let run = try ProcessRun(
      """
      ulimit -c 0; mkdir out
      for i in {0..39}; do
        layoutcalc solve a.yaml -f csv -o out/$i & sleep 0.00$((i % 10)); sleep 0.0$((i / 10)); kill -\(signal) $!; wait $!
      done 2>/dev/null
      ls -A out | grep -c tmp
      for file in out/*; do [ ! -e $file ] || [ $(wc -l < $file) = 3001 ] || echo $file is not whole; done
      """, in: scratch.url)
    #expect(run.output == "0\n")
  }
}
