import SourceText

extension PictureFormat {
  /// Boxes for a terminal, or a tree with numbers.
  package static let text = PictureFormat(
    name: "text", summary: "boxes for a terminal", endings: [".txt"]
  ) { picture, writing, buffer in
    for (index, panel) in picture.panels.enumerated() where !buffer.isClosed {
      if index > 0 { buffer.append("\n") }
      if writing.isTree {
        TextTree(panel, name: picture.name, writing).append(to: &buffer)
      } else {
        TextPanel(panel, name: picture.name, writing).append(to: &buffer)
      }
    }
  }
}
