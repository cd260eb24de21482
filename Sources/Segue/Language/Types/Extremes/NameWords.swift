/// The words of a property's name, such as `first` and `name` of `firstName`, `first_name` and
/// `first-name`.
struct NameWords {
  /// In lower case, except for letters outside ASCII.
  private(set) var words: [String] = []

  /// Reads a name. Characters besides letters and digits separate words, and so does an uppercase
  /// letter after another character. Only the beginning of a very long name is read.
  init(_ name: String) {
    var word = ""
    var wasUppercase = true
    for scalar in name.unicodeScalars.prefix(Self.mostScalars) {
      let isUppercase = ("A"..."Z").contains(scalar)
      let isPart =
        isUppercase || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar.value >= 0x80 && !scalar.isHidden
      if !isPart || isUppercase && !wasUppercase {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart {
        word.unicodeScalars.append(
          isUppercase ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
      }
      wasUppercase = isUppercase
    }
    if !word.isEmpty { words.append(word) }
  }

  private static let mostScalars = 40

  /// The text that a property with the name may have, such as `First name`.
  var label: String {
    guard let first = words.first else { return "Text" }
    return ([Self.capitalised(first)] + words.dropFirst()).joined(separator: " ")
  }

  /// The text that an element of a list with the name may have: `Category` of `categories`.
  var singularLabel: String {
    let label = label
    if label.hasSuffix("ies") { return label.dropLast(3) + "y" }
    let isPlural = label.hasSuffix("s") && !label.hasSuffix("ss") && label.utf8.count > 2
    return isPlural ? String(label.dropLast()) : label
  }

  /// What the keys with the name begin with: `outfit` of `outfitId`, and `id` of `id`.
  var keyStem: String {
    let words = words.last == "id" && words.count > 1 ? words.dropLast() : words[...]
    return words.joined(separator: "-")
  }

  private static func capitalised(_ word: String) -> String {
    guard let first = word.utf8.first, isASCIILetter(first) else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
