import Segue

extension FlightPlan {
  /// What is common to all frames.
  func heading(_ arguments: Arguments) -> String {
    let colour = arguments.console.outputColour
    let way = direction == .pop ? "back from" : "opens"
    var text =
      TerminalStyle.bold.paint(
        "\(visible(tapped.component)) \(way) \(visible(to.screen))", colour: colour)
      + " on \(visible(device.name))\n"
    text += "transition  \(visible(transition)) (\(kind.rawValue))"
    if let fallbackFrom { text += ", for want of a partner for \(fallbackFrom.rawValue)" }
    text += ", \(short(timing.duration, decimals: 3)) s\n"
    text += "link        \(visible(link.url))\n"
    if pairs.isEmpty {
      text += "from        \(describe(from))\nto          \(describe(to))\n"
    }
    for (index, pair) in pairs.enumerated() {
      let mark = index == primary && pairs.count > 1 ? ", primary" : ""
      switch pair.bond {
      case .hero(let key): text += "pair        by hero \(visible(key))\(mark)\n"
      case .source(let source): text += "pair        by picture \(visible(source))\(mark)\n"
      }
      text += "  from      \(describe(pair.from))\n  to        \(describe(pair.to))\n"
    }
    for layer in flying {
      guard let size = layer.pixelSize, case .picture(let source, _) = layer.content else {
        continue
      }
      text +=
        "draws       \(visible(source)), at most \(short(size.width))×\(short(size.height)) pixels\n"
    }
    return text + "\n"
  }

  private func describe(_ end: End) -> String {
    let frame = end.frame
    return "\(visible(end.component)) on \(visible(end.screen)), "
      + "\(short(frame.x)),\(short(frame.y)) \(short(frame.width))×\(short(frame.height))"
  }

  /// A row for each frame and layer.
  func framesTable(perSecond fps: Int) -> TextTable {
    var table = TextTable([
      .init("#", .right), .init("ms", .right), .init("progress", .right),
      .init("layer", isFlexible: true), .init("x", .right), .init("y", .right),
      .init("width", .right), .init("height", .right), .init("radius", .right),
      .init("opacity", .right),
    ])
    for frame in frames(perSecond: fps) {
      for (index, (layer, state)) in zip(layers, frame.layers).enumerated() {
        let isFirst = index == 0
        table.add([
          .init(isFirst ? "\(frame.index)" : ""), .init(isFirst ? short(frame.time * 1000) : ""),
          .init(isFirst ? short(frame.progress, decimals: 3) : ""), .init(layer.id),
          .init(short(state.frame.x)), .init(short(state.frame.y)),
          .init(short(state.frame.width)), .init(short(state.frame.height)),
          .init(state.corners.summary), .init(short(state.opacity)),
        ])
      }
    }
    return table
  }
}

extension CornerRadii {
  /// One number if all corners have it, else all four.
  fileprivate var summary: String {
    let all = clockwise
    return all.allSatisfy { $0 == all[0] }
      ? short(all[0]) : all.map { short($0) }.joined(separator: " ")
  }
}
