import DocumentSyntax
import SourceText

extension ValueShape {
  /// A description of the expected value, for messages.
  var words: String {
    switch self {
    case .number(let range), .constant(let range): range.words
    case .boolean: "true, false or an expression"
    case .text: "a string"
    case .word(let list): "one of \(list.words.joined(separator: ", "))"
    case .words(let list): "one of \(list.words.joined(separator: ", ")), or a list of them"
    case .names: "a definition's name, or a list of names"
    case .dimension: "a dimension such as 200, 50%, fractionalWidth(0.5) or estimated(44)"
    case .spacing: "a number, fixed(…) or flexible(…)"
    case .insets: "a number, or a map of top, leading, bottom and trailing"
    case .estimatedSize: "'automatic', or a map of width and height"
    case .frameLength: "a number, an expression or a percentage"
    case .measured: "a number, an expression, a list of numbers, or a map with 'random'"
    case .items: "a count, a list of items, or a map with 'count'"
    case .version: "the number 1, without quotes"
    case .value: "a number, an expression, a boolean or a string"
    case .definition: "a map"
    case .mapping(let name): "a map for \(name.words)"
    case .list(let element): "a list, each element \(element.words)"
    }
  }
}

extension NumberRange {
  /// A description of the expected number, for messages.
  var words: String {
    switch self {
    case .any: "a number"
    case .nonNegative: "a number, 0 or more"
    case .positive: "a number above 0"
    case .whole: "a whole number"
    case .wholeNonNegative: "a whole number, 0 or more"
    case .count: "a whole number, 1 or more"
    }
  }
}

extension WordList {
  /// The noun for a word of the list in messages such as `unknown alignment 'up'`.
  var noun: String {
    switch self {
    case .layout: "kind of layout"
    case .scrollDirection: "scroll direction"
    case .contentInsetsReference, .sectionInsetReference: "inset reference"
    case .rounding: "rounding"
    case .layoutDirection: "layout direction"
    case .sizeClass: "size class"
    case .idiom: "idiom"
    case .orthogonalScrollingBehavior: "scrolling behavior"
    case .groupType: "type of group"
    case .itemOrder: "item order"
    case .alignment: "alignment"
    case .edge: "edge"
    case .listAppearance: "appearance"
    case .listHeaderMode: "header mode"
    case .listFooterMode: "footer mode"
    case .flowQuirk: "quirk"
    case .textSize: "text size"
    case .lintLevel: "level"
    }
  }
}

extension DocumentNode {
  /// A description of the node as found, for messages.
  var words: String {
    switch kind {
    case .null: "no value"
    case .bool, .number: scalarText ?? "a number"
    case .string: "the string '\((string ?? "").shortened)'"
    case .sequence: "a list"
    case .mapping: "a map"
    }
  }
}
