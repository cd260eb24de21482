/// Collecting items into lines (CSS Flexbox §9.3).
extension LayoutScratch {
  /// Breaks the container's items into lines no longer than `limit`, or into one line if it does
  /// not wrap (§9.3 step 5). Returns the sum of hypothetical outer sizes of the longest line.
  mutating func breakLines(_ context: FlexContext, limit: Double) -> Double {
    var longest = 0.0
    var index = context.firstItem
    while index < items.count {
      var line = FlexLine(first: index, count: 0, baseSum: 0, hypotheticalSum: 0)
      while index < items.count {
        let around = items[index].mainEdges + items[index].margins.main
        let hypothetical = items[index].hypothetical + around
        if context.wraps, line.count > 0, line.hypotheticalSum + hypothetical > limit { break }
        line.baseSum += items[index].base + around + context.itemGap
        line.hypotheticalSum += hypothetical + context.itemGap
        line.count += 1
        index += 1
      }
      line.baseSum -= context.itemGap
      line.hypotheticalSum -= context.itemGap
      longest = max(longest, line.hypotheticalSum)
      lines.push(line)
    }
    return min(longest, largestLength)
  }
}
