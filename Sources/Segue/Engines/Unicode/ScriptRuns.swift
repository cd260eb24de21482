/// The parts of a text that are shaped by the rules of one script (UAX #24, section 5).
///
/// What is common to scripts goes with the text before it, at the start of the text with that after
/// it; a closing bracket with its opening one; what a few scripts share (`SharedScripts`) with the
/// text before it if that is one of those. Both kinds of kana are one script here: fonts have one
/// set of rules for them. Linear in the text.
struct ScriptRuns {
  struct Run: Equatable {
    /// The byte after the last one.
    var end: Int
    var script: Script
  }

  private(set) var runs: [Run] = []

  private var script = Script.common
  /// Which scripts it still may be.
  private var choice: SharedScripts?
  /// The brackets that are open and the scripts of the text they stand in.
  private var brackets: [(closing: UInt32, script: Script)] = []
  /// More are forgotten, the oldest first, as browsers do.
  private static let bracketLimit = 32

  /// `bytes` is UTF-8.
  init(_ bytes: [UInt8], isASCII: Bool) {
    guard !isASCII else {
      runs = [Run(end: bytes.count, script: Self.script(ofASCII: bytes))]
      return
    }
    let text = bytes.span
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Most of what is ASCII changes nothing.
      if byte < 0x80, Self.isPlain(byte, in: script) {
        index += 1
        continue
      }
      let decoded = text.scalar(at: index)
      add(decoded.codePoint, at: index)
      index += decoded.length
    }
    runs.append(Run(end: bytes.count, script: script))
  }

  /// The one script of a text of ASCII alone.
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
      set(shared.usual, at: index)
      choice = shared
    }
    if case .opening(let closing) = bracket {
      if brackets.count == Self.bracketLimit { brackets.removeFirst() }
      brackets.append((closing, script))
    }
  }

  /// Goes on in a script.
  private mutating func set(_ own: Script, at index: Int) {
    if own == .common { return }
    defer {
      script = own
      choice = nil
    }
    guard own != script else { return }
    if script == .common || choice?.contains(own) == true {
      // What stands open in the text whose script is now known.
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
  private static func isPlain(_ byte: UInt8, in script: Script) -> Bool {
    if byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A { return script == .latin }
    return byte != 0x28 && byte != 0x29 && byte & 0x5F != 0x5B && byte & 0x5F != 0x5D
  }

  /// Common characters that only kana use (ScriptExtensions.txt of Unicode 15.0).
  private static func isKanaSign(_ codePoint: Int) -> Bool {
    switch codePoint {
    case 0x3031...0x3035, 0x309B...0x309C, 0x30A0, 0x30FC, 0xFF70, 0xFF9E...0xFF9F: true
    default: false
    }
  }
}

/// Scripts that share signs which no others use (ScriptExtensions.txt of Unicode 15.0).
enum SharedScripts {
  /// Of Arabic and the scripts written after its model.
  case arabic
  /// Of East Asia.
  case eastAsian

  /// nil for a character that belongs to one script, or to all.
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

  /// Where nothing tells which of them it is.
  var usual: Script {
    switch self {
    case .arabic: .arabic
    case .eastAsian: .han
    }
  }
}
