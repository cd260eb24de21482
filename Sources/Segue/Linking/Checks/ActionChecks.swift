/// Checks the names in a screen's actions: transitions, screens and tabs of the project.
struct ActionChecks {
  private let manifest: Manifest
  private let screenIDs: KnownNames
  private let transitions: KnownNames
  private let knowsAllScreens: Bool
  /// The indices of the screens by id.
  private let screens: [String: DeclarationIndex]

  /// - Parameter knowsAllScreens: Whether the ids are those of all screens. Otherwise, an unknown
  ///   id may be that of a screen that could not be read, and is not reported.
  init(manifest: Manifest, screenIDs: [String], knowsAllScreens: Bool) {
    self.manifest = manifest
    self.knowsAllScreens = knowsAllScreens
    self.screenIDs = KnownNames(screenIDs)
    transitions = KnownNames(
      manifest.transitions.map { $0.name } + Transition.Kind.allCases.map { $0.rawValue })
    screens = Dictionary(firstOf: zip(screenIDs, screenIDs.indices.map(DeclarationIndex.init)))
  }

  /// Returns the index of the screen with an id.
  func screen(id: String) -> DeclarationIndex? { screens[id] }

  /// Checks all actions of a screen. Linear in the number of components and their actions.
  ///
  /// - Parameter isOfRequest: Whether the screen is not part of the project, so that its own id is
  ///   known too.
  func check(_ screen: Screen, isOfRequest: Bool = false, limits: Limits) -> [Diagnostic] {
    var diagnostics = DiagnosticList(limits)
    for index in screen.components.ids where !screen.components[index].events.isEmpty {
      for handler in screen.components[index].events {
        for action in handler.actions {
          if isOfRequest, case .backTo(let name, _) = action.kind, name.name == screen.id {
            continue
          }
          check(action, &diagnostics)
        }
      }
    }
    return diagnostics.all
  }

  /// Adds the diagnostics for the names of an action.
  func check(_ action: Action, _ diagnostics: inout DiagnosticList) {
    switch action.kind {
    case .navigate(_, let transition?, _):
      if !manifest.hasTransition(named: transition.name), !manifest.unread.contains(.transitions) {
        diagnostics.append(
          at: transition.range, .unknownTransition(transition, known: transitions))
      }
    case .backTo(let screen, _) where knowsAllScreens && self.screen(id: screen.name) == nil:
      diagnostics.append(at: screen.range, .unknownScreen(screen, known: screenIDs))
    case .selectTab(let tab)
    where !manifest.unread.contains(.navigation)
      && !manifest.tabs.contains(where: { $0.id == tab.name }):
      diagnostics.append(
        at: tab.range, .unknownTab(tab, known: KnownNames(manifest.tabs.map { $0.id })))
    default: break
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownScreen(_ name: NamedReference, known: KnownNames) -> Diagnostic {
    let meant = known.nearest(to: name.name)
    return Diagnostic(
      .unknownScreen, .error,
      "no screen has the id \(quoted(name.written))"
        + (meant.map { didYouMean($0) } ?? alternatives(known.names)),
      at: name.range, notes: name.useNotes, fix: name.fix(meant))
  }

  fileprivate static func unknownTab(_ name: NamedReference, known: KnownNames) -> Diagnostic {
    let meant = known.nearest(to: name.name)
    return Diagnostic(
      .unknownTab, .error,
      "no tab has the id \(quoted(name.written))"
        + (meant.map { didYouMean($0) } ?? ": declare it in segue.json, under \"navigation\""),
      at: name.range, notes: name.useNotes, fix: name.fix(meant))
  }
}
