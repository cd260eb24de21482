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

  /// Returns the arguments that the link passes to the route of a screen that it matches, as they
  /// are written.
  func arguments(of screen: DeclarationIndex, in routes: RouteTable) -> LinkArguments? {
    routes.match(marked.segments, with: screen).map { LinkArguments($0, marked.query) }
  }

  /// Whether a part of the link is written without `${…}`.
  static func isFixed(_ part: String) -> Bool { !part.contains(mark) }

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

extension LinkPattern {
  /// Returns why a text with `${…}` is not a link of the app, whatever its values are; nil if it
  /// may be one.
  static func problem(
    of template: String, schemes: [String], hosts: [String]
  ) -> DeepLink.Problem? {
    guard case .parts(let parts) = Template(template), case .text(let beginning) = parts[0],
      decides(beginning)
    else { return nil }
    do throws(DeepLink.Problem) {
      _ = try DeepLink(beginning, schemes: schemes, hosts: hosts)
      return nil
    } catch {
      return error == .tooLarge ? nil : error
    }
  }

  /// Whether the beginning of a link has its whole scheme, and its whole host on the web.
  private static func decides(_ beginning: String) -> Bool {
    guard let end = beginning.firstIndex(where: { ":/?#".contains($0) }) else { return false }
    guard beginning[end] == ":" else { return true }
    let rest = beginning[end...].dropFirst()
    guard ["http", "https"].contains(beginning[..<end].lowercased()) else { return !rest.isEmpty }
    return rest.dropFirst(2).contains { "/?#".contains($0) }
  }
}
