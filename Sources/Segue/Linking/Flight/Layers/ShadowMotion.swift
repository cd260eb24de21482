/// The motion of one shadow of a layer between the ends of its flight.
package struct ShadowMotion: Hashable, Sendable {
  let from: ShadowState
  let to: ShadowState
  let window: ProgressWindow

  /// The number of channels: two offsets, blur, spread, and the four components of the colour.
  static let channelCount = 8

  package func state(at p: Double) -> ShadowState {
    if p == 0 { return from }
    if p == 1 { return to }
    let (lengths, color) = channels(at: p)
    return ShadowState(lengths, color, isInset: from.isInset)
  }

  func channels(at p: Double) -> (lengths: Vector4, color: Vector4) {
    let share = window.localProgress(at: p)
    return (
      from.lengths + (to.lengths - from.lengths) * share,
      from.color.premultiplied + (to.color.premultiplied - from.color.premultiplied) * share
    )
  }

  func slopes(at p: Double, _ side: DerivativeSide) -> (lengths: Vector4, color: Vector4) {
    let speed = window.slope(at: p, side)
    return (
      (to.lengths - from.lengths) * speed,
      (to.color.premultiplied - from.color.premultiplied) * speed
    )
  }

  func greatestSpeed(nearEnd isEnd: Bool) -> Double {
    (to.lengths - from.lengths).greatestMagnitude * window.speed(nearEnd: isEnd)
  }
}

extension ShadowState {
  var lengths: Vector4 { Vector4(offsetX, offsetY, blurRadius, spreadRadius) }

  init(_ lengths: Vector4, _ color: Vector4, isInset: Bool) {
    self.init(
      offsetX: lengths.a, offsetY: lengths.b, blurRadius: max(0, lengths.c),
      spreadRadius: lengths.d, color: RGBA(premultiplied: color), isInset: isInset)
  }

  package init(_ shadow: BoxShadow, textColor: RGBA) {
    self.init(
      offsetX: shadow.offsetX, offsetY: shadow.offsetY, blurRadius: shadow.blurRadius,
      spreadRadius: shadow.spreadRadius, color: shadow.color.resolved(textColor: textColor),
      isInset: shadow.isInset)
  }

  /// The shadow as a style value.
  var boxShadow: BoxShadow {
    BoxShadow(
      offsetX: offsetX, offsetY: offsetY, blurRadius: blurRadius, spreadRadius: spreadRadius,
      color: .rgba(color), isInset: isInset)
  }

  /// The invisible shadow from which this one appears and to which it disappears.
  fileprivate var vanished: ShadowState {
    ShadowState(
      offsetX: 0, offsetY: 0, blurRadius: 0, spreadRadius: 0,
      color: RGBA(red: 0, green: 0, blue: 0, alpha: 0), isInset: isInset)
  }
}

/// Pairs the shadows of two ends by index; an unpaired one appears from or disappears to an
/// invisible shadow (CSS Backgrounds 3 §6.1).
///
/// Where only one of a pair is inset, CSS switches the lists abruptly; here one shadow disappears
/// while the other appears.
package func shadowMotions(
  from: [ShadowState], to: [ShadowState], in window: ProgressWindow
) -> [ShadowMotion] {
  var motions: [ShadowMotion] = []
  for index in 0..<max(from.count, to.count) {
    let leaving = index < from.count ? from[index] : nil
    let arriving = index < to.count ? to[index] : nil
    if let leaving, let arriving, leaving.isInset == arriving.isInset {
      motions.append(ShadowMotion(from: leaving, to: arriving, window: window))
      continue
    }
    if let leaving {
      motions.append(ShadowMotion(from: leaving, to: leaving.vanished, window: window))
    }
    if let arriving {
      motions.append(ShadowMotion(from: arriving.vanished, to: arriving, window: window))
    }
  }
  return motions
}
