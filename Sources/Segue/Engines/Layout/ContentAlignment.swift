/// The distribution of free space among items or lines by `justify-content` and `align-content`
/// (CSS Flexbox §8.2, §8.4; CSS Align §5).
struct ContentDistribution {
  /// The offset of the first item from the start edge.
  var offset: Double
  /// The space added between adjacent items.
  var spacing: Double

  /// Distributes `free` among `count` items or lines. `isReversed` is true if the flex start is the
  /// end edge; items are then still laid out from the start edge, in reverse order. Without free
  /// space, the distribution falls back to a safe alignment (CSS Align §5.3).
  init(
    _ alignment: LayoutStyle.ContentAlignment, free: Double, count: Int, isReversed: Bool
  ) {
    spacing = 0
    if free > 0, count > 1 {
      switch alignment {
      case .spaceBetween: spacing = truncatedTo64ths(free / Double(count - 1))
      case .spaceAround: spacing = truncatedTo64ths(free / Double(count))
      case .spaceEvenly: spacing = truncatedTo64ths(free / Double(count + 1))
      default: break
      }
    }
    switch alignment {
    case .spaceBetween where free > 0 && count > 1: offset = 0
    case .spaceAround where free > 0: offset = truncatedTo64ths(free / Double(2 * count))
    case .spaceEvenly where free > 0: offset = truncatedTo64ths(free / Double(count + 1))
    case .spaceAround, .spaceEvenly: offset = 0
    case .center: offset = truncatedTo64ths(free / 2)
    case .start, .left, .right: offset = 0
    case .end: offset = free
    case .flexEnd: offset = isReversed ? 0 : free
    case .normal, .stretch, .flexStart, .spaceBetween: offset = isReversed ? free : 0
    }
  }
}

extension LayoutStyle {
  /// `justifyContent` with `left` and `right` resolved. In a column they are `start` (CSS Align
  /// §5.1.2), and `stretch` is `flex-start`, because flexing stretches items.
  var resolvedJustifyContent: ContentAlignment {
    switch justifyContent {
    case .left where isRow: direction == .ltr ? .start : .end
    case .right where isRow: direction == .ltr ? .end : .start
    case .left, .right: .start
    case .stretch, .normal: .flexStart
    default: justifyContent
    }
  }

  private var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
}

extension LayoutScratch {
  /// Returns the resolved `align-self` of an item (CSS Align §6.1). An automatic margin on the
  /// cross axis takes all of the free space, so that nothing remains for aligning or stretching.
  @inline(__always)
  mutating func alignment(
    of item: BoxID, _ flags: FlexItem.Flags, _ context: FlexContext
  ) -> ItemAlignment {
    flags.isDisjoint(with: [.autoCrossStart, .autoCrossEnd])
      ? selfAlignment(of: item, in: context.box) : .start
  }

  /// Whether an item is aligned by `stretch` and has an automatic cross size.
  mutating func stretches(_ item: BoxID, _ context: FlexContext) -> Bool {
    guard
      context.isColumn
        ? boxes.traits(item).contains(.isWidthAuto) : boxes.traits(item).contains(.isHeightAuto)
    else { return false }
    if boxes.traits(item).contains(.hasMargins) {
      let margin = boxes[style: item].margin
      if context.isColumn
        ? margin.left.isAuto || margin.right.isAuto : margin.top.isAuto || margin.bottom.isAuto
      {
        return false
      }
    }
    return selfAlignment(of: item, in: context.box) == .stretch
  }

  @inline(__always)
  mutating func selfAlignment(of item: BoxID, in container: BoxID) -> ItemAlignment {
    let own = boxes[style: item].alignSelf
    let value = own == .auto ? boxes[style: container].alignItems : own
    switch value {
    case .auto, .normal, .stretch: return .stretch
    case .start: return .start
    case .end: return .end
    case .center: return .center
    case .baseline: return .baseline
    case .lastBaseline: return .lastBaseline
    case .flexStart: return boxes.traits(container).contains(.wrapsReverse) ? .end : .start
    case .flexEnd: return boxes.traits(container).contains(.wrapsReverse) ? .start : .end
    case .selfStart, .selfEnd:
      let traits = boxes.traits(container)
      let isAgainst =
        traits.contains(.isColumn)
        && traits.contains(.isRightToLeft) != boxes.traits(item).contains(.isRightToLeft)
      return (value == .selfStart) == isAgainst ? .end : .start
    }
  }
}
