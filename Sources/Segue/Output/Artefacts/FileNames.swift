/// Assigns unique file names that every file system accepts.
struct FileNames {
  private var taken: Set<String> = []

  /// Returns a unique file name for a name. Names are compared without regard to case; a number is
  /// appended to a name that is taken.
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

  /// Returns a name if it is short and has only letters, digits and a few signs. In any other name,
  /// other characters become `_`, and a hash of the whole name is appended.
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

  /// Returns the FNV-1a hash of a text, 64 bits in hexadecimal. It only keeps names apart.
  private func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
