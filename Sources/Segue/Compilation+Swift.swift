extension Compilation {
  /// Generates a Swift file with the names that a client refers to: the screens, the links that
  /// open them with typed parameters, the ids of components, the keys of heroes, transitions, tabs
  /// and devices; with a type for the data of each screen, for its definitions and for each
  /// type that screens share; and with protocols for what the app has to provide: for custom
  /// actions, tracking events, requirements, the making of screens, and where each screen leads.
  ///
  /// They are declared in one enum. The file needs no import, compiles without warnings in Swift 6,
  /// and is formatted. Names that are not valid in Swift are changed, and numbered if two become
  /// the same. Ids and keys that depend on the arguments of a screen or on its data are left out,
  /// such as those inside repetitions. The same compilation gives the same text. Linear in its
  /// length, and in the screens with data.
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
    // What screens do whatever their data and arguments are.
    let unknown = project.declarations.screens.map { declaration in
      declaration.phases.compactMap { declaration.showing($0).flatMap { project.unknown($0) } }
    }
    source.screens = swiftScreens(of: project, unknown)
    let heroes = lasting(in: project) { $0.hero?.name }
    source.heroes = distinct(project.screenIDs.flatMap { heroes[$0] ?? [] })
    source.transitions = manifest.transitions.map { $0.name }
    source.tabs = manifest.tabs.map { $0.id }
    source.flows = manifest.navigation.flows.map { flow in
      SwiftProject.Flow(
        name: flow.name.name, url: manifest.url(of: flow), choices: flow.choices.map { $0.name })
    }
    source.devices = distinct(devices.map { $0.name })
    source.shared = sharedTypes(of: project)
    source.requirements = manifest.navigation.requirements.map { $0.name.name }
    var messages = SwiftMessages()
    for screen in unknown.joined() {
      for placed in screen.plainActions { messages.add(placed.action, of: screen.id) }
    }
    source.actions = messages.actionsInOrder
    source.events = messages.eventsInOrder
    return source.source()
  }

  private func swiftScreens(of project: Project, _ unknown: [[Screen]]) -> [SwiftProject.Screen] {
    var ignored: [Diagnostic] = []
    let declared = project.declarations.screens
    let routes = RouteTable.build(declared, &ignored)
    let components = lasting(in: project) { $0.id }
    let resolver = Compiler(project).resolver
    return declared.enumerated().map { index, screen in
      SwiftProject.Screen(
        id: screen.id, file: project.sources[screen.file].path,
        route: routes.route(of: DeclarationIndex(index)),
        parameters: screen.parameters.map { parameter in
          SwiftProject.Parameter(
            name: parameter.name, type: parameter.type,
            defaultValue: parameter.defaultScalar?.value)
        }, components: components[screen.id], data: screen.data,
        exits: exits(of: unknown[index], at: DeclarationIndex(index), resolver))
    }
  }

  private func exits(
    of phases: [Screen], at index: DeclarationIndex, _ resolver: LinkResolver
  ) -> SwiftProject.Exits {
    var exits = SwiftProject.Exits()
    var opens: Set<DeclarationIndex> = []
    // A link that is passed to a component is only known where there is data.
    for case .navigate(let destination, _, _) in graph.nodes[index].exits.map({ $0.kind })
    where destination.link.substitution?.isWhole != true {
      opens.insert(destination.screen)
    }
    for placed in phases.flatMap({ $0.plainActions }) {
      switch placed.action.kind {
      case .navigate(let link, _, _):
        // A link that is data may lead anywhere.
        if link.isUnknown, link.substitution?.template == nil {
          exits.opensAny = true
        } else {
          var ignored: [Diagnostic] = []
          opens.formUnion(resolver.screens(possibleFor: link, &ignored))
        }
      case .replaceStack: exits.others.insert(.replaceStack)
      case .backTo: exits.others.insert(.backTo)
      case .selectTab: exits.others.insert(.selectTab)
      case .back: exits.others.insert(.back)
      case .backToRoot: exits.others.insert(.backToRoot)
      case .dismiss: exits.others.insert(.dismiss)
      case .open: exits.others.insert(.open)
      case .retry, .track, .custom: break
      }
    }
    exits.opens = opens.map { $0.index }.sorted()
    return exits
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

  /// Returns the names that all instances of a screen in some phase have, whatever their data, by
  /// screen id, in document order: those of the content first.
  private func lasting(
    in project: Project, _ name: (Component) -> String?
  ) -> [String: [String]] {
    var all: [String: [String]] = [:]
    for phase in ScreenPhase.allCases {
      for (id, names) in lasting(in: project, phase, name) {
        all[id] = distinct((all[id] ?? []) + names)
      }
    }
    return all
  }

  private func lasting(
    in project: Project, _ phase: ScreenPhase, _ name: (Component) -> String?
  ) -> [String: [String]] {
    var lasting: [String: [String]] = [:]
    for instance in instances where instance.screen.phase == phase {
      let screen = instance.screen
      var names = distinct(screen.components.compactMap(name))
      if lasting[screen.id] == nil, instance.data != nil {
        let known = Set((project.unfilled(screen)?.components ?? []).compactMap(name))
        names = names.filter(known.contains)
      }
      guard let before = lasting[screen.id] else {
        lasting[screen.id] = names
        continue
      }
      let now = Set(names)
      lasting[screen.id] = before.filter(now.contains)
    }
    return lasting
  }

  /// Returns each name once, in the order of the first occurrences.
  private func distinct(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension Project {
  /// Returns a screen with data as it is while its data is not known: with each alternative, and
  /// with only those names that do not depend on the data. nil if there is no such screen.
  fileprivate func unfilled(_ screen: Screen) -> Screen? {
    guard let declaration = declarations.screens.first(where: { $0.id == screen.id }) else {
      return nil
    }
    return unknown(declaration, arguments: screen.arguments)
  }

  /// Returns a screen as it is while its data, and its other arguments, are not known.
  fileprivate func unknown(
    _ declaration: ScreenDeclaration, arguments known: [ScreenArgument] = []
  ) -> Screen? {
    let arguments = declaration.parameters.map { parameter in
      known.first { $0.name == parameter.name }.map {
        Argument.scalar($0.value, origin: ValueOrigin(range: parameter.range))
      } ?? .unknown(parameter.type)
    }
    var builder = ScreenBuilder(declarations, limits: limits, direction: .ltr)
    return builder.screen(declaration, arguments)
  }
}
