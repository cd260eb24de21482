import GRDB

/// What belongs to the member who is signed in.
extension ShopQueries {
  private typealias Contact = Outfits.Shared.Contact
  private typealias Product = Outfits.Shared.Product

  func bag() throws -> Outfits.Data.Bag {
    Outfits.Data.Bag(
      lines: try all(
        """
        SELECT bagLines.id, bagLines.detail, \(Product.columns)
        FROM bagLines JOIN products ON products.id = bagLines.product
        WHERE bagLines.member = ? ORDER BY bagLines.id
        """, [Self.member], Outfits.Shared.Line.init),
      total: try bagTotal())
  }

  func checkout() throws -> Outfits.Data.Checkout {
    let address = try one(
      "member \(Self.member)",
      "SELECT firstName, lastName, street, postcode, city FROM members WHERE id = ?",
      [Self.member]
    ) { row in
      Outfits.Data.Checkout.Address(
        firstName: try row.next(), lastName: try row.next(), street: try row.next(),
        postcode: try row.next(), city: try row.next())
    }
    return Outfits.Data.Checkout(address: address, total: try bagTotal())
  }

  private func bagTotal() throws -> Double {
    try one(
      "bag",
      """
      SELECT total(products.price) FROM bagLines JOIN products ON products.id = bagLines.product
      WHERE bagLines.member = ?
      """, [Self.member]
    ) { row in try row.next() }
  }

  func wishlist() throws -> Outfits.Data.Wishlist {
    Outfits.Data.Wishlist(
      products: try all(
        """
        SELECT \(Product.columns) FROM wishes JOIN products ON products.id = wishes.product
        WHERE wishes.member = ? ORDER BY wishes.position
        """, [Self.member], Product.init),
      restocked: try all(
        """
        SELECT \(Product.columns) FROM members JOIN products ON products.id = members.restocked
        WHERE members.id = ?
        """, [Self.member], Product.init
      ).first)
  }

  func profile() throws -> Outfits.Data.Profile {
    try one(
      "member \(Self.member)",
      """
      SELECT firstName || ' ' || lastName, picture, since, tier,
        (SELECT count(*) FROM orders WHERE member = members.id),
        (SELECT count(*) FROM orders WHERE member = members.id AND status = 'underway'),
        (SELECT count(*) FROM wishes WHERE member = members.id),
        (SELECT count(*) FROM orders WHERE member = members.id AND status = 'returned')
      FROM members WHERE id = ?
      """, [Self.member]
    ) { row in
      Outfits.Data.Profile(
        member: Outfits.Shared.Member(
          name: try row.next(), picture: try row.next(), since: try row.next(),
          tier: try row.next()),
        orders: try row.next(), underway: try row.next(), wishes: try row.next(),
        returns: try row.next())
    }
  }

  /// Returns all contacts who are blocked, or one of them.
  func blockList(_ contact: Double) throws -> Outfits.Data.BlockList {
    Outfits.Data.BlockList(
      contacts: try all(
        """
        SELECT \(Contact.columns) FROM contacts
        WHERE member = :member AND (:contact = 0 OR id = :contact) ORDER BY id
        """, ["member": Self.member, "contact": contact], Contact.init))
  }

  func contact(_ id: Double) throws -> Outfits.Data.Contact {
    Outfits.Data.Contact(
      contact: try one(
        "contact \(id.text)",
        "SELECT \(Contact.columns) FROM contacts WHERE member = ? AND id = ?",
        [Self.member, id], Contact.init))
  }
}
