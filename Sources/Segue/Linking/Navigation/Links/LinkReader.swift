/// Reads links at run time: what is wrong is one value, not a text with a place.
struct LinkReader {
  let screens: [NavigationScreen]
  let routes: RouteTable
  let schemes: [String]
  let hosts: [String]

  /// Where a link leads. Linear in the link. What its query holds besides the screen's parameters is
  /// no mistake: campaigns add to links what they like.
  func destination(of url: String) throws(LinkProblem) -> Destination {
    let link: DeepLink
    do throws(DeepLink.Problem) {
      link = try DeepLink(url, schemes: schemes, hosts: hosts)
    } catch {
      throw .invalid(error)
    }
    guard let match = routes.match(link.segments) else { throw .noRoute }
    let given = LinkArguments(match, link.query)
    var arguments: [ScalarValue] = []
    for parameter in screens[match.screen].parameters {
      switch given.argument(named: parameter.name, as: parameter.type) {
      case .value(let value): arguments.append(value)
      case .wrongType: throw .wrongArgument(parameter.name, parameter.type)
      case .missing:
        guard let value = parameter.defaultValue else { throw .missingArgument(parameter.name) }
        arguments.append(value)
      }
    }
    return Destination(screen: match.screen, arguments: arguments)
  }

  /// What an app without containers begins with.
  var firstScreen: Destination? {
    if let match = routes.match([]), let root = plain(match.screen) { return root }
    return screens.indices.lazy.compactMap { plain($0) }.first
  }

  /// A screen with its defaults, if it has them all.
  func plain(_ screen: Int) -> Destination? {
    screens[screen].defaultArguments.map { Destination(screen: screen, arguments: $0) }
  }

  // MARK: What lies below

  /// The screens below one that a link from outside opens, the lowest first: those that it declares, or
  /// those that its route lies under, each with what is declared for it.
  ///
  /// A parent whose arguments the path and the arguments of the same names do not fill is left out. Linear
  /// in the route's segments, times the parents.
  func backStack(of destination: Destination) -> [Destination] {
    var below: [Destination] = []
    var current = destination
    while true {
      let screen = screens[current.screen]
      if let links = screen.backStack {
        let values = zip(screen.parameters, current.arguments).map {
          (name: $0.name, value: $1)
        }
        let declared = links.compactMap { link in
          try? self.destination(of: filled(link, values))
        }
        below.append(contentsOf: declared.reversed())
        break
      }
      guard let parent = parent(of: current) else { break }
      below.append(parent)
      current = parent
    }
    return below.reversed()
  }

  /// The screen whose route is the longest beginning of another's path.
  private func parent(of destination: Destination) -> Destination? {
    let path = segments(of: destination)
    for case let screen? in routes.screens(atBeginningsOf: path).dropLast().reversed() {
      if let match = routes.match(path, with: screen),
        let parent = filledParent(match, from: destination)
      {
        return parent
      }
    }
    return nil
  }

  private func filledParent(
    _ match: RouteTable.Match, from child: Destination
  ) -> Destination? {
    let given = screens[child.screen].parameters
    var arguments: [ScalarValue] = []
    for parameter in screens[match.screen].parameters {
      let value: ScalarValue?
      if let text = match.value(of: parameter.name) {
        value = ScalarValue(text, as: parameter.type)
      } else if let place = given.firstIndex(where: { $0.name == parameter.name }),
        given[place].type == parameter.type
      {
        value = child.arguments[place]
      } else {
        value = parameter.defaultValue
      }
      guard let value else { return nil }
      arguments.append(value)
    }
    return Destination(screen: match.screen, arguments: arguments)
  }

  /// The path of a screen's own link; empty without a route.
  private func segments(of destination: Destination) -> [String] {
    guard let route = routes.route(of: destination.screen) else { return [] }
    let parameters = screens[destination.screen].parameters
    return route.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .parameter(let name):
        zip(parameters, destination.arguments).first { $0.0.name == name }?.1.text ?? ""
      }
    }
  }
}

extension RouteTable.Match {
  /// The value of a parameter of the route.
  func value(of name: String) -> String? {
    var place = 0
    for case .parameter(let parameter) in route.segments {
      if parameter == name { return place < values.count ? values[place] : nil }
      place += 1
    }
    return nil
  }
}
