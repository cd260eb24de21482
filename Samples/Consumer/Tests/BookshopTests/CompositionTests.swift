import Segue
import Testing

@testable import Bookshop

/// Tests of what the app provides for its screens, with doubles that note what they are asked.
@MainActor @Suite struct CompositionTests {
  private final class Notes {
    var lines: [String] = []
  }

  /// A double of everything.
  private struct Double: Shop.CompositionRoot, Shop.CustomActions, Shop.TrackingEvents,
    Shop.Requirements, Shop.ScreenFactory, Shop.BookRouter, Shop.BooksRouter
  {
    let notes = Notes()
    var session = false

    var actions: Self { self }
    var events: Self { self }
    var requirements: Self { self }
    var screens: Self { self }

    func addToBasket(book: String, signed: Bool) { notes.lines.append("add \(book) \(signed)") }
    func signIn() { notes.lines.append("sign in") }
    func bookBought(book: String, price: Swift.Double) {
      notes.lines.append("bought \(book) \(price)")
    }
    func basket() -> String { "basket" }
    func book(
      id: String, title: String, cover: String, price: Swift.Double, signed: Bool
    ) -> String { "book \(id) \(price)" }
    func books() -> String { "books" }
    func signIn() -> String { "sign-in" }
    func openBook(
      id: String, title: String, cover: String, price: Swift.Double, signed: Bool
    ) { notes.lines.append("open \(id)") }
    func select(_ tab: Shop.Tab) { notes.lines.append("tab \(tab)") }
  }

  @Test("The actions of a compiled button reach what handles them, with their properties")
  func actionsOfAButton() throws {
    let root = Double()
    let project = try CompiledProject(#require(Artefacts.shop))
    let route = Shop.Route.book(
      id: "emma", title: "Emma", cover: "covers/emma.png", signed: true)
    let screen = try #require(project.destination(of: route.url).screen)
    let buy = try #require(screen.tree.first { $0.id == Shop.Component.Book.buy.rawValue })
    for action in buy.events.flatMap(\.actions) {
      switch action {
      case .custom(let name, let properties):
        try #require(Shop.CustomAction(name: name, properties: properties))
          .perform(by: root.actions)
      case .track(let event, let properties):
        try #require(Shop.TrackingEvent(name: event, properties: properties))
          .perform(by: root.events)
      case .selectTab(let tab): root.select(try #require(Shop.Tab(rawValue: tab)))
      default: Issue.record("\(action)")
      }
    }
    #expect(root.notes.lines == ["bought emma 9.99", "add emma true", "tab basket"])
  }

  @Test("What is no action of the screens, or lacks a property, is not read")
  func wrongActions() {
    #expect(Shop.CustomAction(name: "sign-in") == .signIn)
    #expect(Shop.CustomAction(name: "sign-out") == nil)
    #expect(Shop.CustomAction(name: "add-to-basket", properties: #"{"book": "emma"}"#) == nil)
    #expect(
      Shop.CustomAction(name: "add-to-basket", properties: #"{"book": 1, "signed": true}"#) == nil)
    let properties = #" {"signed":false , "x": [1e2, null], "book":"\u00e9\n"}"#
    #expect(
      Shop.CustomAction(name: "add-to-basket", properties: properties)
        == .addToBasket(book: "é\n", signed: false))
    #expect(Shop.CustomAction(name: "sign-in", properties: "{") == nil)
  }

  @Test("A requirement is asked of the app")
  func requirements() {
    var root = Double()
    #expect(!Shop.Requirement.session.isMet(by: root.requirements))
    root.session = true
    #expect(Shop.Requirement.allCases.allSatisfy { $0.isMet(by: root.requirements) })
  }

  @Test("A factory makes the screen of a link, and a router follows the links of its screen alone")
  func screens() throws {
    let root = Double()
    let route = try #require(
      Shop.Route("bookshop://books/emma?title=Emma&cover=c.png&price=3"))
    #expect(route.content(by: root.screens) == "book emma 3.0")
    #expect(Shop.Route.basket.content(by: root.screens) == "basket")
    #expect(route.follow(fromBooks: root))
    #expect(!Shop.Route.basket.follow(fromBooks: root))
    #expect(root.notes.lines == ["open emma"])
  }

  @Test("The app in the terminal describes each of its links")
  func terminal() {
    #expect(Bookshop.destination(of: "bookshop://sign-in") == "signs a visitor in")
    #expect(Bookshop.destination(of: "bookshop-help://") == "opens the help")
    #expect(Bookshop.destination(of: "https://elsewhere.example") == "is no link of the app")
  }
}
