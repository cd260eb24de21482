import Testing

/// `links --prove` against apps whose traps are known.
@Suite struct LinkProofTests {
  /// An app whose orders need a session. Terms are presented over the login, if that has a button
  /// for them.
  private func project(termsOverLogin: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      {"schemes": ["s"], "devices": ["iphone-15"], "navigation": {
        "tabs": [{"id": "home", "title": "Home", "root": "s://home"}, {"id": "more", "title": "More", "root": "s://more"}],
        "requirements": {"session": "s://login"}}}
      """#, to: "segue.json")
    func write(_ id: String, _ members: String, tap: String) throws {
      try folder.write(
        #"""
        {"screen": "\#(id)", "route": "/\#(id)", \#(members) "safeArea": ["top"], "root": {"type": "button",
          "id": "\#(id)-button", "title": "On", "events": {"tap": [\#(tap)]}}}
        """#, to: "screens/\(id).json")
    }
    func opening(_ link: String) -> String { #"{"type": "navigate", "to": "s://\#(link)"}"# }
    try write("home", "", tap: opening("orders"))
    try write("more", "", tap: opening("terms"))
    try write(
      "orders", #""requires": ["session"], "backStack": ["s://more"],"#, tap: #"{"type": "back"}"#)
    try write("terms", #""presentation": "fullScreen","#, tap: #"{"type": "dismiss"}"#)
    let back = #"{"type": "dismiss"}"#
    try write(
      "login", #""presentation": "sheet","#, tap: termsOverLogin ? opening("terms") : back)
    return folder
  }

  @Test("Every link of an app without traps lands, whatever the app shows")
  func sound() async throws {
    let folder = try project(termsOverLogin: false)
    let run = try await Seguec.run(
      "links", ".", "--prove", "--states", "300", "--format", "json", in: folder.path)
    #expect(run.status == 0, "\(run)")
    let proof = try #require(run.json.first)
    // Five screens have routes, and no link has others.
    #expect(proof["links"].number == 5 && proof["states"].number == 300)
    #expect(proof["failures"].elements.isEmpty)
    // Orders on more: back to its root.
    #expect(proof["backSteps"].number ?? 0 >= 1)
  }

  @Test("A modal that hides what a link waits for is found, and its script reproduces it")
  func trap() async throws {
    let folder = try project(termsOverLogin: true)
    let run = try await Seguec.run("links", ".", "--prove", in: folder.path)
    #expect(run.status == 1, "\(run)")
    #expect(
      run.output.contains(
        "# s://orders: the link waits for session, and login, which meets it, is not on top: terms is"
      )
    )
    let script = run.output.split(separator: "\n").filter { !$0.hasPrefix("#") }
    // One step to the login, one to the terms, and the link: no script is shorter.
    #expect(script.count == 4 && script.first == "ready" && script.last == "open s://orders")
    let played = try await Seguec.run(
      ["navigate", ".", "--format", "json"], in: folder.path, input: run.outputBytes)
    #expect(played.status == 0, "\(played)")
    let last = try #require(played.json.last)
    #expect(last["shown"].elements.last?["screen"].string == "terms")
    #expect(last["state"]["pending"]["url"].string == "s://orders")
  }

  @Test("Links are opened with requirements that are met")
  func met() async throws {
    let folder = try project(termsOverLogin: false)
    let waiting = try await Seguec.run("links", ".", in: folder.path)
    #expect(waiting.output.contains("home: home + sheet login, waits for session\n  s://orders\n"))
    let open = try await Seguec.run("links", ".", "--met", "session", in: folder.path)
    #expect(open.output.contains("more: more › orders\n  s://orders\n"), "\(open)")
    let wrong = try await Seguec.run("links", ".", "--met", "sesion", in: folder.path)
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean \"session\"?"), "\(wrong)")
  }

  @Test("Options that do not go together are refused")
  func refused() async throws {
    let folder = try project(termsOverLogin: false)
    for words in [
      ["--prove", "--met", "session"], ["--prove", "--format", "dot"], ["--states", "5"],
      ["--prove", "--states", "0"], ["--prove", "--states", "many"],
    ] {
      let run = try await Seguec.run(["links", "."] + words, in: folder.path)
      #expect(run.status == 2, "\(words): \(run)")
    }
  }
}
