import Segue
import Testing

/// The expectations are derived from the manifests by hand.
@Suite("Navigation in a manifest")
struct NavigationReadingTests {
  private func navigation(_ text: String) -> NavigationDeclaration {
    let (manifest, diagnostics) = Manifest.read(
      SourceFile(path: "segue.json", text: #"{"navigation": \#(text)}"#))
    #expect(diagnostics.map(\.message) == [])
    return manifest.navigation
  }

  @Test("An empty declaration has no container and no tabs")
  func nothing() {
    #expect(navigation("{}").container == nil)
    #expect(navigation(#"{"tabs": []}"#).container == nil)
    #expect(Manifest().tabs.isEmpty && Manifest().navigation.entryPoints.isEmpty)
  }

  @Test("An app with one stack begins with its root")
  func stack() throws {
    let container = try #require(navigation(#"{"root": "s://home"}"#).container)
    guard case .stack(let root) = container else {
      Issue.record("\(container)")
      return
    }
    #expect(root.url == "s://home")
    #expect(container.roots.map(\.url) == ["s://home"])
  }

  @Test("Tabs contain a stack, a split view or pages, and their roots are in document order")
  func tabs() throws {
    let text = #"""
      {"tabs": [
        {"id": "home", "title": "Home", "icon": "home.png", "root": "s://home"},
        {"id": "mail", "title": "Mail", "split": {"columns": [
          {"root": "s://folders", "width": 280}, {"root": "s://mail"}]}},
        {"id": "tour", "title": "Tour", "pages": ["s://one", "s://two", "s://three"]}]}
      """#
    let (manifest, diagnostics) = Manifest.read(
      SourceFile(path: "segue.json", text: #"{"navigation": \#(text)}"#))
    #expect(diagnostics.map(\.message) == [])
    let tabs = manifest.tabs
    #expect(tabs.map(\.id) == ["home", "mail", "tour"])
    #expect(tabs.map(\.root.url) == ["s://home", "s://folders", "s://one"])
    #expect(tabs.map(\.icon?.name) == ["home.png", nil, nil])
    let container = try #require(manifest.navigation.container)
    #expect(
      container.roots.map(\.url)
        == ["s://home", "s://folders", "s://mail", "s://one", "s://two", "s://three"])
    guard case .split(let columns) = tabs[1].content else {
      Issue.record("\(tabs[1].content)")
      return
    }
    #expect(columns.map(\.width) == [280, nil])
  }

  @Test("A split view has two or three columns, and pages has one or more")
  func splitAndPages() throws {
    let columns = #"{"root": "s://a"}, {"root": "s://b"}, {"root": "s://c", "width": 1}"#
    let split = try #require(navigation(#"{"split": {"columns": [\#(columns)]}}"#).container)
    #expect(split.roots.map(\.url) == ["s://a", "s://b", "s://c"])
    let pages = try #require(navigation(#"{"pages": ["s://a"]}"#).container)
    #expect(pages.roots.map(\.url) == ["s://a"])
  }

  @Test("Requirements and entry points keep their order and their locations")
  func requirements() {
    let text = #"""
      {"fallback": "s://home", "requirements": {"session": "s://login", "age": "s://age"},
       "entryPoints": ["s://news?from=mail", "s://bag"]}
      """#
    let navigation = navigation(text)
    #expect(navigation.fallback?.url == "s://home")
    #expect(navigation.requirements.map(\.name.name) == ["session", "age"])
    #expect(navigation.requirements.map(\.screen.url) == ["s://login", "s://age"])
    #expect(navigation.entryPoints.map(\.url) == ["s://news?from=mail", "s://bag"])
    let bytes = Array(#"{"navigation": \#(text)}"#.utf8)
    let range = navigation.requirements[1].name.range
    #expect(
      String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self) == #""age""#)
  }

  @Test("Sixty-three requirements are accepted, and the sixty-fourth is an error")
  func limit() {
    func read(_ count: Int) -> (manifest: Manifest, diagnostics: [Diagnostic]) {
      let members = (0..<count).map { #""r\#($0)": "s://login""# }.joined(separator: ",")
      return Manifest.read(
        SourceFile(path: "", text: #"{"navigation": {"requirements": {\#(members)}}}"#))
    }
    #expect(read(63).diagnostics.isEmpty)
    #expect(read(63).manifest.navigation.requirements.count == 63)
    #expect(read(64).diagnostics.map(\.code) == [.invalidValue])
    #expect(read(200).diagnostics.map(\.code) == [.invalidValue])
  }

  /// The bound is the width below which Viewport presents a form sheet as a sheet.
  @Test(
    "A width is regular from 600 points on",
    arguments: [
      (0, .compact), (320, .compact), (599.99, .compact), (600, .regular), (1194, .regular),
      (.nan, .compact), (.infinity, .regular),
    ] as [(Double, WidthClass)])
  func widthClass(_ width: Double, _ expected: WidthClass) {
    #expect(WidthClass(width: width) == expected)
  }
}
