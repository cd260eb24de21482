extension Diagnostic {
  static func fileTooLarge(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, .error, "the file has more than the \(limit) bytes that are allowed", at: range
    )
  }

  static func stringTooLong(_ bytes: Int, limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stringTooLong, .error, "the string has \(bytes) bytes, and \(limit) are allowed", at: range)
  }

  static func unexpectedEnd(
    closing kind: JSONDocument.Kind?, openedAt bracket: SourceRange?,
    likely: SourceRange?, at range: SourceRange
  ) -> Diagnostic {
    let missing =
      switch kind {
      case .object: "the object is not closed with '}'"
      case .array: "the array is not closed with ']'"
      default: "a value is missing"
      }
    let guess = likely.map {
      Note("to judge by the indentation, this is the bracket that is not closed", at: $0)
    }
    return Diagnostic(
      .unexpectedEnd, .error, "the file ends too early: \(missing)", at: range,
      notes: (bracket.map { [Note("it is opened here", at: $0)] } ?? [])
        + (guess.map { [$0] } ?? []))
  }

  static func trailingData(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .trailingData, .error, "a JSON file contains one value: remove what comes after it", at: range
    )
  }

  static func unexpectedCharacter(
    _ text: String, expected: String, in kind: JSONDocument.Kind?, openedAt bracket: SourceRange?,
    at range: SourceRange
  ) -> Diagnostic {
    let what = kind == .object ? "the object" : "the array"
    return Diagnostic(
      .unexpectedCharacter, .error, "expected \(expected), not '\(text)'", at: range,
      notes: bracket.map { [Note("\(what) is opened here", at: $0)] } ?? [])
  }

  static func mismatchedBracket(
    found: UInt8, openedBy kind: JSONDocument.Kind, openedAt: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    let isObject = kind == .object
    return Diagnostic(
      .mismatchedBracket, .error,
      "'\(Character(Unicode.Scalar(found)))' cannot close "
        + (isObject ? "an object: write '}'" : "an array: write ']'"),
      at: range, notes: [Note("it is opened here", at: openedAt)])
  }

  static func tooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonTooDeep, .error, "values are nested deeper than \(limit) levels", at: range)
  }

  static func missingColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingColon, .error, "a ':' is missing between the key and its value", at: range,
      fix: Fix(replacing: range, with: ": "))
  }

  static func wrongColon(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingColon, .error, "a ':' separates the key from its value, not '\(text)'", at: range,
      fix: Fix(replacing: range, with: ":"))
  }

  static func wrongComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingComma, .error, "a ',' separates elements and members, not ';'", at: range,
      fix: Fix(replacing: range, with: ","))
  }

  static func missingComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingComma, .error, "a ',' is missing before this", at: range,
      fix: Fix(replacing: range, with: ", "))
  }

  static func trailingComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .trailingComma, .error, "JSON allows no comma before a closing bracket: remove it", at: range,
      fix: Fix(replacing: range, with: ""))
  }

  static func comment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .comment, .error, "JSON has no comments: remove it", at: range,
      fix: Fix(replacing: range, with: ""))
  }

  static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    let escape =
      byte == 0x09 ? "\\t" : "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    return Diagnostic(
      .controlCharacter, .error, "a control character in a string is written \(escape)", at: range,
      fix: Fix(replacing: range, with: escape))
  }

  static func unterminatedString(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, .error,
      "the string is not closed with '\"' before the line ends; a line break in it is written \\n",
      at: range)
  }

  static func invalidUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidUTF8, .error, "\(malformed(byte, at: range)): save the file as UTF-8", at: range)
  }

  /// Reports a text in another encoding.
  ///
  /// - Parameter byte: The first byte that is not UTF-8, if there is one: a text in UTF-16 may be
  ///   valid UTF-8 with many zeros.
  static func foreignEncoding(
    _ encoding: ForeignEncoding, malformed byte: UInt8?, at range: SourceRange
  ) -> Diagnostic {
    let reason = byte.map { "\(malformed($0, at: range)), and " } ?? ""
    return Diagnostic(
      .invalidUTF8, .error,
      "\(reason)the file seems to be \(encoding.rawValue): save it as UTF-8", at: range)
  }

  private static func malformed(_ byte: UInt8, at range: SourceRange) -> String {
    // Every such byte is at least 0x80, and so has two digits.
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x\(digits) at offset \(range.lowerBound) is not valid UTF-8"
  }

  static func invalidEscape(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidEscape, .error,
      "JSON has no escape '\\\(text)'; a backslash itself is written \\\\", at: range)
  }

  static func invalidUnicodeEscape(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidEscape, .error, "\\u needs four hexadecimal digits", at: range)
  }

  static func invalidNumber(
    _ text: String, _ problem: String, at range: SourceRange
  ) -> Diagnostic {
    if isNotFinite(text) {
      return Diagnostic(
        .invalidNumber, .error, "JSON has no '\(text)': write a number", at: range)
    }
    return Diagnostic(
      .invalidNumber, .error, "'\(text.prefix(40))' is not a JSON number: \(problem)", at: range)
  }

  static func invalidLiteral(_ word: String, at range: SourceRange) -> Diagnostic {
    if isNotFinite(word) {
      return Diagnostic(
        .invalidLiteral, .error, "JSON has no '\(word)': write a number", at: range)
    }
    let meant: String? =
      switch word.lowercased() {
      case "true", "yes", "on": "true"
      case "false", "no", "off": "false"
      case "null", "nil", "none", "undefined": "null"
      default: nil
      }
    return Diagnostic(
      .invalidLiteral, .error,
      "'\(word.prefix(40))' is not a JSON value"
        + (meant.map { "; did you mean \($0)?" } ?? "; text is written in double quotes"),
      at: range,
      fix: Fix(replacing: range, with: meant ?? "\"\(word)\""))
  }

  /// Whether a text is how other languages write infinity, or what is not a number.
  static func isNotFinite(_ text: some StringProtocol) -> Bool {
    let word = text.drop { $0 == "-" || $0 == "+" }.lowercased()
    return ["nan", "inf", "infinity"].contains(word)
  }

  static func unquotedKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unquotedKey, .error, "a key is written in double quotes: \(quoted(key))", at: range,
      fix: Fix(replacing: range, with: "\"\(key)\""))
  }

  static func singleQuotes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .singleQuotes, .error, "a string is written in double quotes, not single ones", at: range)
  }
}
