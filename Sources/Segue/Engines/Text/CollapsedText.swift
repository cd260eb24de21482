/// The text of all runs with its white space as the style wants it (CSS Text 3, section 4.1.1).
///
/// Under `preLine` and `nowrap` spaces, tabs and carriage returns collapse to one space, and to none
/// at the ends of lines; under `nowrap` a line feed counts as a space. `preWrap` leaves all in place.
struct CollapsedText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// For each run the offset after its last byte.
  private(set) var runEnds: [Int] = []
  private(set) var isASCII = true

  init(_ runs: [TextRun], whiteSpace: ParagraphStyle.WhiteSpace) {
    bytes.reserveCapacity(runs.reduce(0) { $0 &+ $1.text.utf8.count })
    runEnds.reserveCapacity(runs.count)
    for run in runs {
      for byte in run.text.utf8 {
        append(byte, whiteSpace: whiteSpace)
      }
      runEnds.append(bytes.count)
    }
    if whiteSpace != .preWrap { removeSpaceAtEnd() }
    for run in runEnds.indices {
      runEnds[run] = min(runEnds[run], bytes.count)
    }
  }

  private mutating func append(_ byte: UInt8, whiteSpace: ParagraphStyle.WhiteSpace) {
    if byte >= 0x80 { isASCII = false }
    guard whiteSpace != .preWrap, byte <= 0x20 else { return bytes.append(byte) }
    switch byte {
    case .lineFeed where whiteSpace == .preLine:
      removeSpaceAtEnd()
      bytes.append(byte)
    case .space, .tab, .carriageReturn, .lineFeed:
      guard let last = bytes.last, last != .space, last != .lineFeed else { return }
      bytes.append(.space)
    default:
      bytes.append(byte)
    }
  }

  /// There is one at most: the others have collapsed.
  private mutating func removeSpaceAtEnd() {
    if bytes.last == .space { bytes.removeLast() }
  }
}

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
}
