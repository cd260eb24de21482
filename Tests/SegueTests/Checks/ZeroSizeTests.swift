import Segue
import Testing

@Suite("Components without a size")
struct ZeroSizeTests {
  private typealias S = CheckedScreen

  private static let label = #"{"type": "label", "text": "New"}"#
  private static let badge =
    #"{"type": "label", "text": "New", "style": {"position": "absolute", "top": 4, "start": 4}}"#

  @Test("A layout with only absolutely positioned children has no height")
  func absoluteOnly() {
    S(S.column("", "1️⃣" + S.column("", Self.badge) + "2️⃣"))
      .expect(.zeroSize, "has no height on 400x800@1", "takes no room")
  }

  @Test("A component that shrank to nothing is reported, but not its descendants")
  func squeezed() {
    S(
      S.column(
        #""flexDirection": "row""#, S.box(#""width": 400, "height": 9, "flexShrink": 0"#),
        "1️⃣" + S.column(#""minWidth": 0, "flexBasis": 0"#, S.column("", Self.label)) + "2️⃣")
    ).expect(.zeroSize, "has no width", "flexShrink")
  }

  @Test("A picture without height is reported, but not again if its size is unknown")
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
    "Invisible content and explicit zeros are not reported",
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

  @Test("A composed component is reported once, in its body")
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
