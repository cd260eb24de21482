import Segue

/// A flight with what is worth telling of it besides.
struct FlightAccount {
  let played: PlayedFlight
  /// What was asked for, before anybody wants less motion.
  let transition: Transition
  /// What plays for people who want less motion.
  let reduced: Transition
  /// Whether that is what plays.
  let isReduced: Bool
  /// The name of the recorded pan; nil without one.
  var recording: String?

  private var plan: FlightPlan { played.plan }

  /// What is common to all frames.
  func heading(colour: Bool) -> String {
    var title = "\(visible(plan.tapped.component)) opens \(visible(plan.to.screen))"
    if plan.direction == .pop {
      title = "\(visible(plan.to.screen)) goes back to \(visible(plan.tapped.component))"
    }
    var text =
      TerminalStyle.bold.paint(title, colour: colour)
      + " on \(visible(plan.device.name))\(plan.device.textScaleNote)\n"
    for (label, words) in lines {
      // Labels are shorter than their column, which begins again in each line.
      text += label + String(repeating: " ", count: max(1, 12 - label.count)) + words + "\n"
    }
    return text + "\n"
  }

  private typealias Line = (label: String, words: String)

  private var lines: [Line] {
    [("transition", transitionWords), ("easing", plan.timing.easing.words)]
      + [("link", visible(plan.link.url))] + pairLines + layerLines
      + lateLines + [("reduced", reducedWords)] + panLines + turnLines
  }

  private var transitionWords: String {
    var words = "\(visible(plan.transition)) (\(plan.kind.rawValue))"
    if let fallbackFrom = plan.fallbackFrom {
      words += ", for want of a partner for \(fallbackFrom.rawValue)"
    }
    return words + ", \(plan.direction.rawValue), \(short(plan.timing.duration, decimals: 3)) s"
  }

  private var pairLines: [Line] {
    guard !plan.pairs.isEmpty else {
      return [("from", plan.from.words), ("to", plan.to.words)]
    }
    var lines: [Line] = []
    for (index, pair) in plan.pairs.enumerated() {
      let mark = index == plan.primary && plan.pairs.count > 1 ? ", primary" : ""
      switch pair.bond {
      case .hero(let key): lines.append(("pair", "by hero \(visible(key))\(mark)"))
      case .source(let source): lines.append(("pair", "by picture \(visible(source))\(mark)"))
      }
      lines += [("  from", pair.from.words), ("  to", pair.to.words)]
    }
    return lines
  }

  /// The topmost first, as in the table.
  private var layerLines: [Line] {
    let layers = (plan.screens + plan.flying).reversed()
    return layers.enumerated().map { index, layer in
      (index == 0 ? "layers" : "", "\(visible(layer.name)): \(layer.drawing)")
    }
  }

  /// What a return leads to is there already.
  private var lateLines: [Line] {
    guard plan.direction == .push else { return [] }
    let late = plan.late
    return [
      (
        "late",
        "the last frame waits \(short(late.timeout, decimals: 3)) s for "
          + "\(visible(plan.to.screen)), then \(visible(late.fallback)) plays"
      )
    ]
  }

  private var reducedWords: String {
    if isReduced {
      return reduced.name == transition.name
        ? "this one, for it moves nothing" : "this one, in place of \(visible(transition.name))"
    }
    return reduced.name == transition.name
      ? "the same, for it moves nothing"
      : "\(visible(reduced.name)), for people who want less motion"
  }

  // MARK: What moves it

  private var panLines: [Line] {
    guard let pan = played.pan else { return [] }
    let decision = pan.decision
    let travel = pan.gesture.travel
    var way = "\(travel.direction.words), \(short(travel.distance)) points from end to end"
    if pan.start != 0 { way += ", taken up at \(percent(pan.start))" }
    let rest = pan.duration - pan.releaseTime
    return [
      ("gesture", recording.map { visible($0) } ?? ""), ("way", way),
      (
        "released",
        "after \(short(pan.releaseTime, decimals: 3)) s at \(percent(decision.release.progress)), "
          + "moving at \(short(decision.release.velocity)) points/s"
      ),
      (
        "projected",
        "\(short(decision.projectionTime, decimals: 3)) s on, "
          + "to \(percent(decision.projected))"
      ),
      ("decision", decision.words),
      ("reason", decision.reasonWords),
      ("behind it", pan.played.spring.words),
      (
        "at rest",
        "\(short(rest, decimals: 3)) s later at \(percent(decision.target)), "
          + "after \(short(pan.duration, decimals: 3)) s in all"
      ),
    ]
  }

  private var turnLines: [Line] {
    played.turns.enumerated().map { index, entry in
      let isLast = index == played.turns.count - 1
      return (
        "at \(short(entry.turn.time, decimals: 3)) s",
        entry.turn.words + (isLast ? ", at rest after \(short(entry.endTime, decimals: 3)) s" : "")
      )
    }
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
