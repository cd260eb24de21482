import Segue

/// A line of a description: its label, and its text.
typealias AccountLine = (label: String, words: String)

extension FlightPlan {
  /// Returns the description of a flight before it plays, followed by more lines.
  ///
  /// - Parameter fates: The fates of the components; nil to omit them.
  func account(
    colour: Bool, _ fates: FlightFates? = nil, lines more: [AccountLine]
  ) -> String {
    var title = "\(visible(tapped.component)) opens \(to.screenName)"
    if direction == .pop {
      title = "\(to.screenName) goes back to \(visible(tapped.component))"
    }
    if let detents {
      title = "\(visible(to.screen)) goes from \(detents.from.words) to \(detents.to.words)"
    }
    var text =
      TerminalStyle.bold.paint(title, colour: colour)
      + " on \(visible(device.name))\(device.textScaleNote)\n"
    for (label, words) in lines(fates) + more {
      // Labels are shorter than their column, so padding aligns the text.
      text += label + String(repeating: " ", count: max(1, 12 - label.count)) + words + "\n"
    }
    return text + "\n"
  }

  private func lines(_ fates: FlightFates?) -> [AccountLine] {
    // In a transition without flying layers, each component stays on its screen.
    let partLines = flying.isEmpty ? [] : fates?.accountLines ?? []
    return [("transition", transitionWords), ("easing", timing.easing.words)]
      + [("link", visible(link.url))] + pairLines + partLines + layerLines(fates) + lateLines
  }

  private var transitionWords: String {
    var words = "\(visible(transition)) (\(kind.rawValue))"
    if let fallbackFrom {
      words += ", for want of a partner for \(fallbackFrom.rawValue)"
    }
    words += detents == nil ? ", \(direction.rawValue)" : ", between two detents"
    return words + ", \(short(timing.duration, decimals: 3)) s"
  }

  private var pairLines: [AccountLine] {
    guard !pairs.isEmpty else { return [("from", from.words), ("to", to.words)] }
    var lines: [AccountLine] = []
    for (index, pair) in pairs.enumerated() {
      let mark = index == primary && pairs.count > 1 ? ", primary" : ""
      switch pair.bond {
      case .hero(let key): lines.append(("pair", "by hero \(visible(key))\(mark)"))
      case .source(let source): lines.append(("pair", "by picture \(visible(source))\(mark)"))
      }
      lines += [("  from", pair.from.words), ("  to", pair.to.words)]
    }
    return lines
  }

  /// Returns the lines of the layers, the topmost first, as in the table.
  private func layerLines(_ fates: FlightFates?) -> [AccountLine] {
    let lifted = Set(handover.liftedFromSource)
    let arriving = Set(handover.liftedFromDestination)
    return composition.reversed().enumerated().map { index, layer in
      var drawing = layer.drawing
      if layer.isLifted, case .part = layer.content, let origin = layer.origin,
        !(origin.isDestination ? arriving : lifted).contains(origin.path)
      {
        drawing = "the shadow that it casts on what flies"
      }
      let name = fates?.name(of: layer) ?? layer.name
      return (index == 0 ? "layers" : "", "\(visible(name)): \(drawing)")
    }
  }

  /// The line about a late destination; a return's destination is already loaded.
  private var lateLines: [AccountLine] {
    guard direction == .push, detents == nil else { return [] }
    return [
      (
        "late",
        "the last frame waits \(short(late.timeout, decimals: 3)) s for "
          + "\(to.screen.isEmpty ? "the screen" : to.screenName), then \(visible(late.fallback)) plays"
      )
    ]
  }
}

extension FlightPlan.End {
  /// The screen's id, or a description if it is not in the project.
  var screenName: String {
    screen.isEmpty ? "a screen that is not in the project" : visible(screen)
  }

  fileprivate var words: String {
    screen.isEmpty
      ? "\(screenName), \(frame.words)"
      : "\(visible(component)) on \(visible(screen)), \(frame.words)"
  }
}

extension Layer {
  /// The description of the layer's content.
  fileprivate var drawing: String {
    switch content {
    case .picture(let source, let isPoster):
      let size =
        pixelSize.map { ", at most \(short($0.width))×\(short($0.height)) pixels" } ?? ""
      return "\(isPoster ? "video" : "image") \(visible(source))\(size)"
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
