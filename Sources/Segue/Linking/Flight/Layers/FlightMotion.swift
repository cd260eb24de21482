/// The motion of a flying layer from one state to another: a pure function of progress.
///
/// The frame follows its path, or its carrier if it is attached to one; how a picture is drawn
/// follows from the current frame. Every other channel is interpolated linearly in its window.
///
/// An immutable class rather than a struct, so that its two hundred numbers are read in place for
/// each frame, and a layer is copied without them.
@safe package final class FlightMotion: Sendable {
  /// The progress windows of a layer, one for each group of channels.
  package struct Windows: Hashable, Sendable {
    package var frame: ProgressWindow
    package var content: ProgressWindow
    package var corners: ProgressWindow
    package var paint: ProgressWindow
    package var clip: ProgressWindow
    package var opacity: ProgressWindow

    package init(
      frame: ProgressWindow, content: ProgressWindow, corners: ProgressWindow,
      paint: ProgressWindow, clip: ProgressWindow, opacity: ProgressWindow
    ) {
      self.frame = frame
      self.content = content
      self.corners = corners
      self.paint = paint
      self.clip = clip
      self.opacity = opacity
    }

    var isWhole: Bool {
      [frame, content, corners, paint, clip, opacity].allSatisfy { $0 == .whole }
    }
  }

  /// The exact states returned at progress 0 and 1.
  let from: LayerState
  let to: LayerState

  let path: RectPath
  /// The attachment that determines the frame; nil if the frame has a path of its own.
  let attachment: AttachmentMotion?
  /// How a picture is drawn in the frame; nil for content that fills it.
  let picture: PictureMotion?
  /// An unmanaged reference to `picture`, which avoids reference counting.
  private let drawing: Unmanaged<PictureMotion>?
  let windows: Windows
  /// Whether the clip's edges are insets of the frame.
  let clipTravels: Bool
  let device: Size

  let first: LayerChannels
  let last: LayerChannels
  private let difference: LayerChannels
  /// Whether every channel changes linearly with progress, as in most flights.
  private let isUniform: Bool

  package init(
    from: FlightPlace, to: FlightPlace, path: PathStyle, windows: Windows, clipTravels: Bool,
    picture: PictureMotion? = nil, attachment: AttachmentMotion? = nil, device: Size
  ) {
    self.path = RectPath(from: from.frame, to: to.frame, style: path)
    self.attachment = attachment
    self.picture = picture
    unsafe drawing = picture.map { unsafe .passUnretained($0) }
    self.windows = windows
    isUniform = windows.isWhole && attachment == nil
    self.clipTravels = clipTravels
    self.device = device
    first = from.channels(clipTravels: clipTravels, on: device)
    var last = to.channels(clipTravels: clipTravels, on: device)
    // The weights of the destination's gradients and of its way of drawing a picture.
    last.weights.b = 1
    last.weights.c = 1
    self.last = last
    difference = last - first
    func content(_ place: FlightPlace, at share: Double) -> (box: Rect, drawn: Rect) {
      let whole = Rect(origin: .zero, size: place.frame.size)
      return picture?.content(in: whole.inset(by: place.border), at: share) ?? (whole, whole)
    }
    self.from = from.state(on: device, gradientMix: 0, content: content(from, at: 0))
    self.to = to.state(on: device, gradientMix: 1, content: content(to, at: 1))
  }

  /// Restores a motion that was serialized as its channels and its states at both ends.
  init(
    first: LayerChannels, last: LayerChannels, from: LayerState, to: LayerState, path: PathStyle,
    windows: Windows, clipTravels: Bool, picture: PictureMotion?, attachment: AttachmentMotion?,
    device: Size
  ) {
    self.path = RectPath(from: from.frame, to: to.frame, style: path)
    self.attachment = attachment
    self.picture = picture
    unsafe drawing = picture.map { unsafe .passUnretained($0) }
    self.windows = windows
    isUniform = windows.isWhole && attachment == nil
    self.clipTravels = clipTravels
    self.device = device
    self.first = first
    self.last = last
    difference = last - first
    self.from = from
    self.to = to
  }

  /// Returns the state that corresponds to some channels, for example after an interruption.
  func state(of channels: LayerChannels) -> LayerState {
    channels.state(on: device, clipTravels: clipTravels, picture: picture)
  }

  /// Returns the state at a progress, which may be outside 0…1. Constant time, no allocation.
  package func state(at p: Double) -> LayerState {
    var state = LayerState.nothing
    write(to: &state, at: p)
    return state
  }

  /// As above, overwriting `state`.
  func write(to state: inout LayerState, at p: Double) {
    if p == 0 {
      state = from
    } else if p == 1 {
      state = to
    } else {
      unsafe channels(at: p).write(
        to: &state, on: device, clipTravels: clipTravels, picture: drawing)
    }
  }

  @inline(__always)
  func channels(at p: Double) -> LayerChannels {
    if p == 0 { return first }
    if p == 1 { return last }
    return isUniform ? uniformChannels(at: p) : windowedChannels(at: p)
  }

  @inline(__always)
  private func uniformChannels(at p: Double) -> LayerChannels {
    let clip = bounded(p)
    return LayerChannels(
      frame: path.quad(at: p), content: .zero, corners: first.corners + difference.corners * p,
      background: first.background + difference.background * p,
      border: first.border + difference.border * p,
      borderColor: first.borderColor + difference.borderColor * p,
      clip: first.clip + difference.clip * clip,
      clipCorners: first.clipCorners + difference.clipCorners * clip,
      weights: first.weights + difference.weights * p)
  }

  /// Clamps the progress of clip insets to 0…1; otherwise a layer that overshoots would be clipped
  /// more than at either end. A clip in device coordinates overshoots together with the content
  /// that fills it.
  @inline(__always)
  private func bounded(_ p: Double) -> Double { clipTravels ? min(max(p, 0), 1) : p }

  private func windowedChannels(at p: Double) -> LayerChannels {
    let paint = windows.paint.localProgress(at: p)
    let clip = bounded(windows.clip.localProgress(at: p))
    let corners = windows.corners.localProgress(at: p)
    let opacity = windows.opacity.localProgress(at: p)
    let (start, way) = (first.weights, difference.weights)
    return LayerChannels(
      frame: frameQuad(at: windows.frame.localProgress(at: p)), content: .zero,
      corners: first.corners + difference.corners * corners,
      background: first.background + difference.background * paint,
      border: first.border + difference.border * paint,
      borderColor: first.borderColor + difference.borderColor * paint,
      clip: first.clip + difference.clip * clip,
      clipCorners: first.clipCorners + difference.clipCorners * clip,
      weights: Vector4(
        start.a + way.a * opacity, start.b + way.b * paint,
        start.c + way.c * windows.content.localProgress(at: p), 0))
  }

  @inline(__always)
  private func frameQuad(at p: Double) -> Vector4 { attachment?.quad(at: p) ?? path.quad(at: p) }

  /// Returns the derivative of each channel with respect to progress; at the edge of a window, the
  /// one-sided derivative.
  func slopes(at p: Double, _ side: DerivativeSide) -> LayerChannels {
    let frame = windows.frame
    let paint = windows.paint.slope(at: p, side)
    let isPast = side == .before ? p <= 0 || p > 1 : p < 0 || p >= 1
    let clip = clipTravels && isPast ? 0 : windows.clip.slope(at: p, side)
    return LayerChannels(
      frame: (attachment?.derivative(at: frame.localProgress(at: p))
        ?? path.derivative(at: frame.localProgress(at: p)))
        * frame.slope(at: p, side), content: .zero,
      corners: difference.corners * windows.corners.slope(at: p, side),
      background: difference.background * paint, border: difference.border * paint,
      borderColor: difference.borderColor * paint, clip: difference.clip * clip,
      clipCorners: difference.clipCorners * clip,
      weights: Vector4(
        difference.weights.a * windows.opacity.slope(at: p, side), difference.weights.b * paint,
        difference.weights.c * windows.content.slope(at: p, side), 0))
  }
}

extension FlightMotion {
  /// Returns the greatest speed of any length, in points per unit of progress, near the end of the
  /// motion (near its beginning, for a pop).
  ///
  /// If the remaining progress is ε, the remaining distance is at most ε times this.
  func greatestSpeed(nearEnd isEnd: Bool) -> Double {
    func speed(_ window: ProgressWindow, _ way: Double) -> Double {
      window.speed(nearEnd: isEnd) * way
    }
    let frame = speed(windows.frame, attachment?.greatestSpeed ?? path.greatestSpeed)
    return max(
      max(frame, clipSpeed(frame, nearEnd: isEnd), contentSpeed),
      max(
        speed(windows.corners, difference.corners.greatestMagnitude),
        speed(windows.paint, difference.border.greatestMagnitude)))
  }

  /// The same bound for the drawn picture: the speed of its edges over short intervals of progress
  /// around both ends, so that a pop takes as long as a push.
  private var contentSpeed: Double {
    guard picture != nil else { return 0 }
    var (least, greatest) = (Double.infinity, 0.0)
    for (end, rest) in [(0.0, from.content), (1, to.content)] {
      for step in [-0.05, -0.01, -0.002, 0.002, 0.01, 0.05] {
        let speed = furthest(state(at: end + step).content, rest) / abs(step)
        (least, greatest) = (min(least, speed), max(greatest, speed))
      }
    }
    // A curved motion may be slightly faster within the shortest interval.
    return greatest - least > 1e-9 * greatest ? greatest * 1.01 : greatest
  }

  /// Returns the same bound for the clip's edges.
  ///
  /// Edges that travel with the frame have the sum of its speed and their own, or, where both move
  /// linearly in the same window, their speed from end to end.
  private func clipSpeed(_ frame: Double, nearEnd isEnd: Bool) -> Double {
    let speed = windows.clip.speed(nearEnd: isEnd)
    let own = max(
      difference.clip.greatestMagnitude, difference.clipCorners.greatestMagnitude)
    guard clipTravels, own > 0 else { return speed * own }
    guard path.style == .straight && windows.clip == windows.frame && attachment == nil else {
      return speed * own + frame
    }
    let (way, insets) = (path.derivative(at: 0), difference.clip)
    let edges = Vector4(
      way.b + insets.a, way.a + way.c - insets.b, way.b + way.d - insets.c, way.a + insets.d)
    return speed * max(edges.greatestMagnitude, difference.clipCorners.greatestMagnitude)
  }

  /// Returns how many times faster than progress the opacity changes near an end.
  func greatestOpacitySpeed(nearEnd isEnd: Bool) -> Double {
    max(
      windows.opacity.speed(nearEnd: isEnd) * difference.weights.a.magnitude,
      windows.paint.speed(nearEnd: isEnd))
  }
}

extension ProgressWindow {
  /// Returns how many times faster than progress the window's local progress runs near 1, or near
  /// 0.
  ///
  /// A window that ends slightly earlier counts too, because a spring is only close to 1 when it
  /// ends.
  func speed(nearEnd isEnd: Bool) -> Double {
    let isNear = isEnd ? end > 0.95 : start < 0.05
    return isNear ? 1 / (end - start) : 0
  }
}
