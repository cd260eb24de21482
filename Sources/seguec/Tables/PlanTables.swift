import Segue

/// A line of an account: what it is about, and what there is to tell.
typealias AccountLine = (label: String, words: String)

extension FlightPlan {
  /// What there is to tell of a flight before it plays, and more lines behind.
  func account(colour: Bool, lines more: [AccountLine]) -> String {
    var title = "\(visible(tapped.component)) opens \(visible(to.screen))"
    if direction == .pop {
      title = "\(visible(to.screen)) goes back to \(visible(tapped.component))"
    }
    var text =
      TerminalStyle.bold.paint(title, colour: colour)
      + " on \(visible(device.name))\(device.textScaleNote)\n"
    for (label, words) in lines + more {
      // Labels are shorter than their column, which begins again in each line.
      text += label + String(repeating: " ", count: max(1, 12 - label.count)) + words + "\n"
    }
    return text + "\n"
  }

  private var lines: [AccountLine] {
    [("transition", transitionWords), ("easing", timing.easing.words)]
      + [("link", visible(link.url))] + pairLines + layerLines + lateLines
  }

  private var transitionWords: String {
    var words = "\(visible(transition)) (\(kind.rawValue))"
    if let fallbackFrom {
      words += ", for want of a partner for \(fallbackFrom.rawValue)"
    }
    return words + ", \(direction.rawValue), \(short(timing.duration, decimals: 3)) s"
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

  /// The topmost first, as in the table.
  private var layerLines: [AccountLine] {
    (screens + flying).reversed().enumerated().map { index, layer in
      (index == 0 ? "layers" : "", "\(visible(layer.name)): \(layer.drawing)")
    }
  }

  /// What a return leads to is there already.
  private var lateLines: [AccountLine] {
    guard direction == .push else { return [] }
    return [
      (
        "late",
        "the last frame waits \(short(late.timeout, decimals: 3)) s for "
          + "\(visible(to.screen)), then \(visible(late.fallback)) plays"
      )
    ]
  }
}

extension FlightPlan.End {
  fileprivate var words: String {
    "\(visible(component)) on \(visible(screen)), \(frame.words)"
  }
}

extension Layer {
  /// What it draws.
  fileprivate var drawing: String {
    switch content {
    case .picture(let source, let isPoster):
      let size =
        pixelSize.map { ", at most \(short($0.width))×\(short($0.height)) pixels" } ?? ""
      return "\(isPoster ? "video" : "image") \(visible(source))\(size)"
    case .layout: return "layout"
    case .component(let type): return type.rawValue
    case .screen: return "the whole screen"
    }
  }
}
