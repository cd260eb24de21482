import Segue

/// Random ends of layers, for invariants over more transitions than can be compiled.
extension SeededRandom {
  mutating func chance(_ share: Double) -> Bool { double(in: 0...1) < share }

  /// Returns whole numbers as often as other ones, so that values coincide.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = double(in: range)
    return chance(0.5) ? length.rounded() : length
  }

  private mutating func rect(on device: Size) -> Rect {
    Rect(
      x: length(-0.5 * device.width...device.width),
      y: length(-0.5 * device.height...device.height),
      width: chance(0.05) ? 0 : length(0...1.2 * device.width),
      height: chance(0.05) ? 0 : length(0...device.height))
  }

  private mutating func radii(_ limit: Double) -> CornerRadii {
    if chance(0.3) { return .zero }
    if chance(0.5) { return CornerRadii(length(0...limit)) }
    return CornerRadii(
      topLeft: length(0...limit), topRight: length(0...limit), bottomRight: 0,
      bottomLeft: length(0...limit))
  }

  mutating func colour() -> RGBA {
    RGBA(
      red: double(in: 0...1), green: double(in: 0...1), blue: chance(0.5) ? 1 : 0,
      alpha: chance(0.3) ? 0 : chance(0.5) ? 1 : double(in: 0...1))
  }

  mutating func place(on device: Size) -> FlightPlace {
    let frame = rect(on: device)
    // Most often the whole frame or a part of it is visible.
    let whole = Rect(origin: .zero, size: device)
    let clip = chance(0.4) ? whole : whole.intersection(rect(on: device))
    let width = chance(0.5) ? 0 : length(0...8)
    return FlightPlace(
      frame: frame, clip: clip, clipCorners: radii(40).fitted(to: clip.size),
      opacity: chance(0.6) ? 1 : double(in: 0...1), corners: radii(200).fitted(to: frame.size),
      background: colour(), border: Edges(top: width, right: 0, bottom: length(0...3), left: width),
      borderColor: colour())
  }

  mutating func window() -> ProgressWindow {
    let (a, b) = (length(0...10) / 10, double(in: 0...1))
    let edges = chance(0.3) ? (0, max(a, 0.05)) : chance(0.3) ? (min(a, 0.95), 1) : (a, b)
    guard abs(edges.0 - edges.1) > 0.02 else { return .whole }
    return ProgressWindow(min(edges.0, edges.1), max(edges.0, edges.1)) ?? .whole
  }

  mutating func windows() -> FlightMotion.Windows {
    let isWhole = chance(0.4)
    let one = window()
    func next(_ random: inout SeededRandom) -> ProgressWindow {
      isWhole ? .whole : random.chance(0.3) ? one : random.window()
    }
    return FlightMotion.Windows(
      frame: next(&self), content: next(&self), corners: next(&self), paint: next(&self),
      clip: next(&self), opacity: next(&self))
  }

  /// Returns a random way to draw a picture between two ends of a flight.
  ///
  /// - Parameter fits: The fits to choose from.
  mutating func picture(
    from: FlightPlace, to: FlightPlace,
    fits: [PaintStyle.ObjectFit] = PaintStyle.ObjectFit.allCases,
    natural: Size? = nil
  ) -> PictureMotion {
    func manner(_ random: inout SeededRandom) -> PictureMotion.Manner {
      let isPadded = random.chance(0.3)
      func offset(_ random: inout SeededRandom) -> ObjectPosition.Offset {
        ObjectPosition.Offset(
          percent: random.length(0...100), points: random.chance(0.8) ? 0 : random.length(-20...20))
      }
      return PictureMotion.Manner(
        fit: fits[random.int(in: 0...fits.count - 1)],
        position: ObjectPosition(x: offset(&random), y: offset(&random)),
        padding: isPadded
          ? Edges(
            top: random.length(0...20), right: random.length(0...20), bottom: 0,
            left: random.length(0...20)) : .zero)
    }
    func box(_ place: FlightPlace) -> Rect {
      Rect(origin: .zero, size: place.frame.size).inset(by: place.border)
    }
    let size = natural ?? Size(width: length(20...2000), height: length(20...2000))
    return PictureMotion(
      natural: size, from: manner(&self), to: manner(&self), boxes: (box(from), box(to)))
  }

  mutating func tracks() -> [Track] {
    var tracks: [Track] = []
    for _ in 0..<int(in: 0...3) {
      let property = Track.Property.allCases[int(in: 0...Track.Property.allCases.count - 1)]
      func amount(_ random: inout SeededRandom) -> Track.Amount {
        switch property {
        case .translateX, .translateY:
          random.chance(0.5)
            ? .percent(random.length(-150...150)) : .number(random.length(-900...900))
        case .scale: .number(random.chance(0.2) ? 0 : random.double(in: 0...3))
        case .opacity: .number(random.chance(0.5) ? 1 : random.double(in: 0...1))
        case .cornerRadius: .number(random.length(0...80))
        }
      }
      tracks.append(
        Track(property, from: amount(&self), to: amount(&self), window: window()))
    }
    return tracks
  }

  /// Returns increasing progress from before the beginning to past the end, in large and in tiny
  /// steps.
  mutating func walk(_ count: Int) -> [Double] {
    var p = double(in: -0.3...0.2)
    var walk: [Double] = []
    for _ in 0..<count {
      walk.append(p)
      p += chance(0.5) ? double(in: 0...0.5) : double(in: 1e-7...1e-3)
    }
    return walk
  }
}
