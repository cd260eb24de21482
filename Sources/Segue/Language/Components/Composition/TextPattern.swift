/// A text with one `${…}`: what is written before and after it.
struct TextPattern {
  let beginning: String
  let end: String
  private let name: String

  /// nil for a text with several `${…}`, or with `$${`.
  init?(_ template: String) {
    guard !template.utf8.contains("$$".utf8), case .parts(let parts) = Template(template) else {
      return nil
    }
    switch (parts.first, parts.count > 1 ? parts[1] : nil, parts.count > 2 ? parts[2] : nil) {
    case (.text(let text), .parameter(let name), nil):
      (beginning, self.name, end) = (text, name, "")
    case (.parameter(let name), .text(let text), nil):
      (beginning, self.name, end) = ("", name, text)
    case (.text(let text), .parameter(let name), .text(let rest)) where parts.count == 3:
      (beginning, self.name, end) = (text, name, rest)
    default: return nil
    }
  }

  /// Returns a text with `${…}` that another text could be filled from, where `filled` is the text
  /// that this one was filled to; nil if the other text does not contain the same argument once.
  func written(like text: String, filledAs filled: String) -> String? {
    let value = filled.dropFirst(beginning.count).dropLast(end.count)
    guard !value.isEmpty else { return nil }
    let places = text.indices.filter { text[$0...].hasPrefix(value) }
    guard places.count == 1 else { return nil }
    let rest = text[places[0]...].dropFirst(value.count)
    return text[..<places[0]] + "${\(name)}" + rest
  }
}

extension NamedReference {
  /// The text with the only `${…}` that the name was made from; nil if it was not made from one.
  var pattern: TextPattern? {
    substitution.flatMap { $0.onlyArgument == nil ? nil : $0.template.flatMap(TextPattern.init) }
  }

  /// Returns what must change if the name is wrong, with notes: the argument of a text with `${…}`,
  /// if another argument could be right, or else the text.
  ///
  /// - Parameter canBeRight: Whether a name with this beginning and end can be right.
  func blamed(
    _ canBeRight: (_ beginning: String, _ end: String) -> Bool
  ) -> (range: SourceRange, notes: [Diagnostic.Note]) {
    guard let pattern, let argument = substitution?.onlyArgument,
      canBeRight(pattern.beginning, pattern.end)
    else { return (range, useNotes) }
    return (argument.range, [Diagnostic.Note("it is used here", at: range)])
  }
}
