import Foundation
import Testing

/// The architecture rules that a single module cannot enforce.
@Suite struct ArchitectureTests {
  /// Type-checks a folder together with the folders before it, and without those after it: a
  /// reference to a later folder does not resolve.
  ///
  /// Only the files of the folder itself are primary. Of the others the compiler reads only the
  /// declarations that the primary files use, without bodies, so that all folders together cost
  /// little more than one compilation of the library.
  @Test("A folder depends only on the folders before it", .serialized, arguments: House.folders)
  func order(folder: String) async throws {
    let before = House.folders.prefix { $0 != folder }.flatMap { House.files[$0] ?? [] }
    let files = try #require(House.files[folder], "\(folder) contains no Swift file")
    let report = try await TypeCheck.run(files, among: before)
    #expect(report.isEmpty, "\(folder) needs a later folder:\n\(report)")
  }

  @Test("A reference to a later folder does not compile, and one to an earlier folder does")
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

  @Test("Every folder with Swift files is in the order of folders, once")
  func everyFolderHasAPlace() {
    for file in Repository.swiftFiles() where file.contains("/") {
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      #expect(
        House.folders.contains(folder) || House.undivided.contains(folder)
          || House.pipeline.contains { "\(folder)/".hasPrefix("\($0)/") },
        "\(file) is in no folder of the order")
    }
    #expect(Set(House.folders).count == House.folders.count)
    for folder in House.undivided {
      #expect(
        !Repository.swiftFiles(in: folder).isEmpty && House.folder(of: "\(folder)/") != nil,
        "\(folder) contains no Swift file, or belongs to no folder of the order")
    }
  }

  @Test("The pipeline is the only code at the top of the library")
  func topOfTheLibrary() {
    let files = Repository.swiftFiles().filter { !$0.contains("/") }
    #expect(
      files == [
        "Compilation+Artefacts.swift",
        "Compilation+Binary.swift",
        "Compilation+Swift.swift",
        "Compilation.swift",
        "Compiler+Flights.swift",
        "Compiler+Preview.swift",
        "Compiler+Requests.swift",
        "Compiler+Taps.swift",
        "Compiler+UnknownScreens.swift",
        "Compiler.swift",
      ])
  }

  @Test("The library imports nothing but a module of the standard library")
  func imports() throws {
    // Attributes, an access level, `import`, optionally a kind, and the name of the module.
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

  @Test("The top of the repository contains only the allowed files and folders")
  func topOfTheRepository() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") }
    let allowed: Set = ["Package.swift", "Sources", "Tests", "Schemas", "Samples", "README.md"]
    #expect(Set(names).subtracting(allowed).isEmpty)
  }

  @Test("No folder has a catch-all name")
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
