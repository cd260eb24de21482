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

  /// Prepares the screens of a project that declare data.
  ///
  /// - Throws: An error if the database does not have their data, as after a change of the types
  ///   from which Swift was generated. Otherwise clients would see samples, or errors.
  init(_ shop: Shop, _ database: ShopDatabase) throws(StartError) {
    var prepared: [String: RequestScreen] = [:]
    let rows = try ShopDatabase()
    for index in 0..<shop.artefact.screenCount {
      let id = shop.artefact.screen(at: ScreenIndex(index)).id
      guard prepared[id] == nil, let screen = shop.compiler.prepare(id), screen.declaresData else {
        continue
      }
      guard let data = rows.example(of: id) else {
        throw StartError("the screen \"\(id)\" declares data that the database does not have")
      }
      let filled = screen.filled(with: SourceFile(path: "data", bytes: data))
      guard !filled.diagnostics.hasErrors else {
        throw StartError(
          DiagnosticsText().render(filled.diagnostics, in: filled.sources)
            + "the screen \"\(id)\" declares other data than the types in Outfits.segue.swift: "
            + "generate them again with seguec build --swift")
      }
      prepared[id] = screen
    }
    self.prepared = prepared
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
