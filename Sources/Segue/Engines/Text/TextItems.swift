/// A part of one run with one direction. Browsers round the width of each level run separately.
struct LevelRun: Sendable {
  /// The bytes of the level run. A line feed ends its level run.
  var bytes: Range<Int>
  var run: Int
  /// The bidi level of UAX #9; odd for right-to-left text.
  var level: UInt8
}

/// A sequence of text that is shaped in one step: of one face, script and direction, and of one run
/// or several with equal font and letter spacing. A line feed ends its item.
struct TextItem: Sendable {
  var bytes: Range<Int>
  var font: ScaledFont
  var script: Script
  var level: UInt8
  /// The first run with the same font and letter spacing.
  var run: Int
}

extension TextItem {
  /// Creates the only item of ordinary text: left-to-right ASCII of one line and one run, in a font
  /// without fallbacks, as most texts are. Returns nil for any other text.
  init?(singleItemOf text: CollapsedText, _ setting: TextSetting) {
    guard text.isASCII, !text.hasLineFeeds, !text.bytes.isEmpty, setting.fonts.count == 1,
      setting.fonts[0].count == 1, setting.style.direction == .ltr
    else { return nil }
    self.init(
      bytes: 0..<text.bytes.count, font: setting.fonts[0][0],
      script: ScriptRuns.script(ofASCII: text.bytes), level: 0, run: 0)
  }
}

/// The division of a paragraph's text into level runs and, independently, into items. Linear in the
/// text. It never divides a grapheme cluster.
struct TextItems {
  private(set) var levelRuns: [LevelRun] = []
  private(set) var items: [TextItem] = []

  private let text: CollapsedText
  private let boundaries: [TextBoundary]
  private let fonts: [[ScaledFont]]
  private let scripts: ScriptRuns
  private var scriptRun = 0

  /// - Parameters:
  ///   - fonts: The faces of each run, in order of preference.
  ///   - firstRunWithSameFont: For each run, the first run with the same font and letter spacing.
  init(
    _ text: CollapsedText, _ boundaries: [TextBoundary], fonts: [[ScaledFont]],
    firstRunWithSameFont: [Int],
    direction: LayoutDirection
  ) {
    self.text = text
    self.boundaries = boundaries
    self.fonts = fonts
    scripts = ScriptRuns(text.bytes, isASCII: text.isASCII)
    let levels = BidiLevels(text.bytes, isRightToLeft: direction == .rtl).runs
    let runEnds = text.runEnds.map { boundaries.nextCluster(from: $0) }
    var start = 0
    var run = 0
    var level = 0
    while start < text.bytes.count {
      while run + 1 < fonts.count, runEnds[run] <= start { run += 1 }
      while level + 1 < levels.count, levels[level].bytes.upperBound <= start { level += 1 }
      let runEnd = run + 1 < fonts.count ? runEnds[run] : text.bytes.count
      let limit = min(runEnd, boundaries.nextCluster(from: levels[level].bytes.upperBound))
      let lineFeed = text.hasLineFeeds ? text.bytes[start..<limit].firstIndex(of: .lineFeed) : nil
      let levelRun = LevelRun(
        bytes: start..<(lineFeed.map { $0 + 1 } ?? limit), run: run, level: levels[level].level)
      levelRuns.append(levelRun)
      appendItems(of: levelRun, run: firstRunWithSameFont[run])
      start = levelRun.bytes.upperBound
    }
  }

  private mutating func appendItems(of levelRun: LevelRun, run: Int) {
    var start = levelRun.bytes.lowerBound
    while start < levelRun.bytes.upperBound {
      while scriptRun + 1 < scripts.runs.count, scripts.runs[scriptRun].end <= start {
        scriptRun += 1
      }
      let scriptEnd = boundaries.nextCluster(from: scripts.runs[scriptRun].end)
      let end = min(scriptEnd, levelRun.bytes.upperBound)
      let item = TextItem(
        bytes: start..<end, font: fonts[run][0], script: scripts.runs[scriptRun].script,
        level: levelRun.level, run: run)
      if fonts[run].count == 1 { append(item) } else { appendByFace(item) }
      start = end
    }
  }

  /// Appends an item for each sequence of clusters with the same face. Every grapheme cluster uses
  /// the first face that supports it; otherwise the built-in face if it is among them, or the first
  /// face.
  private mutating func appendByFace(_ whole: TextItem) {
    let faces = fonts[whole.run]
    let last = faces.firstIndex { $0.face.isBuiltIn } ?? 0
    var part = whole
    var face = 0
    var offset = whole.bytes.lowerBound
    while offset < whole.bytes.upperBound {
      let end = boundaries.nextCluster(from: offset + 1)
      let itsFace = faces.firstIndex { $0.draws(text, offset..<end) } ?? last
      if itsFace != face {
        part.bytes = part.bytes.lowerBound..<offset
        if !part.bytes.isEmpty { append(part) }
        part.bytes = offset..<offset
        face = itsFace
        part.font = faces[face]
      }
      offset = end
    }
    part.bytes = part.bytes.lowerBound..<whole.bytes.upperBound
    append(part)
  }

  /// Appends an item, or extends the last one if the new item has the same properties.
  private mutating func append(_ item: TextItem) {
    if let last = items.last, last.run == item.run, last.level == item.level,
      last.script == item.script, last.font.face === item.font.face,
      text.bytes[last.bytes.upperBound - 1] != .lineFeed
    {
      items[items.count - 1].bytes = last.bytes.lowerBound..<item.bytes.upperBound
    } else {
      items.append(item)
    }
  }
}

extension [TextBoundary] {
  /// Returns the first index at or after `start` at which a grapheme cluster begins, or the end.
  func nextCluster(from start: Int) -> Int {
    var index = start
    while index < count, !self[index].contains(.cluster) { index += 1 }
    return index
  }
}

extension ScaledFont {
  /// Whether the face has a glyph for every visible character of a cluster.
  fileprivate func draws(_ text: CollapsedText, _ cluster: Range<Int>) -> Bool {
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (scalar, length) = text.scalar(at: offset)
      offset += length
      if scalar == "\n" || scalar == "\t" || face.characters[scalar] != 0 { continue }
      if scalar.value < 0x80 || !CharacterProperties(scalar).isDefaultIgnorable { return false }
    }
    return true
  }
}
