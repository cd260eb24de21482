import Foundation
import Testing

/// Tests of `seguec frames --gesture`: a swipe over the tile's 100 points pops the hero transition
/// of the small project.
@Suite struct GestureOutputTests {
  /// Returns a recording in which a finger moves to `x` in an eighth of a second, rests there, and
  /// is lifted after half a second. The clock starts at 8 s, and the times are exact in binary.
  static func recording(to x: Double, end: String = "ended", extra: String = "") -> String {
    let samples = [
      (8.0, "began", 0.0), (8.125, "changed", x), (8.25, "changed", x),
      (8.375, "changed", x), (8.5, end, x),
    ].map { #"{"phase": "\#($1)", "time": \#($0), "x": \#($2), "y": 100}"# }
    return "{\(extra)\"samples\": [\(samples.joined(separator: ", "))]}"
  }

  private func frames(
    _ recording: String, _ words: String..., project: TemporaryFolder? = nil
  ) async throws -> Run {
    let folder = try project ?? SmallProject.make()
    try folder.write(recording, to: "pan.json")
    return try await Seguec.run(
      [
        "frames", "--from", "list", "--tap", "card", "--device", "tile", "--fps", "8", "--gesture",
        "pan.json",
      ] + words, in: folder.path)
  }

  @Test("Progress follows the finger, then the spring, and ends exactly at the end")
  func finished() async throws {
    let line = try await frames(Self.recording(to: 40), "--format", "json").onlyJSON
    #expect(line["direction"].string == "pop")
    let gesture = line["gesture"]
    #expect(gesture["direction"].string == "right" && gesture["distance"].number == 100)
    #expect(gesture["start"].number == 0 && gesture["released"].number == 0.5)
    let decision = gesture["decision"]
    #expect(decision["outcome"].string == "finished")
    #expect(decision["reason"].string == "passedThreshold")
    #expect(decision["progress"].number == 0.4 && decision["velocity"].number == 0)
    #expect(decision["projected"].number == 0.4 && decision["threshold"].number == 0.3)
    #expect(decision["target"].number == 1)
    let frames = line["frames"].elements
    // Back by 40 of 100 points: progress 0.6, six tenths of the way from (10, 20) 80×40 to 100×50.
    #expect(frames.prefix(5).compactMap(\.["progress"].number) == [1, 0.6, 0.6, 0.6, 0.6])
    let rect = try #require(frames[1]["layers"][0]["frame"].rect)
    for (value, expected) in zip(rect, [4.0, 8, 92, 46]) { #expect(abs(value - expected) < 1e-12) }
    // A critically damped spring of response 0.5 s, ω = 4π, from rest: 0.6 (1 + ωt) e^−ωt.
    let swing = Double.pi / 2
    let expected = 0.6 * (1 + swing) * exp(-swing)
    let progress = try #require(frames[5]["progress"].number)
    #expect(abs(progress - expected) < 1e-12)
    // The spring is at rest when the remaining distance is half a pixel, of 100 points at 2 pixels
    // per point.
    let duration = try #require(line["duration"].number)
    let phase = 4 * Double.pi * (duration - 0.5)
    #expect(abs(0.6 * (1 + phase) * exp(-phase) - 0.0025) < 1e-6)
    #expect(frames.last?["time"].number == duration && frames.last?["progress"].number == 0)
    #expect(frames.last?["layers"][0]["frame"].rect == [10, 20, 80, 40])
    #expect(frames.count == Int((duration * 8).rounded(.up)) + 1)
  }

  @Test("A pan that falls short returns to its start")
  func cancelled() async throws {
    let line = try await frames(Self.recording(to: 20), "--format", "json").onlyJSON
    let decision = line["gesture"]["decision"]
    #expect(decision["outcome"].string == "cancelled" && decision["target"].number == 0)
    #expect(decision["reason"].string == "fellShort")
    #expect(line["frames"].elements.last?["progress"].number == 1)
    #expect(line["frames"].elements.last?["layers"][0]["frame"].rect == [0, 0, 100, 50])
  }

  @Test("A pan that the system cancels returns to its start from any progress")
  func interrupted() async throws {
    let line = try await frames(Self.recording(to: 90, end: "cancelled"), "--format", "json")
      .onlyJSON
    #expect(line["gesture"]["decision"]["reason"].string == "interrupted")
    #expect(line["frames"].elements.last?["progress"].number == 1)
  }

  @Test("The decision for a recording with detents has a detent instead of a threshold")
  func detents() async throws {
    // A sheet of 50 points dragged down by 20 is at 60 %, which is nearest to one half.
    let text = Self.recording(
      to: 0, extra: #""detents": ["50%", "100%"], "direction": "left", "distance": 50, "#
    ).replacing(#""x": 0.0"#, with: #""x": 20"#)
      .replacing(
        #""phase": "began", "time": 8.0, "x": 20"#, with: #""phase": "began", "time": 8.0, "x": 0"#)
    let line = try await frames(text, "--format", "json").onlyJSON
    let decision = line["gesture"]["decision"]
    #expect(line["gesture"]["start"].number == 1)
    #expect(decision["progress"].number == 0.6 && decision["target"].number == 0.5)
    #expect(decision["detent"].number == 1 && !decision.keys.contains("threshold"))
    #expect(decision["reason"].string == "nearestDetent")
    #expect(line["frames"].elements.last?["progress"].number == 0.5)
  }

  @Test("The table shows the decision with its numbers, and separates finger and spring")
  func table() async throws {
    let run = try await frames(Self.recording(to: 40))
    for words in [
      "to the right, 100 points", "after 0.5 s at 40 %", "0 points/s", "threshold of 30 %",
      "finished", "damping fraction 1", "at 100 %",
    ] { #expect(run.output.contains(words), "\(run)") }
    let finger = try #require(run.lines.firstIndex(of: "under the finger:"))
    let spring = try #require(run.lines.firstIndex(of: "let go at 500 ms, on the spring:"))
    // Frames 0 to 3 are at 0 to 375 ms, with four layers each.
    #expect(spring - finger == 17)
  }

  @Test("Each row of CSV names the driver, finger or spring")
  func csv() async throws {
    let run = try await frames(Self.recording(to: 40), "--format", "csv")
    let drives = run.lines.map { $0.split(separator: ",").last.map(String.init) }
    #expect(drives.prefix(6) == ["drivenBy", "finger", "finger", "finger", "finger", "spring"])
    #expect(drives.last == "spring")
  }

  @Test("- reads the recording from standard input")
  func standardInput() async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(
      [
        "frames", "--from", "list", "--tap", "card", "--device", "tile", "--gesture", "-",
        "--format", "json",
      ], in: folder.path, input: Array(Self.recording(to: 40).utf8))
    #expect(try run.onlyJSON["gesture"]["decision"]["outcome"].string == "finished")
  }

  @Test(
    "An invalid recording is reported like any file, and the status is 1",
    arguments: [
      "", "{}", #"{"samples": []}"#, #"{"samples": [{"phase": "began", "time": 0, "x": 0}]}"#,
      #"{"samples": [{"phase": "begun", "time": 0, "x": 0, "y": 0}]}"#,
      #"{"samples": [{"phase": "ended", "time": 1e999, "x": 0, "y": 0}]}"#,
      #"{"distance": -1, "samples": [{"phase": "ended", "time": 0, "x": 0, "y": 0}]}"#,
    ])
  func wrong(text: String) async throws {
    let run = try await frames(text)
    #expect(run.status == 1 && run.output.isEmpty && !run.isCrash, "\(run)")
    #expect(run.errors.contains("pan.json:1:"), "\(run)")
  }

  @Test("A pan without an end is a warning, and an error with --strict")
  func endless() async throws {
    let text = Self.recording(to: 40, end: "changed")
    let run = try await frames(text, "--format", "json")
    #expect(run.status == 0 && run.errors.contains("warning"))
    #expect(try run.onlyJSON["gesture"]["decision"]["reason"].string == "interrupted")
    #expect(try await frames(text, "--strict").status == 1)
  }

  @Test(
    "A transition without a gesture is refused with the reason, whatever the recording contains",
    arguments: [
      (#""transition": "none""#, "", "is pushed without a transition"),
      (
        #""transition": "lift""#, #""interactiveDismissDisabled": true, "#,
        #"the screen "detail" declares "interactiveDismissDisabled""#
      ),
      (
        #""transition": "slideUp""#,
        #""presentation": "fullScreen", "interactiveDismissDisabled": true, "#,
        #"the screen "detail" declares "interactiveDismissDisabled""#
      ),
      (
        #""transition": "lift""#, #""presentation": "fullScreen", "#,
        #""detail" is shown as fullScreen, which has no gesture"#
      ),
    ])
  func refused(action: String, screen: String, words: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.list.replacing(#""transition": "lift""#, with: action), to: "screens/list.json")
    try folder.write(
      SmallProject.detail.replacing(#""route""#, with: screen + #""route""#),
      to: "screens/detail.json")
    for extra in ["", #""direction": "right", "#] {
      let run = try await frames(Self.recording(to: 40, extra: extra), project: folder)
      #expect(run.isRefusal && run.errors.contains(words), "\(run)")
    }
  }

  @Test("A full-screen modal that slides up is dismissed by dragging down")
  func rising() async throws {
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.list.replacing(#""lift""#, with: #""slideUp""#), to: "screens/list.json")
    try folder.write(
      SmallProject.detail.replacing(#""route""#, with: #""presentation": "fullScreen", "route""#),
      to: "screens/detail.json")
    let line = try await frames(Self.recording(to: 40), "--format", "json", project: folder)
      .onlyJSON
    // The tile is 200 points high.
    #expect(line["gesture"]["direction"].string == "down")
    #expect(line["gesture"]["distance"].number == 200)
  }

  @Test("A sheet uses the detents that its screen declares, starting at the selected one")
  func declaredDetents() async throws {
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.list.replacing(#""lift""#, with: #""slideUp""#), to: "screens/list.json")
    let sheet = #""presentation": "sheet", "sheet": {"detents": ["large", "medium"], "#
    try folder.write(
      SmallProject.detail.replacing(
        #""route""#, with: sheet + #""selectedDetent": "medium"}, "route""#),
      to: "screens/detail.json")
    func recording(to y: Double, extra: String = "") -> String {
      let samples = [
        (0.0, "began", 100.0), (0.25, "changed", y), (0.5, "changed", y), (0.75, "ended", y),
      ]
      let texts = samples.map { #"{"phase": "\#($1)", "time": \#($0), "x": 9, "y": \#($2)}"# }
      return "{\(extra)\"samples\": [\(texts.joined(separator: ", "))]}"
    }
    // The sheet is 200 − 10 points high and rests at 95. Up by 76 of 190 points is 0.9, nearest to
    // the full height.
    let up = try await frames(recording(to: 24), "--format", "json", project: folder).onlyJSON
    #expect(up["gesture"]["direction"].string == "up" && up["gesture"]["start"].number == 0.5)
    #expect(up["gesture"]["distance"].number == 190)
    #expect(up["frames"].elements.first?["progress"].number == 0.5)
    #expect(abs((up["gesture"]["decision"]["progress"].number ?? 0) - 0.9) < 1e-12)
    #expect(up["gesture"]["decision"]["target"].number == 1)
    // Down by 76 it is at 0.1, nearest to 0.
    let down = try await frames(recording(to: 176), "--format", "json", project: folder).onlyJSON
    #expect(down["gesture"]["decision"]["target"].number == 0)
    // The recording's own detents take precedence, and with a threshold the gesture has no detents.
    let own = try await frames(
      recording(to: 119, extra: #""detents": ["100%"], "#), "--format", "json", project: folder
    ).onlyJSON
    #expect(own["gesture"]["start"].number == 1)
    let away = try await frames(
      recording(to: 176, extra: #""rule": {"threshold": 0.3}, "#), "--format", "json",
      project: folder
    ).onlyJSON
    #expect(away["gesture"]["direction"].string == "down" && away["gesture"]["start"].number == 0)
    #expect(away["gesture"]["decision"]["progress"].number == 0.4)
  }

  @Test(
    "Options that conflict with --gesture and missing files are refused",
    arguments: [
      ["--gesture", "pan.json", "--reverse", "0.1"],
      ["--gesture", "pan.json", "--retarget", "0.1"],
      ["--gesture", "pan.json", "--format", "svg"], ["--gesture", "nowhere.json"],
      ["--gesture", "."], ["--gesture", ""], ["--gesture"],
      ["--gesture", "pan.json", "--gesture", "pan.json"],
    ])
  func refused(words: [String]) async throws {
    let folder = try SmallProject.make()
    try folder.write(Self.recording(to: 40), to: "pan.json")
    let run = try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card"] + words, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }

  @Test(
    "The sample's recordings decide as their names suggest",
    arguments: [
      ("swipe-back", "finished", "passedThreshold"), ("flick-back", "finished", "carriedOver"),
      ("change-of-mind", "cancelled", "flickedBack"),
    ])
  func samples(name: String, outcome: String, reason: String) async throws {
    let run = try await Seguec.run(
      "frames", Seguec.sample, "--from", "outfits", "--tap", "card[1]", "--device", "iphone-15",
      "--gesture", "\(Seguec.sample)/gestures/\(name).json", "--format", "json", "--strict")
    let decision = try run.onlyJSON["gesture"]["decision"]
    #expect(decision["outcome"].string == outcome && decision["reason"].string == reason)
  }
}
