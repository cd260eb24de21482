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

  private var row: RowView<ProjectRow.Link> { project.tables[ProjectRow.Link.self, index] }

  /// The index of the compiled source screen.
  public var from: ScreenIndex { ScreenIndex(Int(clamping: row.from)) }

  /// The index of the tapped component in the source screen.
  public var component: ComponentID { ComponentID(Int(clamping: row.component)) }

  /// The index of the action among the component's `navigate` actions.
  public var action: Int { Int(clamping: row.action) }

  /// The index of the compiled destination screen.
  public var to: ScreenIndex { ScreenIndex(Int(clamping: row.to)) }

  /// The presentation of the destination screen.
  public var presentation: Presentation { Presentation(binaryCode: row.presentation) }

  /// The choice with which the link leads to its destination, and its flow; nil for one that leads
  /// to no flow.
  public var choice: FlowChoiceName? {
    guard row.choicePlus1 > 0 else { return nil }
    let choice = project.tables[ProjectRow.Choice.self, Int(clamping: row.choicePlus1) - 1]
    return FlowChoiceName(
      flow: project.tables.string(choice.flow) ?? "",
      choice: project.tables.string(choice.name) ?? "")
  }

  /// The URL in the action.
  public var url: String { project.tables.string(row.url) ?? "" }
}
