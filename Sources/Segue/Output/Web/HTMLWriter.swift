/// Writes HTML elements. Texts and attributes are escaped.
struct HTMLWriter {
  private(set) var text = ""

  /// Writes a start tag, with those attributes that have a value.
  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += value.isEmpty ? " \(key)" : " \(key)=\"\(xmlEscaped(value))\""
    }
    text += ">"
  }

  mutating func close(_ name: String) { text += "</\(name)>" }

  mutating func write(_ words: String) { text += xmlEscaped(words) }

  /// Writes an element that contains only text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ words: String = ""
  ) {
    open(name, attributes)
    write(words)
    close(name)
  }
}
