/// What components are called in a plan: by their ids, or by their paths.
struct ComponentNames {
  private let components: [Component]
  /// All paths, where so many are asked for that one at a time would take longer.
  private let paths: [String]?

  init(_ screen: Screen, for count: Int) {
    components = screen.components
    paths = count > 64 ? screen.paths() : nil
  }

  func path(of component: Int) -> String { paths?[component] ?? components.path(of: component) }

  func name(of component: Int) -> String {
    components[component].id ?? path(of: component)
  }
}
