/// Returns the scheme at the beginning of a text, without changing its case (RFC 3986, section
/// 3.1); nil if there is none. Linear in the length of the scheme.
func scheme(of text: String) -> Substring? {
  guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
    text.utf8.first.map(isASCIILetter) == true
  else { return nil }
  let scheme = text[..<colon]
  return scheme.utf8.allSatisfy(isSchemeByte) ? scheme : nil
}

/// Whether a source is a URL rather than the path of an asset.
func isURL(_ source: String) -> Bool { scheme(of: source) != nil }

/// Whether a source is the URL of a file on a web server.
package func isRemote(_ source: String) -> Bool {
  source.utf8.starts(with: "https://".utf8) || source.utf8.starts(with: "http://".utf8)
}

/// Whether a text is a link into an app: it begins with a scheme other than `http` and `https`,
/// followed by `://`.
func isDeepLink(_ text: String) -> Bool {
  guard let scheme = scheme(of: text), text[scheme.endIndex...].utf8.starts(with: "://".utf8) else {
    return false
  }
  return !["http", "https"].contains(scheme.lowercased())
}

func isASCIILetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
    UInt8(ascii: "."):
    true
  default: isASCIILetter(byte)
  }
}
