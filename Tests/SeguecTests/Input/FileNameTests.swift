import Foundation
import Testing

/// Tests of file names that file systems treat differently.
@Suite struct FileNameTests {
  /// Creates a file whose name consists of arbitrary bytes.
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

  @Test("A file name that is not UTF-8 is refused in one line")
  func invalidText() async throws {
    for place in ["screens", "assets"] {
      let folder = try SmallProject.make()
      Self.write([0x63, 0xE9] + Array(".json".utf8), in: folder.path(place))
      let run = try await Seguec.run("check", ".", in: folder.path)
      #expect(run.isRefusal && run.errors.contains("UTF-8"), "\(run)")
    }
  }

  @Test("Canonically equivalent names are refused in one line, and names that differ in case warn")
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

  @Test("Devices whose names differ only in case have distinct files on every file system")
  func devices() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"devices": [{"name": "Phone", "width": 10, "height": 10},
                   {"name": "phone", "width": 20, "height": 20}]}
      """, to: "segue.json")
    try folder.write(SmallProject.alone, to: "screens/alone.json")
    let run = try await Seguec.run("build", ".", "--files", "-o", "out", in: folder.path)
    #expect(run.status == 0)
    let names = try folder.files(in: "out/screens").keys.map { $0.lowercased() }
    #expect(names.count == 2 && Set(names).count == 2, "\(names)")
  }

  @Test("Reading a pipe without a writer ends with an error")
  func pipes() async throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder.path("pipe.json"), 0o644) == 0)
    let run = try await Seguec.run("check", "pipe.json", in: folder.path)
    #expect(run.isRefusal && run.errors.contains("without a writer"), "\(run)")
    let written = try await Seguec.bash(
      "cat <<< '\(SmallProject.alone)' > pipe.json & $seguec check pipe.json", in: folder.path)
    #expect(written.status == 0, "\(written)")
  }
}
