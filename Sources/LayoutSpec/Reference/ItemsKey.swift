/// The keys of `items` written as a map.
package enum ItemsKey: String, SpecKey {
  case count, id, width, height, aspectRatio

  package var reference: KeySchema {
    switch self {
    case .count: key(.number(.wholeNonNegative), .required, "the number of items")
    case .id: key(.text, "a name for each item; '{item}' is replaced by its index")
    case .width: key(.measured, "the measured width of each item")
    case .height: key(.measured, "the measured height of each item")
    case .aspectRatio:
      key(.measured, "width divided by height of each item's content; not together with 'height'")
    }
  }
}

/// The keys of an entry of `items` written as a list.
package enum EntryKey: String, SpecKey {
  case id, width, height, aspectRatio

  package var reference: KeySchema {
    switch self {
    case .id: key(.text, "a name for the item")
    case .width: key(.number(.nonNegative), "the measured width of the item")
    case .height: key(.number(.nonNegative), "the measured height of the item")
    case .aspectRatio:
      key(.number(.positive), "width divided by height of the item's content; not together with 'height'")
    }
  }
}

/// The keys of a random length.
package enum RandomKey: String, SpecKey {
  case random, seed

  package var reference: KeySchema {
    switch self {
    case .random: key(.list(.number(.whole)), .required, "the smallest and the largest length")
    case .seed: key(.number(.wholeNonNegative), .optional(default: "0"), "the seed of the random numbers")
    }
  }
}
