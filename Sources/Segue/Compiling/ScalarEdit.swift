/// Another value for a string, a number or a boolean in a document.
struct ScalarEdit {
  let value: JSONID
  let scalar: JSONDocument

  /// Returns changes of a document as edits, if each replaces a scalar by another one of its kind
  /// that its type accepts; otherwise nil.
  ///
  /// This is no method of `LiveScreen`, since checking a loop that reads the properties of a large
  /// value that cannot be copied takes Swift a minute or more.
  static func edits(
    of document: JSONDocument, _ changes: [DataChange], _ values: [JSONDocument?], _ type: DataType,
    limits: Limits
  ) -> [ScalarEdit]? {
    var edits: [ScalarEdit] = []
    for (change, value) in zip(changes, values) {
      guard change.operation == .replace, let value,
        let tokens = JSONPointer.tokens(of: change.path),
        let old = document.value(at: tokens),
        let kind = document.kind(old).ofScalar, kind == value.kind(value.root).ofScalar,
        checkData(value, limits: limits).isEmpty,
        type.accepts(value, at: tokens, of: document, limits: limits)
      else { return nil }
      edits.append(ScalarEdit(value: old, scalar: value))
    }
    return edits
  }
}

extension JSONDocument.Kind {
  /// The kind of a string, a number or a boolean; nil for others. Both booleans are of one kind.
  fileprivate var ofScalar: JSONDocument.Kind? {
    switch self {
    case .string, .number: self
    case .true, .false: .true
    case .null, .array, .object, .invalid: nil
    }
  }
}
