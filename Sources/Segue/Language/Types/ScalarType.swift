/// The types of strings, numbers and Booleans in a schema (RFC 8927 §2.2.3).
package enum ScalarType: String, Hashable, Sendable, CaseIterable {
  case boolean, string, timestamp
  case float32, float64
  case int8, uint8, int16, uint16, int32, uint32
}

extension ScalarType {
  /// The integers of the type (RFC 8927 §3.3.3, table 3); nil for other types.
  package var integers: ClosedRange<Int64>? {
    switch self {
    case .boolean, .string, .timestamp, .float32, .float64: nil
    case .int8: -128...127
    case .uint8: 0...255
    case .int16: -32_768...32_767
    case .uint16: 0...65_535
    case .int32: -2_147_483_648...2_147_483_647
    case .uint32: 0...4_294_967_295
    }
  }

  /// Returns the type that other notations give another name, such as `integer` of JSON Schema;
  /// nil if there is none.
  static func meant(by foreign: String) -> ScalarType? {
    switch foreign.lowercased() {
    case "bool": .boolean
    case "integer", "int", "int64", "long": .int32
    case "uint", "uint64": .uint32
    case "number", "double", "float", "decimal": .float64
    case "str", "text": .string
    case "date", "datetime", "date-time", "time": .timestamp
    default: nil
    }
  }
}
