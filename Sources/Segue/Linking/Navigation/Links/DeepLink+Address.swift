extension DeepLink {
  /// The path and the query of the link as a reference within a site (RFC 3986), such as
  /// `/outfits/3?size=m`: what follows the host in a link of the web.
  public var address: String {
    var address = segments.map { "/" + percentEncoded($0) }.joined()
    if address.isEmpty { address = "/" }
    for (number, item) in query.enumerated() {
      address += number == 0 ? "?" : "&"
      address += percentEncoded(item.name) + "=" + percentEncoded(item.value)
    }
    return address
  }
}
