/// The elements of a long list of numbers only: their values, and the source offsets of some of them.
///
/// Packed numbers have no records, which halves the memory, and their values can be used directly. Their indices are
/// larger than those of all records.
struct PackedNumbers: Sendable {
  /// The minimum length of a packed list.
  static let leastCount = 64
  /// The index of the first packed number of a text.
  static let firstIndex = 1 << 40
  /// The number of values per stored offset.
  static let landmarkDistance = 64

  /// The index of the list's own node.
  let list: Int
  /// The index of the first number.
  let start: Int
  private(set) var values: [Double] = []
  private var landmarks: [UInt32] = []

  /// Creates an empty list whose numbers follow `count` other packed numbers.
  init(list: Int, after count: Int) {
    self.list = list
    start = Self.firstIndex + count
  }

  /// The indices of the numbers.
  var indices: Range<Int> { start..<start + values.count }

  /// Appends the next numbers: `landmarkDistance` of them, or fewer at the end of the list. The first begins
  /// at `offset`, and at most `rest` bytes of the list follow.
  mutating func append(_ numbers: UnsafeMutableBufferPointer<Double>, at offset: Int, rest: Int) {
    landmarks.append(UInt32(truncatingIfNeeded: offset))
    if values.count + numbers.count > values.capacity { reserve(offset, rest) }
    values.append(contentsOf: numbers)
  }

  /// Reserves space for the expected rest, so that a long list is not copied repeatedly.
  private mutating func reserve(_ offset: Int, _ rest: Int) {
    let bytes = max(1, offset - Int(landmarks[0]))
    let expected = Double(values.count) / Double(bytes) * Double(rest) * 1.05
    values.reserveCapacity(values.count + max(values.count, Self.landmarkDistance, Int(expected)))
  }

  /// The source range of a number.
  func range(of index: Int, in text: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int) {
    let (landmark, rest) = (index - start).quotientAndRemainder(dividingBy: Self.landmarkDistance)
    var start = Int(landmarks[landmark])
    for _ in 0..<rest { start = text.firstNumberByte(from: text.numberEnd(from: start)) }
    return (start, text.numberEnd(from: start))
  }
}

extension DocumentStorage {
  /// The packed numbers of a list; nil if it is not packed.
  func packedNumbers(of list: Int) -> PackedNumbers? {
    guard nodes[list].flags.contains(.packed) else { return nil }
    let place = packed.partitioningIndex { $0.list >= list }
    return packed[place]
  }

  /// The packed numbers that contain an index; nil for the index of a record.
  func packedNumbers(holding index: Int) -> PackedNumbers? {
    guard index >= PackedNumbers.firstIndex else { return nil }
    return packed[packed.partitioningIndex { $0.indices.upperBound > index }]
  }

  /// The record of a node, also for a packed number.
  func record(_ index: Int) -> NodeRecord {
    guard let numbers = packedNumbers(holding: index) else { return nodes[index] }
    let range = bytes.withUnsafeBufferPointer { numbers.range(of: index, in: $0) }
    return NodeRecord(.number, start: range.start, end: range.end)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of the number that begins at an offset.
  fileprivate func numberEnd(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isNumberByte { end += 1 }
    return end
  }

  /// The start of the next number after the end of a number.
  fileprivate func firstNumberByte(from start: Int) -> Int {
    var end = start
    while end < count, !self[end].isNumberByte { end += 1 }
    return end
  }
}

extension UInt8 {
  /// Whether the byte can be part of a JSON number.
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
  /// The first index that satisfies the predicate; the collection must be partitioned by it.
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
