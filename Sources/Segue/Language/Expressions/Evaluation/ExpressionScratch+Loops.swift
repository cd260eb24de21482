/// Macros, which visit the elements of a list or the keys of a map.
extension ExpressionScratch {
  mutating func beginLoop(
    _ index: Int, _ inputs: ExpressionInputs
  ) -> ExpressionFailure.Reason? {
    let target = pop()
    var loop = Loop()
    loop.base = collected.count
    loop.failures = failures.count
    switch target.kind {
    case .list:
      (loop.position, loop.end) = (target.lowerBound, target.range.upperBound)
    case .map:
      loop.target = .madeKeys
      (loop.position, loop.end) = (target.lowerBound, target.range.upperBound)
    case .data:
      switch inputs.document.kind(target.node) {
      case .array: loop.target = .elements
      case .object: loop.target = .keys
      default: return .mismatch("an array or an object")
      }
      (loop.position, loop.end) = (
        target.node.next.index, inputs.document.end(target.node).index
      )
    default: return .mismatch("an array or an object")
    }
    loops[index] = loop
    return nil
  }

  /// Returns the next element. The failures of the elements before it, which no value refers to any
  /// more, are forgotten.
  @inline(__always)
  mutating func advance(_ index: Int, _ inputs: ExpressionInputs) -> ExpressionValue {
    let position = loops[index].position
    let kept = loops[index].failures + (loops[index].decided.kind == .failure ? 1 : 0)
    if failures.count > kept { failures.removeSubrange(kept...) }
    switch loops[index].target {
    case .elements:
      loops[index].position = inputs.document.end(JSONID(position)).index
      return ExpressionValue(JSONID(position))
    case .keys:
      loops[index].position = inputs.document.end(JSONID(position + 1)).index
      return ExpressionValue(JSONID(position))
    case .values:
      loops[index].position = position &+ 1
      return heap[position]
    case .madeKeys:
      loops[index].position = position &+ 2
      return heap[position]
    }
  }

  mutating func collect(_ value: ExpressionValue) -> ExpressionFailure.Reason? {
    guard collected.count + heap.count < mostValues else { return .tooManyValues(mostValues) }
    collected.append(value)
    return nil
  }

  mutating func endList(_ index: Int) {
    let base = loops[index].base
    let start = heap.count
    for place in base..<collected.count { heap.append(collected[place]) }
    collected.removeSubrange(base...)
    push(ExpressionValue(.list, start..<heap.count))
  }

  /// Keeps the first error of the elements, which counts unless another element decides.
  mutating func absorb(_ index: Int) {
    let failure = Int(truncatingIfNeeded: pop().bits)
    guard loops[index].decided.kind == .none else { return }
    let first = loops[index].failures
    failures[first] = failures[failure]
    loops[index].decided = ExpressionValue(.failure, UInt64(first))
  }
}
