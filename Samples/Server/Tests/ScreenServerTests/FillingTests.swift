import Foundation
import ScreenServer
import Segue
import SegueFiles
import Testing

/// A new database has the values of the project's sample data, which the compiler lays out without
/// a database.
@Suite struct FillingTests {
  private static let shop = Result { try Shop.load(project: RunningServer.outfits) }

  /// A sample of the project that names arguments, which a link has.
  private struct Sample {
    let screen: String
    let arguments: [String: ScalarValue]

    /// Returns the path of the link, with what is not in the route's path in the query.
    func path(route: String) -> String {
      var path = route
      var query: [String] = []
      for (name, value) in arguments {
        let text =
          switch value {
          case .string(let text): text
          case .number(let number): "\(Int(number))"
          case .boolean(let flag): "\(flag)"
          }
        if path.contains("{\(name)}") {
          path = path.replacingOccurrences(of: "{\(name)}", with: text)
        } else {
          query.append("\(name)=\(text)")
        }
      }
      return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }

    static func all() throws -> [Sample] {
      let files = FileManager.default
      let folder = URL(filePath: RunningServer.outfits).appending(path: "data")
      return try files.contentsOfDirectory(atPath: folder.path).sorted().flatMap { screen in
        try files.contentsOfDirectory(atPath: folder.appending(path: screen).path).sorted()
          .compactMap { name in
            let data = try Data(contentsOf: folder.appending(path: "\(screen)/\(name)"))
            let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            guard let given = json?["arguments"] as? [String: Any] else { return nil }
            let arguments = given.mapValues { value -> ScalarValue in
              if let text = value as? String { return .string(text) }
              return .number((value as? NSNumber)?.doubleValue ?? .nan)
            }
            return Sample(screen: screen, arguments: arguments)
          }
      }
    }
  }

  @Test("The database fills a screen as the sample with the same values, byte for byte")
  func samples() throws {
    let server = try RunningServer.shared.get()
    let shop = try Self.shop.get()
    let routes = Dictionary(
      (0..<shop.artefact.screenCount).map { shop.artefact.screen(at: ScreenIndex($0)) }
        .map { ($0.id, $0.route ?? "") }, uniquingKeysWith: { first, _ in first })
    let samples = try Sample.all()
    #expect(samples.count > 25)
    for sample in samples {
      let path = sample.path(route: try #require(routes[sample.screen]))
      for device in shop.artefact.devices {
        let answer = try server.get(
          "/screens\(path)\(path.contains("?") ? "&" : "?")device=\(device.name)")
        #expect(answer.status == 200, "\(path)")
        var diagnostics: [Diagnostic] = []
        let screen = try #require(
          shop.compiler.screen(
            sample.screen, arguments: sample.arguments, direction: device.direction
          ).value(reportingTo: &diagnostics))
        let layout = shop.compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
        #expect(!diagnostics.hasErrors)
        #expect(answer.body == layout.json(), "\(path) on \(device.name)")
      }
    }
    #expect(try server.metric(#"segue_screens_total{origin="filled"}"#) > 100)
  }

  @Test(
    "An identity that the database does not have is answered by 404 and a problem",
    arguments: [
      ("outfits/9", "outfit \"9\""), ("outfits/9/zoom", "outfit \"9\""),
      ("products/hat", "product \"hat\""), ("stories/summer", "story \"summer\""),
      ("orders/7", "order 7"), ("orders/1042.5", "order 1042.5"), ("orders/1e300", "order 1e+300"),
      ("settings/privacy/block-list/7", "contact 7"),
    ])
  func missing(path: String, name: String) throws {
    let server = try RunningServer.shared.get()
    for kind in ["screens", "plans"] {
      let answer = try server.get("/\(kind)/\(path)?tap=picture")
      #expect(answer.status == 404)
      #expect(answer.headers["content-type"] == "application/problem+json")
      let problem = try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
      #expect(problem?["detail"] as? String == "there is no \(name)")
    }
  }

  @Test("A filter that finds nothing shows the screen without anything in it")
  func filter() throws {
    let answer = try RunningServer.shared.get().get(
      "/screens/settings/privacy/block-list?contact=7")
    #expect(answer.status == 200)
    #expect(answer.text.contains("Nobody is on it."))
  }

  @Test("The generated types are those of the project")
  func generatedTypes() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/ScreenServer/Data/Outfits.segue.swift")
    let compiler = Compiler(Project(try ProjectFolder(RunningServer.outfits).files()))
    let source = compiler.compile().swiftSource(of: compiler.project, named: "Outfits")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == source,
      "run seguec build Samples/Outfits --swift \(file.standardizedFileURL.path)")
  }
}
