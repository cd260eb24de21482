/// A part of a string with substitutions.
enum TemplatePart: Hashable {
  case text(String)
  /// A substitution, `${name}`.
  case parameter(String)

  /// Whether a string that begins with this part is a link into an app.
  var beginsDeepLink: Bool {
    if case .text(let text) = self { isDeepLink(text) } else { false }
  }
}

/// A string of a screen, split into text and substitutions.
enum Template: Hashable {
  /// A text without substitutions, with `$${` unescaped to `${`.
  case text(String)
  /// Only `${name}`, which becomes the argument with its type.
  case whole(String)
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
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "$"), Self.opens(bytes, at: index + 1) {
        literal += [UInt8(ascii: "$"), UInt8(ascii: "{")]
        index += 3
      } else if Self.opens(bytes, at: index) {
        guard let close = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
          self = .unclosed
          return
        }
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        literal.removeAll()
        parts.append(.parameter(String(decoding: bytes[index + 2..<close], as: UTF8.self)))
        index = close + 1
      } else {
        literal.append(bytes[index])
        index += 1
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

  /// Whether `${` begins at an index.
  private static func opens(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "$")
      && bytes[index + 1] == UInt8(ascii: "{")
  }

  /// Returns the text with each `${name}` replaced by the value for its name, or nil if a
  /// substitution is unclosed. Linear in the result.
  func filled(_ value: (String) -> String) -> String? {
    switch self {
    case .text(let text): return text
    case .whole(let name): return value(name)
    case .parts(let parts):
      return parts.reduce(into: "") { filled, part in
        switch part {
        case .text(let text): filled += text
        case .parameter(let name): filled += value(name)
        }
      }
    case .unclosed: return nil
    }
  }
}
