/// The keys of a transition.
extension ManifestVocabulary {
  package static let transition: [KeyShape] = [
    KeyShape(
      "kind", .keyword(Transition.Kind.allCases.map(\.rawValue)), isRequired: true,
      "What happens."),
    KeyShape(
      "edge", .keyword(Transition.Edge.allCases.map(\.rawValue)), "Where a screen comes from."),
    KeyShape("easing", .named(.easing), "How progress grows over time; easeInOut by default."),
    KeyShape("duration", seconds, "In seconds; by default it depends on the distance."),
    KeyShape(
      "popEasing", .named(.easing),
      "How progress grows on the way back; the push reversed by default."),
    KeyShape("popDuration", seconds, "How long the way back takes, in seconds."),
    KeyShape(
      "path", .keyword(PathStyle.allCases.map(\.rawValue)), "How a hero flies: straight or arc."),
    KeyShape("windows", .object(windows), "When in the progress each part of a hero changes."),
    KeyShape(
      "popWindows", .object(windows),
      "The same in the progress of the way back; the push reversed by default."),
    KeyShape(
      "clip", .keyword(ClipPolicy.allCases.map(\.rawValue)),
      "What becomes of the clips around a hero: leave, which is the default, or keep."),
    KeyShape("coversBars", .boolean, "Whether a hero flies over the bars; false by default."),
    KeyShape(
      "landing", .object(ComponentVocabulary.landing),
      "Where a snapshot without a partner lands; what the destination declares by default."),
    KeyShape(
      "withoutPartner", .keyword([Transition.Kind.sourceScale.rawValue]),
      "What a hero without a partner does; without the key, the default transition plays."),
    KeyShape("backgroundScale", .number(0...1), "How far the screen behind scales back."),
    KeyShape("reducedMotion", .name(), "The transition that plays when Reduce Motion is on."),
    KeyShape(
      "timeout", .number(Transition.timeouts),
      "How long it waits at its end for a screen that has not loaded, in seconds; 2 by default."),
    KeyShape("fallback", .name(), "The transition that plays when that is over."),
    KeyShape("push", .object(tracks), "What custom moves when a screen opens."),
    KeyShape(
      "pop", .object(tracks), "What custom moves on the way back; the push reversed by default."),
  ]

  private static let seconds = ValueShape.number(0...Timing.longestDuration)

  package static let windows: [KeyShape] = FlightChannel.allCases.map {
    KeyShape($0.rawValue, window, $0.summary)
  }

  private static let window = ValueShape.list([.number(0...1), .number(0...1)], atLeast: 2)

  package static let tracks: [KeyShape] = [
    KeyShape("entering", .array(of: .named(.track)), "What happens to the entering screen."),
    KeyShape("exiting", .array(of: .named(.track)), "What happens to the exiting screen."),
  ]

  /// The keys that a track has for every property.
  package static let track: [KeyShape] = [
    KeyShape("property", .string, isRequired: true, "What changes."),
    KeyShape("window", window, "The part of the progress, [0, 1] by default."),
  ]

  /// The kinds of tracks, one for each `property`.
  package static let tracksByProperty = Track.Property.allCases.map { property in
    ShapeVariant(
      property.rawValue, property.summary,
      [
        KeyShape("from", property.amount, isRequired: true, "Its value at the window's beginning."),
        KeyShape("to", property.amount, isRequired: true, "Its value at the window's end."),
      ])
  }

  static let trackNames = ["property", "from", "to", "window"]
}

extension Track.Property {
  /// The range of amounts, which are numbers or percentages.
  var amounts: ClosedRange<Double> {
    switch self {
    case .translateX, .translateY: -1e6...1e6
    case .scale: 0...1000
    case .opacity: 0...1
    case .cornerRadius: 0...1e6
    }
  }

  /// Whether an amount may also be a percentage of the screen's width or height.
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
