/// Heights of wrappers: containers whose only child has the height of its content.
///
/// Screens nest many of them. The heights of a chain of wrappers follow from that of the innermost
/// child, so they are measured in a loop instead of a recursion: from the outside in to find the
/// width of each child, and back to add what is around it. The queries, their order and their
/// answers are those of the general algorithm (`linesHeight` and `columnHeight`), with one line of
/// one item.
extension LayoutScratch {
  /// A wrapper whose height is being measured.
  struct Wrapper: Sendable {
    let box: Int32
    let constraint: ConstraintKey

    var id: BoxID { BoxID(Int(box)) }
  }

  /// Whether `box` is a wrapper.
  @inline(__always)
  mutating func isWrapper(_ box: BoxID) -> Bool {
    let child = box + 1
    guard boxes.kind(box) == .container, child.index < boxes.count,
      boxes.end(of: child) == boxes.end(of: box)
    else { return false }
    return isWrapper(box, of: child)
  }

  private mutating func isWrapper(_ box: BoxID, of child: BoxID) -> Bool {
    let traits = boxes.traits(child)
    guard traits.contains(.isHeightAuto),
      traits.isDisjoint(with: [.isHidden, .isAbsolute, .limitsBlock, .hasRatio]),
      traits.isDisjoint(with: .hasPercentBlockMargins),
      boxes.kind(child) != .picture, !boxes.isEmpty(child)
    else { return false }
    let container = boxes.traits(box)
    if container.contains(.wraps) { return false }
    if container.contains(.isColumn) { return boxes[style: child].flexBasis.isAuto }
    let alignment = selfAlignment(of: child, in: box)
    return alignment != .baseline && alignment != .lastBaseline
  }

  /// Measures the height of the content of a wrapper and of the wrappers in it. Returns nil for the
  /// general algorithm to be used.
  @inline(never)
  mutating func wrapperHeight(_ box: BoxID, _ constraint: Constraint, _ key: ConstraintKey)
    -> Double?
  {
    let wasAbandoned = isAbandoned
    guard key.constraint == constraint, answers < nextCount || countAnswers(),
      states[box].visit(in: pass, since: firstPass, isTooDeep: depth >= maximumDepth)
    else { return nil }
    if wrappers.isEmpty { wrappers.reserveCapacity(boxes.depth) }
    let first = wrappers.count
    depth += 1
    isAbandoned = false
    wrappers.append(Wrapper(box: Int32(box.index), constraint: key))
    var height = innermostHeight(constraint)
    depth -= 1
    visits += wrappers.count - first
    if isAbandoned {
      for wrapper in wrappers[first...] { states[wrapper.id].abandonedPass = pass }
      wrappers.removeLast(wrappers.count - first)
      return 0
    }
    isAbandoned = wasAbandoned
    answers += wrappers.count - first
    while true {
      let wrapper = wrappers.removeLast()
      height = contentHeight(of: wrapper, childHeight: height)
      store(height, of: wrapper.id, for: wrapper.constraint)
      guard wrappers.count > first else { return height }
      let inline = wrappers[wrappers.count - 1].constraint.inline.pixels
      height += edges(wrapper.id, inline).block
    }
  }

  /// Finds the wrappers inside the last one, which has a known constraint, and returns the
  /// border-box height of the child of the innermost one.
  private mutating func innermostHeight(_ constraint: Constraint) -> Double {
    var constraint = constraint
    while let wrapper = wrappers.last {
      let child = wrapper.id + 1
      let edges = edges(child, constraint.inline)
      let stretched: Double
      (constraint, stretched) = childConstraint(of: wrapper.id, constraint, edges: edges)
      if isAbandoned { return 0 }
      if stretched.isDefinite { return stretched }
      let key = ConstraintKey(constraint)
      guard isWrapper(child), key.constraint == constraint, cachedBlockSize(child, key) == nil,
        states[child].visit(in: pass, since: firstPass, isTooDeep: false)
      else { return contentBlockSize(child, constraint) + edges.block }
      wrappers.append(Wrapper(box: Int32(child.index), constraint: key))
    }
    return 0
  }

  /// Returns the constraint for measuring the child of a wrapper, or the border-box height to which
  /// it is stretched.
  private mutating func childConstraint(
    of box: BoxID, _ constraint: Constraint, edges: BoxEdges
  ) -> (Constraint, stretched: Double) {
    let child = box + 1
    let context = beginFlex(box, inline: constraint.inline, block: constraint.block)
    if context.isColumn {
      let inner = contentConstraint(
        child, in: context, edges: edges, stretches: stretches(child, context),
        maxContentWidth: .indefinite)
      return (inner, .indefinite)
    }
    let index = items.count
    appendItem(child, traits: boxes.traits(child), in: context)
    defer { endFlex(context) }
    if isAbandoned { return (constraint, .indefinite) }
    let around = items[index].mainEdges + items[index].margins.main
    let line = FlexLine(
      first: index, count: 1, baseSum: items[index].base + around,
      hypotheticalSum: items[index].hypothetical + around)
    resolveFlexibleLengths(line, context, room: constraint.inline)
    let main = items[index].flexedBorderBox
    let space = context.layoutSpace(main, items[index].flags)
    if space.stretchesBlock, space.availableBlock.isDefinite {
      return (constraint, stretchedBlock(child, in: space, edges: edges))
    }
    return (blockConstraint(child, in: space, edges: edges, inline: main), .indefinite)
  }

  /// Returns the height of the content of a wrapper from the border-box height of its child.
  private mutating func contentHeight(of wrapper: Wrapper, childHeight: Double) -> Double {
    let child = wrapper.id + 1
    let inline = wrapper.constraint.inline.pixels
    var height = childHeight
    if boxes.traits(child).contains(.clips), boxes.traits(wrapper.id).contains(.isColumn) {
      // Without an automatic minimum, the height is limited to the range of layout.
      height = max(edges(child, inline).block, min(height, largestLength))
    }
    let margins = margins(child, inline)
    return min(max(0, height + margins.top + margins.bottom), largestLength)
  }
}
