import Foundation
package import Segue
import SegueFiles

/// What the server serves: a project, read once, and its compiled artefact.
package struct Shop: Sendable {
  package let compiler: Compiler
  package let artefact: CompiledProject

  /// Reads and compiles a project. Throws if the project has errors, or if the artefact was built
  /// from other files.
  ///
  /// - Parameters:
  ///   - project: The folder with `segue.json`.
  ///   - artefact: A file written by `seguec build`; by default the artefact is built here.
  package static func load(project: String, artefact: String? = nil) throws -> Shop {
    let compiler = Compiler(Project(try ProjectFolder(project).files()))
    let compilation = compiler.compile()
    var diagnostics = compilation.diagnostics
    var scratch = LayoutScratch()
    for ranking in Feed.Ranking.allCases {
      for device in compiler.project.devices {
        let feed = compiler.read(Feed(rankedBy: ranking).screen.file())
        let placed = compiler.layout(feed, on: device, in: &scratch)
        guard !placed.hasErrors else {
          throw StartError(DiagnosticsText().render(placed.diagnostics, in: feed.sources))
        }
      }
    }
    diagnostics = diagnostics.filter { $0.severity == .error }
    guard diagnostics.isEmpty else {
      throw StartError(
        DiagnosticsText().render(diagnostics, in: compiler.project.sources)
          + "the project has errors, and is not served")
    }
    guard let artefact else {
      let bytes = compilation.binaryArtefact(of: compiler.project, includesSources: false)
      return Shop(compiler: compiler, artefact: try CompiledProject(bytes))
    }
    guard let bytes = FileManager.default.contents(atPath: artefact) else {
      throw StartError("\"\(artefact)\" cannot be read")
    }
    let compiled = try CompiledProject([UInt8](bytes))
    let expected = compilation.binaryArtefact(
      of: compiler.project, includesSources: compiled.hasSources)
    guard try ArtefactHeader(expected).digest == compiled.header.digest else {
      throw StartError(
        "\"\(artefact)\" was built from other files than those of \"\(project)\": build it again with "
          + "seguec build \(project) --artefact \(artefact)")
    }
    return Shop(compiler: compiler, artefact: compiled)
  }
}
