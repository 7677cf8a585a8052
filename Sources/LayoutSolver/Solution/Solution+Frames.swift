extension Solution {
  /// Returns the reported frames of a section's cells in one flat array by item: x, y, width, height of each.
  package func frames(ofSection index: Int) -> [Double] {
    let section = sections[index]
    return Array(unsafeUninitializedCapacity: section.groups.cellCount * 4) { buffer, count in
      count = section.groups.writeFrames(to: buffer, movedBy: regionOrigin(section))
      finish(buffer, of: section)
    }
  }

  /// Mirrors and rounds the frames if needed.
  private func finish(_ buffer: UnsafeMutableBufferPointer<Double>, of section: SolvedSection) {
    guard environment.layoutDirection == .rightToLeft || environment.rounding != .none else { return }
    let moved = placement(section)
    let placement = Placement(origin: .zero, mirrorWidth: moved.mirrorWidth, grid: moved.grid)
    for start in stride(from: 0, to: buffer.count, by: 4) {
      let frame = Rect(
        x: buffer[start], y: buffer[start + 1], width: buffer[start + 2], height: buffer[start + 3])
      let placed = placement.placed(frame)
      buffer[start] = placed.origin.x
      buffer[start + 1] = placed.origin.y
      buffer[start + 2] = placed.size.width
      buffer[start + 3] = placed.size.height
    }
  }
}

extension Groups {
  /// Writes the cells' frames, moved by `offset`, with four numbers per cell; returns the number of numbers written.
  func writeFrames(to buffer: UnsafeMutableBufferPointer<Double>, movedBy offset: Point) -> Int {
    switch self {
    case .empty: return 0
    case .pattern(let groups): return groups.writeFrames(to: buffer, movedBy: offset)
    case .measured(let groups): return groups.writeFrames(to: buffer, movedBy: offset)
    case .listed(let groups):
      for (index, cell) in groups.cells.enumerated() {
        buffer.write(SIMD4(cell.frame.offset(by: offset)), at: index)
      }
      return groups.cells.count * 4
    case .filled, .waterfall, .lines:
      var numbers = 0
      _ = forEachCell(inGroups: 0..<count, near: nil, meeting: { $0 }) { index, cell, _ in
        buffer.write(SIMD4(cell.frame.offset(by: offset)), at: index)
        numbers += 4
        return true
      }
      return numbers
    }
  }
}

extension PatternGroups {
  func writeFrames(to buffer: UnsafeMutableBufferPointer<Double>, movedBy offset: Point) -> Int {
    let frames = full.cells.map { SIMD4($0.frame) }
    var cell = 0
    for group in 0..<count - 1 {
      let shift = SIMD4(origin(ofGroup: group) + offset)
      for frame in frames {
        buffer.write(frame + shift, at: cell)
        cell += 1
      }
    }
    let shift = SIMD4(origin(ofGroup: count - 1) + offset)
    for template in last.cells {
      buffer.write(SIMD4(template.frame) + shift, at: cell)
      cell += 1
    }
    return cell * 4
  }
}

extension MeasuredRows {
  func writeFrames(to buffer: UnsafeMutableBufferPointer<Double>, movedBy offset: Point) -> Int {
    let along = rowAxis == .horizontal ? 0 : 1
    let columns = zip(template.cells, cells).map { cell, row in
      Column(
        along: cell.frame.start(rowAxis) + offset[rowAxis],
        across: cell.frame.start(rowAxis.cross) + offset[rowAxis.cross] + across,
        length: cell.frame.size[rowAxis], acrossLength: cell.frame.size[rowAxis.cross], row: row)
    }
    var cell = 0
    var start = start(ofGroup: 0)
    lengths.withUnsafeBufferPointer { lengths in
      for _ in 0..<count - 1 {
        var longest = -Double.infinity
        for column in columns {
          let measured = lengths[cell]
          let base = cell * 4
          buffer[base + along] = start + column.along
          buffer[base + 1 - along] = column.across
          buffer[base + 2 + along] = column.row.isEstimated && !measured.isNaN ? measured : column.length
          buffer[base + 3 - along] = column.acrossLength
          // Rule 26: the group is as long as its longest cell.
          longest = max(longest, column.row.length(measured: measured) + column.row.edges)
          cell += 1
        }
        start += (fixedLength ?? longest) + spacing
      }
    }
    var origin = offset
    origin[rowAxis] += start
    origin[rowAxis.cross] += lastAcross
    for template in last.cells {
      buffer.write(SIMD4(template.frame.offset(by: origin)), at: cell)
      cell += 1
    }
    return cell * 4
  }

  /// The values shared by the cells at one position in the groups.
  private struct Column {
    let along: Double
    let across: Double
    let length: Double
    let acrossLength: Double
    let row: RowCell
  }
}

extension SIMD4<Double> {
  /// Creates a vector of x, y, width and height.
  @inline(__always)
  fileprivate init(_ frame: Rect) {
    self.init(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  }

  /// Creates an offset that leaves the size unchanged.
  @inline(__always)
  fileprivate init(_ offset: Point) { self.init(offset.x, offset.y, 0, 0) }
}

extension UnsafeMutableBufferPointer<Double> {
  @inline(__always)
  fileprivate func write(_ frame: SIMD4<Double>, at index: Int) {
    self[index * 4] = frame.x
    self[index * 4 + 1] = frame.y
    self[index * 4 + 2] = frame.z
    self[index * 4 + 3] = frame.w
  }
}
