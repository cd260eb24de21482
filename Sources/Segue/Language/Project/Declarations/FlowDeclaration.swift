/// A flow of screens that is swapped for another one by a value of the session, such as an
/// onboarding of which one is tried against the other.
///
/// Links to the flow's route lead to the link of the choice that has been made.
public struct FlowDeclaration: Hashable, Sendable {
  /// A way that the flow can take.
  public struct Choice: Hashable, Sendable {
    public let name: String
    /// The link of its first screen.
    public let link: Link
  }

  /// The name by which an app chooses.
  public let name: NamedReference
  /// The path of the links that lead to the flow, without parameters.
  public let route: NamedReference
  /// At least two choices. The first is the one of an app that has not chosen.
  public let choices: [Choice]
}

extension [FlowDeclaration] {
  /// Every combination of choices, one index for each flow: first that of an app that has not
  /// chosen. The choices of the last flow change fastest.
  package var combinations: [[Int]] {
    reduce([[]]) { combinations, flow in
      combinations.flatMap { earlier in flow.choices.indices.map { earlier + [$0] } }
    }
  }
}

extension FlowDeclaration.Choice {
  /// Returns the link that another one to the flow opens: the choice's own, with the query of the
  /// other before its own, of which the first value of a name counts.
  ///
  /// - Parameter url: The link to the flow, or its text with `${…}`.
  func url(passingQueryOf url: String) -> String {
    let query = query(of: url)
    guard !query.isEmpty else { return link.url }
    let own = link.url.prefix { $0 != "#" }
    let path = own.prefix { $0 != "?" }
    let ownQuery = own.dropFirst(path.count + 1)
    return "\(path)?\(query)\(ownQuery.isEmpty ? "" : "&\(ownQuery)")"
  }

  /// Returns the query of a link, without its `?`. In a text with `${…}`, what is inside of these
  /// neither begins nor ends it.
  private func query(of url: String) -> String {
    let bytes = Array(url.utf8)
    var (start, end) = (bytes.count, bytes.count)
    var scanner = TemplateScanner(bytes)
    while case .some(let part) = scanner.next() {
      guard case .text(let range) = part else { continue }
      for place in range {
        if bytes[place] == UInt8(ascii: "#") {
          end = place
          return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
        }
        if bytes[place] == UInt8(ascii: "?"), start == bytes.count { start = place + 1 }
      }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns the link that another one to the flow opens, with the source range of the other.
  func link(passingQueryOf other: Link) -> Link {
    let substitution = other.substitution.map { made in
      Substitution(
        isUnknown: made.isUnknown, template: made.template.map { url(passingQueryOf: $0) },
        useRange: made.useRange, arguments: made.arguments, use: made.use)
    }
    return Link(url: url(passingQueryOf: other.url), range: other.range, substitution)
  }
}
