/// The runs of a text that are shaped by the rules of one script (UAX #24, section 5).
///
/// Common characters join the preceding run, and at the start of the text the following one. A
/// closing bracket takes the script of its opening bracket. Characters that a few scripts share
/// (`SharedScripts`) join the preceding run if it is in one of these scripts. Hiragana and katakana
/// are one script here, because fonts have one set of rules for both. Linear in the length of the
/// text.
struct ScriptRuns {
  /// A range of text in one script.
  struct Run: Equatable {
    /// The byte offset after the last byte.
    var end: Int
    var script: Script
  }

  /// The runs in logical order.
  private(set) var runs: [Run] = []

  private var script = Script.common
  /// The scripts to which the current run may still be resolved.
  private var candidates: SharedScripts?
  /// The closing brackets of the brackets that are open, and the scripts of the surrounding text.
  private var brackets: [(closing: UInt32, script: Script)] = []
  /// The greatest number of open brackets that are kept. Like browsers, this drops the oldest
  /// first.
  private static let bracketLimit = 32

  /// Splits `bytes`, which is UTF-8, into runs.
  init(_ bytes: [UInt8], isASCII: Bool) {
    guard !isASCII else {
      runs = [Run(end: bytes.count, script: Self.script(ofASCII: bytes))]
      return
    }
    let text = bytes.span
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Most ASCII characters do not change the script.
      if byte < 0x80, Self.continuesRun(byte, in: script) {
        index += 1
        continue
      }
      let decoded = text.scalar(at: index)
      add(decoded.codePoint, at: index)
      index += decoded.length
    }
    runs.append(Run(end: bytes.count, script: script))
  }

  /// Returns the script of a text that consists of ASCII characters only.
  static func script(ofASCII bytes: [UInt8]) -> Script {
    bytes.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ? .latin : .common
  }

  private mutating func add(_ codePoint: Int, at index: Int) {
    let own = Self.script(of: codePoint)
    guard own == .common || own == .inherited else { return set(own, at: index) }
    let bracket = PairedBracket(codePoint)
    if case .closing(let closing) = bracket,
      let match = brackets.lastIndex(where: { $0.closing == closing })
    {
      set(brackets[match].script, at: index)
      brackets.removeSubrange(match...)
      return
    }
    if own == .common, let shared = SharedScripts(codePoint), !shared.contains(script) {
      set(shared.defaultScript, at: index)
      candidates = shared
    }
    if case .opening(let closing) = bracket {
      if brackets.count == Self.bracketLimit { brackets.removeFirst() }
      brackets.append((closing, script))
    }
  }

  /// Continues the text in a script, which starts a run if the current one is in another script.
  private mutating func set(_ own: Script, at index: Int) {
    if own == .common { return }
    defer {
      script = own
      candidates = nil
    }
    guard own != script else { return }
    if script == .common || candidates?.contains(own) == true {
      // The brackets that are open in the run whose script is now known.
      for open in brackets.indices where brackets[open].script == script {
        brackets[open].script = own
      }
    } else {
      runs.append(Run(end: index, script: script))
    }
  }

  @inline(__always)
  private static func script(of codePoint: Int) -> Script {
    if codePoint < 0x80 {
      return codePoint | 0x20 >= 0x61 && codePoint | 0x20 <= 0x7A ? .latin : .common
    }
    let script = CharacterTable.standard[codePoint: codePoint].script
    if script == .katakana { return .hiragana }
    return script == .common && Self.isKanaSign(codePoint) ? .hiragana : script
  }

  @inline(__always)
  private static func continuesRun(_ byte: UInt8, in script: Script) -> Bool {
    if byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A { return script == .latin }
    return byte != 0x28 && byte != 0x29 && byte & 0x5F != 0x5B && byte & 0x5F != 0x5D
  }

  /// Returns whether a common character is used by kana only (ScriptExtensions.txt of Unicode
  /// 15.0).
  private static func isKanaSign(_ codePoint: Int) -> Bool {
    switch codePoint {
    case 0x3031...0x3035, 0x309B...0x309C, 0x30A0, 0x30FC, 0xFF70, 0xFF9E...0xFF9F: true
    default: false
    }
  }
}

/// A group of scripts that share characters which no other scripts use (ScriptExtensions.txt of
/// Unicode 15.0).
enum SharedScripts {
  /// Arabic and the scripts modeled after it.
  case arabic
  /// The scripts of East Asia.
  case eastAsian

  /// Returns the scripts that share a character; nil if it belongs to one script or to all.
  init?(_ codePoint: Int) {
    switch codePoint {
    case 0x60C, 0x61B...0x61C, 0x61F, 0x640, 0x660...0x669, 0x6D4, 0xFD3E...0xFD3F:
      self = .arabic
    case 0x3001...0x3003, 0x3008...0x3011, 0x3013...0x301F, 0x3030, 0x3037, 0x303C...0x303D, 0x30FB,
      0xFE45...0xFE46, 0xFF61...0xFF65:
      self = .eastAsian
    default: return nil
    }
  }

  /// Returns whether a script belongs to the group.
  func contains(_ script: Script) -> Bool {
    switch self {
    case .arabic:
      switch script {
      case .arabic, .syriac, .thaana, .nko, .adlam, .hanifiRohingya, .mandaic, .manichaean,
        .psalterPahlavi, .sogdian, .oldUyghur:
        true
      default: false
      }
    case .eastAsian:
      switch script {
      case .han, .hiragana, .hangul, .bopomofo, .yi: true
      default: false
      }
    }
  }

  /// The script to assume if the preceding text is in none of the scripts.
  var defaultScript: Script {
    switch self {
    case .arabic: .arabic
    case .eastAsian: .han
    }
  }
}
