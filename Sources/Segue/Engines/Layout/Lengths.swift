/// Lengths resolved to border-box sizes (CSS Sizing 3 §5, CSS Box Sizing).
///
/// Left out: `stretch` and `calc()`, which FORMAT has not.
extension LayoutScratch {
  /// Which property a length belongs to: they differ in what `fit-content` of no room means.
  enum Property { case size, minimum, maximum }

  /// Border and padding of `box`; percentages of all four sides refer to the inline axis, and count
  /// as zero while that is indefinite (CSS Sizing 3 §5.2.1).
  func edges(_ box: Int, _ space: Space) -> BoxEdges {
    let style = style(box)
    let base = space.percentInline.orZero
    return BoxEdges(
      top: side(style.padding.top, style.border.top, style.safeArea.top, base),
      right: side(style.padding.right, style.border.right, style.safeArea.right, base),
      bottom: side(style.padding.bottom, style.border.bottom, style.safeArea.bottom, base),
      left: side(style.padding.left, style.border.left, style.safeArea.left, base))
  }

  @inline(__always)
  private func side(_ padding: Length, _ border: Double, _ safeArea: Double, _ base: Double)
    -> Double
  {
    max(0, plain(padding, base)) + max(0, snapped(border)) + max(0, snapped(safeArea))
  }

  /// A length without keywords; `auto` and keywords are zero.
  @inline(__always)
  func plain(_ length: Length, _ base: Double) -> Double {
    switch length {
    case .points(let points): return snapped(points)
    case .percent(let percent): return snapped(base * percent / 100)
    default: return 0
    }
  }

  /// Margins of `box`; automatic ones are zero here.
  func margins(_ box: Int, _ space: Space) -> Edges {
    let style = style(box)
    let base = space.percentInline.orZero
    return Edges(
      top: plain(style.margin.top, base), right: plain(style.margin.right, base),
      bottom: plain(style.margin.bottom, base), left: plain(style.margin.left, base))
  }

  /// `length` as the border-box width of `box`, or `.indefinite`. Content sizes are asked under
  /// `measure`, everything else is taken from `space`; `room` overrides the available width.
  mutating func inlineLength(
    _ length: Length, _ property: Property, _ box: Int, _ space: Space, measure: Space,
    edges: BoxEdges, room: Double? = nil
  ) -> Double {
    switch length {
    case .points(let points):
      return borderBox(snapped(points), style(box).boxSizing, edges.inline)
    case .percent(let percent):
      guard space.percentInline.isDefinite else { return .indefinite }
      return borderBox(
        snapped(space.percentInline * percent / 100), style(box).boxSizing, edges.inline)
    case .minContent: return intrinsicInline(box, measure, edges).limits.min
    case .maxContent: return intrinsicInline(box, measure, edges).limits.max
    case .fitContent:
      let available = room ?? space.availableInline
      guard available.isDefinite else {
        guard property != .size else { return .indefinite }
        let limits = intrinsicInline(box, measure, edges).limits
        switch space.contribution {
        case .narrowest: return limits.min
        case .widest: return limits.max
        case .none: return property == .minimum ? limits.min : limits.max
        }
      }
      let margins = margins(box, space)
      let limits = intrinsicInline(box, measure, edges).limits
      return max(limits.min, min(limits.max, max(0, available - margins.left - margins.right)))
    case .auto, .none: return .indefinite
    }
  }

  /// A border-box size from what a style says.
  @inline(__always)
  func borderBox(_ value: Double, _ sizing: LayoutStyle.BoxSizing, _ edges: Double) -> Double {
    sizing == .borderBox ? max(edges, value) : max(0, value) + edges
  }

  /// The margin box's room filled (`stretch`): never less than border and padding.
  func stretchedInline(_ box: Int, _ space: Space, _ edges: BoxEdges, room: Double? = nil) -> Double
  {
    let margins = margins(box, space)
    return max(edges.inline, (room ?? space.availableInline) - margins.left - margins.right)
  }

  func stretchedBlock(_ box: Int, _ space: Space, _ edges: BoxEdges, room: Double? = nil) -> Double
  {
    let margins = margins(box, space)
    return max(edges.block, (room ?? space.availableBlock) - margins.top - margins.bottom)
  }

  /// `min-width` and `max-width` as border-box widths (CSS Sizing 3 §5.2). `automatic` is the
  /// automatic minimum, which the maximum limits.
  mutating func inlineLimits(
    _ box: Int, _ space: Space, measure: Space, edges: BoxEdges, automatic: Double? = nil,
    transfers: Bool, room: Double? = nil
  ) -> MinMax {
    let style = style(box)
    var limits = MinMax.unlimited
    let maximum = inlineLength(
      style.maxWidth, .maximum, box, space, measure: measure, edges: edges, room: room)
    if maximum.isDefinite { limits.max = maximum }
    if let automatic, style.minWidth == .auto {
      limits.min = min(automatic, limits.max)
    } else {
      limits.min = inlineLength(
        style.minWidth, .minimum, box, space, measure: measure, edges: edges, room: room)
      if !limits.min.isDefinite { limits.min = edges.inline }
    }
    if transfers, style.width == .auto, !space.stretchesInline, let ratio = ratio(box) {
      let block = initialBlockLimits(box, space, edges)
      let transferred = ratio.inlineLimits(from: block, edges: edges)
      limits.min = max(limits.min, min(transferred.min, limits.max))
      limits.max = min(limits.max, transferred.max)
    }
    limits.max = max(limits.max, limits.min)
    return limits
  }

  /// `min-height` and `max-height` where no content is measured for them: keywords do not limit.
  func initialBlockLimits(_ box: Int, _ space: Space, _ edges: BoxEdges) -> MinMax {
    blockLimits(box, space, edges, content: .indefinite)
  }

  /// `min-height` and `max-height` as border-box heights; keywords and `automatic` need the
  /// height of the content, which is `.indefinite` where it is not known.
  func blockLimits(
    _ box: Int, _ space: Space, _ edges: BoxEdges, content: Double, automatic: Double? = nil
  ) -> MinMax {
    let style = style(box)
    var limits = MinMax.unlimited
    let maximum = blockLength(style.maxHeight, box, space, edges, content: content)
    if maximum.isDefinite { limits.max = maximum }
    if let automatic, style.minHeight == .auto {
      limits.min = min(automatic, limits.max)
    } else {
      limits.min = blockLength(style.minHeight, box, space, edges, content: content)
      if !limits.min.isDefinite { limits.min = edges.block }
    }
    limits.max = max(limits.max, limits.min)
    return limits
  }

  /// `length` as a border-box height, or `.indefinite`. In the block axis every content keyword
  /// means the height of the content (CSS Sizing 3 §5.1).
  func blockLength(
    _ length: Length, _ box: Int, _ space: Space, _ edges: BoxEdges, content: Double
  ) -> Double {
    switch length {
    case .points(let points):
      return borderBox(snapped(points), style(box).boxSizing, edges.block)
    case .percent(let percent):
      guard space.percentBlock.isDefinite else { return .indefinite }
      return borderBox(
        snapped(space.percentBlock * percent / 100), style(box).boxSizing, edges.block)
    case .minContent, .maxContent, .fitContent: return content
    case .auto, .none: return .indefinite
    }
  }
}

extension Length {
  var isPercent: Bool { if case .percent = self { true } else { false } }

  /// `min-content`, `max-content` or `fit-content`.
  var isContentKeyword: Bool {
    switch self {
    case .minContent, .maxContent, .fitContent: true
    default: false
    }
  }
}
