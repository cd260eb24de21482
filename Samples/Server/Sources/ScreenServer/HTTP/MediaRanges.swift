/// Returns whether an `Accept` header allows a media type (RFC 9110 §12.5.1): the most specific
/// matching range must have a weight above 0.
func accepts(_ header: String?, _ mediaType: String) -> Bool {
  guard let header, header.contains(where: { $0 != " " }) else { return true }
  let essence = mediaType.prefix { $0 != ";" }
  let family = essence.prefix { $0 != "/" }
  var best = (exactness: 0, isWanted: false)
  for range in header.split(separator: ",") {
    let parts = range.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
    guard let name = parts.first else { continue }
    let exactness = name == essence ? 3 : name == "\(family)/*" ? 2 : name == "*/*" ? 1 : 0
    guard exactness > best.exactness else { continue }
    let weight = parts.first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
    best = (exactness, weight > 0)
  }
  return best.isWanted
}

/// Returns whether a `Content-Type` header allows the body to be JSON in UTF-8.
func isJSON(_ header: String?) -> Bool {
  guard let header else { return true }
  let parts = header.lowercased().split(separator: ";").map {
    $0.filter { $0 != " " && $0 != "\"" }
  }
  guard let name = parts.first, name == "application/json" || name.hasSuffix("+json") else {
    return false
  }
  return parts.dropFirst().allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
}
