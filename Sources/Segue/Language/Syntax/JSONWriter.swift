/// A writer of JSON text. Keys are in the order in which they are written, and numbers in the
/// shortest form that parses to the same value, so equal calls produce equal bytes.
///
/// Characters that could control a terminal, or would be invisible in it, are escaped: parsers get
/// the same value, and people see what the text contains.
public struct JSONWriter: Sendable {
  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  /// The number of spaces per level; nil for one line.
  private let indentation: Int?
  private var depth = 0
  private var isFirst = true

  /// Creates a writer.
  ///
  /// - Parameter indentation: The number of spaces per level, clamped to the range from 0 to 16;
  ///   nil for one line.
  public init(indentation: Int? = nil) {
    self.indentation = indentation.map { min(max(0, $0), 16) }
  }

  /// Reserves capacity for a number of further bytes.
  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object, whose members `content` writes.
  public mutating func object(_ content: (inout JSONWriter) throws -> Void) rethrows {
    try container(opening: "{", closing: "}", content)
  }

  /// Writes an array, whose elements `content` writes.
  public mutating func array(_ content: (inout JSONWriter) throws -> Void) rethrows {
    try container(opening: "[", closing: "]", content)
  }

  /// Writes an array of numbers on one line, whatever the indentation.
  public mutating func numbers(_ values: some Sequence<Double>) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(indentation == nil ? "," : ", ") }
      number(value)
    }
    append("]")
  }

  /// Writes an element of an array.
  public mutating func element(_ content: (inout JSONWriter) throws -> Void) rethrows {
    separate()
    try content(&self)
  }

  /// Writes a member of an object.
  public mutating func member(
    _ key: String, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    beginMember(key)
    try content(&self)
  }

  /// Writes a member with a string, or null for nil.
  public mutating func member(_ key: String, _ value: String?) {
    member(key) { if let value { $0.string(value) } else { $0.null() } }
  }

  /// Writes a member with a number.
  public mutating func member(_ key: String, _ value: Double) {
    member(key) { $0.number(value) }
  }

  /// Writes a member with an integer.
  public mutating func member(_ key: String, _ value: Int) {
    member(key) { $0.integer(value) }
  }

  /// Writes a member with a Boolean.
  public mutating func member(_ key: String, _ value: Bool) {
    member(key) { $0.bool(value) }
  }

  /// Writes `null`.
  public mutating func null() { append("null") }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  /// Writes an integer.
  public mutating func integer(_ value: Int) { integer(Int64(value)) }

  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    bytes.append(addingCapacity: 24) { output in
      if value < 0 { output.append(UInt8(ascii: "-")) }
      output.append(digits: value.magnitude)
    }
  }

  /// Writes a number. JSON has no infinities and no NaN: they become null, but no stage passes any.
  public mutating func number(_ value: Double) {
    if let integer = Int32(exactly: value) {
      self.integer(Int64(integer))
    } else if let decimal = ShortestDecimal(value.magnitude) {
      bytes.append(addingCapacity: ShortestDecimal.maximumByteCount) { output in
        if value < 0 { output.append(UInt8(ascii: "-")) }
        output.append(digits: UInt64(decimal.whole))
        if decimal.fractionDigits > 0 {
          output.append(UInt8(ascii: "."))
          output.append(digits: decimal.fraction, atLeast: decimal.fractionDigits)
        }
      }
    } else if value.isFinite {
      let text = value.description
      append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    } else {
      null()
    }
  }

  /// Writes a string with the necessary escapes.
  public mutating func string(_ value: String) {
    let text = value.utf8.span
    // Most strings need no escapes, and are copied as a whole.
    guard !Self.mayNeedEscape(text) else {
      append("\"")
      for scalar in value.unicodeScalars { appendEscaped(scalar) }
      append("\"")
      return
    }
    bytes.append(addingCapacity: text.count + 2) { output in
      output.append(UInt8(ascii: "\""))
      for index in text.indices { output.append(text[index]) }
      output.append(UInt8(ascii: "\""))
    }
  }

  /// Whether a text contains quotes, backslashes (RFC 8259 §7), or bytes that begin controls and
  /// invisible characters.
  private static func mayNeedEscape(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || Unicode.Scalar.mayBeHidden(beginningWith: byte)
      {
        return true
      }
    }
    return false
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case _ where scalar.isHidden: append(scalar.jsonEscape)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Writes a value that is already JSON, on one line.
  mutating func verbatim(_ json: String) { append(json) }

  /// Ends the line.
  public mutating func endLine() { bytes.append(0x0A) }

  private mutating func container(
    opening open: String, closing close: String, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    append(open)
    let wasFirst = isFirst
    isFirst = true
    depth += 1
    try content(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = wasFirst
    append(close)
  }

  private mutating func separate() {
    let comma = !isFirst
    isFirst = false
    let spaces = indentation.map { $0 * depth }
    bytes.append(addingCapacity: 2 + (spaces ?? 0)) { output in
      if comma { output.append(UInt8(ascii: ",")) }
      guard let spaces else { return }
      output.append(0x0A)
      for _ in 0..<spaces { output.append(0x20) }
    }
  }

  /// Writes the separator, the key and the colon of a member, usually in one step.
  private mutating func beginMember(_ key: String) {
    let text = key.utf8.span
    guard !Self.mayNeedEscape(text) else {
      separate()
      string(key)
      append(indentation == nil ? ":" : ": ")
      return
    }
    let comma = !isFirst
    isFirst = false
    let spaces = indentation.map { $0 * depth }
    bytes.append(addingCapacity: text.count + 6 + (spaces ?? 0)) { output in
      if comma { output.append(UInt8(ascii: ",")) }
      if let spaces {
        output.append(0x0A)
        for _ in 0..<spaces { output.append(0x20) }
      }
      output.append(UInt8(ascii: "\""))
      for index in text.indices { output.append(text[index]) }
      output.append(UInt8(ascii: "\""))
      output.append(UInt8(ascii: ":"))
      if spaces != nil { output.append(0x20) }
    }
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(addingCapacity: 1 + depth * indentation) { output in
      output.append(0x0A)
      for _ in 0..<depth * indentation { output.append(0x20) }
    }
  }

  private mutating func append(_ text: String) {
    let text = text.utf8.span
    bytes.append(addingCapacity: text.count) { output in
      for index in text.indices { output.append(text[index]) }
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a number in decimal, padded with zeros to a number of digits.
  @inline(__always)
  fileprivate mutating func append(digits value: UInt64, atLeast count: Int = 1) {
    if value < 10, count <= 1 { return append(0x30 &+ UInt8(truncatingIfNeeded: value)) }
    // From the last digit to the first. The compiler turns a division by ten into a multiplication.
    var digits = [20 of UInt8](repeating: 0x30)
    var first = 20
    var rest = value
    while rest > 0 {
      first &-= 1
      digits[first] = 0x30 &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    first = min(first, 20 - count)
    while first < 20 {
      append(digits[first])
      first &+= 1
    }
  }
}
