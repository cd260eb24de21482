/// A link from a component of a compiled screen to another screen, with its plans.
public struct CompiledLink: Sendable {
  /// The project that contains the link.
  public let project: CompiledProject
  /// The link's index in the project.
  public let index: Int
  let view: ChunkView

  init(_ project: CompiledProject, _ index: Int) {
    self.project = project
    self.index = index
    view = project.linkView(index)
  }

  private func word(_ column: Int) -> UInt32 {
    project.tables.word(ProjectTable.links, row: index, column: column)
  }

  /// The index of the compiled source screen.
  public var from: Int { Int(word(0)) }

  /// The index of the tapped component in the source screen.
  public var component: ComponentID { ComponentID(Int(word(1))) }

  /// The index of the action among the component's `navigate` actions.
  public var action: Int { Int(word(2)) }

  /// The index of the compiled destination screen.
  public var to: Int { Int(word(3)) }

  /// The presentation of the destination screen.
  public var presentation: Presentation { Presentation(binaryCode: word(4)) }

  /// The URL in the action.
  public var url: String { project.tables.string(ProjectTable.links, row: index, column: 5) ?? "" }
}
