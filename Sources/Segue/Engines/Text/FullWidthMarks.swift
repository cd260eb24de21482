/// An East Asian punctuation mark whose ink occupies half of its em, so that adjacent marks are set
/// closer together (CSS Text 4, section 7.3.1, `text-spacing-trim: normal`, the initial value in
/// browsers).
enum FullWidthMark {
  /// The ink is in the right half.
  case opening
  /// The ink is in the left half.
  case closing, stop
  /// The ink is in the middle.
  case middle
  /// A proportional mark: never narrowed itself, but its neighbors may be.
  case narrowOpening, narrowClosing
  case space

  init?(_ codePoint: Int) {
    switch codePoint {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F:
      self = .opening
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F,
      0xFF09, 0xFF3D, 0xFF5D, 0xFF60:
      self = .closing
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E: self = .stop
    case 0x30FB, 0xFF1A, 0xFF1B: self = .middle
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C: self = .narrowOpening
    case 0x29, 0x5D, 0x7D, 0x2019, 0x201D: self = .narrowClosing
    case 0x3000: self = .space
    default: return nil
    }
  }

  /// Whether the mark is narrowed after another mark.
  func isNarrowed(after previous: FullWidthMark) -> Bool {
    guard self == .opening else { return false }
    return switch previous {
    case .opening, .narrowOpening, .middle, .space, .closing, .stop: true
    case .narrowClosing: false
    }
  }

  /// Whether the mark is narrowed before another mark.
  func isNarrowed(before next: FullWidthMark) -> Bool {
    guard self == .closing || self == .stop else { return false }
    return next != .opening && next != .narrowOpening
  }
}

/// The marks of a text that can be narrowed, in text order, with whether each of them is.
struct NarrowedMarks: Sendable {
  struct Mark: Sendable {
    /// The bytes of the mark.
    var bytes: Range<Int>
    /// The amount by which the mark can be narrowed, in 1/65536 pixel.
    var narrowing: Int64
    /// Whether the mark is narrowed because of the mark before or after it.
    var isNarrowed: Bool
    var kind: FullWidthMark
  }

  private(set) var marks: [Mark] = []

  /// Finds the marks and subtracts the narrowed amounts from the advances of their bytes. Linear.
  init(_ text: CollapsedText, items: [TextItem], advances: inout [Int64]) {
    // All of these marks start with one of these bytes in UTF-8.
    guard !text.isASCII, text.bytes.contains(where: { $0 == 0xE3 || $0 == 0xEF }) else { return }
    let bytes = text.bytes.span
    var item = 0
    var index = 0
    var previous: (mark: FullWidthMark, markIndex: Int?)?
    while index < bytes.count {
      let decoded = bytes.scalar(at: index)
      defer { index += decoded.length }
      guard let mark = FullWidthMark(decoded.codePoint) else {
        previous = nil
        continue
      }
      while items[item].bytes.upperBound <= index { item += 1 }
      if let previous, let markIndex = previous.markIndex, previous.mark.isNarrowed(before: mark) {
        narrow(markIndex, &advances)
      }
      var markIndex: Int?
      if mark == .opening || mark == .closing || mark == .stop,
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: decoded.codePoint)),
        let half = items[item].font.halfWidthAdvance(of: scalar),
        half < advances[index]
      {
        markIndex = marks.count
        marks.append(
          Mark(
            bytes: index..<index + decoded.length, narrowing: advances[index] &- half,
            isNarrowed: false, kind: mark))
        if let previous, mark.isNarrowed(after: previous.mark) {
          narrow(marks.count - 1, &advances)
        }
      }
      previous = (mark, markIndex)
    }
  }

  private mutating func narrow(_ markIndex: Int, _ advances: inout [Int64]) {
    marks[markIndex].isNarrowed = true
    let byte = marks[markIndex].bytes.lowerBound
    advances[byte] = advances[byte] &- marks[markIndex].narrowing
  }

  /// The amount in 1/65536 pixel that an opening mark was narrowed because of the mark before it:
  /// at the start of a line it has its full width. A closing mark narrowed by the mark after it
  /// needs no such correction, because no line ends between the two.
  func narrowing(ofMarkStartingAt byte: Int) -> Int64 {
    guard let mark = mark(before: byte + 1), mark.bytes.lowerBound == byte, mark.isNarrowed,
      mark.kind == .opening
    else { return 0 }
    return mark.narrowing
  }

  /// The amount in 1/65536 pixel by which a closing mark can be narrowed at the end of a line that
  /// has no room for its full width.
  func possibleNarrowing(ofMarkEndingAt byte: Int) -> Int64 {
    guard let mark = mark(before: byte), mark.bytes.upperBound == byte, !mark.isNarrowed,
      mark.kind == .closing
    else { return 0 }
    return mark.narrowing
  }

  /// Returns the last mark that starts before a byte.
  private func mark(before byte: Int) -> Mark? {
    let next = marks.indices.partitioningIndex { marks[$0].bytes.lowerBound >= byte }
    return next > 0 ? marks[next - 1] : nil
  }
}
