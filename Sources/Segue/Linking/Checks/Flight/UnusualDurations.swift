/// The usual durations of curves, in seconds. Less than six frames at 60 frames per second looks
/// like a jump, and after a second of waiting the user's flow of thought is interrupted (Nielsen's
/// three limits).
private let curves = 0.1...1.0

/// The longest usual duration of a spring, in seconds, until everything is at rest to half a pixel.
/// Its visible oscillations end long before, so a lively spring with a response of 0.5 s and a
/// damping ratio of 0.25 is still usual.
private let longestSpring = 2.5

/// Finds transitions that are too short to be seen, or so long that users wait for them. `none` is
/// not reported.
func unusualDuration(_ plan: FlightPlan, _ transition: Transition?) -> [Finding] {
  guard plan.kind != .none else { return [] }
  let duration = plan.timing.duration
  let isReturn = plan.direction == .pop
  var isSpring = false
  if case .spring = plan.timing.easing { isSpring = true }
  guard isSpring ? duration > longestSpring : !curves.contains(duration) else { return [] }
  let isShort = !isSpring && duration < curves.lowerBound
  let remedy =
    isSpring
    ? "let it settle within \(shortestText(of: longestSpring)) s: damp it more, or shorten it"
    : isShort
      ? "less than \(shortestText(of: curves.lowerBound)) s looks like a jump, so write more, or "
        + "\"none\""
      : "people wait for what takes more than \(shortestText(of: curves.upperBound)) s, and 0.2 to "
        + "0.5 s are usual"
  var finding = Finding(
    .unusualDuration, at: transition?.range ?? plan.link.range,
    weight: isShort ? -duration : duration,
    "\(quoted(plan.transition)) \(isSpring ? "settles in" : "takes") ",
    figure: "\(seconds(duration)) s", hedge: isShort ? "as little as " : "up to ",
    after: isReturn ? " on its way back" : "",
    remedy: remedy,
    notes: transition?.range == nil
      ? [] : [Diagnostic.Note("this link plays it", at: plan.link.range)])
  finding.aspect = isReturn ? 1 : 0
  // A declared duration is the same on every device.
  let written = isReturn ? transition?.popDuration ?? transition?.duration : transition?.duration
  finding.namesDevices = isSpring || written == nil
  return [finding]
}

/// Formats a duration to a hundredth of a second, or exactly if rounding would move it to a usual
/// value.
private func seconds(_ duration: Double) -> String {
  let rounded = (duration * 100).rounded() / 100
  return shortestText(of: curves.contains(rounded) || rounded == longestSpring ? duration : rounded)
}
