import Testing

@Suite struct DeviceOptionTests {
  private func devices(_ words: String..., in folder: TemporaryFolder) async throws -> [JSONValue] {
    try await Seguec.run(["layout"] + words + ["--format", "json"], in: folder.path)
      .json.map(\.["device"])
  }

  @Test("A size is a device of that name without insets, with a default scale of 1")
  func sizes() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"screen": "s", "safeArea": ["top", "bottom"], "bars": [],
       "root": {"type": "layout", "children": [{"type": "layout", "style": {"flexGrow": 1}}]}}
      """, to: "s.json")
    let run = try await Seguec.run(
      "layout", "s.json", "--device", "375x812@3", "--device", "320.5x480", "--format", "json",
      in: folder.path)
    let lines = try run.json
    #expect(
      try lines.map(\.["device"]) == [
        JSONValue(#"{"name": "375x812@3", "width": 375, "height": 812, "scale": 3}"#),
        JSONValue(#"{"name": "320.5x480", "width": 320.5, "height": 480, "scale": 1}"#),
      ])
    #expect(lines[0]["nodes"][1]["frame"].rect == [0, 0, 375, 812])
  }

  @Test("Every device that devices lists can be named and has the listed size")
  func builtIn() async throws {
    let listed = try await Seguec.run("devices", "--format", "json").json
    #expect(listed.count >= 5)
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "a.json")
    let words = ["a.json"] + listed.flatMap { ["--device", $0["name"].string ?? ""] }
    let used = try await Seguec.run(["layout"] + words + ["--format", "json"], in: folder.path)
      .json.map(\.["device"])
    #expect(used == listed)
    let table = try await Seguec.run("devices").output
    for device in listed { #expect(table.contains(device["name"].string ?? "?")) }
  }

  @Test("A standalone file is laid out on an iPhone 15")
  func standalone() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "a.json")
    #expect(try await devices("a.json", in: folder).map(\.["name"].string) == ["iphone-15"])
  }

  @Test("A project's devices are the default, and both its own and built-in devices can be named")
  func projectDevices() async throws {
    let folder = try SmallProject.make()
    let file = "screens/list.json"
    #expect(try await devices(file, in: folder).map(\.["name"].string) == ["tile", "slab"])
    #expect(
      try await devices(file, "--device", "slab", in: folder).map(\.["width"].number) == [200])
    #expect(
      try await devices(file, "--device", "iphone-se", "--device=slab", in: folder)
        .map(\.["name"].string) == ["iphone-se", "slab"])
  }

  @Test(
    "An invalid device is refused",
    arguments: [
      "", "0x0", "-5x10", "nanx10", "1e999x10", "10x10@0", "10x10@-1", "10x", "x10", "10x10x10",
      "10x10@", "99999999999999999999x1", "infx1", "10x10@nan", "📱",
    ])
  func nonsense(name: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "a.json")
    let run = try await Seguec.run("layout", "a.json", "--device", name, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }
}
