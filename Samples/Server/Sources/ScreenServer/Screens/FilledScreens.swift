import HTTPTypes
import Segue

/// The screens that the database fills. Each is prepared once, when the server starts: what depends
/// neither on data nor on arguments is done, and a request fills the rest.
struct FilledScreens: Sendable {
  /// A screen with the data of a request.
  struct Content {
    let prepared: RequestScreen
    /// The data, of a generated type, as JSON.
    let data: [UInt8]

    /// The screen to lay out, which is also what its diagnostics are about.
    func filled() -> RequestScreen {
      prepared.filled(with: SourceFile(path: "data", bytes: data))
    }
  }

  private let prepared: [String: RequestScreen]
  private let database: ShopDatabase

  init(_ compiler: Compiler, _ database: ShopDatabase) {
    let screens = Outfits.Screen.allCases.compactMap { screen in
      compiler.prepare(screen.rawValue).map { (screen.rawValue, $0) }
    }
    prepared = Dictionary(uniqueKeysWithValues: screens.filter(\.1.declaresData))
    self.database = database
  }

  /// Whether the database fills a screen.
  func contains(_ screen: String) -> Bool { prepared[screen] != nil }

  /// Reads the data of the screen that a link opens; nil if the database fills none.
  ///
  /// - Throws: A refusal with status 404 if the database does not have what the link identifies.
  func content(of link: OpenedLink) throws(Refusal) -> Content? {
    guard let prepared = prepared[link.screen] else { return nil }
    guard let route = link.route, route.screen.rawValue == link.screen,
      let data = try database.data(of: route)
    else { throw Refusal(.notFound, "the database has nothing for \"\(link.screen)\"") }
    return Content(prepared: prepared, data: data)
  }
}
