import GRDB

/// What the shop sells, which is the same for everyone.
extension ShopQueries {
  private typealias Outfit = Outfits.Shared.Outfit
  private typealias Product = Outfits.Shared.Product
  private typealias Story = Outfits.Shared.Story

  /// Returns the newest edition of the feed.
  func feed() throws -> Outfits.Data.Outfits {
    let edition = try one(
      "edition of the feed",
      """
      SELECT editions.id, editions.date, \(Story.columns)
      FROM editions JOIN stories ON stories.id = editions.story
      ORDER BY editions.id DESC LIMIT 1
      """
    ) { row in
      (
        id: try row.next(as: Int64.self), date: try row.next(as: String.self),
        story: try Story(from: &row)
      )
    }
    return Outfits.Data.Outfits(
      date: edition.date,
      outfits: try all(
        """
        SELECT \(Outfit.columns)
        FROM editionOutfits JOIN outfits ON outfits.id = editionOutfits.outfit
        WHERE editionOutfits.edition = ? ORDER BY editionOutfits.position
        """, [edition.id], Outfit.init),
      story: edition.story,
      products: try all(
        """
        SELECT \(Product.columns)
        FROM editionProducts JOIN products ON products.id = editionProducts.product
        WHERE editionProducts.edition = ? ORDER BY editionProducts.position
        """, [edition.id], Product.init))
  }

  func outfit(_ id: String) throws -> Outfits.Data.Outfit {
    let found = try one(
      "outfit \"\(id)\"", "SELECT \(Outfit.columns), outfits.stylist FROM outfits WHERE id = ?",
      [id]
    ) { row in
      (outfit: try Outfit(from: &row), stylist: try row.next(as: String.self))
    }
    return Outfits.Data.Outfit(
      outfit: found.outfit, stylist: found.stylist,
      pieces: try all(
        """
        SELECT \(Product.columns) FROM pieces JOIN products ON products.id = pieces.product
        WHERE pieces.outfit = ? ORDER BY pieces.position
        """, [id], Product.init))
  }

  func outfitZoom(_ id: String) throws -> Outfits.Data.OutfitZoom {
    Outfits.Data.OutfitZoom(
      outfit: try one(
        "outfit \"\(id)\"", "SELECT \(Outfit.columns) FROM outfits WHERE id = ?", [id],
        Outfit.init))
  }

  func product(_ id: String) throws -> Outfits.Data.Product {
    let found = try one(
      "product \"\(id)\"",
      """
      SELECT \(Product.columns), products.rating, products.reviews, products.description
      FROM products WHERE id = ?
      """, [id]
    ) { row in
      (
        product: try Product(from: &row), rating: try row.next(as: Double.self),
        reviews: try row.next(as: UInt32.self), description: try row.next(as: String.self)
      )
    }
    return Outfits.Data.Product(
      product: found.product, rating: found.rating, reviews: found.reviews,
      sizes: try all(
        """
        SELECT sizes.name, sizes.stock, sizes.name = members.size
        FROM sizes JOIN members ON members.id = ?
        WHERE sizes.product = ? ORDER BY sizes.position
        """, [Self.member, id], Outfits.Shared.Size.init),
      description: found.description,
      outfits: try all(
        """
        SELECT \(Outfit.columns) FROM sightings JOIN outfits ON outfits.id = sightings.outfit
        WHERE sightings.product = ? ORDER BY sightings.position
        """, [id], Outfit.init))
  }

  func story(_ id: String) throws -> Outfits.Data.Story {
    Outfits.Data.Story(
      story: try one(
        "story \"\(id)\"", "SELECT \(Story.columns) FROM stories WHERE id = ?", [id], Story.init))
  }

  func brands() throws -> Outfits.Data.Brands {
    Outfits.Data.Brands(
      brands: try all(
        "SELECT id, name, note, chosen FROM brands ORDER BY position", [],
        Outfits.Shared.Brand.init))
  }
}
