/// Writes JSON text. Keys stand in the order in which they are written, numbers in the shortest form
/// that reads back the same, so equal calls give equal bytes.
///
/// What could act on a terminal, or could not be seen there, is written as an escape: a reader gets the
/// same value, and whoever looks at the text sees what is in it.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Spaces a level; nil for one line.
  private let indentation: Int?
  private var depth = 0
  private var isFirst = true

  /// - Parameter indentation: Spaces a level, 0 to 16: what is below or above counts as these. nil for one
  ///   line.
  public init(indentation: Int? = nil) {
    self.indentation = indentation.map { min(max(0, $0), 16) }
  }

  /// Makes room for so many bytes more.
  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func object(_ content: (inout JSONWriter) throws -> Void) rethrows {
    try container("{", "}", content)
  }

  public mutating func array(_ content: (inout JSONWriter) throws -> Void) rethrows {
    try container("[", "]", content)
  }

  /// An array on one line, whatever the indentation.
  public mutating func numbers(_ values: some Sequence<Double>) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(indentation == nil ? "," : ", ") }
      number(value)
    }
    append("]")
  }

  /// Begins an element of an array.
  public mutating func element(_ content: (inout JSONWriter) throws -> Void) rethrows {
    separate()
    try content(&self)
  }

  /// Begins a member of an object.
  public mutating func member(
    _ key: String, _ content: (inout JSONWriter) throws -> Void
  ) rethrows {
    beginMember(key)
    try content(&self)
  }

  public mutating func member(_ key: String, _ value: String?) {
    member(key) { if let value { $0.string(value) } else { $0.null() } }
  }

  public mutating func member(_ key: String, _ value: Double) {
    member(key) { $0.number(value) }
  }

  public mutating func member(_ key: String, _ value: Int) {
    member(key) { $0.integer(value) }
  }

  public mutating func member(_ key: String, _ value: Bool) {
    member(key) { $0.bool(value) }
  }

  public mutating func null() { append("null") }

  public mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  public mutating func integer(_ value: Int) {
    bytes.append(addingCapacity: 24) { output in
      if value < 0 { output.append(UInt8(ascii: "-")) }
      output.append(digits: UInt64(value.magnitude))
    }
  }

  /// JSON has no infinities and no NaN; they become null, and no stage hands one in.
  public mutating func number(_ value: Double) {
    if let integer = Int32(exactly: value) {
      self.integer(Int(integer))
    } else if let decimal = ShortestDecimal(value.magnitude) {
      bytes.append(addingCapacity: ShortestDecimal.mostBytes) { output in
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

  public mutating func string(_ value: String) {
    let text = value.utf8.span
    // Most strings hold nothing to escape, so they are copied whole.
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

  /// Quotes and backslashes (RFC 8259 §7), and the first bytes of controls and of what is not seen.
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

  /// A value that is JSON already, on one line.
  mutating func verbatim(_ json: String) { append(json) }

  public mutating func endLine() { bytes.append(0x0A) }

  private mutating func container(
    _ open: String, _ close: String, _ content: (inout JSONWriter) throws -> Void
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

  /// What stands before a member's value, most of it in one piece.
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
  /// A number in decimal, with zeros before it for so many digits.
  @inline(__always)
  fileprivate mutating func append(digits value: UInt64, atLeast count: Int = 1) {
    if value < 10, count <= 1 { return append(0x30 &+ UInt8(truncatingIfNeeded: value)) }
    // From the last to the first: a division by ten is a multiplication.
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
