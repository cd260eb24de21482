/// The way of a layer from one state to another: a pure function of progress.
///
/// The frame follows its path, or what it is attached to; how a picture is drawn follows from the frame
/// of the moment. Every other number goes straight from end to end in the window of its channel.
///
/// A class, though nothing of it ever changes: its two hundred numbers are read in place for each
/// moment, and a layer is copied without them.
@safe package final class FlightMotion: Sendable {
  /// The windows of a layer, one for each group of channels.
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

  /// What is returned at progress 0 and 1.
  let from: LayerState
  let to: LayerState

  let path: RectPath
  /// What the frame hangs on, in place of a path of its own.
  let attachment: AttachmentMotion?
  /// How a picture is drawn in the frame; nil for what fills it.
  let picture: PictureMotion?
  /// The same, to be read without counting references.
  private let drawing: Unmanaged<PictureMotion>?
  let windows: Windows
  /// Whether the clip's edges are insets of the frame.
  let clipTravels: Bool
  let device: Size

  let first: LayerChannels
  let last: LayerChannels
  private let difference: LayerChannels
  /// Whether every channel changes with progress itself, as most flights do.
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
    last.rest.b = 1
    last.rest.c = 1
    self.last = last
    difference = last - first
    func content(_ place: FlightPlace, at share: Double) -> (box: Rect, drawn: Rect) {
      let whole = Rect(origin: .zero, size: place.frame.size)
      return picture?.content(in: whole.inset(by: place.border), at: share) ?? (whole, whole)
    }
    self.from = from.state(on: device, gradientMix: 0, content: content(from, at: 0))
    self.to = to.state(on: device, gradientMix: 1, content: content(to, at: 1))
  }

  /// A motion that has been written down by its channels and states at both ends, and is read again.
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

  /// The layer that some numbers make, whatever moves them.
  func state(of channels: LayerChannels) -> LayerState {
    channels.state(on: device, clipTravels: clipTravels, picture: picture)
  }

  /// The layer at a progress, which may lie outside of 0…1. Constant time, no allocation.
  package func state(at p: Double) -> LayerState {
    var state = LayerState.nothing
    write(to: &state, at: p)
    return state
  }

  /// The same, in place of what the state was.
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
      rest: first.rest + difference.rest * p)
  }

  /// Insets of the frame stop at both ends, or a layer that goes too far would lose what neither end
  /// cuts off. A clip that is kept goes too far together with what fills it.
  @inline(__always)
  private func bounded(_ p: Double) -> Double { clipTravels ? min(max(p, 0), 1) : p }

  private func windowedChannels(at p: Double) -> LayerChannels {
    let paint = windows.paint.local(p)
    let clip = bounded(windows.clip.local(p))
    let corners = windows.corners.local(p)
    let opacity = windows.opacity.local(p)
    let (start, way) = (first.rest, difference.rest)
    return LayerChannels(
      frame: frameQuad(at: windows.frame.local(p)), content: .zero,
      corners: first.corners + difference.corners * corners,
      background: first.background + difference.background * paint,
      border: first.border + difference.border * paint,
      borderColor: first.borderColor + difference.borderColor * paint,
      clip: first.clip + difference.clip * clip,
      clipCorners: first.clipCorners + difference.clipCorners * clip,
      rest: Quad(
        start.a + way.a * opacity, start.b + way.b * paint,
        start.c + way.c * windows.content.local(p), 0))
  }

  @inline(__always)
  private func frameQuad(at p: Double) -> Quad { attachment?.quad(at: p) ?? path.quad(at: p) }

  /// How fast each channel changes, for a whole unit of progress; at a window's corner, on one side.
  func slopes(at p: Double, _ side: Side) -> LayerChannels {
    let frame = windows.frame
    let paint = windows.paint.slope(at: p, side)
    let isPast = side == .before ? p <= 0 || p > 1 : p < 0 || p >= 1
    let clip = clipTravels && isPast ? 0 : windows.clip.slope(at: p, side)
    return LayerChannels(
      frame: (attachment?.derivative(at: frame.local(p)) ?? path.derivative(at: frame.local(p)))
        * frame.slope(at: p, side), content: .zero,
      corners: difference.corners * windows.corners.slope(at: p, side),
      background: difference.background * paint, border: difference.border * paint,
      borderColor: difference.borderColor * paint, clip: difference.clip * clip,
      clipCorners: difference.clipCorners * clip,
      rest: Quad(
        difference.rest.a * windows.opacity.slope(at: p, side), difference.rest.b * paint,
        difference.rest.c * windows.content.slope(at: p, side), 0))
  }
}

extension FlightMotion {
  /// The furthest that anything measured in points goes for a unit of progress, near the end of the
  /// way (near its beginning, for a way back): what is left of it where progress lacks ε is ε times
  /// this at most.
  func reach(nearEnd isEnd: Bool) -> Double {
    func speed(_ window: ProgressWindow, _ way: Double) -> Double {
      window.speed(nearEnd: isEnd) * way
    }
    let frame = speed(windows.frame, attachment?.greatestSpeed ?? path.greatestSpeed)
    return max(
      max(frame, clipReach(frame, nearEnd: isEnd), contentReach),
      max(
        speed(windows.corners, difference.corners.greatestMagnitude),
        speed(windows.paint, difference.border.greatestMagnitude)))
  }

  /// The same of the drawn picture: how far its edges go in some short stretches of progress around both
  /// ends, so that a way back takes as long as the way there.
  private var contentReach: Double {
    guard picture != nil else { return 0 }
    var (least, reach) = (Double.infinity, 0.0)
    for (end, rest) in [(0.0, from.content), (1, to.content)] {
      for step in [-0.05, -0.01, -0.002, 0.002, 0.01, 0.05] {
        let speed = furthest(state(at: end + step).content, rest) / abs(step)
        (least, reach) = (min(least, speed), max(reach, speed))
      }
    }
    // What bends may go a little faster within the shortest of them.
    return reach - least > 1e-9 * reach ? reach * 1.01 : reach
  }

  /// The same of the clip's edges. Those that travel with the frame have its speed and their own, or
  /// where both go straight in one window the speed at which they go from end to end.
  private func clipReach(_ frame: Double, nearEnd isEnd: Bool) -> Double {
    let speed = windows.clip.speed(nearEnd: isEnd)
    let own = max(
      difference.clip.greatestMagnitude, difference.clipCorners.greatestMagnitude)
    guard clipTravels, own > 0 else { return speed * own }
    guard path.style == .straight && windows.clip == windows.frame && attachment == nil else {
      return speed * own + frame
    }
    let (way, insets) = (path.derivative(at: 0), difference.clip)
    let edges = Quad(
      way.b + insets.a, way.a + way.c - insets.b, way.b + way.d - insets.c, way.a + insets.d)
    return speed * max(edges.greatestMagnitude, difference.clipCorners.greatestMagnitude)
  }

  /// How many times faster than progress its opacity changes there.
  func steepness(nearEnd isEnd: Bool) -> Double {
    max(
      windows.opacity.speed(nearEnd: isEnd) * difference.rest.a.magnitude,
      windows.paint.speed(nearEnd: isEnd))
  }
}

extension ProgressWindow {
  /// How many times faster than progress what happens in it runs near progress 1, or near 0. A window
  /// that ends a little before counts, for a spring is only near 1 when it ends.
  func speed(nearEnd isEnd: Bool) -> Double {
    let isNear = isEnd ? end > 0.95 : start < 0.05
    return isNear ? 1 / (end - start) : 0
  }
}
