import Foundation
import Testing

/// A notification opens the sample's block list, filtered to a contact, from any state of the app.
/// The scripts are in Samples/Outfits/navigation.
@Suite struct SampleNavigationTests {
  private static let link = "open shop://settings/privacy/block-list?contact=42"

  private static func steps(_ script: String, _ words: [String] = []) async throws -> [JSONValue] {
    let run = try await Seguec.run(
      [
        "navigate", Seguec.sample, "--format", "json", "--script",
        "\(Seguec.sample)/navigation/\(script)",
      ]
        + words)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    return try run.json
  }

  private static func top(_ step: JSONValue) -> JSONValue { step["shown"].elements.last ?? .null }

  @Test("Every script also runs to its end on a tablet")
  func scripts() async throws {
    let folder = "\(Seguec.sample)/navigation"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.count >= 8)
    for file in files.prefix(Seguec.isOptimised ? files.count : 3) {
      #expect(try await !Self.steps(file, ["--device", "ipad-11"]).isEmpty)
    }
  }

  @Test(
    "The link opens the block list of contact 42, and back leads to privacy and the settings",
    arguments: [
      "cold.txt", "behind-a-modal.txt", "during-a-transition.txt", "warm.txt", "other-tab.txt",
      "twice.txt",
    ].prefix(Seguec.isOptimised ? 6 : 3))
  func scenario(script: String) async throws {
    let text = try String(contentsOfFile: "\(Seguec.sample)/navigation/\(script)", encoding: .utf8)
    // The script runs up to the link, and to `ready` if the app is still launching; then it goes
    // back at every level.
    var lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    let end = try #require(lines.lastIndex(of: Self.link))
    lines = Array(lines[...end])
    if !lines.contains("ready") { lines.append("ready") }
    let input = Array((lines + ["finish", "back", "back", "back"]).joined(separator: "\n").utf8)
    let run = try await Seguec.run(
      ["navigate", Seguec.sample, "--device", "iphone-15", "--format", "json"], input: input)
    #expect(run.status == 0, "\(run)")
    let steps = try run.json.suffix(5)
    let tops = steps.map(Self.top)
    #expect(
      tops.map { $0["screen"].string }
        == ["block-list", "block-list", "privacy", "settings", "settings"])
    #expect(tops[0]["arguments"]["contact"].number == 42)
    #expect(
      tops.map { $0["backTitle"].string } == ["Privacy", "Privacy", "Settings", nil, nil])
    #expect(
      steps.allSatisfy { $0["shown"].elements.count == 1 && $0["state"]["modals"] == .array([]) })
    #expect(steps.allSatisfy { $0["state"]["root"]["tab"].string == "settings" })
    #expect(steps.last?["effects"][0]["reason"].string == "atRoot")
  }

  @Test("A link that requires a login waits, opens after signing in, and opens only once")
  func login() async throws {
    let steps = try await Self.steps("behind-a-login.txt", ["--device", "iphone-15"])
    let waiting = try #require(steps.first { $0["command"].string?.hasPrefix("open") == true })
    #expect(Self.top(waiting)["screen"].string == "login")
    let signedIn = try #require(steps.first { $0["command"].string == "login" })
    #expect(Self.top(signedIn)["screen"].string == "order")
    #expect(Self.top(signedIn)["backTitle"].string == "Orders")
    // The second link was discarded with the login, so signing in later opens nothing.
    #expect(Self.top(try #require(steps.last))["screen"].string == "profile")
  }

  @Test("People sign in where the flow says, and a choice is for the next time")
  func swapped() async throws {
    let steps = try await Self.steps("swapped.txt", ["--device", "iphone-15"])
    // Both links, both ways to sign in, and what is shown when another choice is made.
    #expect(
      steps.map { Self.top($0)["screen"].string } == [
        "outfits", "outfits", "join", "login", "login", "order", "orders", "profile",
        "profile", "join", "join", "profile", "login", "order",
      ])
    #expect(steps.last?["state"]["flows"]["welcome"].string == "sign-in")
  }

  @Test("A screen that is slow shows its placeholder, and its failure can be tried again")
  func loading() async throws {
    let steps = try await Self.steps("loading.txt", ["--device", "iphone-15"])
    let phases = steps.map { Self.top($0)["phase"].string ?? "-" }
    #expect(
      phases == [
        "-", "-", "placeholder", "failure", "placeholder", "-", "-", "-", "-", "-", "placeholder",
        "-", "-",
      ])
    let retry = try #require(steps.first { $0["command"].string == "tap retry" })
    #expect(retry["effects"].elements.map { $0["type"].string } == ["show", "fetch"])
  }

  @Test("A link interrupts a running transition, and a push that is undone is reversed")
  func transition() async throws {
    let steps = try await Self.steps("during-a-transition.txt", ["--device", "iphone-15"])
    func types(_ command: String) -> [String?] {
      steps.first { $0["command"].string == command }?["effects"].elements.map { $0["type"].string }
        ?? []
    }
    #expect(types(Self.link).prefix(2) == ["cut", "play"])
    #expect(types("back").first == "turnBack")
  }

  @Test(
    "The settings collapse to one stack in a narrow window, and expand again in a wide one")
  func split() async throws {
    let steps = try await Self.steps("tablet.txt", ["--device", "ipad-11"])
    let counts = steps.map { $0["shown"].elements.count }
    let narrow = try #require(steps.firstIndex { $0["command"].string == "resize 375x1194" })
    let wide = try #require(steps.firstIndex { $0["command"].string == "resize 834x1194" })
    #expect(counts[narrow - 1] == 2 && counts[narrow] == 1 && counts[wide] == 2)
    #expect(Self.top(steps[narrow])["screen"].string == "contact")
    #expect(Self.top(steps[narrow])["arguments"]["contact"].number == 57)
    #expect(Self.top(steps[wide])["screen"].string == "block-list")
  }
}
