import Foundation
import Testing

/// The house rules that one module cannot enforce by itself.
@Suite struct ArchitectureTests {
  /// Type-checks a folder together with those before it, and so without those behind it: a reference
  /// backwards finds nothing.
  ///
  /// Only the folder's own files are primary. Of the others the compiler reads no more than what the
  /// primary ones ask for, and no bodies, so that all prefixes together cost little more than one
  /// compilation of the library.
  @Test("a folder knows only the folders before it", .serialized, arguments: House.folders)
  func order(folder: String) async throws {
    let before = House.folders.prefix { $0 != folder }.flatMap { House.files[$0] ?? [] }
    let files = try #require(House.files[folder], "\(folder) holds no Swift file of its own")
    let report = try await TypeCheck.run(files, among: before)
    #expect(report.isEmpty, "\(folder) needs what stands behind it:\n\(report)")
  }

  @Test("a reference backwards does not compile, and one forwards does")
  func check() async throws {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    func write(_ text: String, _ name: String) throws -> String {
      let file = scratch.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let point = Repository.swiftFiles(in: "Engines/Geometry")
      .first { $0.hasSuffix("Geometry.swift") }
    let forwards = try write("func f(_ size: Size) -> Double { size.width }", "forwards.swift")
    let backwards = try write(
      "func f(_ size: Size) -> Double { let x: LayoutTree? = nil; return x == nil ? 1 : 2 }",
      "backwards.swift")
    let geometry = try #require(point)
    #expect(try await TypeCheck.run([forwards], among: [geometry]).isEmpty)
    let report = try await TypeCheck.run([backwards], among: [geometry])
    #expect(report.contains("LayoutTree"), "\(report)")
  }

  @Test("every folder with Swift in it has its place in the order, and none has two")
  func everyFolderHasAPlace() {
    for file in Repository.swiftFiles() where file.contains("/") {
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      #expect(
        House.folders.contains(folder) || House.undivided.contains(folder)
          || "\(folder)/".hasPrefix("\(House.pipeline)/"),
        "\(file) stands in no folder of the order")
    }
    #expect(Set(House.folders).count == House.folders.count)
    for folder in House.undivided {
      #expect(
        !Repository.swiftFiles(in: folder).isEmpty && House.folder(of: "\(folder)/") != nil,
        "\(folder) holds no Swift file, or belongs to no folder of the order")
    }
  }

  @Test("above the wings stands the pipeline alone")
  func topOfTheLibrary() {
    let files = Repository.swiftFiles().filter { !$0.contains("/") }
    #expect(
      files == [
        "Compilation+Artefacts.swift",
        "Compilation+Binary.swift",
        "Compilation+Swift.swift",
        "Compilation.swift",
        "Compiler+Preview.swift",
        "Compiler+Requests.swift",
        "Compiler+Taps.swift",
        "Compiler+UnknownScreens.swift",
        "Compiler.swift",
      ])
  }

  @Test("the library imports nothing")
  func imports() throws {
    // Attributes, an access level, `import`, perhaps a kind, and the module's name.
    let statement =
      /^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:\w+[ \t]+)?import[ \t]+(?:(?:struct|class|enum|func|var|let|typealias|protocol)[ \t]+)?(\w+)/
      .anchorsMatchLineEndings()
    for file in Repository.swiftFiles() {
      let text = try String(
        contentsOf: Repository.library.appending(path: file), encoding: .utf8)
      for match in text.matches(of: statement) {
        #expect(House.imports.contains(String(match.1)), "\(file) imports \(match.1)")
      }
    }
  }

  @Test("the top of the repository holds what it should and nothing else")
  func topOfTheRepository() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") }
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Schemas", "Samples", "README.md"]
    #expect(Set(names).subtracting(allowed).isEmpty)
  }

  @Test("no folder is a drawer for what has found no place")
  func drawers() {
    let drawers: Set = [
      "utilities", "utility", "utils", "util", "helpers", "helper", "common", "misc", "shared",
      "extensions", "core", "base",
    ]
    for top in ["Sources", "Tests"] {
      let names = FileManager.default.enumerator(
        atPath: Repository.root.appending(path: top).path)
      for name in (names.map(Array.init) ?? []).compactMap({ $0 as? String }) {
        for part in name.split(separator: "/") {
          #expect(!drawers.contains(part.lowercased()), "\(top)/\(name)")
        }
      }
    }
  }
}
