import Foundation
import Testing

/// Tests of `seguec frames --detent`, with a card of 790 points on 400 × 800. Its top is at 405 at
/// the detent `medium` and at 10 at `large`.
@Suite struct DetentOutputTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"schemes": ["s"], "devices": ["400x800@2", "834x1194@2"]}"#, to: "segue.json")
    try folder.write(
      #"""
      {"screen": "list", "root": {"type": "layout", "children": [
        {"type": "layout", "id": "sheet", "style": {"height": 50},
         "events": {"tap": [{"type": "navigate", "to": "s://filter"}]}},
        {"type": "layout", "id": "page", "style": {"height": 50},
         "events": {"tap": [{"type": "navigate", "to": "s://page"}]}}]}}
      """#, to: "screens/list.json")
    try folder.write(
      #"""
      {"screen": "filter", "route": "/filter", "presentation": "formSheet",
       "sheet": {"detents": ["medium", "large"], "largestUndimmedDetent": "medium"},
       "root": {"type": "layout"}}
      """#, to: "screens/filter.json")
    try folder.write(
      #"{"screen": "page", "route": "/page", "root": {"type": "layout"}}"#,
      to: "screens/page.json")
    return folder
  }

  private func frames(_ words: String..., from project: TemporaryFolder? = nil) async throws -> Run
  {
    let folder = try project ?? self.project()
    return try await Seguec.run(
      ["frames", "--from", "list", "--fps", "8"] + words, in: folder.path)
  }

  private func layer(_ id: String, of frame: JSONValue) -> JSONValue? {
    frame["layers"].elements.first { $0["id"].string == id }
  }

  @Test("Each layer has its exact frame at both detents")
  func ends() async throws {
    let line = try await frames(
      "--tap", "sheet", "--device", "400x800@2", "--detent", "medium:large", "--format", "json"
    ).onlyJSON
    #expect(line["detents"]["from"]["fraction"].number == 0.5)
    #expect(line["detents"]["to"]["fraction"].number == 1)
    let frames = line["frames"].elements
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(layer("entering", of: first)?["frame"].rect == [0, 405, 400, 790])
    #expect(layer("entering", of: last)?["frame"].rect == [0, 10, 400, 790])
    #expect(layer("scrim", of: first)?["opacity"].number == 0)
    #expect(layer("scrim", of: last)?["opacity"].number == 0.2)
    #expect(layer("exiting", of: last)?["frame"].rect == [16, 32, 368, 736])
  }

  @Test("A gesture drives the transition in proportion to the sheet's height")
  func finger() async throws {
    let folder = try project()
    // The finger moves up by 316 of 790 points in a second and rests: 40 % above half, nearer to
    // the full height.
    let samples = [
      (0.0, "began", 700.0), (1.0, "changed", 384.0), (2.0, "changed", 384.0),
      (3.0, "ended", 384.0),
    ].map { #"{"phase": "\#($1)", "time": \#($0), "x": 200, "y": \#($2)}"# }
    try folder.write(#"{"samples": [\#(samples.joined(separator: ", "))]}"#, to: "pan.json")
    let line = try await frames(
      "--tap", "sheet", "--device", "400x800@2", "--detent", "medium:large", "--format", "json",
      "--gesture", "pan.json", from: folder
    ).onlyJSON
    #expect(line["gesture"]["distance"].number == 790 && line["gesture"]["start"].number == 0.5)
    #expect(line["gesture"]["decision"]["target"].number == 1)
    let held = try #require(line["frames"].elements.first { $0["time"].number == 2 })
    let frame = try #require(layer("entering", of: held)?["frame"].rect)
    #expect(abs(frame[1] - (405 - 316)) < 1e-9)
    #expect(line["frames"].elements.last?["progress"].number == 1)
  }

  @Test("Screens without the given detents are refused with a reason")
  func refusals() async throws {
    let cases: [([String], String)] = [
      (["sheet", "400x800@2", "40%:large"], "does not rest at 40%, but at medium, large"),
      (["sheet", "834x1194@2", "medium:large"], "has one height"),
      (["page", "400x800@2", "medium:large"], "has no \"sheet\""),
      (["sheet", "400x800@2", "medium"], "takes two detents"),
      (["sheet", "400x800@2", "0%:large"], "takes two detents"),
    ]
    for (words, message) in cases {
      let run = try await frames(
        "--tap", words[0], "--device", words[1], "--detent", words[2])
      #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
    for option in ["--pop", "--reduced-motion"] {
      let run = try await frames(
        "--tap", "sheet", "--device", "400x800@2", "--detent", "medium:large", option)
      #expect(run.status == 2 && run.errors.contains("--detent does not go with \(option)"))
    }
  }
}
