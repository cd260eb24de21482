/// Converts names of a project, which may contain any characters, to Swift identifiers.
///
/// Characters that an identifier cannot contain separate words, as do `-`, `_`, `.`, `/` and
/// spaces: `card-1/picture` becomes `card1Picture`, and as a type `Card1Picture`. A `_` separates
/// adjacent numbers and precedes a leading digit. A name without any valid character becomes the
/// code points of its characters: `u263A`. Linear in the name.
package enum SwiftIdentifier {
  /// Returns the name of a value, case or parameter, not escaped.
  package static func value(_ name: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return codePoints(name) }
    words[0] = withLowercaseStart(first)
    let identifier = prefixedIfNeeded(joined(words))
    return unusableValues.contains(identifier) ? identifier + "_" : identifier
  }

  /// Returns the name of a type, not escaped.
  package static func type(_ name: String) -> String {
    var words = words(of: name)
    guard let first = words.first else { return withUppercaseStart(codePoints(name)) }
    words[0] = withUppercaseStart(first)
    let identifier = prefixedIfNeeded(joined(words))
    return unusableTypes.contains(identifier) ? identifier + "_" : identifier
  }

  /// Returns an identifier, in backticks if it is a keyword.
  package static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Returns an identifier for use as the label of a parameter declaration, where few keywords need
  /// backticks.
  static func declaredLabel(_ identifier: String) -> String {
    ["inout", "let", "var"].contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Returns an identifier for use as the label of an argument.
  static func label(_ identifier: String) -> String {
    identifier == "inout" ? "`inout`" : identifier
  }

  // MARK: Words

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in name.unicodeScalars {
      if isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Joins words in camel case.
  private static func joined(_ words: [String]) -> String {
    words.dropFirst().reduce(words.first ?? "") { text, word in
      let meetsNumber =
        isDigit(text.unicodeScalars.last) && isDigit(word.unicodeScalars.first)
      return text + (meetsNumber ? "_" : "") + withUppercaseStart(word)
    }
  }

  private static func prefixedIfNeeded(_ identifier: String) -> String {
    guard let first = identifier.unicodeScalars.first, isDigit(first) || isMark(first) else {
      return identifier
    }
    return "_" + identifier
  }

  /// Returns the code points of a name, each after a `u`.
  private static func codePoints(_ name: String) -> String {
    guard !name.isEmpty else { return "empty" }
    return name.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()
  }

  /// Lowercases the first word of an identifier: `URL` becomes `url`, `URLBar` becomes `urlBar`.
  private static func withLowercaseStart(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    var count = scalars.prefix { isUppercase($0) }.count
    if count > 1, count < scalars.count, scalars[count].properties.isAlphabetic { count -= 1 }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if index < count {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func withUppercaseStart(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
  }

  // MARK: Characters

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isUppercase && scalar.properties.lowercaseMapping.unicodeScalars.count == 1
  }

  /// Whether a scalar may occur in an identifier except as its first character:
  /// "identifier-character" in the grammar of The Swift Programming Language.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Whether a scalar may occur in an identifier ("identifier-head"), except `_` and invisible
  /// ones: joiners, bidirectional marks and variation selectors.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180E, 0x3164, 0xFFA0: false
    case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x02FF, 0x0370...0x167F, 0x1681...0x1DBF, 0x1E00...0x1FFF, 0x2070...0x20CF,
      0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFDFF, 0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8:
      true
    case 0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD: true
    default: isMark(scalar)
    }
  }

  // MARK: Reserved names

  /// Names that have another meaning after a dot or that already exist, and so cannot be cases.
  private static let unusableValues: Set<String> = ["self", "init", "allCases"]

  /// Types that the generated code uses, and names that Swift reserves.
  private static let unusableTypes: Set<String> = [
    "AllCases", "Any", "Array", "ArraySlice", "Bool", "CaseIterable", "Character", "Double",
    "Hashable",
    "Int", "Int64", "MainActor", "Protocol", "RawValue", "Self", "Sendable", "String", "Swift",
    "Type",
    "UInt16", "UInt8", "UTF16", "UTF8", "Unicode", "Void",
  ]

  /// The keywords that are reserved in declarations or expressions.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

/// Returns unique Swift identifiers for the names of one scope. A name that is already a valid
/// identifier is unchanged; of other names with the same identifier, the second gets the suffix
/// `_2`, and so on.
///
/// - Parameter reserved: Identifiers that the scope already contains.
func uniqueSwiftNames(
  _ names: [String], besides reserved: Set<String> = [], as spelling: (String) -> String
) -> [String] {
  let identifiers = names.map(spelling)
  func isUnchanged(_ index: Int) -> Bool {
    identifiers[index].unicodeScalars.elementsEqual(names[index].unicodeScalars)
      && !reserved.contains(identifiers[index])
  }
  var taken = reserved.union(names.indices.filter(isUnchanged).map { identifiers[$0] })
  // The last number that was tried after each identifier, which is taken.
  var numbers: [String: Int] = [:]
  return names.indices.map { index in
    guard !isUnchanged(index) else { return identifiers[index] }
    let identifier = identifiers[index]
    var candidate = identifier
    var number = numbers[identifier] ?? 1
    if number > 1 { candidate = "\(identifier)_\(number)" }
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(identifier)_\(number)"
    }
    numbers[identifier] = number
    return candidate
  }
}
