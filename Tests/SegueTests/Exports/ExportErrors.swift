import Segue

/// Computes the errors of a layer read from an export, as shares of the tolerance, with one list
/// for each format.
struct ExportErrors {
  let tolerance: ExportTolerance
  let device: Size

  private var points: Double { tolerance.points }
  private var share: Double { tolerance.unitTolerance }

  // MARK: Web

  func web(_ read: ReadLayer, _ moment: LayerMoment, _ place: Double) -> [(String, Double)] {
    let state = moment.state
    func value(_ name: String, _ initial: [Double]) -> [Double] {
      read.value(name, at: place) ?? initial
    }
    let origin = value("translate", [0, 0])
    let (width, height) = (value("width", [.nan])[0], value("height", [.nan])[0])
    var errors = [
      ("frame", difference(edges(origin[0], origin[1], width, height), edges(state.frame), points)),
      ("opacity", difference(value("opacity", [1]), [state.opacity], share)),
      (
        "corners", difference(value("borderRadius", [0, 0, 0, 0]), state.corners.clockwise, points)
      ),
      (
        "background",
        difference(
          value("backgroundColor", [0, 0, 0, 0]), premultiplied(state.background), share)
      ),
    ]
    if let clip = read.value("clip", at: place) {
      let insets = edges(
        clip[3], clip[0], device.width - clip[1] - clip[3], device.height - clip[2] - clip[0])
      errors.append(("clip", difference(insets, edges(state.clip), points)))
      errors.append(
        ("clip's corners", difference(Array(clip[4...]), state.clipCorners.clockwise, points)))
    }
    let outer = moment.shadows.filter { !$0.isInset }
    if let shadow = read.value("shadow", at: place) {
      errors.append(("shadow", shadowError(shadow, outer)))
    }
    if let widths = read.value("borderWidth", at: place) {
      let border = state.border
      errors.append(
        (
          "border",
          difference(widths, [border.top, border.right, border.bottom, border.left], points)
        ))
      errors.append(
        (
          "border's colour",
          difference(read.value("borderColor", at: place), premultiplied(state.borderColor), share)
        ))
    }
    if !moment.layer.gradients.isNone, let mix = read.value("mix", at: place) {
      let goes = !moment.layer.gradients.from.isEmpty
      errors.append(
        ("gradients", difference(mix, [goes ? 1 - state.gradientMix : state.gradientMix], share)))
    }
    switch moment.layer.content {
    case .picture, .component, .part, .bar:
      // The content box of a picture is a window if it is smaller than the frame.
      let window = value("window translate", [0, 0])
      let origin = value("content translate", [0, 0])
      let box = [value("window width", [width])[0], value("window height", [height])[0]]
      if read.properties["window width"] != nil {
        errors.append(
          (
            "window",
            difference(
              edges(window[0], window[1], box[0], box[1]), edges(state.contentBox), points)
          ))
      }
      let size = [value("content width", [box[0]])[0], value("content height", [box[1]])[0]]
      errors.append(
        (
          "content",
          difference(
            edges(window[0] + origin[0], window[1] + origin[1], size[0], size[1]),
            edges(state.content), points)
        ))
      errors += bare(
        edges(window[0], window[1], box[0], box[1]),
        edges(window[0] + origin[0], window[1] + origin[1], size[0], size[1]), moment.layer)
    case .screen:
      let scale = value("content scale", [1, 1])
      let (w, h) = (value("content width", [.nan])[0], value("content height", [.nan])[0])
      errors.append(
        (
          "content",
          difference(
            [w * scale[0], h * scale[1]], [state.frame.width, state.frame.height], points)
        ))
    case .layout, .scrim, .grabber, .backdrop: break
    }
    return errors
  }

  /// Returns how much of its box a picture leaves uncovered, if it covers its box at both ends: a
  /// sixteenth of the tolerance is allowed.
  private func bare(_ box: [Double]?, _ drawn: [Double]?, _ layer: Layer) -> [(String, Double)] {
    guard case .picture = layer.content,
      [0.0, 1].map(layer.state).allSatisfy({ bare(edges($0.contentBox), edges($0.content)) < 1e-6 })
    else { return [] }
    guard let box, let drawn, box.count == 6, drawn.count == 6 else {
      return [("cover", .infinity)]
    }
    return [("cover", bare(box, drawn) / (points / 16))]
  }

  private func bare(_ box: [Double], _ drawn: [Double]) -> Double {
    max(drawn[0] - box[0], drawn[1] - box[1], box[2] - drawn[2], box[3] - drawn[3])
  }

  private func shadowError(_ read: [Double], _ shadows: [ShadowState]) -> Double {
    guard read.count == 8 * shadows.count else { return .infinity }
    var error = 0.0
    for (index, shadow) in shadows.enumerated() {
      let lengths = [shadow.offsetX, shadow.offsetY, shadow.blurRadius, shadow.spreadRadius]
      let first = 8 * index
      error = max(
        error, difference(Array(read[first..<(first + 4)]), lengths, points),
        difference(Array(read[(first + 4)..<(first + 8)]), premultiplied(shadow.color), share))
    }
    return error
  }

  // MARK: Core Animation

  func coreAnimation(_ read: ReadLayer, _ moment: LayerMoment, _ place: Double) -> [(
    String, Double
  )] {
    let state = moment.state
    func box(_ prefix: String) -> [Double]? {
      guard let bounds = read.value(prefix + "bounds", at: place) else { return nil }
      return edges(
        middle: read.value(prefix + "position", at: place), size: Array(bounds.suffix(2)))
    }
    var errors = [
      ("frame", difference(box(""), edges(state.frame), points)),
      ("opacity", difference(read.value("opacity", at: place), [state.opacity], share)),
    ]
    if let mask = read.value("mask", at: place) {
      let size = Rect(origin: .zero, size: state.frame.size)
      errors.append(
        (
          "corners",
          difference(
            edges(mask[0], mask[1], mask[2], mask[3]) + mask[4...],
            edges(size) + state.corners.clockwise, points)
        ))
    } else {
      let radius = read.value("cornerRadius", at: place) ?? [0]
      let greatest = state.corners.clockwise.max() ?? 0
      errors.append(("corners", difference(radius, [greatest], points)))
    }
    errors.append(
      (
        "background",
        difference(
          premultiplied(read.value("backgroundColor", at: place) ?? [0, 0, 0, 0]),
          premultiplied(state.background), share)
      ))
    if read.properties["clip bounds"] != nil {
      errors.append(("clip", difference(box("clip "), edges(state.clip), points)))
      // The coordinates in the clip are those of the device.
      let origin = read.value("clip bounds", at: place) ?? []
      errors.append(
        (
          "clip's origin",
          difference(Array(origin.prefix(2)), [state.clip.x, state.clip.y], points)
        )
      )
    }
    if let width = read.value("borderWidth", at: place) {
      errors.append(("border", difference(width, [state.border.top], points)))
      errors.append(
        (
          "border's colour",
          difference(
            premultiplied(read.value("borderColor", at: place)), premultiplied(state.borderColor),
            share)
        ))
    }
    if let offset = read.value("shadowOffset", at: place),
      let shadow = moment.shadows.first(where: { !$0.isInset })
    {
      let color = (read.value("shadowColor", at: place) ?? []).prefix(3)
      let opacity = read.value("shadowOpacity", at: place) ?? []
      errors += [
        ("shadow", difference(offset, [shadow.offsetX, shadow.offsetY], points)),
        (
          "blur",
          difference(read.value("shadowRadius", at: place), [shadow.blurRadius / 2], points)
        ),
        (
          "shadow's colour",
          difference(premultiplied(color + opacity), premultiplied(shadow.color), share)
        ),
      ]
    }
    switch moment.layer.content {
    case .picture, .component, .part, .bar:
      var content = box("content ") ?? []
      if let window = box("window "), content.count >= 4 {
        errors.append(("window", difference(window, edges(state.contentBox), points)))
        // The content is relative to the window; the edges are x, y, right and bottom.
        for (index, side) in [(0, 0), (1, 1), (2, 0), (3, 1)] where index < content.count {
          content[index] += window[side]
        }
      }
      errors.append(("content", difference(content, edges(state.content), points)))
      let size = read.value("bounds", at: place)?.suffix(2) ?? []
      let whole = edges(middle: size.map { $0 / 2 }, size: Array(size))
      errors += bare(box("window ") ?? whole, content, moment.layer)
    case .screen:
      let size = read.value("content bounds", at: place)?.suffix(2) ?? []
      let scale =
        (read.value("content transform.scale.x", at: place) ?? [])
        + (read.value("content transform.scale.y", at: place) ?? [])
      errors.append(
        (
          "content",
          difference(
            zip(size, scale).map { $0 * $1 }, [state.frame.width, state.frame.height], points)
        ))
    case .layout, .scrim, .grabber, .backdrop: break
    }
    return errors
  }

  // MARK: Lottie

  /// Returns the errors of a layer read from a Lottie document.
  ///
  /// - Parameter picture: The side of every picture in the document.
  func lottie(
    _ read: ReadLayer, _ moment: LayerMoment, _ place: Double, picture: Double
  ) -> [(String, Double)] {
    let state = moment.state
    var errors = [
      (
        "opacity",
        difference(read.value("opacity", at: place)?.map { $0 / 100 }, [state.opacity], share)
      )
    ]
    if let points = read.value("path", at: place) {
      errors.append(
        ("frame", difference(extremes(points), edges(state.frame), self.points)))
    } else {
      errors.append(
        (
          "frame",
          difference(
            edges(middle: read.value("p", at: place), size: read.value("s", at: place)),
            edges(state.frame), points)
        ))
      errors.append(
        ("corners", difference(read.value("r", at: place), [state.corners.topLeft], points)))
    }
    if let clip = read.value("clip", at: place) {
      errors.append(("clip", difference(extremes(clip), edges(state.clip), points)))
    }
    if case .screen = moment.layer.content {
    } else {
      let color = (read.value("fill", at: place) ?? []).prefix(3)
      let opacity = (read.value("fill opacity", at: place) ?? []).map { $0 / 100 }
      errors.append(
        (
          "background",
          difference(premultiplied(color + opacity), premultiplied(state.background), share)
        ))
    }
    if case .picture = moment.layer.content {
      let drawn = state.content.offset(x: state.frame.x, y: state.frame.y)
      let origin = read.value("picture p", at: place) ?? [.nan, .nan]
      let scale = read.value("picture s", at: place) ?? [.nan, .nan]
      errors.append(
        (
          "picture",
          difference(
            edges(origin[0], origin[1], scale[0] / 100 * picture, scale[1] / 100 * picture),
            edges(drawn), points)
        ))
      let outline =
        read.value("outline path", at: place).map(extremes)
        ?? edges(
          middle: read.value("outline p", at: place), size: read.value("outline s", at: place))
      errors += bare(
        outline, edges(origin[0], origin[1], scale[0] / 100 * picture, scale[1] / 100 * picture),
        moment.layer)
    }
    return errors
  }

  private func extremes(_ points: [Double]) -> [Double] {
    let x = stride(from: 0, to: points.count, by: 2).map { points[$0] }
    let y = stride(from: 1, to: points.count, by: 2).map { points[$0] }
    let (left, top) = (x.min() ?? .nan, y.min() ?? .nan)
    return edges(left, top, (x.max() ?? .nan) - left, (y.max() ?? .nan) - top)
  }

  // MARK: MotionScene

  /// Compares with the deviation that the scene declares.
  func motionScene(
    _ read: ReadLayer, _ moment: LayerMoment, _ place: Double, _ scene: MotionSceneExport
  ) -> [(String, Double)] {
    let state = moment.state
    let (points, share) = (
      max(scene.largestLengthError, self.points), max(scene.largestOpacityError, self.share)
    )
    let frame = read.value("frame", at: place) ?? [.nan, .nan, .nan, .nan]
    var errors = [
      (
        "frame",
        difference(edges(frame[0], frame[1], frame[2], frame[3]), edges(state.frame), points)
      ),
      ("opacity", difference(read.value("opacity", at: place), [state.opacity], share)),
    ]
    if let radius = read.value("cornerRadius", at: place) {
      errors.append(("corners", difference(radius, [state.corners.topLeft], points)))
    }
    return errors
  }
}
