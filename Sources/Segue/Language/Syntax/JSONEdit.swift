/// A change of a JSON text.
enum JSONEdit {
  /// Replaces a value.
  case replace(JSONID, [UInt8])
  /// Removes an element, or the key and the value of a member.
  case remove(Range<JSONID>)
  /// Inserts an element of an array, or a member with its key, before an index: that of the next
  /// element, or the end of the container.
  case insert([UInt8], before: JSONID, in: JSONID)
}

extension JSONDocument {
  /// Returns the document as compact JSON, with one change. Linear in the document.
  func written(with edit: JSONEdit? = nil) -> [UInt8] {
    var text = CompactJSON(self)
    var id = root
    while true {
      if case .insert(let bytes, id, let container) = edit {
        text.close(before: id, inside: container)
        text.insert(bytes)
      }
      text.close(before: id)
      guard id < JSONID(count) else { return text.bytes }
      switch edit {
      case .remove(let parts) where parts.lowerBound == id: id = parts.upperBound
      case .replace(id, let bytes):
        text.append(bytes)
        id = end(id)
      default:
        text.append(id)
        id = id.next
      }
    }
  }
}

/// The compact JSON of a document's values and keys, which are appended in their order.
private struct CompactJSON {
  private let document: JSONDocument
  private(set) var bytes: [UInt8] = []
  /// The arrays and objects that are not closed, from the outside in, and the number of keys and
  /// values that each has so far.
  private var open: [(container: JSONID, parts: Int)] = []

  init(_ document: JSONDocument) {
    self.document = document
    bytes.reserveCapacity(document.bytes.count)
  }

  /// Appends a scalar or a key, or opens a container.
  mutating func append(_ id: JSONID) {
    switch document.kind(id) {
    case .array:
      append([UInt8(ascii: "[")])
      open.append((id, 0))
    case .object:
      append([UInt8(ascii: "{")])
      open.append((id, 0))
    default:
      let range = document.range(id)
      append(document.bytes[range.lowerBound..<range.upperBound])
    }
  }

  /// Appends the text of a key or a value.
  mutating func append(_ text: some Collection<UInt8>) {
    if let (container, parts) = open.last {
      if parts > 0 {
        let isValue = document.kind(container) == .object && parts % 2 == 1
        bytes.append(isValue ? UInt8(ascii: ":") : UInt8(ascii: ","))
      }
      open[open.count - 1].parts += 1
    }
    bytes += text
  }

  /// Appends an element or a member to the innermost container that is open.
  mutating func insert(_ text: [UInt8]) {
    append(text)
    if let last = open.last, document.kind(last.container) == .object {
      open[open.count - 1].parts += 1
    }
  }

  /// Closes the containers that end before an index.
  ///
  /// - Parameter outer: The container that remains open, with those around it.
  mutating func close(before id: JSONID, inside outer: JSONID? = nil) {
    while let container = open.last?.container, container != outer,
      document.end(container) <= id
    {
      bytes.append(document.kind(container) == .array ? UInt8(ascii: "]") : UInt8(ascii: "}"))
      open.removeLast()
    }
  }
}
