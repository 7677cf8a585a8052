/// A name that is compared, ordered and hashed by its scalars.
///
/// Swift compares strings by canonical equivalence: `é` is the same as one scalar or two, and comparing long runs of
/// combining marks takes quadratic time. Names in files are equal only if their scalars are equal.
@usableFromInline
package struct ScalarString: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline
  package let string: String

  @inlinable
  package init(_ string: String) { self.string = string }

  @inlinable
  package init(stringLiteral string: String) { self.string = string }

  @inlinable
  package static func == (left: ScalarString, right: ScalarString) -> Bool {
    left.string.isSame(as: right.string)
  }

  @inlinable
  package static func == (left: ScalarString, right: String) -> Bool { left.string.isSame(as: right) }

  @inlinable
  package static func < (left: ScalarString, right: ScalarString) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
  }

  /// Whether the name begins with a text, scalar by scalar.
  package func hasPrefix(_ prefix: String) -> Bool { string.utf8.starts(with: prefix.utf8) }
}

extension String {
  /// Whether two texts have the same scalars.
  @inlinable
  package func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && hasSameBytes(as: other)
  }

  @usableFromInline
  func hasSameBytes(as other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
    return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension [String] {
  /// Whether a text is in the collection, compared by scalars.
  package func containsSame(_ text: String) -> Bool { contains { $0.isSame(as: text) } }
}

extension Dictionary where Key == ScalarString {
  @inlinable
  package subscript(_ name: String) -> Value? {
    get { self[ScalarString(name)] }
    set { self[ScalarString(name)] = newValue }
  }

  @inlinable
  package subscript(_ name: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ScalarString(name), default: value()] }
    set { self[ScalarString(name)] = newValue }
  }
}

extension Set<ScalarString> {
  @inlinable
  package func contains(_ name: String) -> Bool { contains(ScalarString(name)) }
}
