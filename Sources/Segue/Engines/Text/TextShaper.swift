/// Converts the runs of a paragraph to shaped text in steps, each linear in the text: white space,
/// break opportunities, level runs and items, glyphs, full-width marks, positions, segments.
struct TextShaper: ~Copyable {
  let setting: TextSetting
  let text: CollapsedText
  let levelRuns: [LevelRun]
  let items: [TextItem]

  private(set) var boundaries: [TextBoundary] = []
  private(set) var shaped = ShapedBytes()
  private(set) var narrowedMarks: NarrowedMarks
  private(set) var positions: [Int64] = []
  private(set) var segments: [ShapedText.Segment] = []

  /// - Parameters:
  ///   - texts: The text of each run.
  ///   - setting: The resolved fonts and styles of the runs.
  init(_ texts: [String], _ setting: TextSetting) {
    self.setting = setting
    text = CollapsedText(texts, setting.whiteSpaces)
    textBoundaries(of: text.bytes, rules: .browser, into: &boundaries)
    if let item = TextItem(singleItemOf: text, setting) {
      levelRuns = [LevelRun(bytes: item.bytes, run: 0, level: 0)]
      items = [item]
    } else {
      let itemised = TextItems(
        text, boundaries, fonts: setting.fonts, firstRunWithSameFont: setting.firstRunWithSameFont,
        direction: setting.style.direction)
      levelRuns = itemised.levelRuns
      items = itemised.items
    }
    Self.shape(
      items, of: text, boundaries: boundaries, letterSpacings: setting.letterSpacings,
      into: &shaped)
    narrowedMarks = NarrowedMarks(text, items: items, advances: &shaped.advances)
    computePositions()
    findSegments()
    mergeFlags()
  }

  private static func shape(
    _ items: [TextItem], of text: CollapsedText, boundaries: [TextBoundary],
    letterSpacings: [Int64],
    into shaped: inout ShapedBytes
  ) {
    var scratch = ShapingScratch()
    shaped.reset(count: text.bytes.count)
    for item in items {
      item.request(letterSpacing: letterSpacings[item.run])
        .shape(text: text.bytes, boundaries: boundaries, into: &shaped, scratch: &scratch)
    }
  }

  /// Replaces the advances with positions, in the same array.
  private mutating func computePositions() {
    let hasTabs = setting.whiteSpaces.contains(.preWrap) && text.bytes.contains(.tab)
    swap(&positions, &shaped.advances)
    var position: Int64 = 0
    var lineStart: Int64 = 0
    for item in items {
      let spacing = setting.letterSpacings[item.run]
      for byte in item.bytes {
        let advance = positions[byte]
        positions[byte] = position
        position = position &+ advance
      }
      if spacing != 0 { position = position &+ addLetterSpacing(item, by: spacing) }
      if shaped.hasLigatures { divideLigatures(item.bytes, end: position) }
      if hasTabs {
        position = position &+ alignTabs(item, spacing: spacing, lineStart: lineStart)
      }
      if text.bytes[item.bytes.upperBound - 1] == .lineFeed { lineStart = position }
    }
    positions.append(position)
  }

  /// Adds letter spacing after each cluster by moving the following positions. Returns the offset
  /// of the end.
  private mutating func addLetterSpacing(_ item: TextItem, by spacing: Int64) -> Int64 {
    var shift: Int64 = 0
    for byte in item.bytes {
      positions[byte] = positions[byte] &+ shift
      guard boundaries[byte].union(TextBoundary(shaped.flags[byte])).startsGlyphs,
        text.isSpaced(at: byte, in: item.script)
      else { continue }
      shift = shift &+ spacing
    }
    return shift
  }

  /// Divides the advance of each ligature evenly between its clusters.
  private mutating func divideLigatures(_ bytes: Range<Int>, end: Int64) {
    var clusters: [Int] = []
    func share(_ positions: inout [Int64], until end: Int64) {
      if clusters.count > 1 {
        let start = positions[clusters[0]]
        for (index, cluster) in clusters.enumerated() {
          positions[cluster] = start &+ (end &- start) / Int64(clusters.count) &* Int64(index)
        }
      }
      clusters.removeAll(keepingCapacity: true)
    }
    for byte in bytes where boundaries[byte].contains(.cluster) {
      if !shaped.flags[byte].contains(.insideLigature) { share(&positions, until: positions[byte]) }
      clusters.append(byte)
    }
    share(&positions, until: end)
  }

  /// Aligns tabs to tab stops, which are at every eighth space, measured from the last forced
  /// break. Returns the offset of the item's end.
  private mutating func alignTabs(_ item: TextItem, spacing: Int64, lineStart: Int64) -> Int64 {
    let stop = 8 &* (item.font.advance(of: " ") &+ spacing)
    guard stop > 0 else { return 0 }
    var shift: Int64 = 0
    for byte in item.bytes {
      positions[byte] = positions[byte] &+ shift
      guard text.bytes[byte] == .tab else { continue }
      shift = shift &+ stop &- (positions[byte] &- lineStart) % stop
    }
    return shift
  }

  /// Adds the flags from shaping to the boundaries.
  private mutating func mergeFlags() {
    let flags = shaped.flags
    var found = boundaries.mutableSpan
    for byte in found.indices { found[byte].formUnion(TextBoundary(flags[byte])) }
  }

  /// Divides the text into segments.
  private mutating func findSegments() {
    // Words have about five letters.
    segments.reserveCapacity(text.bytes.count / 6 + levelRuns.count)
    var start = 0
    for (index, levelRun) in levelRuns.enumerated() {
      let wraps = setting.whiteSpaces[levelRun.run] != .nowrap
      let breaks: TextBoundary = wraps ? [.mayBreak, .mustBreak] : .mustBreak
      var byte = levelRun.bytes.lowerBound + 1
      while byte < levelRun.bytes.upperBound {
        if !boundaries[byte].isDisjoint(with: breaks) {
          appendSegment(from: start, to: byte, in: index)
          start = byte
        }
        byte += 1
      }
      appendSegment(from: start, to: levelRun.bytes.upperBound, in: index)
      start = levelRun.bytes.upperBound
    }
  }

  private mutating func appendSegment(from start: Int, to end: Int, in levelRun: Int) {
    let bytes = text.bytes
    var contentEnd = end
    while contentEnd > start,
      bytes[contentEnd - 1] == .space || bytes[contentEnd - 1] == .lineFeed
        || bytes[contentEnd - 1] == .tab
    {
      contentEnd -= 1
    }
    let isAtEnd = end == bytes.count
    let wraps = setting.whiteSpaces[levelRuns[levelRun].run] != .nowrap
    var breakAfter = ShapedText.Segment.Break.none
    if bytes[end - 1] == .lineFeed {
      breakAfter = .forced
    } else if !isAtEnd, !boundaries[end].isDisjoint(with: [.mayBreak, .mustBreak]),
      wraps || endsRun(levelRun, at: end) && (contentEnd == end || mayBreak(afterSpaceAt: end))
    {
      breakAfter = .allowed
    }
    let needsText = !isAtEnd && boundaries[end].contains(.dependsOnLineStart)
    let isSoft = wraps && text.endsInSoftHyphen(start..<contentEnd)
    let fittingEnd = text.endWithoutIdeographicSpaces(start..<contentEnd)
    segments.append(
      ShapedText.Segment(
        contentEnd: contentEnd, end: end, levelRun: levelRun, breakAfter: breakAfter,
        dependsOnLineStart: needsText, endsInSoftHyphen: isSoft,
        isOrdinary: breakAfter == .allowed && !needsText && !isSoft && fittingEnd == contentEnd,
        endWithoutIdeographicSpaces: fittingEnd))
  }

  private func mayBreak(afterSpaceAt end: Int) -> Bool {
    text.breakableSpaces.contains(end)
  }

  /// Whether a level run and its run both end at a byte, in a paragraph that wraps. As in browsers,
  /// a `nowrap` run keeps its text together, and its last space with the following text, but lets a
  /// line end after its last word if another run begins there.
  private func endsRun(_ levelRun: Int, at end: Int) -> Bool {
    guard setting.style.whiteSpace != .nowrap, end == levelRuns[levelRun].bytes.upperBound,
      levelRun + 1 < levelRuns.count
    else { return false }
    return levelRuns[levelRun + 1].run != levelRuns[levelRun].run
  }

  /// Returns the inline boxes of the runs, in order; empty if the metrics of all of them equal the
  /// strut.
  ///
  /// The inline box of a run has the metrics of its first font (its strut). If its line height is
  /// `normal`, each item also contributes the metrics of its own font. Runs without text have
  /// pieces without bytes.
  func inlineBoxes() -> [ShapedText.InlineBox] {
    let struts = setting.runStruts
    guard
      items.contains(where: { $0.metrics(in: setting) != nil })
        || struts.contains(where: { $0.metrics != setting.strut })
    else { return [] }
    var pieces: [ShapedText.InlineBox] = []
    var item = 0
    var start = 0
    for (run, strut) in struts.enumerated() {
      let end = text.runEnds.isEmpty ? text.bytes.count : text.runEnds[run]
      // If the run starts with a space that collapsed into the one before it, at which the line may
      // end, the run also has an inline box there.
      if start >= end || text.breakableSpaces.contains(start) {
        pieces.append(.init(bytes: start..<start, metrics: strut.metrics))
      }
      while start < end {
        while items[item].bytes.upperBound <= start { item += 1 }
        let next = min(end, items[item].bytes.upperBound)
        var metrics = strut.metrics
        if strut.isNormal, let own = items[item].metrics(in: setting) { metrics.contain(own) }
        pieces.append(.init(bytes: start..<next, metrics: metrics))
        start = next
      }
    }
    return pieces
  }
}

extension TextItem {
  /// The line metrics of the item's font, or nil if it is the first font of its run.
  fileprivate func metrics(in setting: TextSetting) -> LineMetrics? {
    let first = setting.fonts[run][0]
    return font.face === first.face && font.size == first.size
      ? nil : font.lineMetrics(lineHeight: nil)
  }
}

extension TextItem {
  /// Creates the request to shape the item, or to shape its part at `part` of another text.
  func request(letterSpacing: Int64, at part: Range<Int>? = nil) -> ShapingItem {
    ShapingItem(
      bytes: part ?? bytes, font: font, script: script, isRightToLeft: level & 1 == 1,
      usesOptionalLigatures: letterSpacing == 0)
  }
}

extension CollapsedText {
  /// Whether letter spacing is added after a cluster. It is not added after invisible characters
  /// (zero width spaces, soft hyphens, line feeds) and tabs; in scripts with joining letters, it is
  /// added only after spaces.
  func isSpaced(at byte: Int, in script: Script) -> Bool {
    func follows(_ second: UInt8, _ third: UInt8? = nil) -> Bool {
      byte + 1 < bytes.count && bytes[byte + 1] == second
        && (third == nil || byte + 2 < bytes.count && bytes[byte + 2] == third)
    }
    if script.isCursive { return bytes[byte] == .space || bytes[byte] == 0xC2 && follows(0xA0) }
    return switch bytes[byte] {
    case .lineFeed, .tab: false
    case 0xC2, 0xE2, 0xEF: !isInvisible(at: byte)
    default: true
    }
  }

  /// Whether a character is a soft hyphen, a zero width space or joiner, or a bidi control.
  private func isInvisible(at byte: Int) -> Bool {
    let value = scalar(at: byte).scalar.value
    return switch value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }

  /// Whether a range of bytes ends in a soft hyphen, which is C2 AD in UTF-8.
  func endsInSoftHyphen(_ range: Range<Int>) -> Bool {
    range.count >= 2 && bytes[range.upperBound - 1] == 0xAD && bytes[range.upperBound - 2] == 0xC2
  }

  /// The end of a range without its trailing ideographic spaces. U+3000 is E3 80 80 in UTF-8.
  func endWithoutIdeographicSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end >= range.lowerBound + 3, bytes[end - 1] == 0x80, bytes[end - 2] == 0x80,
      bytes[end - 3] == 0xE3
    {
      end -= 3
    }
    return end
  }
}

extension TextBoundary {
  /// The flags of `ShapedBytes.Flags`, shifted by `init(_:)`.
  static let unsafeToBreak = TextBoundary(ShapedBytes.Flags.unsafeToBreak)
  static let insideLigature = TextBoundary(ShapedBytes.Flags.insideLigature)
  static let insideCluster = TextBoundary(ShapedBytes.Flags.insideCluster)

  /// Whether glyphs begin at this byte that letter spacing separates from those before them.
  var startsGlyphs: Bool {
    contains(.cluster) && !contains(.insideLigature) || contains(.insideCluster)
  }

  init(_ flags: ShapedBytes.Flags) {
    // The bits below are the flags of the text itself.
    self.init(rawValue: flags.rawValue << 4)
  }
}
