/// The keys of `segue.json`.
package enum ManifestVocabulary {
  private static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  private static let length = 0...Double.greatestFiniteMagnitude

  package static let project: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape("app", .string, "The app's name."),
    KeyShape("schemes", .array(of: .string), "The schemes of the app's own links."),
    KeyShape("hosts", .array(of: .string), "The hosts whose https links are the app's own."),
    KeyShape("screens", .array(of: .string), "The folders of screen files."),
    KeyShape("components", .array(of: .string), "The folders of component files."),
    KeyShape("assets", .string, "The folder of pictures and videos."),
    KeyShape("fonts", .array(of: .object(font)), "The app's own fonts."),
    KeyShape(
      "devices", .array(of: .either([.string, .named(.device)])),
      "What screens are laid out for: built-in names, or devices of their own."),
    KeyShape("transitions", .map(of: .named(.transition)), "Transitions by name."),
    KeyShape("defaultTransition", .string, "What plays when nothing else is said."),
    KeyShape("navigation", .object(navigation), "How the app is built up."),
  ]

  package static let navigation: [KeyShape] = [
    KeyShape("tabs", .array(of: .object(tab)), "The tabs of its tab bar, in order.")
  ]

  package static let tab: [KeyShape] = [
    KeyShape("id", .string, isRequired: true, "Names the tab for actions."),
    KeyShape("title", .string, isRequired: true, "What it says."),
    KeyShape("root", .string, isRequired: true, "The link to its first screen."),
  ]

  package static let font: [KeyShape] = [
    KeyShape("family", .string, isRequired: true, "The name that styles use."),
    KeyShape("weight", .number(1...1000), "400 unless told otherwise."),
    KeyShape("style", .keyword(["normal", "italic"]), "normal unless told otherwise."),
    KeyShape("file", .string, isRequired: true, "The font file."),
  ]

  package static let device: [KeyShape] = [
    KeyShape("name", .string, isRequired: true, "Names it for commands and outputs."),
    KeyShape("width", .number(Device.sides), isRequired: true, "In points."),
    KeyShape("height", .number(Device.sides), isRequired: true, "In points."),
    KeyShape("scale", .number(Device.scales), "Pixels a point; 1 unless told otherwise."),
    KeyShape(
      "direction", .keyword(LayoutDirection.allCases.map(\.rawValue)),
      "The direction that screens begin with."),
    KeyShape("safeArea", .object(safeArea), "The insets within which nothing covers a screen."),
    KeyShape("bars", .object(bars), "The heights of the bars that screens may show."),
  ]

  package static let safeArea: [KeyShape] = SafeAreaEdge.allCases.map {
    KeyShape($0.rawValue, .number(length), "In points.")
  }

  package static let bars: [KeyShape] = Bar.allCases.map {
    KeyShape($0.rawValue, .number(length), "In points.")
  }

  package static let transition: [KeyShape] = [
    KeyShape(
      "kind", .keyword(Transition.Kind.allCases.map(\.rawValue)), isRequired: true,
      "What happens."),
    KeyShape(
      "edge", .keyword(Transition.Edge.allCases.map(\.rawValue)), "Where a screen comes from."),
    KeyShape("duration", .number(0...Timing.longestDuration), "In seconds."),
    KeyShape(
      "path", .keyword(PathStyle.allCases.map(\.rawValue)), "How a hero flies: straight or arc."),
    KeyShape("backgroundScale", .number(0...1), "How far the screen behind scales back."),
    KeyShape("reducedMotion", .string, "The transition for people who want less motion."),
    KeyShape("easing", .named(.easing), "How progress grows over time."),
    KeyShape("push", .object(tracks), "What custom moves when a screen opens."),
    KeyShape(
      "pop", .object(tracks), "What custom moves on the way back; the push reversed if left out."),
  ]

  package static let tracks: [KeyShape] = [
    KeyShape("entering", .array(of: .named(.track)), "What happens to the screen that opens."),
    KeyShape("exiting", .array(of: .named(.track)), "What happens to the screen that is left."),
  ]

  package static let track: [KeyShape] = [
    KeyShape(
      "property", .keyword(Track.Property.allCases.map(\.rawValue)), isRequired: true,
      "What changes."),
    KeyShape(
      "from", .either([.number(anyNumber), .string]), isRequired: true,
      "Its value at the window's beginning; a translation may be a percentage of the screen."),
    KeyShape("to", .either([.number(anyNumber), .string]), isRequired: true, "At its end."),
    KeyShape("window", .array(of: .number(0...1)), "The part of the progress, [0, 1] if left out."),
  ]

  /// The forms of an easing that are objects, each with a single key.
  package static let easing: [KeyShape] = [
    KeyShape("cubicBezier", .array(of: .number(anyNumber)), "[x1, y1, x2, y2], as CSS has it."),
    KeyShape(
      "linear",
      .array(
        of: .either([
          .number(anyNumber), .string, .array(of: .either([.number(anyNumber), .string])),
        ])),
      "The stops of CSS linear()."),
    KeyShape("spring", .object(spring), "A spring; it sets its own duration."),
  ]

  package static let spring: [KeyShape] = [
    "response", "dampingFraction", "blendDuration", "mass", "stiffness", "damping",
    "initialVelocity", "duration", "bounce",
  ].map { KeyShape($0, .number(anyNumber), "A number of the spring's notation.") }
}
