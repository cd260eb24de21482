import Segue
import Testing

@testable import Bookshop

/// Tests of the embedded artefacts, read by the library.
@Suite struct ArtefactTests {
  @Test("The artefact of each project is a resource")
  func resources() throws {
    #expect(try CompiledProject(#require(Artefacts.shop)).app == "bookshop")
    #expect(try CompiledProject(#require(Artefacts.help)).app == "bookshop help")
  }

  @Test("A generated route leads to a compiled screen, in which a generated id has a frame")
  func frames() throws {
    let project = try CompiledProject(#require(Artefacts.shop))
    let route = Shop.Route.book(
      id: "emma", title: "Emma", cover: "covers/emma.png", signed: true)
    let destination = try project.destination(of: route.url)
    #expect(destination.screenID == Shop.Screen.book.rawValue)
    let screen = try #require(destination.screen)
    let device = try #require(project.device(named: Shop.Device.iphone15.rawValue))
    let layout = try #require(screen.layout(on: device))
    let cover = try #require(
      screen.tree.firstIndex { $0.id == Shop.Component.Book.cover.rawValue })
    // The width and height from its style, centred in 393 points.
    #expect(layout.frame(of: cover).size == Size(width: 200, height: 300))
    #expect(abs(layout.frame(of: cover).origin.x - 96.5) < 0.5)
  }
}
