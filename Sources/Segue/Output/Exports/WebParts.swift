extension FlightSamples {
  /// Returns the elements for each layer, in paint order.
  func webParts() -> [WebPart] { tracks.map { WebLayer(track: $0, flight: self).part } }
}

/// Makes the elements of a layer.
private struct WebLayer {
  let track: FlightSamples.Track
  let flight: FlightSamples

  private var layer: Layer { track.layer }
  private var lengths: DecimalFormat { flight.tolerance.lengths }

  private func px(_ length: Double) -> String {
    let text = lengths.text(length)
    return text == "0" ? text : text + "px"
  }

  /// Returns four lengths as in CSS: one if they are equal.
  private func sides(_ lengths: [Double]) -> String {
    let texts = lengths.map(px)
    return texts.contains { $0 != texts[0] } ? texts.joined(separator: " ") : texts[0]
  }

  private func share(_ number: Double) -> String { flight.tolerance.unitFormat.text(number) }

  /// Returns a color in the legacy syntax, with red, green and blue from 0 to 255: only then do
  /// browsers interpolate premultiplied colors.
  private func color(_ color: RGBA) -> String {
    guard color.alpha > 0 else { return "rgba(0, 0, 0, 0)" }
    let format = DecimalFormat(finerThan: flight.tolerance.unitTolerance)
    let parts = [color.red, color.green, color.blue].map { format.text($0 * 255) }
    return "rgba(\(parts.joined(separator: ", ")), \(share(color.alpha)))"
  }

  // MARK: Parts

  var part: WebPart {
    guard flight.isClipped(track) else { return box }
    var clip = WebPart("clip")
    clip.set("width", "100%")
    clip.set("height", "100%")
    let device = flight.plan.device.size
    let isRound = track.moments.contains { $0.state.clipCorners != .zero }
    clip.animate(
      flight.clipStops(track), of: track, in: flight, initially: [nil], names: ["clipPath"]
    ) { moment in
      let rect = moment.state.clip
      let insets = [rect.y, device.width - rect.maxX, device.height - rect.maxY, rect.x]
      let corners = isRound ? " round " + sides(moment.state.clipCorners.clockwise) : ""
      return ["inset(\(sides(insets))\(corners))"]
    }
    clip.children = [box]
    return clip
  }

  private var box: WebPart {
    var box = WebPart("box")
    box.layer = layer.id
    box.animate(
      flight.frameStops(track), of: track, in: flight, initially: ["0 0", nil, nil],
      names: ["translate", "width", "height"]
    ) {
      let frame = $0.state.frame
      return [px(frame.x) + " " + px(frame.y), px(frame.width), px(frame.height)]
    }
    box.animate(
      flight.cornerStops(track), of: track, in: flight, initially: ["0"], names: ["borderRadius"]
    ) {
      [sides($0.state.corners.clockwise)]
    }
    box.animate(
      flight.opacityStops(track), of: track, in: flight, initially: ["1"], names: ["opacity"]
    ) {
      [share($0.state.opacity)]
    }
    let background = flight.stops(of: track, flight.shares(4)) {
      $0.state.background.premultiplied.append(to: &$1)
    }
    box.animate(
      background, of: track, in: flight, initially: ["rgba(0, 0, 0, 0)"], names: ["backgroundColor"]
    ) {
      [color($0.state.background)]
    }
    addShadows(to: &box, inset: false)
    box.children = gradients + edge + content
    // A layer that is drawn with its descendants may overflow its frame, as on its screen.
    if !box.children.isEmpty && !layer.isGroup { box.set("overflow", "hidden") }
    return box
  }

  private func addShadows(to part: inout WebPart, inset: Bool) {
    let shadowIndices = track.moments[0].shadows.indices.filter {
      track.moments[0].shadows[$0].isInset == inset
    }
    guard !shadowIndices.isEmpty else { return }
    let tolerances = shadowIndices.flatMap { _ in flight.lengths(4) + flight.shares(4) }
    let stops = flight.stops(of: track, tolerances) { moment, numbers in
      for index in shadowIndices {
        moment.shadow(index).lengths.append(to: &numbers)
        moment.shadow(index).color.premultiplied.append(to: &numbers)
      }
    }
    part.animate(stops, of: track, in: flight, initially: ["none"], names: ["boxShadow"]) {
      moment in
      let texts = shadowIndices.map { index in
        let shadow = moment.shadow(index)
        let lengths = [
          shadow.offsetX, shadow.offsetY, shadow.blurRadius, shadow.spreadRadius,
        ].map(px)
        return ((inset ? ["inset"] : []) + lengths + [color(shadow.color)]).joined(separator: " ")
      }
      return [texts.joined(separator: ", ")]
    }
  }

  /// Returns an element that fills the box and has its corners.
  private func fillingPart(_ name: String) -> WebPart {
    var part = WebPart(name)
    part.set("width", "100%")
    part.set("height", "100%")
    part.set("boxSizing", "border-box")
    part.set("borderRadius", "inherit")
    return part
  }

  private var hasBorder: Bool {
    track.moments.contains { $0.state.border != .zero && $0.state.borderColor.alpha > 0 }
  }

  private func addBorderWidths(to part: inout WebPart) {
    part.set("borderStyle", "solid")
    let widths = flight.stops(of: track, flight.lengths(4)) {
      $0.state.border.quad.append(to: &$1)
    }
    part.animate(widths, of: track, in: flight, initially: [nil], names: ["borderWidth"]) {
      let border = $0.state.border
      return [sides([border.top, border.right, border.bottom, border.left])]
    }
  }

  /// The gradients of the layer; of two lists that cross-fade, each has its own opacity.
  private var gradients: [WebPart] {
    let change = layer.gradients
    let lists = change.isNone ? [(change.from, false)] : [(change.from, false), (change.to, true)]
    return lists.filter { !$0.0.isEmpty }.map { list, comes in
      var part = fillingPart("gradients")
      part.set("backgroundImage", LinearGradient.css(list))
      if hasBorder {
        part.set("borderColor", "transparent")
        addBorderWidths(to: &part)
      }
      guard !change.isNone else { return part }
      let mix = flight.stops(of: track, flight.shares(1)) { $1.append($0.state.gradientMix) }
      part.animate(mix, of: track, in: flight, initially: ["1"], names: ["opacity"]) {
        [share(comes ? $0.state.gradientMix : 1 - $0.state.gradientMix)]
      }
      return part
    }
  }

  private var edge: [WebPart] {
    let hasInnerShadow = track.moments[0].shadows.contains { $0.isInset }
    guard hasBorder || hasInnerShadow else { return [] }
    var part = fillingPart("edge")
    if hasBorder {
      addBorderWidths(to: &part)
      let colors = flight.stops(of: track, flight.shares(4)) {
        $0.state.borderColor.premultiplied.append(to: &$1)
      }
      part.animate(colors, of: track, in: flight, initially: [nil], names: ["borderColor"]) {
        [color($0.state.borderColor)]
      }
    }
    addShadows(to: &part, inset: true)
    return [part]
  }

  // MARK: Content

  private var content: [WebPart] {
    var part = WebPart("content")
    switch layer.content {
    case .layout, .scrim, .grabber, .backdrop: return []
    case .picture(let source, _):
      part.content = .picture(source)
      setGeometry(&part)
    case .component:
      guard let origin = layer.origin else { return [] }
      part.content = .component(path: origin.path, isDestination: origin.isDestination)
      setGeometry(&part)
    case .part:
      guard let origin = layer.origin else { return [] }
      part.content = .part(path: origin.path, isDestination: origin.isDestination)
      setGeometry(&part)
    case .screen(let id):
      part.content = .screen(id)
      scale(&part)
    case .bar(let bar):
      part.content = .bar(bar)
      setGeometry(&part)
    }
    guard track.moments.contains(where: { $0.state.hasInnerBox }) else { return [part] }
    var window = WebPart("window")
    window.set("overflow", "hidden")
    let stops = flight.frameStops(track)
    window.animate(
      stops, of: track, in: flight, initially: ["0 0", nil, nil],
      names: ["translate", "width", "height"]
    ) {
      let box = $0.state.contentBox
      return [px(box.x) + " " + px(box.y), px(box.width), px(box.height)]
    }
    window.animate(
      flight.stops(of: track, flight.lengths(4)) {
        $0.state.contentCorners.quad.append(to: &$1)
      }, of: track, in: flight, initially: ["0"], names: ["borderRadius"]
    ) { [sides($0.state.contentCorners.clockwise)] }
    window.children = [part]
    return [window]
  }

  private func setGeometry(_ part: inout WebPart) {
    // Most pictures fill their boxes at all times.
    let slack = flight.tolerance.points / 8
    let fills = track.moments.allSatisfy { moment in
      let (content, box) = (moment.state.content, moment.state.contentBox)
      return abs(content.x - box.x) <= slack && abs(content.y - box.y) <= slack
        && abs(content.width - box.width) <= slack && abs(content.height - box.height) <= slack
    }
    if fills {
      part.set("width", "100%")
      part.set("height", "100%")
      return
    }
    part.animate(
      flight.frameStops(track), of: track, in: flight, initially: ["0 0", nil, nil],
      names: ["translate", "width", "height"]
    ) {
      let (box, content) = ($0.state.contentBox, $0.state.content)
      let rect = content.offset(x: -box.x, y: -box.y)
      return [px(rect.x) + " " + px(rect.y), px(rect.width), px(rect.height)]
    }
  }

  /// Scales a screen with its frame; its element keeps the size of its layout.
  private func scale(_ part: inout WebPart) {
    guard case .screen(let motion) = layer.motion else { return }
    let rest = motion.rest.size
    part.set("width", px(rest.width))
    part.set("height", px(rest.height))
    guard rest.width > 0, rest.height > 0 else { return }
    part.set("transformOrigin", "0 0")
    // The scale is as precise as the lengths that result from it.
    let format = DecimalFormat(
      finerThan: flight.tolerance.points / 64 / max(1, rest.width, rest.height))
    part.animate(
      flight.frameStops(track), of: track, in: flight, initially: ["1 1"], names: ["scale"]
    ) {
      let frame = $0.state.frame
      return [
        format.text(frame.width / rest.width) + " " + format.text(frame.height / rest.height)
      ]
    }
  }
}

extension LayerMoment {
  /// Returns a shadow by its index; an invisible one if there are fewer shadows than at the start.
  func shadow(_ index: Int) -> ShadowState {
    guard index < shadows.count else {
      return ShadowState(
        offsetX: 0, offsetY: 0, blurRadius: 0, spreadRadius: 0,
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 0), isInset: false)
    }
    return shadows[index]
  }
}
