import Segue

/// A line of a description: its label, and its text.
typealias DescriptionLine = (label: String, text: String)

extension FlightPlan {
  /// Returns the description of a flight before it plays, followed by more lines.
  ///
  /// - Parameter behaviors: The behaviors of the components; nil to omit them.
  func description(
    color: Bool, _ behaviors: FlightBehaviors? = nil, lines more: [DescriptionLine]
  ) -> String {
    var title = "\(escapeHidden(tapped.component)) opens \(to.screenName)"
    if direction == .pop {
      title = "\(to.screenName) goes back to \(escapeHidden(tapped.component))"
    }
    if let detents {
      title =
        "\(escapeHidden(to.screen)) goes from \(detents.from.displayText) to \(detents.to.displayText)"
    }
    var text =
      TerminalStyle.bold.paint(title, color: color)
      + " on \(escapeHidden(device.name))\(device.textScaleNote)\n"
    for (label, words) in lines(behaviors) + more {
      // Labels are shorter than their column, so padding aligns the text.
      text += label + String(repeating: " ", count: max(1, 12 - label.count)) + words + "\n"
    }
    return text + "\n"
  }

  private func lines(_ behaviors: FlightBehaviors?) -> [DescriptionLine] {
    // In a transition without flying layers, each component stays on its screen.
    let partLines = flying.isEmpty ? [] : behaviors?.descriptionLines ?? []
    return [("transition", transitionText), ("easing", timing.easing.displayText)]
      + [("link", escapeHidden(link.url))] + pairLines + partLines + layerLines(behaviors)
      + lateLines
  }

  private var transitionText: String {
    var words = "\(escapeHidden(transition)) (\(kind.rawValue))"
    if let fallbackFrom {
      words += ", for want of a partner for \(fallbackFrom.rawValue)"
    }
    words += detents == nil ? ", \(direction.rawValue)" : ", between two detents"
    return words + ", \(formatNumber(timing.duration, decimals: 3)) s"
  }

  private var pairLines: [DescriptionLine] {
    guard !pairs.isEmpty else { return [("from", from.displayText), ("to", to.displayText)] }
    var lines: [DescriptionLine] = []
    for (index, pair) in pairs.enumerated() {
      let mark = index == primary && pairs.count > 1 ? ", primary" : ""
      switch pair.matchKey {
      case .hero(let key): lines.append(("pair", "by hero \(escapeHidden(key))\(mark)"))
      case .source(let source): lines.append(("pair", "by picture \(escapeHidden(source))\(mark)"))
      }
      lines += [("  from", pair.from.displayText), ("  to", pair.to.displayText)]
    }
    return lines
  }

  /// Returns the lines of the layers, the topmost first, as in the table.
  private func layerLines(_ behaviors: FlightBehaviors?) -> [DescriptionLine] {
    let lifted = Set(handover.liftedFromSource)
    let arriving = Set(handover.liftedFromDestination)
    return composition.reversed().enumerated().map { index, layer in
      var drawing = layer.drawing
      if layer.isLifted, case .part = layer.content, let origin = layer.origin,
        !(origin.isDestination ? arriving : lifted).contains(origin.path)
      {
        drawing = "the shadow that it casts on what flies"
      }
      let name = behaviors?.name(of: layer) ?? layer.name
      return (index == 0 ? "layers" : "", "\(escapeHidden(name)): \(drawing)")
    }
  }

  /// The line about a late destination; a return's destination is already loaded.
  private var lateLines: [DescriptionLine] {
    guard direction == .push, detents == nil else { return [] }
    return [
      (
        "late",
        "the last frame waits \(formatNumber(late.timeout, decimals: 3)) s for "
          + "\(to.screen.isEmpty ? "the screen" : to.screenName), then \(escapeHidden(late.fallback)) plays"
      )
    ]
  }
}

extension FlightPlan.End {
  /// The screen's id, or a description if it is not in the project.
  var screenName: String {
    screen.isEmpty ? "a screen that is not in the project" : escapeHidden(screen)
  }

  fileprivate var displayText: String {
    screen.isEmpty
      ? "\(screenName), \(frame.displayText)"
      : "\(escapeHidden(component)) on \(escapeHidden(screen)), \(frame.displayText)"
  }
}

extension Layer {
  /// The description of the layer's content.
  fileprivate var drawing: String {
    switch content {
    case .picture(let source, let isPoster):
      let size =
        pixelSize.map { ", at most \(formatNumber($0.width))×\(formatNumber($0.height)) pixels" }
        ?? ""
      return "\(isPoster ? "video" : "image") \(escapeHidden(source))\(size)"
    case .layout: return "layout"
    case .component(let type): return type.rawValue
    case .part(let type): return "\(type.rawValue), lifted with everything in it"
    case .screen: return "the whole screen"
    case .scrim: return "what dims the screen behind"
    case .grabber: return "the sheet's grabber"
    case .backdrop: return "what the destination paints behind its content"
    case .bar(let bar): return "the \(bar.rawValue) bar"
    }
  }
}
