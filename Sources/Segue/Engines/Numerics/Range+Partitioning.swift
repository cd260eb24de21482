extension Range<Int> {
  /// Returns the first index from which on a condition holds; `upperBound` if it holds for none.
  ///
  /// The condition must hold for all indices after one for which it holds. Logarithmic in the
  /// number of indices.
  @inline(__always)
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low &+ (high &- low) / 2
      if holds(middle) { high = middle } else { low = middle &+ 1 }
    }
    return low
  }
}
