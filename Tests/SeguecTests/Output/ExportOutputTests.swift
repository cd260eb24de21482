import Testing

/// Tests of the options of `seguec frames --format`. The transition of the small project is linear
/// and takes half a second, so each stop is computed by hand.
@Suite struct ExportOutputTests {
  private func frames(_ words: String...) async throws -> Run {
    try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card"] + words, in: SmallProject.make().path)
  }

  @Test(
    "An unknown format is refused in one line that suggests the nearest one",
    arguments: [
      ("waap", "waapi"), ("lotty", "lottie"), ("core-animation", "coreanimation"),
      ("Android", "android"), ("csss", "css"), ("jsno", "json"),
    ])
  func unknown(format: String, meant: String) async throws {
    let run = try await frames("--format", format)
    #expect(run.isRefusal && run.errors.contains("did you mean \"\(meant)\""), "\(run)")
  }

  @Test(
    "--tolerance takes a number of points within limits, and only for formats with stops",
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

  @Test("A document contains one transition", arguments: ["css", "lottie", "android"])
  func oneFlight(format: String) async throws {
    let run = try await frames("--format", format)
    #expect(run.isRefusal && run.errors.contains("choose one with --device"), "\(run)")
    #expect(try await frames("--format", format, "--device", "tile").status == 0)
  }

  @Test("Each device has a line, with two stops where the motion is linear")
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

  @Test("A Lottie document has the requested frame rate and includes pictures as drawings do")
  func lottie() async throws {
    let line = try await frames("--format", "lottie", "--device", "tile", "--fps", "30").onlyJSON
    #expect(line["fr"].number == 30 && line["op"].number == 16)
    #expect(line["w"].number == 100 && line["h"].number == 200)
    let embedded = line["assets"].elements.first
    #expect(embedded?["p"].string?.hasPrefix("data:image/png;base64,") == true)
    let none = try await frames("--format", "lottie", "--device", "tile", "--pictures", "none")
    #expect(try none.onlyJSON["assets"].elements.isEmpty)
  }

  @Test("Key frames that hundredths cannot represent are reported on standard error")
  func hundredths() async throws {
    let run = try await frames(
      "--format", "android", "--device", "tile", "--reverse", "0.25")
    #expect(run.status == 0 && run.errors.contains("--format android: key frames at"), "\(run)")
    #expect(try await frames("--format", "android", "--device", "tile").errors.isEmpty)
  }
}
