import Segue

extension Screen {
  /// Branches in front of each component, as `tree` draws them.
  private func branches() -> [String] {
    var branches: [String] = []
    // What stands before the children of each component.
    var stems: [String] = []
    for (index, component) in components.enumerated() {
      guard let parent = component.parent else {
        branches.append("")
        stems.append("")
        continue
      }
      let isLast = component.subtreeEnd == components[parent].subtreeEnd
      branches.append(stems[parent] + (isLast ? "└ " : "├ "))
      stems.append(stems[parent] + (isLast ? "  " : "│ "))
      _ = index
    }
    return branches
  }

  /// How deep branches are drawn; behind that a table would be all branches.
  static let drawnDepth = 24

  /// The components as a column of a table: branches, type, id.
  func names() -> [String] {
    zip(branches(), components).map { branch, component in
      let stem =
        branch.count > 2 * Self.drawnDepth ? "… " + branch.suffix(2 * Self.drawnDepth) : branch
      return stem + component.type.rawValue + (component.id.map { " \($0)" } ?? "")
    }
  }
}

extension Device {
  /// `, text ×1.3`; empty for letters of the usual size.
  var textScaleNote: String {
    textScale == 1 ? "" : ", text ×\(short(textScale, decimals: 3))"
  }
}

func fileName(_ path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
    ?? path
}

extension Component {
  /// What it shows, in a few words.
  var shows: String {
    switch content {
    case .layout: hero.map { "hero \($0.name)" } ?? ""
    case .label(let runs): "“\(runs.map(\.text).joined())”"
    case .button(let title, _): "“\(title)”"
    case .image(let source, _): source.name
    case .video(let source, let poster, _): poster?.name ?? source.name
    }
  }

  /// What it does when it is tapped, or else.
  var does: String {
    events.map { handler in
      let actions = handler.actions.map(\.summary).joined(separator: ", ")
      return handler.event == .tap ? actions : "\(handler.event.rawValue): \(actions)"
    }.joined(separator: "; ")
  }
}

extension ScreenLayout {
  func snapshotTable(_ snapshot: Snapshot) -> TextTable {
    var table = TextTable([
      .init("part", isFlexible: true), .init("flies"), .init("frame"),
      .init("because", isFlexible: true),
    ])
    let names = screen.names()
    let origin = tree.frames[snapshot.tapped].origin
    // Branches begin at the tapped component.
    let indent = names[snapshot.tapped].prefix { !$0.isLetter }.count
    for node in snapshot.nodes {
      let frame = tree.frames[node.component].offset(x: -origin.x, y: -origin.y)
      let style: TerminalStyle = node.isKept ? .green : .dim
      table.add([
        .init(String(names[node.component].dropFirst(indent))),
        .init(node.isKept ? "kept" : "dropped", style: style),
        .init("\(short(frame.x)),\(short(frame.y)) \(short(frame.width))×\(short(frame.height))"),
        .init(node.reason.description),
      ])
    }
    return table
  }

  func treeHeading(_ arguments: Arguments) -> String {
    let name = TerminalStyle.bold.paint(visible(screen.id), colour: arguments.console.outputColour)
    let title = screen.title.map { " · \(visible($0))" } ?? ""
    return "\(name)\(title) · \(counted(screen.components.count, "component")) on "
      + "\(visible(device.name))\(device.textScaleNote)\n"
  }

  func heading(_ arguments: Arguments) -> String {
    let name = TerminalStyle.bold.paint(visible(screen.id), colour: arguments.console.outputColour)
    return "\(name) on \(visible(device.name)), \(short(viewport.frame.width))×"
      + "\(short(viewport.frame.height)) @\(short(device.scale, decimals: 3))\(device.textScaleNote)\n"
  }
}
