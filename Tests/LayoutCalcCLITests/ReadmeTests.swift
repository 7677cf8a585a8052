import Foundation
import LayoutCalcCLI
import TestSupport
import Testing

/// Checks that the README is accurate.
@Suite("README")
struct ReadmeTests {
  /// A fenced block: the language after the fence, and the lines.
  struct Block {
    var language: String
    var lines: [String]
  }

  static func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for line in try RepositoryFiles.text("README.md").components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }

  /// The command lines in a block: lines that start with the tool or pipe into it.
  static func commands(_ block: Block) -> [String] {
    guard ["sh", "bash", "console"].contains(block.language) else { return [] }
    return block.lines.map { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : $0 }
      .filter { $0.hasPrefix("layoutcalc ") || $0.contains("| layoutcalc ") }
  }

  /// The documented status of a line: `# exit 1` at its end, otherwise 0.
  static func status(_ line: String) -> Int32 {
    line.range(of: "# exit ").flatMap { Int32(line[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
  }

  @Test("The README's commands exit with the documented status, in order, with the README's own files")
  func commandLines() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: RepositoryFiles.root.appendingPathComponent("layouts"),
      to: scratch.url.appendingPathComponent("layouts"))
    for block in try Self.blocks() {
      // A block that starts with `# NAME.yaml` is the content of that file.
      let first = block.lines.first ?? ""
      if ["yaml", "json"].contains(block.language), first.hasPrefix("# "), !first.contains("/") {
        try scratch.write(block.lines.joined(separator: "\n") + "\n", to: String(first.dropFirst(2)))
      }
      for line in Self.commands(block) {
        let run = try ProcessRun(line, in: scratch.url)
        #expect(run.status == Self.status(line), "\(line)\n\(run.errors)")
      }
    }
  }

  @Test("Output shown in the README is what the command prints")
  func transcripts() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(
      at: RepositoryFiles.root.appendingPathComponent("layouts"),
      to: scratch.url.appendingPathComponent("layouts"))
    for block in try Self.blocks() {
      let first = block.lines.first ?? ""
      if ["yaml", "json"].contains(block.language), first.hasPrefix("# "), !first.contains("/") {
        try scratch.write(block.lines.joined(separator: "\n") + "\n", to: String(first.dropFirst(2)))
      }
      guard block.language == "console" else { continue }
      for part in block.lines.joined(separator: "\n").components(separatedBy: "$ ").dropFirst() {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        let run = try ProcessRun(String(lines[0]), in: scratch.url)
        let shown = lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines)
        #expect((run.output + run.errors).trimmingCharacters(in: .newlines) == shown, "\(lines[0])")
      }
    }
  }

  /// Links the built tool into the expected checkout, because building it again would take minutes.
  static func checkout(in scratch: ScratchFolder) throws {
    let folder = scratch.url.appendingPathComponent(".layoutcalc/.build/release")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("layoutcalc"), withDestinationURL: RepositoryFiles.tool)
  }

  @Test("The README's workflow and Makefile fail before snapshots are recorded, and pass afterwards")
  func workflow() throws {
    let scratch = try ScratchFolder()
    try Self.checkout(in: scratch)
    let blocks = try Self.blocks()
    let spec = try #require(blocks.first { $0.lines.first == "# shelf.layout.yaml" })
    try scratch.write(spec.lines.joined(separator: "\n") + "\n", to: "shelf.layout.yaml")
    let makefile = try #require(blocks.first { $0.language == "make" })
    try scratch.write(makefile.lines.joined(separator: "\n") + "\n", to: "Makefile")
    let workflow = try #require(blocks.first { $0.lines.first == "# .github/workflows/layouts.yml" })
    let steps = workflow.lines.compactMap { line in
      line.range(of: "- run: ").map { String(line[$0.upperBound...]) }
    }
    #expect(steps.count >= 2)
    // The tests already built the tool, so the script's build does nothing.
    let script =
      "set -e; swift() { :; }; export CI=true GITHUB_STEP_SUMMARY=summary.md\n"
      + steps.joined(separator: "\n")
    #expect(try ProcessRun(script, in: scratch.url).status == 1)
    #expect(try scratch.text("summary.md").contains("| `__layouts__/shelf@320-rtl.json` | missing |"))
    #expect(try ProcessRun("make -s layouts", in: scratch.url).status == 2)
    #expect(try ProcessRun("layoutcalc snapshot record", in: scratch.url).status == 0)
    #expect(try ProcessRun(script, in: scratch.url).status == 0)
    #expect(try ProcessRun("make -s layouts", in: scratch.url).status == 0)
  }

  @Test("The README lists every command")
  func commandTable() throws {
    let text = try RepositoryFiles.text("README.md")
    for command in Command.all { #expect(text.contains("`layoutcalc \(command.name)"), "\(command.name)") }
  }
}
