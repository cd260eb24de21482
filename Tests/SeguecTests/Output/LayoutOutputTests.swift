import Testing

/// Tests of the output of `seguec layout`. Every number follows by arithmetic from the styles of
/// `SmallProject`.
@Suite struct LayoutOutputTests {
  @Test("A line has the documented keys, each with its type")
  func keys() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "layout", "screens/list.json", "--device", "tile", "--format", "json", in: folder.path)
    let line = try run.onlyJSON
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(line.keys == ["file", "screen", "device", "nodes"])
    #expect(line["file"].string == "screens/list.json")
    #expect(line["screen"].string == "list")
    #expect(
      try line["device"]
        == JSONValue(#"{"name": "tile", "width": 100, "height": 200, "scale": 2}"#))
    for node in line["nodes"].elements {
      let text: Set<String> = node["type"].string == "label" ? ["contentBox", "lines"] : []
      #expect(node.keys == text.union(["path", "source", "id", "type", "frame"]))
      #expect(node["source"].keys == ["file", "line", "column"])
      #expect(node["source"]["file"].string == "screens/list.json")
      #expect(node["path"].string?.hasPrefix("/root") == true)
      #expect(node["frame"].rect != nil)
    }
  }

  @Test("Nodes are in document order, with their frames, paths and locations")
  func nodes() async throws {
    let folder = try SmallProject.make()
    let nodes = try await Seguec.run(
      "layout", "screens/list.json", "--device", "tile", "--format", "json", in: folder.path
    ).onlyJSON["nodes"].elements
    #expect(
      nodes.map(\.["id"].string)
        == ["scroll", "card", "shoe", "caption", "gone", "within", "far"])
    #expect(
      nodes.map(\.["type"].string)
        == ["layout", "layout", "image", "label", "layout", "layout", "layout"])
    #expect(
      nodes.map(\.["path"].string) == [
        "/root", "/root/children/0", "/root/children/0/children/0",
        "/root/children/0/children/1", "/root/children/1", "/root/children/1/children/0",
        "/root/children/2",
      ])
    #expect(
      nodes.map(\.["frame"].rect) == [
        [0, 0, 100, 200], [10, 20, 80, 60], [10, 20, 80, 40], [10, 60, 80, 20], [0, 0, 0, 0],
        [0, 0, 0, 0], [0, 80, 100, 400],
      ], "what is not displayed has zero frames")
    // The line and column of `"root": {` and of the card's brace, counted in SmallProject.
    #expect(nodes[0]["source"]["line"].number == 3 && nodes[0]["source"]["column"].number == 10)
    #expect(nodes[1]["source"]["line"].number == 4 && nodes[1]["source"]["column"].number == 4)
  }

  @Test("A component without an id has a null id")
  func noID() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "a.json")
    let nodes = try await Seguec.run(
      "layout", "a.json", "--format", "json", in: folder.path
    ).onlyJSON["nodes"]
    #expect(nodes[0].keys.contains("id") && nodes[0]["id"] == .null)
  }

  @Test("There is a line for each file and device, ordered by file")
  func linesForFilesAndDevices() async throws {
    let folder = try SmallProject.make()
    try folder.write(SmallProject.alone, to: "alone.json")
    let lines = try await Seguec.run(
      "layout", "alone.json", "screens/list.json", "--format", "json", in: folder.path
    ).json
    #expect(
      lines.map(\.["file"].string) == [
        "alone.json", "alone.json", "screens/list.json", "screens/list.json",
      ])
    #expect(lines.map(\.["device"]["name"].string) == ["tile", "slab", "tile", "slab"])
  }

  @Test("Frames are rounded by their absolute edges, and not at all with --round none")
  func rounding() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "a.json")
    func frames(_ more: String...) async throws -> [[Double]?] {
      try await Seguec.run(
        ["layout", "a.json", "--device", "100x50@2", "--format", "json"] + more, in: folder.path
      ).onlyJSON["nodes"].elements.map(\.["frame"].rect)
    }
    // floor(10.25 · 2 + ½) / 2 = 10.5, and floor(20.5 · 2 + ½) / 2 = 20.5.
    let rounded: [[Double]?] = [[0, 0, 100, 50], [0, 0, 10.5, 5], [10.5, 0, 10, 5]]
    #expect(try await frames() == rounded)
    #expect(try await frames("--round", "pixel") == rounded)
    #expect(
      try await frames("--round", "none")
        == [[0, 0, 100, 50], [0, 0, 10.25, 5], [10.25, 0, 10.25, 5]])
  }

  @Test("A file with errors prints no line, other files still do, and the status is 1")
  func errorsInOneFile() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "good.json")
    try folder.write(#"{"screen": "bad", "root": {"type": "nothing"}}"#, to: "bad.json")
    let run = try await Seguec.run(
      "layout", "good.json", "bad.json", "good.json", "--format", "json", in: folder.path)
    #expect(run.status == 1)
    #expect(try run.json.map(\.["file"].string) == ["good.json", "good.json"])
    #expect(run.errors.contains("bad.json:1:"))
  }

  @Test("Different files may have equal screen ids")
  func sameIDTwice() async throws {
    let folder = try SmallProject.make()
    try folder.write(SmallProject.alone, to: "screens/one.json")
    try folder.write(SmallProject.alone, to: "screens/two.json")
    for command in ["layout", "tree"] {
      let run = try await Seguec.run(
        command, "screens/one.json", "screens/two.json", "--format", "json", in: folder.path)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      #expect(try run.json.map(\.["screen"].string).allSatisfy { $0 == "alone" })
    }
  }

  @Test("tree prints a line for each file, with a node for each component")
  func tree() async throws {
    let folder = try SmallProject.make()
    let line = try await Seguec.run(
      "tree", "screens/list.json", "--format", "json", in: folder.path
    ).onlyJSON
    #expect(line["file"].string == "screens/list.json" && line["screen"].string == "list")
    #expect(
      line["nodes"].elements.map(\.["id"].string)
        == ["scroll", "card", "shoe", "caption", "gone", "within", "far"])
    #expect(line["nodes"][2]["hero"].string == "shoe")
  }

  @Test("The table contains every id, and no escape codes in a pipe")
  func table() async throws {
    let folder = try SmallProject.make()
    for command in ["layout", "tree"] {
      let run = try await Seguec.run(command, "screens/list.json", in: folder.path)
      for id in ["scroll", "card", "shoe", "caption", "gone", "within", "far"] {
        #expect(run.output.contains(id))
      }
      #expect(!run.output.contains("\u{1B}"))
    }
  }
}
