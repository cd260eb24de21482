import Segue

/// Compares an export, read as its format plays it, with the compiled transition at a number of
/// times, and records the largest errors by name, as a share of the tolerance.
struct ExportComparison {
  let flight: PlayedFlight
  let tolerance: ExportTolerance
  private(set) var worst: [String: Double] = [:]

  init(_ flight: PlayedFlight, within tolerance: ExportTolerance) {
    self.flight = flight
    self.tolerance = tolerance
  }

  private static func layers(_ frame: PlayedFrame) -> [LayerMoment] {
    frame.screens + frame.flying
  }

  /// The names of errors above the tolerance.
  var broken: [String] {
    worst.filter { !($0.value <= 1) }.map { "\($0.key) \($0.value)" }.sorted()
  }

  /// Compares the layers at `times` + 1 instants.
  ///
  /// - Parameter errors: Returns the errors by name of a layer at a share of the duration, compared
  ///   with a moment.
  mutating func compare(
    _ layers: [String: ReadLayer], times: Int,
    _ errors: (ReadLayer, LayerMoment, Double) -> [(String, Double)]
  ) {
    let duration = flight.duration
    for index in 0...times {
      let place = Double(index) / Double(times)
      let drawn = Self.layers(flight.frame(at: place * duration))
      // A jump may be off by a millionth of the duration.
      var near: [[LayerMoment]]?
      for (layer, moment) in drawn.enumerated() {
        let id = moment.layer.id
        guard let read = layers[id] else {
          worst["\(id) is missing"] = .infinity
          continue
        }
        var found = errors(read, moment, place)
        if found.contains(where: { !($0.1 <= 1) }) {
          let others =
            near
            ?? [-1.5e-6, 1.5e-6].map { Self.layers(flight.frame(at: (place + $0) * duration)) }
          near = others
          for other in others {
            for (index, error) in errors(read, other[layer], place).enumerated() {
              found[index].1 = min(found[index].1, error.1)
            }
          }
        }
        for (name, error) in found {
          let key = "\(id) \(name)"
          worst[key] = max(worst[key] ?? 0, error.isNaN ? .infinity : error)
        }
      }
    }
  }
}

/// Returns the largest difference of two lists as a share of the tolerance, or infinity if their
/// lengths differ.
func difference(_ read: [Double]?, _ compiled: [Double], _ allowed: Double) -> Double {
  guard let read, read.count == compiled.count else { return .infinity }
  // A small allowance for rounding errors in this computation.
  return zip(read, compiled).reduce(0) { max($0, abs($1.0 - $1.1)) } / (allowed * (1 + 1e-9))
}

/// Returns the edges and sides of a rectangle.
func edges(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Double] {
  [x, y, x + width, y + height, width, height]
}

func edges(_ rect: Rect) -> [Double] { edges(rect.x, rect.y, rect.width, rect.height) }

func edges(middle: [Double]?, size: [Double]?) -> [Double]? {
  guard let middle, let size, middle.count == 2, size.count == 2 else { return nil }
  return edges(middle[0] - size[0] / 2, middle[1] - size[1] / 2, size[0], size[1])
}

func premultiplied(_ color: RGBA) -> [Double] {
  [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
}

/// Returns red, green, blue and alpha, premultiplied from separately interpolated components.
func premultiplied(_ parts: [Double]?) -> [Double]? {
  guard let parts, parts.count == 4 else { return nil }
  return [parts[0] * parts[3], parts[1] * parts[3], parts[2] * parts[3], parts[3]]
}
