/// Prints the destinations of links, as an app resolves them before it requests a screen from a
/// server.
@main
struct Bookshop {
  @MainActor static func main() {
    let links =
      CommandLine.arguments.count > 1
      ? Array(CommandLine.arguments.dropFirst())
      : [Shop.Route.books.url, Shop.Route.book(id: "emma", title: "Emma", cover: "").url]
    for link in links { print("\(link) \(Self.destination(of: link))") }
  }

  /// Returns a description of what a link opens.
  @MainActor static func destination(of link: String) -> String {
    if let route = Shop.Route(link) { return route.content(by: TerminalRoot().screens) }
    return Help.Route(link) == nil ? "is no link of the app" : "opens the help"
  }
}
