/// A part of a string with substitutions.
enum TemplatePart: Hashable {
  case text(String)
  /// `${name}`.
  case parameter(String)
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
    var parts: [TemplatePart] = []
    var literal: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.first {
      if rest.starts(with: "$${".utf8) {
        literal += Array("${".utf8)
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "${".utf8) {
        guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else {
          self = .unclosed
          return
        }
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        literal.removeAll()
        parts.append(.parameter(String(Substring(rest[..<close].dropFirst(2)))))
        rest = rest[rest.index(after: close)...]
      } else {
        literal.append(byte)
        rest = rest.dropFirst()
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
}
