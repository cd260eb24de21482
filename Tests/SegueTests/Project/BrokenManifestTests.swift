import Segue
import Testing

/// The expected ranges and severities are marked by hand, from the rules of FORMAT.md.
@Suite("Broken manifests")
struct BrokenManifestTests {
  @Test("A mistake in segue.json is reported", arguments: manifests)
  func checkManifests(_ input: BrokenInput) { input.check() }

  @Test("A mistake in a transition is reported", arguments: transitions)
  func checkTransitions(_ input: BrokenInput) { input.check() }

  @Test("A mistake in the timing of a transition is reported", arguments: timings)
  func checkTimings(_ input: BrokenInput) { input.check() }

  @Test("A mistake in the windows of a hero is reported", arguments: windows)
  func checkWindows(_ input: BrokenInput) { input.check() }

  @Test("A key without effect for its kind is reported", arguments: keysWithoutEffect)
  func checkEffects(_ input: BrokenInput) { input.check() }

  @Test("A mistake in a fallback or reduced transition is reported", arguments: replacements)
  func checkReplacements(_ input: BrokenInput) { input.check() }

  @Test("A screen that jumps at the end of a transition is reported", arguments: restlessTracks)
  func checkRest(_ input: BrokenInput) { input.check() }

  @Test("A mistake in an asset is reported", arguments: assets)
  func checkAssets(_ input: BrokenInput) { input.check() }

  static let manifests: [BrokenInput] = [
    BrokenInput("no object", .wrongType, "1️⃣[]2️⃣"),
    BrokenInput(
      "a key that is misspelt", .unknownKey, .warning, fix: #""schemes""#,
      #"{1️⃣"scheme"2️⃣: ["shop"]}"#),
    BrokenInput("a scheme that is a number", .wrongType, #"{"schemes": ["a", 1️⃣72️⃣]}"#),
    BrokenInput(
      "a scheme with what follows it in a URL (RFC 3986, 3.1)", .invalidValue, fix: #""shop""#,
      #"{"schemes": [1️⃣"shop://"2️⃣]}"#),
    BrokenInput(
      "a scheme that begins with a digit", .invalidValue, #"{"schemes": [1️⃣"1shop"2️⃣]}"#),
    BrokenInput(
      "a URL instead of a host", .invalidValue, fix: #""shop.example""#,
      #"{"hosts": ["a.example:8080", 1️⃣"https://shop.example/"2️⃣]}"#),
    BrokenInput("an empty folder", .invalidValue, #"{"screens": [1️⃣""2️⃣]}"#),
    BrokenInput(
      "a device that nobody knows", .unknownDevice, fix: #""iphone-15""#,
      #"{"devices": [1️⃣"iphone15"2️⃣]}"#),
    BrokenInput(
      "measures of no device", .unknownDevice, #"{"devices": [1️⃣"0x812@3"2️⃣]}"#),
    BrokenInput(
      "a device that stands twice", .duplicateDevice,
      #"{"devices": [3️⃣"iphone-se"4️⃣, 1️⃣"iphone-se"2️⃣]}"#),
    BrokenInput(
      "a device without a height", .missingKey,
      #"{"devices": [1️⃣{"name": "kiosk", "width": 100}2️⃣]}"#),
    BrokenInput(
      "a device without width", .valueOutOfRange,
      #"{"devices": [{"name": "kiosk", "width": 1️⃣02️⃣, "height": 100}]}"#),
    BrokenInput(
      "an inset on the left", .unknownKey, .warning,
      #"{"devices": [{"name": "k", "width": 9, "height": 9, "safeArea": {1️⃣"left"2️⃣: 9}}]}"#),
    BrokenInput(
      "a font that is not there", .missingFile,
      #"{"fonts": [{"family": "Brand", "file": 1️⃣"Brand.ttf"2️⃣}]}"#),
    BrokenInput(
      "a range of weights with one end", .invalidValue, weight(#"1️⃣"400"2️⃣"#)),
    BrokenInput(
      "a range of weights with a hyphen", .invalidValue, weight(#"1️⃣"100-900"2️⃣"#)),
    BrokenInput("a range of weights past 1000", .invalidValue, weight(#"1️⃣"100 1001"2️⃣"#)),
    BrokenInput("a weight of 0", .valueOutOfRange, weight("1️⃣02️⃣")),
    BrokenInput(
      "a tab without a title", .missingKey,
      #"{"navigation": {"tabs": [1️⃣{"id": "a", "root": "s://a"}2️⃣]}}"#),
    BrokenInput(
      "a default transition that nobody declares", .unknownTransition, fix: #""fade""#,
      #"{"defaultTransition": 1️⃣"fad"2️⃣}"#),
    BrokenInput(
      "a key that stands twice", .duplicateKey, #"{3️⃣"app"4️⃣: "a", 1️⃣"app"2️⃣: "b"}"#),
  ]

  private static func weight(_ text: String) -> String {
    """
    --- segue.json
    {"fonts": [{"family": "Brand", "weight": \(text), "file": "fonts/Brand.ttf"}]}
    --- fonts/Brand.ttf
    """
  }

  static func transition(_ text: String) -> String {
    #"{"transitions": {"t": {\#(text)}}}"#
  }

  private static func track(_ text: String) -> String {
    transition(#""kind": "custom", "push": {"entering": [{"property": \#(text)}]}"#)
  }

  static let transitions: [BrokenInput] = [
    BrokenInput("a kind's name", .reservedName, #"{"transitions": {1️⃣"fade"2️⃣: {"kind": "hero"}}}"#),
    BrokenInput("no name", .invalidValue, #"{"transitions": {1️⃣""2️⃣: {"kind": "hero"}}}"#),
    BrokenInput("no kind", .missingKey, #"{"transitions": {"t": 1️⃣{}2️⃣}}"#),
    BrokenInput(
      "a kind that nobody knows", .invalidValue, fix: #""slide""#,
      transition(#""kind": 1️⃣"slid"2️⃣"#)),
    BrokenInput(
      "a duration below nothing", .valueOutOfRange,
      transition(#""kind": "fade", "duration": 1️⃣-0.12️⃣"#)),
    BrokenInput(
      "a spring with a duration", .conflictingTiming,
      transition(
        #""kind": "fade", "duration": 1️⃣0.42️⃣, "easing": 3️⃣{"spring": {"response": 0.5}}4️⃣"#)),
    BrokenInput(
      "a spring that never rests", .valueOutOfRange,
      transition(
        #""kind": "fade", "easing": {"spring": {"response": 0.5, "dampingFraction": 1️⃣02️⃣}}"#)),
    BrokenInput(
      "a spring in two notations", .invalidValue,
      transition(#""kind": "fade", "easing": {"spring": 1️⃣{"response": 0.5, "mass": 1}2️⃣}"#)),
    BrokenInput(
      "a curve that nobody knows", .invalidValue, fix: #""easeIn""#,
      transition(#""kind": "fade", "easing": 1️⃣"ease-in"2️⃣"#)),
    BrokenInput(
      "a curve of three numbers", .invalidValue,
      transition(#""kind": "fade", "easing": {"cubicBezier": 1️⃣[0, 0, 1]2️⃣}"#)),
    BrokenInput(
      "a curve that runs back in time", .valueOutOfRange,
      transition(#""kind": "fade", "easing": {"cubicBezier": 1️⃣[-0.1, 0, 1, 1]2️⃣}"#)),
    BrokenInput(
      "two easings", .invalidValue,
      transition(
        #""kind": "fade", "easing": 1️⃣{"linear": [0, 1], "cubicBezier": [0, 0, 1, 1]}2️⃣"#)),
    BrokenInput(
      "stops that do not end at 1", .invalidValue,
      transition(#""kind": "fade", "easing": {"linear": 1️⃣[0, 0.5]2️⃣}"#)),
    BrokenInput(
      "a stop with a word", .invalidValue,
      transition(#""kind": "fade", "easing": {"linear": [0, 1️⃣"half 50%"2️⃣, 1]}"#)),
    BrokenInput(
      "tracks of a fade", .invalidValue, transition(#""kind": "fade", "push": 1️⃣{}2️⃣"#)),
    BrokenInput(
      "less motion that nobody declares", .unknownTransition,
      transition(#""kind": "fade", "reducedMotion": 1️⃣"whatever"2️⃣"#)),
    BrokenInput(
      "a track of what does not move", .invalidValue,
      track(#"1️⃣"colour"2️⃣, "from": 0, "to": 1"#)),
    BrokenInput(
      "a track that goes nowhere", .missingKey,
      transition(#""kind": "custom", "push": {"exiting": [1️⃣{"property": "scale", "from": 1}2️⃣]}"#)),
    BrokenInput(
      "an opacity in percent", .wrongType, track(#""opacity", "from": 1️⃣"50%"2️⃣, "to": 1"#)),
    BrokenInput(
      "a translation in pixels", .invalidValue,
      track(#""translateX", "from": 1️⃣"50px"2️⃣, "to": 1"#)),
    BrokenInput(
      "a window that ends before it begins", .valueOutOfRange,
      track(#""scale", "from": 0, "to": 1, "window": 1️⃣[0.5, 0.2]2️⃣"#)),
  ]

  private static func picture(_ text: String, _ asset: String) -> String {
    #"""
    --- screens/a.json
    {"screen": "a", "root": {"type": "layout", "children": [\#(text)]}}
    --- assets/coat.png\#(asset)
    """#
  }

  static let assets: [BrokenInput] = [
    BrokenInput(
      "a picture that is not there", .missingAsset, fix: #""coat.png""#,
      picture(#"{"type": "image", "source": 1️⃣"coot.png"2️⃣}"#, "")
        .replacing(#""coot.png"2️⃣"#, with: #""coot.png"2️⃣, "style": {"width": 4, "height": 4}"#)),
    BrokenInput(
      "a poster that is not there", .missingAsset,
      picture(#"{"type": "video", "source": "https://a/b", "poster": 1️⃣"z"2️⃣}"#, "")),
    BrokenInput(
      "a video that is not there", .missingAsset,
      picture(#"{"type": "video", "source": 1️⃣"z"2️⃣}"#, "")),
    BrokenInput(
      "an icon that is not there", .missingAsset,
      picture(#"{"type": "button", "title": "a", "icon": 1️⃣"z"2️⃣}"#, "")),
    BrokenInput(
      "a picture that is none", .unreadableAsset,
      picture(
        #"{"type": "image", "source": 1️⃣"coat.png"2️⃣, "style": {"width": 4, "height": 4}}"#,
        "\nnot a picture")),
    BrokenInput(
      "a picture from elsewhere without a size", .unknownPictureSize, .warning,
      picture(#"{"type": "image", "source": 1️⃣"https://a.example/b"2️⃣}"#, "")),
  ]
}
