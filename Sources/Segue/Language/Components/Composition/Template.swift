/// A part of a string with substitutions.
enum TemplatePart: Hashable {
  case text(String)
  /// `${name}`.
  case parameter(String)

  /// Whether a string that begins with this part is a link into an app.
  var beginsDeepLink: Bool {
    if case .text(let text) = self { isDeepLink(text) } else { false }
  }
}

/// A string of a screen, cut into text and `${name}`.
enum Template: Hashable {
  /// No substitution; the text with `$${` written as `${`.
  case text(String)
  /// Just `${name}`: it becomes the argument with its type.
  case whole(String)
  case parts([TemplatePart])
  /// `${` without `}` behind it.
  case unclosed

  /// Linear in the text; a text without `$` is returned as it is.
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

  /// Whether `${` stands at a place.
  private static func opens(_ bytes: [UInt8], at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "$")
      && bytes[index + 1] == UInt8(ascii: "{")
  }

  /// The text with each `${name}` replaced by what is given for the name; nil if it is unclosed. Linear in the
  /// result.
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
