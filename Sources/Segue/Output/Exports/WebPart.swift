/// An element that a page needs for a layer: what it looks like, and how that changes.
///
/// Elements lie in each other as the layers' parts do:
///
/// - `clip`, as large as the device, where a layer is cut off by anything but itself,
/// - in it the `box`: the layer's frame, its background, its corners and its outer shadows,
/// - in that, from below: `gradients`, the `edge` (border and inner shadows), and the `content`, in a
///   `window` where the picture's box is smaller than the frame.
struct WebPart {
  /// What an element shows, beside its paint.
  enum Content {
    case picture(String)
    /// A screen by its id, at the size at which it was laid out.
    case screen(String)
    /// A component of one of the screens, by its path.
    case component(path: String, isDestination: Bool)
    /// A component of one of the screens with everything in it, as it is drawn there.
    case part(path: String, isDestination: Bool)
    /// A bar of the app.
    case bar(Bar)
  }

  let name: String
  /// The layer's id; only the box has it.
  var layer: String?
  var content: Content?
  /// What stays as it is, by the names that scripts have for CSS properties.
  private(set) var style: [(property: String, value: String)] = []
  /// In order of their offsets. Each has only the properties that have a stop there.
  private(set) var keyframes: [WebKeyframe] = []
  var children: [WebPart] = []

  init(_ name: String) {
    self.name = name
    style = [("position", "absolute"), ("left", "0"), ("top", "0")]
  }

  mutating func set(_ property: String, _ value: String) {
    style.append((property, value))
  }

  /// Adds properties that have stops together. What is the same at each of them is part of the style, or
  /// of nothing where it is what an element has anyway.
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
    // From the end, for stops come in order. At a jump the second value has a keyframe of its own.
    var place = keyframes.count
    while place > 0, keyframes[place - 1].offset > offset { place -= 1 }
    var first = place
    while first > 0, keyframes[first - 1].offset == offset { first -= 1 }
    if let free = (first..<place).first(where: { !keyframes[$0].has(property) }),
      !keyframes[free..<place].contains(where: { $0.has(property) })
    {
      keyframes[free].values.append((property, value))
    } else {
      keyframes.insert(WebKeyframe(offset: offset, values: [(property, value)]), at: place)
    }
  }

  /// How many stops all its properties have, and those of what is in it.
  var stopCount: Int {
    keyframes.reduce(0) { $0 + $1.values.count } + children.reduce(0) { $0 + $1.stopCount }
  }
}

/// What some properties of an element are at one moment.
struct WebKeyframe {
  /// 0 to 1.
  let offset: Double
  var values: [(property: String, value: String)]

  func has(_ property: String) -> Bool { values.contains { $0.property == property } }
}
