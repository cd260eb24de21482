import Segue
import Testing

/// A schema that breaks one rule, and the only diagnostic that it must have, between 1️⃣ and 2️⃣.
struct WrongSchema: CustomTestStringConvertible {
  let rule: String
  let code: DiagnosticCode
  let fix: String?
  let text: String

  init(_ rule: String, _ code: DiagnosticCode, fix: String? = nil, _ text: String) {
    self.rule = rule
    self.code = code
    self.fix = fix
    self.text = text
  }

  var testDescription: String { rule }
}

extension WrongSchema {
  /// The rules in the order of the sections of RFC 8927.
  static let all = [
    // §2.2: a schema is an object.
    WrongSchema("a schema is not null", .wrongType, "1️⃣null2️⃣"),
    WrongSchema("a schema is not a boolean", .wrongType, "1️⃣true2️⃣"),
    WrongSchema("a schema is not a number", .wrongType, "1️⃣12️⃣"),
    WrongSchema("a schema is not an array", .wrongType, "1️⃣[]2️⃣"),
    WrongSchema("a schema is not a string", .wrongType, #"1️⃣"outfit"2️⃣"#),
    WrongSchema(
      "a schema is not the name of a type", .wrongType, fix: #"{"type": "string"}"#,
      #"{"elements": 1️⃣"string"2️⃣}"#),
    WrongSchema(
      "nor the name of a type of JSON Schema", .wrongType, fix: #"{"type": "int32"}"#,
      #"{"properties": {"a": 1️⃣"integer"2️⃣}}"#),
    // §2.2: no other keys.
    WrongSchema("an unknown key", .unknownKey, #"{1️⃣"colour"2️⃣: 1}"#),
    WrongSchema("a misspelt key", .unknownKey, fix: #""elements""#, #"{1️⃣"elemnts"2️⃣: {}}"#),
    WrongSchema(
      "a key in another case", .unknownKey, fix: #""nullable""#, #"{1️⃣"Nullable"2️⃣: true}"#),
    WrongSchema(
      "a misspelt key besides a form", .unknownKey, fix: #""nullable""#,
      #"{"type": "string", 1️⃣"nulable"2️⃣: true}"#),
    WrongSchema(
      "a misspelt key deep inside", .unknownKey, fix: #""values""#,
      #"{"properties": {"a": {"elements": {1️⃣"vales"2️⃣: {}}}}}"#),
    WrongSchema("a key of JSON Schema", .unknownKey, #"{1️⃣"items"2️⃣: {}}"#),
    WrongSchema("a description outside of metadata", .unknownKey, #"{1️⃣"description"2️⃣: "a"}"#),
    WrongSchema("required of JSON Schema", .unknownKey, #"{"properties": {}, 1️⃣"required"2️⃣: []}"#),
    WrongSchema("$ref of JSON Schema", .unknownKey, #"{1️⃣"$ref"2️⃣: "a"}"#),
    WrongSchema("the empty key", .unknownKey, #"{1️⃣""2️⃣: 1}"#),
    WrongSchema("an escaped unknown key", .unknownKey, #"{1️⃣"\u0061"2️⃣: 1}"#),
    // §2.2: the keys that all forms share.
    WrongSchema("nullable is not a string", .wrongType, #"{"nullable": 1️⃣"true"2️⃣}"#),
    WrongSchema("nullable is not null", .wrongType, #"{"type": "string", "nullable": 1️⃣null2️⃣}"#),
    WrongSchema("nullable is not a number", .wrongType, #"{"nullable": 1️⃣12️⃣}"#),
    WrongSchema("metadata is not a string", .wrongType, #"{"metadata": 1️⃣"a"2️⃣}"#),
    WrongSchema("metadata is not an array", .wrongType, #"{"metadata": 1️⃣[]2️⃣}"#),
    WrongSchema("metadata is not null", .wrongType, #"{"type": "string", "metadata": 1️⃣null2️⃣}"#),
    // §2.1: definitions.
    WrongSchema("definitions are not an array", .wrongType, #"{"definitions": 1️⃣[]2️⃣}"#),
    WrongSchema("definitions are not null", .wrongType, #"{"definitions": 1️⃣null2️⃣}"#),
    WrongSchema("a definition is a schema", .wrongType, #"{"definitions": {"a": 1️⃣12️⃣}}"#),
    WrongSchema(
      "a definition is correct", .invalidValue, #"{"definitions": {"a": {"type": 1️⃣"x"2️⃣}}}"#),
    WrongSchema(
      "elements have no definitions", .misplacedDefinitions,
      #"{"elements": {1️⃣"definitions"2️⃣: {}}}"#),
    WrongSchema(
      "a property has no definitions", .misplacedDefinitions,
      #"{"properties": {"a": {1️⃣"definitions"2️⃣: {"b": {}}, "ref": "b"}}}"#),
    WrongSchema(
      "a definition has no definitions", .misplacedDefinitions,
      #"{"definitions": {"a": {1️⃣"definitions"2️⃣: {}}}}"#),
    WrongSchema(
      "a mapping has no definitions", .misplacedDefinitions,
      #"{"discriminator": "t", "mapping": {"a": {1️⃣"definitions"2️⃣: {}, "properties": {}}}}"#),
    // §2.2.2: ref.
    WrongSchema("ref is not a number", .wrongType, #"{"ref": 1️⃣12️⃣}"#),
    WrongSchema("ref is not null", .wrongType, #"{"ref": 1️⃣null2️⃣}"#),
    WrongSchema("ref is not a schema", .wrongType, #"{"ref": 1️⃣{}2️⃣}"#),
    WrongSchema("ref without definitions", .unknownType, #"{"ref": 1️⃣"a"2️⃣}"#),
    WrongSchema(
      "ref to no definition", .unknownType, #"{"definitions": {"outfit": {}}, "ref": 1️⃣"b"2️⃣}"#),
    WrongSchema(
      "ref to a misspelt definition", .unknownType, fix: #""outfit""#,
      #"{"definitions": {"outfit": {}}, "elements": {"ref": 1️⃣"outfits"2️⃣}}"#),
    WrongSchema(
      "ref from a definition", .unknownType, #"{"definitions": {"a": {"ref": 1️⃣"x"2️⃣}}}"#),
    WrongSchema(
      "ref is not a JSON Pointer", .unknownType,
      ##"{"definitions": {"a": {}}, "ref": 1️⃣"#/definitions/a"2️⃣}"##),
    WrongSchema(
      "ref to itself", .endlessType, #"{"definitions": {"a": {"ref": 1️⃣"a"2️⃣}}, "ref": "a"}"#),
    WrongSchema(
      "two refs to each other", .endlessType,
      #"{"definitions": {"a": {"ref": 1️⃣"b"2️⃣}, "b": {"ref": "a"}}, "ref": "b"}"#),
    WrongSchema(
      "three refs in a circle that nothing uses", .endlessType,
      #"{"definitions": {"a": {"ref": 1️⃣"b"2️⃣}, "b": {"ref": "c"}, "c": {"ref": "a"}}}"#),
    WrongSchema(
      "a way into a circle of refs", .endlessType,
      #"{"definitions": {"x": {"ref": "a"}, "a": {"ref": 1️⃣"b"2️⃣}, "b": {"ref": "a"}}, "ref": "x"}"#),
    // §2.2.3: type.
    WrongSchema("type is not a number", .wrongType, #"{"type": 1️⃣12️⃣}"#),
    WrongSchema("type is not null", .wrongType, #"{"type": 1️⃣null2️⃣}"#),
    WrongSchema("type is not an array", .wrongType, #"{"type": 1️⃣["string"]2️⃣}"#),
    WrongSchema("an unknown type", .invalidValue, #"{"type": 1️⃣"picture"2️⃣}"#),
    WrongSchema("the empty type", .invalidValue, #"{"type": 1️⃣""2️⃣}"#),
    WrongSchema("a misspelt type", .invalidValue, fix: #""string""#, #"{"type": 1️⃣"strnig"2️⃣}"#),
    WrongSchema("a type in another case", .invalidValue, fix: #""int8""#, #"{"type": 1️⃣"Int8"2️⃣}"#),
    WrongSchema("integer", .invalidValue, fix: #""int32""#, #"{"type": 1️⃣"integer"2️⃣}"#),
    WrongSchema("number", .invalidValue, fix: #""float64""#, #"{"type": 1️⃣"number"2️⃣}"#),
    WrongSchema("int64", .invalidValue, fix: #""int32""#, #"{"type": 1️⃣"int64"2️⃣}"#),
    WrongSchema("object", .invalidValue, #"{"type": 1️⃣"object"2️⃣}"#),
    WrongSchema("array", .invalidValue, #"{"type": 1️⃣"array"2️⃣}"#),
    WrongSchema("null", .invalidValue, #"{"type": 1️⃣"null"2️⃣}"#),
    // §2.2.4: enum.
    WrongSchema("enum is not a string", .wrongType, #"{"enum": 1️⃣"a"2️⃣}"#),
    WrongSchema("enum is not an object", .wrongType, #"{"enum": 1️⃣{}2️⃣}"#),
    WrongSchema("enum is not null", .wrongType, #"{"enum": 1️⃣null2️⃣}"#),
    WrongSchema("enum is not empty", .invalidValue, #"{"enum": 1️⃣[]2️⃣}"#),
    WrongSchema("an enum has strings alone", .wrongType, #"{"enum": ["a", 1️⃣12️⃣]}"#),
    WrongSchema("an enum has no null", .wrongType, #"{"enum": [1️⃣null2️⃣]}"#),
    WrongSchema("an enum has no string twice", .duplicateValue, #"{"enum": ["a", "b", 1️⃣"a"2️⃣]}"#),
    WrongSchema(
      "nor one written in two ways", .duplicateValue, #"{"enum": ["a", 1️⃣"\u0061"2️⃣]}"#),
    // §2.2.5: elements.
    WrongSchema("elements are not an array", .wrongType, #"{"elements": 1️⃣[]2️⃣}"#),
    WrongSchema("elements are not null", .wrongType, #"{"elements": 1️⃣null2️⃣}"#),
    WrongSchema("elements are correct", .invalidValue, #"{"elements": {"enum": 1️⃣[]2️⃣}}"#),
    // §2.2.6: properties.
    WrongSchema("properties are not an array", .wrongType, #"{"properties": 1️⃣[]2️⃣}"#),
    WrongSchema("properties are not null", .wrongType, #"{"properties": 1️⃣null2️⃣}"#),
    WrongSchema("optionalProperties are not a number", .wrongType, #"{"optionalProperties": 1️⃣12️⃣}"#),
    WrongSchema("a property is a schema", .wrongType, #"{"properties": {"a": 1️⃣12️⃣}}"#),
    WrongSchema(
      "an optional property is a schema", .wrongType, #"{"optionalProperties": {"a": 1️⃣null2️⃣}}"#),
    WrongSchema("a property is correct", .wrongType, #"{"properties": {"a": {"ref": 1️⃣12️⃣}}}"#),
    WrongSchema(
      "no property is required and optional", .duplicateProperty,
      #"{"properties": {"a": {}}, "optionalProperties": {"b": {}, 1️⃣"a"2️⃣: {}}}"#),
    WrongSchema(
      "in another order, too", .duplicateProperty,
      #"{"optionalProperties": {1️⃣"a"2️⃣: {}}, "properties": {"a": {}}}"#),
    WrongSchema(
      "additionalProperties is a boolean", .wrongType,
      #"{"properties": {}, "additionalProperties": 1️⃣{}2️⃣}"#),
    WrongSchema(
      "additionalProperties is not null", .wrongType,
      #"{"properties": {}, "additionalProperties": 1️⃣null2️⃣}"#),
    WrongSchema(
      "additionalProperties do not stand alone", .missingKey, fix: #""properties": {}, "#,
      #"{1️⃣"additionalProperties"2️⃣: true}"#),
    // §2.2.7: values.
    WrongSchema("values are not an array", .wrongType, #"{"values": 1️⃣[]2️⃣}"#),
    WrongSchema("values are not null", .wrongType, #"{"values": 1️⃣null2️⃣}"#),
    WrongSchema("values are correct", .wrongType, #"{"values": {"nullable": 1️⃣12️⃣}}"#),
    // §2.2.8: discriminator.
    WrongSchema("a discriminator has a mapping", .missingKey, #"1️⃣{"discriminator": "t"}2️⃣"#),
    WrongSchema("a mapping has a discriminator", .missingKey, #"1️⃣{"mapping": {}}2️⃣"#),
    WrongSchema(
      "a discriminator is a string", .wrongType, #"{"discriminator": 1️⃣12️⃣, "mapping": {}}"#),
    WrongSchema(
      "a discriminator is not null", .wrongType, #"{"discriminator": 1️⃣null2️⃣, "mapping": {}}"#),
    WrongSchema("a mapping is an object", .wrongType, #"{"discriminator": "t", "mapping": 1️⃣[]2️⃣}"#),
    WrongSchema("a mapping is not null", .wrongType, #"{"discriminator": "t", "mapping": 1️⃣null2️⃣}"#),
    WrongSchema(
      "a mapping's value is a schema", .wrongType,
      #"{"discriminator": "t", "mapping": {"a": 1️⃣12️⃣}}"#),
    WrongSchema(
      "a mapping is not empty", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": 1️⃣{}2️⃣}}"#),
    WrongSchema(
      "a mapping is not of a type", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {"type": 1️⃣"string"2️⃣}}}"#),
    WrongSchema(
      "a mapping is not an enum", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {"enum": 1️⃣["a"]2️⃣}}}"#),
    WrongSchema(
      "a mapping is not elements", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {1️⃣"elements"2️⃣: {}}}}"#),
    WrongSchema(
      "a mapping is not values", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {1️⃣"values"2️⃣: {}}}}"#),
    WrongSchema(
      "a mapping is not another discriminator", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {1️⃣"discriminator"2️⃣: "u", "mapping": {}}}}"#),
    WrongSchema(
      "a mapping is not a reference to properties", .invalidMapping,
      #"{"definitions": {"p": {"properties": {}}}, "discriminator": "t", "mapping": {"a": {"ref": 1️⃣"p"2️⃣}}}"#
    ),
    WrongSchema(
      "a mapping is not nullable", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {1️⃣"properties"2️⃣: {}, "nullable": true}}}"#),
    WrongSchema(
      "a mapping does not require the tag", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {"properties": {"t": {"type": 1️⃣"string"2️⃣}}}}}"#),
    WrongSchema(
      "a mapping does not have the tag as an option", .invalidMapping,
      #"{"discriminator": "t", "mapping": {"a": {"optionalProperties": {"t": 1️⃣{}2️⃣}}}}"#),
    // §2.2: the keys of one form.
    WrongSchema("type and enum", .mixedForms, #"{"type": "string", 1️⃣"enum"2️⃣: ["a"]}"#),
    WrongSchema("enum and type", .mixedForms, #"{"enum": ["a"], 1️⃣"type"2️⃣: "string"}"#),
    WrongSchema(
      "ref and type", .mixedForms, #"{"definitions": {"a": {}}, "ref": "a", 1️⃣"type"2️⃣: "int8"}"#),
    WrongSchema("elements and values", .mixedForms, #"{"elements": {}, 1️⃣"values"2️⃣: {}}"#),
    WrongSchema("elements and properties", .mixedForms, #"{"elements": {}, 1️⃣"properties"2️⃣: {}}"#),
    WrongSchema(
      "type and optionalProperties", .mixedForms, #"{"type": "int8", 1️⃣"optionalProperties"2️⃣: {}}"#),
    WrongSchema(
      "values and additionalProperties", .mixedForms,
      #"{"values": {}, 1️⃣"additionalProperties"2️⃣: true}"#),
    WrongSchema("properties and values", .mixedForms, #"{"properties": {}, 1️⃣"values"2️⃣: {}}"#),
    WrongSchema(
      "discriminator, mapping and properties", .mixedForms,
      #"{"discriminator": "t", "mapping": {}, 1️⃣"properties"2️⃣: {}}"#),
    WrongSchema("type and mapping", .mixedForms, #"{"type": "int8", 1️⃣"mapping"2️⃣: {}}"#),
    // RFC 8259 §4: keys should be unique.
    WrongSchema("a key twice", .duplicateKey, #"{"type": "string", 1️⃣"type"2️⃣: "string"}"#),
    WrongSchema("a property twice", .duplicateKey, #"{"properties": {"a": {}, 1️⃣"a"2️⃣: {}}}"#),
    WrongSchema(
      "a definition twice", .duplicateKey, #"{"definitions": {"a": {}, 1️⃣"a"2️⃣: {}}}"#),
    WrongSchema("a missing bracket", .unexpectedEnd, #"{"type": "string"1️⃣"#),
  ]
}
