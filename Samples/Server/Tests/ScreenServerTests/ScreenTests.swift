import Foundation
import ScreenServer
import Segue
import Testing

/// Responses equal the library's output byte for byte; statuses and headers follow RFC 9110 and RFC
/// 9111.
@Suite struct ScreenTests {
  private let server: RunningServer
  private static let shop = Result { try Shop.load(project: RunningServer.outfits) }

  init() throws { server = try RunningServer.shared.get() }

  private func layout(
    _ id: String, _ arguments: [String: ScalarValue] = [:], on device: Device
  ) throws -> ScreenLayout {
    let compiler = try Self.shop.get().compiler
    var diagnostics: [Diagnostic] = []
    let screen = try #require(
      compiler.screen(id, arguments: arguments, direction: device.direction).value(
        reportingTo: &diagnostics))
    let layout = compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
    #expect(!diagnostics.hasErrors)
    return layout
  }

  @Test("Every screen is served as the compiler lays it out, from the artefact or the database")
  func screens() throws {
    let shop = try Self.shop.get()
    var checked = 0
    for index in 0..<shop.artefact.screenCount {
      let screen = shop.artefact.screen(at: ScreenIndex(index))
      // A route without parameters is a path.
      guard let route = screen.route, !route.contains("{"), screen.arguments.isEmpty else {
        continue
      }
      for device in shop.artefact.devices {
        let answer = try server.get("/screens\(route)?device=\(device.name)")
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/json")
        #expect(answer.body == (try layout(screen.id, on: device).json()), "\(screen.name)")
        checked += 1
      }
    }
    #expect(checked > 50)
  }

  @Test("A link's arguments are passed to the screen")
  func arguments() throws {
    let device = try #require(try Self.shop.get().compiler.project.devices.first)
    let answer = try server.get("/screens/settings/privacy/block-list?contact=57")
    #expect(answer.status == 200)
    #expect(answer.text.contains("Contact 57"))
    #expect(answer.body == (try layout("block-list", ["contact": .number(57)], on: device).json()))
  }

  @Test("A screen without data is compiled for devices that the artefact does not contain")
  func otherDevice() throws {
    let size = try #require(Device.named("375x812@3"))
    let answer = try server.get("/screens/filter?device=375x812@3")
    #expect(answer.body == (try layout("filter", on: size).json()))
  }

  @Test("A device is a name or a size, from the query or a header, and the query takes precedence")
  func devices() throws {
    let size = try #require(Device.named("375x812@3"))
    let expected = try layout("bag", on: size).json()
    #expect(try server.get("/screens/bag?device=375x812@3").body == expected)
    #expect(try server.get("/screens/bag", "Segue-Device: 375x812@3").body == expected)
    let both = try server.get("/screens/bag?device=375x812@3", "Segue-Device: ipad-11")
    #expect(both.body == expected)
    let unknown = try server.get("/screens/bag?device=fridge")
    #expect(unknown.status == 400)
    #expect(unknown.headers["content-type"] == "application/problem+json")
    #expect(unknown.text.contains("iphone-15"))
  }

  @Test(
    "A tap's plans are the artefacts of its links, on any device")
  func plans() throws {
    let read = try server.get("/plans/outfits?tap=card%5B1%5D/picture&device=iphone-15")
    #expect(read.status == 200)
    let shop = try Self.shop.get()
    let device = try #require(shop.artefact.devices.first { $0.name == "iphone-15" })
    let layout = try layout("outfits", on: device)
    let component = try #require(layout.screen.component(id: "card[1]/picture"))
    var scratch = LayoutScratch()
    var diagnostics: [Diagnostic] = []
    let plans = shop.compiler.plans(tapping: component, on: layout, in: &scratch).value(
      reportingTo: &diagnostics)
    let expected = plans.map { String(decoding: $0.artefact(), as: UTF8.self) }
    #expect(expected.count == 1)
    #expect(read.text == "{\"plans\":[\(expected.joined(separator: ","))]}")

    let compiled = try server.get("/plans/outfits?tap=card%5B1%5D/picture&device=375x812@3")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(compiled.body)) as? [String: Any])
    #expect((json["plans"] as? [Any])?.count == 1)

    #expect(try server.get("/plans/outfits?tap=header").text == "{\"plans\":[]}")
    #expect(try server.get("/plans/outfits?tap=nobody").status == 404)
    #expect(try server.get("/plans/outfits").status == 400)
  }

  @Test("The feed is composed for each request and ranked as requested")
  func feed() throws {
    func order(_ rank: String) throws -> [String] {
      let answer = try server.get("/feed?rank=\(rank)")
      #expect(answer.status == 200)
      let json = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
      return (json?["nodes"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
        .filter { $0.hasPrefix("card-") && !$0.contains("/") }
    }
    // Prices 310, 355, 389, 480 and 620; titles City, Double, Evening, Linen, Sunday.
    #expect(try order("price") == ["card-4", "card-5", "card-1", "card-3", "card-2"])
    #expect(try order("title") == ["card-2", "card-4", "card-3", "card-1", "card-5"])
    #expect(try server.get("/feed?rank=luck").status == 400)
  }

  @Test(
    "Unknown routes get 404, wrong arguments 400, and other methods 405 with the allowed ones"
  )
  func refusals() throws {
    #expect(try server.get("/screens/no/such/screen").status == 404)
    #expect(try server.get("/nowhere").status == 404)
    let delete = try server.request("DELETE", "/screens/bag")
    #expect(delete.status == 405)
    #expect(delete.headers["allow"] == "GET, HEAD")
    let get = try server.get("/screens")
    #expect(get.status == 405)
    #expect(get.headers["allow"] == "POST")
    #expect(try server.get("/screens/bag", "Accept: text/plain, image/*").status == 406)
    #expect(try server.get("/screens/bag", "Accept: text/plain, */*;q=0.1").status == 200)
    #expect(
      try server.get("/screens/bag", "Accept: */*, application/json;q=0").status == 406)
    #expect(
      try server.get("/screens/settings/privacy/block-list?contact=all").status == 400)
  }

  @Test("HEAD has the headers of GET and no body")
  func head() throws {
    let get = try server.get("/screens/bag")
    let head = try server.request("HEAD", "/screens/bag")
    #expect(head.status == 200)
    #expect(head.headers["content-length"] == "\(get.body.count)")
    #expect(head.headers["etag"] == get.headers["etag"])
  }
}
