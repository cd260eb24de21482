import Segue

/// The expected ranges and severities are marked by hand, from the description of each key in
/// Motion.md.
extension BrokenManifestTests {
  private static let spring = #"3️⃣{"spring": {"response": 0.5}}4️⃣"#

  static let timings: [BrokenInput] = [
    BrokenInput(
      "a way back with a spring and a duration", .conflictingTiming,
      transition(#""kind": "fade", "popEasing": \#(spring), "popDuration": 1️⃣0.42️⃣"#)),
    BrokenInput(
      "a duration of the way back that the push's spring has already", .conflictingTiming,
      transition(#""kind": "fade", "easing": \#(spring), "popDuration": 1️⃣0.42️⃣"#)),
    BrokenInput(
      "a way back below nothing", .valueOutOfRange,
      transition(#""kind": "fade", "popEasing": "easeIn", "popDuration": 1️⃣-0.12️⃣"#)),
    BrokenInput(
      "a way back along a curve that nobody knows", .invalidValue, fix: #""easeOut""#,
      transition(#""kind": "fade", "popEasing": 1️⃣"ease-out"2️⃣"#)),
    BrokenInput(
      "a way back that never rests", .valueOutOfRange,
      transition(
        #""kind": "fade", "popEasing": {"spring": {"response": 1, "dampingFraction": 1️⃣02️⃣}}"#)),
    BrokenInput(
      "a spring that bounces for ever", .valueOutOfRange,
      transition(#""kind": "fade", "easing": {"spring": {"duration": 1, "bounce": 1️⃣12️⃣}}"#)),
    BrokenInput(
      "a spring that takes days", .valueOutOfRange,
      transition(
        #"""
        "kind": "fade", "easing": {"spring": {"response": 1️⃣1000002️⃣, "dampingFraction": 1}}
        """#)),
    BrokenInput(
      "a way of more than a million percent", .valueOutOfRange,
      custom(
        #"""
        "push": {"entering": [{"property": "translateX", "from": 1️⃣"-1000001%"2️⃣, "to": 0}]}
        """#)),
    BrokenInput(
      "a wait of more than a minute", .valueOutOfRange,
      transition(#""kind": "fade", "timeout": 1️⃣612️⃣"#)),
    BrokenInput(
      "a wait below nothing", .valueOutOfRange,
      transition(#""kind": "fade", "timeout": 1️⃣-12️⃣"#)),
    BrokenInput(
      "a wait in words", .wrongType, transition(#""kind": "fade", "timeout": 1️⃣"2 s"2️⃣"#)),
  ]

  static let windows: [BrokenInput] = [
    BrokenInput(
      "windows of a slide", .invalidValue,
      transition(#""kind": "slide", "windows": 1️⃣{"entering": [0, 0.5]}2️⃣"#)),
    BrokenInput(
      "windows of a slide's way back", .invalidValue,
      transition(#""kind": "slide", "popWindows": 1️⃣{}2️⃣"#)),
    BrokenInput(
      "a list of windows", .wrongType, transition(#""kind": "hero", "windows": 1️⃣[0, 1]2️⃣"#)),
    BrokenInput(
      "a channel that nobody knows", .unknownKey, .warning, fix: #""cornerRadius""#,
      transition(#""kind": "hero", "windows": {1️⃣"cornerRadii"2️⃣: [0, 1]}"#)),
    BrokenInput(
      "a channel in one moment", .valueOutOfRange,
      transition(#""kind": "hero", "windows": {"clip": 1️⃣[0.5, 0.5]2️⃣}"#)),
    BrokenInput(
      "a channel that goes on past the end", .valueOutOfRange,
      transition(#""kind": "hero", "popWindows": {"frame": 1️⃣[0, 1.1]2️⃣}"#)),
    BrokenInput(
      "a channel with a beginning alone", .invalidValue,
      transition(#""kind": "hero", "windows": {"paint": 1️⃣[0.5]2️⃣}"#)),
    BrokenInput(
      "a window of words", .wrongType,
      transition(#""kind": "hero", "windows": {"opacity": [0, 1️⃣"50%"2️⃣]}"#)),
    BrokenInput(
      "a clip that nobody knows", .invalidValue, fix: #""leave""#,
      transition(#""kind": "hero", "clip": 1️⃣"leaves"2️⃣"#)),
    BrokenInput(
      "bars that are covered by a number", .wrongType,
      transition(#""kind": "hero", "coversBars": 1️⃣12️⃣"#)),
  ]

  static let keysWithoutEffect: [BrokenInput] = [
    ("fade", #""edge""#, #""bottom""#), ("hero", #""edge""#, #""top""#),
    ("scale", #""edge""#, #""leading""#), ("custom", #""edge""#, #""leading""#),
    ("none", #""edge""#, #""leading""#), ("slide", #""path""#, #""arc""#),
    ("slideUp", #""clip""#, #""keep""#), ("moveIn", #""coversBars""#, "true"),
    ("none", #""backgroundScale""#, "0.9"), ("none", #""duration""#, "1"),
    ("none", #""easing""#, #""ease""#), ("none", #""popDuration""#, "1"),
    ("none", #""popEasing""#, #""ease""#),
  ].map { kind, key, value in
    BrokenInput(
      "\(key) of \(kind)", .keyWithoutEffect, .warning,
      transition(#""kind": "\#(kind)", 1️⃣\#(key)2️⃣: \#(value)"#))
  }

  private static func reduced(_ text: String, _ others: String = "") -> String {
    #"{"transitions": {"t": {"kind": "hero", "reducedMotion": \#(text)}\#(others)}}"#
  }

  static let replacements: [BrokenInput] = [
    BrokenInput(
      "a fallback that nobody declares", .unknownTransition, fix: #""slide""#,
      transition(#""kind": "hero", "fallback": 1️⃣"slid"2️⃣"#)),
    BrokenInput(
      "a fallback without a name", .invalidValue,
      transition(#""kind": "hero", "fallback": 1️⃣""2️⃣"#)),
    BrokenInput(
      "a hero for a screen that has not loaded", .keyWithoutEffect, .warning,
      transition(#""kind": "hero", "reducedMotion": "fade", "fallback": 1️⃣"hero"2️⃣"#)),
    BrokenInput("a hero instead of itself", .unreducedMotion, .warning, reduced(#"1️⃣"t"2️⃣"#)),
    BrokenInput(
      "a fade instead of itself", .unreducedMotion, .warning,
      transition(#""kind": "fade", "reducedMotion": 1️⃣"t"2️⃣"#)),
    BrokenInput(
      "a kind that moves instead of one that moves", .unreducedMotion, .warning,
      reduced(#"1️⃣"slide"2️⃣"#)),
    BrokenInput(
      "a transition that moves instead of one that moves", .unreducedMotion, .warning,
      reduced(#"1️⃣"grow"2️⃣"#, #", 3️⃣"grow"4️⃣: {"kind": "scale", "reducedMotion": "fade"}"#)),
    BrokenInput(
      "a fade that scales the screen behind", .unreducedMotion, .warning,
      reduced(#"1️⃣"sink"2️⃣"#, #", 3️⃣"sink"4️⃣: {"kind": "fade", "backgroundScale": 0.9}"#)),
    BrokenInput(
      "tracks that move instead of a hero", .unreducedMotion, .warning,
      reduced(
        #"1️⃣"drift"2️⃣"#,
        #"""
        , 3️⃣"drift"4️⃣: {"kind": "custom", "push": {"entering": [
          {"property": "opacity", "from": 0, "to": 1},
          {"property": "translateY", "from": 40, "to": 0}]}}
        """#)),
    BrokenInput(
      "tracks that move on the way back alone", .unreducedMotion, .warning,
      reduced(
        #"1️⃣"drift"2️⃣"#,
        #"""
        , 3️⃣"drift"4️⃣: {"kind": "custom", "push": {},
          "pop": {"exiting": [{"property": "scale", "from": 1, "to": 0}]}}
        """#)),
  ]

  private static func custom(_ text: String) -> String {
    transition(#""kind": "custom", \#(text)"#)
  }

  static let restlessTracks: [BrokenInput] = [
    BrokenInput(
      "a screen that arrives beside its place", .restlessTrack, .warning,
      custom(#""push": {"entering": [1️⃣{"property": "translateX", "from": "100%", "to": 4}2️⃣]}"#)),
    BrokenInput(
      "a screen that arrives too high", .restlessTrack, .warning,
      custom(#""push": {"entering": [1️⃣{"property": "translateY", "from": 0, "to": "-1%"}2️⃣]}"#)),
    BrokenInput(
      "a screen that arrives too small", .restlessTrack, .warning,
      custom(#""push": {"entering": [1️⃣{"property": "scale", "from": 0.5, "to": 0.95}2️⃣]}"#)),
    BrokenInput(
      "a screen that arrives half seen", .restlessTrack, .warning,
      custom(
        #"""
        "push": {"entering": [1️⃣{"property": "opacity", "from": 0, "to": 0.5, "window": [0, 0.5]}2️⃣,
          {"property": "opacity", "from": 0.5, "to": 1, "window": [0.5, 1]}]}
        """#)),
    BrokenInput(
      "a screen that arrives round", .restlessTrack, .warning,
      custom(#""push": {"entering": [1️⃣{"property": "cornerRadius", "from": 0, "to": 12}2️⃣]}"#)),
    BrokenInput(
      "a screen that is left elsewhere than where it was", .restlessTrack, .warning,
      custom(#""push": {"exiting": [1️⃣{"property": "scale", "from": 0.9, "to": 0.8}2️⃣]}"#)),
    BrokenInput(
      "a screen that comes back too small", .restlessTrack, .warning,
      custom(
        #"""
        "push": {}, "pop": {"entering": [1️⃣{"property": "scale", "from": 0.5, "to": 0.9}2️⃣]}
        """#)),
    BrokenInput(
      "two moves that do not add up", .restlessTrack, .warning,
      custom(
        #"""
        "push": {"entering": [{"property": "translateX", "from": 0, "to": 30},
          1️⃣{"property": "translateX", "from": 0, "to": -20}2️⃣,
          {"property": "translateX", "from": 10, "to": 0}]}
        """#)),
  ]
}
