/// The eight forms of a schema (RFC 8927 §2.2).
package enum DataForm: UInt8, Hashable, Sendable, CaseIterable {
  case empty, reference, scalar, enumeration, elements, properties, values, discriminator
}

/// The keys of a schema (RFC 8927 §2.2).
enum SchemaKey: String, CaseIterable {
  case definitions, nullable, metadata
  case ref, type, `enum`, elements
  case properties, optionalProperties, additionalProperties
  case values, discriminator, mapping

  /// The form that has the key; nil for a key that every form may have.
  var form: DataForm? {
    switch self {
    case .definitions, .nullable, .metadata: nil
    case .ref: .reference
    case .type: .scalar
    case .enum: .enumeration
    case .elements: .elements
    case .properties, .optionalProperties, .additionalProperties: .properties
    case .values: .values
    case .discriminator, .mapping: .discriminator
    }
  }

  static let table = NameTable(allCases.map { ($0.rawValue, $0) })
  static let names = allCases.map { $0.rawValue }

  /// Returns the key that has the meaning of one of JSON Schema's.
  static func meant(by foreign: String) -> SchemaKey? {
    switch foreign {
    case "items", "prefixItems": .elements
    case "$ref": .ref
    case "$defs", "definition": .definitions
    case "oneOf", "anyOf": .discriminator
    case "patternProperties": .values
    case "description", "title", "default", "examples", "maxLength", "maxItems", "format",
      "$schema":
      .metadata
    case "required": .properties
    default: nil
    }
  }
}
