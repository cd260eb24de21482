import GRDB

/// What the member has ordered.
extension ShopQueries {
  private typealias Order = Outfits.Shared.Order
  private typealias Product = Outfits.Shared.Product

  /// The number of orders that the screen shows without asking for older ones.
  private static let newest = 3

  /// An order, followed by the columns of its first product.
  private static let selection = """
    SELECT orders.id, orders.status, orders.month,
      (SELECT count(*) FROM orderLines WHERE orderLines."order" = orders.id),
      (SELECT total(price) FROM orderLines WHERE orderLines."order" = orders.id),
      orders.step, orders.arrival, \(Product.columns)
    FROM orders
    JOIN orderLines ON orderLines."order" = orders.id AND orderLines.position = 1
    JOIN products ON products.id = orderLines.product
    WHERE orders.member = ?
    """

  /// What a row of `selection` has.
  private struct Found {
    let order: Order
    let step: UInt8
    let arrival: String?

    init(from row: inout RowReader) throws {
      let id: UInt32 = try row.next()
      let status: Order.Status = try row.next()
      let month: String = try row.next()
      let pieces: UInt16 = try row.next()
      let price: Double = try row.next()
      step = try row.next()
      arrival = try row.next()
      order = Order(
        id: id, status: status, month: month, product: try Product(from: &row), pieces: pieces,
        price: price)
    }
  }

  func orders() throws -> Outfits.Data.Orders {
    Outfits.Data.Orders(
      orders: try all(
        "\(Self.selection) ORDER BY orders.id DESC LIMIT \(Self.newest)", [Self.member],
        Found.init
      ).map(\.order),
      count: try one(
        "order", "SELECT count(*) FROM orders WHERE member = ?", [Self.member]
      ) { row in try row.next() })
  }

  func order(_ id: Double) throws -> Outfits.Data.Order {
    let found = try one(
      "order \(id.text)", "\(Self.selection) AND orders.id = ?", [Self.member, id], Found.init)
    return Outfits.Data.Order(
      order: found.order, step: found.step,
      lines: try all(
        """
        SELECT orderLines.position, orderLines.detail, \(Product.columns)
        FROM orderLines JOIN products ON products.id = orderLines.product
        WHERE orderLines."order" = ? ORDER BY orderLines.position
        """, [id], Outfits.Shared.Line.init),
      arrival: found.arrival)
  }
}

extension Double {
  /// The number as a link has it: an integer without a fraction.
  var text: String { Int64(exactly: self).map(String.init) ?? description }
}
