/// The size of a result when it is written out.
extension ExpressionScratch {
  /// The bytes of text that count as one value.
  private static var bytesPerValue: Int { 64 }

  /// Whether a result has more values than allowed, besides those of the data, when it is written
  /// out.
  ///
  /// Lists share their elements, so that a few steps that double a list make a result that no
  /// memory has room for. Linear in what the expression has made: an element precedes the lists
  /// that contain it.
  func isTooLarge(_ result: ExpressionValue, _ inputs: ExpressionInputs) -> Bool {
    guard result.kind == .list || result.kind == .map else { return false }
    let document = inputs.document
    let limit = mostValues &+ document.count &+ document.bytes.count / Self.bytesPerValue
    // The sums of the sizes of all values before each.
    var sums: [Int] = [0]
    sums.reserveCapacity(heap.count + 1)
    var sum = 0
    for value in heap {
      // Beyond the limit, only that it is exceeded matters.
      sum &+= min(size(of: value, document, sums), limit &+ 1)
      sums.append(sum)
    }
    return size(of: result, document, sums) > limit
  }

  private func size(
    of value: ExpressionValue, _ document: JSONDocument, _ sums: [Int]
  ) -> Int {
    switch value.kind {
    case .none, .null, .bool, .int, .double, .failure: return 1
    case .programText, .inputText, .scratchText: return 1 &+ value.count / Self.bytesPerValue
    case .list, .map:
      return 1 &+ sums[value.range.upperBound] &- sums[value.lowerBound]
    case .data:
      let range = document.range(value.node)
      return document.end(value.node).index &- value.node.index
        &+ (range.upperBound &- range.lowerBound) / Self.bytesPerValue
    }
  }
}
