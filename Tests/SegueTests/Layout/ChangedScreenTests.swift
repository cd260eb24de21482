import Segue
import Testing

/// A screen whose texts are changed after it was laid out has the frames of a screen that was
/// written with these texts.
struct ChangedScreenTests {
  private func layout(label: String, title: String) throws -> ScreenLayout {
    let test = TestProject(
      """
      {"screen": "home", "root": {"type": "layout", "children": [
        {"type": "layout", "style": {"flexDirection": "row", "padding": 8}, "children": [
          {"type": "label", "text": "\(label)", "style": {"fontSize": 20, "flexShrink": 1}},
          {"type": "button", "title": "\(title)", "icon": "bag.png"}]},
        {"type": "image", "source": "coat.png", "style": {"aspectRatio": 1.5}}]}}
      """)
    let compiler = Compiler(test.project)
    let screen = try #require(compiler.screen("home").value)
    return compiler.layout(screen, on: compiler.project.devices[0]).value
  }

  @Test("A changed label and a changed button are laid out as if written so")
  func changedTexts() throws {
    let written = try layout(label: "A long line of words that needs several lines", title: "Buy")
    let changed = try layout(label: "Short", title: "Put it into the bag")
    var live = IncrementalLayout(written)
    #expect(live.tree == written.tree)
    #expect(written.tree != changed.tree)
    let label = try #require(written.paragraph("Short", of: 2))
    let title = try #require(written.paragraph("Put it into the bag", of: 3))
    live.setContent(.text(label), of: 2)
    live.setContent(.text(title), of: 3)
    #expect(!live.update().isEmpty)
    #expect(live.tree == changed.tree)
    #expect(live.frame(of: 4) == changed.tree.frames[4])
    #expect(written.paragraph("x", of: 0) == nil)
    #expect(written.paragraph("x", of: 4) == nil)
  }
}
