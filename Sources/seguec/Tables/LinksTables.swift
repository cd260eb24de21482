import Segue

extension ScreenMap {
  /// A row for each screen: its route, and how a person may start with it.
  var screensTable: TextTable {
    var table = TextTable([
      .init("screen", isFlexible: true, style: .bold), .init("route", isFlexible: true),
      .init("links", .right), .init("linked", .right), .init("start", isFlexible: true),
    ])
    var links = [Int](repeating: 0, count: nodes.count)
    var linked = links
    for edge in edges {
      links[edge.from] += 1
      linked[edge.to] += 1
    }
    for (index, node) in nodes.enumerated() {
      table.add([
        .init(node.id), .init(node.route ?? ""), .init("\(links[index])"),
        .init("\(linked[index])"), .init(node.starts.joined(separator: "; ")),
      ])
    }
    return table
  }

  /// A row for each bundle of links, under the screen that they are on.
  var linksTable: TextTable {
    var table = TextTable([
      .init("from", isFlexible: true, style: .bold), .init("to", isFlexible: true),
      .init("by", isFlexible: true), .init("how"),
      .init("transition", isFlexible: true),
    ])
    var last: Int?
    for bundle in bundles.sorted(by: { $0.from < $1.from }) {
      table.add([
        .init(bundle.from == last ? "" : nodes[bundle.from].id), .init(nodes[bundle.to].id),
        .init(bundle.componentWords), .init(bundle.kind.words), .init(bundle.transition ?? ""),
      ])
      last = bundle.from
    }
    return table
  }
}

extension ReachedStacks {
  /// A row for each link: the stack that it leads to in an app that is not running.
  var table: TextTable {
    var table = TextTable([
      .init("link", isFlexible: true), .init("leads to", isFlexible: true),
    ])
    for link in links {
      table.add([.init(link.url), .init(stack(for: link).words(in: graph))])
    }
    return table
  }
}
