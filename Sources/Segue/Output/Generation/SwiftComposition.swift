/// What an app provides for the screens of a project, as protocols: what handles actions and
/// events, meets requirements, makes screens, and goes where they lead.
extension SwiftProject {
  /// The ways out of a screen.
  struct Exits {
    /// The indices of the screens that its links open, in ascending order.
    var opens: [Int] = []
    /// Whether a link of its data may open any screen.
    var opensAny = false
    var others: Set<Way> = []

    /// A way that leads to no screen of its own.
    enum Way: CaseIterable {
      case replaceStack, back, backTo, backToRoot, dismiss, selectTab, open
    }

    var hasLinks: Bool { opensAny || !opens.isEmpty }
    var isEmpty: Bool { !hasLinks && others.isEmpty }
  }

  func writeComposition(_ cases: [String], to writer: inout SwiftWriter) {
    SwiftMessageType.actions(self).write(
      summary: "The custom actions of screens, with their properties.",
      task: "What the app does for custom actions.", to: &writer)
    SwiftMessageType.events(self).write(
      summary: "What screens track, with its properties.",
      task: "What the app does with what screens track.", to: &writer)
    writeRequirements(to: &writer)
    let routes = routes(cases)
    writeFactory(of: routes, to: &writer)
    writeRouters(of: routes, to: &writer)
    writeRoot(hasFactory: !routes.isEmpty, to: &writer)
  }

  // MARK: Requirements

  private func writeRequirements(to writer: inout SwiftWriter) {
    guard !requirements.isEmpty else { return }
    let names = uniqueSwiftNames(requirements, as: SwiftIdentifier.value)
    writer.blankLine()
    writer.comment("What some screens require before they open.")
    writer.block("\(access.modifier)enum Requirement: String, CaseIterable, Sendable") { writer in
      for (name, id) in zip(names, requirements) { writer.rawCase(name, id) }
      writer.blankLine()
      writer.comment("Whether an app meets it.")
      writer.block(
        "@MainActor \(access.modifier)func isMet(by requirements: some Requirements) -> Bool"
      ) { writer in
        writer.line("switch self {")
        for name in names {
          let escaped = SwiftIdentifier.escaped(name)
          writer.line("case .\(escaped): requirements.\(escaped)")
        }
        writer.line("}")
      }
    }
    writer.blankLine()
    writer.comment(
      "Whether what screens require is met. A type that leaves one out does not compile.")
    writer.block("@MainActor \(access.modifier)protocol Requirements") { writer in
      for (name, id) in zip(names, requirements) {
        writer.comment("`\(id)`")
        writer.line("var \(SwiftIdentifier.escaped(name)): Bool { get }")
      }
    }
  }

  // MARK: Screens

  private func writeFactory(of routes: [SwiftRoute], to writer: inout SwiftWriter) {
    guard !routes.isEmpty else { return }
    writer.blankLine()
    writer.comment("What makes the app's screens, such as their view controllers.")
    writer.comment("")
    writer.comment("A type that leaves a screen out does not compile.")
    writer.block("@MainActor \(access.modifier)protocol ScreenFactory") { writer in
      writer.comment("What shows a screen.")
      writer.line("associatedtype Content")
      writer.blankLine()
      for route in routes { route.writeFunction(route.name, end: " -> Content", to: &writer) }
    }
  }

  private func writeRouters(of routes: [SwiftRoute], to writer: inout SwiftWriter) {
    let types = routerTypes()
    let routesOfScreens = Dictionary(uniqueKeysWithValues: routes.map { ($0.place, $0) })
    for (place, screen) in screens.enumerated() where !screen.exits.isEmpty {
      writer.blankLine()
      writer.comment("Where `\(screen.id)`, \(screen.file), leads.")
      writer.block("@MainActor \(access.modifier)protocol \(types[place])Router") { writer in
        for route in screen.exits.opens.compactMap({ routesOfScreens[$0] }) {
          route.writeFunction("open\(types[route.place])", to: &writer)
        }
        if screen.exits.opensAny {
          writer.comment("A link of the screen's data, to any other screen.")
          writer.line("func openAny(_ route: Route)")
        }
        for way in Exits.Way.allCases where screen.exits.others.contains(way) {
          writer.line("func \(way.function)")
        }
      }
    }
  }

  /// Writes the functions of routes that follow a link from a screen.
  func writeFollowing(_ routes: [SwiftRoute], to writer: inout SwiftWriter) {
    let types = routerTypes()
    let routesOfScreens = Dictionary(uniqueKeysWithValues: routes.map { ($0.place, $0) })
    for (place, screen) in screens.enumerated() where screen.exits.hasLinks {
      let followed = screen.exits.opens.compactMap { routesOfScreens[$0] }
      writer.blankLine()
      writer.comment(
        "Calls what a router does for a link of `\(screen.id)`; false if it has no such link.")
      writer.line("@discardableResult")
      writer.list(
        "@MainActor \(access.modifier)func follow",
        ["from\(types[place]) router: some \(types[place])Router"], end: " -> Bool {")
      writer.indented { writer in
        writer.line("switch self {")
        for route in followed {
          route.writeCall("router.open\(types[route.place])", to: &writer)
        }
        if followed.count < routes.count {
          writer.line("default: \(screen.exits.opensAny ? "router.openAny(self)" : "return false")")
        }
        writer.line("}")
        writer.line("return true")
      }
      writer.line("}")
    }
  }

  /// Writes the function of routes that makes a screen.
  func writeMaking(_ routes: [SwiftRoute], to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.comment("Makes the screen that the link opens.")
    writer.block(
      "@MainActor \(access.modifier)func content<F: ScreenFactory>(by factory: F) -> F.Content"
    ) { writer in
      writer.line("switch self {")
      for route in routes { route.writeCall("factory.\(route.name)", to: &writer) }
      writer.line("}")
    }
  }

  /// The names of the screens as parts of types and functions.
  private func routerTypes() -> [String] {
    uniqueSwiftNames(screens.map { $0.id }, as: SwiftIdentifier.type)
  }

  // MARK: The root

  private func writeRoot(hasFactory: Bool, to writer: inout SwiftWriter) {
    var parts: [(name: String, type: String, kind: String)] = []
    if !actions.isEmpty { parts.append(("actions", "Actions", "CustomActions")) }
    if !events.isEmpty { parts.append(("events", "Events", "TrackingEvents")) }
    if !requirements.isEmpty { parts.append(("requirements", "Conditions", "Requirements")) }
    if hasFactory { parts.append(("screens", "Screens", "ScreenFactory")) }
    guard !parts.isEmpty else { return }
    writer.blankLine()
    writer.comment("All that the app provides for its screens: where its parts are composed.")
    writer.block("@MainActor \(access.modifier)protocol CompositionRoot") { writer in
      for part in parts { writer.line("associatedtype \(part.type): \(part.kind)") }
      writer.blankLine()
      for part in parts { writer.line("var \(part.name): \(part.type) { get }") }
    }
  }
}

extension SwiftProject.Exits.Way {
  /// The function of a router.
  fileprivate var function: String {
    switch self {
    case .replaceStack: "replaceStack(with routes: [Route])"
    case .back: "back()"
    case .backTo: "back(to screen: Screen, entry: Int)"
    case .backToRoot: "backToRoot()"
    case .dismiss: "dismiss()"
    case .selectTab: "select(_ tab: Tab)"
    case .open: "openURL(_ url: String)"
    }
  }
}
