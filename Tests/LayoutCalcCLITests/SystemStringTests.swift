import LayoutCalcCLI
import TestSupport
import Testing

@Suite("File names are bytes")
struct SystemStringTests {
  @Test(
    "Valid UTF-8 is shown as text, every other byte as an escape",
    arguments: [
      ([], ""), (Array("añ日😀".utf8), "añ日😀"), ([0x61, 0xE9, 0x62], #"a\xE9b"#), ([0x80, 0xFF], #"\x80\xFF"#),
      // Truncated, overlong, and half of a surrogate pair.
      ([0xE6, 0x97], #"\xE6\x97"#), ([0xC0, 0xAF], #"\xC0\xAF"#), ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
      ([0xE6, 0x97, 0xC3, 0xB1], #"\xE6\x97ñ"#), (Array("日".utf8) + [0xC3], #"日\xC3"#),
    ] as [([UInt8], String)])
  func description(_ row: (bytes: [UInt8], shown: String)) {
    #expect(SystemString(bytes: row.bytes).description == row.shown)
  }

  @Test("Names that look alike differ in their bytes")
  func equality() {
    #expect(SystemString("\u{E9}") != SystemString("e\u{301}"))
    #expect(Set([SystemString("\u{E9}"), SystemString("e\u{301}"), SystemString("\u{E9}")]).count == 2)
  }

  @Test(
    "A path has a folder, a file name and a spec name",
    arguments: [
      ("a.layout.yaml", "", "a.layout.yaml", "a"), ("b/a.b.layout.json", "b/", "a.b.layout.json", "a.b"),
      ("/a.yml", "/", "a.yml", "a"), ("a", "", "a", "a"), (".a", "", ".a", ".a"), ("b/", "b/", "", ""),
      ("./b//c.yaml", "./b//", "c.yaml", "c"),
    ])
  func parts(_ row: (path: String, folder: String, name: String, spec: String)) {
    let path = SystemString(row.path)
    #expect(path.folderPrefix == SystemString(row.folder))
    #expect(path.name == SystemString(row.name))
    #expect(path.specName == SystemString(row.spec))
  }
}
