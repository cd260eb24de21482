import Foundation
import Testing

/// What the commands say about a screen with a placeholder and a failure, derived from its file by
/// hand.
@Suite struct PhaseOutputTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"schemes": ["s"], "devices": ["400x800@1"], "defaultTransition": "hero",
       "navigation": {"root": "s://home"}}
      """#, to: "segue.json")
    try folder.write(
      #"""
      {"screen": "home", "route": "/home", "root": {"type": "layout", "children": [
        {"type": "image", "id": "card", "hero": "item/7", "source": "https://a.example/a.jpg",
         "naturalSize": {"width": 800, "height": 600}, "style": {"width": 100, "height": 75},
         "events": {"tap": [{"type": "navigate", "to": "s://items/7"}]}}]}}
      """#, to: "screens/home.json")
    try folder.write(
      #"""
      {"screen": "item", "route": "/items/{item}", "parameters": {"item": "string"},
       "root": {"type": "layout", "children": [
         {"type": "image", "id": "picture", "hero": "item/${item}", "source": "https://a.example/a.jpg",
          "naturalSize": {"width": 800, "height": 600}, "style": {"height": 300}},
         {"type": "label", "text": "Item ${item}"}]},
       "placeholder": {"type": "layout", "children": [
         {"type": "image", "id": "picture", "hero": "item/${item}", "style": {"height": 300}}]},
       "failure": {"type": "layout", "children": [
         {"type": "button", "id": "again", "title": "Try ${item} again", "style": {"minHeight": 48},
          "events": {"tap": [{"type": "retry"}]}}]}}
      """#, to: "screens/item.json")
    return folder
  }

  @Test("A screen is shown in each of its phases")
  func layouts() async throws {
    let folder = try project()
    func run(_ command: String, _ words: String...) async throws -> Run {
      try await Seguec.run(
        [command, "screens/item.json", "--set", "item=7", "--color", "never"] + words,
        in: folder.path)
    }
    let placeholder = try await run("layout", "--phase", "placeholder")
    #expect(placeholder.status == 0, "\(placeholder)")
    #expect(placeholder.output.contains("└ image picture  0  0    400     300"))
    #expect(!placeholder.output.contains("label"))
    let tree = try await run("tree", "--phase", "placeholder")
    #expect(tree.output.contains("what flies in"), "\(tree)")
    let failure = try await run("tree", "--phase", "failure")
    #expect(failure.output.contains("Try 7 again") && failure.output.contains("retry"))
    #expect(try await run("layout", "--phase", "content").output.contains("Item 7"))
    let wrong = try await run("layout", "--phase", "loading")
    #expect(wrong.status == 2 && wrong.errors.contains("--phase"), "\(wrong)")
    let data = try await run("layout", "--phase", "failure", "--data", "a")
    #expect(data.status == 2 && data.errors.contains("a failure is shown without data"))
    let none = try await Seguec.run(
      "layout", "screens/home.json", "--phase", "failure", in: folder.path)
    #expect(none.status == 2 && none.errors.contains("\"home\" declares no failure"), "\(none)")
  }

  @Test("A flight leads to the placeholder with the picture of the card, there and back")
  func frames() async throws {
    let folder = try project()
    for words in [[], ["--pop"]] {
      let run = try await Seguec.run(
        [
          "frames", ".", "--from", "home", "--tap", "card", "--phase", "placeholder", "--format",
          "json",
        ] + words, in: folder.path)
      #expect(run.status == 0, "\(run)")
      let flight = try #require(try run.json.first)
      #expect(flight["pairs"].elements.map { $0["to"]["component"].string } == ["picture"])
      let frames = flight["frames"].elements
      let end = try #require(words.isEmpty ? frames.last : frames.first)
      let layer = try #require(end["layers"].elements.first { $0["id"].string == "card" })
      #expect(layer["frame"]["width"].number == 400 && layer["frame"]["height"].number == 300)
    }
    let none = try await Seguec.run(
      "frames", ".", "--from", "home", "--tap", "card", "--phase", "failure", in: folder.path)
    #expect(none.status == 0, "\(none)")
  }

  @Test("Outputs name the phase, and a flight may begin in one")
  func names() async throws {
    let folder = try project()
    let layout = try await Seguec.run(
      "layout", "screens/item.json", "--phase", "failure", "--set", "item=7", "--format", "json",
      in: folder.path)
    #expect(try layout.json.first?["phase"].string == "failure")
    let table = try await Seguec.run(
      "layout", "screens/item.json", "--phase", "failure", "--set", "item=7", in: folder.path)
    #expect(table.output.hasPrefix("item@failure on 400x800@1"), "\(table)")
    let flight = try await Seguec.run(
      "frames", ".", "--from", "home", "--tap", "card", "--phase", "placeholder", in: folder.path)
    #expect(flight.output.hasPrefix("card opens item@placeholder on 400x800@1"), "\(flight)")
    // The button of the failure follows no link.
    let failure = try await Seguec.run(
      "frames", ".", "--from", "item@failure", "--set", "item=7", "--tap", "again", in: folder.path)
    #expect(failure.errors.contains("\"again\" has no \"navigate\" action"), "\(failure)")
    let none = try await Seguec.run(
      "frames", ".", "--from", "home@failure", "--tap", "card", in: folder.path)
    #expect(none.errors.contains("there is no screen \"home@failure\""), "\(none)")
  }

  @Test("A build after changes equals a build of the same files into an empty folder")
  func again() async throws {
    let folder = try project()
    try folder.write(
      #"{"screen": "more", "route": "/more", "data": {"properties": {"t": {"type": "string"}}}, "root": {"type": "label", "text": "${data.t}"}, "placeholder": {"type": "bone"}}"#,
      to: "screens/more.json")
    try folder.write(#"{"data": {"t": "More"}}"#, to: "data/more/one.json")
    // Files that were modified in the last moments are not remembered.
    try await Task.sleep(for: .milliseconds(200))
    for height in [20, 30, 40] {
      try folder.write(
        #"{"component": "bone", "body": {"type": "layout", "style": {"height": \#(height)}}}"#,
        to: "components/bone.json")
      for name in ["warm", "cold-\(height)"] {
        let run = try await Seguec.run("build", ".", "-o", name, in: folder.path)
        #expect(run.status == 0, "\(run)")
      }
      let (warm, cold) = (
        try folder.read("warm/app.segue"), try folder.read("cold-\(height)/app.segue")
      )
      #expect(warm == cold, "with a height of \(height)")
    }
  }

  @Test("A build writes each phase, and the flight to the placeholder")
  func built() async throws {
    let folder = try project()
    let run = try await Seguec.run("build", ".", "-o", "out", "--files", in: folder.path)
    #expect(run.status == 0, "\(run)")
    let index = try JSONValue(String(decoding: folder.read("out/index.json"), as: UTF8.self))
    let screens = index["screens"].elements
    #expect(
      screens.map { $0["phase"].string ?? "content" } == [
        "content", "content", "placeholder", "failure",
      ])
    let links = index["links"].elements
    #expect(links.map { $0["to"].string } == ["item?item=7", "item@placeholder?item=7"])
    for entry in screens + links {
      for path in entry["files"].elements.compactMap(\.string) {
        #expect(try !folder.read("out/\(path)").isEmpty)
      }
    }
    #expect(
      links.last?["files"].elements.first?.string
        == "transitions/home/card-placeholder/400x800@1.json")
  }
}
