/// The keys of `items` written as a map.
package enum ItemsKey: String, SpecKey {
  case count, id, width, height, aspectRatio

  package var reference: KeyReference {
    switch self {
    case .count: key(.number(.wholeNonNegative), .required, "how many items")
    case .id: key(.text, "a name for each item, where '{item}' stands for its index")
    case .width: key(.measured, "what each item's content measures across")
    case .height: key(.measured, "what each item's content measures downwards")
    case .aspectRatio: key(.measured, "width over height of each item's content; not beside 'height'")
    }
  }
}

/// The keys of one entry of `items` written as a list.
package enum EntryKey: String, SpecKey {
  case id, width, height, aspectRatio

  package var reference: KeyReference {
    switch self {
    case .id: key(.text, "the item's name")
    case .width: key(.number(.nonNegative), "what the item's content measures across")
    case .height: key(.number(.nonNegative), "what the item's content measures downwards")
    case .aspectRatio: key(.number(.positive), "width over height of the item's content; not beside 'height'")
    }
  }
}

/// The keys of a random length.
package enum RandomKey: String, SpecKey {
  case random, seed

  package var reference: KeyReference {
    switch self {
    case .random: key(.list(.number(.whole)), .required, "the smallest and the largest length")
    case .seed: key(.number(.wholeNonNegative), .optional(default: "0"), "another seed, other lengths")
    }
  }
}
