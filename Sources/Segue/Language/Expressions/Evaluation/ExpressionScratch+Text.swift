/// Strings. They are sequences of code points, compared by these (CEL language definition, "String
/// and Bytes Values").
extension ExpressionScratch {
  func isText(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Bool {
    switch value.kind {
    case .programText, .inputText, .scratchText: true
    case .data: inputs.document.kind(value.node) == .string
    default: false
    }
  }

  /// Returns the array and the range that contain the bytes of a string without escapes.
  private func content(
    _ value: ExpressionValue, _ program: ExpressionProgram, _ inputs: ExpressionInputs
  ) -> (bytes: [UInt8], range: Range<Int>) {
    switch value.kind {
    case .programText: (program.text, value.range)
    case .inputText: (inputs.text, value.range)
    case .scratchText: (bytes, value.range)
    default:
      (
        inputs.document.bytes,
        inputs.document.contentRange(of: inputs.document.nodes[value.node])
      )
    }
  }

  /// Returns a string whose bytes are those of its text: one of the document that is written with
  /// escapes is decoded into the scratch memory. The caller removes it from there.
  private mutating func plain(
    _ value: ExpressionValue, _ inputs: ExpressionInputs
  ) -> ExpressionValue {
    guard value.kind == .data, inputs.document.hasEscapes(value.node) else { return value }
    let start = bytes.count
    bytes.append(contentsOf: (inputs.document.string(value.node) ?? "").utf8)
    return ExpressionValue(.scratchText, start..<bytes.count)
  }

  /// Returns a string as one of Swift.
  func string(
    _ value: ExpressionValue, _ program: ExpressionProgram, _ inputs: ExpressionInputs
  ) -> String {
    if value.kind == .data { return inputs.document.string(value.node) ?? "" }
    let content = content(value, program, inputs)
    return String(decoding: content.bytes[content.range], as: UTF8.self)
  }

  private mutating func removeBytes(after end: Int) {
    if bytes.count > end { bytes.removeLast(bytes.count - end) }
  }

  // MARK: Comparisons

  /// Returns the order of two strings, and the number of bytes that were compared. The order of
  /// UTF-8 bytes is that of the code points.
  mutating func orderOfTexts(
    _ a: ExpressionValue, _ b: ExpressionValue, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs
  ) -> (sign: Int, length: Int) {
    let end = bytes.count
    defer { removeBytes(after: end) }
    let (first, second) = (plain(a, inputs), plain(b, inputs))
    let (left, right) = (content(first, program, inputs), content(second, program, inputs))
    let count = min(left.range.count, right.range.count)
    for index in 0..<count {
      let x = left.bytes[left.range.lowerBound &+ index]
      let y = right.bytes[right.range.lowerBound &+ index]
      if x != y { return (x < y ? -1 : 1, index) }
    }
    return ((left.range.count - right.range.count).signum(), count)
  }

  mutating func search(
    _ operation: ExpressionProgram.Operation, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let right = pop()
    guard isText(top, inputs), isText(right, inputs) else { return .mismatch("a string") }
    let end = bytes.count
    defer { removeBytes(after: end) }
    let (text, part) = (plain(top, inputs), plain(right, inputs))
    let (whole, wanted) = (content(text, program, inputs), content(part, program, inputs))
    let difference = whole.range.count - wanted.range.count
    if !charge(wanted.range.count / 16, &meter) { return Self.stopReason(meter) }
    let result: Bool
    if difference < 0 {
      result = false
    } else if operation == .contains {
      if !charge(whole.range.count / 4, &meter) { return Self.stopReason(meter) }
      result = isFound(wanted.bytes[wanted.range], in: whole.bytes[whole.range])
    } else {
      let offset = operation == .startsWith ? 0 : difference
      let start = whole.range.lowerBound + offset
      let found = whole.bytes[start..<start + wanted.range.count]
      result = found.elementsEqual(wanted.bytes[wanted.range])
    }
    replace(ExpressionValue(result))
    return nil
  }

  /// Whether bytes occur in others. Linear in both (Knuth, Morris and Pratt).
  private func isFound(_ part: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    guard part.count > 1 else { return text.contains(first) }
    let part = Array(part)
    // For each beginning of the part, the length of the longest one that also ends it.
    var borders = [Int](repeating: 0, count: part.count)
    var length = 0
    for index in 1..<part.count {
      while length > 0, part[index] != part[length] { length = borders[length - 1] }
      if part[index] == part[length] { length += 1 }
      borders[index] = length
    }
    length = 0
    for byte in text {
      while length > 0, byte != part[length] { length = borders[length - 1] }
      if byte == part[length] { length += 1 }
      if length == part.count { return true }
    }
    return false
  }

  /// Returns the number of code points, and that of bytes.
  mutating func lengthOfText(
    _ value: ExpressionValue, _ program: ExpressionProgram, _ inputs: ExpressionInputs
  ) -> (points: Int, bytes: Int) {
    let end = bytes.count
    defer { removeBytes(after: end) }
    let text = plain(value, inputs)
    let content = content(text, program, inputs)
    var points = 0
    for index in content.range where content.bytes[index] & 0xC0 != 0x80 { points += 1 }
    return (points, content.range.count)
  }

  // MARK: Making strings

  mutating func joinTexts(
    _ program: ExpressionProgram, _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let right = pop()
    guard isText(top, inputs), isText(right, inputs) else { return .mismatch("a string") }
    let a = top
    // A string that ends the memory is extended in place, so that a chain of + is linear.
    var start = a.lowerBound
    if a.kind != .scratchText || a.range.upperBound != bytes.count {
      start = bytes.count
      append(a, program, inputs)
    }
    append(right, program, inputs)
    guard bytes.count <= mostBytes else { return .valueTooLong(mostBytes) }
    if !charge((bytes.count - start) / 16, &meter) { return Self.stopReason(meter) }
    replace(ExpressionValue(.scratchText, start..<bytes.count))
    return nil
  }

  private mutating func append(
    _ value: ExpressionValue, _ program: ExpressionProgram, _ inputs: ExpressionInputs
  ) {
    if value.kind == .data, inputs.document.hasEscapes(value.node) {
      return bytes.append(contentsOf: (inputs.document.string(value.node) ?? "").utf8)
    }
    guard value.kind == .scratchText else {
      let content = content(value, program, inputs)
      return bytes.append(contentsOf: content.bytes[content.range])
    }
    bytes.reserveCapacity(bytes.count + value.count)
    for index in value.range { bytes.append(bytes[index]) }
  }

  /// Replaces a number or a bool by its text.
  mutating func makeText(
    _ operation: ExpressionProgram.Operation, _ inputs: ExpressionInputs
  ) -> ExpressionFailure.Reason? {
    let start = bytes.count
    switch operation {
    case .textOfInt:
      guard let value = integer(top, inputs) else { return .mismatch("an int") }
      bytes.append(contentsOf: String(value).utf8)
    case .textOfDouble:
      guard let value = double(top, inputs) else { return .mismatch("a number") }
      bytes.append(contentsOf: textOfDouble(value).utf8)
    default:
      guard let value = bool(top, inputs) else { return .mismatch("a bool") }
      bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }
    guard bytes.count <= mostBytes else { return .valueTooLong(mostBytes) }
    replace(ExpressionValue(.scratchText, start..<bytes.count))
    return nil
  }
}

/// Returns the shortest decimal that reads back as the same double, as in JSON, or `NaN`,
/// `Infinity` or `-Infinity` (CEL language definition, "JSON Data Conversion").
func textOfDouble(_ value: Double) -> String {
  guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
  if value == 0 { return value.sign == .minus ? "-0" : "0" }
  var writer = JSONWriter()
  writer.number(value)
  return writer.text
}
