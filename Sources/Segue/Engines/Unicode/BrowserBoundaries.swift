/// Boundaries of a text as Chromium has them (156, ICU 78):
/// - between two ASCII characters by a table alone;
/// - between two characters of Latin-1 by the rules below for these two, so that "5,°" is no number;
/// - after white space that collapses always, also before `/ ! ?`, and never before it;
/// - for the rest by UAX #14 of Unicode 17: `BrowserLineBreaks`;
/// - between words of Thai, Lao, Khmer and Burmese by dictionaries: `DictionaryBreaks`;
/// - forced at "\n" alone.
///
/// Chromium also breaks inside some grapheme clusters, all of them odd (a skin tone after a bracket);
/// here there is no such break. And it reads a text from the start of each line. That matters for a
/// hyphen that starts a line and for few characters before the end of what a dictionary tells apart, which
/// `TextBoundary.needsTextBefore` tells; and for a line that starts within a word.
///
/// Most text never reaches the rules: ASCII goes by its table, and two letters, or two ideographs,
/// by what they are. Where the rules are needed, the text since the last such character is read
/// again, each byte at most once.
struct BrowserBoundaries {
  private var clusters = GraphemeClusters()
  private var context = LineBreakContext()
  /// The text up to here, or a part that ends here and is enough, is in `clusters` and `context`.
  private var contextEnd = 0
  /// Whether `clusters` and `context` are yet to be emptied: nothing before `contextEnd` matters.
  private var startsAnew = false
  /// Whether there is text of a script whose words a dictionary tells from one another.
  private var needsDictionary = false

  static func find(in bytes: Span<UInt8>, boundaries: inout MutableSpan<TextBoundary>) {
    var finder = BrowserBoundaries()
    let table = CharacterTable.standard
    let pairs = ASCIIBreaks.standard
    var index = 0
    while index < bytes.count {
      index = finder.passASCII(bytes, from: index, pairs, &boundaries)
      index = finder.passOthers(bytes, from: index, table, &boundaries)
    }
    if finder.needsDictionary { DictionaryBreaks.add(in: bytes, to: &boundaries) }
  }

  /// Characters that follow an ASCII character and are one. Returns where they end.
  private func passASCII(
    _ bytes: Span<UInt8>, from start: Int, _ pairs: ASCIIBreaks,
    _ boundaries: inout MutableSpan<TextBoundary>
  ) -> Int {
    guard start > 0 else { return 0 }
    var previous = bytes[start - 1]
    guard previous < 0x80 else { return start }
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte < 0x80 else { return index }
      let flags = pairs.flags(previous, byte)
      if flags & ASCIIBreaks.hyphenBeforeDigit == 0 {
        boundaries[index] = TextBoundary(rawValue: flags)
      } else {
        let follows = index > 1 && ASCIIBreaks.isAlphanumeric(bytes[index - 2])
        boundaries[index] = follows ? [.cluster, .mayBreak, .needsTextBefore] : .cluster
      }
      previous = byte
      index += 1
    }
    return index
  }

  /// Characters that are not ASCII, or follow one that is not. Returns where they end: behind the
  /// first ASCII character after them.
  private mutating func passOthers(
    _ bytes: Span<UInt8>, from start: Int, _ table: CharacterTable,
    _ boundaries: inout MutableSpan<TextBoundary>
  ) -> Int {
    guard start < bytes.count else { return start }
    var previous = PlainCharacter.none
    if start > 0, ASCIIBreaks.isLetter(bytes[start - 1]) { previous = .letter }
    var index = start
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      let plain = properties.plain
      if plain != .none, previous != .none {
        let breaks = plain == .ideograph || previous == .ideograph
        boundaries[index] = breaks ? [.cluster, .mayBreak] : .cluster
        contextEnd = index
        startsAnew = true
      } else {
        readAgain(bytes, until: index, table)
        boundaries[index] = take(bytes, index, scalar, properties, table)
        contextEnd = index + scalar.length
      }
      previous = plain
      index += scalar.length
      if scalar.codePoint < 0x80 { break }
    }
    return index
  }

  /// Brings the context up to `index`.
  private mutating func readAgain(_ bytes: Span<UInt8>, until index: Int, _ table: CharacterTable) {
    var start = index
    while start > contextEnd {
      start -= 1
      if ASCIIBreaks.isSafe(bytes[start]) {
        startsAnew = true
        break
      }
    }
    if startsAnew {
      clusters = GraphemeClusters()
      context = LineBreakContext()
      startsAnew = false
    }
    while start < index {
      let scalar = bytes.scalar(at: start)
      _ = take(bytes, start, scalar, table[codePoint: scalar.codePoint], table)
      start += scalar.length
    }
  }

  /// Puts the character at `index` to the context, and tells what begins with it.
  private mutating func take(
    _ bytes: Span<UInt8>, _ index: Int, _ scalar: DecodedScalar,
    _ properties: CharacterProperties, _ table: CharacterTable
  ) -> TextBoundary {
    var boundary: TextBoundary = clusters.starts(with: properties) ? .cluster : []
    if properties.lineBreak == .complexContext { needsDictionary = true }
    let kind = Self.kind(of: scalar, properties)
    let isJoiner = kind == .zeroWidthJoiner
    let isMark = kind == .combiningMark || isJoiner
    if isMark, context.takesMark {
      context.addMark(isZeroWidthJoiner: isJoiner)
      return boundary
    }
    let unit = LineBreakUnit(isMark ? .alphabetic : kind, properties, codePoint: scalar.codePoint)
    if context.previous?.kind == .lineFeed {
      boundary.formUnion([.mayBreak, .mustBreak])
      context = LineBreakContext()
    } else if boundary.contains(.cluster), mayBreak(bytes, index, scalar, before: unit, table) {
      boundary.insert(.mayBreak)
      if context.previous?.isHyphen == true, unit.isAlphabetic { boundary.insert(.needsTextBefore) }
    }
    context.add(unit, isZeroWidthJoiner: isJoiner)
    return boundary
  }

  /// White space that collapses is a space to the rules.
  private static func kind(
    of scalar: DecodedScalar, _ properties: CharacterProperties
  ) -> LineBreakClass {
    scalar.codePoint == 0x09
      ? .space : properties.resolved(properties.lineBreak, starter: .ideographic)
  }

  private func mayBreak(
    _ bytes: Span<UInt8>, _ index: Int, _ scalar: DecodedScalar, before unit: LineBreakUnit,
    _ table: CharacterTable
  ) -> Bool {
    if unit.kind == .space || unit.kind == .lineFeed { return false }
    if context.previous?.kind == .space { return true }
    if scalar.codePoint <= 0xFF, Self.followsLatin1(bytes, index) {
      return BrowserLineBreaks.mayBreak(after: context.alone, before: unit, following: nil)
    }
    let following =
      BrowserLineBreaks.needsFollowing(context.previous, unit)
      ? Self.unitAfterMarks(
        bytes, from: index + scalar.length, passesSeparator: unit.kind == .openPunctuation, table)
      : nil
    return BrowserLineBreaks.mayBreak(after: context, before: unit, following: following)
  }

  private static func followsLatin1(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if bytes[index - 1] < 0x80 { return true }
    return index > 1 && bytes[index - 2] | 1 == 0xC3
  }

  /// - Parameter passesSeparator: Whether a number counts that stands behind a separator such as "," (LB25).
  private static func unitAfterMarks(
    _ bytes: Span<UInt8>, from start: Int, passesSeparator: Bool, _ table: CharacterTable
  ) -> LineBreakUnit? {
    var index = start
    var mayPass = passesSeparator
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      let kind = kind(of: scalar, properties)
      if mayPass, kind == .infixNumeric {
        mayPass = false
      } else if kind != .combiningMark, kind != .zeroWidthJoiner {
        return LineBreakUnit(kind, properties, codePoint: scalar.codePoint)
      }
      index += scalar.length
    }
    return nil
  }
}
