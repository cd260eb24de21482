/// The keys of a recorded pan.
package enum PanRecordingVocabulary {
  package static let recording: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape(
      "direction", .keyword(PanDirection.allCases.map { $0.rawValue }),
      "The direction of the finger that increases progress; by default that of the way back."),
    KeyShape(
      "distance", .number(distances),
      "The number of points that correspond to progress 1; by default the transition's."),
    KeyShape(
      "start", .number(MotionLimits.magnitude),
      "The progress at which the pan begins; by default 0 for a way back, 1 for a sheet."),
    KeyShape("rule", .object(rule), "The rule that decides where a released pan comes to rest."),
    KeyShape(
      "detents", .array(of: detent, atLeast: 1),
      "The detents of the sheet, in points or percent of the distance."),
    KeyShape(
      "samples", .array(of: .object(sample), atLeast: 1), isRequired: true,
      "The samples of the finger, in order."),
  ]

  package static let rule: [KeyShape] = [
    KeyShape(
      "threshold", .number(0...1),
      "The progress from which a release finishes; 0.3 by default. Not with detents."),
    KeyShape(
      "flickSpeed", .number(MotionLimits.positive),
      "The speed from which a release is a flick, in points per second; 500 by default."),
    KeyShape(
      "projectionTime", .number(MotionLimits.nonnegative),
      "The time over which the finger's speed is extrapolated, in seconds."),
    KeyShape(
      "skips", .integer(skips),
      "The number of detents that a release may skip; 0 by default. Only with detents."),
    KeyShape(
      "allowsDismissal", .boolean,
      "Whether pulling the sheet down can dismiss it; true by default. Only with detents."),
  ]

  package static let sample: [KeyShape] = [
    KeyShape(
      "phase", .keyword(PanPhase.allCases.map { $0.rawValue }), isRequired: true,
      "The phase of the gesture."),
    KeyShape(
      "time", .number(times), isRequired: true, "The time in seconds, counted from any moment."),
    KeyShape(
      "x", .number(MotionLimits.magnitude), isRequired: true,
      "The finger's x coordinate, in points."),
    KeyShape(
      "y", .number(MotionLimits.magnitude), isRequired: true,
      "The finger's y coordinate, in points."),
  ]

  /// The keys of a rule that require detents, followed by the one that excludes them.
  static let detentKeys = ["skips", "allowsDismissal"]
  static let thresholdKey = "threshold"

  /// The range that `PanTravel` accepts, followed by the one that `PanVelocity` accepts.
  static let distances = 1...MotionLimits.magnitude.upperBound
  static let times = MotionLimits.value
  static let skips: ClosedRange<Double> = 0...1000
  /// The range of percentages, which excludes zero.
  static let percentages = 1e-4...100

  private static let detent = ValueShape.either([
    .number(MotionLimits.positive), .percentage(mayBeNegative: false),
  ])
}
