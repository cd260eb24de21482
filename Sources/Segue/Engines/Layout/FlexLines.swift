/// Collecting items into lines (CSS Flexbox §9.3).
extension LayoutScratch {
  /// §9.3 step 5: breaks the container's items into lines no longer than `limit`; one line if it
  /// does not wrap. Returns the longest line's sum of hypothetical outer sizes.
  mutating func breakLines(_ context: FlexContext, limit: Double) -> Double {
    var longest = 0.0
    var index = context.firstItem
    while index < items.count {
      var line = FlexLine(first: index, count: 0, baseSum: 0, hypotheticalSum: 0)
      while index < items.count {
        let item = items[index]
        let margins = mainMargins(item, context)
        let hypothetical = item.hypothetical + item.mainEdges + margins
        if context.wraps, line.count > 0, line.hypotheticalSum + hypothetical > limit { break }
        line.baseSum += item.base + item.mainEdges + margins + context.itemGap
        line.hypotheticalSum += hypothetical + context.itemGap
        line.count += 1
        index += 1
      }
      line.baseSum -= context.itemGap
      line.hypotheticalSum -= context.itemGap
      longest = max(longest, line.hypotheticalSum)
      lines.append(line)
    }
    return min(longest, largestLength)
  }

  @inline(__always)
  func mainMargins(_ item: FlexItem, _ context: FlexContext) -> Double {
    context.isColumn
      ? item.margins.top + item.margins.bottom : item.margins.left + item.margins.right
  }

  @inline(__always)
  func crossMargins(_ item: FlexItem, _ context: FlexContext) -> Double {
    context.isColumn
      ? item.margins.left + item.margins.right : item.margins.top + item.margins.bottom
  }
}
