/// Lists why each part of a tapped component is kept or dropped, numbered in document order.
///
/// If there are more parts than lines, kept parts come before dropped ones, and the last line
/// counts the others.
struct SnapshotReasons {
  let snapshot: Snapshot
  let end: FlightEnd

  private var screen: Screen { end.screen }

  private static let lineHeight = 42.0
  private static let maximumLineCount = 14

  /// The height that the card needs.
  var height: Double {
    58 + Double(min(snapshot.nodes.count, Self.maximumLineCount)) * Self.lineHeight + 14
  }

  /// The indices of the listed parts among the nodes, in document order.
  private var listed: [Int] {
    let indices = snapshot.nodes.indices
    guard snapshot.nodes.count > Self.maximumLineCount else { return Array(indices) }
    let kept = indices.filter { snapshot.nodes[$0].isKept }
    let dropped = indices.filter { !snapshot.nodes[$0].isKept }
    // The last line counts the omitted parts.
    return (kept + dropped).prefix(Self.maximumLineCount - 1).sorted()
  }

  /// The number of each part; nil for an omitted part.
  var numbers: [Int?] {
    var numbers = [Int?](repeating: nil, count: snapshot.nodes.count)
    for (number, index) in listed.enumerated() { numbers[index] = number + 1 }
    return numbers
  }

  func write(in card: Rect, to writer: inout SVGWriter) {
    writer.card(card, title: "Why")
    let (depths, listed) = (self.depths, self.listed)
    var y = card.y + 62
    for (number, index) in listed.enumerated() {
      let node = snapshot.nodes[index]
      let left = card.x + 28 + Double(min(depths[index], 6)) * 11
      writer.badge(number + 1, isKept: node.isKept, at: Point(x: left + 9, y: y + 10))
      let component = screen.components[node.component]
      let name = component.id.map { " \(shortened($0, to: 26))" } ?? ""
      writer.caption(
        component.type.rawValue + name, at: Point(x: left + 28, y: y + 8), size: 15, .ink,
        weight: node.isKept ? 600 : 400)
      let frame = end.layout.tree.frames[node.component]
      writer.caption(
        "\(hundredths(frame.width)) × \(hundredths(frame.height))",
        at: Point(x: card.maxX - 28, y: y + 8), size: 13, .muted, anchor: .end)
      writer.caption(
        node.reason.description, at: Point(x: left + 28, y: y + 25), size: 13, .muted)
      y += Self.lineHeight
    }
    let rest = snapshot.nodes.count - listed.count
    guard rest > 0 else { return }
    let kept =
      snapshot.nodes.count { $0.isKept } - listed.count { snapshot.nodes[$0].isKept }
    writer.caption(
      "and \(rest) more: \(kept) kept, \(rest - kept) dropped",
      at: Point(x: card.x + 28, y: y + 14), size: 15, .muted)
  }

  /// The depth of each part in the tapped component.
  private var depths: [Int] {
    var depths = [Int](repeating: 0, count: snapshot.nodes.count)
    for (index, node) in snapshot.nodes.enumerated() {
      guard index > 0, let parent = screen.components[node.component].parent,
        depths.indices.contains(parent - snapshot.tapped)
      else { continue }
      depths[index] = depths[parent - snapshot.tapped] + 1
    }
    return depths
  }
}
