package import SourceText
import SwiftSource

extension Program {
  /// Returns the ranges in which comments of a file disable lint rules. `// layoutcalc:disable RULE` applies until
  /// `// layoutcalc:enable RULE`, `disable:next` to the next line, and `disable:this` to the comment's own line.
  ///
  /// A comment without a rule disables all rules; their name is empty here.
  package func silencedRules(inFile file: Int) -> [(rule: String, range: SourceRange)] {
    let syntax = files[file].syntax
    guard !syntax.directives.isEmpty else { return [] }
    let lines = LineMap(syntax.source)
    let end = syntax.source.bytes.count
    var silenced: [(rule: String, range: SourceRange)] = []
    for directive in syntax.directives {
      var words = directive.text.split { $0 == " " || $0 == "," }.map(String.init)
      guard !words.isEmpty else { continue }
      let action = words.removeFirst()
      let rules = words.isEmpty ? [""] : words
      let line = lines.line(of: directive.range.start)
      switch action {
      case "disable":
        let range = SourceRange(start: directive.range.start, end: end + 1)
        silenced += rules.map { ($0, range) }
      case "enable":
        for index in silenced.indices where silenced[index].range.end > end {
          if rules.contains(silenced[index].rule) { silenced[index].range.end = directive.range.start }
        }
      case "disable:this": silenced += rules.map { ($0, lines.content(ofLine: line)) }
      case "disable:next" where line < lines.lineCount:
        silenced += rules.map { ($0, lines.content(ofLine: line + 1)) }
      default: continue
      }
    }
    return silenced
  }
}
