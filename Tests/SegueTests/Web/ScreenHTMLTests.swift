import Foundation
import Segue
import Testing

/// Expectations are HTML written by hand, and the frames of the layout. Tests/Web/check compares
/// elements in a browser with frames.
@Suite("Screens as HTML")
struct ScreenHTMLTests {
  private func html(
    _ screen: String, at detent: Detent? = nil, link: @escaping (String) -> String? = { $0 }
  ) throws -> String {
    let compiler = Compiler(TestProject("--- screens/s.json\n\(screen)\n").project)
    let request = compiler.read(SourceFile(path: "s.json", text: screen))
    let device = Device(name: "100x200", size: Size(width: 100, height: 200), scale: 1)
    var scratch = LayoutScratch()
    let placed = compiler.layout(request, on: device, checks: [], in: &scratch)
    var layout = try #require(placed.value, "\(placed.diagnostics)")
    if let detent { layout = try #require(layout.resting(at: detent)) }
    return layout.html(HTMLAddresses(picture: { "/pictures/\($0)" }, link: link))
  }

  @Test("An element is at its frame, in the padding box of its parent")
  func frames() throws {
    let text = try html(
      """
      {"screen": "s", "title": "A screen", "root": {"type": "layout", "style": {
        "padding": 10, "borderWidth": 2, "borderColor": "#ff0000"}, "children": [
        {"type": "layout", "id": "inner", "style": {"height": 20, "backgroundColor": "#00ff00"}}]}}
      """)
    // 2 points of border and 10 of padding around 76 points of content.
    #expect(
      text == """
        <section class="screen" data-screen="s" aria-label="A screen" tabindex="-1" dir="ltr" data-bars="0 0" \
        data-scrim="0" style="left:0px;top:0px;width:100px;height:200px">\
        <div class="node" data-path="/root" style="left:0px;top:0px;width:100px;height:200px;border-style:solid;\
        border-width:2px;border-color:#ff0000">\
        <div class="node" data-path="/root/children/0" data-id="inner" style="left:10px;top:10px;width:76px;\
        height:20px;background-color:#00ff00"></div></div></section>
        """)
  }

  /// A card on 200 points begins at 10, and at half of its 190 points at 105.
  @Test("A sheet is at a detent, and says where the others are")
  func detents() throws {
    let screen = """
      {"screen": "s", "presentation": "sheet", "sheet": {"detents": ["medium", "large"]},
       "root": {"type": "layout"}}
      """
    let medium = try html(screen)
    #expect(medium.contains(#"data-scrim="0.2" data-detents="105 10" style="left:0px;top:105px;"#))
    #expect(try html(screen, at: .fraction(1)) == medium.replacing("top:105px", with: "top:10px"))
  }

  private let tap = #""events": {"tap": [{"type": "navigate", "to": "shop://s?a=1&b=2"}]}"#

  @Test("What follows a link is a link, and other taps are buttons")
  func taps() throws {
    let link = try html(
      #"{"screen": "s", "root": {"type": "layout", "id": "card", "accessibilityLabel": "Card", \#(tap)}}"#
    )
    #expect(link.contains(#"<a class="node tappable" data-path="/root" data-id="card""#))
    #expect(link.contains(#" href="shop://s?a=1&amp;b=2" aria-label="Card">"#))
    #expect(!link.contains("role="))
    let button = try html(
      #"{"screen": "s", "root": {"type": "button", "title": "Go", \#(tap)}}"#, link: { _ in nil })
    #expect(button.contains(#"role="button" tabindex="0""#))
    #expect(!button.contains("href"))
  }

  @Test("A link that contains other taps is an element below them")
  func nestedTaps() throws {
    let text = try html(
      """
      {"screen": "s", "root": {"type": "layout", \(tap), "children": [
        {"type": "label", "text": "Title"},
        {"type": "button", "title": "Like", "events": {"tap": [{"type": "back"}]}}]}}
      """)
    // HTML allows no link in a link.
    #expect(text.contains(#"<div class="node tappable" data-path="/root""#))
    #expect(
      text.contains(#"<a class="hit" href="shop://s?a=1&amp;b=2" aria-label="Title"></a>"#))
    #expect(text.contains(#"role="button" tabindex="0""#))
  }

  @Test("Texts, names and sources are never markup")
  func escaping() throws {
    let text = try html(
      #"""
      {"screen": "s", "title": "\"><script>", "root": {"type": "layout", "children": [
        {"type": "label", "id": "\"><b>", "text": "<script>alert(1)</script>&amp;"},
        {"type": "image", "source": "\" onerror=\"alert(1)", "accessibilityLabel": "<i>",
         "style": {"width": 10, "height": 10}}]}}
      """#)
    for markup in ["<script", "<b>", "<i>", "onerror=\"alert"] { #expect(!text.contains(markup)) }
    #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"))
  }

  @Test("What is hidden from screen readers handles no keys")
  func hidden() throws {
    let text = try html(
      """
      {"screen": "s", "root": {"type": "layout", "children": [
        {"type": "layout", "accessibilityHidden": true, "children": [
          {"type": "button", "title": "Go", \(tap)}]}]}}
      """)
    #expect(text.contains(#"aria-hidden="true""#))
    #expect(!text.contains("href") && !text.contains("tabindex=\"0\""))
    // A finger can still tap it.
    #expect(text.contains("data-events"))
  }

  @Test("A component that is not displayed has no element")
  func display() throws {
    let text = try html(
      """
      {"screen": "s", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"display": "none"}, "children": [{"type": "label", "text": "A"}]},
        {"type": "label", "text": "B"}]}}
      """)
    #expect(!text.contains("/root/children/0\"") && text.contains("/root/children/1\""))
  }

  @Test("Elements are nested as deeply as components")
  func depth() throws {
    let depth = 200
    let text = try html(
      #"{"screen": "s", "root": "#
        + String(repeating: #"{"type": "layout", "children": ["#, count: depth)
        + #"{"type": "layout"}"# + String(repeating: "]}", count: depth) + "}")
    #expect(text.components(separatedBy: "<div").count - 1 == depth + 1)
    #expect(text.components(separatedBy: "</div>").count - 1 == depth + 1)
  }
}
