import Segue
import Testing

/// Tests of the report that a build's memory has for a build of the same inputs.
@Suite struct BuildReportTests {
  private typealias Sample = ForgedMemoryTests

  private func memory() throws -> BuildMemory {
    try #require(BuildMemory(Sample.memory, tool: "test"))
  }

  @Test("A build of the same inputs has the report of the last one")
  func same() throws {
    let memory = try memory()
    let inputs = try #require(Sample.inputs(remembering: memory, []))
    let report = try #require(memory.report(of: inputs.environment, hasFiles: true))
    let build = try #require(Sample.built(remembering: nil, Sample.files.screens))
    #expect(!report.diagnostics.isEmpty && report.diagnostics == build.diagnostics)
    // The link opens the second screen with one set of arguments, on the only known device.
    #expect(report.counts == Build.Counts(screens: 2, variants: 2, links: 1, transitions: 1))
    #expect(report.summaries.map(\.id) == ["a", "b"])
    #expect(report.summaries.map(\.route) == ["/", "/b/{n}"])
    #expect(report.summaries.map(\.components) == [3, 2])
    #expect(report.summaries.map(\.links) == [1, 0])
    // A file for each screen and link on the device, the index and the binary artefact.
    #expect(report.fileCount == 5)
  }

  @Test("The report holds for a build that reads all files again")
  func readAgain() throws {
    let memory = try memory()
    let inputs = try #require(Sample.inputs(remembering: memory, Sample.files.screens))
    #expect(memory.report(of: inputs.environment, hasFiles: true) != nil)
  }

  @Test("There is no report for other inputs, nor for other outputs")
  func other() throws {
    let memory = try memory()
    func hasReport(_ screens: [SourceFile], of files: ProjectFiles = Sample.files) throws -> Bool {
      let inputs = try #require(Sample.inputs(remembering: memory, screens, of: files))
      return memory.report(of: inputs.environment, hasFiles: true) != nil
    }
    let inputs = try #require(Sample.inputs(remembering: memory, []))
    #expect(memory.report(of: inputs.environment, hasFiles: false) == nil)
    let changed = SourceFile(
      path: "screens/a.json", text: Sample.first.replacing("Hello", with: "Other"))
    #expect(try !hasReport([changed]))
    #expect(try !hasReport([SourceFile(path: "screens/c.json", text: "{}")]))
    var files = Sample.files
    files.outsidePaths = ["screens/link.json"]
    #expect(try !hasReport([], of: files))
    files = Sample.files
    files.components = [
      SourceFile(
        path: "components/c.json",
        text: #"{"component": "c", "body": {"type": "label", "text": "C"}}"#)
    ]
    #expect(try !hasReport([], of: files))
  }
}
