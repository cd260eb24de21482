import GRDB

/// The types that screens share, read from rows. Each has the columns that it is read from.
extension Outfits.Shared.Outfit {
  static let columns =
    "outfits.id, outfits.picture, outfits.title, outfits.price, outfits.badge, outfits.backdrop"

  init(from row: inout RowReader) throws {
    self.init(
      id: try row.next(), picture: try row.next(), title: try row.next(), price: try row.next(),
      badge: try row.next(), backdrop: try row.next())
  }
}

extension Outfits.Shared.Product {
  static let columns = """
    products.id, products.picture, products.brand, products.title, products.price, products.cutOut
    """

  init(from row: inout RowReader) throws {
    self.init(
      id: try row.next(), picture: try row.next(), brand: try row.next(), title: try row.next(),
      price: try row.next(), cutOut: try row.next())
  }
}

extension Outfits.Shared.Story {
  static let columns = """
    stories.id, stories.poster, stories.title, stories.text, stories.seconds, stories.outfit
    """

  init(from row: inout RowReader) throws {
    self.init(
      id: try row.next(), poster: try row.next(), title: try row.next(), text: try row.next(),
      seconds: try row.next(), outfit: try row.next())
  }
}

extension Outfits.Shared.Line {
  /// The columns of a line; those of its product follow.
  init(from row: inout RowReader) throws {
    let id: UInt32 = try row.next()
    let detail: String = try row.next()
    self.init(id: id, product: try Outfits.Shared.Product(from: &row), detail: detail)
  }
}

extension Outfits.Shared.Contact {
  static let columns = "contacts.id, contacts.name, contacts.since"

  init(from row: inout RowReader) throws {
    self.init(id: try row.next(), name: try row.next(), since: try row.next())
  }
}

extension Outfits.Shared.Size {
  init(from row: inout RowReader) throws {
    self.init(name: try row.next(), stock: try row.next(), mine: try row.next())
  }
}

extension Outfits.Shared.Brand {
  init(from row: inout RowReader) throws {
    self.init(
      id: try row.next(), name: try row.next(), note: try row.next(), chosen: try row.next())
  }
}

extension Outfits.Shared.Badge: DatabaseValueConvertible {}
extension Outfits.Shared.Member.Tier: DatabaseValueConvertible {}
extension Outfits.Shared.Order.Status: DatabaseValueConvertible {}
extension Outfits.Shared.Outfit.Backdrop: DatabaseValueConvertible {}
extension Outfits.Shared.Size.Stock: DatabaseValueConvertible {}
