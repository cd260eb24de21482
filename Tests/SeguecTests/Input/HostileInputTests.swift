import Foundation
import Testing

/// Whatever a file contains, the result is diagnostics with status 1 or a clear line with status 2,
/// never a signal.
@Suite struct HostileInputTests {
  private static let commands = [
    ["check"], ["layout"], ["tree"], ["snapshot", "--tap", "a"],
  ]

  private func expectAnswer(_ run: Run) {
    #expect(!run.isCrash, "\(run)")
    #expect(run.status == 1 || run.isRefusal, "\(run)")
    #expect(!run.errors.isEmpty)
    #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\u{0}"))
    #expect(run.errorBytes.count < 200_000)
  }

  /// Texts that are not screens.
  private static let texts: [(name: String, bytes: [UInt8])] = [
    ("empty", []),
    ("space", Array(" \n\n ".utf8)),
    ("garbage", (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ ($0 >> 3)) }),
    ("null bytes", [UInt8](repeating: 0, count: 4096)),
    ("a null byte in a string", Array("{\"screen\": \"a\u{0}b\"}".utf8)),
    ("invalid UTF-8", Array("{\"screen\": \"".utf8) + [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80]),
    (
      "UTF-16",
      [0xFF, 0xFE] + "{\"screen\": 1}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    ),
    ("a byte order mark", [0xEF, 0xBB, 0xBF]),
    ("an array", Array("[]".utf8)),
    ("a number", Array("1e999".utf8)),
    ("a long line", Array("{\"screen\": \"".utf8) + [UInt8](repeating: 0x61, count: 2 << 20)),
    ("a long wrong line", [UInt8](repeating: 0x7B, count: 2 << 20)),
    ("deep arrays", [UInt8](repeating: 0x5B, count: 100_000)),
    ("deep objects", Array(String(repeating: "{\"a\":", count: 50_000).utf8)),
    ("another format", Array("<html><body>hello</body></html>".utf8)),
    ("escape codes", Array("{\"screen\": \"\u{1B}[2J\u{1B}]0;x\u{7}\", \"\u{1B}[31m\": 1}".utf8)),
  ]

  @Test(
    "A file that is not a screen is reported with location and reason", arguments: texts.indices)
  func noScreen(index: Int) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.texts[index].bytes, to: "s.json")
    // All commands share one parser, so one command for each text is enough; the texts alternate
    // between the commands.
    let words = Self.commands[index % Self.commands.count]
    let run = try await Seguec.run([words[0], "s.json"] + words.dropFirst(), in: folder.path)
    expectAnswer(run)
    #expect(run.status == 1 && run.errors.contains("s.json:"), "\(Self.texts[index].name)")
    // The text as part of a project: as screen, component and manifest.
    let project = try SmallProject.make()
    let places = ["screens/x.json", "components/x.json", "segue.json"]
    for place in Seguec.isOptimised ? places : [places[index % places.count]] {
      try project.write(Self.texts[index].bytes, to: place)
      let run = try await Seguec.run("check", ".", in: project.path)
      expectAnswer(run)
      #expect(run.status == 1)
      if place != "segue.json" {
        try FileManager.default.removeItem(at: project.url(place))
      }
    }
  }

  @Test("Deep but valid nesting is compiled or reported, without a crash")
  func deepComponents() async throws {
    let folder = try TemporaryFolder()
    for depth in [500, 2000, 20_000] {
      let opening = String(repeating: #"{"type": "layout", "children": ["#, count: depth)
      let closing = String(repeating: "]}", count: depth)
      try folder.write(#"{"screen": "s", "root": \#(opening)\#(closing)}"#, to: "s.json")
      for command in ["check", "layout", "tree"] {
        let run = try await Seguec.run(command, "s.json", in: folder.path)
        #expect(!run.isCrash && run.status <= 1, "\(run)")
      }
    }
  }

  /// The test takes six seconds without optimisation; there `GrowthTests` covers this case.
  @Test(
    "Composition that doubles at each level is reported", .enabled(if: Seguec.isOptimised))
  func explosion() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"app": "boom"}"#, to: "segue.json")
    // The project describes 2^40 components.
    let levels = 40
    for level in 0..<levels {
      let child = level == 0 ? #"{"type": "layout"}"# : #"{"type": "c\#(level - 1)"}"#
      try folder.write(
        #"{"component": "c\#(level)", "body": {"type": "layout", "children": [\#(child), \#(child)]}}"#,
        to: "components/c\(level).json")
    }
    try folder.write(#"{"screen": "s", "root": {"type": "c\#(levels - 1)"}}"#, to: "screens/s.json")
    let run = try await Seguec.run("check", ".", in: folder.path)
    expectAnswer(run)
    #expect(run.errors.contains("too-many-components"), "\(run)")
  }

  @Test(
    "An invalid manifest is reported without a crash",
    arguments: [
      "[]", "null", "{}", "1", "\"x\"", #"{"devices": 1, "screens": {}, "transitions": []}"#,
      #"{"screens": ["../nowhere"]}"#, #"{"screens": ["/etc"]}"#, #"{"assets": "\u0000"}"#,
      #"{"devices": [{"name": "x", "width": -1, "height": 1e308, "scale": 0}]}"#,
    ])
  func manifests(text: String) async throws {
    let folder = try SmallProject.make()
    try folder.write(text, to: "segue.json")
    for words in [["check", "."], ["build", "."], ["layout", "screens/list.json"]] {
      let run = try await Seguec.run(words, in: folder.path)
      #expect(!run.isCrash && run.status <= 2, "\(run)")
      if text == "[]" { #expect(run.status == 1 && run.errors.contains("segue.json:1:1")) }
    }
  }

  @Test(
    "A folder given as a file, or a file as a folder, is refused in one line",
    arguments: [
      ["layout", "screens"], ["layout", "."], ["tree", "/"], ["layout", "missing.json"],
      ["layout", "screens/list.json/x"], ["check", "missing"], ["check", "screens"],
      ["check", "screens/list.json", "screens"], ["check", "screens/list.json", "missing"],
      ["build", "missing"], ["build", "screens/list.json"], ["build", "screens"],
      ["frames", "screens", "--from", "list", "--tap", "card"],
      ["layout", "screens/list.json", "--project", "screens"],
      ["layout", "screens/list.json", "--project", "missing"],
      ["snapshot", "missing.json", "--tap", "a"],
    ])
  func wrongKind(words: [String]) async throws {
    let run = try await Seguec.run(words, in: try SmallProject.make().path)
    #expect(run.isRefusal, "\(run)")
  }

  @Test("Folders with the name of a file are ignored or refused")
  func folderNames() async throws {
    let folder = try SmallProject.make()
    try folder.write("x", to: "screens/folder.json/inner.txt")
    try folder.write("x", to: "components/folder.json/inner.txt")
    #expect(try await Seguec.run("check", ".", in: folder.path).status == 0)
    try FileManager.default.removeItem(at: folder.url("segue.json"))
    try folder.write("x", to: "segue.json/inner.txt")
    #expect(try await Seguec.run("check", ".", in: folder.path).isRefusal)
  }

  @Test("Circular links, broken links and pipes in a project's folders are skipped")
  func oddEntries() async throws {
    let folder = try SmallProject.make()
    let manager = FileManager.default
    for place in ["screens", "components", "assets"] {
      try folder.write("x", to: "\(place)/.keep")
      try manager.createSymbolicLink(
        atPath: folder.path("\(place)/circle"), withDestinationPath: folder.path(place))
      try manager.createSymbolicLink(
        atPath: folder.path("\(place)/up.json"),
        withDestinationPath: folder.path("\(place)/up.json"))
      try manager.createSymbolicLink(
        atPath: folder.path("\(place)/gone.json"), withDestinationPath: "nowhere.json")
      let pipe = folder.path("\(place)/pipe.json")
      #expect(unsafe mkfifo(pipe, 0o644) == 0)
      try manager.createSymbolicLink(
        atPath: folder.path("\(place)/to-pipe.json"), withDestinationPath: pipe)
      try manager.createSymbolicLink(
        atPath: folder.path("\(place)/endless.json"), withDestinationPath: "/dev/zero")
    }
    let run = try await Seguec.run("check", ".", in: folder.path)
    #expect(run.status == 0, "\(run)")
    try manager.removeItem(at: folder.url("segue.json"))
    #expect(unsafe mkfifo(folder.path("segue.json"), 0o644) == 0)
    #expect(try await Seguec.run("check", ".", in: folder.path).isRefusal)
    #expect(
      try await Seguec.run("layout", "screens/list.json", in: folder.path).status <= 1)
  }

  @Test("Invalid pictures are reported at the component that shows them")
  func brokenPictures() async throws {
    let folder = try SmallProject.make()
    let picture = try folder.read("assets/shoe.png")
    let screen = SmallProject.list.replacing(
      #""naturalSize": {"width": 160, "height": 80}, "#, with: "")
    try folder.write(screen, to: "screens/list.json")
    for length in [0, 1, 8, 20, 24] {
      try folder.write(Array(picture.prefix(length)), to: "assets/shoe.png")
      let run = try await Seguec.run("check", ".", in: folder.path)
      #expect(!run.isCrash && run.errors.contains("screens/list.json:"), "\(run)")
    }
  }
}
