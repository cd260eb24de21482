/// The keys of an easing.
extension ManifestVocabulary {
  /// The notations of an easing that are objects, each with a single key.
  package static let easing: [KeyShape] = [
    KeyShape(
      "cubicBezier", .list([.number(0...1), motion, .number(0...1), motion], atLeast: 4),
      "[x1, y1, x2, y2], as CSS has it."),
    KeyShape("linear", .array(of: stop, atLeast: 2), "The stops of CSS linear(), from 0 to 1."),
    KeyShape("spring", .notations(springs), "A spring; it sets its own duration."),
  ]

  private static let motion = ValueShape.number(MotionLimits.magnitude)

  /// A stop, such as `0.5`, `"0.5 25% 75%"` or `[0.5, "25%", "75%"]`.
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
        "The period in seconds if nothing damped it; 0.5 by default."),
      KeyShape(
        "dampingFraction", .number(MotionLimits.nonnegative),
        "1 is the least that does not overshoot; 0.825 by default."),
      blendDuration,
    ],
    [
      KeyShape(
        "duration", .number(MotionLimits.positive), isRequired: true,
        "How long it seems to take, in seconds."),
      KeyShape(
        "bounce", .number((-1).nextUp...1), "0 is the most that does not overshoot; 0 by default."),
      blendDuration, initialVelocity,
    ],
    [
      KeyShape("mass", .number(MotionLimits.positive), "1 by default."),
      KeyShape("stiffness", .number(MotionLimits.positive), isRequired: true, "How hard it pulls."),
      KeyShape(
        "damping", .number(MotionLimits.nonnegative), isRequired: true, "How much it is slowed."),
      blendDuration, initialVelocity,
    ],
  ]

  private static let blendDuration = KeyShape(
    "blendDuration", .number(MotionLimits.nonnegative),
    "How long it takes over from a running one, in seconds; 0.25 by default.")

  private static let initialVelocity = KeyShape(
    "initialVelocity", motion, "In whole ways a second; 0 by default.")

  /// The keys of all notations.
  static let springNames = springs.flatMap { $0 }.reduce(into: [String]()) { names, key in
    if !names.contains(key.name) { names.append(key.name) }
  }
}
