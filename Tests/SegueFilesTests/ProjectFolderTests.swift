import Foundation
import Segue
import SegueFiles
import Testing

/// Projects on disk, read by a program that links the library.
@Suite struct ProjectFolderTests {
  @Test("all that a project holds is read, by its paths in the project")
  func outfits() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples/Outfits").path
    let folder = try ProjectFolder(root)
    let files = try folder.files()
    func listed(_ inside: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(inside)")
        .filter { $0.contains(".") }.map { "\(inside)/\($0)" }.sorted()
    }
    #expect(files.manifest.path == "segue.json")
    #expect(try files.screens.map(\.path).sorted() == listed("screens"))
    #expect(try files.components.map(\.path).sorted() == listed("components"))
    #expect(try files.assets.paths.map { "assets/\($0)" } == listed("assets"))
    let project = Project(files, limits: folder.rules.limits)
    #expect(!project.diagnostics.hasErrors, "\(project.diagnostics.map(\.message))")
    #expect(try folder.filesWithoutScreens().screens.isEmpty)
    let shown = folder.shownSources(project.sources).files.map(\.path)
    #expect(shown.contains("\(root)/segue.json") && shown.contains("\(root)/screens/bag.json"))
  }

  @Test("the manifest names its project too, and a file in the folder belongs to it")
  func lookup() throws {
    let disk = try Disk()
    try disk.write(#"{"app": "mine"}"#, to: "mine/segue.json")
    try disk.write(screen, to: "mine/screens/deep/one.json")
    try disk.write(screen, to: "alone.json")
    #expect(try ProjectFolder(disk.path("mine/segue.json")).path == disk.path("mine"))
    #expect(try ProjectFolder(disk.path("mine/")).files().screens.count == 1)
    let file = disk.path("mine/screens/deep/one.json")
    #expect(try ProjectFolder(around: file)?.path == disk.path("mine"))
    #expect(try ProjectFolder(around: disk.path("alone.json")) == nil)
  }

  @Test("what is no project is an error that names it")
  func noProject() throws {
    let disk = try Disk()
    try disk.write(screen, to: "screens/one.json")
    for path in ["", "screens/one.json", "nowhere"] {
      let error = try #require(throws: FileError.self) { try ProjectFolder(disk.path(path)) }
      #expect(error.message.contains("\"\(disk.path(path))\"") && !error.leadsOutside, "\(error)")
      #expect(error.description == error.message)
    }
  }

  @Test("a link that leads out of the project is not read but reported, unless it is allowed")
  func links() throws {
    let disk = try Disk()
    try disk.write("{}", to: "project/segue.json")
    try disk.write(screen, to: "elsewhere/one.json")
    try disk.link("project/screens/one.json", to: "elsewhere/one.json")
    try disk.link("project/screens/more", to: "elsewhere")
    let path = disk.path("project")
    let files = try ProjectFolder(path).files()
    #expect(files.screens.isEmpty)
    #expect(Set(files.outsidePaths) == ["screens/one.json", "screens/more"])
    #expect(Project(files).diagnostics.count { $0.code == .outsideProject } > 0)

    let allowed = try ProjectFolder(path, ReadingRules(allowsOutside: true)).files()
    #expect(allowed.screens.map(\.path) == ["screens/one.json"] && allowed.outsidePaths.isEmpty)
    #expect(!Project(allowed).diagnostics.contains { $0.code == .outsideProject })
  }

  @Test("a folder outside that the manifest names is not read")
  func namesOutside() throws {
    let disk = try Disk()
    try disk.write(screen, to: "elsewhere/one.json")
    for name in ["../elsewhere", disk.path("elsewhere")] {
      try disk.write(#"{"screens": ["\#(name)"]}"#, to: "project/segue.json")
      let files = try ProjectFolder(disk.path("project")).files()
      #expect(files.screens.isEmpty)
      #expect(Project(files).diagnostics.contains { $0.code == .outsideProject })
    }
  }

  @Test("a manifest that is a link out of the folder is not opened")
  func manifestOutside() throws {
    let disk = try Disk()
    try disk.write("{}", to: "segue.json")
    try disk.link("project/segue.json", to: "segue.json")
    let path = disk.path("project")
    let error = try #require(throws: FileError.self) { try ProjectFolder(path) }
    #expect(error.leadsOutside && error.message.contains("segue.json"))
    #expect(throws: Never.self) { try ProjectFolder(path, ReadingRules(allowsOutside: true)) }
  }

  @Test("hidden files and pipes are no files of a project")
  func omitted() throws {
    let disk = try Disk()
    try disk.write("{}", to: "segue.json")
    try disk.write(screen, to: "screens/one.json")
    try disk.write(screen, to: "screens/.two.json")
    try disk.write(screen, to: "screens/.git/three.json")
    #expect(unsafe mkfifo(disk.path("screens/four.json"), 0o644) == 0)
    #expect(try ProjectFolder(disk.path("")).files().screens.map(\.path) == ["screens/one.json"])
  }

  @Test("two names of one text are an error")
  func composedNames() throws {
    let disk = try Disk()
    try disk.write("{}", to: "segue.json")
    try disk.write(screen, to: "screens/\u{E9}.json")
    try disk.write(screen, to: "screens/e\u{301}.json")
    // Some file systems keep one of the two.
    guard try FileManager.default.contentsOfDirectory(atPath: disk.path("screens")).count == 2
    else { return }
    let folder = try ProjectFolder(disk.path(""))
    #expect(throws: FileError.self) { try folder.files() }
  }

  @Test("of a file without an end a bounded part is read, and the limits apply to it")
  func limits() throws {
    let disk = try Disk()
    try disk.write("{}", to: "segue.json")
    try disk.write(screen, to: "screens/one.json")
    #expect(unsafe truncate(disk.path("screens/one.json"), 1 << 34) == 0)
    let files = try ProjectFolder(disk.path("")).files()
    #expect(try #require(files.screens.first).bytes.count < 1 << 27)
    #expect(Project(files).diagnostics.contains { $0.code == .fileTooLarge })

    try disk.write(screen, to: "screens/one.json")
    let folder = try ProjectFolder(disk.path(""), ReadingRules(limits: [.fileBytes: 10]))
    let project = Project(try folder.files(), limits: folder.rules.limits)
    #expect(project.diagnostics.contains { $0.code == .fileTooLarge })
  }

  private let screen = #"{"screen": "one", "root": {"type": "layout"}}"#
}
