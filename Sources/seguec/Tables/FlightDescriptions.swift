import Segue

// Descriptions of easings, springs, gestures and interruptions.

extension Easing {
  var displayText: String {
    if let named = NamedEasing.allCases.first(where: { $0.easing == self }) {
      return named.rawValue
    }
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { formatNumber($0, decimals: 3) }
      return "cubic Bézier curve \(numbers.joined(separator: ", "))"
    case .joinedCubics: return "two joined cubic Bézier curves"
    case .stops(let stops): return "straight pieces between \(stops.outputs.count) stops"
    case .spring(let spring): return spring.displayText
    }
  }
}

extension Spring {
  /// The spring in SwiftUI's terms, regardless of its declaration: the response is 2π/ω.
  var displayText: String {
    var words =
      "spring with response \(formatNumber(2 * Double.pi / angularFrequency, decimals: 3)) s, "
      + "damping fraction \(formatNumber(dampingRatio, decimals: 3))"
    if initialVelocity != 0 { words += ", initial velocity \(formatNumber(initialVelocity))" }
    return words
  }
}

extension PanDirection {
  var displayText: String {
    switch self {
    case .left: "to the left"
    case .right: "to the right"
    case .up: "upwards"
    case .down: "downwards"
    }
  }
}

extension PanDecision {
  /// The decision, with the value that determined it.
  var displayText: String {
    var words = isFinished ? "finished" : "cancelled"
    if let threshold { words += ", by a threshold of \(percent(threshold))" }
    if detent != nil {
      words += target > 0 ? ", at the detent of \(percent(target))" : ", the sheet is dismissed"
    }
    return words
  }

  var reasonText: String {
    switch reason {
    case .passedThreshold: "it was past the threshold, and its speed does not carry it back"
    case .carriedOver: "it was short of the threshold, and its speed carries it over"
    case .fellShort: "it was short of the threshold, and its speed does not carry it over"
    case .carriedBack: "it was past the threshold, and its speed carries it back"
    case .flickedBack: "it was flicked back, at \(formatNumber(flickSpeed)) points/s or faster"
    case .interrupted: "the system took the pan away"
    case .nearestDetent: "the detent is the nearest to where it was carried"
    case .heldBySkips: "a nearer detent is past more others than one release may skip"
    case .heldByFlick: "a nearer detent is on the side that a flick came from"
    }
  }
}

extension FlightTurn {
  var displayText: String {
    switch action {
    case .reverse: "turned back along its curve"
    case .sendBack: "sent back by a spring"
    case .retarget(let frame): "sent to \(frame.displayText)"
    }
  }
}

extension Rect {
  /// The position and size, as tables show them.
  var displayText: String {
    "\(formatNumber(x)),\(formatNumber(y)) \(formatNumber(width))×\(formatNumber(height))"
  }
}

/// Formats a fraction as a percentage.
func percent(_ share: Double) -> String { "\(formatNumber(share * 100, decimals: 1)) %" }
