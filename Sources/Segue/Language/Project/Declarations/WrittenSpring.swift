/// A spring as declared in a manifest: the numbers of one of its notations, by their keys.
struct WrittenSpring {
  let values: [String: Double]

  /// Creates the spring. Returns nil if the keys do not belong to exactly one notation.
  func spring() throws(MotionError) -> Spring? {
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

  /// Whether the spring comes to rest within an hour on the longest distance.
  var comesToRest: Bool {
    guard let spring = try? spring() else { return false }
    return (try? Timing(spring: spring, within: Device.finestTolerance)) != nil
  }

  /// The key that prevents the spring from coming to rest: the first one whose number alone could
  /// be changed so that it does, or else the first declared one.
  ///
  /// Damping is checked first, because a slow spring may be intended.
  var restlessKey: MotionError.Parameter {
    let mass = values["mass"] ?? 1
    let stiffness = values["stiffness"] ?? 1
    let damping = values["damping"] ?? 1
    // Values that are critically damped, or as fast as springs are by default.
    let calm: [(key: MotionError.Parameter, number: Double)] = [
      (.dampingFraction, 1), (.bounce, 0), (.damping, 2 * (mass * stiffness).squareRoot()),
      (.response, 0.5), (.duration, 0.5), (.mass, 1), (.stiffness, damping * damping / (4 * mass)),
    ]
    let written = calm.filter { values[$0.key.rawValue] != nil }
    let restless = written.first { key, number in
      var changed = values
      changed[key.rawValue] = number
      return WrittenSpring(values: changed).comesToRest
    }
    return (restless ?? written.first)?.key ?? .dampingFraction
  }
}
