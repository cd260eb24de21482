/// Reading scalars, which may be in the document.
extension ExpressionScratch {
  @inline(__always)
  func bool(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Bool? {
    if value.kind == .bool { return value.isTrue }
    return value.kind == .data ? inputs.document.bool(value.node) : nil
  }

  @inline(__always)
  func integer(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Int64? {
    if value.kind == .int { return Int64(bitPattern: value.bits) }
    return value.kind == .data ? inputs.document.wholeNumber(value.node) : nil
  }

  @inline(__always)
  func double(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Double? {
    if value.kind == .double { return Double(bitPattern: value.bits) }
    if value.kind == .int { return Double(Int64(bitPattern: value.bits)) }
    return value.kind == .data ? inputs.document.number(value.node) : nil
  }
}

extension JSONDocument {
  /// Returns the value of a number without a fraction, however it is written; nil for others, and
  /// for those that need more than 64 bits.
  @inline(__always)
  func wholeNumber(_ id: JSONID) -> Int64? {
    if let integer = writtenInteger(id) { return integer }
    return number(id).flatMap { Int64(exactly: $0) }
  }
}
