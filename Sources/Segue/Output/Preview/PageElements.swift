/// The data of a page: `script` elements with JSON, which browsers do not execute.
package struct PageElements {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Adds an element.
  ///
  /// - Parameter id: Letters, digits and hyphens.
  package mutating func add(_ id: String, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    append("<script type=\"application/json\" id=\"\(id)\">")
    // Without `<`, the data can neither end the element nor open a comment in it (HTML §4.12.1.3).
    // In JSON, `<` occurs only in strings.
    for byte in writer.bytes {
      if byte == UInt8(ascii: "<") { append("\\u003c") } else { bytes.append(byte) }
    }
    append("</script>\n")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
