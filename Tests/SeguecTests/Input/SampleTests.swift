import Foundation
import Testing

/// Tests of the whole sample, built once for all of them.
@Suite struct SampleTests {
  fileprivate struct Built {
    let run: Run
    let folder: TemporaryFolder
    let index: JSONValue
    /// The screens and the transitions. Decoding takes longer than the build, so without
    /// optimisation only every eighth transition is decoded.
    let files: [String: JSONValue]
  }

  private static let building = Task {
    let folder = try TemporaryFolder()
    let run = try await Seguec.run(["build", Seguec.sample, "--files", "-o", folder.path])
    var files: [String: JSONValue] = [:]
    let built = try folder.files().filter { $0.key.hasSuffix(".json") }
    for (index, name) in built.keys.sorted().enumerated() {
      guard Seguec.isOptimised || index % 8 == 0 || !name.hasPrefix("transitions/") else {
        continue
      }
      files[name] = try JSONValue(String(decoding: built[name] ?? [], as: UTF8.self))
    }
    return Built(run: run, folder: folder, index: files["index.json"] ?? .null, files: files)
  }

  @Test("The sample compiles without output on standard error")
  func clean() async throws {
    let built = try await Self.building.value
    #expect(built.run.status == 0 && built.run.errors.isEmpty, "\(built.run)")
  }

  @Test("Every screen file passes a strict check on its own")
  func eachScreen() async throws {
    let folder = "\(Seguec.sample)/screens"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(!files.isEmpty)
    let run = try await Seguec.run(["check", "--strict"] + files.map { "\(folder)/\($0)" })
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    for file in files {
      let text = try JSONValue(
        String(decoding: Data(contentsOf: URL(filePath: "\(folder)/\(file)")), as: UTF8.self))
      let screens = try await Self.building.value.index["screens"].elements
      #expect(screens.contains { $0["screen"] == text["screen"] }, "\(file) is in the build")
    }
  }

  @Test("Every transition begins and ends at the frames of its components in the built screens")
  func ends() async throws {
    let built = try await Self.building.value
    var compared = 0
    for link in built.index["links"].elements {
      for file in link["files"].elements.compactMap(\.string) {
        guard let transition = built.files[file] else {
          #expect(built.hasFile(file), "\(file) is in the index")
          continue
        }
        for pair in transition["pairs"].elements {
          for (end, name) in [("from", transition["source"]), ("to", transition["destination"])] {
            let device = transition["device"]["name"]
            guard
              let frame = Self.frame(of: pair[end], of: name, on: device, in: built),
              end == "from"
                || built.presentation(of: name, on: device) == transition["presentation"]
            else { continue }
            compared += 1
            // The frames are sums of the card's origin and a frame within it, so they are equal up
            // to the last bits.
            let differences = zip(pair[end]["frame"].rect ?? [], frame).map { abs($0 - $1) }
            #expect(
              differences.count == 4 && differences.allSatisfy { $0 < 1e-9 }, "\(file), \(end)")
          }
        }
      }
    }
    #expect(compared > (Seguec.isOptimised ? 500 : 60))
  }

  @Test(
    "The frames of a transition begin and end exactly at its end points, forwards and backwards",
    arguments: [
      ("outfits", "card[1]"), ("outfit", "picture"), ("profile", nil), ("outfits", "card[2]"),
      ("wishlist", nil),
    ].prefix(Seguec.isOptimised ? 5 : 3) as ArraySlice<(String, String?)>)
  func frames(screen: String, component: String?) async throws {
    let built = try await Self.building.value
    let links = built.index["links"].elements.filter {
      $0["from"].string == screen && (component == nil || $0["component"].string == component)
    }
    let tapped = try #require(links.first?["component"].string)
    for pop in [false, true] {
      let run = try await Seguec.run(
        [
          "frames", Seguec.sample, "--from", screen, "--tap", tapped, "--format", "json", "--fps",
          "10",
        ]
          + (pop ? ["--pop"] : []))
      let lines = try run.json
      #expect(lines.count >= 5, "\(run)")
      for line in lines {
        let frames = line["frames"].elements
        let (first, last) = (frames.first ?? .null, frames.last ?? .null)
        #expect(first["progress"].number == (pop ? 1 : 0))
        #expect(last["progress"].number == (pop ? 0 : 1))
        #expect(first["time"].number == 0 && last["time"] == line["duration"])
        let (source, target) = pop ? (last, first) : (first, last)
        for (index, pair) in line["pairs"].elements.enumerated() {
          for (moment, end) in [(source, "from"), (target, "to")] {
            let layer = moment["layers"].elements.first { $0["pair"].number == Double(index) }
            #expect(layer?["frame"] == pair[end]["frame"], "\(tapped), \(end)")
            if pair["primary"] == .boolean(true) {
              #expect(line[end]["frame"] == pair[end]["frame"])
            }
          }
        }
      }
    }
  }

  /// Returns the frame of a component in a built screen, in device coordinates.
  private static func frame(
    of end: JSONValue, of name: JSONValue, on device: JSONValue, in built: Built
  ) -> [Double]? {
    guard let screen = built.screen(named: name, on: device) else { return nil }
    let node = screen["nodes"].elements.first {
      $0["id"] == end["component"] || ($0["id"] == .null && $0["path"] == end["component"])
    }
    guard let frame = node?["frame"].rect, let viewport = screen["viewport"].rect else {
      return nil
    }
    return [frame[0] + viewport[0], frame[1] + viewport[1], frame[2], frame[3]]
  }
}

extension SampleTests.Built {
  fileprivate func hasFile(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  fileprivate func screen(named name: JSONValue, on device: JSONValue) -> JSONValue? {
    let entry = index["screens"].elements.first { $0["name"] == name }
    return entry?["files"].elements.compactMap { files[$0.string ?? ""] }
      .first { $0["device"]["name"] == device }
  }

  fileprivate func presentation(of name: JSONValue, on device: JSONValue) -> JSONValue? {
    screen(named: name, on: device)?["presentation"]
  }
}

/// Returns whether two rectangles are equal up to rounding errors.
private func near(_ a: [Double]?, _ b: [Double]?) -> Bool {
  guard let a, let b, a.count == b.count else { return false }
  return zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }
}
