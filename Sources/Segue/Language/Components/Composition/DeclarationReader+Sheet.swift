/// Reads the sheet that a screen declares.
extension DeclarationReader {
  /// Returns the sheet, or nil, with an error reported, if one of its detents cannot be read.
  mutating func sheet(_ node: JSONID) -> SheetDeclaration? {
    let keys = ComponentVocabulary.sheet.map { $0.name }
    guard let object = reader.object(node, "a sheet", keys: keys) else { return nil }
    let isGrabberVisible = object["grabberVisible"].flatMap {
      reader.boolean($0, for: "grabberVisible")
    }
    let scrollingExpands = object["scrollingExpands"].flatMap {
      reader.boolean($0, for: "scrollingExpands")
    }
    let written = reader.required("detents", in: object, of: "a sheet")
    let detents = written.flatMap { self.detents($0) }
    let selected = chosen("selectedDetent", in: object, among: detents, written: written)
    let undimmed = chosen("largestUndimmedDetent", in: object, among: detents, written: written)
    guard let detents else { return nil }
    return SheetDeclaration(
      detents: detents, selected: selected ?? 0, largestUndimmed: undimmed,
      isGrabberVisible: isGrabberVisible ?? false, scrollingExpands: scrollingExpands ?? true)
  }

  private mutating func detents(_ node: JSONID) -> [Detent]? {
    guard let elements = reader.array(node, for: "detents", takesStrings: true) else { return nil }
    guard !elements.isEmpty else {
      reader.diagnostics.append(.sheetWithoutDetents(at: document.range(node)))
      return nil
    }
    var detents: [Detent] = []
    var places: [Detent: SourceRange] = [:]
    for element in elements {
      guard let detent = detent(element, for: "detents") else { continue }
      let range = document.range(element)
      if let first = places[detent] {
        reader.diagnostics.append(.duplicateDetent(first: first, at: range))
      } else {
        places[detent] = range
        detents.append(detent)
      }
    }
    return detents.count == elements.count ? detents : nil
  }

  /// Returns the index of the detent that a key names.
  private mutating func chosen(
    _ key: String, in object: DocumentReader.Object, among detents: [Detent]?, written: JSONID?
  ) -> Int? {
    guard let node = object[key], let detent = detent(node, for: key), let detents, let written
    else { return nil }
    if let place = detents.firstIndex(of: detent) { return place }
    reader.diagnostics.append(
      .unknownDetent(key, detents: document.range(written), at: document.range(node)))
    return nil
  }

  /// Reads a detent: a name, text such as `"40%"`, or a number of points.
  private mutating func detent(_ node: JSONID, for key: String) -> Detent? {
    guard let text = document.string(node) else {
      guard document.kind(node) == .number else {
        reader.reportWrongType(node, key: key, expected: "a name, a percentage or a number")
        return nil
      }
      return reader.number(node, for: key, in: ComponentVocabulary.detentHeights)
        .map { .height($0) }
    }
    if let named = ComponentVocabulary.namedDetents.first(where: { $0.name == text }) {
      return named.detent
    }
    guard text.hasSuffix("%"), let percent = decimal(text.dropLast()) else {
      reader.diagnostics.append(.invalidDetent(text, key: key, at: document.range(node)))
      return nil
    }
    guard ComponentVocabulary.detentPercentages.contains(percent) else {
      reader.diagnostics.append(.impossibleDetent(text, at: document.range(node)))
      return nil
    }
    return .fraction(percent / 100)
  }
}

extension Diagnostic {
  fileprivate static func sheetWithoutDetents(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a sheet needs at least one detent: add one, such as \"large\", or remove the sheet",
      at: range)
  }

  fileprivate static func duplicateDetent(
    first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDetent, .error, "the sheet has this detent twice: remove one of the two",
      at: range, notes: [Note("the same height appears here first", at: first)])
  }

  fileprivate static func unknownDetent(
    _ key: String, detents: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownDetent, .error,
      "\(key) is not one of the sheet's detents: add it to them, or use one", at: range,
      notes: [Note("the detents are here", at: detents)])
  }

  fileprivate static func invalidDetent(
    _ text: String, key: String, at range: SourceRange
  ) -> Diagnostic {
    let meant = suggestion(for: text, among: ComponentVocabulary.namedDetents.map { $0.name })
    return Diagnostic(
      .invalidValue, .error,
      "\(key) does not take \(quoted(text))"
        + (meant.map { didYouMean($0) }
          ?? ": it takes \"medium\", \"large\", a percentage such as \"40%\", or a number of points"),
      at: range, fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  fileprivate static func impossibleDetent(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a detent's percentage is above 0 and at most 100, not \(quoted(text))", at: range)
  }
}
