import Testing

/// What `seguec frames --format` takes and refuses. The small flight is linear, half a second, so hand
/// arithmetic knows each stop.
@Suite struct ExportOutputTests {
  private func frames(_ words: String...) async throws -> Run {
    try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card"] + words, in: SmallProject.make().path)
  }

  @Test(
    "an unknown format is answered by the nearest, in one line",
    arguments: [
      ("waap", "waapi"), ("lotty", "lottie"), ("core-animation", "coreanimation"),
      ("Android", "android"), ("csss", "css"), ("jsno", "json"),
    ])
  func unknown(format: String, meant: String) async throws {
    let run = try await frames("--format", format)
    #expect(run.isRefusal && run.errors.contains("did you mean \"\(meant)\""), "\(run)")
  }

  @Test(
    "a tolerance is a number of points in reason, and for what has stops",
    arguments: [
      ["--format", "waapi", "--tolerance", "0"], ["--format", "waapi", "--tolerance", "-1"],
      ["--format", "waapi", "--tolerance", "nan"], ["--format", "css", "--tolerance", "inf"],
      ["--format", "lottie", "--tolerance", "0.0009"],
      ["--format", "android", "--tolerance", "101"],
      ["--format", "coreanimation", "--tolerance", "a bit"], ["--tolerance", "0.1"],
      ["--format", "json", "--tolerance", "0.1"], ["--format", "csv", "--tolerance", "0.1"],
      ["--format", "svg", "--tolerance", "0.1"],
    ])
  func tolerances(words: [String]) async throws {
    let run = try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card", "--device", "tile"] + words,
      in: SmallProject.make().path)
    #expect(run.isRefusal && run.errors.contains("--tolerance"), "\(run)")
  }

  @Test("a document holds one flight", arguments: ["css", "lottie", "android"])
  func oneFlight(format: String) async throws {
    let run = try await frames("--format", format)
    #expect(run.isRefusal && run.errors.contains("choose one with --device"), "\(run)")
    #expect(try await frames("--format", format, "--device", "tile").status == 0)
  }

  @Test("a line for each device, with two stops where all goes straight")
  func lines() async throws {
    for format in ["waapi", "coreanimation"] {
      let run = try await frames("--format", format)
      let lines = run.output.split(separator: "\n")
      #expect(run.status == 0 && lines.count == 2, "\(run)")
    }
    let line = try await frames("--format", "waapi", "--device", "tile").onlyJSON
    #expect(line["options"]["duration"].number == 500)
    #expect(line["tolerance"]["points"].number == 0.25)
    let shoe = line["layers"].elements.first { $0["layer"].string == "shoe" }
    let keyframes = shoe?["keyframes"].elements ?? []
    #expect(keyframes.compactMap { $0["offset"].number } == [0, 1])
    #expect(keyframes.compactMap { $0["translate"].string } == ["10px 20px", "0 0"])
    #expect(keyframes.compactMap { $0["width"].string } == ["80px", "100px"])
  }

  @Test("a Lottie document has the frame rate that is asked for, and takes pictures as drawings do")
  func lottie() async throws {
    let line = try await frames("--format", "lottie", "--device", "tile", "--fps", "30").onlyJSON
    #expect(line["fr"].number == 30 && line["op"].number == 16)
    #expect(line["w"].number == 100 && line["h"].number == 200)
    let embedded = line["assets"].elements.first
    #expect(embedded?["p"].string?.hasPrefix("data:image/png;base64,") == true)
    let none = try await frames("--format", "lottie", "--device", "tile", "--pictures", "none")
    #expect(try none.onlyJSON["assets"].elements.isEmpty)
  }

  @Test("what hundredths cannot say is told on standard error")
  func hundredths() async throws {
    let run = try await frames(
      "--format", "android", "--device", "tile", "--reverse", "0.25")
    #expect(run.status == 0 && run.errors.contains("--format android: key frames at"), "\(run)")
    #expect(try await frames("--format", "android", "--device", "tile").errors.isEmpty)
  }
}
