/// The baselines of a box (CSS Flexbox §8.5, CSS Align §9).
///
/// They are distances from the top of the border box, or nil if there is no text.
struct Baselines: Sendable {
  var first: Double?
  var last: Double?
}

extension LayoutScratch {
  /// Whether an item belongs to the baseline-sharing group that is measured from the cross-start
  /// edge of its line.
  mutating func isMajorBaseline(_ alignment: ItemAlignment, _ context: FlexContext) -> Bool {
    (alignment == .lastBaseline) == context.wrapsReverse
  }

  /// Returns the distance from the item's baseline to the cross edge of its baseline-sharing group,
  /// margin included. The baseline of an item without text is its bottom edge. In a column,
  /// baseline alignment needs baselines of vertical writing, which no box has, so it uses the
  /// inline-start edge.
  mutating func baselineAscent(_ index: Int, _ context: FlexContext) -> Double {
    let item = items[index]
    let isLast = item.alignment == .lastBaseline
    var baseline: Double
    if context.isColumn {
      baseline = context.isRightToLeft ? item.cross : 0
    } else {
      let space = context.layoutSpace(item.flexedBorderBox, item.flags)
      let inline = item.flexedBorderBox
      let edges = edges(item.id, space.percentInline)
      let definite =
        boxes.kind(item.id) == .container
        ? initialBlockSize(item.id, in: space, edges: edges, inline: inline) : .indefinite
      if wrapsColumn(item.id) {
        lineLimits[item.id] = lineLimit(item.id, in: space, edges: edges, inline: inline)
      }
      let found = baselines(
        item.id, edges, inline: inline, block: item.cross, definite: definite)
      baseline = (isLast ? found.last : found.first) ?? item.cross
    }
    if context.wrapsReverse != isLast { baseline = item.cross - baseline }
    let isStart = isMajorBaseline(item.alignment, context)
    return (isStart ? item.margins.crossStart : item.margins.crossEnd) + baseline
  }

  /// Returns the baselines of a box whose border box is known.
  mutating func baselines(
    _ box: BoxID, _ edges: BoxEdges, inline: Double, block: Double, definite: Double
  ) -> Baselines {
    let constraint = Constraint(
      inline: inline.shrunk(by: edges.inline), block: definite.shrunk(by: edges.block),
      limit: block.shrunk(by: edges.block))
    var found = contentBaselines(box, constraint)
    found.first? += edges.top
    found.last? += edges.top
    if boxes.traits(box).contains(.clips) {
      // A baseline that is scrolled out of view is moved to the edge of the box (CSS Align §9.1).
      found.first = found.first.map { min(max(0, $0), block) }
      found.last = found.last.map { min(max(0, $0), block) }
    }
    return found
  }

  /// Query 3: returns baselines relative to the top of the content box, for a content box of width
  /// `constraint.inline` and height `constraint.limit`.
  mutating func contentBaselines(_ box: BoxID, _ constraint: Constraint) -> Baselines {
    switch boxes.kind(box) {
    case .picture: return Baselines()
    case .text: return textBaselines(box, constraint)
    case .container: if boxes.isEmpty(box) { return Baselines() }
    }
    let key = LayoutQueryKey(kind: .baselines, box: box, constraint: ConstraintKey(constraint))
    if let known = baselineResults[key] { return known }
    let wasAbandoned = isAbandoned
    guard beginQuery(.baselines, of: box, in: constraint) else { return Baselines() }
    let answer = containerBaselines(box, constraint)
    if endQuery(box, wasAbandoned: wasAbandoned) {
      answers += 1
      baselineResults[key] = answer
    }
    return answer
  }

  private mutating func textBaselines(_ box: BoxID, _ constraint: Constraint) -> Baselines {
    let measure = textMeasure(box, width: constraint.inline)
    guard measure.lineCount > 0 else { return Baselines() }
    let shift = textShift(box, room: constraint.limit, height: truncatedTo64ths(measure.height))
    return Baselines(
      first: truncatedTo64ths(measure.firstBaseline) + shift,
      last: truncatedTo64ths(measure.lastBaseline) + shift)
  }

  /// Returns how far `align-content` moves a text of the given height down in its content box.
  /// Lines that are taller than their block container start at its top (CSS Align §5.1.1).
  mutating func textShift(_ box: BoxID, room: Double, height: Double) -> Double {
    boxes[style: box].alignContent.textShift(free: room - height)
  }

  /// Returns the baselines of a container (§8.5): those of a row are the shared baselines of the
  /// items that take part in baseline alignment on its first (last) line, otherwise the baseline of
  /// its first (last) item; those of a column are the baselines of its first (last) item.
  private mutating func containerBaselines(_ box: BoxID, _ constraint: Constraint) -> Baselines {
    let context = beginFlex(box, inline: constraint.inline, block: constraint.block)
    defer { endFlex(context) }
    arrange(
      context, edges: BoxEdges(), inlineSize: constraint.inline, blockSize: constraint.limit,
      limit: context.wraps ? lineLimits[box] : nil)
    guard !isAbandoned, lines.count > context.firstLine else { return Baselines() }
    var found = Baselines()
    let firstLine = lines[context.firstLine]
    let lastLine = lines[lines.count - 1]
    if !context.isColumn {
      if let major = firstLine.majorBaseline {
        found.first = firstLine.crossOffset + major
      } else if let minor = firstLine.minorBaseline {
        found.first = firstLine.crossOffset + firstLine.crossSize - minor
      }
      if let minor = lastLine.minorBaseline {
        found.last = lastLine.crossOffset + lastLine.crossSize - minor
      } else if let major = lastLine.majorBaseline {
        found.last = lastLine.crossOffset + major
      }
    }
    if found.first == nil { found.first = itemBaseline(firstLine.first, context, isLast: false) }
    if found.last == nil {
      found.last = itemBaseline(lastLine.first + lastLine.count - 1, context, isLast: true)
    }
    return found
  }

  private mutating func itemBaseline(
    _ index: Int, _ context: FlexContext, isLast: Bool
  ) -> Double {
    let item = items[index]
    let inline = context.isColumn ? item.cross : item.flexedBorderBox
    let block = context.isColumn ? item.flexedBorderBox : item.cross
    let top = context.isColumn ? item.mainOffset : item.crossOffset
    let edges = edges(item.id, context.inline)
    let found = baselines(
      item.id, edges, inline: inline, block: block, definite: item.definiteBlock)
    return top + ((isLast ? found.last : found.first) ?? block)
  }
}

extension LayoutStyle.ContentAlignment {
  /// Returns how far a text moves down in a box with `free` pixels of free space.
  func textShift(free: Double) -> Double {
    guard free > 0 else { return 0 }
    switch self {
    case .end, .flexEnd: return free
    case .center, .spaceAround, .spaceEvenly: return truncatedTo64ths(free / 2)
    case .normal, .start, .flexStart, .left, .right, .stretch, .spaceBetween: return 0
    }
  }
}
