/// The expected layout of every gallery file.
enum GalleryTable {
  static let rows =
    SeedRows.rows + GridRows.rows + ShelfRows.rows + MosaicRows.rows + SelfSizingRows.rows + HeaderRows.rows
    + ListRows.rows + HorizontalRows.rows + OtherLayoutRows.rows + FlowRows.rows

  /// Files that another suite tests, with that suite's name.
  static let elsewhere: [String: String] = [:]
}
