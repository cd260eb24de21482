import Segue

/// Descriptions of navigation effects.
extension NavigationSession {
  /// Returns a screen's id with its arguments.
  func name(of destination: Destination) -> String {
    let arguments = graph.arguments(of: destination).map { argument in
      let text = argument.value.text
      return " \(argument.name)=\(text.contains(" ") || text.isEmpty ? quoted(text) : text)"
    }
    return graph.screenID(of: destination) + arguments.joined()
  }

  /// Returns the screen's id of an entry, which may have been removed.
  private func name(of key: Int) -> String {
    destinations[key].map { graph.screenID(of: $0) } ?? "screen \(key)"
  }

  func displayText(for outcome: Outcome) -> String {
    switch outcome {
    case .effect(let effect): displayText(for: effect)
    case .clientAction(let action): action.clientText
    }
  }

  private func displayText(for effect: NavigationEffect) -> String {
    switch effect {
    case .fetch(_, let destination, let isVisible):
      "fetch \(isVisible ? "" : "for later: ")\(name(of: destination))"
    case .show(let key, let phase): "show the \(phase.rawValue) of \(name(of: key))"
    case .play(let motion):
      motion.transition == Transition.Kind.none.rawValue
        ? "show \(displayText(for: motion))" : "play \(displayText(for: motion))"
    case .turnBack(let motion): "reverse: \(displayText(for: motion))"
    case .cut(let motion): "cut short: \(displayText(for: motion))"
    case .hold(let motion): "under the finger: \(displayText(for: motion))"
    case .release(let motion): "let go: \(displayText(for: motion))"
    case .settle(let detent): "the sheet rests at \(detentText(detent))"
    case .wait(let link): "wait: \(displayText(for: link))"
    case .forget(let link): "forget: \(link.url)"
    case .problem(let url, let problem): "problem: \(quoted(url)): \(problem.text)"
    case .ignore(let reason): "nothing: \(reason.displayText)"
    }
  }

  private func detentText(_ index: Int) -> String {
    graph.shownScreens(in: state).last?.detent?.displayText ?? "detent \(index + 1)"
  }

  func displayText(for motion: NavigationMotion) -> String {
    guard motion.transition != Transition.Kind.none.rawValue else {
      return "\(name(of: motion.to)) in place of \(name(of: motion.from))"
    }
    return
      "\(motion.transition)\(motion.isReversed ? " back" : "") from \(name(of: motion.from)) to "
      + name(of: motion.to) + (motion.tapped.map { ", tapped \($0)" } ?? "")
  }

  func displayText(for link: PendingLink) -> String {
    switch link.condition {
    case .ready: "\(link.url), until the app is ready"
    case .requirement(let requirement):
      "\(link.url), until \(graph.requirementNames[requirement]) is met"
    }
  }

  /// Describes a back gesture.
  ///
  /// - Parameter edge: The edge toward which a drag moves.
  func displayText(for gesture: BackGesture, to edge: Transition.Edge?) -> String {
    switch gesture {
    case .swipe(_, let to): "a swipe leads to \(name(of: to))"
    case .drag(_, let to):
      "a drag \(edge == .top ? "upwards" : "downwards") leads to \(name(of: to))"
    case .blocked(.root): "not from here, a root"
    case .blocked(.transition): "not while a transition runs"
    case .blocked(.screen(let key)): "\(name(of: key)) is not dismissed by hand"
    case .blocked(.presentation(let key)): "\(name(of: key)) is shown in a way without a gesture"
    }
  }
}

extension Detent {
  var displayText: String {
    switch self {
    case .fraction(0.5): "medium"
    case .fraction(1): "large"
    case .fraction(let share): "\(formatNumber(share * 100))%"
    case .height(let points): "\(formatNumber(points)) points"
    }
  }
}

extension NavigationEffect.Reason {
  fileprivate var displayText: String {
    switch self {
    case .atRoot: "there is nothing to go back to"
    case .nothingPresented: "nothing is presented"
    case .alreadyThere: "it is so already"
    case .noSuchScreen: "there is no screen of that id below"
    case .noSuchTab: "there is no such tab"
    case .noSuchPage: "there is no such page"
    case .noSuchRequirement: "there is no such requirement"
    case .noSuchChoice: "there is no such choice"
    case .noSuchPhase: "its screen declares no such phase"
    case .nothingFailed: "the topmost screen shows no failure"
    case .noSuchEntry: "its screen is not shown any longer"
    case .covered: "what is presented covers it"
    case .noGesture: "no gesture is possible here"
    case .interactiveDismissDisabled: "the topmost screen is not dismissed by hand"
    case .noTransition: "no transition runs"
    case .noSheet: "no sheet is on top"
    case .tooManyContainers: "more containers are scrolled than are remembered"
    }
  }
}

extension Action {
  /// The description of an action that the client performs outside of navigation.
  fileprivate var clientText: String {
    switch kind {
    case .open(let url): "open outside: \(url)"
    case .track(let event, let properties): "track \(event)\(properties.map { " \($0)" } ?? "")"
    case .custom(let name, let properties): "custom \(name)\(properties.map { " \($0)" } ?? "")"
    case .navigate, .back, .backTo, .backToRoot, .dismiss, .replaceStack, .selectTab, .retry: ""
    }
  }
}
