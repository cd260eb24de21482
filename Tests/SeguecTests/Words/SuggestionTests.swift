import Testing

/// A mistyped word is answered by the nearest one, in one line, with status 2.
@Suite struct SuggestionTests {
  @Test(
    "A mistyped word is answered by the nearest one",
    arguments: [
      (["chek"], "check"), (["Layout"], "layout"), (["snapshoot"], "snapshot"),
      (["--hlep"], "--help"),
      (["--versoin"], "--version"), (["layout", "--devcie", "x"], "--device"),
      (["layout", "screens/list.json", "--fromat", "json"], "--format"),
      (["frames", "--ppo"], "--pop"), (["layout", "screens/list.json", "--format", "jsn"], "json"),
      (["check", "--format", "serif"], "sarif"),
      (["layout", "x.json", "--round", "pixels"], "pixel"),
      (["layout", "screens/list.json", "--device", "tiel"], "tile"),
      (["layout", "screens/list.json", "--device", "iphone15"], "iphone-15"),
      (["frames", "--from", "lsit", "--tap", "card"], "list"),
      (["frames", "--from", "list", "--tap", "crad"], "card"),
      (["snapshot", "screens/list.json", "--tap", "sheo"], "shoe"),
      (["layout", "screens/list.json", "--scroll", "scrol=0,1"], "scroll"),
      (["layout", "screens/list.json", "--set", "wdie=9"], "wide"),
      (["layout", "screens/detail.json", "--set", "nubmer=9"], "number"),
      (["frames", "--from", "list", "--tap", "card", "--set", "wdie=9"], "wide"),
      (["explain", "dead-lnik"], "dead-link"), (["schema", "scren"], "screen"),
      (["completions", "fsih"], "fish"), (["help", "biuld"], "build"),
    ])
  func nearest(words: [String], meant: String) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(words, in: folder.path)
    #expect(run.isRefusal, "\(run)")
    #expect(run.errors.contains("did you mean") && run.errors.contains(meant), "\(run)")
  }

  @Test(
    "Invalid arguments without a near match are refused in one line",
    arguments: [
      ["qqqqqqqqqqqq"], ["-"], ["-z"], ["layout"], ["layout", "a.json", "--qqqqqqqqqqqqqq"],
      ["layout", "a.json", "-z"], ["layout", "screens/list.json", "--device", "qqqqqqqqqqqqq"],
      ["frames"], ["frames", "--from", "list"], ["frames", "--tap", "card"],
      ["frames", "--from", "list", "--tap", "far"], ["frames", ".", "."], ["snapshot"],
      ["snapshot", "screens/list.json"], ["snapshot", "screens/list.json", "--tap", "scroll"],
      ["snapshot", "a", "b", "--tap", "card"], ["layout", "screens/list.json", "--format"],
      ["layout", "screens/list.json", "--round", "pixel", "--round", "none"],
      ["check", "--strict=1"],
      ["build", "a", "b"], ["explain", "qqqqqqqqqqqqqqq"], ["explain", "a", "b"], ["schema"],
      ["schema", "qqqqqqqqqqqq"], ["completions"], ["completions", "qqqqqqqqqqqq"],
      ["help", "qqqqqqqqqqqq"], ["layout", ""], ["check", ""], ["build", ""],
      ["layout", "--", "--format"],
    ])
  func refused(words: [String]) async throws {
    let folder = try SmallProject.make()
    let run = try await Seguec.run(words, in: folder.path)
    #expect(run.isRefusal, "\(run)")
  }

  @Test("Control characters in arguments are not printed")
  func escapes() async throws {
    let evil = "\u{1B}[31m\u{7}\n"
    for words in [
      [evil], ["layout", evil], ["layout", "--\(evil)"], ["explain", evil],
      ["frames", "--from", evil],
      ["layout", "screens/list.json", "--device", evil], ["build", evil], ["schema", evil],
      ["frames", "--from", "list", "--tap", evil], ["layout", "screens/list.json", "--set", evil],
      ["layout", "screens/list.json", "--scroll", evil], ["frames", "--fps", evil],
    ] {
      let run = try await Seguec.run(words, in: try SmallProject.make().path)
      #expect(run.isRefusal, "\(run)")
      #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{7}"))
    }
  }
}
