import Testing

@testable import Bookshop

/// Tests of the generated code, used as in a client.
@Suite struct BookshopTests {
  @Test("A route is written as the link that opens its screen")
  func writing() {
    #expect(Shop.Route.books.url == "bookshop://books")
    let plain = Shop.Route.book(id: "emma", title: "Emma", cover: "")
    #expect(plain.url == "bookshop://books/emma?title=Emma&cover=")
    let emma = Shop.Route.book(id: "emma", title: "Emma & I", cover: "covers/emma.png")
    #expect(emma.url == "bookshop://books/emma?title=Emma%20%26%20I&cover=covers%2Femma.png")
    #expect(emma.screen == .book)
    let signed = Shop.Route.book(id: "a/b", title: "", cover: "", price: 12.5, signed: true)
    #expect(
      signed.webURL == "https://books.example/books/a%2Fb?title=&cover=&price=12.5&signed=true")
  }

  @Test("A link is read as the route that it opens")
  func reading() {
    #expect(
      Shop.Route("bookshop://books/emma?title=Emma&cover=c.png&price=3")
        == .book(id: "emma", title: "Emma", cover: "c.png", price: 3))
    #expect(
      Shop.Route("HTTPS://Books.Example/books/emma?cover=&title=Emma+Woodhouse&signed=true")
        == .book(id: "emma", title: "Emma Woodhouse", cover: "", signed: true))
    #expect(Shop.Route(path: "/basket?utm_source=letter") == .basket)
  }

  @Test(
    "A link without a matching route is not a route",
    arguments: [
      "bookshop://shelves", "bookshop://books/emma", "othershop://books", "/books",
      "https://elsewhere.example/books",
      "bookshop://books/emma?title=Emma&cover=c.png&price=dear",
      "bookshop://books/emma?title=Emma&cover=c.png&signed=yes",
    ])
  func refusal(link: String) {
    #expect(Shop.Route(link) == nil)
  }

  @Test("Screens, components, heroes and transitions have names")
  func names() {
    #expect(Shop.Screen.allCases == [.basket, .book, .books, .signIn])
    #expect(Shop.Component.Books.row1Cover.rawValue == "row-1/cover")
    #expect(Shop.Component.Book.cover.rawValue == "cover")
    #expect(Shop.Component.Book(rawValue: "buy") == .buy)
    #expect(Shop.Hero.allCases.map(\.rawValue) == ["book/middlemarch", "book/emma"])
    #expect(Shop.Transition.openBook.rawValue == "open-book")
    #expect(Shop.Tab.allCases == [.books, .basket])
    #expect(Shop.Device.ipad11.rawValue == "ipad-11")
  }

  @Test("The names of two projects in one target are separate")
  func twoProjects() {
    #expect(Help.Route("bookshop-help://") == .contents)
    #expect(Help.Route.contents.url == "bookshop-help://")
    #expect(Help.Route("bookshop://books") == nil)
  }
}
