import Testing

/// Tests of `--set`, `--scroll` and `--direction`.
@Suite struct ScreenOptionTests {
  private func line(_ words: [String], in folder: TemporaryFolder) async throws -> JSONValue {
    try await Seguec.run(words + ["--device", "tile", "--format", "json"], in: folder.path).onlyJSON
  }

  private func frame(_ id: String, in line: JSONValue) -> [Double]? {
    line["nodes"].elements.first { $0["id"].string == id }?["frame"].rect
  }

  @Test("--set overrides a parameter's default")
  func set() async throws {
    let folder = try SmallProject.make()
    let list = ["layout", "screens/list.json"]
    #expect(frame("card", in: try await line(list, in: folder)) == [10, 20, 80, 60])
    #expect(
      frame("card", in: try await line(list + ["--set", "wide=60"], in: folder))
        == [10, 20, 60, 60])
    let frames = try await line(
      ["frames", "--from", "list", "--tap", "card", "--set", "wide=60"], in: folder)
    #expect(frames["from"]["frame"].rect == [10, 20, 60, 40])
  }

  @Test("A parameter without a default is an error unless --set provides its value")
  func required() async throws {
    let folder = try SmallProject.make()
    let without = try await Seguec.run("layout", "screens/detail.json", in: folder.path)
    #expect(without.status == 1 && without.output.isEmpty)
    #expect(without.errors.contains("number") && without.errors.contains("--set"))
    let with = try await Seguec.run(
      "layout", "screens/detail.json", "--set", "number=3", in: folder.path)
    #expect(with.status == 0)
  }

  @Test(
    "An invalid value and an unknown parameter are refused",
    arguments: [
      "wide=broad", "wide", "wid=3", "=3", "wide=nan",
    ])
  func badSet(text: String) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "layout", "screens/list.json", "--set", text, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }

  @Test("--scroll moves the content but not the container, and is clamped to the scroll range")
  func scroll() async throws {
    let folder = try SmallProject.make()
    // The content ends at 80 + 400 and the viewport is 200 high, so the largest offset is 280.
    for (offset, expected) in [("0,15", 15.0), ("0,9999", 280), ("0,-5", 0), ("50,15", 15)] {
      let line = try await line(
        ["layout", "screens/list.json", "--scroll", "scroll=\(offset)"], in: folder)
      #expect(frame("scroll", in: line) == [0, 0, 100, 200])
      #expect(frame("card", in: line) == [10, 20 - expected, 80, 60])
      #expect(frame("far", in: line) == [0, 80 - expected, 100, 400])
    }
  }

  @Test("A transition begins at the scrolled position of the picture")
  func scrolledFlight() async throws {
    let folder = try SmallProject.make()
    let words = ["frames", "--from", "list", "--tap", "card", "--scroll", "scroll=0,15"]
    let line = try await line(words, in: folder)
    #expect(line["tapped"]["frame"].rect == [10, 5, 80, 60])
    #expect(line["from"]["frame"].rect == [10, 5, 80, 40])
    #expect(line["frames"][0]["layers"][0]["frame"].rect == [10, 5, 80, 40])
  }

  @Test(
    "An invalid scroll offset is refused",
    arguments: [
      "card=0,5", "nobody=0,5", "scroll=5", "scroll=a,b", "scroll=nan,0", "scroll=inf,0", "scroll",
      "scroll=1,2,3", "",
    ])
  func badScroll(text: String) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "layout", "screens/list.json", "--scroll", text, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }

  @Test("--direction rtl mirrors rows")
  func direction() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.alone, to: "a.json")
    let words = ["layout", "a.json", "--device", "100x50@4", "--format", "json"]
    let left = try await Seguec.run(words, in: folder.path).onlyJSON
    let same = try await Seguec.run(words + ["--direction", "ltr"], in: folder.path).onlyJSON
    let right = try await Seguec.run(words + ["--direction", "rtl"], in: folder.path).onlyJSON
    #expect(left == same)
    #expect(frame("first", in: right) == [89.75, 0, 10.25, 5])
    #expect(frame("second", in: right) == [79.5, 0, 10.25, 5])
    let refused = try await Seguec.run(words + ["--direction", "up"], in: folder.path)
    #expect(refused.isRefusal)
  }

  @Test("--fps takes a positive integer", arguments: ["0", "-1", "x", "1.5", "", "1e3"])
  func badRate(text: String) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      "frames", "--from", "list", "--tap", "card", "--fps", text, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }
}
