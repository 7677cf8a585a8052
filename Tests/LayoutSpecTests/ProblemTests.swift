import LayoutSpec
import TestSupport
import Testing

@Suite("Problems in specs")
struct ProblemTests {
  @Test("A marked spec has the expected problems, at its marks", arguments: MarkedSpec.all)
  func marked(_ spec: MarkedSpec) {
    #expect(spec.found == spec.expected)
    #expect(spec.found.compactMap(\.hint).filter { !PlainWords.isImperative($0) } == [])
  }

  @Test("Every code has a marked spec", arguments: SpecProblemCode.allCases)
  func covered(_ code: SpecProblemCode) {
    let lines = MarkedSpec.all.flatMap(\.expected).map(\.line)
    #expect(lines.contains { $0.hasPrefix("error[\(code.rawValue)]: ") })
  }
}
