/// The parts of the code that reads properties that are the same for every project, already
/// formatted.
extension SwiftMessageType {
  static let propertiesSource = """
    /// The properties of an action or an event.
    private struct Properties {
      private let members: [String: JSON]

      /// Reads the text of a JSON object; nil if it is none. Without a text there are none.
      init?(_ text: String?) {
        guard let members = text.map({ JSONReader.members(of: $0) }) ?? [:] else { return nil }
        self.members = members
      }

      func string(_ name: String) -> String? {
        if case .string(let value)? = members[name] { value } else { nil }
      }

      /// Returns a number. One that JSON or a `Double` lacks, such as infinity, is a text.
      func number(_ name: String) -> Double? {
        switch members[name] {
        case .number(let value)?: value
        case .string(let text)?: Double(text)
        default: nil
        }
      }

      func boolean(_ name: String) -> Bool? {
        if case .bool(let value)? = members[name] { value } else { nil }
      }

      func any(_ name: String) -> JSON? { members[name] }

      // A property that may be missing or null. The outer optional is nil for another value.

      func optionalString(_ name: String) -> String?? {
        isNull(name) ? .some(nil) : string(name).map { .some($0) }
      }

      func optionalNumber(_ name: String) -> Double?? {
        isNull(name) ? .some(nil) : number(name).map { .some($0) }
      }

      func optionalBoolean(_ name: String) -> Bool?? {
        isNull(name) ? .some(nil) : boolean(name).map { .some($0) }
      }

      func optionalAny(_ name: String) -> JSON? { members[name] ?? .null }

      private func isNull(_ name: String) -> Bool { (members[name] ?? .null) == .null }
    }
    """

  static let readerSource = """
    /// Reads JSON (RFC 8259), and of numbers all that `Double` reads.
    private struct JSONReader {
      private let bytes: [UInt8]
      private var position = 0
      /// The number of arrays and objects in each other that are read.
      private static let deepest = 200

      private init(_ text: String) { bytes = Array(text.utf8) }

      /// Returns the members of an object; nil if the text is none. Of equal keys the last counts.
      static func members(of text: String) -> [String: JSON]? {
        var reader = JSONReader(text)
        guard case .object(let members)? = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        return reader.position == reader.bytes.count ? members : nil
      }

      private mutating func value(depth: Int) -> JSON? {
        skipSpace()
        guard depth < Self.deepest, position < bytes.count else { return nil }
        switch bytes[position] {
        case 0x7B: return object(depth: depth)
        case 0x5B: return array(depth: depth)
        case 0x22: return string().map { .string($0) }
        case 0x74: return word("true") ? .bool(true) : nil
        case 0x66: return word("false") ? .bool(false) : nil
        case 0x6E: return word("null") ? .null : nil
        default: return number()
        }
      }

      private mutating func object(depth: Int) -> JSON? {
        var members: [String: JSON] = [:]
        position += 1
        if takes(0x7D) { return .object(members) }
        repeat {
          guard let key = string(), takes(0x3A), let value = value(depth: depth + 1) else {
            return nil
          }
          members[key] = value
        } while takes(0x2C)
        return takes(0x7D) ? .object(members) : nil
      }

      private mutating func array(depth: Int) -> JSON? {
        var elements: [JSON] = []
        position += 1
        if takes(0x5D) { return .array(elements) }
        repeat {
          guard let value = value(depth: depth + 1) else { return nil }
          elements.append(value)
        } while takes(0x2C)
        return takes(0x5D) ? .array(elements) : nil
      }

      private mutating func number() -> JSON? {
        let start = position
        while position < bytes.count, isPartOfNumber(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return Double(text).map { .number($0) }
      }

      private func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
      }

      private mutating func string() -> String? {
        guard takes(0x22) else { return nil }
        var text: [UInt8] = []
        while position < bytes.count {
          let byte = bytes[position]
          position += 1
          switch byte {
          case 0x22: return String(decoding: text, as: UTF8.self)
          case 0x5C:
            guard let escaped = escape() else { return nil }
            text += escaped
          case ..<0x20: return nil
          default: text.append(byte)
          }
        }
        return nil
      }

      private mutating func escape() -> [UInt8]? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x22, 0x2F, 0x5C: return [byte]
        case 0x62: return [0x08]
        case 0x66: return [0x0C]
        case 0x6E: return [0x0A]
        case 0x72: return [0x0D]
        case 0x74: return [0x09]
        case 0x75: return units().map { Array(String(decoding: $0, as: UTF16.self).utf8) }
        default: return nil
        }
      }

      /// Reads the digits after `\\u`, and those of further escapes that follow directly.
      private mutating func units() -> [UInt16]? {
        var units: [UInt16] = []
        repeat {
          guard bytes.count - position >= 4 else { return nil }
          let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
          guard let unit = UInt16(digits, radix: 16) else { return nil }
          units.append(unit)
          position += 4
        } while word("\\\\u")
        return units
      }

      /// Skips a text if it is next.
      private mutating func word(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
      }

      /// Skips white space, and a byte if it is next.
      private mutating func takes(_ byte: UInt8) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
      }

      private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
          position += 1
        }
      }
    }
    """
}
