import Segue

/// A request to the page's server: the parts of an HTTP/1.1 message that it uses (RFC 9112).
struct HTTPRequest {
  let method: String
  /// The path, percent-decoded, without a query.
  let path: String
  /// The fields, by their names in lowercase. Of several with one name, the last counts.
  private let fields: [String: String]
  var body: [UInt8] = []

  /// The maximum length of the lines before the body, in bytes.
  static let maximumHeadCount = 1 << 16

  /// Parses the lines before the body; nil if they are not those of a request.
  init?(head: ArraySlice<UInt8>) {
    let lines = head.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/"),
      let path = percentDecoded(words[1].prefix { $0 != "?" })
    else { return nil }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      fields[line[..<colon].lowercased()] = String(value)
    }
    method = String(words[0])
    self.path = path
    self.fields = fields
  }

  subscript(field: String) -> String? { fields[field] }

  /// The length of the body; nil if it is not stated as a number of bytes.
  var bodyCount: Int? {
    guard fields["transfer-encoding"] == nil else { return nil }
    guard let text = fields["content-length"] else { return 0 }
    return Int(text).flatMap { $0 >= 0 ? $0 : nil }
  }
}

/// Decodes percent-encoded bytes (RFC 3986, section 2.1); nil for other uses of the sign, or if the
/// result is not UTF-8.
private func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let digits = String(rest.prefix(2)), digits.utf8.count == 2,
      digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
    else { return nil }
    rest.removeFirst(2)
    bytes.append(value)
  }
  return String(validating: bytes, as: UTF8.self)
}

struct HTTPResponse {
  enum Status: String {
    case ok = "200 OK"
    case noContent = "204 No Content"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case conflict = "412 Precondition Failed"
    case tooLarge = "413 Content Too Large"
    case failed = "500 Internal Server Error"
  }

  let status: Status
  let type: String
  let body: [UInt8]

  init(_ body: [UInt8], type: String) {
    status = .ok
    self.type = type
    self.body = body
  }

  /// A response without a result, and the reason for people.
  init(_ status: Status, _ reason: String = "") {
    self.status = status
    type = "text/plain; charset=utf-8"
    body = Array(reason.utf8)
  }

  /// The message. Nothing is cached, since everything may change.
  var bytes: [UInt8] {
    let head =
      "HTTP/1.1 \(status.rawValue)\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
      + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
      + "Content-Security-Policy: frame-ancestors 'self'\r\nConnection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}
