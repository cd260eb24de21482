/// The fast path for well-formed text, which implements only the grammar of RFC 8259. It stops
/// before anything else, which `step` then handles.
///
/// The text has already been validated as UTF-8, so characters in strings need no further check.
extension JSONParser {
  mutating func readPlainTokens(_ places: TokenPlaces) {
    guard firstMalformed == nil, diagnostics.count < maximumErrors else { return }
    // Each turn adds as many nodes as a text without indentation usually needs, but no more than
    // stay in the fastest cache until they are written.
    while readPlainTokens(places, atMost: min(max(16, (bytes.count - position) / 8), 1024)) {}
  }

  /// Reads tokens until a number of nodes is reached. Returns whether it was.
  private mutating func readPlainTokens(_ places: TokenPlaces, atMost maximum: Int) -> Bool {
    let source = bytes
    let text = source.span
    let (visible, stops) = (places.visible.span, places.stops.span)
    let (deepest, longest) = (limits[.nesting], limits[.stringBytes])
    let mostBytesOfShortString = min(longest, Self.mostBytesOfShortString)
    // Moved to local variables, so that the loop does not access the parser. All nodes are appended
    // at once and then written, because each append checks whether the array has to be copied.
    var table: [JSONDocument.Node] = []
    swap(&table, &document.nodes)
    var count = table.count
    table.append(addingCapacity: maximum) { $0.append(repeating: .unwritten, count: maximum) }
    var nodes = table.mutableSpan
    var position = position
    var lastComma = lastComma
    var expectation = expectation
    var innermost = innermost.index
    var depth = depth
    var isObject = depth > 0 && nodes[innermost].kind == .object

    reading: while count < nodes.count {
      var byte = PlainToken.byte(text, position)
      if byte <= 0x20 {
        position = TokenPlaces.first(of: visible, from: position)
        byte = PlainToken.byte(text, position)
      }
      switch byte {
      case UInt8(ascii: "\""):
        let isKey = expectation.allowsKey
        guard isKey || expectation.allowsValue,
          let string = PlainToken.string(text, at: position, stops: stops)
        else { break reading }
        let length = string.end - position - 2
        if length > mostBytesOfShortString {
          guard length <= longest else { break reading }
          longStrings.append(JSONID(count))
        }
        nodes[count] = JSONDocument.Node(string, at: position, place: count)
        count += 1
        position = string.end
        expectation = isKey ? .colon : depth == 0 ? .endOfText : .commaOrEnd
      case UInt8(ascii: ":"):
        guard expectation == .colon else { break reading }
        position += 1
        expectation = .value
      case UInt8(ascii: ","):
        guard expectation == .commaOrEnd else { break reading }
        lastComma = position
        position += 1
        expectation = isObject ? .key : .value
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard expectation.allowsValue, depth < deepest else { break reading }
        isObject = byte == UInt8(ascii: "{")
        let bracket = PlainToken(kind: isObject ? .object : .array, end: position + 1)
        nodes[count] = JSONDocument.Node(bracket, at: position, place: count)
        nodes[count].end = UInt32(truncatingIfNeeded: innermost)
        innermost = count
        depth += 1
        count += 1
        position += 1
        expectation = isObject ? .keyOrEnd : .elementOrEnd
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard expectation.allowsEnd, isObject == (byte == UInt8(ascii: "}")) else {
          break reading
        }
        position += 1
        let outer = Int(nodes[innermost].end)
        nodes[innermost].upperBound = UInt32(truncatingIfNeeded: position)
        nodes[innermost].end = UInt32(truncatingIfNeeded: count)
        innermost = outer
        depth -= 1
        isObject = nodes[innermost].kind == .object
        expectation = depth == 0 ? .endOfText : .commaOrEnd
      default:
        guard expectation.allowsValue, let token = PlainToken.numberOrWord(text, at: position)
        else { break reading }
        nodes[count] = JSONDocument.Node(token, at: position, place: count)
        count += 1
        position = token.end
        expectation = depth == 0 ? .endOfText : .commaOrEnd
      }
    }

    let isFull = count == table.count
    table.removeLast(table.count - count)
    swap(&table, &document.nodes)
    self.position = position
    self.lastComma = lastComma
    self.expectation = expectation
    self.innermost = JSONID(innermost)
    self.depth = depth
    return isFull
  }
}

extension JSONParser.Expectation {
  fileprivate var allowsKey: Bool { self == .key || self == .keyOrEnd }
  fileprivate var allowsValue: Bool { self == .value || self == .elementOrEnd }
  /// Whether a bracket may close the innermost container.
  fileprivate var allowsEnd: Bool {
    self == .commaOrEnd || self == .keyOrEnd || self == .elementOrEnd
  }
}

extension JSONDocument.Node {
  /// A node that has yet to be written.
  fileprivate static var unwritten: Self { Self(PlainToken(kind: .null, end: 0), at: 0, place: -1) }

  @inline(__always)
  fileprivate init(_ token: PlainToken, at start: Int, place: Int) {
    self.init(
      kind: token.kind, hasEscapes: token.hasEscapes, hasDollar: token.hasDollar,
      lowerBound: UInt32(truncatingIfNeeded: start),
      upperBound: UInt32(truncatingIfNeeded: token.end), end: UInt32(truncatingIfNeeded: place + 1))
  }
}
