import SourceText

extension SpecHelp {
  /// A page that no single mapping has.
  struct Essay {
    var name: String
    var summary: String
    var text: String
  }

  /// The pages on what holds everywhere.
  static var essays: [Essay] {
    [
      Essay(name: "expressions", summary: "Numbers and conditions that depend on names.", text: expressions),
      Essay(name: "dimensions", summary: "Widths, heights and spacings of elements.", text: dimensions),
      Essay(name: "use", summary: "Taking up definitions.", text: use),
      Essay(name: "variants", summary: "Keys that hold under conditions.", text: variants),
    ]
  }

  private static var expressions: String {
    let functions = ExpressionFunction.allCases.flatMap { function in
      row(function.rawValue + (function.takesMany ? "(a, …)" : "(a)"), 10, function.summary)
    }
    let traits = Scope.traitNames.joined(separator: ", ").wrapped(after: "  ")
    return """
      expressions

      Where a number or a boolean is expected, a string is an expression:

        columns: "width > 600 ? 5 : 3"
        width: fractionalWidth(1/3)
        height: (width - 300) / 2

      Operators, from the weakest: ? :, ||, &&, == !=, < <= > >=, + -, * / %, - !
      Parentheses; strings in single quotes, to compare names with; true and false.
      What '? :', '&&' and '||' do not need is not evaluated.

      Functions:

      \(functions.joined(separator: "\n"))

      Names of the environment:

      \(traits.joined(separator: "\n"))

      In a section also 'section', its index, and 'items', its number of items; in
      lengths of 'items' also 'item', the item's index, and 'itemWidth' and
      'itemHeight', the size at which it is asked; in frames of a custom group
      'width' and 'height' are the group's. Besides, the names under 'variables'.

      In YAML, quote an expression that holds ': ', begins with a quote, or has a
      comma within '{…}' or '[…]'.

      """
  }

  private static var dimensions: String {
    """
    dimensions

    'width' and 'height' of items, groups and supplementaries take

      200, absolute(200)       points; an expression may stand for any number
      50%, (100/3)%            a share of the container along the same axis
      fractionalWidth(x)       x of the container's width, also as a height
      fractionalHeight(x)      x of the container's height, also as a width
      estimated(x), ~x         the content decides; x until it is known
      uniformAcrossSiblings(x) as estimated; then all siblings take the largest

    A conditional goes inside: fractionalWidth(width > 600 ? 0.5 : 1).

    Spacings ('interItemSpacing', the edges of 'edgeSpacing') take a number,
    fixed(x), or flexible(x), which is x at least.

    """
  }

  private static var use: String {
    """
    use

    'use: NAME', or a list of names, takes up the map of that name under
    'definitions' at the top. The map's own keys lie over it, later names over
    earlier ones; whole values replace whole values.

      definitions:
        card: {width: 50%, height: estimated(120), contentInsets: 8}
      sections:
        - items: 4
          group:
            type: horizontal
            width: 100%
            height: estimated(120)
            subitems: [{use: card}]

    A fragment sees the variables of the section that takes it up, which makes it
    one with parameters.

    """
  }

  private static var variants: String {
    """
    variants

    'variants' in any map is a list of maps with 'when', a condition. The keys of
    those that hold are laid over the map, in order.

      - items: 12
        interGroupSpacing: 8
        variants:
          - {when: width > 600, interGroupSpacing: 16}
          - {when: "horizontalSizeClass == 'regular'", contentInsets: 20}

    In a condition, 'items' is the count before variants.

    """
  }
}
