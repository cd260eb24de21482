import Foundation
import Segue
import Testing

/// Tests of the form of exports: a small transition in every format, few stops, equal bytes,
/// escaped names.
@Suite("Exports")
struct ExportTests {
  /// Returns a transition in which a square of 50 points grows to 150 × 100 along a straight path,
  /// in 0.4 s by default.
  private static func flight(
    id: String = "picture", source: String = "a.png",
    transition: String = #"{"kind": "hero", "duration": 0.4}"#,
    style: String = ""
  ) throws -> PlayedFlight {
    let name = id.isEmpty ? "" : #""id": "\#(id)","#
    let flight = try TestFlight(
      #"""
      {"type": "layout", "children": [{"type": "layout", "id": "card",
        "style": {"width": 50, "height": 50}, \#(TestFlight.tap),
        "children": [{"type": "image", \#(name) "source": "\#(source)", "hero": "a",
          "style": {"width": 50, "height": 50, "borderRadius": 8\#(style)}}]}]}
      """#,
      #"""
      {"type": "layout", "children": [{"type": "image", "source": "\#(source)", "hero": "a",
        "style": {"width": 150, "height": 100}}]}
      """#, transition: transition, assets: "--- assets/a.png 50x50", device: "200x200@2")
    return PlayedFlight(try flight.plan(), perSecond: 60)
  }

  private static func export(_ flight: PlayedFlight, _ format: String) -> [UInt8] {
    let tolerance = ExportTolerance.standard
    switch format {
    case "waapi.json": return flight.webAnimations(within: tolerance)
    case "css": return Array(flight.styleSheet(within: tolerance).utf8)
    case "coreanimation.json": return flight.coreAnimation(within: tolerance)
    case "lottie.json":
      return flight.lottie(within: tolerance) {
        LottiePicture(address: $0, isEmbedded: false, size: Size(width: 50, height: 50))
      }
    default: return Array(flight.motionScene(within: tolerance).text.utf8)
    }
  }

  static let formats = ["waapi.json", "css", "coreanimation.json", "lottie.json", "android.json5"]

  /// `SEGUE_RECORD=1` rewrites the files; the test still fails, and prints what has changed.
  @Test("A small transition equals the committed reference", arguments: formats)
  func reference(_ format: String) throws {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Exports/references/small.\(format)").standardized
    let text = String(decoding: Self.export(try Self.flight(), format), as: UTF8.self)
    try expectCommitted(text, in: file)
  }

  @Test("Equal transitions give equal bytes", arguments: formats)
  func deterministic(_ format: String) throws {
    #expect(
      Self.export(try Self.flight(), format) == Self.export(try Self.flight(), format))
  }

  @Test("Linear motion has two stops, and a constant value has none")
  func straight() throws {
    let flight = try Self.flight(
      transition: #"{"kind": "hero", "duration": 0.4, "easing": "linear"}"#)
    let layers = try WebReader.layers(flight.webAnimations(within: .standard))
    let layer = try #require(layers["picture"])
    for name in ["width", "height", "borderRadius"] {
      #expect(layer.properties[name]?.places == [0, 1], "\(name)")
    }
    // The layer stays at the corner, so there is no translation.
    #expect(layer.properties["translate"] == nil && layer.properties["opacity"] == nil)
  }

  @Test("A transition without duration is at its end", arguments: formats)
  func noDuration(_ format: String) throws {
    let flight = try Self.flight(transition: #"{"kind": "hero", "duration": 0}"#)
    let text = String(decoding: Self.export(flight, format), as: UTF8.self)
    #expect(text.contains("150") && !text.contains("keyframes"))
  }

  /// CSS keeps the first and last outputs of `linear()` at the ends, so the only jump is in the
  /// middle.
  @Test("A jump has two stops at one time, which CSS and Lottie separate slightly")
  func jump() throws {
    let flight = try Self.flight(
      transition: #"""
        {"kind": "hero", "duration": 0.4, "easing": {"linear": ["0 0%", "0 50%", "1 50%", "1 100%"]}}
        """#)
    let layers = try WebReader.layers(flight.webAnimations(within: .standard))
    #expect(layers["picture"]?.properties["width"]?.places == [0, 0.5, 0.5, 1])
    #expect(layers["picture"]?.properties["width"]?.values == [[50], [50], [150], [150]])
    let css = flight.styleSheet(within: .standard)
    #expect(css.contains("  49.9999% { width: 50px") && css.contains("  50% { width: 150px"))
    let lottie = try LottieReader.layers(
      flight.lottie(within: .standard) { _ in nil }, duration: 24)
    // There are 24 frames; the positions read are frames ÷ (60 · 24).
    let places = try #require(lottie["picture"]?.properties["s"]?.places.map { $0 * 1440 })
    #expect(
      places.count == 4 && zip(places, [0, 11.999, 12, 24]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// A component without an id is named by its path, and a picture's source may contain any
  /// characters.
  @Test("Names with markup characters are escaped")
  func names() throws {
    let source = #"a'"*/</style>{}\.png"#
    let flight = try Self.flight(id: "", source: #"a'\"*/</style>{}\\.png"#)
    let id = try #require(flight.plan.flying.first?.id)
    #expect(id.hasPrefix("/root"))
    for export in [flight.webAnimations, flight.coreAnimation] {
      let text = String(decoding: export(.standard), as: UTF8.self)
      #expect(text.contains(#""picture":"a'\"*/</style>{}\\.png""#))
      #expect(try JSONTree.read(Array(text.utf8))["layers"] != nil)
    }
    var asked: [String] = []
    let lottie = flight.lottie(within: .standard) {
      asked.append($0)
      return LottiePicture(address: $0, isEmbedded: false, size: Size(width: 1, height: 1))
    }
    #expect(asked == [source])
    let assets = try JSONTree.read(lottie)["assets"]?.elements ?? []
    #expect(assets.first?["p"]?.string == source)
    #expect(try MotionSceneReader.layers(flight.motionScene(within: .standard).text)[id] != nil)
    let css = flight.styleSheet(within: .standard)
    // There is one comment, at the top; a path in it is a URI reference (RFC 3986 §2.1).
    #expect(css.components(separatedBy: "*/").count == 2)
    #expect(css.contains(#"src="a%27%22%2A/%3C/style%3E%7B%7D%5C.png""#))
    #expect(css.contains(#".segue-\/root\/children\/0"#))
  }

  @Test("Numbers are short and have no exponent")
  func numbers() throws {
    let css = try Self.flight().styleSheet(within: .standard)
    let digits = try Regex(#"[0-9]+\.[0-9]{7}|[0-9]e-?[0-9]"#)
    #expect(css.firstMatch(of: digits) == nil)
  }

  @Test("Features that a format does not support are listed")
  func omitted() throws {
    let flight = try Self.flight(
      style: #", "boxShadow": "0 2px 4px 1px black, inset 0 0 3px red""#)
    let tree = try JSONTree.read(flight.coreAnimation(within: .standard))
    let what = (tree["omitted"]?.elements.first?["what"]?.elements ?? []).compactMap(\.string)
    #expect(what == ["inner shadows", "the spread of a shadow"])
    let lottie = try JSONTree.read(flight.lottie(within: .standard) { _ in nil })
    #expect(lottie["meta"]?["d"]?.string?.contains("picture: shadows") == true)
    #expect(flight.motionScene(within: .standard).text.contains("Left out of layer 4: shadows."))
  }

  /// In 0.4 s a hundredth is 4 ms. A jump takes no time, so in its middle half of it is off.
  @Test("A MotionScene reports the deviation of hundredths")
  func hundredths() throws {
    let steep = try Self.flight(
      transition: #"""
        {"kind": "hero", "duration": 0.4, "easing": {"linear": ["0 0%", "0 50.5%", "1 50.5%", "1 100%"]}}
        """#)
    let scene = steep.motionScene(within: .standard)
    #expect(!scene.keepsTolerance && abs(scene.largestLengthError - 50) < 1)
    // The windows begin and end at whole hundredths.
    let even = try Self.flight(
      transition: #"{"kind": "hero", "duration": 0.4, "easing": "linear"}"#)
    #expect(even.motionScene(within: .standard).keepsTolerance)
  }
}
