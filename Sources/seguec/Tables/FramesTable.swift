import Segue

extension PlayedFlight {
  /// Returns a table with a row for each frame and layer, the topmost layer first. Captions
  /// separate the parts that a gesture, a spring and each interruption drive.
  ///
  /// If the table does not fit in the terminal, titles are shorter and numbers less precise.
  func framesTable(_ behaviors: FlightBehaviors, width: Int?) -> TextTable {
    let rows = framesRows
    let table = self.table(of: rows, behaviors, isNarrow: false)
    guard let width, table.width > width else { return table }
    return self.table(of: rows, behaviors, isNarrow: true)
  }

  private var framesRows: [(frame: PlayedFrame, layers: [LayerMoment])] {
    (0..<frameCount).map { index in
      let frame = frame(index)
      // Of two layers with the same z, the one that is painted later is on top and comes first.
      let layers = (frame.screens + frame.flying).enumerated().sorted {
        ($0.element.layer.z, $0.offset) > ($1.element.layer.z, $1.offset)
      }
      return (frame, layers.map(\.element))
    }
  }

  private func table(
    of rows: [(frame: PlayedFrame, layers: [LayerMoment])], _ behaviors: FlightBehaviors,
    isNarrow: Bool
  ) -> TextTable {
    let decimals = isNarrow ? 1 : 2
    func number(_ value: Double) -> String { formatNumber(value, decimals: decimals) }
    var columns: [(column: TextTable.Column, cell: (LayerMoment) -> String)] = [
      (.init("layer", isFlexible: true), { behaviors.name(of: $0.layer) }),
      (.init("x", .right), { number($0.state.frame.x) }),
      (.init("y", .right), { number($0.state.frame.y) }),
      (.init(isNarrow ? "w" : "width", .right), { number($0.state.frame.width) }),
      (.init(isNarrow ? "h" : "height", .right), { number($0.state.frame.height) }),
    ]
    let moments = rows.flatMap(\.layers)
    // A column whose value is the default for all layers in all frames is omitted.
    if moments.contains(where: { $0.state.corners != .zero }) {
      columns.append(
        (.init(isNarrow ? "r" : "radius", .right), { $0.state.corners.summary(number) }))
    }
    if moments.contains(where: { $0.state.opacity != 1 }) {
      columns.append(
        (.init(isNarrow ? "alpha" : "opacity", .right), { formatNumber($0.state.opacity) }))
    }
    let device = plan.device
    if moments.contains(where: { !$0.state.cut(on: device, number).isEmpty }) {
      columns.append((.init("cut", isFlexible: true), { $0.state.cut(on: device, number) }))
    }
    var table = TextTable(
      [
        .init("#", .right), .init("ms", .right), .init(isNarrow ? "p" : "progress", .right),
      ] + columns.map(\.column))
    var part: Int?
    for (frame, layers) in rows {
      let current = self.part(at: frame.time)
      if let caption = caption(ofPart: current), current != part {
        table.addCaption(caption, style: .dim)
      }
      part = current
      for (index, moment) in layers.enumerated() {
        let isFirst = index == 0
        table.add(
          [
            .init(isFirst ? "\(frame.index)" : ""),
            .init(isFirst ? formatNumber(frame.time * 1000, decimals: isNarrow ? 0 : 2) : ""),
            .init(isFirst ? formatNumber(frame.progress, decimals: 3) : ""),
          ] + columns.map { .init($0.cell(moment)) })
      }
    }
    return table
  }

  /// Returns the caption of a part; nil for a flight of one part.
  private func caption(ofPart part: Int) -> String? {
    if let pan {
      return part == 0
        ? "under the finger:"
        : "let go at \(formatNumber(pan.releaseTime * 1000)) ms, on the spring:"
    }
    let turns = turns
    guard !turns.isEmpty else { return nil }
    guard part > 0 else { return "as it began:" }
    let turn = turns[part - 1].turn
    return "\(turn.displayText) at \(formatNumber(turn.time * 1000)) ms:"
  }
}

extension Layer {
  /// The id; for a screen also the screen's id.
  var name: String {
    if case .screen(let screen) = content, !screen.isEmpty { return "\(id) \(screen)" }
    return id
  }
}

extension LayerState {
  /// Describes what the clip cuts off the frame, such as `12 top 3 left`. Overflow of the device
  /// does not count, nor does less than half a pixel.
  fileprivate func cut(on device: Device, _ number: (Double) -> String) -> String {
    guard frame.width > 0 && frame.height > 0 else { return "" }
    let top = clip.y > 0 ? clip.y - frame.y : 0
    let left = clip.x > 0 ? clip.x - frame.x : 0
    let bottom = clip.maxY < device.size.height ? frame.maxY - clip.maxY : 0
    let right = clip.maxX < device.size.width ? frame.maxX - clip.maxX : 0
    if max(top, 0) + max(bottom, 0) >= frame.height || max(left, 0) + max(right, 0) >= frame.width {
      return "all"
    }
    var words: [String] = []
    for (inset, side) in [(top, "top"), (right, "right"), (bottom, "bottom"), (left, "left")] {
      if inset >= 0.5 / device.scale { words.append("\(number(inset)) \(side)") }
    }
    return words.joined(separator: " ")
  }
}

extension CornerRadii {
  /// Returns one number if all radii are equal, or else all four.
  fileprivate func summary(_ number: (Double) -> String) -> String {
    let all = clockwise
    return all.allSatisfy { $0 == all[0] }
      ? number(all[0]) : all.map(number).joined(separator: " ")
  }
}
