import Testing

/// Tests of the output of `seguec frames`. The transition takes half a second, linearly, from (10,
/// 20) 80×40 to (0, 0) 100×50.
@Suite struct FramesOutputTests {
  private func frames(_ words: String..., project: TemporaryFolder? = nil) async throws -> Run {
    let folder = try project ?? SmallProject.make()
    return try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card", "--format", "json"] + words, in: folder.path)
  }

  @Test("A line has the documented keys, each with its type")
  func keys() async throws {
    let line = try await frames("--device", "tile", "--fps", "4").onlyJSON
    #expect(
      line.keys.isSuperset(of: [
        "transition", "kind", "device", "action", "direction", "duration", "fps", "tapped", "from",
        "to", "pairs", "frames",
      ]))
    #expect(line["transition"].string == "lift" && line["kind"].string == "hero")
    #expect(line["direction"].string == "push")
    #expect(line["duration"].number == 0.5 && line["fps"].number == 4)
    #expect(line["tapped"].keys == ["id", "frame"])
    #expect(line["tapped"]["id"].string == "card")
    #expect(line["tapped"]["frame"].rect == [10, 20, 80, 60])
    #expect(line["from"].keys == ["screen", "component", "frame"])
    #expect(line["from"]["screen"].string == "list" && line["from"]["component"].string == "shoe")
    #expect(line["from"]["frame"].rect == [10, 20, 80, 40])
    #expect(line["to"].keys == ["screen", "component", "frame"])
    #expect(line["to"]["screen"].string == "detail" && line["to"]["component"].string == "big")
    #expect(line["to"]["frame"].rect == [0, 0, 100, 50])
    #expect(line["pairs"].elements.count == 1)
    for frame in line["frames"].elements {
      #expect(frame.keys.isSuperset(of: ["index", "time", "progress", "layers"]))
      for layer in frame["layers"].elements {
        #expect(
          layer.keys.isSuperset(of: [
            "id", "pair", "z", "frame", "clip", "opacity", "cornerRadius", "content",
          ]))
        #expect(layer["frame"].rect != nil && layer["clip"].rect != nil)
        #expect(layer["cornerRadius"].elements.compactMap(\.number).count == 4)
        #expect(layer["content"].keys == ["type", "source", "frame", "pixelSize"])
        #expect(layer["content"]["pixelSize"].keys == ["width", "height"])
      }
    }
  }

  /// Creates a project in which a label without an id overlaps the picture, and the destination
  /// screen has a button at the same position.
  private static func withParts() throws -> TemporaryFolder {
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.list.replacing(
        #"{"type": "label", "id": "caption""#,
        with: #"""
          {"type": "label", "text": "New", "style": {"position": "absolute", "top": 0, "left": 0}},
          {"type": "layout", "children": [{"type": "layout", "style": {"height": 1,
            "backgroundColor": "red"}}]},
          {"type": "label", "id": "caption"
          """#), to: "screens/list.json")
    try folder.write(
      SmallProject.detail.replacing(
        #""style": {"height": 50, "objectFit": "cover"}}"#,
        with: #"""
          "style": {"height": 50, "objectFit": "cover"}},
          {"type": "button", "title": "Back", "style": {"position": "absolute", "top": 0,
            "left": 0}}
          """#), to: "screens/detail.json")
    return folder
  }

  @Test("The parts are those of the tapped component and other parts that leave their screen")
  func parts() async throws {
    let run = try await frames("--device", "tile", "--fps", "1", project: Self.withParts())
    let parts = try run.onlyJSON["parts"].elements
    let card = "/root/children/0"
    let keys: Set = ["screen", "path", "id", "type", "fate", "with", "layer"]
    #expect(parts.allSatisfy { Set($0.keys) == keys })
    #expect(
      parts.map(\.["path"].string) == [
        card, card + "/children/0", card + "/children/1", card + "/children/2",
        card + "/children/2/children/0", card + "/children/3", "/root/children/1",
      ])
    #expect(
      parts.map(\.["fate"].string) == [
        "paintsNothing", "flies", "liftedOut", "paintsNothing", "staysOnScreen", "staysOnScreen",
        "liftedIn",
      ])
    #expect(parts[1]["with"].string == "/root/children/0" && parts[1]["layer"].string == "shoe")
    #expect(parts[2]["layer"].string == card + "/children/1" && parts[2]["with"].string == nil)
    #expect(parts.last?["screen"].string == "destination")
  }

  @Test("The heading describes each part with a readable name")
  func partLines() async throws {
    let run = try await Seguec.run(
      "frames", "--from", "list", "--tap", "card", "--device", "tile", "--fps", "1",
      in: Self.withParts().path)
    let lines = run.output.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("parts") }, "\(run)")
    #expect(lines[first - 1].hasPrefix("  to"))
    #expect(
      lines[first..<(first + 5)] == [
        "parts       shoe            flies to big",
        "            “New”           lifted, fades out",
        "            layout in card  stays on its screen",
        "            caption         stays on its screen",
        "arriving    “Back”          lifted, fades in",
      ])
    let still = try await Seguec.run(
      "frames", "--from", "list", "--tap", "card", "--device", "tile", "--reduced-motion",
      in: Self.withParts().path)
    #expect(still.status == 0 && !still.output.contains("\nparts"))
  }

  @Test(
    "Frames are at i ÷ fps seconds, with a last one at the duration",
    arguments: [1, 2, 3, 4, 60, 120])
  func times(fps: Int) async throws {
    let frames = try await frames("--device", "tile", "--fps", "\(fps)").onlyJSON["frames"].elements
    let times = frames.compactMap(\.["time"].number)
    var expected = (0..<1000).map { Double($0) / Double(fps) }.filter { $0 < 0.5 }
    expected.append(0.5)
    #expect(times == expected)
    #expect(frames.compactMap(\.["index"].number) == expected.indices.map(Double.init))
  }

  @Test("The default rate is 60 frames per second")
  func defaultRate() async throws {
    let line = try await frames("--device", "tile").onlyJSON
    #expect(line["fps"].number == 60 && line["frames"].elements.count == 31)
  }

  @Test("The limit's number of layers is printed, and one more is refused")
  func limit() async throws {
    // There is one layer in 31 frames: 30 in half a second, and one at its end.
    for (count, isEnough) in [(32, true), (31, true), (30, false)] {
      let run = try await frames("--device", "tile", "--limit", "frames=\(count)")
      #expect(isEnough ? run.status == 0 : run.isRefusal && run.errors.contains("31 layers"))
    }
  }

  @Test("Progress is exactly 0 and 1 at the ends, and the layers there are at the end points")
  func ends() async throws {
    let line = try await frames("--device", "tile", "--fps", "4").onlyJSON
    let frames = line["frames"]
    #expect(frames.elements.map(\.["progress"].number) == [0, 0.5, 1])
    #expect(
      frames.elements.map(\.["layers"][0]["frame"].rect)
        == [[10, 20, 80, 40], [5, 10, 90, 45], [0, 0, 100, 50]])
  }

  @Test("A pop runs from 1 to 0, and from the destination back to the source")
  func pop() async throws {
    let line = try await frames("--device", "tile", "--fps", "4", "--pop").onlyJSON
    #expect(line["direction"].string == "pop")
    let frames = line["frames"].elements
    #expect(frames.map(\.["progress"].number) == [1, 0.5, 0])
    #expect(frames.map(\.["time"].number) == [0, 0.25, 0.5])
    #expect(
      frames.map(\.["layers"][0]["frame"].rect)
        == [[0, 0, 100, 50], [5, 10, 90, 45], [10, 20, 80, 40]])
  }

  @Test("There is a line for each device and each navigate action")
  func lines() async throws {
    let folder = try SmallProject.make()
    let twice = SmallProject.list.replacing(
      #"{"type": "track", "event": "card"}"#,
      with: #"{"type": "navigate", "to": "small://list", "transition": "slide"}"#)
    try folder.write(twice, to: "screens/list.json")
    let lines = try await frames(project: folder).json
    #expect(lines.map(\.["device"]["name"].string) == ["tile", "tile", "slab", "slab"])
    #expect(lines.map(\.["kind"].string) == ["slide", "hero", "slide", "hero"])
    #expect(
      lines.map(\.["action"]["to"].string)
        == ["small://list", "small://detail/1", "small://list", "small://detail/1"])
  }

  @Test(
    "A kind without pairs has the layers entering and exiting",
    arguments: ["fade", "slide", "moveIn"])
  func kindsWithoutPairs(kind: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.list.replacing(#""lift""#, with: #""\#(kind)""#), to: "screens/list.json")
    let line = try await frames("--device", "tile", project: folder).onlyJSON
    #expect(line["kind"].string == kind && line["pairs"].elements.isEmpty)
    for frame in line["frames"].elements {
      #expect(Set(frame["layers"].elements.map(\.["id"].string)) == ["entering", "exiting"])
    }
  }

  @Test("A hero without a partner warns at both ends and plays the default transition")
  func fallback() async throws {
    let folder = try SmallProject.make()
    let strange = SmallProject.detail.replacing(#""hero": "shoe""#, with: #""hero": "boot""#)
      .replacing("shoe.png", with: "other.png")
    try folder.write(strange, to: "screens/detail.json")
    try folder.write(try folder.read("assets/shoe.png"), to: "assets/other.png")
    let run = try await frames("--device", "tile", project: folder)
    let line = try run.onlyJSON
    #expect(run.status == 0)
    #expect(line["kind"].string == "fade" && line["fallbackFrom"].string == "hero")
    #expect(run.errors.contains("missing-partner"))
    #expect(run.errors.contains("screens/list.json:"))
    #expect(run.errors.contains("screens/detail.json:"))
    let strict = try await frames("--device", "tile", "--strict", project: folder)
    #expect(strict.status == 1 && strict.output.isEmpty)
  }

  @Test("The table and CSV contain the same frames as JSON")
  func otherFormats() async throws {
    let folder = try SmallProject.make()
    let words = ["frames", "--from", "list", "--tap", "card", "--device", "tile", "--fps", "4"]
    let table = try await Seguec.run(words, in: folder.path)
    // The backdrop fades in during the first 0.4 of the progress, and the entering screen during
    // the other 0.6: 0.1 ÷ 0.6 is 0.17.
    #expect(
      table.lines.suffix(12).map { $0.split(separator: " ") } == [
        ["0", "0", "0", "shoe", "10", "20", "80", "40", "1"],
        ["entering", "detail", "0", "0", "100", "200", "0"],
        ["backdrop", "0", "0", "100", "200", "0"],
        ["exiting", "list", "0", "0", "100", "200", "1"],
        ["1", "250", "0.5", "shoe", "5", "10", "90", "45", "1"],
        ["entering", "detail", "0", "0", "100", "200", "0.17"],
        ["backdrop", "0", "0", "100", "200", "1"],
        ["exiting", "list", "0", "0", "100", "200", "1"],
        ["2", "500", "1", "shoe", "0", "0", "100", "50", "1"],
        ["entering", "detail", "0", "0", "100", "200", "1"],
        ["backdrop", "0", "0", "100", "200", "1"],
        ["exiting", "list", "0", "0", "100", "200", "1"],
      ])
    let csv = try await Seguec.run(words + ["--format", "csv"], in: folder.path)
    #expect(csv.status == 0)
    let columns = csv.lines[0].split(separator: ",").count
    #expect(csv.lines.count == 4)
    #expect(
      csv.lines.allSatisfy {
        $0.split(separator: ",", omittingEmptySubsequences: false).count == columns
      })
  }
}
