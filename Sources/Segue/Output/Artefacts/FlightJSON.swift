/// Writes plans as a line of `seguec frames`, and the members that a link's artefact shares with
/// it.
extension JSONWriter {
  /// Writes a line with every frame.
  ///
  /// - Parameter behaviors: The behaviors of the components; nil to omit them.
  package mutating func frames(_ flight: PlayedFlight, _ behaviors: FlightBehaviors? = nil) {
    object {
      $0.planMembers(flight.plan, duration: flight.duration)
      if let behaviors { $0.member("parts") { $0.parts(behaviors) } }
      $0.member("fps", flight.framesPerSecond)
      if let pan = flight.pan { $0.member("gesture") { $0.gesture(pan) } }
      if !flight.turns.isEmpty { $0.member("interruptions") { $0.interruptions(of: flight) } }
      $0.member("frames") { writer in
        writer.array {
          for index in 0..<flight.frameCount {
            $0.element { $0.frame(flight.frame(index), of: flight.plan) }
          }
        }
      }
    }
  }

  /// Writes the members that describe a plan.
  ///
  /// - Parameter duration: The duration of the played flight, in seconds; by default the plan's
  ///   own.
  mutating func planMembers(_ plan: FlightPlan, duration: Double? = nil) {
    member("transition", plan.transition)
    member("kind", plan.kind.rawValue)
    if let fallback = plan.fallbackFrom { member("fallbackFrom", fallback.rawValue) }
    if let detents = plan.detents {
      member("detents") {
        $0.object {
          $0.member("from") { $0.detent(detents.from) }
          $0.member("to") { $0.detent(detents.to) }
        }
      }
    }
    member("device", plan.device)
    member("action") {
      $0.object {
        $0.member("type", "navigate")
        $0.member("to", plan.link.url)
      }
    }
    member("direction", plan.direction.rawValue)
    member("duration", duration ?? plan.timing.duration)
    member("tapped") {
      $0.object {
        $0.member("id", plan.tapped.component)
        $0.member("frame", plan.tapped.frame)
      }
    }
    member("from") { $0.end(plan.from) }
    member("to") { $0.end(plan.to) }
    member("pairs") { writer in
      writer.array {
        for (index, pair) in plan.pairs.enumerated() {
          $0.element { $0.pair(pair, isPrimary: index == plan.primary) }
        }
      }
    }
    member("handover") {
      $0.object {
        $0.member("hiddenOnSource", plan.handover.hiddenOnSource)
        $0.member("hiddenOnDestination", plan.handover.hiddenOnDestination)
        $0.member("liftedFromSource", plan.handover.liftedFromSource)
        $0.member("liftedFromDestination", plan.handover.liftedFromDestination)
        $0.member("atEnd", plan.flying.isEmpty ? [] : ["showDestination", "removeLayers"])
      }
    }
  }

  /// Writes a detent: a fraction of the full height, or a height in points.
  mutating func detent(_ detent: Detent) {
    object {
      switch detent {
      case .fraction(let share): $0.member("fraction", share)
      case .height(let points): $0.member("height", points)
      }
    }
  }

  private mutating func end(_ end: FlightPlan.End) {
    object {
      // A screen that is not in the project has no name.
      $0.member("screen") { end.screen.isEmpty ? $0.null() : $0.string(end.screen) }
      $0.member("component") { end.component.isEmpty ? $0.null() : $0.string(end.component) }
      $0.member("frame", end.frame)
    }
  }

  private mutating func pair(_ pair: FlightPlan.Pair, isPrimary: Bool) {
    object {
      switch pair.matchKey {
      case .hero(let key):
        $0.member("by", "hero")
        $0.member("key", key)
      case .source(let source):
        $0.member("by", "source")
        $0.member("key", source)
      }
      $0.member("primary", isPrimary)
      $0.member("from") { $0.end(pair.from) }
      $0.member("to") { $0.end(pair.to) }
    }
  }

  // MARK: Moments

  /// Writes one frame.
  mutating func frame(_ frame: PlayedFrame, of plan: FlightPlan) {
    object {
      $0.member("index", frame.index)
      $0.member("time", frame.time)
      $0.member("progress", frame.progress)
      $0.member("layers") { $0.layers(frame.layers) }
      if !plan.flying.isEmpty { $0.member("screens") { $0.layers(frame.screens) } }
    }
  }

  private mutating func layers(_ moments: [LayerMoment]) {
    array {
      for moment in moments {
        $0.element { writer in
          writer.object {
            $0.layerIdentity(moment.layer)
            $0.stateMembers(moment)
            $0.member("content") { $0.content(moment.layer, moment.state) }
          }
        }
      }
    }
  }

  mutating func layerIdentity(_ layer: Layer) {
    member("id", layer.id)
    member("pair") { if let pair = layer.pair { $0.integer(pair) } else { $0.null() } }
    member("z", layer.z)
    if layer.isLifted { member("lifted", true) }
    guard let origin = layer.origin else { return }
    member("origin") {
      $0.object {
        $0.member("screen", origin.isDestination ? "destination" : "source")
        $0.member("path", origin.path)
      }
    }
  }

  mutating func state(_ layer: Layer, at progress: Double) {
    let moment = LayerMoment(
      layer: layer, state: layer.state(at: progress), shadows: layer.shadows(at: progress))
    object {
      $0.stateMembers(moment)
      $0.member("contentFrame", moment.state.content)
      if moment.state.hasInnerBox { $0.member("contentBox", moment.state.contentBox) }
    }
  }

  /// Writes the members of a state. Members without effect are omitted: a clip without rounded
  /// corners, a box without paint.
  private mutating func stateMembers(_ moment: LayerMoment) {
    let state = moment.state
    member("frame", state.frame)
    member("clip", state.clip)
    if state.clipCorners != .zero {
      member("clipCornerRadius") { $0.numbers(state.clipCorners.clockwise) }
    }
    member("opacity", state.opacity)
    member("cornerRadius") { $0.numbers(state.corners.clockwise) }
    if state.background.alpha > 0 {
      member("backgroundColor", Color.rgba(state.background).description)
    }
    // An invisible border still insets a picture.
    if state.border != .zero && (state.borderColor.alpha > 0 || state.hasInnerBox) {
      let border = state.border
      member("borderWidth") {
        $0.numbers([border.top, border.right, border.bottom, border.left])
      }
      member("borderColor", Color.rgba(state.borderColor).description)
    }
    if !moment.shadows.isEmpty {
      member("boxShadow", BoxShadow.css(moment.shadows.map { $0.boxShadow }))
    }
    backgroundImages(moment.layer.gradients, mix: state.gradientMix)
  }

  /// Writes gradients, the topmost first: each list with its group opacity.
  private mutating func backgroundImages(_ gradients: GradientChange, mix: Double) {
    let lists =
      gradients.isNone
      ? [(gradients.from, 1.0)] : [(gradients.to, mix), (gradients.from, 1 - mix)]
    guard lists.contains(where: { !$0.0.isEmpty }) else { return }
    member("backgroundImage") { writer in
      writer.array {
        for (list, opacity) in lists where !list.isEmpty && opacity > 0 {
          $0.element { writer in
            writer.object {
              $0.member("value", LinearGradient.css(list))
              $0.member("opacity", opacity)
            }
          }
        }
      }
    }
  }

  /// Writes the content of a layer.
  ///
  /// - Parameter state: The state at the frame; nil if both end states are written beside the
  ///   content.
  mutating func content(_ layer: Layer, _ state: LayerState?) {
    object {
      switch layer.content {
      case .picture(let source, let isPoster):
        $0.member("type", isPoster ? "video" : "image")
        $0.member("source", source)
      case .layout:
        $0.member("type", "layout")
        $0.member("source") { $0.null() }
      case .screen(let id):
        $0.member("type", "screen")
        $0.member("source", id.isEmpty ? nil : id)
      case .scrim, .grabber, .backdrop:
        $0.member("type", layer.id)
        $0.member("source") { $0.null() }
      case .component(let type), .part(let type):
        $0.member("type", type.rawValue)
        $0.member("source") { $0.null() }
      case .bar(let bar):
        $0.member("type", "\(bar.rawValue)Bar")
        $0.member("source") { $0.null() }
      }
      if case .part = layer.content { $0.member("whole", true) }
      if let state {
        $0.member("frame", state.content)
        if state.hasInnerBox { $0.member("box", state.contentBox) }
      }
      $0.member("pixelSize") { writer in
        guard let size = layer.pixelSize else { return writer.null() }
        writer.object {
          $0.member("width", size.width)
          $0.member("height", size.height)
        }
      }
    }
  }
}
