/// A list of font families in CSS syntax: `Brand, "Noto Sans JP", Inter`.
package enum FontFamilyList {
  /// Returns the names in order, without quotes and surrounding white space. Each sequence of white
  /// space inside an unquoted name becomes one space. Linear in the length of the text.
  package static func names(in text: String) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    var quote: UInt8?
    var isQuoted = false
    var hasSpace = false
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func close() {
      let text = String(decoding: name, as: UTF8.self)
      if !text.isEmpty { names.append(text) }
      name.removeAll(keepingCapacity: true)
      (isQuoted, hasSpace) = (false, false)
    }
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil } else { name.append(byte) }
      } else if byte == UInt8(ascii: ",") {
        close()
      } else if name.isEmpty, !isQuoted, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        isQuoted = true
      } else if isSpace(byte) {
        hasSpace = !name.isEmpty
      } else {
        if hasSpace { name.append(0x20) }
        hasSpace = false
        name.append(byte)
      }
    }
    close()
    return names
  }

  /// The generic families that every device has a font for; here, that is the built-in family.
  package static let generic = ["sans-serif", "system-ui", "ui-sans-serif"]
}
