/// Prints the destinations of links, as an app resolves them before it requests a screen from a
/// server.
@main
struct Bookshop {
  static func main() {
    let links =
      CommandLine.arguments.count > 1
      ? Array(CommandLine.arguments.dropFirst())
      : [Shop.Route.books.url, Shop.Route.book(id: "emma", title: "Emma", cover: "").url]
    for link in links { print("\(link) \(Self.destination(of: link))") }
  }

  /// Returns a description of what a link opens.
  static func destination(of link: String) -> String {
    switch Shop.Route(link) {
    case .books: "opens all books"
    case .book(let id, let title, _, let price, let signed):
      "opens the book \(id), \(title), for £\(price)" + (signed ? ", signed" : "")
    case .basket: "opens the basket"
    case nil: Help.Route(link) == nil ? "is no link of the app" : "opens the help"
    }
  }
}
