/// An element that a page needs for a layer: its style and its keyframes.
///
/// Elements are nested as follows:
///
/// - `clip`, with the size of the device, if a clip other than the layer's frame cuts it off,
/// - in it the `box`: the layer's frame with its background, corners and outer shadows,
/// - in that, from below: `gradients`, the `edge` (border and inner shadows), and the `content`, in
///   a `window` if the content box is smaller than the frame.
struct WebPart {
  /// The content of an element, apart from its style.
  enum Content {
    case picture(String)
    /// A screen by its id, in the size of its layout.
    case screen(String)
    /// A component of one of the screens, by its path.
    case component(path: String, isDestination: Bool)
    /// A component of one of the screens with its descendants, as drawn there.
    case part(path: String, isDestination: Bool)
    /// A bar of the app.
    case bar(Bar)
  }

  let name: String
  /// The layer's id; only the box has one.
  var layer: String?
  var content: Content?
  /// The constant properties, by the names that scripts use for CSS properties.
  private(set) var style: [(property: String, value: String)] = []
  /// The keyframes in the order of their offsets. Each contains only the properties with a stop
  /// there.
  private(set) var keyframes: [WebKeyframe] = []
  var children: [WebPart] = []

  init(_ name: String) {
    self.name = name
    style = [("position", "absolute"), ("left", "0"), ("top", "0")]
  }

  mutating func set(_ property: String, _ value: String) {
    style.append((property, value))
  }

  /// Adds properties that share stops. A property with the same value at all stops becomes part of
  /// the style, unless that is its initial value.
  mutating func animate(
    _ stops: PropertyStops, of track: FlightSamples.Track, in flight: FlightSamples,
    initially initial: [String?], _ names: [String], _ values: (LayerMoment) -> [String]
  ) {
    let rows = stops.samples.map { values(track.moments[$0]) }
    for (index, name) in names.enumerated() {
      let column = rows.map { $0[index] }
      guard let last = column.last else { continue }
      guard column.contains(where: { $0 != last }) else {
        if last != initial[index] { set(name, last) }
        continue
      }
      for (time, value) in zip(stops.times, column) {
        add(name, value, at: flight.tolerance.offsets.rounded(flight.offset(time)))
      }
    }
  }

  private mutating func add(_ property: String, _ value: String, at offset: Double) {
    // Searches from the end, since stops come in order. At a jump the second value needs another
    // keyframe.
    var index = keyframes.count
    while index > 0, keyframes[index - 1].offset > offset { index -= 1 }
    var first = index
    while first > 0, keyframes[first - 1].offset == offset { first -= 1 }
    if let free = (first..<index).first(where: { !keyframes[$0].has(property) }),
      !keyframes[free..<index].contains(where: { $0.has(property) })
    {
      keyframes[free].values.append((property, value))
    } else {
      keyframes.insert(WebKeyframe(offset: offset, values: [(property, value)]), at: index)
    }
  }

  /// The number of stops of all properties, including those of descendants.
  var stopCount: Int {
    keyframes.reduce(0) { $0 + $1.values.count } + children.reduce(0) { $0 + $1.stopCount }
  }
}

/// The values of some properties of an element at an offset.
struct WebKeyframe {
  /// The offset, 0 to 1.
  let offset: Double
  var values: [(property: String, value: String)]

  func has(_ property: String) -> Bool { values.contains { $0.property == property } }
}
