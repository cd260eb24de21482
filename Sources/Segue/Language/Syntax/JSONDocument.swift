/// A parsed JSON text: every key and value with its byte range, in document order.
///
/// The tree is one flat array with 16 bytes per node. A container is directly followed by its
/// contents; those of an object are its keys (string nodes), each followed by its value. `end` is
/// the index of the first node after a value and its contents, so visiting the children of a
/// container needs no recursion. Numbers and strings are decoded from the file's bytes on demand.
package struct JSONDocument: Sendable {
  package enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, string, array, object
    /// A missing or malformed value, which has been reported.
    case invalid
  }

  struct Node {
    var kind: Kind
    /// Whether a string contains a backslash.
    var hasEscapes: Bool
    /// Whether a string contains a dollar sign.
    var hasDollar: Bool
    var lowerBound: UInt32
    var upperBound: UInt32
    var end: UInt32
  }

  package let file: FileID
  private(set) var bytes: [UInt8]
  var nodes: [Node] = []
  /// Whether the tree probably has the intended shape, so that later stages can check it too.
  package internal(set) var isSound = true

  init(file: FileID, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The outermost value, which is always the first.
  package var root: JSONID { 0 }
  package var count: Int { nodes.count }
  /// The indices of all values and keys, in document order.
  package var ids: Range<JSONID> { root..<JSONID(count) }

  @inline(__always)
  package func kind(_ id: JSONID) -> Kind { nodes[id].kind }

  @inline(__always)
  package func range(_ id: JSONID) -> SourceRange {
    let node = nodes[id]
    return SourceRange(
      file: file, lowerBound: Int(node.lowerBound), upperBound: Int(node.upperBound))
  }

  /// The index of the first node after a value and its contents.
  @inline(__always)
  package func end(_ id: JSONID) -> JSONID { JSONID(Int(nodes[id].end)) }

  /// Returns the elements of an array, or the values of an object, in order.
  package func elements(_ id: JSONID) -> Parts {
    let node = nodes[id]
    let end = JSONID(Int(node.end))
    return switch node.kind {
    case .array: Parts(nodes: nodes, position: id.next, end: end, keyLength: 0)
    case .object: Parts(nodes: nodes, position: id.next, end: end, keyLength: 1)
    default: Parts(nodes: nodes, position: end, end: end, keyLength: 0)
    }
  }

  /// The elements of an array or the values of an object.
  package struct Parts: Sequence, IteratorProtocol {
    let nodes: [Node]
    var position: JSONID
    let end: JSONID
    /// The number of nodes before each value for its key.
    let keyLength: Int

    package mutating func next() -> JSONID? {
      let value = position.advanced(by: keyLength)
      guard value < end else { return nil }
      position = JSONID(Int(nodes[value].end))
      return value
    }
  }

  /// Returns the key of an object's value, which directly precedes it.
  package func key(ofMember value: JSONID) -> JSONID { value.previous }

  /// Returns the value of the first member with a key.
  package func member(_ key: String, of object: JSONID) -> JSONID? {
    guard kind(object) == .object else { return nil }
    let name = Array(key.utf8)
    return member(named: name.span, of: object).value
  }

  /// Returns the text of a string, with escapes decoded. A lone surrogate becomes U+FFFD. Returns
  /// nil for other kinds.
  package func string(_ id: JSONID) -> String? {
    let node = nodes[id]
    guard node.kind == .string else { return nil }
    let content = contentRange(of: node)
    guard node.hasEscapes else { return String(decoding: bytes[content], as: UTF8.self) }
    return unescaped(bytes[content]).text
  }

  /// Returns the bytes of a string with escapes decoded, and the offset in the file of each and of
  /// the end. The bytes of an escape have the offset of its beginning.
  func decodedBytes(_ id: JSONID) -> (bytes: [UInt8], offsets: [UInt32]) {
    let content = contentRange(of: nodes[id])
    var decoded: [UInt8] = []
    var offsets: [UInt32] = []
    var position = content.lowerBound
    while position < content.upperBound {
      var end = position + 1
      if bytes[position] == UInt8(ascii: "\\") {
        end = min(content.upperBound, position + escapeLength(at: position, content.upperBound))
        decoded += Array(unescaped(bytes[position..<end]).text.utf8)
      } else {
        decoded.append(bytes[position])
      }
      while offsets.count < decoded.count { offsets.append(UInt32(position)) }
      position = end
    }
    offsets.append(UInt32(content.upperBound))
    return (decoded, offsets)
  }

  /// The length of an escape: that of both surrogates, if it is a pair.
  private func escapeLength(at position: Int, _ end: Int) -> Int {
    func isUnicode(_ position: Int) -> Bool {
      position + 6 <= end && bytes[position] == UInt8(ascii: "\\")
        && bytes[position + 1] == UInt8(ascii: "u")
    }
    guard isUnicode(position) else { return 2 }
    // Together they are a character, and apart two replacement characters.
    let isPair =
      isUnicode(position + 6)
      && unescaped(bytes[position..<position + 12]).text.unicodeScalars.count == 1
    return isPair ? 12 : 6
  }

  /// Returns the text of a number. Returns nil for other kinds.
  package func numberText(_ id: JSONID) -> String? {
    let node = nodes[id]
    guard node.kind == .number else { return nil }
    return String(decoding: bytes[Int(node.lowerBound)..<Int(node.upperBound)], as: UTF8.self)
  }

  /// Returns the value of a number, rounded to the nearest double; infinite if it is too large.
  /// Returns nil for other kinds.
  package func number(_ id: JSONID) -> Double? {
    let node = nodes[id]
    guard node.kind == .number else { return nil }
    return shortNumber(node) ?? numberText(id).flatMap { Double($0) }
  }

  /// Returns the value of a number with a few digits and without an exponent, as most are; nil for
  /// others.
  ///
  /// An integer of 15 digits and a power of ten up to 10²² are both exact in a double, and one
  /// division rounds once (Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  private func shortNumber(_ node: Node) -> Double? {
    var position = Int(node.lowerBound)
    let end = Int(node.upperBound)
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard end - position <= 16 else { return nil }
    var digits: Int64 = 0
    var count = 0
    var power = 1.0
    var isFraction = false
    while position < end {
      let digit = bytes[position] &- UInt8(ascii: "0")
      if digit <= 9 {
        digits = digits &* 10 &+ Int64(digit)
        count += 1
        if isFraction { power *= 10 }
      } else if bytes[position] == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        return nil
      }
      position += 1
    }
    guard count <= 15 else { return nil }
    let value = Double(digits) / power
    return isNegative ? -value : value
  }

  package func bool(_ id: JSONID) -> Bool? {
    switch kind(id) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether a string contains a backslash.
  func hasEscapes(_ id: JSONID) -> Bool { nodes[id].hasEscapes }

  /// Whether two values have the same bytes.
  func hasSameBytes(_ first: JSONID, _ second: JSONID) -> Bool {
    let first = nodes[first]
    let second = nodes[second]
    guard first.upperBound - first.lowerBound == second.upperBound - second.lowerBound else {
      return false
    }
    let distance = Int(second.lowerBound) - Int(first.lowerBound)
    for index in Int(first.lowerBound)..<Int(first.upperBound)
    where bytes[index] != bytes[index + distance] { return false }
    return true
  }

  /// Returns a bit that equal keys share, and few others do, computed from the length and the ends.
  func keyBit(_ key: JSONID) -> UInt64 {
    let start = Int(nodes[key].lowerBound)
    let end = Int(nodes[key].upperBound)
    guard end - start > 2 else { return 1 }
    let sum = end &- start &+ Int(bytes[start + 1]) &* 5 &+ Int(bytes[end - 2]) &* 11
    return 1 &<< UInt64(truncatingIfNeeded: sum)
  }

  /// Whether a string contains an escaped lone surrogate, which cannot be represented in text.
  package func hasLoneSurrogate(_ id: JSONID) -> Bool {
    let node = nodes[id]
    guard node.kind == .string && node.hasEscapes else { return false }
    return unescaped(bytes[contentRange(of: node)]).hasLoneSurrogate
  }

  /// Returns the bytes between a string's quotes. A string that is not closed has only the first
  /// quote.
  func contentRange(of node: Node) -> Range<Int> {
    let start = Int(node.lowerBound) + 1
    let last = Int(node.upperBound) - 1
    let isClosed = last >= start && bytes[last] == UInt8(ascii: "\"")
    let end = isClosed ? last : Int(node.upperBound)
    return start..<max(start, end)
  }
}

extension JSONDocument {
  /// Replaces a string, a number or a boolean by the only value of another document.
  ///
  /// The new text is appended to the bytes, on a line of its own, where the value then has its
  /// range; everything else keeps its index and its range.
  mutating func replace(_ id: JSONID, with scalar: JSONDocument) {
    let new = scalar.nodes[scalar.root]
    bytes.append(UInt8(ascii: "\n"))
    let start = UInt32(truncatingIfNeeded: bytes.count)
    bytes += scalar.bytes[Int(new.lowerBound)..<Int(new.upperBound)]
    nodes[id].kind = new.kind
    nodes[id].hasEscapes = new.hasEscapes
    nodes[id].hasDollar = new.hasDollar
    nodes[id].lowerBound = start
    nodes[id].upperBound = UInt32(truncatingIfNeeded: bytes.count)
  }
}

extension JSONDocument {
  /// Returns the description of a value in messages.
  package func description(_ id: JSONID) -> String {
    switch kind(id) {
    case .null: "null"
    case .true, .false: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .invalid: "something else"
    }
  }
}

/// Decodes the escapes of RFC 8259 §7. Invalid ones, which the parser has reported, are left out.
private func unescaped(_ content: ArraySlice<UInt8>) -> (text: String, hasLoneSurrogate: Bool) {
  var units: [UInt8] = []
  units.reserveCapacity(content.count)
  var hasLoneSurrogate = false
  var index = content.startIndex

  func append(_ scalar: Unicode.Scalar) {
    units.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
  func hexadecimal(at start: Int) -> UInt32? {
    guard start + 4 <= content.endIndex else { return nil }
    var value: UInt32 = 0
    for byte in content[start..<start + 4] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  while index < content.endIndex {
    let byte = content[index]
    index += 1
    guard byte == UInt8(ascii: "\\") else {
      units.append(byte)
      continue
    }
    guard index < content.endIndex else { break }
    let escape = content[index]
    index += 1
    switch escape {
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(escape)
    case UInt8(ascii: "u"):
      guard let first = hexadecimal(at: index) else { continue }
      index += 4
      if let scalar = Unicode.Scalar(first) {
        append(scalar)
      } else if first < 0xDC00, index + 1 < content.endIndex,
        content[index] == UInt8(ascii: "\\"), content[index + 1] == UInt8(ascii: "u"),
        let second = hexadecimal(at: index + 2), (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        append(scalar)
        index += 6
      } else {
        hasLoneSurrogate = true
        units.append(contentsOf: UTF8.encodedReplacementCharacter)
      }
    default: continue
    }
  }
  return (String(decoding: units, as: UTF8.self), hasLoneSurrogate)
}

/// Returns the value of an ASCII hexadecimal digit, or nil for other bytes.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
