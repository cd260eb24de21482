/// A property of a Lottie document: one value, or keyframes with linear interpolation.
enum LottieProperty {
  case constant([Double])
  /// Frames, counted from 0, in ascending order.
  case animated([(frame: Double, value: [Double])])
}

/// A closed path with four rounded corners. It has eight points for any radii, so that two paths
/// can be interpolated point by point.
struct LottiePath: Hashable {
  let rect: Rect
  let corners: CornerRadii

  /// The distance of a cubic's control points along the tangents of a quarter circle: 4 (√2 − 1) ÷
  /// 3.
  private static let quarter = 0.552284749830793

  /// The points with their tangents in and out, clockwise from the left end of the top side.
  var points: [(point: Point, inward: Point, outward: Point)] {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    func part(_ radius: Double) -> Double { radius * Self.quarter }
    let (a, b, c, d) = (
      corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft
    )
    let none = Point.zero
    return [
      (point(left + a, top), point(-part(a), 0), none),
      (point(right - b, top), none, point(part(b), 0)),
      (point(right, top + b), point(0, -part(b)), none),
      (point(right, bottom - c), none, point(0, part(c))),
      (point(right - c, bottom), point(part(c), 0), none),
      (point(left + d, bottom), none, point(-part(d), 0)),
      (point(left, bottom - d), point(0, part(d)), none),
      (point(left, top + a), none, point(0, -part(a))),
    ]
  }
}

extension FlightSamples {
  /// Returns the frames of stops. Of the two stops at a jump, the first gets a slightly earlier
  /// frame: a player looks up the keyframes around a time, and there are none between two at the
  /// same time.
  func frames(of stops: PropertyStops) -> [Double] {
    let rate = Double(flight.framesPerSecond)
    // As exact as fractions of the duration, of which a frame is one.
    let format = DecimalFormat(
      decimals: max(4, tolerance.offsets.decimals - 2))
    var frames: [Double] = []
    for (index, time) in stops.times.enumerated() {
      let isBeforeJump = index + 1 < stops.count && stops.times[index + 1] == time
      let frame = format.rounded(time * rate - (isBeforeJump ? 0.001 : 0))
      frames.append(max(frame, frames.last.map { $0 + 0.0001 } ?? 0))
    }
    return frames
  }

  /// Returns a property with its stops; `value` returns the value at a sample.
  func lottie(_ stops: PropertyStops, _ value: (Int) -> [Double]) -> LottieProperty {
    let values = stops.samples.map(value)
    guard values.count > 1, values.contains(where: { $0 != values[0] }) else {
      return .constant(values.last ?? [])
    }
    return .animated(zip(frames(of: stops), values).map { ($0, $1) })
  }
}

extension JSONWriter {
  /// Writes elements that are already serialized.
  mutating func raw(_ elements: [[UInt8]]) {
    array {
      for element in elements {
        $0.element { $0.verbatim(String(decoding: element, as: UTF8.self)) }
      }
    }
  }

  mutating func write(_ property: LottieProperty) {
    object {
      switch property {
      case .constant(let value):
        $0.member("a", 0)
        $0.member("k") { writer in
          if value.count == 1 { writer.number(value[0]) } else { writer.numbers(value) }
        }
      case .animated(let keys):
        $0.member("a", 1)
        $0.member("k") { $0.keyframes(keys.map { $0.frame }) { $1.numbers(keys[$0].value) } }
      }
    }
  }

  /// Writes paths at frames; a single path is written as a constant.
  mutating func write(_ paths: [LottiePath], at frames: [Double], _ format: DecimalFormat) {
    object {
      if paths.count > 1, paths.contains(where: { $0 != paths[0] }) {
        $0.member("a", 1)
        $0.member("k") {
          $0.keyframes(frames) { index, writer in
            writer.array { $0.element { $0.write(paths[index], format) } }
          }
        }
      } else if let path = paths.last {
        $0.member("a", 0)
        $0.member("k") { $0.write(path, format) }
      }
    }
  }

  private mutating func write(_ path: LottiePath, _ format: DecimalFormat) {
    func write(_ points: [Point], to writer: inout JSONWriter) {
      writer.array {
        for point in points {
          $0.element { $0.numbers([point.x, point.y].map(format.rounded)) }
        }
      }
    }
    object {
      $0.member("c", true)
      $0.member("v") { write(path.points.map { $0.point }, to: &$0) }
      $0.member("i") { write(path.points.map { $0.inward }, to: &$0) }
      $0.member("o") { write(path.points.map { $0.outward }, to: &$0) }
    }
  }

  /// Writes keyframes, each except the last with linear interpolation to the next.
  private mutating func keyframes(_ frames: [Double], _ value: (Int, inout JSONWriter) -> Void) {
    array { writer in
      for (index, frame) in frames.enumerated() {
        writer.element { writer in
          writer.object {
            $0.member("t", frame)
            $0.member("s") { value(index, &$0) }
            guard index + 1 < frames.count else { return }
            $0.member("o") { $0.handle(0) }
            $0.member("i") { $0.handle(1) }
          }
        }
      }
    }
  }

  private mutating func handle(_ coordinate: Double) {
    object {
      $0.member("x") { $0.numbers([coordinate]) }
      $0.member("y") { $0.numbers([coordinate]) }
    }
  }
}
