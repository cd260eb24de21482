/// A spring as a manifest writes it: the numbers of one of its notations, by their keys.
struct WrittenSpring {
  let values: [String: Double]

  /// The spring; nil if the keys are those of no notation, or of several.
  func spring() throws(MotionProblem) -> Spring? {
    let names = Set(values.keys)
    let blendDuration = values["blendDuration"] ?? 0
    if names.isSubset(of: ["response", "dampingFraction", "blendDuration"]), !names.isEmpty {
      return try Spring(
        response: values["response"] ?? 0.5, dampingFraction: values["dampingFraction"] ?? 0.825,
        blendDuration: blendDuration)
    }
    if names.isSubset(of: ["duration", "bounce", "blendDuration", "initialVelocity"]),
      names.contains("duration")
    {
      return try Spring(
        duration: values["duration"] ?? 0.5, bounce: values["bounce"] ?? 0,
        blendDuration: blendDuration, initialVelocity: values["initialVelocity"] ?? 0)
    }
    if names.isSubset(of: ["mass", "stiffness", "damping", "blendDuration", "initialVelocity"]),
      let stiffness = values["stiffness"], let damping = values["damping"]
    {
      return try Spring(
        mass: values["mass"] ?? 1, stiffness: stiffness, damping: damping,
        blendDuration: blendDuration, initialVelocity: values["initialVelocity"] ?? 0)
    }
    return nil
  }

  /// Whether it is a spring that comes to rest on the longest way, within an hour.
  var comesToRest: Bool {
    guard let spring = try? spring() else { return false }
    return (try? Timing(spring: spring, within: Device.finestTolerance)) != nil
  }

  /// The key whose number keeps it from coming to rest: the first for which another number alone would let it.
  /// Where no single one would, the first that is written.
  ///
  /// What damps comes first, as a spring that is slow may be meant to be.
  var restlessKey: MotionProblem.Parameter {
    let mass = values["mass"] ?? 1
    let stiffness = values["stiffness"] ?? 1
    let damping = values["damping"] ?? 1
    // Damped as far as it goes without creeping, and as fast as springs are by default.
    let calm: [(key: MotionProblem.Parameter, number: Double)] = [
      (.dampingFraction, 1), (.bounce, 0), (.damping, 2 * (mass * stiffness).squareRoot()),
      (.response, 0.5), (.duration, 0.5), (.mass, 1), (.stiffness, damping * damping / (4 * mass)),
    ]
    let written = calm.filter { values[$0.key.rawValue] != nil }
    let restless = written.first { key, number in
      WrittenSpring(values: values.merging([key.rawValue: number]) { $1 }).comesToRest
    }
    return (restless ?? written.first)?.key ?? .dampingFraction
  }
}
