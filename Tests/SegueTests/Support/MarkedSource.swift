import Segue
import Testing

/// Source text in which a test marks positions with `1️⃣`, `2️⃣`, … instead of counting bytes.
///
///     let source = MarkedSource(#"{"a": 1️⃣nul2️⃣}"#)
///     source.bytes               // {"a": nul}
///     source[1]                  // 6
///     source.range(1, 2)         // 6..<9
///
/// A marker is between two bytes. It may appear several times, and then has several offsets.
struct MarkedSource {
  let bytes: [UInt8]
  private let offsets: [[Int]]

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// Reads marked bytes, for texts that are not valid UTF-8.
  init(bytes marked: [UInt8]) {
    // A marker is a digit, U+FE0F and U+20E3: seven bytes.
    let tail = Array("\u{FE0F}\u{20E3}".utf8)
    var bytes: [UInt8] = []
    var offsets = [[Int]](repeating: [], count: 10)
    var index = 0
    while index < marked.count {
      let digit = Int(marked[index]) - 0x30
      if (0...9).contains(digit) && marked[(index + 1)...].starts(with: tail) {
        offsets[digit].append(bytes.count)
        index += 1 + tail.count
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    self.bytes = bytes
    self.offsets = offsets
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func file(path: String = "a.json") -> SourceFile { SourceFile(path: path, bytes: bytes) }

  /// The byte offset of the only marker with this digit.
  subscript(marker: Int) -> Int {
    guard let all = offsets.indices.contains(marker) ? offsets[marker] : nil, all.count == 1 else {
      Issue.record("marker \(marker) does not stand exactly once in \(text)")
      return -1
    }
    return all[0]
  }

  /// Returns all offsets of a marker in ascending order.
  func all(_ marker: Int) -> [Int] { offsets.indices.contains(marker) ? offsets[marker] : [] }

  /// Returns the bytes between two markers, or the empty range at a single marker.
  func range(_ start: Int, _ end: Int? = nil) -> Range<Int> {
    let lower = self[start]
    return lower..<max(lower, end.map { self[$0] } ?? lower)
  }

  /// Returns the range between two markers as a source range of a file.
  func sourceRange(_ start: Int, _ end: Int? = nil, in file: FileID = FileID(0)) -> SourceRange {
    let range = range(start, end)
    return SourceRange(file: file, lowerBound: range.lowerBound, upperBound: range.upperBound)
  }
}

extension SourceRange {
  /// The range without its file.
  var byteRange: Range<Int> { lowerBound..<upperBound }
}
