import Foundation
import Testing

/// Tests of `seguec navigate`, driven by scripts.
@Suite struct NavigateOutputTests {
  /// Two tabs, the second of which has a requirement. The expectations are derived by hand from the
  /// behaviour of UIKit with the same containers.
  private static let manifest = """
    {"app": "app", "schemes": ["app"], "devices": [{"name": "tall", "width": 400, "height": 800, "scale": 2}],
     "defaultTransition": "slide",
     "navigation": {
       "tabs": [{"id": "first", "title": "First", "root": "app://one"},
                {"id": "second", "title": "Second", "pages": ["app://page/1", "app://page/2"]}],
       "fallback": "app://lost", "requirements": {"session": "app://login"}}}
    """

  private static let screens = [
    "one": """
    {"screen": "one", "route": "/one", "title": "One", "bars": ["tab"], "root": {
      "type": "layout", "id": "box", "style": {"overflow": "scroll"}, "children": [
      {"type": "layout", "id": "card",
       "events": {"tap": [{"type": "track", "event": "card", "properties": {"place": 1}},
                          {"type": "navigate", "to": "app://one/7?name=A%20b", "transition": "fade"}]},
       "children": [{"type": "label", "id": "words", "text": "To seven"}]},
      {"type": "layout", "id": "to-sheet",
       "events": {"tap": [{"type": "navigate", "to": "app://sheet"}]}},
      {"type": "label", "id": "still", "text": "Nothing"}]}}
    """,
    "detail": """
    {"screen": "detail", "route": "/one/{number}", "title": "Detail", "bars": ["navigation"],
     "parameters": {"number": "number", "name": {"type": "string", "default": "none"}},
     "root": {"type": "layout"}}
    """,
    "page": """
    {"screen": "page", "route": "/page/{page}", "parameters": {"page": "number"},
     "root": {"type": "layout"}}
    """,
    "sheet": """
    {"screen": "sheet", "route": "/sheet", "presentation": "sheet",
     "sheet": {"detents": ["medium", 200, "large"], "largestUndimmedDetent": 200},
     "root": {"type": "layout", "id": "top", "events": {"tap": [{"type": "dismiss"}]}}}
    """,
    "orders": """
    {"screen": "orders", "route": "/orders", "requires": ["session"], "root": {"type": "layout"}}
    """,
    "login": """
    {"screen": "login", "route": "/login", "presentation": "formSheet",
     "interactiveDismissDisabled": true, "root": {"type": "layout"}}
    """,
    "lost": #"{"screen": "lost", "route": "/lost", "root": {"type": "layout"}}"#,
  ]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(manifest, to: "segue.json")
    for (name, text) in screens { try folder.write(text, to: "screens/\(name).json") }
    return folder
  }

  private static func navigate(
    _ lines: String..., in folder: TemporaryFolder, _ words: [String] = []
  ) async throws -> Run {
    let input = Array(lines.joined(separator: "\n").utf8)
    return try await Seguec.run(["navigate"] + words, in: folder.path, input: input)
  }

  private static func steps(_ lines: String...) async throws -> [JSONValue] {
    let input = Array(lines.joined(separator: "\n").utf8)
    let run = try await Seguec.run(
      ["navigate", "--format", "json"], in: try folder().path, input: input)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return try run.json
  }

  // MARK: The tree

  @Test("Each step shows its command, the client's actions and the visible screens")
  func tree() async throws {
    let run = try await Self.navigate(
      "# A tap on words means what is around them.", "ready", "", "  tap words ",
      in: try Self.folder())
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        > ready
          fetch one
        400×800, compact
        ├ first, selected
        │ └ one                      tab bar
        └ second: page 1 of 2, page
        back: not from here, a root

        >   tap words 
          track card {"place":1}
          play fade from one to detail, tapped card
          fetch detail number=7 name="A b"
        400×800, compact
        ├ first, selected
        │ ├ one
        │ └ detail number=7 name="A b"  ‹ One; navigation bar
        └ second: page 1 of 2, page
        back: a swipe leads to one

        """)
  }

  @Test("--open launches the app with a link, which waits until the app is ready")
  func launched() async throws {
    let run = try await Self.navigate(in: try Self.folder(), ["--open", "app://one/3"])
    #expect(run.status == 0)
    #expect(run.output.contains("> open app://one/3\n  wait: app://one/3, until the app is ready"))
    #expect(run.output.contains("> ready\n  play slide from one to detail"))
    #expect(run.output.contains("│ └ detail number=3 name=none  ‹ One; navigation bar\n"))
  }

  @Test("No line is longer than 80 columns, whatever the links contain")
  func width() async throws {
    let long = String(repeating: "x", count: 300)
    let run = try await Self.navigate(
      "open app://one/1?name=\(long)", "ready", "open app://\(long)", in: try Self.folder())
    #expect(run.status == 0)
    let lines = run.lines.filter { !$0.hasPrefix("> ") }
    #expect(lines.allSatisfy { $0.count <= 80 } && lines.contains { $0.hasSuffix("…") }, "\(run)")
  }

  @Test("Control characters in links are not printed")
  func hidden() async throws {
    let evil = "\u{1B}[31m\u{202E}\u{7}"
    let run = try await Self.navigate(
      "open app://one/1?name=\(evil)", "ready", "open \(evil)", in: try Self.folder())
    #expect(run.status == 0 && !run.outputBytes.contains(0x1B) && !run.outputBytes.contains(7))
    #expect(!run.output.contains("\u{202E}"))
    let wrong = try await Self.navigate("tap \(evil)", in: try Self.folder())
    #expect(wrong.isRefusal && !wrong.errorBytes.contains(0x1B), "\(wrong)")
  }

  // MARK: Steps

  @Test("A sheet is dragged between its detents and is dismissed past half of the lowest one")
  func sheets() async throws {
    // The full height is 800 − 10 points. From medium, 395 points: 390 upwards is nearest to large;
    // then 590 downwards to 200 points, which is not dimmed, and 190 more to 0.
    let steps = try await Self.steps(
      "ready", "tap to-sheet", "drag -390", "drag 590", "drag 190")
    #expect(
      steps.dropFirst().map { $0["shown"].elements.last?["detent"] ?? .null } == [
        .object(["fraction": .number(0.5)]), .object(["fraction": .number(1)]),
        .object(["height": .number(200)]), .null,
      ])
    #expect(steps[3]["shown"][1]["undimmed"] == .boolean(true))
    #expect(steps[2]["shown"][1]["undimmed"] == .boolean(false))
    #expect(steps[1]["back"]["gesture"].string == "drag")
    #expect(steps.last?["shown"].elements.count == 1)
  }

  @Test("A sheet dragged back comes to rest at its detents")
  func sheetBack() async throws {
    // From medium, 395 points: 31 % are 122 points, nearest to the detent of 200 points; 60 % of
    // those are 120 points, nearest to 0.
    let steps = try await Self.steps("ready", "tap to-sheet", "drag back 31%", "drag back 60%")
    #expect(
      steps.dropFirst().map { $0["shown"].elements.last?["detent"] ?? .null } == [
        .object(["fraction": .number(0.5)]), .object(["height": .number(200)]), .null,
      ])
  }

  @Test(
    "A drag pops a screen past 30 % or at 500 points per second, unless it flicks back",
    arguments: [
      ("29%", false), ("31%", true), ("1% 600", true), ("1% 400", false), ("90% -600", false),
    ])
  func dragBack(words: String, leaves: Bool) async throws {
    let steps = try await Self.steps("ready", "tap card", "drag back \(words)")
    let screens = steps[2]["shown"].elements.compactMap { $0["screen"].string }
    #expect(screens == [leaves ? "one" : "detail"])
    #expect(
      steps[2]["effects"].elements.compactMap { $0["type"].string }
        == ["hold", leaves ? "release" : "turnBack"])
  }

  @Test("A link that requires a login waits, opens once, and its screen closes on logout")
  func login() async throws {
    let steps = try await Self.steps(
      "ready", "open app://orders", "login", "back", "login", "logout")
    #expect(steps[1]["state"]["pending"]["requires"].string == "session")
    #expect(steps[1]["shown"].elements.last?["screen"].string == "login")
    #expect(steps[1]["shown"].elements.last?["presentation"].string == "sheet")
    #expect(steps[1]["back"]["blockedBy"].string == "screen")
    #expect(steps[2]["shown"].elements.map { $0["screen"].string } == ["orders"])
    #expect(
      steps[2]["state"]["pending"] == .null && steps[2]["state"]["met"][0].string == "session")
    for step in steps[3...] {
      #expect(step["shown"].elements.map { $0["screen"].string } == ["one"])
    }
  }

  @Test("Transitions end with their step unless they are held")
  func held() async throws {
    let steps = try await Self.steps(
      "ready", "tap card", "back", "hold", "tap card", "back", "finish")
    #expect(steps[1]["state"]["transition"] == .null)
    #expect(steps[4]["state"]["transition"]["name"].string == "fade")
    #expect(steps[4]["back"]["blockedBy"].string == "transition")
    #expect(steps[5]["effects"][0]["type"].string == "turnBack")
    #expect(steps[6]["state"]["transition"] == .null)
  }

  @Test("Commands change tabs, pages, orientations and sizes")
  func containers() async throws {
    let steps = try await Self.steps(
      "ready", "tab second", "page 2", "rotate", "resize 1000x700", "tab first", "root",
      "open elsewhere://x")
    #expect(steps[2]["shown"][0]["arguments"]["page"].number == 2)
    #expect(steps[3]["state"]["width"].number == 800 && steps[3]["state"]["height"].number == 400)
    #expect(steps[4]["state"]["width"].number == 1000)
    #expect(steps[5]["state"]["root"]["tab"].string == "first")
    #expect(steps[6]["effects"][0]["reason"].string == "atRoot")
    #expect(steps[7]["effects"][0]["type"].string == "problem")
    #expect(steps[7]["shown"][0]["screen"].string == "lost")
    #expect(steps.map { $0["line"].number } == (1...8).map { Double($0) })
  }

  @Test("A saved state is restored, and a damaged one is refused")
  func saved() async throws {
    let folder = try Self.folder()
    let run = try await Self.navigate("ready", "tap card", "scroll box 0,40", "save", in: folder)
    let saved = try #require(run.lines.last)
    try folder.write(saved, to: "state.json")
    let again = try await Self.navigate("restore state.json", "save", in: folder)
    #expect(again.status == 0 && again.lines.last == saved, "\(again)")
    #expect(saved.contains("\"screen\":\"detail\""))
    try folder.write(saved.replacing("detail", with: "gone"), to: "state.json")
    let damaged = try await Self.navigate("restore state.json", in: folder)
    #expect(damaged.status == 2 && damaged.errors.contains("state.json"), "\(damaged)")
  }

  // MARK: Wrong lines

  @Test(
    "An invalid line ends a script with its number, a suggestion and status 2",
    arguments: [
      ("opne x", "open"), ("tap crad", "card"), ("tab frist", "first"), ("met sesion", "session"),
      ("backTo detial", "detail"),
    ])
  func suggested(line: String, meant: String) async throws {
    let folder = try Self.folder()
    try folder.write("ready\n\n\(line)\nback\n", to: "s.txt")
    let run = try await Seguec.run("navigate", "--script", "s.txt", in: folder.path)
    #expect(run.status == 2 && run.errorLines.count == 1, "\(run)")
    #expect(
      run.errors.hasPrefix("seguec: s.txt:3: ") && run.errors.contains("did you mean \"\(meant)\"?")
    )
    // The lines before it have been executed.
    #expect(run.output.hasPrefix("> ready\n") && !run.output.contains("> back"))
  }

  @Test(
    "A line with invalid arguments is refused",
    arguments: [
      "open", "tap", "tap still", "tap qqqqqqqqqqqqqqqq", "back 2", "page", "page two", "page 9",
      "page 1", "rotate 90", "resize 10", "resize 0x9", "resize nanx9", "resize 1e300x5", "drag",
      "drag far", "drag 1 2 3", "drag back", "drag back 40", "drag back 140%", "drag back -1%",
      "scroll box", "scroll box 1", "scroll box 1,b", "restore", "restore nothing.json",
      "ready now",
    ])
  func refused(line: String) async throws {
    let run = try await Self.navigate(line, in: try Self.folder())
    #expect(run.isRefusal && run.errors.hasPrefix("seguec: <stdin>:1: "), "\(run)")
  }

  @Test("help lists every command, and quit ends the session")
  func help() async throws {
    let run = try await Self.navigate("help", "quit", "nonsense", in: try Self.folder())
    #expect(run.status == 0)
    for word in [
      "open URL", "tap ID", "drag POINTS [SPEED] or back SHARE% [SPEED]", "restore FILE",
    ] {
      #expect(run.output.contains("\n  \(word) ") || run.output.hasPrefix("  \(word) "), "\(run)")
    }
  }

  @Test("An invalid project is reported")
  func broken() async throws {
    let folder = try Self.folder()
    try folder.write("{", to: "screens/one.json")
    let run = try await Self.navigate("ready", in: folder)
    #expect(run.status == 1 && run.output.isEmpty && run.errors.contains("one.json:1:2"), "\(run)")
  }

  @Test("In a terminal an invalid line is reported and the session continues")
  func conversation() async throws {
    #if os(Linux)
      let run = try await Seguec.bash(
        #"""
        [ -x /usr/bin/script ] || exit 0
        printf 'ready\ntap crad\ntap card\nquit\n' \
          | script -qec "stty cols 80; $seguec navigate --color never" /dev/null | tr -d '\r'
        """#, in: try Self.folder().path)
      guard !run.output.isEmpty else { return }
      #expect(run.output.contains("did you mean \"card\"?"), "\(run)")
      #expect(run.output.contains("└ detail number=7"), "\(run)")
    #endif
  }
}
