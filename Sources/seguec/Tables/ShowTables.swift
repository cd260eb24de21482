import Segue

extension CompiledProject {
  /// Returns the tables of the header, the devices, the screens with their routes, and the links.
  func tables(for console: Console) -> String {
    let tables = [headerTable, devicesTable, screensTable, linksTable(0..<linkCount)].map {
      $0.render(width: console.outputWidth ?? 80, color: console.outputColor)
    }
    return tables.joined(separator: "\n")
  }

  private var headerTable: TextTable {
    var table = TextTable([
      .init("version", .right), .init("bytes", .right), .init("digest"),
      .init("app", isFlexible: true),
      .init("positions"), .init("templates"),
    ])
    table.add([
      .init("\(header.version)"), .init(formatInteger(bytes.count)), .init(header.digestText),
      .init(app ?? ""), .init(hasSources ? "yes" : "no"),
      .init(hasTemplates ? "yes" : "no"),
    ])
    return table
  }

  private var devicesTable: TextTable {
    var table = TextTable([
      .init("device", isFlexible: true), .init("points"), .init("scale", .right),
      .init("text scale", .right), .init("direction"),
    ])
    for device in devices {
      table.add([
        .init(device.name, style: .bold),
        .init("\(formatNumber(device.size.width))×\(formatNumber(device.size.height))"),
        .init(formatNumber(device.scale, decimals: 3)),
        .init(formatNumber(device.textScale, decimals: 3)),
        .init(device.direction.rawValue),
      ])
    }
    return table
  }

  private var screensTable: TextTable {
    var table = TextTable([
      .init("screen", isFlexible: true), .init("route", isFlexible: true),
      .init("components", .right), .init("links", .right),
    ])
    for index in 0..<screenCount {
      let screen = screen(at: ScreenIndex(index))
      table.add([
        .init(screen.name, style: .bold), .init(screen.route ?? ""),
        .init("\(screen.tree.count)"), .init("\(screen.links.count)"),
      ])
    }
    return table
  }

  private func linksTable(_ links: Range<Int>) -> TextTable {
    var table = TextTable([
      .init("from", isFlexible: true), .init("component", isFlexible: true),
      .init("to", isFlexible: true), .init("shown as"), .init("transition", isFlexible: true),
    ])
    for index in links {
      let link = link(at: index)
      let names = screenNames(of: link)
      table.add([
        .init(names.from, style: .bold), .init(componentName(of: link)),
        .init(names.to + (link.choice.map { " (\($0.words))" } ?? "")),
        .init(link.presentation.rawValue), .init(transitionName(of: link) ?? ""),
      ])
    }
    return table
  }

  /// Returns the table of a screen's links; empty if it has none.
  func links(of screen: CompiledScreen, for console: Console) -> String {
    guard !screen.links.isEmpty else { return "" }
    return "\n"
      + linksTable(screen.links).render(
        width: console.outputWidth ?? 80, color: console.outputColor)
  }

  private func screenNames(of link: CompiledLink) -> (from: String, to: String) {
    func name(_ id: ScreenIndex) -> String { id.index < screenCount ? screen(at: id).name : "" }
    return (name(link.from), name(link.to))
  }

  func componentName(of link: CompiledLink) -> String {
    guard link.from.index < screenCount else { return "" }
    let tree = screen(at: link.from).tree
    return link.component < tree.endIndex ? tree.name(of: link.component) : ""
  }

  /// Returns the transition on the first device for which one was planned.
  private func transitionName(of link: CompiledLink) -> String? {
    devices.indices.lazy.compactMap { link.transition(on: $0) }.first
  }

  // MARK: JSON

  /// The content of the tables as JSON, one object per line.
  var jsonLines: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("artefact", "binary")
      $0.member("version", Int(header.version))
      $0.member("bytes", bytes.count)
      $0.member("digest", header.digestText)
      $0.member("app", app)
      $0.member("positions", hasSources)
      $0.member("templates", hasTemplates)
    }
    writer.endLine()
    for device in devices {
      writer.device(device)
      writer.endLine()
    }
    for index in 0..<screenCount {
      let screen = screen(at: ScreenIndex(index))
      writer.object {
        $0.member("name", screen.name)
        $0.member("screen", screen.id)
        $0.member("route", screen.route)
        $0.member("components", screen.tree.count)
        $0.member("links", screen.links.count)
      }
      writer.endLine()
    }
    for index in 0..<linkCount {
      let link = link(at: index)
      let names = screenNames(of: link)
      writer.object {
        $0.member("from", names.from)
        $0.member("component", componentName(of: link))
        $0.member("action", link.action)
        $0.member("link", link.url)
        $0.members(of: link.choice)
        $0.member("to", names.to)
        $0.member("presentation", link.presentation.rawValue)
        $0.member("transition", transitionName(of: link))
      }
      writer.endLine()
    }
    return writer.bytes
  }
}

extension ArtefactHeader {
  /// The digest as sixteen hexadecimal digits.
  fileprivate var digestText: String {
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension CompiledLayout {
  /// Returns a table of the components as a tree, with frames rounded to device pixels.
  func table(of screen: CompiledScreen, for console: Console) -> String {
    var table = TextTable([
      .init("component", isFlexible: true), .init("type"), .init("x", .right), .init("y", .right),
      .init("width", .right), .init("height", .right), .init("written at", isFlexible: true),
    ])
    table.addCaption(
      "\(screen.name) on \(device.name)" + (screen.title.map { ": \($0)" } ?? ""), style: .bold)
    var depths: [Int] = []
    for node in tree {
      let depth = node.parent.map { $0.index < depths.count ? depths[$0] + 1 : 0 } ?? 0
      depths.append(depth)
      let frame = pixelFrame(of: node.index)
      let location = screen.source(of: node.index).map { "\($0.file):\($0.line):\($0.column)" }
      table.add([
        .init(String(repeating: "  ", count: min(depth, 40)) + (node.id ?? "·")),
        .init(node.type.rawValue), .init(formatNumber(frame.x)), .init(formatNumber(frame.y)),
        .init(formatNumber(frame.width)), .init(formatNumber(frame.height)), .init(location ?? ""),
      ])
    }
    return table.render(width: console.outputWidth ?? 80, color: console.outputColor)
  }

  /// Returns the components as JSON, one object per line.
  func jsonLines(of screen: CompiledScreen) -> [UInt8] {
    var writer = JSONWriter()
    for node in tree {
      let frame = pixelFrame(of: node.index)
      writer.object {
        $0.member("path", tree.path(of: node.index))
        $0.member("id", node.id)
        $0.member("type", node.type.rawValue)
        $0.member("hero", node.hero)
        $0.member("text", node.text)
        $0.member("source", node.source)
        $0.member("x", frame.x)
        $0.member("y", frame.y)
        $0.member("width", frame.width)
        $0.member("height", frame.height)
        if let location = screen.source(of: node.index) {
          $0.member("file", location.file)
          $0.member("line", location.line)
          $0.member("column", location.column)
        }
      }
      writer.endLine()
    }
    return writer.bytes
  }
}
