import Segue
import Testing

/// Expectations are sentences from FORMAT.md: "Its snapshot keeps what the primitives keep."
@Suite("Snapshots")
struct SnapshotTests {
  private func screen(_ root: String) throws -> Screen {
    try TestProject(#"{"screen": "a", "root": \#(root)}"#).screen("a")
  }

  @Test(
    "Each part is kept or dropped for a reason",
    arguments: [
      (#"{"type": "image", "source": "https://a/b"}"#, .picture),
      (#"{"type": "video", "source": "https://a/b", "poster": "https://a/c"}"#, .poster),
      (#"{"type": "video", "source": "https://a/b"}"#, .noPoster),
      (#"{"type": "label", "text": "a"}"#, .text),
      (#"{"type": "button", "title": "a", "icon": "https://a/b"}"#, .button),
      (#"{"type": "layout"}"#, .nothingToShow),
      (#"{"type": "layout", "style": {"backgroundColor": "red"}}"#, .painted),
      (#"{"type": "layout", "style": {"backgroundColor": "transparent"}}"#, .nothingToShow),
      (
        #"{"type": "layout", "style": {"backgroundImage": "linear-gradient(red, blue)"}}"#, .painted
      ),
      (#"{"type": "layout", "style": {"boxShadow": "0 1px 2px black"}}"#, .painted),
      (#"{"type": "layout", "style": {"borderTopWidth": 1}}"#, .painted),
      (
        #"{"type": "layout", "style": {"borderWidth": 1, "borderColor": "transparent"}}"#,
        .nothingToShow
      ),
      (#"{"type": "layout", "style": {"outlineWidth": 1}}"#, .painted),
      (#"{"type": "label", "text": "a", "snapshot": "keep"}"#, .askedToKeep),
      (#"{"type": "image", "source": "https://a/b", "snapshot": "drop"}"#, .askedToDrop),
      (#"{"type": "image", "source": "https://a/b", "style": {"display": "none"}}"#, .notDisplayed),
      (#"{"type": "image", "source": "https://a/b", "style": {"opacity": 0}}"#, .transparent),
      (
        #"{"type": "layout", "children": [{"type": "image", "source": "https://a/b"}]}"#, .holdsKept
      ),
      (#"{"type": "layout", "children": [{"type": "label", "text": "a"}]}"#, .nothingToShow),
    ] as [(String, Snapshot.Reason)])
  func reasons(_ part: String, _ reason: Snapshot.Reason) throws {
    let screen = try screen(#"{"type": "layout", "children": [\#(part)]}"#)
    let snapshot = screen.snapshot(of: 0)
    #expect(snapshot.nodes[1].reason == reason)
    // The root paints nothing, so it is kept only for its content.
    #expect(snapshot.nodes[0].reason == (reason.isKept ? .holdsKept : .nothingToShow))
    #expect(snapshot.isKept(1) == reason.isKept && !snapshot.reasonText(1).isEmpty)
  }

  @Test("`drop` drops a node with its descendants, and `keep` keeps only that node")
  func dropAndKeep() throws {
    let screen = try screen(
      #"""
      {"type": "layout", "children": [
        {"type": "layout", "snapshot": "drop", "children": [
          {"type": "image", "source": "https://a/b", "snapshot": "keep"}]},
        {"type": "layout", "snapshot": "keep", "children": [{"type": "label", "text": "a"}]},
        {"type": "layout", "style": {"display": "none"}, "children": [
          {"type": "image", "source": "https://a/b"}]},
        {"type": "layout", "style": {"opacity": 0}, "children": [
          {"type": "image", "source": "https://a/b"}]}]}
      """#)
    #expect(
      screen.snapshot(of: 0).nodes.map(\.reason) == [
        .holdsKept, .askedToDrop, .insideDropped, .askedToKeep, .text, .notDisplayed, .notDisplayed,
        .transparent, .transparent,
      ])
  }

  @Test("A snapshot contains every node of the tapped component and no others")
  func extent() throws {
    let screen = try screen(
      #"""
      {"type": "layout", "children": [
        {"type": "layout", "children": [{"type": "label", "text": ""}, {"type": "layout"}]},
        {"type": "layout"}]}
      """#)
    let snapshot = screen.snapshot(of: 1)
    #expect(snapshot.nodes.map(\.component) == [1, 2, 3])
    #expect(!snapshot.isKept(0) && !snapshot.isKept(4) && !snapshot.isKept(99))
  }

  @Test("The tapped component is the nearest ancestor with a `tap` event, or the node itself")
  func tapped() throws {
    let screen = try screen(
      #"""
      {"type": "layout", "events": {"tap": [{"type": "back"}]}, "children": [
        {"type": "layout", "events": {"longPress": [{"type": "back"}]}, "children": [
          {"type": "layout", "events": {"tap": []}, "children": [{"type": "layout"}]}]},
        {"type": "layout", "events": {"tap": [{"type": "dismiss"}]}, "children": [
          {"type": "layout"}]}]}
      """#)
    #expect(screen.components.ids.map { screen.tapped(from: $0) } == [0, 0, 0, 0, 4, 4])
    let silent = try self.screen(#"{"type": "layout", "children": [{"type": "layout"}]}"#)
    #expect(silent.tapped(from: 1) == nil)
  }
}

extension Snapshot {
  fileprivate func reasonText(_ index: Int) -> String { nodes[index].reason.description }
}
