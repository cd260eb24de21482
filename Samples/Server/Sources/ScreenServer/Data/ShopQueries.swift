import GRDB
import Segue

/// Reads what screens show. Each function is a few statements, which a connection prepares once.
struct ShopQueries {
  private let database: Database

  /// The member who is signed in. A real shop would know it from the request.
  static let member = 1

  init(_ database: Database) { self.database = database }

  /// Returns the data that fills the screen of a route; nil if the screen shows none.
  func data(of route: Outfits.Route) throws -> (any JSONRepresentable)? {
    switch route {
    case .outfits: try feed()
    case .outfit(let id): try outfit(id)
    case .outfitZoom(let id): try outfitZoom(id)
    case .product(let id): try product(id)
    case .story(let id, _): try story(id)
    case .brands: try brands()
    case .bag: try bag()
    case .checkout: try checkout()
    case .wishlist: try wishlist()
    case .profile: try profile()
    case .orders: try orders()
    case .order(let id): try order(id)
    case .blockList(let contact): try blockList(contact)
    case .contact(let id): try contact(id)
    case .filter, .join, .login, .notFound, .privacy, .settings, .sizeGuide, .styleGuideAr: nil
    }
  }

  /// Returns a value for each row that a statement finds.
  func all<Value>(
    _ sql: String, _ arguments: StatementArguments = [],
    _ read: (inout RowReader) throws -> Value
  ) throws -> [Value] {
    let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
    var values: [Value] = []
    while let row = try rows.next() {
      var reader = RowReader(row)
      values.append(try read(&reader))
    }
    return values
  }

  /// Returns the value of the first row that a statement finds.
  ///
  /// - Parameter name: What it is, for people who ask for something that there is not.
  func one<Value>(
    _ name: @autoclosure () -> String, _ sql: String, _ arguments: StatementArguments = [],
    _ read: (inout RowReader) throws -> Value
  ) throws -> Value {
    let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
    guard let row = try rows.next() else { throw MissingData(name: name()) }
    var reader = RowReader(row)
    return try read(&reader)
  }
}

/// The generated types know nothing of the library; this is what lets them fill screens.
extension Outfits.Data.Bag: JSONRepresentable {}
extension Outfits.Data.BlockList: JSONRepresentable {}
extension Outfits.Data.Brands: JSONRepresentable {}
extension Outfits.Data.Checkout: JSONRepresentable {}
extension Outfits.Data.Contact: JSONRepresentable {}
extension Outfits.Data.Order: JSONRepresentable {}
extension Outfits.Data.Orders: JSONRepresentable {}
extension Outfits.Data.Outfit: JSONRepresentable {}
extension Outfits.Data.OutfitZoom: JSONRepresentable {}
extension Outfits.Data.Outfits: JSONRepresentable {}
extension Outfits.Data.Product: JSONRepresentable {}
extension Outfits.Data.Profile: JSONRepresentable {}
extension Outfits.Data.Story: JSONRepresentable {}
extension Outfits.Data.Wishlist: JSONRepresentable {}
