import Foundation
import Segue
import Testing

/// Every flight of the sample on every device, by the library itself.
@Suite struct SampleFlightTests {
  /// The sample as the command line reads it.
  private static func project() throws -> Project {
    let root = Repository.root.appending(path: "Samples/Outfits")
    func files(in folder: String) -> [String] {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (names.map(Array.init) ?? []).compactMap { $0 as? String }.sorted()
    }
    func source(_ path: String) throws -> SourceFile {
      SourceFile(path: path, bytes: Array(try Data(contentsOf: root.appending(path: path))))
    }
    func sources(in folder: String) throws -> [SourceFile] {
      try files(in: folder).filter { $0.hasSuffix(".json") }.map { try source("\(folder)/\($0)") }
    }
    var assets = AssetCatalog()
    for path in files(in: "assets") where path.contains(".") {
      assets.add(path: path, bytes: try source("assets/\(path)").bytes)
    }
    return Project(
      ProjectFiles(
        manifest: try source("segue.json"), screens: try sources(in: "screens"),
        components: try sources(in: "components"), assets: assets))
  }

  @Test("the first and the last moment of every flight are its two ends, there and back")
  func ends() throws {
    let compilation = Compiler(try Self.project()).compile()
    #expect(compilation.diagnostics.isEmpty)
    var pairs = 0
    for transit in compilation.transits {
      for plan in transit.plans + transit.returns {
        let isPop = plan.direction == .pop
        let frames = plan.frames(perSecond: 8)
        let first = try #require(frames.first)
        let last = try #require(frames.last)
        #expect(first.time == 0 && last.time == plan.timing.duration)
        #expect(last.progress == (isPop ? 0 : 1))
        // What takes no time has one moment, its end.
        guard plan.timing.duration > 0 else {
          #expect(plan.kind == .none && frames.count == 1)
          continue
        }
        #expect(first.progress == (isPop ? 1 : 0))
        let (source, target) = isPop ? (last, first) : (first, last)
        for (index, layer) in plan.layers.enumerated() {
          #expect(source.layers[index] == layer.state(at: 0))
          #expect(target.layers[index] == layer.state(at: 1))
        }
        for (place, pair) in plan.pairs.enumerated() {
          let layer = try #require(plan.layers.firstIndex { $0.pair == place })
          pairs += 1
          #expect(
            source.layers[layer].frame == pair.from.frame, "\(plan.link.url) \(plan.device.name)")
          #expect(
            target.layers[layer].frame == pair.to.frame, "\(plan.link.url) \(plan.device.name)")
        }
        if let primary = plan.primary {
          #expect(plan.from == plan.pairs[primary].from && plan.to == plan.pairs[primary].to)
        }
      }
    }
    #expect(compilation.transits.flatMap(\.plans).count > 500 && pairs > 500)
  }
}
