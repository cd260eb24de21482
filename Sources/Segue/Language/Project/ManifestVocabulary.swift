/// The keys of `segue.json`.
package enum ManifestVocabulary {
  private static let length = ValueShape.number(0...Device.sides.upperBound)

  package static let project: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape("app", .string, "The app's name."),
    KeyShape("schemes", .array(of: .name()), "The schemes of the app's own links."),
    KeyShape("hosts", .array(of: .name()), "The hosts whose https links are the app's own."),
    KeyShape("screens", .array(of: .name()), "The folders of screen files."),
    KeyShape("components", .array(of: .name()), "The folders of component files."),
    KeyShape("assets", .name(), "The folder of pictures and videos."),
    KeyShape("fonts", .array(of: .object(font)), "The app's own fonts."),
    KeyShape(
      "devices",
      .array(of: .either([.keyword(builtInDevices), deviceDimensions, .named(.device)])),
      "What screens are laid out for: built-in names, or devices of their own."),
    KeyShape(
      "transitions",
      .map(of: .named(.transition), names: .name(except: Transition.Kind.allCases.map(\.rawValue))),
      "Transitions by name."),
    KeyShape("defaultTransition", .name(), "What plays when nothing else is said."),
    KeyShape("navigation", .object(navigation), "How the app is built up."),
  ]

  private static let builtInDevices = Device.builtIn.map(\.name)

  /// As `Device(dimensions:)` reads it.
  private static let deviceDimensions = ValueShape.text(
    matching: "^\(unsignedDecimalPattern)x\(unsignedDecimalPattern)(@\(unsignedDecimalPattern))?$")

  package static let navigation: [KeyShape] = [
    KeyShape("tabs", .array(of: .object(tab)), "The tabs of its tab bar, in order.")
  ]

  package static let tab: [KeyShape] = [
    KeyShape("id", .name(), isRequired: true, "Names the tab for actions."),
    KeyShape("title", .name(), isRequired: true, "What it says."),
    KeyShape("root", .name(), isRequired: true, "The link to its first screen."),
  ]

  package static let font: [KeyShape] = [
    KeyShape("family", .name(), isRequired: true, "The name that styles use."),
    KeyShape("weight", .number(1...1000), "400 unless told otherwise."),
    KeyShape("style", .keyword(["normal", "italic"]), "normal unless told otherwise."),
    KeyShape("file", .name(), isRequired: true, "The font file."),
  ]

  package static let device: [KeyShape] = [
    KeyShape("name", .name(), isRequired: true, "Names it for commands and outputs."),
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
    KeyShape($0.rawValue, length, "In points.")
  }

  package static let bars: [KeyShape] = Bar.allCases.map {
    KeyShape($0.rawValue, length, "In points.")
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
    KeyShape("reducedMotion", .name(), "The transition for people who want less motion."),
    KeyShape("easing", .named(.easing), "How progress grows over time."),
    KeyShape("push", .object(tracks), "What custom moves when a screen opens."),
    KeyShape(
      "pop", .object(tracks), "What custom moves on the way back; the push reversed if left out."),
  ]

  package static let tracks: [KeyShape] = [
    KeyShape("entering", .array(of: .named(.track)), "What happens to the screen that opens."),
    KeyShape("exiting", .array(of: .named(.track)), "What happens to the screen that is left."),
  ]

  /// The keys that a track has whatever it changes.
  package static let track: [KeyShape] = [
    KeyShape("property", .string, isRequired: true, "What changes."),
    KeyShape(
      "window", .list([.number(0...1), .number(0...1)], atLeast: 2),
      "The part of the progress, [0, 1] if left out."),
  ]

  /// The kinds of tracks by the `property` that they change.
  package static let tracksByProperty = Track.Property.allCases.map { property in
    ShapeVariant(
      property.rawValue, property.summary,
      [
        KeyShape("from", property.amount, isRequired: true, "Its value at the window's beginning."),
        KeyShape("to", property.amount, isRequired: true, "Its value at the window's end."),
      ])
  }

  static let trackNames = ["property", "from", "to", "window"]

  /// The forms of an easing that are objects, each with a single key.
  package static let easing: [KeyShape] = [
    KeyShape(
      "cubicBezier", .list([.number(0...1), motion, .number(0...1), motion], atLeast: 4),
      "[x1, y1, x2, y2], as CSS has it."),
    KeyShape("linear", .array(of: stop, atLeast: 2), "The stops of CSS linear(), from 0 to 1."),
    KeyShape("spring", .notations(springs), "A spring; it sets its own duration."),
  ]

  private static let motion = ValueShape.number(MotionLimits.magnitude)

  /// `0.5`, `"0.5 25% 75%"` or `[0.5, "25%", "75%"]`.
  private static let stop = ValueShape.either([
    motion, .text(matching: "^ *\(decimalPattern)( +\(decimalPattern)%){0,2} *$"),
    .list(
      [
        .either([motion, .text(matching: "^\(decimalPattern)$")]),
        .percentage(mayBeNegative: true), .percentage(mayBeNegative: true),
      ], atLeast: 1),
  ])

  /// The three notations of a spring.
  package static let springs: [[KeyShape]] = [
    [
      KeyShape(
        "response", .number(MotionLimits.positive),
        "The period in seconds if nothing damped it; 0.5 unless told."),
      KeyShape(
        "dampingFraction", .number(MotionLimits.notNegative),
        "1 is the least that does not overshoot; 0.825 unless told."),
      KeyShape(
        "blendDuration", .number(MotionLimits.notNegative),
        "The seconds in which it takes over from a spring that is running."),
    ],
    [
      KeyShape(
        "duration", .number(MotionLimits.positive), isRequired: true,
        "How long it seems to take, in seconds."),
      KeyShape(
        "bounce", .number((-1).nextUp...1), "0 is the most that does not overshoot; 0 unless told."),
      initialVelocity,
    ],
    [
      KeyShape("mass", .number(MotionLimits.positive), "1 unless told."),
      KeyShape("stiffness", .number(MotionLimits.positive), isRequired: true, "How hard it pulls."),
      KeyShape(
        "damping", .number(MotionLimits.notNegative), isRequired: true, "How much it is slowed."),
      initialVelocity,
    ],
  ]

  private static let initialVelocity = KeyShape(
    "initialVelocity", motion, "In whole ways a second; 0 unless told.")

  /// The keys of all notations.
  static let springNames = springs.flatMap { $0 }.reduce(into: [String]()) { names, key in
    if !names.contains(key.name) { names.append(key.name) }
  }
}

extension Track.Property {
  /// The numbers that it may have.
  var amounts: ClosedRange<Double> {
    switch self {
    case .translateX, .translateY: -1e6...1e6
    case .scale: 0...1000
    case .opacity: 0...1
    case .cornerRadius: 0...1e6
    }
  }

  /// Whether a percentage of the screen's width or height will do as well.
  var takesPercentages: Bool { self == .translateX || self == .translateY }

  fileprivate var amount: ValueShape {
    takesPercentages
      ? .either([.number(amounts), .percentage(mayBeNegative: true)]) : .number(amounts)
  }

  fileprivate var summary: String {
    switch self {
    case .translateX: "Moves it along, in points or percent of its width."
    case .translateY: "Moves it down, in points or percent of its height."
    case .scale: "Scales it about its centre."
    case .opacity: "From 0, unseen, to 1."
    case .cornerRadius: "Rounds its corners, in points."
    }
  }
}
