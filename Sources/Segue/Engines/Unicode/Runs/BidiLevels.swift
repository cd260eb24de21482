/// The embedding levels of the characters of a text (UAX #9); even levels run from left to right.
///
/// Applies the rules W1 to W7, N0 to N2, I1 and I2, and L1 to segment separators, to text without
/// explicit embeddings and isolates, whose formatting characters count as neutral. Each line that
/// ends in a line feed is a separate paragraph. Linear in the length of the text.
package struct BidiLevels: Sendable {
  /// A level run: a range of bytes of the text, all at one level.
  package struct Run: Equatable, Sendable {
    package var bytes: Range<Int>
    package var level: UInt8
  }

  /// The level runs in logical order.
  package private(set) var runs: [Run] = []

  /// The classes as far as they are resolved.
  private var classes: [BidiClass] = []
  private var originalClasses: [BidiClass] = []
  /// The characters that are brackets and have the class ON, in logical order.
  private var brackets: [(index: Int, bracket: PairedBracket)] = []
  private var nextBracket = 0
  /// The offset of each character's first byte, and finally the number of bytes. A character
  /// includes the boundary neutrals after it, which X9 removes.
  private var offsets: [Int] = []
  private let base: UInt8

  /// Resolves the levels of `bytes`, which is UTF-8. `isRightToLeft` is the base direction of the
  /// paragraphs.
  package init(_ bytes: [UInt8], isRightToLeft: Bool) {
    base = isRightToLeft ? 1 : 0
    guard isRightToLeft || Self.mayContainRightToLeft(bytes) else {
      runs = bytes.isEmpty ? [] : [Run(bytes: 0..<bytes.count, level: 0)]
      return
    }
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let bidi = scalar == "\n" ? .paragraphSeparator : CharacterProperties(scalar).bidi
      let width = UTF8.width(scalar)
      if bidi == .boundaryNeutral, let last = classes.last, last != .paragraphSeparator {
        offset += width
        continue
      }
      if bidi == .otherNeutral, let bracket = PairedBracket(Int(scalar.value)) {
        brackets.append((classes.count, bracket))
      }
      classes.append(bidi)
      offsets.append(offset)
      offset += width
    }
    offsets.append(offset)
    originalClasses = classes
    var start = 0
    while start < classes.count {
      let separator = classes[start...].firstIndex(of: .paragraphSeparator)
      let end = separator.map { $0 + 1 } ?? classes.count
      resolve(start..<end)
      start = end
    }
  }

  /// Returns whether bytes may start a right-to-left character, a number of a right-to-left script,
  /// or a character that sets the direction explicitly. These are U+0590 to U+08FF, U+FB00 to
  /// U+FEFF, U+10000 to U+10FFF, U+1E000 to U+1EFFF, U+200F, U+202B, U+202E and U+2067.
  private static func mayContainRightToLeft(_ text: [UInt8]) -> Bool {
    let bytes = text.span
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte >= 0xD6 else { continue }
      let next = index < bytes.count ? bytes[index] : 0
      switch byte {
      case 0xD6...0xDF: return true
      case 0xE0 where next <= 0xA3: return true
      case 0xE2 where next == 0x80 || next == 0x81:
        let last = index + 1 < bytes.count ? bytes[index + 1] : 0
        if next == 0x80 ? [0x8F, 0xAB, 0xAE].contains(last) : last == 0xA7 { return true }
      case 0xEF where next >= 0xAC && next <= 0xBB: return true
      case 0xF0 where next == 0x90 || next == 0x9E: return true
      default: break
      }
    }
    return false
  }

  private mutating func resolve(_ range: Range<Int>) {
    let outer: BidiClass = base == 0 ? .leftToRight : .rightToLeft
    resolveMarksAndNumbers(range, outer)
    resolveSeparators(range)
    resolveTerminators(range)
    resolveNumbersAfterLetters(range, outer)
    resolveBrackets(range, outer)
    resolveNeutrals(range, outer)
    resetSeparators(range)
    for index in range {
      append(level(of: classes[index]), from: offsets[index], to: offsets[index + 1])
    }
  }

  /// Applies W1 to W3. Boundary neutrals at the start of a paragraph take its direction.
  private mutating func resolveMarksAndNumbers(_ range: Range<Int>, _ outer: BidiClass) {
    var previous = outer
    var strong = outer
    for index in range {
      switch classes[index] {
      case .nonSpacingMark, .boundaryNeutral: classes[index] = previous
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      case .leftToRight, .rightToLeft, .arabicLetter: strong = classes[index]
      default: break
      }
      previous = classes[index]
      if previous == .arabicLetter { classes[index] = .rightToLeft }
    }
  }

  /// Applies W4, for the whole range before W5 makes further numbers.
  private mutating func resolveSeparators(_ range: Range<Int>) {
    for index in range.dropFirst().dropLast() where classes[index - 1] == classes[index + 1] {
      switch (classes[index], classes[index - 1]) {
      case (.europeanSeparator, .europeanNumber), (.commonSeparator, .europeanNumber),
        (.commonSeparator, .arabicNumber):
        classes[index] = classes[index - 1]
      default: break
      }
    }
  }

  /// Applies W5 and W6.
  private mutating func resolveTerminators(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      switch classes[index] {
      case .europeanSeparator, .commonSeparator: classes[index] = .otherNeutral
      case .europeanTerminator:
        var end = index
        while end < range.upperBound, classes[end] == .europeanTerminator { end += 1 }
        let isBeside =
          index > range.lowerBound && classes[index - 1] == .europeanNumber
          || end < range.upperBound && classes[end] == .europeanNumber
        for character in index..<end {
          classes[character] = isBeside ? .europeanNumber : .otherNeutral
        }
        index = end - 1
      default: break
      }
    }
  }

  /// Applies W7.
  private mutating func resolveNumbersAfterLetters(_ range: Range<Int>, _ outer: BidiClass) {
    var strong = outer
    for index in range {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }

  /// Applies N0: both brackets of a pair take one direction, which is that of the paragraph if a
  /// character between them has it.
  private mutating func resolveBrackets(_ range: Range<Int>, _ outer: BidiClass) {
    for pair in bracketPairs(in: range, outer) {
      guard var found = pair.inside else { continue }
      if found != outer {
        var index = pair.opening - 1
        while index >= range.lowerBound, direction(of: classes[index]) == nil { index -= 1 }
        found = index >= range.lowerBound ? direction(of: classes[index]) ?? outer : outer
      }
      for bracket in [pair.opening, pair.closing] {
        classes[bracket] = found
        var mark = bracket + 1
        while mark < range.upperBound, originalClasses[mark] == .nonSpacingMark {
          classes[mark] = found
          mark += 1
        }
      }
    }
  }

  /// A pair of brackets. `inside` is the direction of the paragraph if any character between them
  /// has it, otherwise the other direction if any has that.
  private struct BracketPair {
    var opening: Int
    var closing: Int
    var inside: BidiClass?
  }

  /// Returns the bracket pairs (BD16), ordered by opening bracket. Unlike in BD16, any number of
  /// brackets can be open at once, as in ICU and so in browsers.
  private mutating func bracketPairs(in range: Range<Int>, _ outer: BidiClass) -> [BracketPair] {
    var open: [(closing: UInt32, index: Int)] = []
    var openCounts: [UInt32: Int] = [:]
    var pairs: [BracketPair] = []
    // The last characters with the paragraph's direction and with the other one.
    var lastOuter = -1
    var lastOther = -1
    var scanned = range.lowerBound
    while nextBracket < brackets.count, brackets[nextBracket].index < range.upperBound {
      let (index, bracket) = brackets[nextBracket]
      nextBracket += 1
      while scanned < index {
        if let direction = direction(of: classes[scanned]) {
          if direction == outer { lastOuter = scanned } else { lastOther = scanned }
        }
        scanned += 1
      }
      switch bracket {
      case .opening(let closing):
        open.append((closing, index))
        openCounts[closing, default: 0] += 1
      case .closing(let closing):
        guard openCounts[closing, default: 0] > 0 else { continue }
        while let last = open.popLast() {
          openCounts[last.closing, default: 0] -= 1
          guard last.closing == closing else { continue }
          var pair = BracketPair(opening: last.index, closing: index)
          if lastOuter > last.index {
            pair.inside = outer
          } else if lastOther > last.index {
            pair.inside = outer == .leftToRight ? .rightToLeft : .leftToRight
          }
          pairs.append(pair)
          break
        }
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Applies N1 and N2: neutrals between two characters of one direction take that direction, all
  /// others take that of the paragraph.
  private mutating func resolveNeutrals(_ range: Range<Int>, _ outer: BidiClass) {
    var before = outer
    var index = range.lowerBound
    while index < range.upperBound {
      guard direction(of: classes[index]) == nil else {
        before = direction(of: classes[index]) ?? before
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, direction(of: classes[end]) == nil { end += 1 }
      let after = end < range.upperBound ? direction(of: classes[end]) ?? outer : outer
      for character in index..<end { classes[character] = before == after ? before : outer }
      index = end
    }
  }

  /// Applies L1 to segment separators, which are tabs, and to the white space before them.
  private mutating func resetSeparators(_ range: Range<Int>) {
    var isReset = false
    for index in range.reversed() {
      switch originalClasses[index] {
      case .segmentSeparator: isReset = true
      case .whiteSpace: break
      default: isReset = false
      }
      if isReset { classes[index] = .otherNeutral }
    }
  }

  /// Returns the direction that a class has for neutrals, nil for a neutral. Numbers count as
  /// right-to-left.
  private func direction(of resolved: BidiClass) -> BidiClass? {
    switch resolved {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Returns the level of a resolved class according to I1 and I2.
  private func level(of resolved: BidiClass) -> UInt8 {
    switch resolved {
    case .leftToRight: base == 0 ? 0 : 2
    case .rightToLeft: 1
    case .europeanNumber, .arabicNumber: 2
    default: base
    }
  }

  private mutating func append(_ level: UInt8, from start: Int, to end: Int) {
    if let last = runs.last, last.level == level {
      runs[runs.count - 1].bytes = last.bytes.lowerBound..<end
    } else {
      runs.append(Run(bytes: start..<end, level: level))
    }
  }
}
