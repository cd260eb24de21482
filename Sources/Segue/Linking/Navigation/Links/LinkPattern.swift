/// A link as it is written, with its `${…}`: what is true of it whatever its arguments are.
struct LinkPattern {
  /// The link with a mark on each side of the name of a parameter, in place of its value.
  private let marked: DeepLink

  /// A character for private use, which no name of a parameter is likely to contain.
  private static let mark: Character = "\u{E000}"

  /// Returns nil for a link without `${…}`, and for one that cannot be read without its arguments,
  /// because it begins with one. Linear in the link.
  init?(_ link: Link, schemes: [String], hosts: [String]) {
    guard let template = link.substitution?.template,
      let text = Template(template).filled({ percentEncoded("\(Self.mark)\($0)\(Self.mark)") }),
      let marked = try? DeepLink(text, schemes: schemes, hosts: hosts)
    else { return nil }
    self.marked = marked
  }

  /// The path as it is written.
  var path: String { "/" + marked.segments.map(Self.written).joined(separator: "/") }

  /// The segments; nil for each that has `${…}`.
  var segments: [String?] { marked.segments.map { $0.contains(Self.mark) ? nil : $0 } }

  /// Returns the arguments that the link passes to the route that it matches, as they are written.
  func arguments(_ match: RouteTable.Match, in routes: RouteTable) -> LinkArguments? {
    routes.match(marked.segments, with: match.screen).map { LinkArguments($0, marked.query) }
  }

  /// A part of the link with its `${…}`.
  static func written(_ part: String) -> String {
    guard part.contains(mark) else { return part }
    var text = ""
    for (place, piece) in part.split(separator: mark, omittingEmptySubsequences: false).enumerated()
    {
      text += place.isMultiple(of: 2) ? String(piece) : "${\(piece)}"
    }
    return text
  }

  /// The parameter whose value is all of a part; nil for any other part.
  static func parameter(_ part: String) -> Substring? {
    let pieces = part.split(separator: mark, omittingEmptySubsequences: false)
    return pieces.count == 3 && pieces[0].isEmpty && pieces[2].isEmpty ? pieces[1] : nil
  }
}
