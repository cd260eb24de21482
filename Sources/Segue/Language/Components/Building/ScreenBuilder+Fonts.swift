/// Checks the font families that styles name.
extension ScreenBuilder {
  /// Reports the undeclared families of a `fontFamily`, each at its name if the value is a list.
  mutating func checkFamilies(_ text: String, _ value: Value) {
    guard let families = declarations.families, !families.contains(text) else { return }
    let names = FontFamilyList.names(in: text)
    var places = NamePlaces(text, value)
    for name in names {
      let place = places.next(name) ?? value.origin
      if families.contains(name) { continue }
      let meant = diagnostics.reports(at: value.origin) ? families.nearest(to: name) : nil
      // A fix would replace the whole value, so a list has no fix.
      let isWhole = names.count == 1 && name == text && value.notes.isEmpty
      let fix = isWhole ? meant.flatMap { $0.contains(where: "\"\\".contains) ? nil : $0 } : nil
      diagnostics.append(
        .unknownFont(
          name, meant, fix: fix, at: isWhole ? value.origin : place,
          notes: value.notes))
    }
  }
}

/// The source ranges of the names in a list of font families.
private struct NamePlaces {
  private let text: [UInt8]
  private let origin: SourceRange
  /// The offset after the last name; nil if the ranges are unknown, because the value is composed
  /// of several parts or contains escapes, which are longer than their characters.
  private var position: Int?

  init(_ list: String, _ value: Value) {
    text = Array(list.utf8)
    origin = value.origin
    if case .written = value.content, origin.upperBound - origin.lowerBound == text.count + 2 {
      position = 0
    }
  }

  /// Returns the source range of the next name in the list. Returns nil from the first name on that
  /// is written differently from how it is read, such as one with two spaces. Linear in the text up
  /// to the name's end.
  mutating func next(_ name: String) -> SourceRange? {
    guard var start = position else { return nil }
    position = nil
    while start < text.count, Self.separators.contains(text[start]) { start += 1 }
    let end = start + name.utf8.count
    guard end <= text.count, text[start..<end].elementsEqual(name.utf8) else { return nil }
    position = end
    // The range of the value includes the opening quote.
    let first = origin.lowerBound + 1
    return SourceRange(
      file: origin.file, lowerBound: first + start, upperBound: first + end)
  }

  private static let separators: [UInt8] = Array(" \t\n\r\u{B}\u{C},\"'".utf8)
}

extension Diagnostic {
  fileprivate static func unknownFont(
    _ name: String, _ meant: String?, fix: String?, at range: SourceRange, notes: [Note]
  ) -> Diagnostic {
    Diagnostic(
      .unknownFont, .warning,
      "no font of the project is called \(quoted(name)), and it is not built in either"
        + didYouMean(meant),
      at: range, notes: notes, fix: fix.map { Fix(replacing: range, with: "\"\($0)\"") })
  }
}
