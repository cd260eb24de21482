/// The keys of a transition.
extension ManifestVocabulary {
  package static let transition: [KeyShape] = [
    KeyShape(
      "kind", .keyword(Transition.Kind.allCases.map { $0.rawValue }), isRequired: true,
      "The kind of transition."),
    KeyShape(
      "edge", .keyword(Transition.Edge.allCases.map { $0.rawValue }),
      "The edge from which the entering screen comes."),
    KeyShape("easing", .named(.easing), "The progress over time; easeInOut by default."),
    KeyShape(
      "duration", seconds, "The duration in seconds; by default it depends on the distance."),
    KeyShape(
      "popEasing", .named(.easing),
      "The progress over time on the way back; the push in reverse by default."),
    KeyShape("popDuration", seconds, "The duration of the way back, in seconds."),
    KeyShape(
      "path", .keyword(PathStyle.allCases.map { $0.rawValue }),
      "The path of a hero: straight, the default, or arc."),
    KeyShape(
      "windows", .object(windows),
      "The part of the progress in which each channel of a hero changes."),
    KeyShape(
      "popWindows", .object(windows),
      "The windows of the way back, in its own progress; the push in reverse by default."),
    KeyShape(
      "clip", .keyword(ClipPolicy.allCases.map { $0.rawValue }),
      "Whether a hero leaves the clips of its ancestors: leave, the default, or keep."),
    KeyShape("coversBars", .boolean, "Whether the flight is above the bars; false by default."),
    KeyShape(
      "landing", .object(ComponentVocabulary.landing),
      "Where a snapshot without a partner lands; by default as the destination declares."),
    KeyShape(
      "withoutPartner", .keyword([Transition.Kind.sourceScale.rawValue]),
      "What a hero without a partner does; by default, the default transition plays instead."),
    KeyShape(
      "backgroundScale", .number(0...1),
      "The factor to which the source screen scales down; 1 by default, 0.92 for slideUp."),
    KeyShape("reducedMotion", .name(), "The transition that plays when Reduce Motion is on."),
    KeyShape(
      "timeout", .number(Transition.timeouts),
      "How long a finished flight waits for a screen that has not loaded, in seconds; 2 by default."
    ),
    KeyShape("fallback", .name(), "The transition that plays after the timeout."),
    KeyShape("push", .object(tracks), "The tracks of a custom transition when a screen opens."),
    KeyShape(
      "pop", .object(tracks),
      "The tracks of a custom transition on the way back; the push in reverse by default."),
  ]

  private static let seconds = ValueShape.number(0...Timing.longestDuration)

  package static let windows: [KeyShape] = FlightChannel.allCases.map {
    KeyShape($0.rawValue, window, $0.summary)
  }

  private static let window = ValueShape.list([.number(0...1), .number(0...1)], atLeast: 2)

  package static let tracks: [KeyShape] = [
    KeyShape("entering", .array(of: .named(.track)), "The tracks of the entering screen."),
    KeyShape("exiting", .array(of: .named(.track)), "The tracks of the exiting screen."),
  ]

  /// The keys that a track has for every property.
  package static let track: [KeyShape] = [
    KeyShape("property", .string, isRequired: true, "The property that changes."),
    KeyShape("window", window, "The part of the progress in which it changes; [0, 1] by default."),
  ]

  /// The kinds of tracks, one for each `property`.
  package static let tracksByProperty = Track.Property.allCases.map { property in
    ShapeVariant(
      property.rawValue, property.summary,
      [
        KeyShape(
          "from", property.amount, isRequired: true, "The value at the beginning of the window."),
        KeyShape("to", property.amount, isRequired: true, "The value at the end of the window."),
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
    case .translateX: "Moves the screen to the right, in points or percent of its width."
    case .translateY: "Moves the screen down, in points or percent of its height."
    case .scale: "Scales the screen about its centre."
    case .opacity: "The opacity, from 0 to 1."
    case .cornerRadius: "The corner radius, in points."
    }
  }
}
