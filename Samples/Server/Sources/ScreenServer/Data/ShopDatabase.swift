import GRDB
import HTTPTypes
import Segue

/// The shop's data, in an SQLite database: what the screens show that is not in the project.
///
/// Calls block while they read, so they belong on a thread for compilations.
package struct ShopDatabase: Sendable {
  private let reader: any DatabaseReader

  /// Opens a database. A new one gets the tables, and the rows of the sample.
  ///
  /// - Parameters:
  ///   - file: The file, which is created if there is none; by default the data is in memory, and
  ///     gone when the process ends.
  ///   - readers: The number of threads that read at once. Data in memory has one connection.
  package init(file: String? = nil, readers: Int = 1) throws(StartError) {
    do {
      let database: any DatabaseWriter
      if let file {
        var configuration = Configuration()
        configuration.maximumReaderCount = max(1, readers)
        // Another program may be writing.
        configuration.busyMode = .timeout(5)
        database = try DatabasePool(path: file, configuration: configuration)
      } else {
        database = try DatabaseQueue()
      }
      try ShopSchema.migrator.migrate(database)
      reader = database
    } catch {
      throw StartError("\"\(file ?? ":memory:")\" is no database of the shop: \(error)")
    }
  }

  /// Returns the JSON of the data that fills a screen; nil if the screen shows none.
  ///
  /// All reads are in one transaction, so the data is that of one moment.
  func data(of route: Outfits.Route) throws(Refusal) -> [UInt8]? {
    do {
      return try reader.read { try ShopQueries($0).data(of: route) }?.json
    } catch let error as MissingData {
      throw Refusal(.notFound, "there is no \(error.name)")
    } catch {
      throw Refusal(.internalServerError, "the data cannot be read")
    }
  }

  /// Returns data for a screen with its default arguments; nil if the database does not fill it.
  func example(of screen: String) -> [UInt8]? {
    let route = Self.routes.first { $0.screen.rawValue == screen }
    return route.flatMap { try? data(of: $0) }
  }

  /// A route of each screen that the database fills.
  private static let routes: [Outfits.Route] = [
    .bag(), .blockList(), .brands, .checkout, .contact(), .order(), .orders, .outfit(),
    .outfitZoom(),
    .outfits, .product(), .profile, .story(), .wishlist,
  ]
}

/// Thrown if the database does not have what a link identifies.
struct MissingData: Error {
  let name: String
}
