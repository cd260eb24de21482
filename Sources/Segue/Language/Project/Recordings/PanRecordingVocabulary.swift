/// The keys of a recorded pan.
package enum PanRecordingVocabulary {
  package static let recording: [KeyShape] = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape(
      "direction", .keyword(PanDirection.allCases.map(\.rawValue)),
      "Where the finger goes to drive progress up; by default the transition's own way back."),
    KeyShape(
      "distance", .number(distances),
      "The points that stand for progress 1; the transition's own by default."),
    KeyShape(
      "start", .number(MotionLimits.magnitude),
      "The progress at which the pan takes over: by default 0 for a way back, 1 for a sheet."),
    KeyShape("rule", .object(rule), "What decides when the finger lets go."),
    KeyShape(
      "detents", .array(of: detent, atLeast: 1),
      "Where a sheet rests, in points or percent of the distance."),
    KeyShape(
      "samples", .array(of: .object(sample), atLeast: 1), isRequired: true,
      "What the finger did, in order."),
  ]

  package static let rule: [KeyShape] = [
    KeyShape(
      "threshold", .number(0...1), "The progress to pass; 0.3 by default. Not with detents."),
    KeyShape(
      "flickSpeed", .number(MotionLimits.positive),
      "The speed from which a release is a flick, in points per second; 500 by default."),
    KeyShape(
      "projectionTime", .number(MotionLimits.nonnegative),
      "For how many seconds the finger's speed is carried on."),
    KeyShape(
      "skips", .integer(skips),
      "How many detents a release may pass without stopping; 0 by default. Only with detents."),
    KeyShape(
      "allowsDismissal", .boolean,
      "Whether a sheet may be pulled down and away; true by default. Only with detents."),
  ]

  package static let sample: [KeyShape] = [
    KeyShape(
      "phase", .keyword(PanPhase.allCases.map(\.rawValue)), isRequired: true, "What happened."),
    KeyShape(
      "time", .number(times), isRequired: true, "In seconds, from any moment."),
    KeyShape(
      "x", .number(MotionLimits.magnitude), isRequired: true, "The finger's place, in points."),
    KeyShape(
      "y", .number(MotionLimits.magnitude), isRequired: true, "The finger's place, in points."),
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
