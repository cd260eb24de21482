/// Cluster and line boundaries of a text as Chromium determines them (156, ICU 78):
/// - Between two ASCII characters, a table alone decides.
/// - Between two characters of Latin-1, the rules see only these two, so that "5,°" is not a
///   number.
/// - A line may always break after collapsible white space, even before `/ ! ?`, and never before
///   it.
/// - All other breaks follow UAX #14 of Unicode 17: see `BrowserLineBreaks`.
/// - Between words of Thai, Lao, Khmer and Burmese, dictionaries decide: see `DictionaryBreaks`.
/// - Only "\n" forces a break.
///
/// Two behaviors of Chromium differ. Chromium also breaks inside some unusual grapheme clusters (a
/// skin tone after a bracket); this type never does. And Chromium analyzes a text from the start of
/// each line. The difference matters after a hyphen at the start of a line and near the end of a
/// dictionary run, both of which `TextBoundary.dependsOnLineStart` marks, and for a line that
/// starts within a word.
///
/// Most text never reaches the rules: ASCII uses its table, and between two letters, or beside an
/// ideograph, `ContextFreeBreakClass` decides. Where the rules are needed, the text since the last
/// such character is read again; each byte is reread at most once.
struct BrowserBoundaries {
  private var clusters = GraphemeClusters()
  private var context = LineBreakContext()
  /// The offset up to which `clusters` and `context` represent the text, or a sufficient suffix of
  /// it.
  private var contextEnd = 0
  /// Whether `clusters` and `context` have to be reset, because nothing before `contextEnd`
  /// matters.
  private var needsReset = false
  /// Whether the text contains a script whose words are separated with a dictionary.
  private var needsDictionary = false

  /// Computes the boundaries of `bytes`, which is UTF-8. `boundaries` has one element for each
  /// byte.
  static func computeBoundaries(in bytes: Span<UInt8>, boundaries: inout MutableSpan<TextBoundary>)
  {
    var finder = BrowserBoundaries()
    let table = CharacterTable.standard
    let pairs = ASCIIBreaks.standard
    var index = 0
    while index < bytes.count {
      index = finder.passASCII(in: bytes, from: index, with: pairs, boundaries: &boundaries)
      index = finder.passOthers(in: bytes, from: index, with: table, boundaries: &boundaries)
    }
    if finder.needsDictionary { DictionaryBreaks.add(in: bytes, to: &boundaries) }
  }

  /// Handles ASCII characters that follow an ASCII character, and returns the offset at which they
  /// end.
  private func passASCII(
    in bytes: Span<UInt8>, from start: Int, with pairs: ASCIIBreaks,
    boundaries: inout MutableSpan<TextBoundary>
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
        boundaries[index] = follows ? [.cluster, .mayBreak, .dependsOnLineStart] : .cluster
      }
      previous = byte
      index += 1
    }
    return index
  }

  /// Handles characters that are not ASCII or follow one that is not. Returns the offset at which
  /// they end, which is after the first ASCII character that follows them.
  private mutating func passOthers(
    in bytes: Span<UInt8>, from start: Int, with table: CharacterTable,
    boundaries: inout MutableSpan<TextBoundary>
  ) -> Int {
    guard start < bytes.count else { return start }
    var previous = ContextFreeBreakClass.none
    if start > 0, ASCIIBreaks.isLetter(bytes[start - 1]) { previous = .letter }
    var index = start
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      let breakClass = properties.contextFreeBreakClass
      if breakClass != .none, previous != .none {
        let breaks = breakClass == .ideograph || previous == .ideograph
        boundaries[index] = breaks ? [.cluster, .mayBreak] : .cluster
        contextEnd = index
        needsReset = true
      } else {
        rebuildContext(in: bytes, until: index, with: table)
        boundaries[index] = consume(
          scalar, at: index, in: bytes, properties: properties, with: table)
        contextEnd = index + scalar.length
      }
      previous = breakClass
      index += scalar.length
      if scalar.codePoint < 0x80 { break }
    }
    return index
  }

  /// Updates the context to represent the text up to `index`.
  private mutating func rebuildContext(
    in bytes: Span<UInt8>, until index: Int, with table: CharacterTable
  ) {
    var start = index
    while start > contextEnd {
      start -= 1
      if ASCIIBreaks.isSafe(bytes[start]) {
        needsReset = true
        break
      }
    }
    if needsReset {
      clusters = GraphemeClusters()
      context = LineBreakContext()
      needsReset = false
    }
    while start < index {
      let scalar = bytes.scalar(at: start)
      _ = consume(
        scalar, at: start, in: bytes, properties: table[codePoint: scalar.codePoint], with: table)
      start += scalar.length
    }
  }

  /// Adds the character at `index` to the context and returns the boundary before it.
  private mutating func consume(
    _ scalar: DecodedScalar, at index: Int, in bytes: Span<UInt8>, properties: CharacterProperties,
    with table: CharacterTable
  ) -> TextBoundary {
    var boundary: TextBoundary = clusters.starts(with: properties) ? .cluster : []
    if properties.lineBreak == .complexContext { needsDictionary = true }
    let kind = Self.kind(of: scalar, properties)
    let isJoiner = kind == .zeroWidthJoiner
    let isMark = kind == .combiningMark || isJoiner
    if isMark, context.acceptsMark {
      context.addMark(isZeroWidthJoiner: isJoiner)
      return boundary
    }
    let unit = LineBreakUnit(isMark ? .alphabetic : kind, properties, codePoint: scalar.codePoint)
    if context.previous?.kind == .lineFeed {
      boundary.formUnion([.mayBreak, .mustBreak])
      context = LineBreakContext()
    } else if boundary.contains(.cluster),
      mayBreak(before: unit, of: scalar, at: index, in: bytes, with: table)
    {
      boundary.insert(.mayBreak)
      if context.previous?.isHyphen == true, unit.isAlphabetic {
        boundary.insert(.dependsOnLineStart)
      }
    }
    context.add(unit, isZeroWidthJoiner: isJoiner)
    return boundary
  }

  /// Returns the class of a character after LB1. A tab, which is collapsible, counts as a space.
  private static func kind(
    of scalar: DecodedScalar, _ properties: CharacterProperties
  ) -> LineBreakClass {
    scalar.codePoint == 0x09
      ? .space : properties.resolved(properties.lineBreak, starter: .ideographic)
  }

  private func mayBreak(
    before unit: LineBreakUnit, of scalar: DecodedScalar, at index: Int, in bytes: Span<UInt8>,
    with table: CharacterTable
  ) -> Bool {
    if unit.kind == .space || unit.kind == .lineFeed { return false }
    if context.previous?.kind == .space { return true }
    if scalar.codePoint <= 0xFF, Self.followsLatin1(bytes, index) {
      return BrowserLineBreaks.mayBreak(
        after: context.withoutPrecedingNumber, before: unit, following: nil)
    }
    let following =
      BrowserLineBreaks.needsFollowing(context.previous, unit)
      ? Self.unitAfterMarks(
        in: bytes, from: index + scalar.length, passesSeparator: unit.kind == .openPunctuation,
        with: table)
      : nil
    return BrowserLineBreaks.mayBreak(after: context, before: unit, following: following)
  }

  /// Returns whether the character before `index` is in Latin-1.
  private static func followsLatin1(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if bytes[index - 1] < 0x80 { return true }
    return index > 1 && bytes[index - 2] | 1 == 0xC3
  }

  /// Returns the first unit from `start` on, ignoring combining marks.
  ///
  /// - Parameter passesSeparator: Whether to skip one numeric separator such as "," (LB25).
  private static func unitAfterMarks(
    in bytes: Span<UInt8>, from start: Int, passesSeparator: Bool, with table: CharacterTable
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
