extension DataType {
  /// Reads a schema from a file: a correct one by RFC 8927 §2.2, in any of its forms.
  ///
  /// Never fails: all mistakes of the file are in the diagnostics, and a schema with a mistake
  /// accepts any data. If there is an error, the type should not be used for more than finding
  /// further mistakes. Linear in the file.
  ///
  /// - Parameters:
  ///   - file: A file with one schema.
  ///   - id: The file's index, for the ranges of the diagnostics.
  ///   - limits: The limits of the file's size and of the number of reported problems.
  public static func read(
    _ file: SourceFile, id: FileID, limits: Limits = Limits()
  ) -> Diagnosed<DataType> {
    let parsed = parseJSON(file, id: id, limits: limits)
    guard parsed.document.isSound else {
      return Diagnosed(DataType.any(parsed.document), diagnostics: parsed.diagnostics)
    }
    let type = read(parsed.document, limits: limits)
    return Diagnosed(
      type.value,
      diagnostics: parsed.diagnostics + checkStrings(parsed.document, limits: limits)
        + type.diagnostics)
  }

  /// Reads a schema from a parsed document. Duplicate keys, of which the first counts, are reported
  /// by `checkStrings`.
  package static func read(
    _ document: JSONDocument, limits: Limits = Limits()
  ) -> Diagnosed<DataType> {
    TypeLibrary().read(document, at: document.root, limits: limits)
  }

  /// A type that accepts any data.
  private static func any(_ document: JSONDocument) -> DataType {
    var type = DataType()
    type.documents = [document]
    type.nodes = [Node(step: .root, acceptsNull: true, document: 0, parent: -1)]
    return type
  }
}

extension DataType {
  /// Validates a file against the type (RFC 8927 §3.3).
  ///
  /// Returns the errors as the specification defines them, in the order of the data; none if the
  /// data is valid, or if the file is not JSON. The diagnostics describe each error at its range in
  /// the data, and other problems: what is not JSON, duplicate keys, and, as warnings, strings and
  /// arrays that are longer than the `metadata` of their schemas expects.
  ///
  /// Linear in the file. Ends after as many errors as `limits[.problems]` allows to report, or if
  /// their paths become longer than `limits[.answerBytes]`; the diagnostics then contain
  /// ``DiagnosticCode/tooManyProblems``.
  ///
  /// - Parameters:
  ///   - file: A file with one value.
  ///   - id: The file's index, for the ranges of the diagnostics, which differs from the schema's.
  ///   - limits: The limits of the file's size and of the number of reported problems.
  public func validate(
    _ file: SourceFile, id: FileID, limits: Limits = Limits()
  ) -> Diagnosed<[DataError]> {
    let parsed = parseJSON(file, id: id, limits: limits)
    guard parsed.document.isSound else {
      return Diagnosed([], diagnostics: parsed.diagnostics)
    }
    let errors = validate(parsed.document, limits: limits)
    return Diagnosed(
      errors.value,
      diagnostics: parsed.diagnostics + checkStrings(parsed.document, limits: limits)
        + errors.diagnostics)
  }

  /// Validates a document, or a value in it. Duplicate keys are reported by `checkStrings`; each of
  /// their values is validated.
  package func validate(
    _ document: JSONDocument, at value: JSONID? = nil, limits: Limits = Limits()
  ) -> Diagnosed<[DataError]> {
    var validator = DataValidator(self, document, limits)
    validator.validate(value ?? document.root, against: rootIndex)
    return Diagnosed(validator.errors, diagnostics: validator.diagnostics)
  }
}
