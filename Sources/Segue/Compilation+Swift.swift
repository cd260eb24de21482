extension Compilation {
  /// Generates a Swift file with the names that a client refers to: the screens, the links that
  /// open them with typed parameters, the ids of components, the keys of heroes, transitions, tabs
  /// and devices; and with a type for the data of each screen, for its definitions and for each
  /// type that screens share.
  ///
  /// They are declared in one enum. The file needs no import, compiles without warnings in Swift 6,
  /// and is formatted. Names that are not valid in Swift are changed, and numbered if two become
  /// the same. Ids and keys that depend on the arguments of a screen are left out. The same
  /// compilation gives the same text. Linear in its length.
  ///
  /// - Parameters:
  ///   - project: The project that was compiled.
  ///   - name: The name of the app, which the enum is named after.
  ///   - access: The access level of the declarations.
  public func swiftSource(
    of project: Project, named name: String, access: SwiftAccessLevel = .internal
  ) -> String {
    let manifest = project.manifest
    var source = SwiftProject(name: name, access: access)
    source.app = manifest.app
    source.schemes = manifest.schemes
    source.hosts = manifest.hosts
    source.screens = swiftScreens(of: project)
    let heroes = lasting { $0.hero?.name }
    source.heroes = distinct(project.screenIDs.flatMap { heroes[$0] ?? [] })
    source.transitions = manifest.transitions.map(\.name)
    source.tabs = manifest.tabs.map(\.id)
    source.devices = distinct(devices.map(\.name))
    source.shared = sharedTypes(of: project)
    return source.source()
  }

  private func swiftScreens(of project: Project) -> [SwiftProject.Screen] {
    var ignored: [Diagnostic] = []
    let declared = project.declarations.screens
    let routes = RouteTable.build(declared, &ignored)
    let components = lasting { $0.id }
    return declared.enumerated().map { index, screen in
      SwiftProject.Screen(
        id: screen.id, file: project.sources[screen.file].path,
        route: routes.route(of: DeclarationIndex(index)),
        parameters: screen.parameters.map { parameter in
          SwiftProject.Parameter(
            name: parameter.name, type: parameter.type,
            defaultValue: parameter.defaultScalar?.value)
        }, components: components[screen.id], data: screen.data)
    }
  }

  private func sharedTypes(of project: Project) -> SwiftProject.SharedTypes {
    let (type, roots) = project.types.joined(limits: project.limits)
    return SwiftProject.SharedTypes(
      type: type,
      files: roots.map { name, root in
        let file = type.range(of: type.nodes[Int(root)]).file
        return (name, project.sources[file].path, root)
      })
  }

  /// Returns the names that all instances of a screen have, by screen id, in document order.
  private func lasting(_ name: (Component) -> String?) -> [String: [String]] {
    var lasting: [String: [String]] = [:]
    for instance in instances {
      let names = distinct(instance.screen.components.compactMap(name))
      guard let before = lasting[instance.screen.id] else {
        lasting[instance.screen.id] = names
        continue
      }
      let now = Set(names)
      lasting[instance.screen.id] = before.filter(now.contains)
    }
    return lasting
  }

  /// Returns each name once, in the order of the first occurrences.
  private func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}
