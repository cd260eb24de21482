/// The fast path for well-formed text, which implements only the grammar of RFC 8259. It stops
/// before anything else, which `step` then handles.
///
/// It reads words of eight bytes, so the last bytes of a text are left to `step` too. The text has
/// already been validated as UTF-8, so characters in strings need no further check.
extension JSONParser {
  mutating func readPlainTokens() {
    let limit = bytes.count - PlainToken.margin
    let (deepest, longest) = (limits[.nesting], limits[.stringBytes])
    guard firstMalformed == nil, diagnostics.count < maximumErrors, position < limit else { return }
    let source = bytes
    let text = source.span
    // Moved to local variables, so that appending in the loop does not access the parser.
    var nodes: [JSONDocument.Node] = []
    var containers: [JSONID] = []
    swap(&nodes, &document.nodes)
    swap(&containers, &self.containers)
    var position = position
    var expectation = expectation
    var isObject = containers.last.map { nodes[$0].kind == .object } ?? false
    var afterValue = containers.isEmpty ? Expectation.endOfText : .commaOrEnd

    reading: while true {
      position = PlainToken.endOfSpace(text, from: position, before: limit)
      guard position < limit else { break }
      let byte = text[position]
      let isClosed: Bool
      switch expectation {
      case .value, .elementOrEnd:
        isClosed = byte == UInt8(ascii: "]") && expectation == .elementOrEnd
        if isClosed { break }
        if let token = PlainToken.scalar(text, at: position, before: limit) {
          guard token.end - position - 2 <= longest else { break reading }
          nodes.append(JSONDocument.Node(token, at: position, place: nodes.count))
          position = token.end
          expectation = afterValue
          // A comma usually follows directly, as a colon does after a key.
          if expectation == .commaOrEnd, position < limit, text[position] == UInt8(ascii: ",") {
            lastComma = position
            position += 1
            expectation = isObject ? .key : .value
          }
        } else {
          guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["),
            containers.count < deepest
          else { break reading }
          isObject = byte == UInt8(ascii: "{")
          let bracket = PlainToken(kind: isObject ? .object : .array, end: position + 1)
          containers.append(nodes.count)
          nodes.append(JSONDocument.Node(bracket, at: position, place: nodes.count))
          position = bracket.end
          expectation = isObject ? .keyOrEnd : .elementOrEnd
          afterValue = .commaOrEnd
        }
      case .key, .keyOrEnd:
        isClosed = byte == UInt8(ascii: "}") && expectation == .keyOrEnd
        if isClosed { break }
        guard byte == UInt8(ascii: "\""),
          let key = PlainToken.string(text, at: position, before: limit),
          key.end - position - 2 <= longest
        else { break reading }
        nodes.append(JSONDocument.Node(key, at: position, place: nodes.count))
        position = key.end
        expectation = .colon
        if position < limit, text[position] == UInt8(ascii: ":") {
          position += 1
          expectation = .value
        }
      case .colon:
        guard byte == UInt8(ascii: ":") else { break reading }
        isClosed = false
        position += 1
        expectation = .value
      case .commaOrEnd:
        isClosed = byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        if isClosed { break }
        guard byte == UInt8(ascii: ",") else { break reading }
        lastComma = position
        position += 1
        expectation = isObject ? .key : .value
      case .endOfText: break reading
      }
      if isClosed, let container = containers.popLast() {
        position += 1
        nodes[container].upperBound = UInt32(truncatingIfNeeded: position)
        nodes[container].end = UInt32(truncatingIfNeeded: nodes.count)
        isObject = containers.last.map { nodes[$0].kind == .object } ?? false
        if containers.isEmpty { afterValue = .endOfText }
        expectation = afterValue
      }
    }
    self.position = position
    self.expectation = expectation
    swap(&nodes, &document.nodes)
    swap(&containers, &self.containers)
  }
}

extension JSONDocument.Node {
  fileprivate init(_ token: PlainToken, at start: Int, place: JSONID) {
    self.init(
      kind: token.kind, hasEscapes: token.hasEscapes, mayHoldDollar: token.mayHoldDollar,
      lowerBound: UInt32(truncatingIfNeeded: start),
      upperBound: UInt32(truncatingIfNeeded: token.end), end: UInt32(truncatingIfNeeded: place + 1))
  }
}
