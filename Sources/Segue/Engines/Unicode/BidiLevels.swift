/// The embedding levels of the characters of a text (UAX #9); even levels run from left to right.
///
/// Applies the rules W1 to W7, N0 to N2, I1 and I2 to text without explicit embeddings and
/// isolates, whose formatting characters count as neutral. Each line that ends in a line feed is a
/// separate paragraph. Linear in the length of the text.
struct BidiLevels {
  /// A level run: a range of bytes of the text, all at one level.
  struct Run: Equatable {
    var bytes: Range<Int>
    var level: UInt8
  }

  /// The level runs in logical order.
  private(set) var runs: [Run] = []

  private var classes: [BidiClass] = []
  /// The characters that are brackets and have the class ON, in logical order.
  private var brackets: [(index: Int, bracket: PairedBracket)] = []
  private var nextBracket = 0
  private var marks: [Bool] = []
  /// The offset of each character's first byte, and finally the number of bytes.
  private var offsets: [Int] = []
  private let base: UInt8

  /// Resolves the levels of `bytes`, which is UTF-8. `isRightToLeft` is the base direction of the
  /// paragraphs.
  init(_ bytes: [UInt8], isRightToLeft: Bool) {
    base = isRightToLeft ? 1 : 0
    guard isRightToLeft || Self.mayHoldRightToLeft(bytes) else {
      runs = bytes.isEmpty ? [] : [Run(bytes: 0..<bytes.count, level: 0)]
      return
    }
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let bidi = scalar == "\n" ? .paragraphSeparator : CharacterProperties(scalar).bidi
      if bidi == .otherNeutral, let bracket = PairedBracket(Int(scalar.value)) {
        brackets.append((classes.count, bracket))
      }
      classes.append(bidi)
      marks.append(bidi == .nonSpacingMark)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
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
  private static func mayHoldRightToLeft(_ text: [UInt8]) -> Bool {
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
    resolveNumbersAfterLetters(range, outer)
    resolveBrackets(range, outer)
    resolveNeutrals(range, outer)
    for index in range { append(level(of: classes[index]), offsets[index], offsets[index + 1]) }
  }

  /// Applies W1 to W3. Boundary neutrals take the class of the preceding character.
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

  /// Applies W4 to W6.
  private mutating func resolveSeparators(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      switch classes[index] {
      case .europeanSeparator, .commonSeparator:
        let isBetween = index > range.lowerBound && index + 1 < range.upperBound
        let number = isBetween ? classes[index - 1] : .otherNeutral
        let joins =
          isBetween && number == classes[index + 1]
          && (number == .europeanNumber
            || number == .arabicNumber && classes[index] == .commonSeparator)
        classes[index] = joins ? number : .otherNeutral
      case .europeanTerminator:
        var end = index
        while end < range.upperBound, classes[end] == .europeanTerminator { end += 1 }
        let isBeside =
          index > range.lowerBound && classes[index - 1] == .europeanNumber
          || end < range.upperBound && classes[end] == .europeanNumber
        for place in index..<end { classes[place] = isBeside ? .europeanNumber : .otherNeutral }
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
    for pair in bracketPairs(in: range) {
      var found: BidiClass?
      var index = pair.opening + 1
      while index < pair.closing, found != outer {
        found = direction(of: classes[index]) ?? found
        index += 1
      }
      guard var found else { continue }
      if found != outer {
        index = pair.opening - 1
        while index >= range.lowerBound, direction(of: classes[index]) == nil { index -= 1 }
        found = index >= range.lowerBound ? direction(of: classes[index]) ?? outer : outer
      }
      for bracket in [pair.opening, pair.closing] {
        classes[bracket] = found
        var mark = bracket + 1
        while mark < range.upperBound, marks[mark] {
          classes[mark] = found
          mark += 1
        }
      }
    }
  }

  /// Returns the bracket pairs (BD16), ordered by opening bracket. If more than 63 brackets are
  /// open at once, the paragraph has no pairs.
  private mutating func bracketPairs(in range: Range<Int>) -> [(opening: Int, closing: Int)] {
    var open: [(closing: UInt32, index: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    while nextBracket < brackets.count, brackets[nextBracket].index < range.upperBound {
      let (index, bracket) = brackets[nextBracket]
      nextBracket += 1
      switch bracket {
      case .opening(let closing):
        guard open.count < 63 else {
          nextBracket = brackets.firstIndex { $0.index >= range.upperBound } ?? brackets.count
          return []
        }
        open.append((closing, index))
      case .closing(let closing):
        guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
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
      for place in index..<end { classes[place] = before == after ? before : outer }
      index = end
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

  private mutating func append(_ level: UInt8, _ start: Int, _ end: Int) {
    if let last = runs.last, last.level == level {
      runs[runs.count - 1].bytes = last.bytes.lowerBound..<end
    } else {
      runs.append(Run(bytes: start..<end, level: level))
    }
  }
}
