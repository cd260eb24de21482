/// Boundaries of a text as Chromium has them (156, ICU 78):
/// - between two ASCII characters by a table alone;
/// - between two characters of Latin-1 by the rules below for these two, so that "5,°" is no number;
/// - after white space that collapses always, also before `/ ! ?`, and never before it;
/// - for the rest by UAX #14 of Unicode 17: `BrowserLineBreaks`;
/// - never inside a grapheme cluster;
/// - forced at "\n" alone.
///
/// Chromium reads a text from the start of each line. That matters for a hyphen that starts a line,
/// which `TextBoundary.needsTextBefore` tells.
///
/// Most text never reaches the rules: ASCII goes by its table, and two letters, or two ideographs,
/// by what they are. Where the rules are needed, the text since the last such character is read
/// again, each byte at most once.
struct BrowserBoundaries {
  private let table = CharacterTable.standard
  private let pairs = ASCIIBreaks.standard
  private var clusters = GraphemeClusters()
  private var context = LineBreakContext()
  /// The text up to here, or a part that ends here and is enough, is in `clusters` and `context`.
  private var contextEnd = 0

  static func find(in bytes: Span<UInt8>, boundaries: inout [TextBoundary]) {
    var finder = BrowserBoundaries()
    finder.run(bytes, &boundaries)
  }

  /// How a character combines with its like, where it needs no context to tell.
  private enum Simple {
    case letter, ideograph, none

    init(_ properties: CharacterProperties) {
      switch properties.graphemeBreak {
      case .other, .hangulLV, .hangulLVT: break
      default: self = .none; return
      }
      guard properties.conjunctBreak == .none, !properties.isExtendedPictographic else {
        self = .none
        return
      }
      switch properties.lineBreak {
      case .alphabetic: self = .letter
      case .ideographic, .conditionalStarter, .hangulLV, .hangulLVT: self = .ideograph
      default: self = .none
      }
    }
  }

  private mutating func run(_ bytes: Span<UInt8>, _ boundaries: inout [TextBoundary]) {
    guard !bytes.isEmpty else { return }
    var index = 0
    var previous = Simple.none
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if index > 0, bytes[index - 1] < 0x80 {
          boundaries[index] = asciiBoundary(bytes, index)
          index += 1
          continue
        }
      }
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      let simple = scalar.codePoint == 0x25CC ? .none : Simple(properties)
      let end = index + scalar.length
      if index > 0, bytes[index - 1] < 0x80 {
        previous = (bytes[index - 1] | 0x20) &- 0x61 < 26 ? .letter : .none
      }
      if simple != .none, previous != .none {
        let breaks = simple == .ideograph || previous == .ideograph
        boundaries[index] = breaks ? [.cluster, .mayBreak] : .cluster
        clusters = GraphemeClusters()
        context = LineBreakContext()
        contextEnd = index
      } else {
        readAgain(bytes, until: index)
        boundaries[index] = take(bytes, index, scalar, properties)
        contextEnd = end
      }
      previous = simple
      index = end
    }
  }

  /// Between two ASCII characters.
  @inline(__always)
  private func asciiBoundary(_ bytes: Span<UInt8>, _ index: Int) -> TextBoundary {
    let flags = pairs.flags(bytes[index - 1], bytes[index])
    guard flags & ASCIIBreaks.hyphenBeforeDigit != 0 else { return TextBoundary(rawValue: flags) }
    guard index > 1, ASCIIBreaks.isAlphanumeric(bytes[index - 2]) else { return .cluster }
    return [.cluster, .mayBreak, .needsTextBefore]
  }

  /// Brings the context up to `index`.
  private mutating func readAgain(_ bytes: Span<UInt8>, until index: Int) {
    var start = index
    while start > contextEnd {
      start -= 1
      if ASCIIBreaks.isSafe(bytes[start]) {
        clusters = GraphemeClusters()
        context = LineBreakContext()
        break
      }
    }
    while start < index {
      let scalar = bytes.scalar(at: start)
      _ = take(bytes, start, scalar, table[codePoint: scalar.codePoint])
      start += scalar.length
    }
  }

  /// Puts the character at `index` to the context, and tells what begins with it.
  private mutating func take(
    _ bytes: Span<UInt8>, _ index: Int, _ scalar: DecodedScalar, _ properties: CharacterProperties
  ) -> TextBoundary {
    let startsCluster = clusters.starts(with: properties)
    let kind = kind(of: scalar, properties)
    let isJoiner = kind == .zeroWidthJoiner
    let isMark = kind == .combiningMark || isJoiner
    let previous = context.previous
    if previous?.kind == .lineFeed {
      context = LineBreakContext()
    } else if isMark, context.takesMark {
      context.addMark(isZeroWidthJoiner: isJoiner)
      return startsCluster ? .cluster : []
    }
    let unit = LineBreakUnit(isMark ? .alphabetic : kind, properties, codePoint: scalar.codePoint)
    var boundary: TextBoundary = startsCluster ? .cluster : []
    if previous?.kind == .lineFeed {
      boundary.formUnion([.mayBreak, .mustBreak])
    } else if startsCluster, mayBreak(bytes, index, scalar, before: unit) {
      boundary.insert(.mayBreak)
      if previous?.isHyphen == true, unit.isAlphabetic { boundary.insert(.needsTextBefore) }
    }
    context.add(unit, isZeroWidthJoiner: isJoiner)
    return boundary
  }

  /// White space that collapses is a space to the rules.
  private func kind(of scalar: DecodedScalar, _ properties: CharacterProperties) -> LineBreakClass {
    scalar.codePoint == 0x09 ? .space : properties.resolved(properties.lineBreak, starter: .ideographic)
  }

  private func mayBreak(
    _ bytes: Span<UInt8>, _ index: Int, _ scalar: DecodedScalar, before unit: LineBreakUnit
  ) -> Bool {
    if unit.kind == .space || unit.kind == .lineFeed { return false }
    if context.previous?.kind == .space { return true }
    if scalar.codePoint <= 0xFF, followsLatin1(bytes, index) {
      return BrowserLineBreaks.mayBreak(
        after: context.alone, before: unit, following: { nil })
    }
    return BrowserLineBreaks.mayBreak(
      after: context, before: unit,
      following: { self.unitAfterMarks(bytes, from: index + scalar.length) })
  }

  private func followsLatin1(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    if bytes[index - 1] < 0x80 { return true }
    return index > 1 && bytes[index - 2] | 1 == 0xC3
  }

  private func unitAfterMarks(_ bytes: Span<UInt8>, from start: Int) -> LineBreakUnit? {
    var index = start
    while index < bytes.count {
      let scalar = bytes.scalar(at: index)
      let properties = table[codePoint: scalar.codePoint]
      let kind = kind(of: scalar, properties)
      if kind != .combiningMark, kind != .zeroWidthJoiner {
        return LineBreakUnit(kind, properties, codePoint: scalar.codePoint)
      }
      index += scalar.length
    }
    return nil
  }
}
