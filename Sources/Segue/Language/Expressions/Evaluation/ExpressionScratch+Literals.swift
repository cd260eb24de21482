/// Data of other documents.
extension ExpressionScratch {
  /// Adds a value of another document than that of the inputs, and keeps it. Linear in the value,
  /// without recursion.
  mutating func add(_ document: JSONDocument, at root: JSONID) -> ExpressionValue {
    // The values of containers follow those of their contents.
    var parts: [[ExpressionValue]] = [[]]
    var open: [JSONID] = []
    for node in root..<document.end(root) {
      close(&open, &parts, before: node, in: document)
      switch document.kind(node) {
      case .array, .object:
        open.append(node)
        parts.append([])
      default: parts[parts.count - 1].append(scalar(node, in: document))
      }
    }
    close(&open, &parts, before: document.end(root), in: document)
    keepAll()
    return parts[0].first ?? .null
  }

  /// Adds the containers that end before a node.
  private mutating func close(
    _ open: inout [JSONID], _ parts: inout [[ExpressionValue]], before node: JSONID,
    in document: JSONDocument
  ) {
    while let last = open.last, document.end(last) <= node {
      open.removeLast()
      let start = heap.count
      heap += parts.removeLast()
      let kind: ExpressionValue.Kind = document.kind(last) == .array ? .list : .map
      parts[parts.count - 1].append(ExpressionValue(kind, start..<heap.count))
    }
  }

  private mutating func scalar(_ node: JSONID, in document: JSONDocument) -> ExpressionValue {
    switch document.kind(node) {
    case .true, .false: return ExpressionValue(document.kind(node) == .true)
    case .number:
      return document.wholeNumber(node).map { ExpressionValue($0) }
        ?? ExpressionValue(document.number(node) ?? 0)
    case .string:
      let start = bytes.count
      bytes += Array((document.string(node) ?? "").utf8)
      return ExpressionValue(.scratchText, start..<bytes.count)
    default: return .null
    }
  }
}
