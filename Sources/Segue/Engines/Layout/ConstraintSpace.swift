/// The surroundings of a box during sizing: the available space, the sizes that its percentages
/// refer to, and which of its sizes its container has already determined.
///
/// Inline is horizontal and block is vertical, because Segue has no vertical writing.
struct ConstraintSpace {
  /// The available size in the container's content box, or `.indefinite`.
  var availableInline = Double.indefinite
  var availableBlock = Double.indefinite
  /// The size that percentages in the inline axis, and of all paddings and margins, refer to.
  var percentInline = Double.indefinite
  var percentBlock = Double.indefinite
  /// Whether the available size is the border-box size.
  var isInlineFixed = false
  var isBlockFixed = false
  /// Whether percentages of the box's children see an indefinite block size, even if it is fixed,
  /// because it came from the content (CSS Flexbox §9.8).
  var isInitialBlockIndefinite = false
  /// The contribution to a container's width that is being computed. Limits of `fit-content`, for
  /// which there is no available space, are then the min-content or the max-content width.
  enum Contribution { case none, minContent, maxContent }
  var contribution = Contribution.none
  /// Whether an automatic size fills the available size (`align-self: stretch`).
  var stretchesInline = false
  var stretchesBlock = false
}

/// Border and padding of a box, with percentages resolved.
struct BoxEdges: Hashable, Sendable {
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  var left = 0.0

  @inline(__always) var inline: Double { left + right }
  @inline(__always) var block: Double { top + bottom }
}
