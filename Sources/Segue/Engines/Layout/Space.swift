/// What surrounds a box while it is sized: the room it may take, what its percentages refer to,
/// and which of its sizes its container has already decided.
///
/// Inline is horizontal and block vertical: Segue has no vertical writing.
struct Space {
  /// The room in the container's content box, or `.indefinite`.
  var availableInline = Double.indefinite
  var availableBlock = Double.indefinite
  /// What percentages of the inline axis, and of all paddings and margins, refer to.
  var percentInline = Double.indefinite
  var percentBlock = Double.indefinite
  /// The available size is the border-box size.
  var isInlineFixed = false
  var isBlockFixed = false
  /// Percentages of the box's children do not see its block size, even if that is fixed: it came
  /// from its content (CSS Flexbox §9.8).
  var isInitialBlockIndefinite = false
  /// Which contribution to a container's width is sought: then limits of `fit-content`, for which
  /// there is no room, are the narrowest or the widest width of the content.
  enum Contribution { case none, narrowest, widest }
  var contribution = Contribution.none
  /// An automatic size fills the available one (`align-self: stretch`).
  var stretchesInline = false
  var stretchesBlock = false
}

/// Border and padding of a box, percentages resolved.
struct BoxEdges: Hashable, Sendable {
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  var left = 0.0

  @inline(__always) var inline: Double { left + right }
  @inline(__always) var block: Double { top + bottom }
}
