import Segue
import Testing

@Suite("Components without a size")
struct ZeroSizeTests {
  private typealias S = CheckedScreen

  private static let label = #"{"type": "label", "text": "New"}"#
  private static let badge =
    #"{"type": "label", "text": "New", "style": {"position": "absolute", "top": 4, "start": 4}}"#

  @Test("a layout that holds only what is positioned absolutely has no height")
  func absoluteOnly() {
    S(S.column("", "1️⃣" + S.column("", Self.badge) + "2️⃣"))
      .expect(.zeroSize, "has no height on 400x800@1", "takes no room")
  }

  @Test("what gave way to its siblings, and the outermost of it only")
  func squeezed() {
    S(
      S.column(
        #""flexDirection": "row""#, S.box(#""width": 400, "height": 9, "flexShrink": 0"#),
        "1️⃣" + S.column(#""minWidth": 0, "flexBasis": 0"#, S.column("", Self.label)) + "2️⃣")
    ).expect(.zeroSize, "has no width", "flexShrink")
  }

  @Test("a picture without height is told, one of which nobody knows the size is not told twice")
  func pictures() {
    S(
      S.column(
        #""alignItems": "flex-start""#,
        #"1️⃣{"type": "image", "source": "a.png", "style": {"width": 80, "height": "0.0001%"}}2️⃣"#)
    )
    .expect(.zeroSize, "this picture has no height")
    let unknown = S(S.column("", #"{"type": "image", "source": "https://a/b.png"}"#))
    #expect(unknown.found.map(\.code) == [.unknownPictureSize])
  }

  @Test(
    "nothing to see, or a zero that is written down, is not told",
    arguments: [
      S.column(""), S.box(#""width": "0%", "height": 8"#),
      #"{"type": "label", "text": ""}"#, #"{"type": "label", "text": " \n "}"#,
      S.column("", #"{"type": "label", "text": ""}"#),
      S.column(#""height": 0, "overflow": "hidden""#, label),
      S.column(#""maxHeight": 0, "overflow": "hidden""#, label),
      S.column(#""height": 0"#, badge),
      S.column(#""display": "none""#, badge), S.column(#""opacity": 0"#, badge),
    ])
  func notTold(_ part: String) { S(S.column("", part)).expectNothing() }

  @Test("a composed component is told once, where it is written")
  func composed() {
    S(
      S.column("", #"{"type": "mark"}"#, #"{"type": "mark"}"#, #"{"type": "mark"}"#),
      components: #"""
        --- components/mark.json
        {"component": "mark", "body": 1️⃣{"type": "layout", "children": [
          {"type": "label", "text": "New", "style": {"position": "absolute"}}]}2️⃣}
        """#
    ).expect(.zeroSize, "has no height")
  }
}
