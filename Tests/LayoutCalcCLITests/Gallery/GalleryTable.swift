/// What must come out of every file of the gallery.
enum GalleryTable {
  static let rows =
    SeedRows.rows + GridRows.rows + ShelfRows.rows + MosaicRows.rows + SelfSizingRows.rows + HeaderRows.rows
    + ListRows.rows + SidewaysRows.rows + OtherLayoutRows.rows + FlowRows.rows

  /// Files that another suite holds against numbers of its own: that suite's name.
  static let elsewhere: [String: String] = [:]
}
