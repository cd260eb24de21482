/// The concatenated text of all runs after white space processing (CSS Text 3, section 4.1.1).
///
/// Under `preLine` and `nowrap`, spaces, tabs and carriage returns collapse to one space and are
/// removed at the ends of lines; under `nowrap` a line feed counts as a space. `preWrap` preserves
/// all white space, so every tab that remains is a preserved tab.
struct CollapsedText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The end offset of each run; empty if there is a single run.
  private(set) var runEnds: [Int] = []
  private(set) var isASCII = true
  private(set) var hasLineFeeds = false

  /// Offsets after a space of a `nowrap` run into which a space of a wrapping run has collapsed: a
  /// line may end there.
  private(set) var breakableSpaces: Set<Int> = []
  /// The offset after the last space if it is collapsible; otherwise a value other than the end.
  private var collapsibleEnd = -1
  private var collapsibleWraps = false

  /// - Parameter whiteSpaces: The `white-space` of each text.
  init(_ texts: [String], _ whiteSpaces: [ParagraphStyle.WhiteSpace]) {
    if texts.count == 1, Self.isCollapsed(texts[0]) {
      bytes = Array(texts[0].utf8)
      isASCII = bytes.isASCII
      return
    }
    bytes.reserveCapacity(texts.reduce(0) { $0 &+ $1.utf8.count })
    for (text, whiteSpace) in zip(texts, whiteSpaces) {
      var text = text
      text.withUTF8 { unsafe append($0, whiteSpace: whiteSpace) }
      if texts.count > 1 { runEnds.append(bytes.count) }
    }
    removeSpaceAtEnd()
  }

  /// Whether the only white space in a text is single spaces between words, which no style changes.
  private static func isCollapsed(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var previous = UInt8.space
    for index in bytes.indices {
      let byte = bytes[index]
      if byte <= .space, byte != .space || previous == .space { return false }
      previous = byte
    }
    return previous != .space || bytes.isEmpty
  }

  /// Appends a text: words as a whole, white space byte by byte.
  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, whiteSpace: ParagraphStyle.WhiteSpace
  ) {
    var all: UInt8 = 0
    var wordStart = 0
    for index in text.indices {
      let byte = unsafe text[index]
      all |= byte
      guard byte <= .space else { continue }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[wordStart..<index]))
      wordStart = index + 1
      append(white: byte, whiteSpace: whiteSpace)
    }
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[wordStart...]))
    if all >= 0x80 { isASCII = false }
  }

  private mutating func append(white byte: UInt8, whiteSpace: ParagraphStyle.WhiteSpace) {
    switch byte {
    case .lineFeed where whiteSpace != .nowrap:
      if whiteSpace == .preLine { removeSpaceAtEnd() }
      hasLineFeeds = true
      bytes.append(byte)
    case .space, .tab, .carriageReturn, .lineFeed:
      if whiteSpace == .preWrap { return bytes.append(byte) }
      let wraps = whiteSpace != .nowrap
      if collapsibleEnd == bytes.count {
        if wraps, !collapsibleWraps {
          breakableSpaces.insert(bytes.count)
          collapsibleWraps = true
        }
        return
      }
      guard let last = bytes.last, last != .lineFeed else { return }
      bytes.append(.space)
      collapsibleEnd = bytes.count
      collapsibleWraps = wraps
    default:
      bytes.append(byte)
    }
  }

  /// Removes the collapsible space at the end. There is at most one, because the others have
  /// collapsed.
  private mutating func removeSpaceAtEnd() {
    guard collapsibleEnd == bytes.count else { return }
    bytes.removeLast()
    var run = runEnds.count - 1
    while run >= 0, runEnds[run] > bytes.count {
      runEnds[run] = bytes.count
      run -= 1
    }
  }

  /// Decodes the scalar that starts at a byte, and returns it with its length in bytes.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = UInt32(bytes[offset])
    func tail(_ index: Int) -> UInt32 {
      offset + index < bytes.count ? UInt32(bytes[offset + index] & 0x3F) : 0
    }
    let value: UInt32
    let length: Int
    switch lead {
    case ..<0x80: (value, length) = (lead, 1)
    case ..<0xE0: (value, length) = ((lead & 0x1F) << 6 | tail(1), 2)
    case ..<0xF0: (value, length) = ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3)
    default: (value, length) = ((lead & 7) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// Returns the text of a range of bytes.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var isASCII: Bool { reduce(0, |) < 0x80 }
}

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
}
