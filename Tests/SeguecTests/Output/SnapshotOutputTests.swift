import Testing

@Suite struct SnapshotOutputTests {
  @Test("A component missing from a partially built screen is reported as such")
  func incomplete() async throws {
    let folder = try SmallProject.make()
    for command in [["snapshot", "screens/list.json"], ["frames", "--from", "list"]] {
      let run = try await Seguec.run(
        command + ["--tap", "card", "--limit", "components=1"], in: folder.path)
      #expect(run.isRefusal)
      #expect(run.errors.contains("not all of the screen could be built"), "\(run)")
    }
  }

  @Test("There is one line with the documented keys")
  func keys() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "card", "--format", "json", in: folder.path)
    let line = try run.onlyJSON
    #expect(run.status == 0)
    #expect(line.keys.isSuperset(of: ["screen", "tapped", "frame", "nodes"]))
    #expect(line["screen"].string == "list" && line["tapped"].string == "card")
    #expect(line["frame"].rect == [10, 20, 80, 60])
    for node in line["nodes"].elements {
      #expect(node.keys.isSuperset(of: ["path", "type", "kept", "reason", "frame"]))
      #expect(node["reason"].string?.isEmpty == false)
    }
  }

  @Test(
    "A tap on a child selects the tappable ancestor, and lists its nodes with relative frames")
  func nodes() async throws {
    let folder = try SmallProject.make()
    let line = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "caption", "--format", "json", in: folder.path
    ).onlyJSON
    #expect(line["tapped"].string == "card")
    let nodes = line["nodes"].elements
    #expect(
      nodes.map(\.["path"].string) == [
        "/root/children/0", "/root/children/0/children/0", "/root/children/0/children/1",
      ])
    #expect(nodes.map(\.["type"].string) == ["layout", "image", "label"])
    #expect(nodes.map(\.["kept"].boolean) == [true, true, false])
    #expect(nodes.map(\.["frame"].rect) == [[0, 0, 80, 60], [0, 0, 80, 40], [0, 40, 80, 20]])
  }

  @Test("Each node has its behavior in each link's transition, and each link its destination")
  func behaviors() async throws {
    let folder = try SmallProject.make()
    let twice = SmallProject.list.replacing(
      #"{"type": "track", "event": "card"}"#,
      with: #"{"type": "navigate", "to": "small://list", "transition": "slide"}"#)
    try folder.write(twice, to: "screens/list.json")
    let line = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "card", "--format", "json", in: folder.path
    ).onlyJSON
    let behaviors = line["nodes"].elements.map(\.["fates"].elements)
    #expect(behaviors.map { $0.map(\.["to"].string) } == Array(repeating: Self.links, count: 3))
    #expect(behaviors[1].map(\.["transition"].string) == ["slide", "lift"])
    // The card paints nothing, its picture flies, and its text is beside the picture.
    #expect(
      behaviors.map(\.[0]["fate"].string) == ["paintsNothing", "staysOnScreen", "staysOnScreen"])
    #expect(behaviors.map(\.[1]["fate"].string) == ["paintsNothing", "flies", "staysOnScreen"])
    #expect(behaviors.map(\.[1]["with"].string) == [nil, "/root/children/0", nil])
    #expect(line["flights"].elements.map(\.["to"].string) == Self.links)
    #expect(line["flights"].elements.map(\.["flies"].boolean) == [false, true])
    #expect(line["flights"].elements.map(\.["screen"].string) == ["list", "detail"])
  }

  private static let links: [String?] = ["small://list", "small://detail/1"]

  @Test("The table has a column for the first link and a block for each other link")
  func behaviorColumn() async throws {
    let folder = try SmallProject.make()
    func table(_ other: String) async throws -> [String] {
      let twice = SmallProject.list.replacing(#"{"type": "track", "event": "card"}"#, with: other)
      try folder.write(twice, to: "screens/list.json")
      let run = try await Seguec.run(
        "snapshot", "screens/list.json", "--tap", "card", "--device", "tile", in: folder.path)
      #expect(run.status == 0, "\(run)")
      return run.output.split(separator: "\n").map(String.init)
    }
    let one = try await table(#"{"type": "track", "event": "card"}"#)
    #expect(
      one == [
        "list on tile, 100×200 @2",
        "a tap opens detail by lift (hero): small://detail/1",
        "part             snapshot  in flight            frame       because",
        "layout card      kept      paints nothing       0,0 80×60   it holds something that is kept",
        "├ image shoe     kept      flies to big         0,0 80×40   "
          + "a picture is drawn anew at every size",
        "└ label caption  dropped   stays on its screen  0,40 80×20  text would stretch in flight",
      ])
    let two = try await table(#"{"type": "navigate", "to": "small://list", "transition": "slide"}"#)
    #expect(two[1] == "a tap opens list by slide, in which nothing flies: small://list")
    #expect(
      two.suffix(5) == [
        "a tap opens detail by lift (hero): small://detail/1",
        "part             in flight", "layout card      paints nothing",
        "├ image shoe     flies to big", "└ label caption  stays on its screen",
      ])
  }

  @Test("A transition that cannot be planned is reported with a reason, and the rest is shown")
  func unknownBehaviors() async throws {
    let folder = try SmallProject.make()
    func snapshot() async throws -> Run {
      try await Seguec.run(
        "snapshot", "screens/list.json", "--tap", "card", "--device", "tile", in: folder.path)
    }
    let start = "what flies to small://detail/1 is not known: "
    try folder.write(
      SmallProject.detail.replacing(#""type": "layout", "id": "page""#, with: #""type": "lay""#),
      to: "screens/detail.json")
    var run = try await snapshot()
    #expect(run.status == 0)
    #expect(
      run.output.contains(start + "the screen that the link opens has errors\n"), "\(run)")
    try folder.write("{}", to: "screens/detail.json")
    run = try await snapshot()
    #expect(run.output.contains(start + "the link opens no screen of the project\n"), "\(run)")
    #expect(run.output.contains("part             snapshot  frame"))
  }

  @Test("snapshot and frames agree on the transition to a screen outside the project")
  func unknownScreen() async throws {
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.list.replacing("small://detail/1", with: "small://elsewhere"),
      to: "screens/list.json")
    try folder.write(
      SmallProject.manifest.replacing(#""kind": "hero""#, with: #""kind": "sourceScale""#),
      to: "segue.json")
    let tap = ["--tap", "card", "--device", "tile"]
    func run(_ words: String...) async throws -> Run {
      try await Seguec.run(words + tap, in: folder.path)
    }
    let unknown = "a screen that is not in the project"
    let snapshot = try await run("snapshot", "screens/list.json")
    #expect(
      snapshot.output.contains("a tap opens \(unknown) by lift (sourceScale): small://elsewhere\n"))
    #expect(snapshot.output.contains("├ image shoe     kept      flies to where it lands"))
    let line = try await run("snapshot", "screens/list.json", "--format", "json").json[0]
    #expect(line["flights"][0]["screen"] == .null && line["flights"][0]["flies"].boolean == true)
    let push = try await run("frames", "--from", "list")
    #expect(push.output.hasPrefix("card opens \(unknown) on tile\n"), "\(push)")
    #expect(push.output.contains("parts       shoe     flies to where it lands\n"), "\(push)")
    let pop = try await run("frames", "--from", "list", "--pop")
    #expect(pop.output.hasPrefix("\(unknown) goes back to card on tile\n"), "\(pop)")
    for more in [["--reduced-motion"], ["--pop"], []] {
      let words = ["frames", "--from", "list", "--format", "json"] + tap + more
      let flight = try await Seguec.run(words, in: folder.path).json[0]
      #expect(flight["to"]["screen"] == .null && flight["to"]["component"] == .null)
      #expect(!flight["frames"].elements.isEmpty)
    }
  }

  @Test("A standalone file has no transitions, and the output states the reason")
  func standalone() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"screen": "s", "root": {"type": "layout", "id": "a", "style": {"backgroundColor": "red"},
       "events": {"tap": [{"type": "navigate", "to": "s://b"}]}}}
      """, to: "s.json")
    func snapshot(_ words: String...) async throws -> Run {
      try await Seguec.run(
        ["snapshot", "s.json", "--tap", "a", "--device", "100x100"] + words, in: folder.path)
    }
    let line = try await snapshot("--format", "json").onlyJSON
    #expect(line["flights"][0]["unknown"].string == "the file belongs to no project")
    #expect(line["nodes"][0]["kept"].boolean == true)
    #expect(line["nodes"][0]["fates"][0].keys == ["to", "transition", "fate", "with"])
    #expect(line["nodes"][0]["fates"][0]["fate"].string == nil)
    let table = try await snapshot()
    #expect(
      table.output.contains(
        "what flies to s://b is not known: the file belongs to no project\n"
          + "part      snapshot  frame"),
      "\(table)")
  }

  @Test("Frames are as laid out, without rounding")
  func unrounded() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"screen": "s", "root": {"type": "layout", "id": "a", "events": {"tap": [{"type": "back"}]},
       "children": [{"type": "layout", "id": "b", "style": {"width": 10.25, "height": 3.5}}]}}
      """, to: "s.json")
    let line = try await Seguec.run(
      "snapshot", "s.json", "--tap", "b", "--device", "100x100", "--format", "json",
      in: folder.path
    ).onlyJSON
    #expect(line["nodes"][1]["frame"].rect == [0, 0, 10.25, 3.5])
  }

  @Test("There is a line for each requested device")
  func devices() async throws {
    let folder = try SmallProject.make()
    let lines = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "card", "--device", "tile", "--device", "slab",
      "--format", "json", in: folder.path
    ).json
    #expect(lines.count == 2)
  }

  @Test("A drawing shows one device and applies --scroll")
  func drawing() async throws {
    let folder = try SmallProject.make()
    func draw(_ words: String...) async throws -> Run {
      try await Seguec.run(
        ["snapshot", "screens/list.json", "--tap", "card", "--format", "svg"] + words,
        in: folder.path)
    }
    let run = try await draw("--device", "tile")
    #expect(run.status == 0 && run.output.hasPrefix("<svg ") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("A tap on card") && run.output.contains("data:image/png;base64,"))
    let linked = try await draw("--device", "tile", "--pictures", "link")
    #expect(linked.output.contains("href=\"assets/shoe.png\""))
    let scrolled = try await draw("--device", "tile", "--scroll", "scroll=0,10")
    #expect(scrolled.status == 0 && scrolled.output != run.output)
    #expect(try await draw("--device", "tile", "--scroll", "shoe=0,10").isRefusal)
    #expect(try await draw("--device", "tile", "--device", "slab").isRefusal)
  }

  @Test("--scroll applies only to drawings, because frames are relative to the tapped component")
  func scrolledTable() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "card", "--scroll", "scroll=0,10", in: folder.path)
    #expect(run.isRefusal)
  }
}
