import Segue

/// A strong validator: equal for equal bytes, computed from the artefact's digest and every other
/// input of an answer, such as the data from the database. It is known without a layout, and is the
/// same after a restart.
struct EntityTag: Hashable {
  let text: String

  /// The version of the format of answers; a new version invalidates cached answers.
  private static let form = "1"

  /// - Parameters:
  ///   - digest: The digest of the artefact, or another number that a new version changes.
  ///   - parts: What distinguishes the request from others.
  ///   - data: The data that fills the screen, as JSON.
  init(_ digest: UInt64, _ parts: [String], on device: Device? = nil, data: [UInt8] = []) {
    // FNV-1a, 64 bits. Only the tags of one address have to differ.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    add(Self.form.utf8)
    if let device { add(device.name.utf8) }
    for part in parts { add(part.utf8) }
    add(data)
    text = "\"\(Self.hexadecimal(digest))-\(Self.hexadecimal(hash))\""
  }

  /// Returns whether an `If-None-Match` header contains the tag (RFC 9110 §13.1.2, weak
  /// comparison); `*` does not.
  func matches(_ header: String?) -> Bool {
    guard let header else { return false }
    return header.split(separator: ",").contains { tag in
      let tag = tag.filter { $0 != " " }
      return tag == text || tag == "W/\(text)"
    }
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
