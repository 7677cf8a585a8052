import DocumentSyntax
import SourceText

extension SpecTree {
  /// Adds the tree to a document.
  func add(to builder: inout DocumentBuilder) {
    switch self {
    case .scalar(let scalar, let range): scalar.add(to: &builder, at: range)
    case .missing(let range): builder.addNull(at: range)
    case .list(let elements, let range):
      builder.addSequence(at: range) { builder in
        for element in elements { element.add(to: &builder) }
      }
    case .map(let map):
      builder.addMapping(at: map.range) { builder in
        Self.add(map.members, to: &builder)
        guard !map.variants.isEmpty else { return }
        builder.add("variants", at: map.range)
        builder.addSequence(at: map.range) { builder in
          for variant in map.variants {
            builder.addMapping(at: variant.members.first?.value.range ?? map.range) { builder in
              builder.add("when", at: map.range)
              builder.add(variant.condition.text, at: variant.members.first?.value.range ?? map.range)
              Self.add(variant.members, to: &builder)
            }
          }
        }
      }
    }
  }

  private static func add(_ members: [SpecTreeMap.Member], to builder: inout DocumentBuilder) {
    for member in members {
      builder.add(member.key, at: member.keyRange)
      member.value.add(to: &builder)
    }
  }
}

extension SpecScalar {
  fileprivate func add(to builder: inout DocumentBuilder, at range: SourceRange) {
    switch self {
    case .formula(.number(let number)): builder.add(number, at: range)
    case .formula(.boolean(let value)): builder.add(value, at: range)
    case .formula, .dimension, .flexible, .word: builder.add(text, at: range)
    }
  }

  /// The value in the spec language.
  var text: String {
    switch self {
    case .formula(let formula): formula.text
    case .dimension(.absolute, let formula): formula.text
    case .dimension(let form, let formula): "\(form.rawValue)(\(formula.text))"
    case .flexible(let formula): "flexible(\(formula.text))"
    case .word(let word): word
    }
  }
}
