/// A cache of shaped texts, kept across screens: a text that appears on many screens, or on a
/// screen that is laid out for many devices of one scale, is shaped once.
///
/// The cache affects no result. When it is full, the oldest texts are evicted for a new one, so
/// that it contains no more than `maximumTextCount` texts and `maximumByteCount` bytes of text, or
/// one longer text, and no request pays for many earlier ones. If there are more than
/// `maximumSettingCount` settings, the whole cache is cleared, between two screens. A byte of text
/// takes about 20 bytes of memory.
package struct ShapedTextCache: ~Copyable, Sendable {
  /// The index of a text setting.
  typealias SettingID = Int32

  /// The key that identifies the setting of a single run.
  private struct SettingKey: Hashable {
    let style: ParagraphStyle
    let font: FontDescription
    let letterSpacing: Double
    let leadingInset: Double
    let scale: Double
  }

  /// An object, because an optional structure would be copied to be read.
  private final class Entry: Sendable {
    /// The requested text, or nil if it equals the drawn text, so that it is stored once.
    let text: String?
    let byteCount: Int
    let setting: SettingID
    let paragraph: Paragraph
    let fingerprint: UInt64

    init(_ paragraph: Paragraph, of text: String, in setting: SettingID, fingerprint: UInt64) {
      self.text = paragraph.shape.text.equals(text) ? nil : text
      byteCount = text.utf8.count
      self.setting = setting
      self.paragraph = paragraph
      self.fingerprint = fingerprint
    }

    /// Compares texts byte by byte, because strings that are only canonically equivalent are equal
    /// too.
    func isText(_ other: String, in setting: SettingID) -> Bool {
      guard self.setting == setting, byteCount == other.utf8.count else { return false }
      if let text { return text.utf8.span.equals(other.utf8.span) }
      return paragraph.shape.text.equals(other)
    }
  }

  static let maximumByteCount = 1 << 18
  static let maximumTextCount = 8192
  static let maximumSettingCount = 512

  /// Counts the work of shaping texts, as if the cache were empty, and of breaking them into lines.
  package var meter = WorkMeter()

  /// Returns the meter, and sets one without limits, for work that is not counted.
  mutating func takeMeter() -> WorkMeter {
    defer { meter = WorkMeter() }
    return meter
  }

  /// The fonts with which all texts were measured.
  private var fonts: FontLibrary?
  private var settings: [(setting: TextSetting, leadingInset: Double)] = []
  private var settingIDs: [SettingKey: SettingID] = [:]
  /// A ring buffer once there are `maximumTextCount`. Entries before the oldest have been evicted.
  private var texts: [Entry?] = []
  private var head = 0
  private var tail = 0
  /// Indices into `texts` by fingerprint. Of texts with the same fingerprint, only the first is
  /// kept.
  private var indices: [UInt64: Int32] = [:]
  private var byteCount = 0

  /// Creates an empty cache, which allocates memory with its first text.
  package init() {}

  /// Starts a screen. Settings that were returned before are invalid.
  mutating func begin(_ fonts: FontLibrary) {
    if settings.count <= Self.maximumSettingCount, let known = self.fonts, known.isCopy(of: fonts) {
      return
    }
    self.fonts = fonts
    settings.removeAll(keepingCapacity: true)
    settingIDs.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    (head, tail, byteCount) = (0, 0, 0)
  }

  /// Returns the setting of a text of one run.
  mutating func setting(
    _ run: TextRun, style: ParagraphStyle, leadingInset: Double = 0, scale: Double,
    fonts: FontLibrary
  ) -> SettingID {
    let kind = SettingKey(
      style: style, font: run.font, letterSpacing: run.letterSpacing, leadingInset: leadingInset,
      scale: scale)
    if let known = settingIDs[kind] { return known }
    let settingID = SettingID(settings.count)
    settings.append((TextSetting([run], style: style, scale: scale, fonts: fonts), leadingInset))
    settingIDs[kind] = settingID
    return settingID
  }

  /// Returns a text in a setting of the current screen, and shapes it if it is not in the cache.
  mutating func paragraph(_ text: String, in setting: SettingID) -> Paragraph {
    let fingerprint = Self.fingerprint(of: text, setting)
    let index = indices[fingerprint]
    if let index, let known = texts[Int(index)], known.isText(text, in: setting) {
      return known.paragraph
    }
    let paragraph = Paragraph(
      [text], settings[Int(setting)].setting, leadingInset: settings[Int(setting)].leadingInset)
    if index == nil {
      store(
        Entry(paragraph, of: text, in: setting, fingerprint: fingerprint))
    }
    return paragraph
  }

  private mutating func store(_ text: Entry) {
    byteCount &+= text.byteCount
    while !indices.isEmpty,
      byteCount > Self.maximumByteCount || indices.count >= Self.maximumTextCount
    {
      evictOldest()
    }
    indices[text.fingerprint] = Int32(tail)
    if tail == texts.count { texts.append(text) } else { texts[tail] = text }
    tail = tail + 1 == Self.maximumTextCount ? 0 : tail + 1
  }

  private mutating func evictOldest() {
    if let known = texts[head] {
      byteCount &-= known.byteCount
      indices[known.fingerprint] = nil
    }
    texts[head] = nil
    head = head + 1 == Self.maximumTextCount ? 0 : head + 1
  }

  /// Computes a hash of a text and its setting. Different texts almost always have different
  /// hashes.
  private static func fingerprint(of text: String, _ setting: SettingID) -> UInt64 {
    var mix = UInt64(truncatingIfNeeded: setting) &* 0x9E37_79B9_7F4A_7C15
    let bytes = text.utf8.span
    var position = 0
    while position + 8 <= bytes.count {
      mix = (mix ^ bytes.word(at: position)) &* 0xD6E8_FEB8_6659_FD93
      mix ^= mix >> 32
      position += 8
    }
    var word: UInt64 = 0
    while position < bytes.count {
      word = word << 8 | UInt64(bytes[position])
      position += 1
    }
    mix = (mix ^ word) &* 0xD6E8_FEB8_6659_FD93
    mix ^= mix >> 32
    return (mix ^ UInt64(truncatingIfNeeded: bytes.count)) &* 0x9E37_79B9_7F4A_7C15
  }
}

extension CollapsedText {
  /// Whether a text equals the drawn text.
  fileprivate func equals(_ text: String) -> Bool { bytes.span.equals(text.utf8.span) }
}
