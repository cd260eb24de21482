import Segue

extension Screen {
  /// Returns the branches before each component, as in the output of `tree`.
  private func branches() -> [String] {
    var branches: [String] = []
    // The prefixes of each component's children.
    var stems: [String] = []
    for component in components {
      guard let parent = component.parent else {
        branches.append("")
        stems.append("")
        continue
      }
      let isLast = component.subtreeEnd == components[parent].subtreeEnd
      branches.append(stems[parent] + (isLast ? "└ " : "├ "))
      stems.append(stems[parent] + (isLast ? "  " : "│ "))
    }
    return branches
  }

  /// The maximum depth of drawn branches; more would fill the table.
  static let drawnDepth = 24

  /// Returns the components as a column of a table: branches, type, id.
  func names() -> [String] {
    zip(branches(), components).map { branch, component in
      let stem =
        branch.count > 2 * Self.drawnDepth ? "… " + branch.suffix(2 * Self.drawnDepth) : branch
      return stem + component.type.rawValue + (component.id.map { " \($0)" } ?? "")
    }
  }
}

extension Device {
  /// The text scale, such as `, text ×1.3`; empty for the default scale.
  var textScaleNote: String {
    textScale == 1 ? "" : ", text ×\(formatNumber(textScale, decimals: 3))"
  }
}

func fileName(_ path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
    ?? path
}

extension Component {
  /// The content in a few words.
  var contentSummary: String {
    switch content {
    case .layout: hero.map { "hero \($0.name)" } ?? ""
    case .label(let runs): "“\(runs.map(\.text).joined())”"
    case .button(let title, _): "“\(title)”"
    case .image(let source, _): source?.name ?? "what flies in"
    case .video(let source, let poster, _): poster?.name ?? source.name
    }
  }

  /// The actions of all events; a tap's without its name.
  var actionSummary: String {
    events.map { handler in
      let actions = handler.actions.map(\.summary).joined(separator: ", ")
      return handler.event == .tap ? actions : "\(handler.event.rawValue): \(actions)"
    }.joined(separator: "; ")
  }
}

extension ScreenLayout {
  /// Returns the components of a snapshot with their behavior in the first link's flight, followed
  /// by a table for each further link.
  func snapshotTables(
    _ snapshot: Snapshot, _ flights: [SnapshotFlight], width: Int?, color: Bool
  ) -> String {
    var text = flights.first.map { $0.heading } ?? ""
    text += snapshotTable(snapshot, flights.first?.behaviors).render(width: width, color: color)
    for flight in flights.dropFirst() {
      text += "\n" + flight.heading
      guard let behaviors = flight.behaviors else { continue }
      var table = TextTable([
        .init("part", isFlexible: true), .init("in flight", isFlexible: true),
      ])
      for (index, name) in names(of: snapshot).enumerated() {
        table.add([
          .init(name), .init(behaviors.description(of: index), style: behaviors.style(of: index)),
        ])
      }
      text += table.render(width: width, color: color)
    }
    return text
  }

  private func snapshotTable(_ snapshot: Snapshot, _ behaviors: FlightBehaviors?) -> TextTable {
    let flight: [TextTable.Column] =
      behaviors == nil ? [] : [.init("in flight", isFlexible: true)]
    var table = TextTable(
      [.init("part", isFlexible: true), .init("snapshot")] + flight
        + [.init("frame"), .init("because", isFlexible: true)])
    let origin = tree.frames[snapshot.tapped].origin
    for (index, (node, name)) in zip(snapshot.nodes, names(of: snapshot)).enumerated() {
      let frame = tree.frames[node.component].offset(x: -origin.x, y: -origin.y)
      let style: TerminalStyle = node.isKept ? .green : .dim
      let cells: [TextTable.Cell] =
        behaviors.map { [.init($0.description(of: index), style: $0.style(of: index))] } ?? []
      table.add(
        [.init(name), .init(node.isKept ? "kept" : "dropped", style: style)] + cells + [
          .init(
            "\(formatNumber(frame.x)),\(formatNumber(frame.y)) \(formatNumber(frame.width))×\(formatNumber(frame.height))"
          ),
          .init(node.reason.description),
        ])
    }
    return table
  }

  /// Returns the components with branches that begin at the tapped one.
  private func names(of snapshot: Snapshot) -> [String] {
    let names = screen.names()
    let indent = names[snapshot.tapped].prefix { !$0.isLetter }.count
    return snapshot.nodes.map { String(names[$0.component].dropFirst(indent)) }
  }

  func treeHeading(_ arguments: Arguments) -> String {
    let name = TerminalStyle.bold.paint(
      escapeHidden(screen.shownID), color: arguments.console.outputColor)
    let title = screen.title.map { " · \(escapeHidden($0))" } ?? ""
    return "\(name)\(title) · \(formatCount(screen.components.count, "component")) on "
      + "\(escapeHidden(device.name))\(device.textScaleNote)\n"
  }

  func heading(_ arguments: Arguments) -> String {
    let name = TerminalStyle.bold.paint(
      escapeHidden(screen.shownID), color: arguments.console.outputColor)
    return "\(name) on \(escapeHidden(device.name)), \(formatNumber(viewport.frame.width))×"
      + "\(formatNumber(viewport.frame.height)) @\(formatNumber(device.scale, decimals: 3))\(device.textScaleNote)\n"
  }
}
