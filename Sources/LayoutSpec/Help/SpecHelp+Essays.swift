import SourceText

extension SpecHelp {
  /// A help page that does not belong to a single mapping.
  struct Essay {
    var name: String
    var summary: String
    var text: String
  }

  /// The pages on topics that apply to all mappings.
  static var essays: [Essay] {
    [
      Essay(name: "expressions", summary: "Computed numbers and conditions.", text: expressions),
      Essay(name: "dimensions", summary: "Widths, heights and spacings.", text: dimensions),
      Essay(name: "use", summary: "Reuse maps from 'definitions'.", text: use),
      Essay(name: "variants", summary: "Override keys under a condition.", text: variants),
    ]
  }

  private static var expressions: String {
    let functions = ExpressionFunction.allCases.flatMap { function in
      row(function.signature, 10, function.summary)
    }
    let textFunctions = TextFunction.allCases.flatMap { function in
      function.signatures.enumerated().flatMap {
        row($1, 28, $0 == 0 ? function.summary : "the same for a point size")
      }
    }
    let traits = Scope.traitNames.joined(separator: ", ").wrapped(after: "  ")
    return """
      expressions

      Where a number or a boolean is expected, a string is an expression:

        columns: "width > 600 ? 5 : 3"
        width: fractionalWidth(1/3)
        height: (width - 300) / 2

      Operators, lowest precedence first:
        ? :, ||, &&, == !=, < <= > >=, + -, * / %, - !
      Parentheses, true, false, and strings in single quotes are allowed too.
      '? :', '&&' and '||' evaluate only the operands they need.

      In 'width', 'height', 'x' and 'y' of items and frames, '%' after a number
      means a percentage of the container; use mod(a, b) for a remainder there.

      Functions:

      \(functions.joined(separator: "\n"))

      Functions for text in the system font ('layoutcalc help text'):

      \(textFunctions.joined(separator: "\n"))

      Names of the environment:

      \(traits.joined(separator: "\n"))

      Every name under 'variables' can be used too. Some names are only available in
      certain places:

        in a section         'section' is its index, 'items' its number of items
        in sizes of 'items'  'item' is the item's index, 'itemWidth' and 'itemHeight'
                             are its size before it is measured
        in custom frames     'width' and 'height' are the size of the group

      In YAML, quote an expression that contains ': ', starts with a quote, or has a
      comma inside '{…}' or '[…]'.

      """
  }

  private static var dimensions: String {
    """
    dimensions

    'width' and 'height' of items, groups and supplementary items take

      200, absolute(200)       points; any number can be an expression
      50%, (100/3)%            a percentage of the container on the same axis
      fractionalWidth(x)       x times the container's width, also for a height
      fractionalHeight(x)      x times the container's height, also for a width
      estimated(x), ~x         the content's measured size; x until it is measured
      uniformAcrossSiblings(x) like estimated; siblings share the largest size

    Put conditions inside: fractionalWidth(width > 600 ? 0.5 : 1).
    A percentage cannot be part of a calculation: write width - 32, not 100% - 32.

    Spacings ('interItemSpacing', the edges of 'edgeSpacing') take a number,
    fixed(x), or flexible(x), which is at least x.

    """
  }

  private static var use: String {
    """
    use

    'use: NAME', or a list of names, inserts the keys of that map from
    'definitions'. The map's own keys override them, and later names override
    earlier ones. Values are replaced as a whole, not merged.

      definitions:
        card: {width: 50%, height: estimated(120), contentInsets: 8}
      sections:
        - items: 4
          group:
            type: horizontal
            width: 100%
            height: estimated(120)
            subitems: [{use: card}]

    A definition can use the variables of the section that uses it, so the variables
    act as its parameters.

    """
  }

  private static var variants: String {
    """
    variants

    'variants' in any map is a list of maps, each with a condition 'when'. If the
    condition is true, the variant's other keys override those of the map and of
    earlier variants.

      - items: 12
        interGroupSpacing: 8
        variants:
          - {when: width > 600, interGroupSpacing: 16}
          - {when: "horizontalSizeClass == 'regular'", contentInsets: 20}

    In a condition, 'items' is the item count before variants are applied.

    """
  }
}
