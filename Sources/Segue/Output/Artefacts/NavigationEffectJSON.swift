extension JSONWriter {
  /// Writes an effect as an object with its `type`.
  package mutating func write(_ effect: NavigationEffect, in graph: NavigationGraph) {
    object {
      switch effect {
      case .fetch(let key, let destination, let isVisible):
        $0.member("type", "fetch")
        $0.member("key", key)
        $0.members(of: destination, in: graph)
        $0.member("url", graph.url(of: destination))
        $0.member("visible", isVisible)
      case .show(let key, let phase):
        $0.member("type", "show")
        $0.member("key", key)
        $0.member("phase", phase.rawValue)
      case .play(let motion): $0.write("play", motion)
      case .turnBack(let motion): $0.write("turnBack", motion)
      case .cut(let motion): $0.write("cut", motion)
      case .hold(let motion): $0.write("hold", motion)
      case .release(let motion): $0.write("release", motion)
      case .settle(let detent):
        $0.member("type", "settle")
        $0.member("detent", detent)
      case .wait(let link): $0.write("wait", link, in: graph)
      case .forget(let link): $0.write("forget", link, in: graph)
      case .problem(let url, let problem):
        $0.member("type", "problem")
        $0.member("url", url)
        $0.member("problem", problem.text)
      case .ignore(let reason):
        $0.member("type", "ignore")
        $0.member("reason", reason.rawValue)
      }
    }
  }

  private mutating func write(_ type: String, _ motion: NavigationMotion) {
    member("type", type)
    member("transition") { $0.write(motion) }
  }

  private mutating func write(_ type: String, _ link: PendingLink, in graph: NavigationGraph) {
    member("type", type)
    member("link") { $0.write(link, in: graph) }
  }
}

extension LinkProblem {
  /// The problem as a clause about the link, such as "it has no scheme".
  public var text: String {
    switch self {
    case .invalid(let problem): problem.text
    case .noRoute: "no screen has a route for it"
    case .missingArgument(let name): "it has no value for \(quoted(name))"
    case .wrongArgument(let name, let type): "\(quoted(name)) must be \(type.description)"
    }
  }
}

extension DeepLink.Problem {
  fileprivate var text: String {
    switch self {
    case .relative: "it has no scheme"
    case .opaque: "it has no // after its scheme"
    case .foreign: "its scheme or host is not the app's"
    case .tooLarge: "it is too long"
    }
  }
}
