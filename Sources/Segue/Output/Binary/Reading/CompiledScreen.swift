/// A compiled screen of a ``CompiledProject``: a screen with the arguments that it is opened with.
public struct CompiledScreen: Sendable {
  /// The project that contains the screen.
  public let project: CompiledProject
  /// The screen's index among the compiled screens of the project.
  public let index: ScreenIndex
  let view: ChunkView

  init(_ project: CompiledProject, _ index: ScreenIndex) {
    self.project = project
    self.index = index
    view = project.screenView(index)
  }

  /// The name, unique in the project: the screen's id, the phase if it is not the content, and the
  /// arguments that differ from the defaults.
  public var name: String { project.tables.string(row.name) ?? "" }

  /// The id of the screen.
  public var id: String { view.string(screen.id) ?? "" }

  /// Whether this is the content of the screen, or what the screen shows instead.
  public var phase: ScreenPhase { ScreenPhase(binaryCode: row.phase) }

  /// The title of the screen; nil if not declared.
  public var title: String? { view.string(screen.title) }

  /// The presentation that the screen declares.
  public var presentation: Presentation { Presentation(binaryCode: screen.presentation) }

  /// The bars that are shown over the screen.
  public var bars: [Bar] {
    let flags = screen.flags
    return Bar.allCases.filter { flags & 1 << $0.binaryCode != 0 }
  }

  /// The edges whose safe area insets are added to the root's padding.
  public var safeAreaEdges: [SafeAreaEdge] {
    let flags = screen.flags
    return SafeAreaEdge.allCases.filter { flags & 1 << (8 + $0.binaryCode) != 0 }
  }

  /// The arguments of the screen, in the order of its parameters.
  public var arguments: [ScreenArgument] { project.tables.arguments(ofScreen: index) }

  /// The pattern of the links that open the screen, such as `/outfits/{outfit}`; nil if there is
  /// none.
  public var route: String? {
    project.tables.string(project.tables[ProjectRow.Declaration.self, declaration].route)
  }

  private var row: RowView<ProjectRow.Screen> {
    project.tables[ProjectRow.Screen.self, index.index]
  }
  private var screen: RowView<ScreenRow.Screen> { view[ScreenRow.Screen.self, 0] }

  var declaration: Int { Int(clamping: row.declaration) }

  /// The components, for the direction of the project's first device.
  public var tree: CompiledTree { CompiledTree(view, 0) }

  /// Returns the layout on a device, in the presentation that the screen declares; nil if the
  /// screen could not be laid out. Linear in the devices.
  ///
  /// - Parameter device: The index of the device in the project.
  public func layout(on device: Int) -> CompiledLayout? {
    for row in 0..<view.rows(ScreenRow.Layout.self)
    where view[ScreenRow.Layout.self, row].device == device {
      return project.devices.indices.contains(device)
        ? CompiledLayout(view, row, device: project.devices[device]) : nil
    }
    return nil
  }

  /// The indices of the screen's links in the project. Constant time.
  public var links: Range<Int> {
    project.tables.rows(
      ProjectRow.Link.self, from: row.firstLink, count: row.linkCount)
  }

  /// Returns the source location of a component, with line and column counted from 1; nil if source
  /// locations were left out.
  public func source(of component: ComponentID) -> (file: String, line: Int, column: Int)? {
    guard let sources = project.sourceView(index),
      component.index >= 0, component.index < sources.rows(SourceRow.Location.self)
    else { return nil }
    let location = sources[SourceRow.Location.self, component.index]
    guard let path = sources.string(sources[SourceRow.File.self, Int(clamping: location.file)])
    else {
      return nil
    }
    return (path, Int(clamping: location.line), Int(clamping: location.column))
  }
}

extension ChunkView {
  func arguments(ofScreen id: ScreenIndex) -> [ScreenArgument] {
    let screen = self[ProjectRow.Screen.self, id.index]
    let rows = rows(
      ProjectRow.Argument.self, from: screen.firstArgument, count: screen.argumentCount)
    return rows.compactMap { row in
      let argument = self[ProjectRow.Argument.self, row]
      return value(kind: argument.kind, argument.value).map {
        ScreenArgument(name: string(argument.name) ?? "", value: $0)
      }
    }
  }
}
