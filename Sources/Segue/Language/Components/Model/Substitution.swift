/// How a value was made with `${…}`, so that a message can point at the text that must change: the
/// text with the `${…}`, or what was put into it.
///
/// A class, so that a reference to it takes no more room in a screen than a pointer.
final class Substitution: Sendable {
  /// The argument of one `${name}` of the text.
  struct Argument: Hashable, Sendable {
    let name: String
    /// The source range of the argument.
    let range: SourceRange
    /// Whether the argument is written there as it is, so that an edit can replace it.
    let isVerbatim: Bool
  }

  /// Whether the value is that of a parameter, without text around `${…}`.
  let isWhole: Bool
  /// Whether the values of the text are not known, because there is no data.
  let isUnknown: Bool
  /// The text with its `${…}` as it is written; nil if the value is that of a parameter, or if the
  /// text is very long.
  let template: String?
  /// The source range of the text with the `${…}`.
  let useRange: SourceRange
  /// In the order in which the text names them. Never empty.
  let arguments: [Argument]
  /// The source range of the use of the component that contains the text; nil for a screen's own.
  let use: SourceRange?

  /// The value of a parameter, or a text with `${…}`.
  init(
    isWhole: Bool = false, isUnknown: Bool = false, template: String?, useRange: SourceRange,
    arguments: [Argument], use: SourceRange?
  ) {
    self.isWhole = isWhole
    self.isUnknown = isUnknown
    self.template = template
    self.useRange = useRange
    self.arguments = arguments
    self.use = use
  }

  /// A text with `${…}` whose values are not known, because there is no data.
  static func ofUnknown(
    template: String?, useRange: SourceRange, use: SourceRange?
  ) -> Substitution {
    Substitution(
      isUnknown: true,
      template: template.flatMap { $0.utf8.count <= longestTemplate ? $0 : nil },
      useRange: useRange, arguments: [Argument(name: "", range: useRange, isVerbatim: false)],
      use: use)
  }

  /// The longest text that is kept for messages. A component's is kept for each of its uses.
  static let longestTemplate = 512

  /// The only argument of the text; nil if there are several.
  var onlyArgument: Argument? {
    arguments.dropFirst().contains { $0.name != arguments[0].name } ? nil : arguments.first
  }

  /// The note that names the use of the text.
  func useNote(_ kind: Diagnostic.Note.Kind = .use) -> Diagnostic.Note {
    if let use { return Diagnostic.Note("it is used here", at: use, kind) }
    return Diagnostic.Note("the value comes from here", at: arguments[0].range, kind)
  }
}

extension Substitution: Hashable {
  static func == (a: Substitution, b: Substitution) -> Bool {
    a === b
      || a.useRange == b.useRange && a.use == b.use && a.arguments == b.arguments
        && a.template == b.template && a.isWhole == b.isWhole && a.isUnknown == b.isUnknown
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(useRange)
    hasher.combine(use)
  }
}

extension NamedReference {
  /// The name as it is written at `range`: with its `${…}`, if it has some.
  var written: String { substitution?.template ?? name }

  /// The source range where the name is used: `range`, or the `${…}` that stands for it.
  var useRange: SourceRange { substitution?.useRange ?? range }

  /// The note that names the use of a text with `${…}`, if the name comes from one.
  var useNotes: [Diagnostic.Note] {
    substitution.flatMap { $0.isWhole ? nil : [$0.useNote()] } ?? []
  }

  /// An edit that replaces the name; nil where it is not written as it is.
  func fix(_ name: String?) -> Diagnostic.Fix? {
    guard substitution?.isVerbatim ?? true else { return nil }
    return name.map { Diagnostic.Fix(replacing: range, with: "\"\($0)\"") }
  }
}

extension Link {
  /// The link as it is written at `range`: with its `${…}`, if it has some.
  var written: String { substitution?.template ?? url }

  /// The note that names the use of a text with `${…}`, if the link comes from one.
  var useNotes: [Diagnostic.Note] {
    substitution.flatMap { $0.isWhole || $0.isUnknown && $0.use == nil ? nil : [$0.useNote()] }
      ?? []
  }

  /// Whether the values of its `${…}` are not known, so that `url` is not a link.
  var isUnknown: Bool { substitution?.isUnknown ?? false }
}

extension Substitution {
  /// Whether the value is an argument that is written as it is.
  var isVerbatim: Bool { isWhole && arguments[0].isVerbatim }
}
