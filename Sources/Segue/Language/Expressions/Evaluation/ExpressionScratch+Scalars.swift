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
    return value.kind == .data ? inputs.document.decimal(value.node) : nil
  }
}

extension JSONDocument {
  /// Returns the value of a number without a fraction, however it is written; nil for others, and
  /// for those that need more than 64 bits.
  @inline(__always)
  fileprivate func wholeNumber(_ id: JSONID) -> Int64? {
    if let integer = writtenInteger(id) { return integer }
    return number(id).flatMap { Int64(exactly: $0) }
  }

  /// Returns the value of a number, rounded to the nearest double.
  fileprivate func decimal(_ id: JSONID) -> Double? {
    let node = nodes[id]
    guard node.kind == .number else { return nil }
    var position = Int(node.lowerBound)
    let end = Int(node.upperBound)
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    // Both an integer of 15 digits and a power of ten up to 10²² are exact in a double, and one
    // division rounds once (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
    guard end - position <= 16 else { return number(id) }
    var digits: Int64 = 0
    var fraction = -1
    while position < end {
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit <= 9 {
        digits = digits &* 10 &+ Int64(digit)
        if fraction >= 0 { fraction += 1 }
      } else if bytes[position] == UInt8(ascii: "."), fraction < 0 {
        fraction = 0
      } else {
        return number(id)
      }
      position += 1
    }
    let value = Double(digits) / powersOfTen[max(0, fraction)]
    return isNegative ? -value : value
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
]
