/// Resolves links at run time: an error is a single value without a source location.
struct LinkReader {
  let screens: [NavigationScreen]
  let routes: RouteTable
  let flows: FlowTable
  /// The choice of each flow.
  let choices: [Int]
  let schemes: [String]
  let hosts: [String]

  /// Whether links lead where these choices say.
  func follow(_ choices: [Int?]) -> Bool {
    zip(self.choices, choices).allSatisfy { $0 == $1 ?? 0 }
  }

  /// Returns the destination of a link. Linear in the length of the link.
  ///
  /// Query items that are not parameters of the screen are not an error, because campaigns add
  /// arbitrary items to links.
  func destination(of url: String) throws(LinkProblem) -> Destination {
    var link = try parsed(url)
    if let flow = flows.flow(at: link.segments) {
      link = try parsed(flows.flows[flow].choices[choices[flow]].url(passingQueryOf: url))
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

  /// Returns the flow to which a link leads; nil if it leads to none.
  func flow(of url: String) -> FlowDeclaration? {
    guard let link = try? parsed(url), let flow = flows.flow(at: link.segments) else { return nil }
    return flows.flows[flow]
  }

  private func parsed(_ url: String) throws(LinkProblem) -> DeepLink {
    do throws(DeepLink.Problem) {
      return try DeepLink(url, schemes: schemes, hosts: hosts)
    } catch {
      throw .invalid(error)
    }
  }

  /// The root screen of an app without containers.
  var firstScreen: Destination? {
    if let match = routes.match([]), let root = plain(match.screen) { return root }
    return screens.indices.lazy.compactMap { plain(DeclarationIndex($0)) }.first
  }

  /// Returns a screen with its default arguments; nil unless all parameters have defaults.
  func plain(_ screen: DeclarationIndex) -> Destination? {
    screens[screen].defaultArguments.map { Destination(screen: screen, arguments: $0) }
  }

  // MARK: Back stack

  /// Returns the back stack of a screen that a link from outside opens, lowest first: the one it
  /// declares, or else the screens whose routes are prefixes of its route, each with its own
  /// declared back stack.
  ///
  /// A parent whose parameters cannot all be filled from the path, from arguments of the same
  /// names, or with defaults is omitted. Linear in the number of the route's segments times that of
  /// the parents.
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

  /// Returns the screen whose route is the longest prefix of another's path.
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

  /// Returns the path of a screen's own link; empty without a route.
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
  /// Returns the value of a parameter of the route.
  func value(of name: String) -> String? {
    var place = 0
    for case .parameter(let parameter) in route.segments {
      if parameter == name { return place < values.count ? values[place] : nil }
      place += 1
    }
    return nil
  }
}
