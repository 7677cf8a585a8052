/// Specs whose frames are plain to see.
enum SampleSpecs {
  /// Two columns of 50 high cells. At width 200: (0, 0), (100, 0), (0, 50), each 100 by 50; content 200 by 100.
  static let grid = """
    sections:
      - id: grid
        items: 3
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: 50}]}

    """

  /// The same, in JSON.
  static let gridJSON = """
    {"sections": [{"id": "grid", "items": 3, "group": {"type": "horizontal", "width": "100%", "height": 50,
      "subitems": [{"width": "50%", "height": 50}]}}]}
    """

  /// Pages as wide as the view: four of 200 leave 600 to go.
  static let pages = """
    sections:
      - id: pages
        items: 4
        orthogonalScrollingBehavior: groupPaging
        group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 100%, height: 50}]}

    """

  /// As a broken spec: the key is misspelled in line 2, column 5.
  static let misspelled = "sections:\n  - itms: 3\n"

  /// Files for a `World`.
  static let files = [
    "grid.yaml": grid, "grid.json": gridJSON, "pages.layout.yaml": pages, "bad.yaml": misspelled,
    "broken.json": "{\"sections\": [}", "folder/my.grid.yaml": grid,
  ]
}
