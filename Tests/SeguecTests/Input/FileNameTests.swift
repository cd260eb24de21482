import Foundation
import Testing

/// Names that no two systems agree on.
@Suite struct FileNameTests {
  /// A file whose name may be any bytes.
  private static func write(_ name: [UInt8], in folder: String) {
    let path = Array(folder.utf8) + [UInt8(ascii: "/")] + name + [0]
    let descriptor = unsafe path.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters -> Int32 in
        guard let start = characters.baseAddress else { return -1 }
        return unsafe open(start, O_WRONLY | O_CREAT, 0o644)
      }
    }
    #expect(descriptor >= 0)
    close(descriptor)
  }

  @Test("a name that is not UTF-8 is told in a line")
  func invalidText() async throws {
    for place in ["screens", "assets"] {
      let folder = try SmallProject.make()
      Self.write([0x63, 0xE9] + Array(".json".utf8), in: folder.path(place))
      let run = try await Seguec.run("check", ".", in: folder.path)
      #expect(run.isRefusal && run.errors.contains("UTF-8"), "\(run)")
    }
  }

  @Test("two names of one text are told in a line; two that differ in capitals are a warning")
  func clashes() async throws {
    let folder = try SmallProject.make()
    try folder.write(SmallProject.alone, to: "screens/twin.json")
    try folder.write(
      SmallProject.alone.replacing(#""alone""#, with: #""other""#), to: "screens/Twin.json")
    let run = try await Seguec.run("check", ".", in: folder.path)
    #expect(run.status == 0 && run.errors.contains("[clashing-names]"), "\(run)")
    Self.write(Array("\u{E9}.png".utf8), in: folder.path("assets"))
    Self.write(Array("e\u{301}.png".utf8), in: folder.path("assets"))
    let second = try await Seguec.run("check", ".", in: folder.path)
    #expect(second.isRefusal && second.errors.contains("two ways"), "\(second)")
  }

  @Test("devices whose names differ in capitals have files that do not meet on any disk")
  func devices() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"devices": [{"name": "Phone", "width": 10, "height": 10},
                   {"name": "phone", "width": 20, "height": 20}]}
      """, to: "segue.json")
    try folder.write(SmallProject.alone, to: "screens/alone.json")
    #expect(try await Seguec.run("build", ".", "-o", "out", in: folder.path).status == 0)
    let names = try folder.files(in: "out/screens").keys.map { $0.lowercased() }
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }

  @Test("a pipe that nobody writes to is not waited for without end")
  func pipes() async throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder.path("pipe.json"), 0o644) == 0)
    let run = try await Seguec.run("check", "pipe.json", in: folder.path)
    #expect(run.isRefusal && run.errors.contains("nobody writes"), "\(run)")
    let written = try await Seguec.bash(
      "cat <<< '\(SmallProject.alone)' > pipe.json & $seguec check pipe.json", in: folder.path)
    #expect(written.status == 0, "\(written)")
  }
}
