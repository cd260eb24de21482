/// Gives each thing a path of its own that every file system takes.
struct FileNames {
  private var taken: Set<String> = []

  /// Letters, digits and a few signs stay; what else there is becomes `_`. A name that is changed,
  /// long or differs from another in case only gets a number made from the whole of it.
  mutating func unique(_ name: String) -> String {
    let plain = safe(name)
    var candidate = plain
    var salt = 0
    while !taken.insert(candidate.lowercased()).inserted {
      salt += 1
      candidate = "\(plain)~\(salt)"
    }
    return candidate
  }

  func safe(_ name: String) -> String {
    let bytes = name.utf8
    guard bytes.isEmpty || bytes.count > 60 || !bytes.allSatisfy(Self.isPlain) else { return name }
    let start = bytes.prefix(60).map { Self.isPlain($0) ? $0 : UInt8(ascii: "_") }
    return "\(String(decoding: start, as: UTF8.self))-\(digest(name))"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "@"):
      true
    default: isASCIILetter(byte)
    }
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
