/// A compiled screen of a ``CompiledProject``: a screen with the arguments that it is opened with.
public struct CompiledScreen: Sendable {
  /// The project that contains the screen.
  public let project: CompiledProject
  /// The screen's index among the compiled screens of the project.
  public let index: Int
  let view: ChunkView

  init(_ project: CompiledProject, _ index: Int) {
    self.project = project
    self.index = index
    view = project.screenView(index)
  }

  /// The name, unique in the project: the screen's id, and the arguments that differ from the
  /// defaults.
  public var name: String {
    project.tables.string(ProjectTable.screens, row: index, column: 0) ?? ""
  }

  /// The id of the screen.
  public var id: String { view.string(ScreenTable.screen, row: 0, column: 0) ?? "" }

  /// The title of the screen; nil if not declared.
  public var title: String? { view.string(ScreenTable.screen, row: 0, column: 1) }

  /// The presentation that the screen declares.
  public var presentation: Presentation {
    Presentation(binaryCode: view.word(ScreenTable.screen, row: 0, column: 2))
  }

  /// The bars that are shown over the screen.
  public var bars: [Bar] {
    let flags = view.word(ScreenTable.screen, row: 0, column: 3)
    return Bar.allCases.filter { flags & 1 << $0.binaryCode != 0 }
  }

  /// The edges whose safe area insets are added to the root's padding.
  public var safeAreaEdges: [SafeAreaEdge] {
    let flags = view.word(ScreenTable.screen, row: 0, column: 3)
    return SafeAreaEdge.allCases.filter { flags & 1 << (8 + $0.binaryCode) != 0 }
  }

  /// The arguments of the screen, in the order of its parameters.
  public var arguments: [ScreenArgument] { project.tables.arguments(ofScreen: index) }

  /// The pattern of the links that open the screen, such as `/outfits/{outfit}`; nil if there is
  /// none.
  public var route: String? {
    project.tables.string(ProjectTable.declarations, row: declaration, column: 1)
  }

  var declaration: Int { Int(project.tables.word(ProjectTable.screens, row: index, column: 1)) }

  /// The components, for the direction of the project's first device.
  public var tree: CompiledTree { CompiledTree(view, 0) }

  /// Returns the layout on a device, in the presentation that the screen declares; nil if the
  /// screen could not be laid out. Linear in the devices.
  ///
  /// - Parameter device: The index of the device in the project.
  public func layout(on device: Int) -> CompiledLayout? {
    for row in 0..<view.rows(ScreenTable.layouts)
    where Int(view.word(ScreenTable.layouts, row: row, column: 0)) == device {
      return project.devices.indices.contains(device)
        ? CompiledLayout(view, row, device: project.devices[device]) : nil
    }
    return nil
  }

  /// The indices of the screen's links in the project. Constant time.
  public var links: Range<Int> {
    project.tables.rows(
      ProjectTable.links, from: project.tables.word(ProjectTable.screens, row: index, column: 4),
      count: project.tables.word(ProjectTable.screens, row: index, column: 5))
  }

  /// Returns the source location of a component, with line and column counted from 1; nil if source
  /// locations were left out.
  public func source(of component: ComponentID) -> (file: String, line: Int, column: Int)? {
    guard let sources = project.sourceView(index),
      component.index >= 0, component.index < sources.rows(SourceTable.places)
    else { return nil }
    let file = Int(sources.word(SourceTable.places, row: component.index, column: 0))
    guard let path = sources.string(SourceTable.files, row: file, column: 0) else { return nil }
    return (
      path, Int(sources.word(SourceTable.places, row: component.index, column: 1)),
      Int(sources.word(SourceTable.places, row: component.index, column: 2))
    )
  }
}

extension ChunkView {
  func arguments(ofScreen index: Int) -> [ScreenArgument] {
    rows(
      ProjectTable.arguments, from: word(ProjectTable.screens, row: index, column: 2),
      count: word(ProjectTable.screens, row: index, column: 3)
    ).compactMap { row in
      value(ProjectTable.arguments, row, kind: 1, value: 2).map {
        ScreenArgument(name: string(ProjectTable.arguments, row: row, column: 0) ?? "", value: $0)
      }
    }
  }
}
