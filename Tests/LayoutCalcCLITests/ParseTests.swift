import LayoutCalcCLI
import TestSupport
import Testing

@Suite("parse")
struct ParseTests {
  struct Example: CustomTestStringConvertible, Sendable {
    var input: String
    var output: String
    var testDescription: String { input }
  }

  static let examples = [
    Example(input: "{\"a\": [1.50, -0, true, null, \"x\"]}", output: "{\"a\":[1.5,0,true,null,\"x\"]}\n"),
    Example(input: "a: &x {b: 1}\nc: *x\n", output: "{\"a\":{\"b\":1},\"c\":{\"b\":1}}\n"),
    Example(
      input: "a: &x {b: 1}\nc: {<<: *x, d: 2}\n", output: "{\"a\":{\"b\":1},\"c\":{\"d\":2,\"b\":1}}\n"),
    Example(input: "1\n---\n- ~\n", output: "1\n[null]\n"),
  ]

  @Test("Documents are printed as JSON, one per line", arguments: examples)
  func prints(_ example: Example) {
    let run = World(standardInput: example.input).run(["parse", "-"])
    #expect(run.status == .success)
    #expect(run.output == example.output)
  }

  @Test("A syntax error is reported with its location")
  func fails() {
    let run = World(files: SampleSpecs.files).run(["parse", "broken.json"])
    #expect(run.status == .unusableInput)
    #expect(run.output.isEmpty)
    // The unexpected brace is the 15th character.
    #expect(run.errors.hasPrefix("broken.json:1:15: error["))
  }
}
