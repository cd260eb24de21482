import Testing

/// Tests of `seguec show`, which prints a binary artefact, and of `seguec build --artefact`.
@Suite struct ShowOutputTests {
  private func built() async throws -> TemporaryFolder {
    let folder = try SmallProject.make()
    let run = try await Seguec.run("build", ".", "--artefact", "app.segue", in: folder.path)
    #expect(run.status == 0 && run.output.contains("app.segue"), "\(run)")
    return folder
  }

  @Test("--artefact alone writes only the file, equal to the one in an output folder")
  func alone() async throws {
    let folder = try await built()
    #expect(folder.exists("app.segue") && !folder.exists(".segue"))
    let again = try await Seguec.run("build", ".", "--artefact", "app.segue", in: folder.path)
    #expect(again.status == 0 && again.output.contains("unchanged"))
    _ = try await Seguec.run(
      "build", ".", "--artefact", "other.segue", "-o", "out", in: folder.path)
    #expect(try folder.read("out/app.segue") == folder.read("app.segue"))
    #expect(try folder.read("other.segue") == folder.read("app.segue"))
    let refused = try await Seguec.run("build", ".", "--artefact", "screens", in: folder.path)
    #expect(refused.status == 2 && refused.errors.contains("folder"))
  }

  @Test("The tables name the devices, screens, routes and links within 80 columns")
  func tables() async throws {
    let folder = try await built()
    let run = try await Seguec.run("show", "app.segue", in: folder.path)
    #expect(run.status == 0 && run.errors.isEmpty)
    for word in ["small", "tile", "slab", "/list", "/detail/{number}", "detail?number=1", "lift"] {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("The components of a screen have frames and locations")
  func screen() async throws {
    let folder = try await built()
    let run = try await Seguec.run(
      "show", "app.segue", "list", "--device", "tile", "--format", "json", in: folder.path)
    let lines = try run.output.split(separator: "\n").map { try JSONValue(String($0)) }
    let shoe = try #require(lines.first { $0["id"].string == "shoe" })
    // The picture is 20 below the top and 10 from the left, and its size is 80 × 40.
    #expect(shoe["x"].number == 10 && shoe["y"].number == 20)
    #expect(shoe["width"].number == 80 && shoe["height"].number == 40)
    #expect(shoe["file"].string == "screens/list.json" && shoe["hero"].string == "shoe")
    let table = try await Seguec.run("show", "app.segue", "list", in: folder.path)
    #expect(table.output.contains("list on tile") && table.output.contains("caption"))
    // The links of the screen are below the table.
    #expect(table.output.contains("shown as") && table.output.contains("lift"))
  }

  @Test("The transition of a component's link is shown, and equals the file that a build writes")
  func link() async throws {
    let folder = try await built()
    _ = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    let index = try JSONValue(String(decoding: folder.read("out/index.json"), as: UTF8.self))
    let link = try #require(index["links"].elements.first)
    let (screen, component) = (link["from"].string ?? "", link["component"].string ?? "")
    let files = link["files"].elements.compactMap(\.string)
    let file = try #require(files.first { $0.contains("tile") })
    let words = ["show", "app.segue", screen, component, "--device", "tile"]
    let json = try await Seguec.run(words + ["--format", "json"], in: folder.path)
    #expect(json.status == 0)
    #expect(try Array(json.output.utf8) == folder.read("out/\(file)"))
    let told = try await Seguec.run(words, in: folder.path)
    #expect(told.output.contains("\(component) opens") && told.output.contains("transition"))
  }

  @Test("An invalid artefact and an unknown screen are refused in one line")
  func damaged() async throws {
    let folder = try await built()
    var bytes = try folder.read("app.segue")
    bytes[bytes.count / 2] ^= 4
    try folder.write(bytes, to: "damaged.segue")
    try folder.write(Array(bytes[..<100]), to: "short.segue")
    for words in [
      ["damaged.segue"], ["short.segue"], ["segue.json"], ["missing.segue"], [],
      ["app.segue", "lost"], ["app.segue", "list", "--device", "none"], ["a", "b", "c"],
      ["app.segue", "list", "lost"], ["app.segue", "list", "shoe", "more"],
    ] {
      let run = try await Seguec.run(["show"] + words, in: folder.path)
      #expect(run.status == 2 && run.output.isEmpty, "\(words)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
  }
}
