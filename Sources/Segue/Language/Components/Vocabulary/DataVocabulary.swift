/// The keys of files with types of data and sample data.
package enum DataVocabulary {
  /// The keys of a schema (RFC 8927 §2.2), whose rules the reader checks.
  package static let schema = [
    KeyShape("definitions", .map(of: .named(.schema)), "Types that the schema refers to, by name."),
    KeyShape("nullable", .boolean, "Whether null is a value, too."),
    KeyShape(
      "metadata", .freeObject,
      "For people and tools. Segue reads maxLength, atMost, samples and description."),
    KeyShape("ref", .string, "The name of a definition, or of a type of the project."),
    KeyShape(
      "type", .keyword(ScalarType.allCases.map { $0.rawValue }), "A string, a number or a Boolean."),
    KeyShape("enum", .array(of: .string, atLeast: 1), "The strings that are allowed."),
    KeyShape("elements", .named(.schema), "An array: the type of its elements."),
    KeyShape(
      "properties", .map(of: .named(.schema)), "An object: the properties that it must have."),
    KeyShape(
      "optionalProperties", .map(of: .named(.schema)),
      "An object: the properties that it may have."),
    KeyShape(
      "additionalProperties", .boolean, "Whether an object may have other properties, too."),
    KeyShape("values", .named(.schema), "An object with any keys: the type of its values."),
    KeyShape(
      "discriminator", .string, "The name of the property whose value selects one of the mapping."),
    KeyShape("mapping", .map(of: .named(.schema)), "The types, by the value that selects them."),
  ]

  /// The keys of a file with sample data.
  package static let sample = [
    KeyShape("$schema", .string, "For editors; ignored."),
    KeyShape(
      "arguments", .map(of: .either([.string, .anyNumber, .boolean])),
      "The arguments of the screen that the data is for; any by default."),
    KeyShape(
      "data", .anything, isRequired: true, "The data, of the type that the screen declares."),
  ]
}
