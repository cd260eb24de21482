/// Texts of generated data. Each letter is one character, and no text ends with a space, but for
/// those of names.
enum ExtremeText {
  /// The number of characters of a text whose schema has no limit.
  static let usualCount = 40

  /// Returns a text of words of ordinary length, with exactly `count` characters.
  ///
  /// - Parameter index: The index of the word with which the text begins.
  static func words(_ count: Int, from index: Int) -> String {
    guard count > 0 else { return "" }
    var text: [UInt8] = []
    text.reserveCapacity(count + 16)
    var index = index % english.count
    while text.count < count {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += Array(english[index].utf8)
      index = (index + 1) % english.count
    }
    text.removeLast(text.count - count)
    // The last word is cut, and may have no letter left.
    if text[count - 1] == UInt8(ascii: " ") { text[count - 1] = UInt8(ascii: ".") }
    text[0] -= 0x20
    return String(decoding: text, as: UTF8.self)
  }

  private static let english = [
    "morning", "light", "falls", "across", "seven", "painted", "houses", "while", "children",
    "gather", "along", "the", "harbour", "wall", "and", "wait", "for", "boats",
  ]

  /// Returns one word with exactly `count` characters, without a point at which a line may break.
  ///
  /// - Parameter index: The index of the letter with which the word begins.
  static func word(_ count: Int, from index: Int) -> String {
    guard count > 0 else { return "" }
    let letters = Array(compound.utf8)
    var text = (0..<count).map { letters[(index % letters.count + $0) % letters.count] }
    text[0] -= 0x20
    return String(decoding: text, as: UTF8.self)
  }

  private static let compound = "rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz"

  /// Returns a text in Arabic or, at odd indices, in Hebrew, with at most `count` characters.
  static func rightToLeft(atMost count: Int, at index: Int) -> String {
    let words = index % 2 == 0 ? arabic : hebrew
    var text: [Unicode.Scalar] = []
    var place = index / 2 % words.count
    while text.count < count {
      if !text.isEmpty { text.append(" ") }
      text += Array(words[place].unicodeScalars)
      place = (place + 1) % words.count
    }
    text.removeLast(text.count - count)
    if text.last == " " { text.removeLast() }
    return String(String.UnicodeScalarView(text))
  }

  /// "Every morning we show you the most beautiful clothes in our new shop".
  private static let arabic = [
    "كل", "صباح", "نعرض", "لكم", "أجمل", "الملابس", "في", "متجرنا", "الجديد",
  ]

  /// "Every morning we show you the most beautiful clothes in our new shop".
  private static let hebrew = [
    "בכל", "בוקר", "אנו", "מציגים", "לכם", "את", "הבגדים", "היפים", "ביותר", "בחנות", "החדשה",
    "שלנו",
  ]
}
