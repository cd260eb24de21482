import Foundation
import Segue
import Testing

/// Tests of the rule that no input may trap: random bytes of the sample's files are changed, from
/// fixed seeds.
@Suite("Damaged projects")
struct MutationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Samples/Outfits").standardized

  private static func files(in name: String) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)
      .filter { $0.hasSuffix(".json") }.sorted().map {
        let path = "\(name)/\($0)"
        return SourceFile(
          path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
      }
  }

  private static func project() throws -> ProjectFiles {
    ProjectFiles(
      manifest: SourceFile(
        path: "segue.json",
        bytes: Array(try Data(contentsOf: folder.appending(path: "segue.json")))),
      screens: try files(in: "screens"), components: try files(in: "components"),
      types: try files(in: "types"), samples: try files(in: "data"))
  }

  /// Tokens as a typing error, a bad merge or an attacker would insert them.
  private static let tokens = [
    "null", "-1", "1e999", "1e308", "0", "\"\"", "\"${\"", "\"${x}\"", "\"$${x}\"", "[]", "{}",
    "true",
    "\"layout\"", "\"outfit-card\"", "\"100%\"", "\"auto\"", "999999999999999999999", "\"\\ud800\"",
    ",", "\"", "{", "}", "]", ":", "\u{0}", "\"shop://outfits/1\"",
  ].map { Array($0.utf8) }

  private func damage(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    var bytes = bytes
    for _ in 0..<random.int(in: 1...3) {
      let place = random.int(in: 0...max(0, bytes.count - 1))
      switch random.int(in: 0...5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.int(in: 0...255))
      case 1:
        bytes.removeSubrange(place..<min(bytes.count, place + random.int(in: 1...40)))
      case 2: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random) ?? [], at: place)
      case 3:
        // A value is replaced by another one, so that the text parses but has another meaning.
        let end =
          bytes[place...].firstIndex { $0 == 0x2C || $0 == 0x7D || $0 == 0x5D } ?? bytes.count
        if let colon = bytes[..<place].lastIndex(of: 0x3A), colon < end {
          bytes.replaceSubrange(
            colon + 1..<end, with: Self.tokens.randomElement(using: &random) ?? [])
        }
      case 4:
        let other = random.int(in: 0...bytes.count - 1)
        bytes.swapAt(place, other)
      default:
        let length = min(random.int(in: 1...200), bytes.count - place)
        bytes.insert(contentsOf: Array(bytes[place..<place + length]), at: place)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }

  @Test(
    "A damaged project is compiled or refused, without a trap",
    arguments: 0..<tries(16, withoutOptimisation: 2))
  func damaged(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var files = try Self.project()
    switch random.int(in: 0...5) {
    case 0: files.manifest.bytes = damage(files.manifest.bytes, &random)
    case 1:
      let index = random.int(in: 0...files.components.count - 1)
      files.components[index].bytes = damage(files.components[index].bytes, &random)
    case 2:
      let index = random.int(in: 0...files.types.count - 1)
      files.types[index].bytes = damage(files.types[index].bytes, &random)
    case 3:
      let index = random.int(in: 0...files.samples.count - 1)
      files.samples[index].bytes = damage(files.samples[index].bytes, &random)
    default:
      let index = random.int(in: 0...files.screens.count - 1)
      files.screens[index].bytes = damage(files.screens[index].bytes, &random)
    }
    let project = Project(files)
    let compilation = Compiler(project).compile()
    for diagnostic in compilation.diagnostics {
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        #expect(range.file.index < project.sources.files.count)
        #expect(range.upperBound <= project.sources[range.file].bytes.count)
      }
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."))
    }
    for layout in compilation.instances.flatMap(\.layouts) {
      #expect(layout.tree.frames.count == layout.screen.components.count)
      #expect(layout.tree.frames.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.area.isFinite })
    }
    for plan in compilation.transits.flatMap(\.plans) {
      for p in [0, 0.5, 1.5] {
        #expect(plan.layers.allSatisfy { $0.state(at: p).frame.area.isFinite })
      }
    }
  }

  @Test("The same files give the same diagnostics")
  func deterministic() throws {
    var random = SeededRandom(seed: 77)
    var files = try Self.project()
    for index in files.screens.indices {
      files.screens[index].bytes = damage(files.screens[index].bytes, &random)
    }
    let first = Compiler(Project(files)).compile().diagnostics
    files.screens.reverse()
    files.components.reverse()
    files.types.reverse()
    files.samples.reverse()
    #expect(Compiler(Project(files)).compile().diagnostics == first)
    #expect(!first.isEmpty)
  }
}
