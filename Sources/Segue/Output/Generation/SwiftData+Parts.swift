/// The parts of the code of types of data that are the same for every project, already formatted.
extension SwiftProject {
  static func anySource(_ access: String) -> String {
    """
    /// Any JSON.
    \(access)enum JSON: Hashable, Sendable {
      case null
      case bool(Bool)
      case number(Double)
      case string(String)
      case array([JSON])
      case object([String: JSON])

      /// The value as JSON, in UTF-8.
      \(access)var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        switch self {
        case .null: text.literal("null")
        case .bool(let value): text.literal(value.description)
        case .number(let value): text.literal(value.description)
        case .string(let value): text.string(value)
        case .array(let values): text.array(values) { $1.write(to: &$0) }
        case .object(let values): text.object(values) { $1.write(to: &$0) }
        }
      }
    }
    """
  }

  static func indirectSource(_ access: String) -> String {
    """
    /// A value that is stored outside of the struct that it is a property of.
    @propertyWrapper
    \(access)indirect enum Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
      case value(Value)

      \(access)init(wrappedValue: Value) {
        self = .value(wrappedValue)
      }

      \(access)var wrappedValue: Value {
        get {
          switch self {
          case .value(let value): value
          }
        }
        set { self = .value(newValue) }
      }
    }
    """
  }

  static let textSource = """
    /// A JSON text while it is written.
    fileprivate struct JSONText {
      private var bytes: [UInt8] = []

      static func bytes(_ write: (inout JSONText) -> Void) -> [UInt8] {
        var text = JSONText()
        write(&text)
        return text.bytes
      }

      mutating func beginObject() { bytes.append(0x7B) }
      mutating func endObject() { bytes.append(0x7D) }

      mutating func key(_ name: String) {
        if bytes.last != 0x7B { bytes.append(0x2C) }
        string(name)
        bytes.append(0x3A)
      }

      mutating func string(_ text: String) {
        bytes.append(0x22)
        for byte in text.utf8 {
          switch byte {
          case 0x22, 0x5C: bytes += [0x5C, byte]
          case ..<0x10: bytes += Array("\\\\u000".utf8) + String(byte, radix: 16).utf8
          case ..<0x20: bytes += Array("\\\\u00".utf8) + String(byte, radix: 16).utf8
          default: bytes.append(byte)
          }
        }
        bytes.append(0x22)
      }

      /// Writes a number or a Boolean. NaN and infinities become words, which no parser accepts.
      mutating func literal(_ text: String) {
        bytes.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
      }

      mutating func optional<Value>(_ value: Value?, _ write: (inout JSONText, Value) -> Void) {
        if let value { write(&self, value) } else { literal("null") }
      }

      mutating func array<Value>(_ values: [Value], _ write: (inout JSONText, Value) -> Void) {
        bytes.append(0x5B)
        for (index, value) in values.enumerated() {
          if index > 0 { bytes.append(0x2C) }
          write(&self, value)
        }
        bytes.append(0x5D)
      }

      /// Writes an object, whose keys are sorted.
      mutating func object<Value>(
        _ values: [String: Value], _ write: (inout JSONText, Value) -> Void
      ) {
        beginObject()
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
          key(name)
          write(&self, value)
        }
        endObject()
      }
    }
    """
}
