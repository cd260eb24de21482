import Testing

@Suite struct SnapshotOutputTests {
  @Test("a component that is missing from what could be built is told so")
  func incomplete() async throws {
    let folder = try SmallProject.make()
    for command in [["snapshot", "screens/list.json"], ["frames", "--from", "list"]] {
      let run = try await Seguec.run(
        command + ["--tap", "card", "--limit", "components=1"], in: folder.path)
      #expect(run.isRefusal)
      #expect(run.errors.contains("not all of the screen could be built"), "\(run)")
    }
  }

  @Test("there is one line, with the keys of the format")
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
    "a tap on what is inside means what is tapped around it; all its nodes are listed, relative")
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

  @Test("frames are as laid out, and so not rounded")
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

  @Test("each device that is asked for has a line")
  func devices() async throws {
    let folder = try SmallProject.make()
    let lines = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "card", "--device", "tile", "--device", "slab",
      "--format", "json", in: folder.path
    ).json
    #expect(lines.count == 2)
  }

  @Test("a drawing shows one device, and scrolls as asked")
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

  @Test("--scroll is for drawings: frames are relative to what is tapped")
  func scrolledTable() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "snapshot", "screens/list.json", "--tap", "card", "--scroll", "scroll=0,10", in: folder.path)
    #expect(run.isRefusal)
  }
}
