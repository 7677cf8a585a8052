/// Specs with simple frames.
enum SampleSpecs {
  /// Two columns of cells 50 high. At width 200: (0, 0), (100, 0), (0, 50), each 100 × 50; the content is 200
  /// × 100.
  static let grid = """
    sections:
      - id: grid
        items: 3
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}

    """

  /// The same grid in JSON.
  static let gridJSON = """
    {"sections": [{"id": "grid", "items": 3, "group": {"type": "horizontal", "width": "100%", "height": 50,
      "subitems": [{"width": "50%", "height": 50}]}}]}
    """

  /// Pages as wide as the view: with a width of 200, four pages can scroll by 600.
  static let pages = """
    sections:
      - id: pages
        items: 4
        orthogonalScrollingBehavior: groupPaging
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}

    """

  /// A spec with a misspelled key in line 2, column 5.
  static let misspelled = "sections:\n  - itms: 3\n"

  static let files = [
    "grid.yaml": grid, "grid.json": gridJSON, "pages.layout.yaml": pages, "bad.yaml": misspelled,
    "broken.json": "{\"sections\": [}", "folder/my.grid.yaml": grid,
  ]
}
