/// Parses JSON text (RFC 8259, strict) into a tree of values with source ranges.
///
/// Never fails: mistakes are in `diagnostics`, and parsing continues after them as long as the
/// intent is clear. Where RFC 8259 leaves a choice: a byte order mark at the beginning is skipped;
/// an escaped lone surrogate is accepted; duplicate keys are left to a later stage
/// (`checkStrings`); a number may have any size and precision. A text that is not UTF-8 has a
/// diagnostic for the first malformed byte.
///
/// Linear in the bytes. Open containers are kept in the tree, not on the call stack.
package func parseJSON(
  _ file: SourceFile, id: FileID, limits: Limits = Limits()
) -> (document: JSONDocument, diagnostics: [Diagnostic]) {
  var parser = JSONParser(file: id, bytes: file.bytes, limits: limits)
  parser.parse()
  parser.checkMarks()
  return (parser.document, parser.diagnostics)
}

/// A JSON parser with error recovery.
struct JSONParser {
  /// The tokens that the grammar allows at the current byte.
  enum Expectation {
    case value, elementOrEnd, keyOrEnd, key, colon, commaOrEnd, endOfText
  }

  let bytes: [UInt8]
  let file: FileID
  let limits: Limits
  var position = 0
  var document: JSONDocument
  var diagnostics: [Diagnostic] = []
  /// The innermost open container. The `end` of a container that is open is the one around it, and
  /// that of the outermost value itself.
  var innermost: JSONID = 0
  /// The number of open containers.
  var depth = 0
  var expectation = Expectation.value
  /// The offset of the last comma between elements or members.
  var lastComma = 0
  /// The strings that are long enough to contain too many combining marks.
  var longStrings: [JSONID] = []
  /// The offset of the first byte that is not UTF-8; nil if there is none.
  let firstMalformed: Int?
  /// The number of errors after which parsing stops, because the text is probably not JSON.
  let maximumErrors = 100

  init(file: FileID, bytes: [UInt8], limits: Limits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    document = JSONDocument(file: file, bytes: bytes)
    firstMalformed = bytes.count <= limits[.fileBytes] ? firstMalformedByte(bytes.span) : nil
  }

  mutating func parse() {
    if bytes.count > limits[.fileBytes] {
      report(
        .fileTooLarge(limit: limits[.fileBytes], at: .start(of: file)), isSound: false)
      addNode(.invalid, from: 0, to: 0)
      return
    }
    if let encoding = ForeignEncoding(of: bytes.span) {
      reportForeignEncoding(encoding)
      addNode(.invalid, from: 0, to: 0)
      return
    }
    // The number of values in a text without indentation. Unused capacity costs no memory access.
    document.nodes.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let places = TokenPlaces(bytes.span)
    // After an error that leaves the intent unclear, further diagnostics would be guesses.
    repeat {
      readPlainTokens(places)
      skipSpace()
    } while step() && document.isSound
    if document.nodes.isEmpty || isValueMissing {
      addNode(.invalid, from: position, to: position)
    }
    closeContainers(downTo: 0)
    reportUnreadByte()
  }

  /// Whether parsing stopped between a key and its value.
  private var isValueMissing: Bool {
    guard let container, document.nodes[container].kind == .object else {
      return false
    }
    return expectation == .colon || expectation == .value
  }

  /// Reads one token. Returns false at the end of the text, and when nothing more can follow.
  private mutating func step() -> Bool {
    guard position < bytes.count else {
      if expectation != .endOfText { reportUnexpectedEnd() }
      return false
    }
    guard diagnostics.count < maximumErrors else {
      document.isSound = false
      return false
    }
    let byte = bytes[position]
    switch expectation {
    case .endOfText:
      report(.trailingData(at: range(position, bytes.count)), isSound: false)
      return false
    case .colon: return readColon(byte)
    case .commaOrEnd: return readCommaOrEnd(byte)
    case .keyOrEnd where byte == UInt8(ascii: "}"): closeContainer()
    case .elementOrEnd where byte == UInt8(ascii: "]"): closeContainer()
    case .key where byte == UInt8(ascii: "}"), .value where byte == UInt8(ascii: "]"):
      return readEndAfterComma(byte)
    case .key, .keyOrEnd: return readKey(byte)
    case .value, .elementOrEnd: return readValue(byte)
    }
    return true
  }

  // MARK: Structure

  /// The innermost open container; nil if none is open.
  private var container: JSONID? { depth == 0 ? nil : innermost }

  private mutating func readColon(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"): position += 1
    case UInt8(ascii: ";"), UInt8(ascii: "="):
      let isArrow =
        byte == UInt8(ascii: "=") && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: ">")
      let end = position + (isArrow ? 2 : 1)
      let text = String(decoding: bytes[position..<end], as: UTF8.self)
      report(.wrongColon(text, at: range(position, end)))
      position = end
    case _ where Self.canBegin(byte, asKey: false):
      report(.missingColon(at: range(position, position)))
    default: return reportUnexpected("':' and a value")
    }
    expectation = .value
    return true
  }

  private mutating func readCommaOrEnd(_ byte: UInt8) -> Bool {
    guard let container else { return false }
    let isObject = document.nodes[container].kind == .object
    switch byte {
    case UInt8(ascii: ","):
      lastComma = position
      position += 1
      expectation = isObject ? .key : .value
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard (byte == UInt8(ascii: "}")) == isObject else { return reportMismatch(byte) }
      closeContainer()
    case UInt8(ascii: ";"):
      report(.wrongComma(at: range(position, position + 1)))
      lastComma = position
      position += 1
      expectation = isObject ? .key : .value
    default:
      // If the key or value after the comma begins here, only the comma is missing.
      guard Self.canBegin(byte, asKey: isObject) else {
        return reportUnexpected(isObject ? "',' or '}'" : "',' or ']'")
      }
      report(.missingComma(at: range(position, position)))
      expectation = isObject ? .key : .value
    }
    return true
  }

  /// Reads a closing bracket where a comma or a colon requires an element or a key.
  private mutating func readEndAfterComma(_ byte: UInt8) -> Bool {
    guard let container,
      (document.nodes[container].kind == .object) == (byte == UInt8(ascii: "}"))
    else { return reportUnexpected("a value") }
    report(.trailingComma(at: range(lastComma, lastComma + 1)))
    closeContainer()
    return true
  }

  private mutating func readKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "'"): readSingleQuoted()
    case _ where Self.isWordByte(byte): readUnquotedKey()
    case UInt8(ascii: "]"): return reportMismatch(byte)
    default: return reportUnexpected("a key in double quotes")
    }
    expectation = .colon
    return true
  }

  private mutating func readValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"): return openContainer(.object)
    case UInt8(ascii: "["): return openContainer(.array)
    case UInt8(ascii: "\""): readString()
    case UInt8(ascii: "'"): readSingleQuoted()
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case _ where Self.isWordByte(byte): readWord()
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return reportUnexpected("a value")
    default: return reportUnexpected("a value")
    }
    expectation = depth == 0 ? .endOfText : .commaOrEnd
    return true
  }

  private mutating func openContainer(_ kind: JSONDocument.Kind) -> Bool {
    if depth >= limits[.nesting] {
      report(.tooDeep(limit: limits[.nesting], at: range(position, position + 1)), isSound: false)
      return false
    }
    let container = JSONID(document.nodes.count)
    addNode(kind, from: position, to: position + 1)
    document.nodes[container].end = UInt32(innermost.index)
    innermost = container
    depth += 1
    position += 1
    expectation = kind == .object ? .keyOrEnd : .elementOrEnd
    return true
  }

  private mutating func closeContainer() {
    position += 1
    closeContainers(downTo: depth - 1)
    expectation = depth == 0 ? .endOfText : .commaOrEnd
  }

  private mutating func closeContainers(downTo outerDepth: Int) {
    while depth > max(0, outerDepth) {
      let container = innermost
      innermost = JSONID(Int(document.nodes[container].end))
      depth -= 1
      document.nodes[container].upperBound = UInt32(position)
      document.nodes[container].end = UInt32(document.nodes.count)
    }
  }

  // MARK: White space and bytes

  private mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"),
        diagnostics.count < maximumErrors
      {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    if bytes[position + 1] == UInt8(ascii: "/") {
      position = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    } else {
      position += 2
      while position < bytes.count {
        let isEnd =
          bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count
          && bytes[position + 1] == UInt8(ascii: "/")
        position += 1
        if isEnd {
          position += 1
          break
        }
      }
    }
    report(.comment(at: range(start, position)))
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Whether a value or a key, or a common misspelling of one, can begin with a byte.
  private static func canBegin(_ byte: UInt8, asKey: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      !asKey
    default: isWordByte(byte)
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  mutating func addNode(
    _ kind: JSONDocument.Kind, hasEscapes: Bool = false, from start: Int, to end: Int
  ) {
    document.nodes.append(
      JSONDocument.Node(
        kind: kind, hasEscapes: hasEscapes,
        hasDollar: kind == .string && bytes[start..<end].contains(UInt8(ascii: "$")),
        lowerBound: UInt32(start), upperBound: UInt32(end),
        end: UInt32(document.nodes.count + 1)))
    if kind == .string, end - start - 2 > Self.mostBytesOfShortString {
      longStrings.append(JSONID(document.nodes.count - 1))
    }
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: file, lowerBound: start, upperBound: end)
  }

  // MARK: Reports

  mutating func report(_ diagnostic: Diagnostic, isSound: Bool = true) {
    if !isSound { document.isSound = false }
    // Diagnostics after the last one are consequences of it.
    if diagnostics.count < maximumErrors { diagnostics.append(diagnostic) }
  }

  private mutating func reportUnexpectedEnd() {
    let opened = container.map { document.nodes[$0] }
    report(
      .unexpectedEnd(
        closing: opened?.kind, openedAt: container.map { bracket(of: $0) },
        likely: likelyUnclosed.map { bracket(of: $0) }, at: range(position, position)),
      isSound: false)
  }

  /// The bracket that opens an object or an array.
  func bracket(of container: JSONID) -> SourceRange {
    let start = Int(document.nodes[container].lowerBound)
    return range(start, start + 1)
  }

  private mutating func reportUnexpected(_ expected: String) -> Bool {
    guard let length = utf8SequenceLength(bytes, at: position) else {
      report(.invalidUTF8(bytes[position], at: range(position, position + 1)), isSound: false)
      return false
    }
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    report(
      .unexpectedCharacter(
        text, expected: expected, in: container.map { document.nodes[$0].kind },
        openedAt: container.map { bracket(of: $0) }, at: range(position, position + length)),
      isSound: false)
    return false
  }

  private mutating func reportMismatch(_ byte: UInt8) -> Bool {
    guard let container else { return false }
    report(
      .mismatchedBracket(
        found: byte, openedBy: document.nodes[container].kind,
        openedAt: bracket(of: container), at: range(position, position + 1)),
      isSound: false)
    return false
  }
}
