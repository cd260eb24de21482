import Foundation

/// A text from Fixtures/json-texts.txt, whose first lines describe the notation.
struct JSONText {
  let group: String
  let name: String
  let bytes: [UInt8]
  let isAccepted: Bool

  static func committed() throws -> [JSONText] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/json-texts.txt")
    let lines = try String(contentsOf: file, encoding: .ascii).split(separator: "\n")
    var group: String?
    var texts: [JSONText] = []
    for line in lines {
      if line.hasPrefix("# ") {
        group = String(line.dropFirst(2).prefix { $0 != ":" })
      } else if let group {
        texts.append(try JSONText(line: line, in: group))
      }
    }
    return texts
  }

  private init(line: Substring, in group: String) throws {
    self.group = group
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: " ")
    guard parts.count == 2, (2...3).contains(words.count),
      words.count == 2 || words[0] == "choice",
      ["accept", "reject"].contains(words[words.count - 2])
    else { throw Unreadable(line: String(line)) }
    name = String(words[words.count - 1])
    isAccepted = words[words.count - 2] == "accept"
    bytes = try Self.bytes(parts[1].dropFirst())
  }

  /// Decodes the notation: characters are literal, `<C3 A9>` is two bytes, and `<5B x4096>` is a
  /// repeated byte.
  private static func bytes(_ written: Substring) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = written
    while let first = rest.popFirst() {
      guard first == "<" else {
        bytes += first.utf8
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw Unreadable(line: String(written)) }
      var words = rest[..<end].split(separator: " ")
      let count = words.last?.first == "x" ? Int(words.removeLast().dropFirst()) : 1
      let piece = words.compactMap { UInt8($0, radix: 16) }
      guard let count, piece.count == words.count else {
        throw Unreadable(line: String(written))
      }
      for _ in 0..<count { bytes += piece }
      rest = rest[end...].dropFirst()
    }
    return bytes
  }

  private struct Unreadable: Error {
    let line: String
  }
}
