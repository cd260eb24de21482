/// Writes JSON text. Keys stand in the order in which they are written, numbers in the shortest form
/// that reads back the same, so equal calls give equal bytes.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Spaces a level; nil for one line.
  private let indentation: Int?
  private var depth = 0
  private var isFirst = true

  public init(indentation: Int? = nil) {
    self.indentation = indentation
  }

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
    separate()
    string(key)
    append(indentation == nil ? ":" : ": ")
    try content(&self)
  }

  public mutating func member(_ key: String, _ value: String?) {
    member(key) { if let value { $0.string(value) } else { $0.null() } }
  }

  public mutating func member(_ key: String, _ value: Double) {
    member(key) { $0.number(value) }
  }

  public mutating func member(_ key: String, _ value: Int) {
    member(key) { $0.append(value.description) }
  }

  public mutating func member(_ key: String, _ value: Bool) {
    member(key) { $0.bool(value) }
  }

  public mutating func null() { append("null") }

  public mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  public mutating func integer(_ value: Int) { append(value.description) }

  /// JSON has no infinities and no NaN; they become null, and no stage hands one in.
  public mutating func number(_ value: Double) {
    if let integer = Int32(exactly: value) {
      append(integer.description)
    } else if value.isFinite {
      let text = value.description
      append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    } else {
      null()
    }
  }

  public mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    append(value)
    // Most strings hold nothing to escape, so they are copied whole and looked through in place.
    if bytes[start...].contains(where: Self.needsEscape) {
      bytes.removeSubrange(start...)
      for byte in value.utf8 { appendEscaped(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Quotes, backslashes and control characters (RFC 8259 §7).
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case ..<0x20:
      let digits = String(byte, radix: 16)
      append(digits.count == 1 ? "\\u000" : "\\u00")
      append(digits)
    default: bytes.append(byte)
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
    if !isFirst { append(",") }
    isFirst = false
    breakLine()
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    bytes.append(0x0A)
    for _ in 0..<depth * indentation { bytes.append(0x20) }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
