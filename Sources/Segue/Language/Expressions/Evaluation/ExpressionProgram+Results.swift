/// Reading the result of an evaluation.
extension ExpressionProgram {
  /// Writes a value as JSON, on one line.
  ///
  /// The keys of a map become strings; NaN and infinities become the strings `NaN`, `Infinity` and
  /// `-Infinity` (CEL language definition, "JSON Data Conversion"). What is open is kept in an
  /// array, since data can be nested deeply.
  package func write(
    _ value: ExpressionValue, _ inputs: ExpressionInputs, _ scratch: ExpressionScratch,
    to writer: inout JSONWriter
  ) {
    /// A container, the index of its next part, and the index after the last one.
    var open: [(value: ExpressionValue, next: Int, end: Int)] = []
    var next: ExpressionValue? = value
    while true {
      if let value = next {
        next = nil
        if let range = contents(value, inputs) {
          writer.verbatim(isMap(value, inputs) ? "{" : "[")
          open.append((value, range.lowerBound, range.upperBound))
        } else {
          writeScalar(value, inputs, scratch, to: &writer)
        }
      }
      guard let last = open.last else { return }
      let isMap = isMap(last.value, inputs)
      guard last.next < last.end else {
        writer.verbatim(isMap ? "}" : "]")
        open.removeLast()
        continue
      }
      let isFirst = last.next == contents(last.value, inputs)?.lowerBound
      if !isFirst { writer.verbatim(",") }
      var position = last.next
      if isMap {
        let key = part(position, of: last.value, scratch)
        writer.string(text(key, inputs, scratch))
        writer.verbatim(":")
        position += 1
      }
      next = part(position, of: last.value, scratch)
      open[open.count - 1].next =
        last.value.kind == .data
        ? inputs.document.end(JSONID(position)).index : position + 1
    }
  }

  private func isMap(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Bool {
    value.kind == .map
      || value.kind == .data && inputs.document.kind(value.node) == .object
  }

  /// Returns the indices of the contents of a list or a map; nil for other values.
  private func contents(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Range<Int>? {
    switch value.kind {
    case .list, .map: return value.range
    case .data:
      switch inputs.document.kind(value.node) {
      case .array, .object:
        return value.node.next.index..<inputs.document.end(value.node).index
      default: return nil
      }
    default: return nil
    }
  }

  private func part(
    _ index: Int, of container: ExpressionValue, _ scratch: ExpressionScratch
  ) -> ExpressionValue {
    container.kind == .data ? ExpressionValue(JSONID(index)) : scratch.heap[index]
  }

  private func writeScalar(
    _ value: ExpressionValue, _ inputs: ExpressionInputs, _ scratch: ExpressionScratch,
    to writer: inout JSONWriter
  ) {
    if let bool = scratch.bool(value, inputs) {
      writer.bool(bool)
    } else if scratch.isText(value, inputs) {
      writer.string(scratch.string(value, self, inputs))
    } else if value.kind != .double, let integer = scratch.integer(value, inputs) {
      writer.integer(integer)
    } else if let number = scratch.double(value, inputs) {
      let text = textOfDouble(number)
      if number.isFinite { writer.verbatim(text) } else { writer.string(text) }
    } else {
      writer.null()
    }
  }

  /// Returns a scalar as `string()` converts it, which is how it is written into a text; the empty
  /// string for other values.
  package func text(
    _ value: ExpressionValue, _ inputs: ExpressionInputs, _ scratch: ExpressionScratch
  ) -> String {
    if scratch.isText(value, inputs) { return scratch.string(value, self, inputs) }
    if let bool = scratch.bool(value, inputs) { return bool ? "true" : "false" }
    if value.kind != .double, let integer = scratch.integer(value, inputs) { return "\(integer)" }
    return scratch.double(value, inputs).map { textOfDouble($0) } ?? ""
  }

  /// Returns a value that is a bool; nil for other values.
  package func bool(
    _ value: ExpressionValue, _ inputs: ExpressionInputs, _ scratch: ExpressionScratch
  ) -> Bool? { scratch.bool(value, inputs) }

  /// Returns a value that is a number; nil for other values.
  package func number(
    _ value: ExpressionValue, _ inputs: ExpressionInputs, _ scratch: ExpressionScratch
  ) -> Double? { scratch.double(value, inputs) }
}
