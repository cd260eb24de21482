import Foundation
import Segue
import Testing

@testable import Bookshop

extension Shop.Data.Basket: JSONRepresentable {}

/// Tests of the generated types of data, used as in a server.
@Suite struct DataTests {
  private static let basket = Shop.Data.Basket(books: [
    .init(id: "emma", title: "Emma \"& I\"", price: 9.99, format: .paperback),
    .init(id: "middlemarch", title: "Middlemarch", price: 12),
  ])

  @Test("Data writes itself as JSON")
  func writing() {
    #expect(
      String(decoding: Self.basket.json, as: UTF8.self)
        == #"{"books":[{"id":"emma","title":"Emma \"& I\"","price":9.99,"format":"paperback"},"#
        + #"{"id":"middlemarch","title":"Middlemarch","price":12}]}"#)
  }

  @Test("Data fills its screen")
  func filling() throws {
    let shop = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Bookshop/Shop")
    func file(_ path: String) throws -> SourceFile {
      SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: shop.appending(path: path))))
    }
    let compiler = Compiler(
      Project(ProjectFiles(manifest: try file("segue.json"), screens: [], components: [])))
    let screen = compiler.read(try file("screens/basket.json"))
    let filled = compiler.screen(screen.filled(with: Self.basket))
    #expect(filled.diagnostics.isEmpty)
    let texts = try #require(filled.value).components.compactMap { component in
      if case .label(let runs) = component.content { runs.map(\.text).joined() } else { nil }
    }
    #expect(texts == ["Emma \"& I\", £9.99", "Middlemarch, £12"])
  }

  @Test("A number that JSON does not have is an error at its location")
  func infinity() throws {
    let compiler = Compiler(
      Project(
        ProjectFiles(
          manifest: SourceFile(path: "segue.json", text: "{}"), screens: [], components: [])))
    let screen = compiler.read(
      SourceFile(path: "a", text: #"{"screen": "a", "data": {}, "root": {"type": "layout"}}"#))
    let filled = screen.filled(
      with: Shop.Data.Basket(books: [.init(id: "", title: "", price: .nan)]))
    #expect(filled.diagnostics.map(\.code.rawValue) == ["invalid-literal"])
  }
}
