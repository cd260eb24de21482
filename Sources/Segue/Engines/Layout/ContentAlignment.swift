/// Distribution of room among items or lines: `justify-content` and `align-content`
/// (CSS Flexbox §8.2, §8.4; CSS Align §5).
struct ContentDistribution {
  /// Before the first item, from the start edge.
  var offset: Double
  /// Added between neighbours.
  var spacing: Double

  /// `isReversed` where the flex start is the end edge: items are placed from the start edge all the
  /// same, in reversed order. What has no room falls back to a safe alignment (CSS Align §5.3).
  init(
    _ alignment: LayoutStyle.ContentAlignment, free: Double, count: Int, isReversed: Bool
  ) {
    spacing = 0
    if free > 0, count > 1 {
      switch alignment {
      case .spaceBetween: spacing = snapped(free / Double(count - 1))
      case .spaceAround: spacing = snapped(free / Double(count))
      case .spaceEvenly: spacing = snapped(free / Double(count + 1))
      default: break
      }
    }
    switch alignment {
    case .spaceBetween where free > 0 && count > 1: offset = 0
    case .spaceAround where free > 0: offset = snapped(free / Double(2 * count))
    case .spaceEvenly where free > 0: offset = snapped(free / Double(count + 1))
    case .spaceAround, .spaceEvenly: offset = 0
    case .center: offset = snapped(free / 2)
    case .start, .left, .right: offset = 0
    case .end: offset = free
    case .flexEnd: offset = isReversed ? 0 : free
    case .normal, .stretch, .flexStart, .spaceBetween: offset = isReversed ? free : 0
    }
  }
}

extension LayoutStyle {
  /// `justifyContent` with `left` and `right` resolved: in a column they are the start
  /// (CSS Align §5.1.2), and stretching is the work of flexing.
  var resolvedJustifyContent: ContentAlignment {
    switch justifyContent {
    case .left where !flexDirection.isColumn: direction == .ltr ? .start : .end
    case .right where !flexDirection.isColumn: direction == .ltr ? .end : .start
    case .left, .right: .start
    case .stretch, .normal: .flexStart
    default: justifyContent
    }
  }
}

extension LayoutScratch {
  /// `align-self` of an item (CSS Align §6.1). An automatic margin on the cross axis takes all the
  /// room, so that nothing is left to align or to stretch.
  func alignment(of item: LayoutStyle, in context: FlexContext) -> ItemAlignment {
    if context.isColumn
      ? item.margin.left == .auto || item.margin.right == .auto
      : item.margin.top == .auto || item.margin.bottom == .auto
    {
      return .start
    }
    return selfAlignment(of: item, in: style(context.box))
  }

  func selfAlignment(of item: LayoutStyle, in container: LayoutStyle) -> ItemAlignment {
    let value = item.alignSelf == .auto ? container.alignItems : item.alignSelf
    let isFlipped = container.flexWrap == .wrapReverse
    switch value {
    case .auto, .normal, .stretch: return .stretch
    case .start: return .start
    case .end: return .end
    case .center: return .center
    case .baseline: return .baseline
    case .lastBaseline: return .lastBaseline
    case .flexStart: return isFlipped ? .end : .start
    case .flexEnd: return isFlipped ? .start : .end
    case .selfStart, .selfEnd:
      let isAgainst = container.flexDirection.isColumn && item.direction != container.direction
      return (value == .selfStart) == isAgainst ? .end : .start
    }
  }
}
