extension DocumentNode {
  /// The number of elements or members; 0 for scalars. Merged members are not included.
  package var count: Int {
    switch record.content {
    case .sequence: storage[0].childCount(of: target)
    case .mapping: storage[0].childCount(of: target) / 2
    case .null, .no, .yes, .number, .string, .alias: 0
    }
  }

  /// Calls `body` with each element of a sequence.
  package func forEachElement(_ body: (DocumentNode) -> Void) {
    guard record.content == .sequence else { return }
    forEachChild { body(DocumentNode(storage, $0)) }
  }

  /// The elements of a sequence; empty for anything else.
  package var elements: [DocumentNode] {
    var elements: [DocumentNode] = []
    elements.reserveCapacity(count)
    forEachElement { elements.append($0) }
    return elements
  }

  /// Appends the leading elements of a sequence that are plain numbers.
  ///
  /// Returns the position of the first other element (aliases included), or nil if all elements are numbers.
  package func numbers(into array: inout [Double]) -> Int? {
    let node = record
    guard node.content == .sequence else { return 0 }
    if let numbers = storage[0].packedNumbers(of: target) {
      if array.isEmpty { array = numbers.values } else { array += numbers.values }
      return nil
    }
    array.reserveCapacity(array.count + count)
    return storage[0].appendNumbers(in: target + 1..<node.link, to: &array)
  }

  /// Calls `body` with the index of each child; for a mapping, alternately keys and values.
  func forEachChild(_ body: (Int) -> Void) {
    let node = record
    guard node.content == .sequence || node.content == .mapping else { return }
    if let numbers = storage[0].packedNumbers(of: target) { return numbers.indices.forEach(body) }
    var child = target + 1
    while child < node.link {
      body(child)
      child = storage[0].indexAfter(child)
    }
  }

  /// The JSON Pointer of the node within its document.
  package var path: String {
    if let numbers = storage[0].packedNumbers(holding: index) {
      return DocumentNode(storage, numbers.list).path + "/\(index - numbers.start)"
    }
    var path = ""
    var parent = storage[0].rootIndex(of: index)
    while parent != index {
      let (child, position) = storage[0].child(of: parent, holding: index)
      if storage[0].nodes[parent].content == .mapping {
        // A key is a scalar, so its index is that of the value minus 1.
        let key = position % 2 == 0 ? child : child - 1
        path += "/" + storage[0].text(storage[0].resolved(key)).pointerToken
      } else {
        path += "/\(position)"
      }
      parent = child
    }
    return path
  }
}

extension DocumentStorage {
  /// The index of the root of the document that contains a node.
  func rootIndex(of index: Int) -> Int {
    var root = 0
    while indexAfter(root) <= index { root = indexAfter(root) }
    return root
  }

  /// Appends the numbers of nodes up to the first that is not a number; returns its position, or nil.
  func appendNumbers(in range: Range<Int>, to array: inout [Double]) -> Int? {
    nodes.withUnsafeBufferPointer { nodes in
      bytes.withUnsafeBufferPointer { bytes in
        for index in range {
          let node = nodes[index]
          guard node.content == .number else { return index - range.lowerBound }
          if node.flags.isEmpty, let value = bytes.shortWhole(node.start, node.end) {
            array.append(value)
          } else if node.flags.isEmpty, let value = Double(decimal: bytes, node.start, node.end) {
            array.append(value)
          } else if let value = withText(index, { Double(scalarText: $0) }) {
            array.append(value)
          }
        }
        return nil
      }
    }
  }
}

extension String {
  /// The text as a JSON Pointer token.
  fileprivate var pointerToken: String {
    var token = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
    return token
  }
}
