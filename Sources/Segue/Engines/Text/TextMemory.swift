/// Texts that have been shaped, kept from one screen to the next: a text that stands on many screens, or
/// on a screen that is laid out on many devices of one scale, is shaped once.
///
/// A memory changes no result. When it is full, the oldest text gives way to a new one, so that it holds no
/// more than `mostBytes` of text, or one longer text, and `mostTexts` texts, and no request pays for many
/// before it; past `mostSettings` settings all is forgotten, between two screens. A byte of text takes about
/// 20 of memory.
package struct TextMemory: ~Copyable, Sendable {
  /// The place of what texts are set in.
  typealias SettingID = Int32

  /// What tells settings of one run apart.
  private struct Kind: Hashable {
    let style: ParagraphStyle
    let font: FontDescription
    let letterSpacing: Double
    let leadingInset: Double
    let scale: Double
  }

  private struct Known: Sendable {
    /// As it was asked for; nil if that is what is drawn, so that it is kept once.
    let text: String?
    let byteCount: Int
    let setting: SettingID
    let paragraph: Paragraph
    let fingerprint: UInt64

    init(_ text: String, _ setting: SettingID, _ paragraph: Paragraph, fingerprint: UInt64) {
      self.text = paragraph.shape.text.holds(text) ? nil : text
      byteCount = text.utf8.count
      self.setting = setting
      self.paragraph = paragraph
      self.fingerprint = fingerprint
    }

    /// Byte for byte: strings are also equal that are only canonically equivalent.
    func holds(_ other: String) -> Bool {
      guard byteCount == other.utf8.count else { return false }
      if let text { return text.utf8.span.holds(other.utf8.span) }
      return paragraph.shape.text.holds(other)
    }
  }

  static let mostBytes = 1 << 18
  static let mostTexts = 8192
  static let mostSettings = 512

  /// What all of it was measured with.
  private var fonts: FontLibrary?
  private var settings: [(setting: TextSetting, leadingInset: Double)] = []
  private var settingIDs: [Kind: SettingID] = [:]
  /// A ring once there are `mostTexts`: what was in front of the oldest is gone.
  private var texts: [Known?] = []
  private var oldest = 0
  private var newest = 0
  /// By fingerprint; of texts that share one only the first is kept.
  private var places: [UInt64: Int32] = [:]
  private var byteCount = 0

  /// No memory yet: it comes with the first text.
  package init() {}

  /// Begins with a screen: settings that were handed out before no longer count.
  mutating func begin(_ fonts: FontLibrary) {
    if settings.count <= Self.mostSettings, let known = self.fonts, known.isCopy(of: fonts) {
      return
    }
    self.fonts = fonts
    settings.removeAll(keepingCapacity: true)
    settingIDs.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    (oldest, newest, byteCount) = (0, 0, 0)
  }

  /// What a text of one run is set in.
  mutating func setting(
    _ run: TextRun, style: ParagraphStyle, leadingInset: Double = 0, scale: Double,
    fonts: FontLibrary
  ) -> SettingID {
    let kind = Kind(
      style: style, font: run.font, letterSpacing: run.letterSpacing, leadingInset: leadingInset,
      scale: scale)
    if let known = settingIDs[kind] { return known }
    let place = SettingID(settings.count)
    settings.append((TextSetting([run], style: style, scale: scale, fonts: fonts), leadingInset))
    settingIDs[kind] = place
    return place
  }

  /// A text in a setting of the screen that has been begun; shaped where it is not known.
  mutating func paragraph(_ text: String, in setting: SettingID) -> Paragraph {
    let fingerprint = Self.fingerprint(of: text, setting)
    let place = places[fingerprint]
    if let place, let known = texts[Int(place)], known.setting == setting, known.holds(text) {
      return known.paragraph
    }
    let paragraph = Paragraph(
      [text], settings[Int(setting)].setting, leadingInset: settings[Int(setting)].leadingInset)
    if place == nil {
      keep(
        Known(text, setting, paragraph, fingerprint: fingerprint))
    }
    return paragraph
  }

  private mutating func keep(_ text: Known) {
    byteCount &+= text.byteCount
    while !places.isEmpty, byteCount > Self.mostBytes || places.count >= Self.mostTexts {
      forgetOldest()
    }
    places[text.fingerprint] = Int32(newest)
    if newest == texts.count { texts.append(text) } else { texts[newest] = text }
    newest = newest + 1 == Self.mostTexts ? 0 : newest + 1
  }

  private mutating func forgetOldest() {
    if let known = texts[oldest] {
      byteCount &-= known.byteCount
      places[known.fingerprint] = nil
    }
    texts[oldest] = nil
    oldest = oldest + 1 == Self.mostTexts ? 0 : oldest + 1
  }

  /// Different texts have different ones as good as always.
  private static func fingerprint(of text: String, _ setting: SettingID) -> UInt64 {
    var mix = UInt64(truncatingIfNeeded: setting) &* 0x9E37_79B9_7F4A_7C15
    let bytes = text.utf8.span
    var word: UInt64 = 0
    for index in bytes.indices {
      word = word << 8 | UInt64(bytes[index])
      if index & 7 == 7 {
        mix = (mix ^ word) &* 0xD6E8_FEB8_6659_FD93
        mix ^= mix >> 32
        word = 0
      }
    }
    mix = (mix ^ word) &* 0xD6E8_FEB8_6659_FD93
    mix ^= mix >> 32
    return (mix ^ UInt64(truncatingIfNeeded: bytes.count)) &* 0x9E37_79B9_7F4A_7C15
  }
}

extension CollapsedText {
  /// Whether a text is drawn as it is.
  fileprivate func holds(_ text: String) -> Bool { bytes.span.holds(text.utf8.span) }
}

extension Span<UInt8> {
  /// Whether the bytes are the same.
  fileprivate func holds(_ other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
