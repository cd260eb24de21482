import Segue

// Descriptions of the behaviors of components in a flight.

extension PartBehavior {
  /// Describes the behavior.
  ///
  /// - Parameter partner: The name of the partner.
  fileprivate func description(_ partner: String?) -> String {
    let whither = partner ?? "where it lands"
    let partner = partner ?? ""
    return switch kind {
    case .flies: "flies to \(whither)"
    case .givesWay: "flies, gives way to \(partner)"
    case .fliesOut: "flies along, fades out"
    case .fliesIn: "flies along, fades in"
    case .liftedOut: "lifted, fades out"
    case .liftedIn: "lifted, fades in"
    case .staysAbove: "lifted, stays as \(partner)"
    case .staysOnScreen: "stays on its screen"
    case .paintsNothing: "paints nothing"
    case .notDisplayed: "not displayed"
    }
  }
}

extension FlightBehaviors {
  // The maximum columns of names, so that a line of a description has at most 80 columns.
  private static let longestName = 26
  private static let longestPartner = 20

  /// Describes the behavior of a component, by its index.
  func description(of index: Int) -> String {
    let part = parts[index]
    let other = part.isDestination ? source : destination
    return part.description(
      part.partner.map { other.readableName(of: $0, within: Self.longestPartner) })
  }

  /// Returns the name of a layer in tables: its id, or the name of its component if that has no id.
  func name(of layer: Layer) -> String {
    guard let origin = layer.origin else { return layer.name }
    let screen = origin.isDestination ? destination : source
    guard screen.components[origin.component].id == nil else { return layer.name }
    return screen.readableName(of: origin.component, within: Self.longestName)
      + (origin.isDestination ? " (arriving)" : "")
  }

  /// Returns the style of a component's row: flying ones are highlighted, others are dim.
  func style(of index: Int) -> TerminalStyle {
    switch parts[index].kind {
    case .flies, .givesWay, .fliesOut, .fliesIn: .green
    case .liftedOut, .liftedIn, .staysAbove: []
    case .staysOnScreen, .paintsNothing, .notDisplayed: .dim
    }
  }

  /// The lines of all components that paint something, with names and descriptions aligned.
  var descriptionLines: [DescriptionLine] {
    let rows = parts.indices.filter { parts[$0].kind != .paintsNothing }.map { index in
      let part = parts[index]
      let name = (part.isDestination ? destination : source)
        .readableName(of: part.component, within: Self.longestName)
      return (isDestination: part.isDestination, name: name, words: description(of: index))
    }
    let width = rows.reduce(0) { max($0, displayWidth(of: $1.name)) }
    var last: Bool?
    return rows.map { isDestination, name, words in
      defer { last = isDestination }
      let label = last == isDestination ? "" : isDestination ? "arriving" : "parts"
      let space = String(repeating: " ", count: width - displayWidth(of: name) + 2)
      return (label, name + space + words)
    }
  }
}

extension SnapshotFlight {
  var behaviors: FlightBehaviors? {
    if case .planned(_, let behaviors) = outcome { behaviors } else { nil }
  }

  /// A line that names the screen that the link opens, and the transition.
  var heading: String {
    switch outcome {
    case .planned(let plan, _):
      let kind = plan.transition == plan.kind.rawValue ? "" : " (\(plan.kind.rawValue))"
      let nothing = plan.flying.isEmpty ? ", in which nothing flies" : ""
      let words = "a tap opens \(plan.to.screenName) by \(escapeHidden(plan.transition))\(kind)"
      return "\(words)\(nothing): \(escapeHidden(link))\n"
    case .unknown(let reason):
      return "what flies to \(escapeHidden(link)) is not known: \(escapeHidden(reason))\n"
    }
  }
}

extension Screen {
  /// Returns a readable name of a component: its id, or else its text, or else its type and its
  /// nearest ancestor with an id. Linear in the component's depth.
  ///
  /// - Parameter limit: The maximum columns of the name.
  fileprivate func readableName(of component: ComponentID, within limit: Int) -> String {
    cut(escapeHidden(name(of: component, within: limit)), toColumns: limit)
  }

  private func name(of component: ComponentID, within limit: Int) -> String {
    if let id = components[component].id { return id }
    switch components[component].content {
    case .label(let runs):
      let text = runs.map(\.text).joined()
      if !text.isEmpty { return "“\(cut(text, toColumns: limit - 2))”" }
    case .button(let title, _):
      if !title.isEmpty { return "“\(cut(title, toColumns: limit - 2))”" }
    case .layout, .image, .video: break
    }
    var current = components[component].parent
    while let parent = current {
      if let id = components[parent].id { return "\(components[component].type.rawValue) in \(id)" }
      current = components[parent].parent
    }
    return "\(components[component].type.rawValue) in \(id)"
  }
}
