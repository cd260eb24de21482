import Segue
import Testing

/// An artefact contains the files from which its screens with data are filled. That a screen from
/// the artefact is filled as one from the project's own files is a law of the format.
@Suite struct TemplateTests {
  private static let project = OutfitsSample.compiler.project

  /// The sample data of a project by its screens, as `ProjectFiles` lists them.
  private static func samples(of screen: String) -> [SourceFile] {
    OutfitsSample.files.samples.filter { $0.path.contains("/\(screen)/") }
  }

  private static func compiler(of bytes: [UInt8]) throws -> Compiler {
    let artefact = try CompiledProject(bytes)
    #expect(artefact.hasTemplates)
    let files = try #require(artefact.templateFiles(fonts: OutfitsSample.files.fonts))
    return Compiler(Project(files))
  }

  @Test("A screen from the artefact is filled like one of the project")
  func filled() throws {
    let compiler = try Self.compiler(of: BinaryLawTests.bytes)
    #expect(compiler.project.screenIDs == Self.project.screenIDs)
    #expect(compiler.project.manifest.devices == Self.project.manifest.devices)
    #expect(compiler.project.assets?.paths == Self.project.assets?.paths)
    var count = 0
    var scratch = LayoutScratch()
    let device = try #require(compiler.project.devices.first)
    for id in Self.project.screenIDs {
      let screen = try #require(compiler.prepare(id))
      let original = try #require(OutfitsSample.compiler.prepare(id))
      for sample in Self.samples(of: id) where screen.declaresData {
        let (a, b) = (
          screen.filled(withSamples: [sample]), original.filled(withSamples: [sample])
        )
        let found = compiler.layout(
          a, arguments: a.argumentsOfSample, on: device, checks: .all, in: &scratch)
        let expected = OutfitsSample.compiler.layout(
          b, arguments: b.argumentsOfSample, on: device, checks: .all, in: &scratch)
        let layout = try #require(found.value)
        let other = try #require(expected.value)
        let json = layout.json(in: &scratch)
        let otherJSON = other.json(in: &scratch)
        #expect(json == otherJSON)
        #expect(
          DiagnosticsText().render(found.diagnostics, in: a.sources)
            == DiagnosticsText().render(expected.diagnostics, in: b.sources))
        count += 1
      }
    }
    #expect(count >= 14)
  }

  @Test("The files are those of the project, without its sample data")
  func files() throws {
    let files = try #require(CompiledProject(BinaryLawTests.bytes).templateFiles())
    let all = Self.project.sources.files
    let written = [files.manifest] + files.screens + files.components + files.types
    #expect(written == Array(all.prefix(written.count)))
    #expect(all.count == written.count + OutfitsSample.files.samples.count)
    #expect(files.samples.isEmpty)
  }

  @Test("A project without data, and an artefact that leaves them out, have no templates")
  func none() throws {
    let tiny = try CompiledProject(DamagedArtefactTests.bytes)
    #expect(!tiny.hasTemplates && tiny.templateFiles() == nil)
    let bare = try CompiledProject(
      OutfitsSample.compilation.binaryArtefact(of: Self.project, includesTemplates: false))
    #expect(!bare.hasTemplates && bare.templateFiles() == nil)
    #expect(bare.header.sections.map(\.kind) == [1, 2, 3, 4])
    let withoutSources = try CompiledProject(
      OutfitsSample.compilation.binaryArtefact(of: Self.project, includesSources: false))
    #expect(withoutSources.header.sections.map(\.kind) == [1, 2, 3, 5])
    #expect(withoutSources.templateFiles()?.screens.count == Self.project.screenIDs.count)
  }

  /// Each file's text is a part of the section of its own, so there cannot be more bytes.
  @Test("Forged templates are read without a trap, and have no more bytes than the artefact")
  func forged() throws {
    let project = TestProject(
      """
      --- segue.json
      {"schemes": ["tiny"]}
      --- screens/a.json
      {"screen": "a", "data": {"properties": {"name": {"type": "string"}}},
       "root": {"type": "layout", "children": [{"type": "label", "text": "${data.name}"}]}}
      --- assets/p.png 8x6
      """
    ).project
    let bytes = Compiler(project).compile().binaryArtefact(of: project)
    let section = try #require(try ArtefactHeader(bytes).sections.last)
    #expect(section.kind == 5)
    var random = SeededRandom(seed: 5)
    for _ in 0..<tries(5000, withoutOptimisation: 200) {
      var forged = bytes
      for _ in 0..<random.int(in: 1...6) {
        let place = section.offset + random.int(in: 0...(section.length - 1))
        forged[place] = random.int(in: 0...3) == 0 ? 0xFF : UInt8(truncatingIfNeeded: random.next())
      }
      guard let artefact = try? CompiledProject(forged, checksDigests: false),
        let files = artefact.templateFiles()
      else { continue }
      let all = [files.manifest] + files.screens + files.components + files.types
      #expect(all.reduce(0) { $0 + $1.bytes.count } <= bytes.count)
      _ = Project(files)
    }
  }
}
