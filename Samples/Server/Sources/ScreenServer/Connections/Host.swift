import NIOHTTP1

extension HTTPHeaders {
  /// Removes every Host field unless there is exactly one with a valid value (RFC 9112 §3.2), and
  /// returns whether there is one afterwards. If none is required, an empty one is added.
  mutating func normalizeHost(isRequired: Bool) -> Bool {
    let hosts = self["Host"]
    if hosts.count == 1, isHost(hosts[0]) { return true }
    if hosts.isEmpty, !isRequired {
      add(name: "Host", value: "")
      return true
    }
    remove(name: "Host")
    return false
  }
}

/// Returns whether a text is a host with an optional port (RFC 3986 §3.2.2, RFC 9110 §7.2).
private func isHost(_ text: String) -> Bool {
  var rest = Substring(text)
  if rest.hasPrefix("[") {
    guard let end = rest.firstIndex(of: "]") else { return false }
    guard rest[..<end].dropFirst().allSatisfy({ isOfName($0) || $0 == ":" }) else { return false }
    rest = rest[rest.index(after: end)...]
  } else {
    rest = rest.drop(while: isOfName)
  }
  guard let colon = rest.first else { return true }
  return colon == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
}

/// Returns whether a character is unreserved, a delimiter of parts, or begins a percent-encoded one.
private func isOfName(_ character: Character) -> Bool {
  character.isASCII && (character.isLetter || character.isNumber)
    || "-._~!$&'()*+,;=%".contains(character)
}
