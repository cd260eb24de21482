/// A link from a component of a compiled screen to another screen, with what a tap plays.
public struct CompiledLink: Sendable {
  public let project: CompiledProject
  /// Its place among the project's links.
  public let index: Int
  let view: ChunkView

  init(_ project: CompiledProject, _ index: Int) {
    self.project = project
    self.index = index
    view = project.linkView(index)
  }

  private func word(_ column: Int) -> UInt32 {
    project.tables.word(ProjectTable.links, index, column)
  }

  /// The place of the compiled screen that is left.
  public var from: Int { Int(word(0)) }

  /// The place of the component that is tapped, in that screen.
  public var component: Int { Int(word(1)) }

  /// The place of the action among the component's `navigate` actions.
  public var action: Int { Int(word(2)) }

  /// The place of the compiled screen that opens.
  public var to: Int { Int(word(3)) }

  /// How it is shown.
  public var presentation: Presentation { Presentation(binaryCode: word(4)) }

  /// As the action has it.
  public var url: String { project.tables.string(ProjectTable.links, index, 5) ?? "" }
}
