import Segue
import Testing

/// Names clash on a case-insensitive disk if Unicode's lowercase mappings make them equal, with
/// composed or decomposed accents.
@Suite("Names that differ only in case")
struct ClashingNameTests {
  private static func codes(
    screens: [String] = [], components: [String] = [], assets: [String] = []
  ) -> [String] {
    var catalog = AssetCatalog()
    for path in assets { catalog.add(path: path, bytes: pngHeader(width: 4, height: 4)) }
    let project = Project(
      ProjectFiles(
        manifest: SourceFile(path: "segue.json", text: "{}"),
        screens: screens.enumerated().map { number, path in
          SourceFile(path: path, text: #"{"screen": "\#(number)", "root": {"type": "layout"}}"#)
        },
        components: components.enumerated().map { number, path in
          SourceFile(path: path, text: #"{"component": "c\#(number)", "body": {"type": "layout"}}"#)
        }, assets: catalog))
    return project.diagnostics.map {
      "\($0.code.rawValue) \($0.severity) \(project.sources[$0.range.file].path)"
    }
  }

  @Test("Two clashing screens or components are a warning at the second one")
  func sources() {
    #expect(
      Self.codes(screens: ["screens/home.json", "screens/Home.json", "screens/other.json"])
        == ["clashing-names warning screens/home.json"])
    #expect(
      Self.codes(components: ["components/a/Card.json", "components/A/card.json"])
        == ["clashing-names warning components/a/Card.json"])
    #expect(
      Self.codes(screens: ["screens/é.json", "screens/e\u{301}.json"]).count == 1)
    #expect(
      Self.codes(screens: ["screens/ärger.json", "screens/ÄRGER.json"]).count == 1)
    // They are in different folders, so they do not clash.
    #expect(Self.codes(screens: ["a/home.json"], components: ["a/Home.json"]) == [])
  }

  @Test("Clashing assets are reported once, at the manifest")
  func assets() {
    #expect(
      Self.codes(assets: ["a.png", "A.png", "b.png", "B.png", "c.png"])
        == ["clashing-names warning segue.json"])
    #expect(Self.codes(assets: ["a.png", "b.png", "a/a.png"]) == [])
  }
}
