/// The data of a page: elements that a browser does not run, each with JSON.
struct PageElements {
  private(set) var bytes: [UInt8] = []

  /// - Parameter id: Letters, digits and hyphens.
  mutating func add(_ id: String, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    append("<script type=\"application/json\" id=\"\(id)\">")
    // Without this one character nothing ends the element, and nothing begins a comment in it (HTML
    // §4.12.1.3). In JSON it stands in strings only.
    for byte in writer.bytes {
      if byte == UInt8(ascii: "<") { append("\\u003c") } else { bytes.append(byte) }
    }
    append("</script>\n")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
