/// The elements of a long list of nothing but numbers: their values, and where some of them stand in the text.
///
/// They have no records: half the memory, and the values are ready for whoever asks for all of them. Their indices are
/// beyond those of all records.
struct PackedNumbers: Sendable {
  /// Shorter lists are not packed.
  static let leastCount = 64
  /// The index of the first packed number of a text.
  static let firstIndex = 1 << 40
  /// Of so many numbers one has its place kept.
  static let landmarkDistance = 64

  /// The list's own index.
  let list: Int
  /// The index of the first number.
  let start: Int
  private(set) var values: [Double] = []
  private var landmarks: [UInt32] = []

  /// An empty list, whose numbers come after `count` others.
  init(list: Int, after count: Int) {
    self.list = list
    start = Self.firstIndex + count
  }

  /// The indices of the numbers.
  var indices: Range<Int> { start..<start + values.count }

  /// Appends the next numbers, `landmarkDistance` of them but for the last; the first stands at an offset of the text,
  /// from where the list goes on for at most `rest` bytes.
  mutating func append(_ numbers: UnsafeMutableBufferPointer<Double>, at offset: Int, rest: Int) {
    landmarks.append(UInt32(truncatingIfNeeded: offset))
    if values.count + numbers.count > values.capacity { reserve(offset, rest) }
    values.append(contentsOf: numbers)
  }

  /// Makes room for what is likely still to come, so that a long list is not copied again and again.
  private mutating func reserve(_ offset: Int, _ rest: Int) {
    let bytes = max(1, offset - Int(landmarks[0]))
    let expected = Double(values.count) / Double(bytes) * Double(rest) * 1.05
    values.reserveCapacity(values.count + max(values.count, Self.landmarkDistance, Int(expected)))
  }

  /// Where a number stands in the text.
  func range(of index: Int, in text: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int) {
    let (landmark, rest) = (index - start).quotientAndRemainder(dividingBy: Self.landmarkDistance)
    var start = Int(landmarks[landmark])
    for _ in 0..<rest { start = text.firstNumberByte(from: text.numberEnd(from: start)) }
    return (start, text.numberEnd(from: start))
  }
}

extension DocumentStorage {
  /// The packed numbers of a list, if they are.
  func packedNumbers(of list: Int) -> PackedNumbers? {
    guard nodes[list].flags.contains(.packed) else { return nil }
    let place = packed.partitioningIndex { $0.list >= list }
    return packed[place]
  }

  /// The packed numbers among which an index is; nil for a record's.
  func packedNumbers(holding index: Int) -> PackedNumbers? {
    guard index >= PackedNumbers.firstIndex else { return nil }
    return packed[packed.partitioningIndex { $0.indices.upperBound > index }]
  }

  /// What is known of a node.
  func record(_ index: Int) -> NodeRecord {
    guard let numbers = packedNumbers(holding: index) else { return nodes[index] }
    let range = bytes.withUnsafeBufferPointer { numbers.range(of: index, in: $0) }
    return NodeRecord(.number, start: range.start, end: range.end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset past the number that begins at an offset.
  fileprivate func numberEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isNumberByte { end += 1 }
    return end
  }

  /// The offset of the number after a number's end.
  fileprivate func firstNumberByte(from start: Int) -> Int {
    var end = start
    while end < count, !self[end].isNumberByte { end += 1 }
    return end
  }
}

extension UInt8 {
  /// Whether numbers in JSON are made of it.
  fileprivate var isNumberByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension [PackedNumbers] {
  /// The first index from which on `belongs` holds, where it does not turn back.
  fileprivate func partitioningIndex(where belongs: (PackedNumbers) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
