/// A layer that an app creates for a flight, with its keyframe animations.
struct CoreAnimationLayer {
  /// A value of a property.
  enum Value {
    case number(Double)
    case text(String)
    case flag(Bool)
    /// A point, a size, a rectangle, or the four components of a color.
    case numbers([Double])
    case names([String])
    /// A rectangle with the radii of its corners, clockwise from the top left.
    case path([Double], radii: [Double])
  }

  struct Animation {
    let keyPath: String
    let values: [Value]
    /// The times as fractions of the duration, 0 to 1.
    let keyTimes: [Double]
  }

  let name: String
  /// The layer's id; only the box has one.
  var layer: String?
  var content: WebPart.Content?
  private(set) var properties: [(keyPath: String, value: Value)] = []
  private(set) var animations: [Animation] = []
  var mask: [CoreAnimationLayer] = []
  var sublayers: [CoreAnimationLayer] = []

  init(_ name: String) { self.name = name }

  mutating func set(_ keyPath: String, _ value: Value) { properties.append((keyPath, value)) }

  /// Sets a property to a value, or animates it if the value changes.
  mutating func animate(
    _ keyPath: String, stops: PropertyStops, in flight: FlightSamples, _ value: (Int) -> Value
  ) {
    let values = stops.samples.map(value)
    let isConstant = values.dropFirst().allSatisfy { $0 == values[0] }
    guard values.count > 1, !isConstant else {
      if let value = values.last { set(keyPath, value) }
      return
    }
    animations.append(
      Animation(
        keyPath: keyPath, values: values,
        keyTimes: stops.times.map { flight.tolerance.offsets.rounded(flight.offset($0)) }))
  }
}

extension CoreAnimationLayer.Value: Hashable {}
