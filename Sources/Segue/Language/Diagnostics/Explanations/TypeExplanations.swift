// Types of data.
extension Explanation {
  static let mixedForms = Explanation(
    summary: "a schema has the keys of two forms",
    meaning: """
      A schema (JSON Type Definition, RFC 8927) has one of eight forms: it is empty, or has "type", \
      "enum", "elements", "properties" with "optionalProperties" and "additionalProperties", \
      "values", "discriminator" with "mapping", or "ref". Keys of two forms would contradict each \
      other. Remove one of them, or put a schema into the other.
      """,
    wrong: #"""
      {"type": "string", "enum": ["new", "sale"]}
      """#,
    fix: [#""type": "string", "#: ""])

  static let duplicateValue = Explanation(
    summary: "an enum lists a string twice",
    meaning: """
      The strings of an enum are all that a value can be, each once (RFC 8927, 2.2.4). Remove the \
      second one, or correct it.
      """,
    wrong: #"""
      {"enum": ["new", "sale", "new"]}
      """#,
    fix: [#", "new"]"#: #", "last"]"#])

  static let duplicateProperty = Explanation(
    summary: "a property is declared as required and as optional",
    meaning: """
      An object must have what "properties" lists, and may have what "optionalProperties" lists, \
      so that no property can be in both (RFC 8927, 2.2.6). Remove it from one of them.
      """,
    wrong: #"""
      {"properties": {"price": {"type": "float64"}},
       "optionalProperties": {"price": {"type": "float64"}}}
      """#,
    fix: [#"{"price": {"type": "float64"}}}"#: "{}}"])

  static let misplacedDefinitions = Explanation(
    summary: "an inner schema has definitions",
    meaning: """
      Only the outermost schema of a file has "definitions" (RFC 8927, 2.1), and every schema in \
      the file can refer to them. Move them there.
      """,
    wrong: #"""
      {"elements": {"definitions": {"price": {"type": "float64"}}, "ref": "price"}}
      """#,
    right: #"""
      {"definitions": {"price": {"type": "float64"}}, "elements": {"ref": "price"}}
      """#)

  static let unknownType = Explanation(
    summary: "no definition has the name that a ref gives",
    meaning: """
      A "ref" names one of the "definitions" of the outermost schema in its file, or else a type \
      of the folder types/. The message lists them, or suggests one with a similar name.
      """,
    wrong: #"""
      {"definitions": {"outfit": {"type": "string"}}, "elements": {"ref": "outfits"}}
      """#,
    fix: ["outfits": "outfit"])

  static let endlessType = Explanation(
    summary: "a ref leads back to itself without describing any data",
    meaning: """
      A type may contain itself, as a comment may have replies. But references that lead only to \
      each other never reach a schema of another form, so that no data could be checked. Let one \
      of them refer to something else.
      """,
    wrong: #"""
      {"definitions": {"a": {"ref": "b"}, "b": {"ref": "a"}}, "ref": "a"}
      """#,
    fix: [#""b": {"ref": "a"}"#: #""b": {"optionalProperties": {"a": {"ref": "a"}}}"#])

  static let invalidMapping = Explanation(
    summary: "a mapping is not a schema of an object without the tag",
    meaning: """
      The "discriminator" names a property whose value selects one of the schemas in "mapping". \
      Each of these describes the other properties of the object (RFC 8927, 2.2.8): it has \
      "properties" or "optionalProperties", not the property with the tag, and is not nullable. A \
      "ref" is not possible.
      """,
    wrong: #"""
      {"discriminator": "kind", "mapping": {"label": {"type": "string"}}}
      """#,
    fix: [#"{"type": "string"}"#: #"{"properties": {"text": {"type": "string"}}}"#])

  static let duplicateType = Explanation(
    summary: "two files declare a type with the same name",
    meaning: """
      A type of the folder types/ has the name of its file, without the extension. Rename one of \
      the files, and correct what refers to it.
      """)
}
