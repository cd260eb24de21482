/// The parts of the generated code that are the same for every project, already formatted.
extension SwiftProject {
  static let addressSource = """
    /// A path with its query while it is written.
    private struct Address {
      private var path = ""
      private var query = ""

      var text: String { (path.isEmpty ? "/" : path) + query }

      mutating func add(_ segment: String) { path += "/" + Self.encoded(segment) }
      mutating func add(_ segment: Double) { add(Self.text(of: segment)) }
      mutating func add(_ segment: Bool) { add("\\(segment)") }

      mutating func add(_ name: String, _ value: String, unless standard: String? = nil) {
        guard value != standard else { return }
        query += "\\(query.isEmpty ? "?" : "&")\\(Self.encoded(name))=\\(Self.encoded(value))"
      }

      mutating func add(_ name: String, _ value: Double, unless standard: Double? = nil) {
        if value != standard { add(name, Self.text(of: value)) }
      }

      mutating func add(_ name: String, _ value: Bool, unless standard: Bool? = nil) {
        if value != standard { add(name, "\\(value)") }
      }

      /// The shortest text that is read as the same number.
      private static func text(of number: Double) -> String {
        if let integer = Int64(exactly: number), abs(number) < 9e15 { return "\\(integer)" }
        let text = "\\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }

      /// All but the unreserved characters of RFC 3986 as the numbers of their bytes.
      private static func encoded(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
            encoded.unicodeScalars.append(Unicode.Scalar(byte))
          default:
            let digits = String(byte, radix: 16, uppercase: true)
            encoded += digits.count == 1 ? "%0" + digits : "%" + digits
          }
        }
        return encoded
      }
    }
    """

  static let schemeSource = """
    var text = url.utf8[...]
    while let byte = text.first, byte <= 0x20 { text.removeFirst() }
    while let byte = text.last, byte <= 0x20 { text.removeLast() }
    let bytes = text.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard url.utf8.count <= 65_536, let colon = bytes.firstIndex(of: 0x3A) else { return nil }
    let whole = bytes[(colon + 1)...].prefix { $0 != 0x23 }
    let path = whole.prefix { $0 != 0x3F }
    let scheme = bytes[..<colon].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    switch String(decoding: scheme, as: UTF8.self) {
    """

  static let customAuthority = """
    guard path.first == 0x2F else { return nil }
    if path.dropFirst().first == 0x2F {
      let authority = path.dropFirst(2).prefix { $0 != 0x2F }
      if !authority.isEmpty { segments.append(Self.decoded(authority)) }
      readPath(path[authority.endIndex...], isWeb: false)
    } else {
      readPath(path, isWeb: false)
    }
    """

  static func webAuthority(port: String) -> String {
    """
    let authority = path.drop { $0 == 0x2F || $0 == 0x5C }
      .prefix { $0 != 0x2F && $0 != 0x5C }
    guard Self.isHost(authority, port: "\(port)") else { return nil }
    readPath(path[authority.endIndex...], isWeb: true)
    """
  }

  static let pathReading = """
    /// Reads a path with its query; nil if it does not begin with a slash.
    init?(path text: String) {
      let whole = Array(text.utf8).prefix { $0 != 0x23 }
      guard whole.count <= 65_536, whole.first == 0x2F else { return nil }
      let path = whole.prefix { $0 != 0x3F }
      readPath(path, isWeb: false)
      guard readQuery(whole[path.endIndex...]) else { return nil }
    }

    /// Adds segments, save for empty ones; `.` and `..` are followed, encoded or not.
    private mutating func readPath(_ path: ArraySlice<UInt8>, isWeb: Bool) {
      let base = segments.count
      let parts = path.dropFirst().split(omittingEmptySubsequences: false) {
        $0 == 0x2F || isWeb && $0 == 0x5C
      }
      for part in path.isEmpty ? [] : parts {
        switch String(decoding: part, as: UTF8.self).lowercased() {
        case ".", "%2e": break
        case "..", ".%2e", "%2e.", "%2e%2e":
          if segments.count > base { segments.removeLast() }
        default: segments.append(Self.decoded(part))
        }
      }
      segments.removeAll(where: \\.isEmpty)
    }

    /// Adds the items after a question mark; returns false if there are too many.
    private mutating func readQuery(_ text: ArraySlice<UInt8>) -> Bool {
      for item in text.dropFirst().split(separator: 0x26) {
        guard query.count < 1000 else { return false }
        let name = item.prefix { $0 != 0x3D }
        let value = item[name.endIndex...].dropFirst()
        query.append(
          (Self.decoded(name, plusIsSpace: true), Self.decoded(value, plusIsSpace: true)))
      }
      return true
    }
    """

  static let hostComparison = """
    if hosts.contains(decoded(authority).lowercased()) { return true }
    guard let colon = authority.lastIndex(of: 0x3A) else { return false }
    let digits = authority[(colon + 1)...].drop { $0 == 0x30 }
    guard digits.elementsEqual(port.utf8) || colon + 1 == authority.endIndex else { return false }
    return hosts.contains(decoded(authority[..<colon]).lowercased())
    """

  static let valueReadingSource = """
    /// Whether these are the segments; nil stands for any.
    func matches(_ pattern: String?...) -> Bool {
      segments.count == pattern.count
        && zip(segments, pattern).allSatisfy { $1 == nil || $0 == $1 }
    }

    private func text(_ name: String, at segment: Int?) -> String? {
      segment.map { segments[$0] } ?? query.first { $0.name == name }?.value
    }

    func string(
      _ name: String, at segment: Int? = nil, default standard: String? = nil
    ) -> String? {
      text(name, at: segment) ?? standard
    }

    func number(
      _ name: String, at segment: Int? = nil, default standard: Double? = nil
    ) -> Double? {
      guard let text = text(name, at: segment) else { return standard }
      let isPlain = text.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
      }
      guard isPlain, text.utf8.count <= 400, let number = Double(text), number.isFinite else {
        return nil
      }
      return number
    }

    func boolean(
      _ name: String, at segment: Int? = nil, default standard: Bool? = nil
    ) -> Bool? {
      guard let text = text(name, at: segment) else { return standard }
      return Bool(text)
    }
    """

  static let decoding = """
    private static func decoded(
      _ text: ArraySlice<UInt8>, plusIsSpace: Bool = false
    ) -> String {
      var decoded: [UInt8] = []
      var rest = text
      while let byte = rest.popFirst() {
        if byte == 0x25, let high = digit(rest.first), let low = digit(rest.dropFirst().first) {
          decoded.append(high << 4 | low)
          rest = rest.dropFirst(2)
        } else {
          decoded.append(plusIsSpace && byte == 0x2B ? 0x20 : byte)
        }
      }
      return String(decoding: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8?) -> UInt8? {
      guard let byte, byte < 0x80 else { return nil }
      return Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
    """
}
