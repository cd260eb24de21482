/// Diagnostics of schemas.
extension Diagnostic {
  /// Reports a value that should be a schema. The name of a type is what was probably meant by a
  /// string.
  static func notASchema(_ value: JSONID, in document: JSONDocument) -> Diagnostic {
    let range = document.range(value)
    let text = document.string(value)
    let scalar = text.flatMap { ScalarType(rawValue: $0) ?? ScalarType.meant(by: $0) }
    let meant = scalar.map { #"{"type": "\#($0.rawValue)"}"# }
    return Diagnostic(
      .wrongType, .error,
      "a schema is an object, not \(document.description(value))"
        + (meant.map { "; did you mean \($0)?" } ?? ""),
      at: range, fix: meant.map { Fix(replacing: range, with: $0) })
  }

  static func unknownSchemaKey(
    _ key: String, meant: String?, foreign: SchemaKey?, at range: SourceRange
  ) -> Diagnostic {
    let way =
      switch foreign {
      case .metadata: ": \"metadata\" is for what describes a type"
      case .properties: ": what \"properties\" contains is required"
      case let other?: ": here it is called \(quoted(other.rawValue))"
      case nil: didYouMean(meant)
      }
    return Diagnostic(
      .unknownKey, .error, "a schema has no key \(quoted(key))\(way)", at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func mixedForms(
    _ key: SchemaKey, with first: SchemaKey, at range: SourceRange, firstAt: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .mixedForms, .error,
      "a schema has either \(quoted(first.rawValue)) or \(quoted(key.rawValue)): remove one of them",
      at: range, notes: [Note("the schema has this form", at: firstAt)])
  }

  static func unknownScalar(_ text: String, at range: SourceRange) -> Diagnostic {
    let known = ScalarType.allCases.map { $0.rawValue }
    let meant =
      known.contains(text.lowercased())
      ? text.lowercased()
      : ScalarType.meant(by: text)?.rawValue ?? suggestion(for: text, among: known)
    let way =
      switch text {
      case "object": ": an object has \"properties\" or \"values\" instead"
      case "array": ": an array has \"elements\" instead"
      case "null": ": a type that may be null has \"nullable\": true"
      default: meant.map { didYouMean($0) } ?? alternatives(known)
      }
    return Diagnostic(
      .invalidValue, .error, "there is no type \(quoted(text))\(way)", at: range,
      fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  static func emptyEnum(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "enum needs at least one string: add one, such as [\"new\"]",
      at: range)
  }

  static func duplicateValue(
    _ text: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, .error, "\(quoted(text)) is declared twice in this enum: remove one of them",
      at: range, notes: [Note("it is declared here first", at: first)])
  }

  static func duplicateProperty(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateProperty, .error,
      "the property \(quoted(name)) is declared as required and as optional: remove one of them",
      at: range, notes: [Note("it is declared here, too", at: first)])
  }

  static func onlyAdditionalProperties(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error,
      "a schema with \"additionalProperties\" needs the key \"properties\" or \"optionalProperties\"",
      at: range,
      fix: Fix(
        replacing: SourceRange(
          file: range.file, lowerBound: range.lowerBound, upperBound: range.lowerBound),
        with: "\"properties\": {}, "))
  }

  static func misplacedDefinitions(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedDefinitions, .error,
      "only the outermost schema of a file has \"definitions\": move them there", at: range)
  }

  static func unknownType(
    _ name: String, known: KnownNames, at range: SourceRange
  ) -> Diagnostic {
    let meant = known.nearest(to: name)
    let way =
      known.names.isEmpty
      ? ": add it to \"definitions\" of the outermost schema"
      : meant.map { didYouMean($0) } ?? alternatives(known.names)
    return Diagnostic(
      .unknownType, .error, "there is no definition \(quoted(name))\(way)", at: range,
      fix: meant.map { Fix(replacing: range, with: jsonText($0)) })
  }

  /// - Parameter circle: The references, in source order.
  static func endlessType(_ circle: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .endlessType, .error,
      "this reference leads back to itself, and never to data: let it refer to a type of another "
        + "form",
      at: circle[0], notes: circle.dropFirst().map { Note("by way of this reference", at: $0) })
  }

  static func mappingOfOtherForm(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidMapping, .error,
      "the mapping \(quoted(name)) must have \"properties\" or \"optionalProperties\"", at: range)
  }

  static func nullableMapping(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidMapping, .error,
      "the mapping \(quoted(name)) cannot be nullable: make the schema with the discriminator "
        + "nullable",
      at: range)
  }

  static func declaredTag(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidMapping, .error,
      "the property \(quoted(tag)) selects the mapping, and is not declared in it: remove it here",
      at: range)
  }

  static func duplicateType(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateType, .error,
      "the type \(quoted(name)) is declared by two files: rename one of them",
      at: range, notes: [Note("it is declared here first", at: first)])
  }

  // MARK: Metadata

  static func limitOfOtherForm(_ key: String, at range: SourceRange) -> Diagnostic {
    let form = key == MetadataKey.atMost.rawValue ? "\"elements\"" : "the type \"string\""
    return Diagnostic(
      .keyWithoutEffect, .warning,
      "\(quoted(key)) has an effect only on \(form): remove it, or move it to such a schema",
      at: range)
  }

  static func wrongCount(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .warning, "\(key) takes a whole number from 0 to 2147483647", at: range)
  }
}

/// Returns a string as JSON writes it.
func jsonText(_ string: String) -> String {
  var writer = JSONWriter()
  writer.string(string)
  return writer.text
}
