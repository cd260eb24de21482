/// The names of components in a plan: their ids, or their paths.
struct ComponentNames {
  private let components: [Component]
  /// All paths, computed at once if so many names are needed that computing each alone would take
  /// longer.
  private let paths: [String]?

  init(_ screen: Screen, for count: Int) {
    components = screen.components
    paths = count > 64 ? screen.paths() : nil
  }

  func path(of component: ComponentID) -> String {
    paths?[component] ?? components.path(of: component)
  }

  func name(of component: ComponentID) -> String {
    components[component].id ?? path(of: component)
  }
}
