/// Gives each thing a path of its own that every file system takes.
struct FileNames {
  private var taken: Set<String> = []

  /// Letters, digits and a few signs stay; what else there is becomes `_`. A name that is changed,
  /// long or differs from another in case only gets a number made from the whole of it.
  mutating func unique(_ name: String, in folder: String? = nil) -> String {
    let plain = (folder.map { "\($0)/" } ?? "") + safe(name)
    var candidate = plain
    var salt = 0
    while !taken.insert(candidate.lowercased()).inserted {
      salt += 1
      candidate = "\(plain)~\(salt)"
    }
    return candidate
  }

  func safe(_ name: String) -> String {
    var text = ""
    var isChanged = false
    for byte in name.utf8 {
      let isPlain =
        isASCIILetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "@")
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "_"
        isChanged = true
      }
    }
    guard isChanged || text.utf8.count > 60 || text.isEmpty else { return text }
    return "\(text.prefix(60))-\(digest(name))"
  }

  /// FNV-1a, 64 bits, in hexadecimal: it keeps names apart and nothing more depends on it.
  private func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
