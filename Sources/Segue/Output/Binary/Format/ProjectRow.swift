/// The rows of the project's chunk. References to other tables are an index, `first…` with a
/// `…Count`, or an index plus 1, where 0 means none.
enum ProjectRow {
  /// The only row of its table.
  struct App: ChunkRow {
    static let table = 4
    var name, unused: UInt32
  }

  // Names.
  typealias Scheme = WordRow<5>
  typealias Host = WordRow<6>

  /// A device. Its size is a quad with the scale and the text scale.
  struct Device: ChunkRow {
    static let table = 7
    var name, direction, size, safeArea, bars, unused: UInt32
  }

  /// A declared screen.
  struct Declaration: ChunkRow {
    static let table = 8
    var id, route, firstParameter, parameterCount: UInt32
  }

  struct Parameter: ChunkRow {
    static let table = 9
    var name, type, defaultKind, defaultValue: UInt32
  }

  /// A node in the tree of routes: the nodes that follow it, and the screen whose route ends here.
  struct RouteNode: ChunkRow {
    static let table = 10
    var parameterNodePlus1, declarationPlus1, firstLiteral, literalCount: UInt32
  }

  /// A literal segment, and the node that it leads to. The literals of a node are sorted.
  struct RouteLiteral: ChunkRow {
    static let table = 11
    var text, node: UInt32
  }

  /// A compiled screen.
  struct Screen: ChunkRow {
    static let table = 12
    var name, declaration, firstArgument, argumentCount, firstLink, linkCount, phase: UInt32
  }

  struct Argument: ChunkRow {
    static let table = 13
    var name, kind, value: UInt32
  }

  /// A compiled screen, in the order of the names.
  typealias ScreenByName = WordRow<14>

  /// A compiled screen, in the order of declarations, arguments and phases.
  typealias ScreenByArguments = WordRow<15>

  /// A link. Links are sorted by their first three fields, by their choices, and by the phases of
  /// their destinations.
  struct Link: ChunkRow {
    static let table = 16
    var from, component, action, to, presentation, url, choicePlus1: UInt32
  }

  /// A choice of a flow, with the flow's name and route. Those of a flow follow each other.
  struct Choice: ChunkRow {
    static let table = 17
    var flow, route, name, url: UInt32
  }

  static let tables = [
    TableDescription(App.self),
    TableDescription(Scheme.self),
    TableDescription(Host.self),
    TableDescription(Device.self),
    TableDescription(Declaration.self),
    TableDescription(Parameter.self),
    TableDescription(RouteNode.self),
    TableDescription(RouteLiteral.self),
    TableDescription(Screen.self),
    TableDescription(Argument.self),
    TableDescription(ScreenByName.self),
    TableDescription(ScreenByArguments.self),
    TableDescription(Link.self),
    TableDescription(Choice.self),
  ]
}
