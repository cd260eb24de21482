/// The names of generated types of data and of what they contain.
extension SwiftIdentifier {
  /// Returns the name of a type of data.
  ///
  /// A name is shortened to 64 code points, since each reference repeats it.
  static func dataType(_ name: String) -> String {
    let identifier = type(name)
    let short = String(String.UnicodeScalarView(identifier.unicodeScalars.prefix(64)))
    return usedByData.contains(short) ? short + "_" : short
  }

  /// Returns the name of a property or of a case of data.
  static func dataMember(_ name: String) -> String {
    let identifier = value(name)
    return takenMembers.contains(identifier) ? identifier + "_" : identifier
  }

  /// Types that the code of types of data uses, besides those that no type shadows.
  private static let usedByData: Set<String> = [
    "Data", "Definition", "Float", "Indirect", "Int16", "Int32", "Int8", "JSON",
    "JSONRepresentable", "JSONText", "Shared", "UInt16", "UInt32",
  ]

  /// Members of every type of data.
  private static let takenMembers: Set<String> = ["hashValue", "json"]
}

extension ScalarType {
  /// The Swift type of the values. A time is a string, as in JSON.
  var swiftType: String {
    switch self {
    case .boolean: "Bool"
    case .string, .timestamp: "String"
    case .float32: "Float"
    case .float64: "Double"
    case .int8: "Int8"
    case .uint8: "UInt8"
    case .int16: "Int16"
    case .uint16: "UInt16"
    case .int32: "Int32"
    case .uint32: "UInt32"
    }
  }
}
