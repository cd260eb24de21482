/// Writes the shapes of a layer in a Lottie document.
struct LottieShapes {
  let track: FlightSamples.Track
  let flight: FlightSamples
  /// Descriptions of what is omitted.
  let omitted: [String]
  private let shape: CornerShape
  private let border: Border

  private enum Border {
    case none
    case uniform
    case different
  }

  init(track: FlightSamples.Track, flight: FlightSamples) {
    self.track = track
    self.flight = flight
    let slack = flight.tolerance.points / 8
    shape = CornerShape(track.moments.map { $0.state.corners }, within: slack)
    border = Self.border(of: track, within: slack)
    var omitted: [String] = []
    if track.moments.contains(where: { $0.shadows.contains { $0.color.alpha > 0 } }) {
      omitted.append("shadows")
    }
    if !track.layer.gradients.from.isEmpty || !track.layer.gradients.to.isEmpty {
      omitted.append("gradients of the background")
    }
    if border == .different { omitted.append("a border of several widths") }
    switch track.layer.content {
    case .component(let type), .part(let type): omitted.append("the \(type.rawValue)")
    case .bar: omitted.append("the bar")
    case .screen: omitted.append("what the screen shows")
    case .layout, .picture, .scrim, .grabber, .backdrop: break
    }
    self.omitted = omitted
  }

  private static func border(of track: FlightSamples.Track, within slack: Double) -> Border {
    let borders = track.moments.filter { $0.state.borderColor.alpha > 0 }.map { $0.state.border }
    guard borders.contains(where: { $0 != .zero }) else { return .none }
    let isUniform = borders.allSatisfy { border in
      [border.right, border.bottom, border.left].allSatisfy { abs($0 - border.top) <= slack }
    }
    return isUniform ? .uniform : .different
  }

  private var format: DecimalFormat { flight.tolerance.lengths }

  private func rounded(_ lengths: Double...) -> [Double] { lengths.map(format.rounded) }

  private func percent(_ share: Double) -> Double {
    DecimalFormat(decimals: flight.tolerance.unitFormat.decimals - 2).rounded(share * 100)
  }

  var opacity: LottieProperty {
    flight.lottie(flight.opacityStops(track)) { [percent(track.moments[$0].state.opacity)] }
  }

  /// Returns the rectangle on the device in which the picture is drawn at a sample.
  private func drawnRect(_ index: Int) -> Rect {
    let state = track.moments[index].state
    return state.content.offset(x: state.frame.x, y: state.frame.y)
  }

  /// Whether all corners have the same radius.
  private var isOneRadius: Bool {
    switch shape {
    case .sharp: true
    case .uniform(let isRound): !isRound.contains(false)
    case .different: false
    }
  }

  // MARK: Boxes

  /// Writes the box with its background and border.
  func writeBox(to writer: inout JSONWriter) {
    writer.member("shapes") { writer in
      writer.array {
        // The first shape is on top.
        if border == .uniform {
          $0.element { group in
            writeGroup(to: &group) {
              writeShape(.border, to: &$0)
              writeStroke(to: &$0)
            }
          }
        }
        $0.element { group in
          writeGroup(to: &group) {
            writeShape(.frame, to: &$0)
            writeBackground(to: &$0)
          }
        }
      }
    }
  }

  /// Writes the shape that clips the content.
  func writeOutline(to writer: inout JSONWriter) {
    writer.member("shapes") { writer in
      writer.array {
        $0.element { group in
          writeGroup(to: &group) {
            writeShape(.content, to: &$0)
            write(fill: .constant([0, 0, 0]), opacity: .constant([100]), to: &$0)
          }
        }
      }
    }
  }

  private func writeGroup(
    to writer: inout JSONWriter, _ shapes: (inout JSONWriter) -> Void
  ) {
    writer.object {
      $0.member("ty", "gr")
      $0.member("it") { writer in
        writer.array {
          shapes(&$0)
          $0.element { writer in
            writer.object {
              $0.member("ty", "tr")
              for (key, value) in [("p", [0.0, 0]), ("a", [0, 0]), ("s", [100, 100])] {
                $0.member(key) { $0.write(LottieProperty.constant(value)) }
              }
              for (key, value) in [("r", 0.0), ("o", 100)] {
                $0.member(key) { $0.write(LottieProperty.constant([value])) }
              }
            }
          }
        }
      }
    }
  }

  /// The rectangles of a layer that can be drawn.
  private enum Outline {
    case frame
    /// The center line of the border, on which a stroke is drawn.
    case border
    /// The box that clips the content.
    case content
  }

  /// Writes a rectangle by its center and size, with one radius, or a path if the corners differ.
  private func writeShape(_ outline: Outline, to writer: inout JSONWriter) {
    let moments = track.moments
    func frame(_ index: Int) -> Rect {
      let state = moments[index].state
      switch outline {
      case .frame: return state.frame
      case .border:
        let width = state.border.top / 2
        return state.frame.inset(
          by: Edges(top: width, right: width, bottom: width, left: width))
      case .content: return state.contentBox.offset(x: state.frame.x, y: state.frame.y)
      }
    }
    func corners(_ index: Int) -> CornerRadii {
      let state = moments[index].state
      switch outline {
      case .frame: return state.corners
      case .border:
        let width = state.border.top / 2
        return state.corners.cut(by: Edges(top: width, right: width, bottom: width, left: width))
      case .content: return state.contentCorners
      }
    }
    /// The picture shares its stops with the box that clips it, so that it covers the box at all
    /// times.
    func drawn(_ index: Int) -> Rect {
      outline == .content ? drawnRect(index) : frame(index)
    }
    guard isOneRadius else {
      let values = moments.indices.flatMap { index in
        var numbers: [Double] = []
        frame(index).appendWithEdges(to: &numbers)
        drawn(index).appendWithEdges(to: &numbers)
        return numbers + corners(index).clockwise
      }
      let stops = flight.stops(values, flight.lengths(16))
      let paths = stops.samples.map { LottiePath(rect: frame($0), corners: corners($0)) }
      writer.element { writer in
        writer.object {
          $0.member("ty", "sh")
          $0.member("ks") { $0.write(paths, at: flight.frames(of: stops), format) }
        }
      }
      return
    }
    let stops = flight.stops(
      moments.indices.flatMap { index in
        var numbers: [Double] = []
        frame(index).appendWithEdges(to: &numbers)
        drawn(index).appendWithEdges(to: &numbers)
        return numbers
      }, flight.lengths(12))
    let radii = flight.stops(
      moments.indices.map { corners($0).topLeft }, flight.lengths(1))
    writer.element { writer in
      writer.object {
        $0.member("ty", "rc")
        $0.member("p") {
          $0.write(
            flight.lottie(stops) { rounded(frame($0).center.x, frame($0).center.y) })
        }
        $0.member("s") {
          $0.write(flight.lottie(stops) { rounded(frame($0).width, frame($0).height) })
        }
        $0.member("r") { $0.write(flight.lottie(radii) { rounded(corners($0).topLeft) }) }
      }
    }
  }

  // MARK: Paint

  private func writeBackground(to writer: inout JSONWriter) {
    if track.isScreen {
      // A plan does not know a screen's appearance: gray for the source screen, white for the
      // other.
      let grey = track.layer.role == .exiting || track.layer.role == .returning ? 0.9 : 1
      write(fill: .constant([grey, grey, grey]), opacity: .constant([100]), to: &writer)
      return
    }
    let (stops, colors) = flight.colorStops(of: track) { $0.state.background }
    write(
      fill: color(stops, colors),
      opacity: flight.lottie(stops) { [percent(colors[$0].alpha)] }, to: &writer)
  }

  private func color(_ stops: PropertyStops, _ colors: [RGBA]) -> LottieProperty {
    flight.lottie(stops) { index in
      [colors[index].red, colors[index].green, colors[index].blue]
        .map(flight.tolerance.unitFormat.rounded)
    }
  }

  private func write(
    fill: LottieProperty, opacity: LottieProperty, to writer: inout JSONWriter
  ) {
    writer.element { writer in
      writer.object {
        $0.member("ty", "fl")
        $0.member("c") { $0.write(fill) }
        $0.member("o") { $0.write(opacity) }
        $0.member("r", 1)
      }
    }
  }

  private func writeStroke(to writer: inout JSONWriter) {
    let (stops, colors) = flight.colorStops(of: track) { $0.state.borderColor }
    let widths = flight.stops(of: track, flight.lengths(1)) { $1.append($0.state.border.top) }
    writer.element { writer in
      writer.object {
        $0.member("ty", "st")
        $0.member("c") { $0.write(color(stops, colors)) }
        $0.member("o") { $0.write(flight.lottie(stops) { [percent(colors[$0].alpha)] }) }
        $0.member("w") {
          $0.write(flight.lottie(widths) { rounded(track.moments[$0].state.border.top) })
        }
        $0.member("lc", 1)
        $0.member("lj", 1)
      }
    }
  }

  // MARK: Picture and clip

  /// Writes the transform of a picture, whose size is that of its pixels: it is scaled to the
  /// rectangle in which it is drawn.
  func writeTransform(of picture: LottiePicture, to writer: inout JSONWriter) {
    let drawn = drawnRect
    let stops = flight.stops(
      track.moments.indices.flatMap { index in
        let state = track.moments[index].state
        var numbers: [Double] = []
        state.contentBox.offset(x: state.frame.x, y: state.frame.y).appendWithEdges(to: &numbers)
        drawn(index).appendWithEdges(to: &numbers)
        return isOneRadius ? numbers : numbers + state.contentCorners.clockwise
      }, flight.lengths(isOneRadius ? 12 : 16))
    let scales = DecimalFormat(
      finerThan: flight.tolerance.points / 64 * 100
        / max(1, picture.size.width, picture.size.height))
    writer.member("p") {
      $0.write(flight.lottie(stops) { rounded(drawn($0).x, drawn($0).y) })
    }
    writer.member("s") {
      $0.write(
        flight.lottie(stops) {
          [
            drawn($0).width / picture.size.width * 100,
            drawn($0).height / picture.size.height * 100,
          ].map(scales.rounded)
        })
    }
  }

  func writeClip(to writer: inout JSONWriter) {
    let stops = flight.clipStops(track)
    let paths = stops.samples.map {
      LottiePath(
        rect: track.moments[$0].state.clip, corners: track.moments[$0].state.clipCorners)
    }
    writer.member("hasMask", true)
    writer.member("masksProperties") { writer in
      writer.array {
        $0.element { writer in
          writer.object {
            $0.member("mode", "a")
            $0.member("pt") { $0.write(paths, at: flight.frames(of: stops), format) }
            $0.member("o") { $0.write(LottieProperty.constant([100])) }
          }
        }
      }
    }
  }
}
