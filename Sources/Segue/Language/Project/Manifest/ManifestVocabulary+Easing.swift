/// The keys of an easing.
extension ManifestVocabulary {
  /// The notations of an easing that are objects, each with a single key.
  package static let easing: [KeyShape] = [
    KeyShape(
      "cubicBezier", .list([.number(0...1), motion, .number(0...1), motion], atLeast: 4),
      "[x1, y1, x2, y2], as in CSS cubic-bezier()."),
    KeyShape("linear", .array(of: stop, atLeast: 2), "The stops of CSS linear(), from 0 to 1."),
    KeyShape("spring", .notations(springs), "A spring; it determines its own duration."),
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
        "The period without damping, in seconds; 0.5 by default."),
      KeyShape(
        "dampingFraction", .number(MotionLimits.nonnegative),
        "The damping ratio: from 1 on, nothing overshoots; 0.825 by default."),
      blendDuration,
    ],
    [
      KeyShape(
        "duration", .number(MotionLimits.positive), isRequired: true,
        "The perceptual duration, in seconds."),
      KeyShape(
        "bounce", .number((-1).nextUp...1), "The bounce: up to 0, the default, nothing overshoots."),
      blendDuration, initialVelocity,
    ],
    [
      KeyShape("mass", .number(MotionLimits.positive), "The mass; 1 by default."),
      KeyShape("stiffness", .number(MotionLimits.positive), isRequired: true, "The stiffness."),
      KeyShape(
        "damping", .number(MotionLimits.nonnegative), isRequired: true, "The damping coefficient."),
      blendDuration, initialVelocity,
    ],
  ]

  private static let blendDuration = KeyShape(
    "blendDuration", .number(MotionLimits.nonnegative),
    "How long it takes over an interrupted motion, in seconds; 0.25 by default.")

  private static let initialVelocity = KeyShape(
    "initialVelocity", motion,
    "The initial velocity, in units of progress per second; 0 by default.")

  /// The keys of all notations.
  static let springNames = springs.flatMap { $0 }.reduce(into: [String]()) { names, key in
    if !names.contains(key.name) { names.append(key.name) }
  }
}
