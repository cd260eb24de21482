/// A part of a string with substitutions.
enum TemplatePart: Hashable {
  case text(String)
  /// A substitution: what is between `${` and `}`, the name of a parameter.
  case parameter(String)
  /// A substitution with an expression, whose program has an index in ``BodyExpressions``.
  case expression(String, program: Int)

  /// Whether a string that begins with this part is a link into an app.
  var beginsDeepLink: Bool {
    if case .text(let text) = self { isDeepLink(text) } else { false }
  }
}

/// A string with substitutions, and its parts.
struct WrittenTemplate {
  let text: String
  let template: Template
  /// Whether it begins as a link into an app, so that values are encoded as its parts.
  let beginsDeepLink: Bool

  init(_ text: String) { self.init(text, Template(text)) }

  init(_ text: String, _ template: Template) {
    self.text = text
    self.template = template
    beginsDeepLink = if case .parts(let parts) = template { parts[0].beginsDeepLink } else { false }
  }
}

/// A string of a screen, split into text and substitutions.
enum Template: Hashable {
  /// A text without substitutions, with `$${` unescaped to `${`.
  case text(String)
  /// Only `${name}`, which becomes the argument with its type.
  case whole(String)
  /// Only `${…}` with an expression, which becomes its value with its type.
  case wholeExpression(String, program: Int)
  case parts([TemplatePart])
  /// `${` that is not followed by `}`.
  case unclosed

  /// Parses a string. Linear in the text; a text without `$` is not copied.
  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      self = .text(text)
      return
    }
    let bytes = Array(text.utf8)
    var parts: [TemplatePart] = []
    var literal: [UInt8] = []
    var scanner = TemplateScanner(bytes)
    while let part = scanner.next() {
      switch part {
      case .text(let range): literal += bytes[range]
      case .escapedBrace: literal += [UInt8(ascii: "$"), UInt8(ascii: "{")]
      case .substitution(let range):
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        literal.removeAll()
        parts.append(.parameter(String(decoding: bytes[range], as: UTF8.self)))
      case .unclosed:
        self = .unclosed
        return
      }
    }
    if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
    self =
      switch parts.first {
      case nil: .text("")
      case .text(let text) where parts.count == 1: .text(text)
      case .parameter(let name) where parts.count == 1: .whole(name)
      default: .parts(parts)
      }
  }

  /// What is between `${` and `}`, in order.
  var substitutions: [String] {
    switch self {
    case .text, .unclosed: []
    case .whole(let name), .wholeExpression(let name, _): [name]
    case .parts(let parts):
      parts.compactMap { part in
        switch part {
        case .text: nil
        case .parameter(let name), .expression(let name, _): name
        }
      }
    }
  }

  /// The substitutions that are names rather than expressions, in order.
  var names: [String] {
    switch self {
    case .text, .unclosed, .wholeExpression: []
    case .whole(let name): [name]
    case .parts(let parts):
      parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }
  }

  /// Whether there are expressions, which ``filled(_:)`` cannot replace.
  var hasExpressions: Bool { names.count < substitutions.count }

  /// Returns the text with each `${name}` replaced by the value for its name, or nil if a
  /// substitution is unclosed. Linear in the result.
  func filled(_ value: (String) -> String) -> String? {
    switch self {
    case .text(let text): return text
    case .whole(let name), .wholeExpression(let name, _): return value(name)
    case .parts(let parts):
      return parts.reduce(into: "") { filled, part in
        switch part {
        case .text(let text): filled += text
        case .parameter(let name), .expression(let name, _): filled += value(name)
        }
      }
    case .unclosed: return nil
    }
  }
}
