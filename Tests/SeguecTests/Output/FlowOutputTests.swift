import Foundation
import Testing

/// What the commands say about a project with a flow, derived from its files by hand.
@Suite struct FlowOutputTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"schemes": ["s"], "devices": ["iphone-15"], "navigation": {
        "root": "s://home", "entryPoints": ["s://orders"], "requirements": {"session": "s://enter"},
        "flows": {"entry": {"route": "/enter", "choices": {"plain": "s://login", "guided": "s://tour"}}}}}
      """#, to: "segue.json")
    func write(_ id: String, _ members: String, tap: String) throws {
      try folder.write(
        #"""
        {"screen": "\#(id)", "route": "/\#(id)", \#(members) "safeArea": ["top"], "root": {"type": "button",
          "id": "\#(id)-button", "title": "Go on", "style": {"height": 44}, "events": {"tap": [\#(tap)]}}}
        """#, to: "screens/\(id).json")
    }
    try write("home", "", tap: #"{"type": "navigate", "to": "s://enter?page=2"}"#)
    try write("login", #""presentation": "sheet","#, tap: #"{"type": "dismiss"}"#)
    try write(
      "tour",
      #""presentation": "fullScreen", "parameters": {"page": {"type": "number", "default": 1}},"#,
      tap: #"{"type": "dismiss"}"#)
    try write("orders", #""requires": ["session"],"#, tap: #"{"type": "back"}"#)
    return folder
  }

  @Test("The links of a flow have a line for each choice")
  func links() async throws {
    let folder = try project()
    let run = try await Seguec.run("links", ".", in: folder.path)
    #expect(run.status == 0, "\(run)")
    for line in [
      "home + sheet login\n", "  s://enter?page=2 (entry: plain)\n",
      "home + fullScreen tour\n  s://enter (entry: guided)\n  s://enter?page=2 (entry: guided)\n",
      "home + sheet login, waits for session\n  s://orders\n", "meets session (entry: plain)",
      "meets session (entry: guided)", "sheet, entry: plain", "fullScreen, entry: guided",
    ] {
      #expect(run.output.contains(line), "\(line) is not in\n\(run.output)")
    }
    let chosen = try await Seguec.run("links", ".", "--choose", "entry=guided", in: folder.path)
    #expect(chosen.output.contains("home + fullScreen tour, waits for session\n  s://orders\n"))
    #expect(!chosen.output.contains("s://enter (entry: plain)"))
    let json = try await Seguec.run("links", ".", "--format", "json", in: folder.path)
    let lines = try json.json
    let urls = lines.filter { $0["url"].string == "s://enter" }
    #expect(urls.map { $0["flow"].string } == ["entry", "entry"])
    #expect(urls.map { $0["choice"].string } == ["plain", "guided"])
    let edges = lines.filter { $0["from"].string == "home" }
    #expect(edges.map { $0["choice"].string } == ["plain", "guided"])
    #expect(edges.map { $0["to"].string } == ["login", "tour"])
  }

  @Test("The proof tries every choice, and all links land")
  func proof() async throws {
    let folder = try project()
    let run = try await Seguec.run(
      "links", ".", "--prove", "--states", "300", "--format", "json", in: folder.path)
    let proof = try #require(try run.json.first)
    #expect(run.status == 0 && proof["failures"].elements.isEmpty, "\(run)")
    // Those of the navigation and of the button, which open every screen that has a route.
    #expect(proof["links"].number == 4, "\(run)")
  }

  @Test("An app is launched with a choice, and makes another one later")
  func navigate() async throws {
    let folder = try project()
    let script = "ready\ntap home-button\nback\nchoose entry=plain\ntap home-button\n"
    let run = try await Seguec.run(
      ["navigate", ".", "--choose", "entry=guided", "--format", "json"], in: folder.path,
      input: Array(script.utf8))
    #expect(run.status == 0, "\(run)")
    let steps = try run.json
    let tops = steps.map { $0["shown"].elements.last?["screen"].string }
    #expect(tops == ["home", "tour", "home", "home", "login"], "\(run)")
    #expect(steps[1]["shown"].elements.last?["arguments"]["page"].number == 2)
    #expect(steps[4]["state"]["flows"]["entry"].string == "plain")
  }

  @Test(
    "A flow or a choice that the project lacks is refused",
    arguments: [
      (["--choose", "entry"], "--choose takes FLOW=CHOICE"),
      (["--choose", "entri=plain"], "did you mean \"entry\"?"),
      (["--choose", "entry=guide"], "did you mean \"guided\"?"),
    ])
  func refused(_ options: [String], _ message: String) async throws {
    let folder = try project()
    for command in ["links", "navigate"] {
      let run = try await Seguec.run([command, "."] + options, in: folder.path, input: [])
      #expect(run.status == 2 && run.errors.contains(message), "\(run)")
    }
    let run = try await Seguec.run(
      ["navigate", "."], in: folder.path, input: Array("choose \(options[1])\n".utf8))
    #expect(run.status == 2, "\(run)")
    let proof = try await Seguec.run(
      "links", ".", "--prove", "--choose", "entry=plain", in: folder.path)
    #expect(proof.status == 2 && proof.errors.contains("it tries all choices"), "\(proof)")
  }

  @Test("Frames are those of the flight to the choice")
  func frames() async throws {
    let folder = try project()
    for (options, screen) in [([], "login"), (["--choose", "entry=guided"], "tour")] {
      let run = try await Seguec.run(
        ["frames", ".", "--from", "home", "--tap", "home-button", "--format", "json"] + options,
        in: folder.path)
      #expect(run.status == 0, "\(run)")
      let flight = try #require(try run.json.first)
      #expect(flight["action"]["to"].string == "s://enter?page=2")
      #expect(flight["to"]["screen"].string == screen, "\(run)")
    }
  }

  @Test("A build has a transition for each choice")
  func build() async throws {
    let folder = try project()
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(run.status == 0, "\(run)")
    let text = try String(contentsOf: folder.url("out/index.json"), encoding: .utf8)
    for choice in ["plain", "guided"] {
      #expect(text.contains("\"choice\": \"\(choice)\""), "\(text)")
      #expect(text.contains("transitions/home/home-button-\(choice)/iphone-15.json"), "\(text)")
    }
  }
}
