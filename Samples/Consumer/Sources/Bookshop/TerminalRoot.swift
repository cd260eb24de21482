/// What the bookshop provides for its screens, in a terminal. If a screen has an action that is not
/// handled here, or a new screen is not described, this does not compile.
struct TerminalRoot: Shop.CompositionRoot {
  let actions = Desk()
  let events = Ledger()
  let requirements = Visitor()
  let screens = Descriptions()

  struct Desk: Shop.CustomActions {
    func addToBasket(book: String, signed: Bool) {
      print("\(book) is in the basket" + (signed ? ", signed" : ""))
    }

    func signIn() { print("welcome") }
  }

  struct Ledger: Shop.TrackingEvents {
    func bookBought(book: String, price: Double) { print("\(book) for £\(price)") }
  }

  struct Visitor: Shop.Requirements {
    var session: Bool { false }
  }

  struct Descriptions: Shop.ScreenFactory {
    func basket() -> String { "opens the basket" }

    func book(id: String, title: String, cover: String, price: Double, signed: Bool) -> String {
      "opens the book \(id), \(title), for £\(price)" + (signed ? ", signed" : "")
    }

    func books() -> String { "opens all books" }
    func signIn() -> String { "signs a visitor in" }
  }
}
