/// Writes the motion of a transition, so that a page can play it by the same formulas as the plan.
extension JSONWriter {
  mutating func motion(_ plan: FlightPlan, ends: PreviewEnds, in tables: inout PreviewTables) {
    returnMotion(plan, hasOwnLayers: true, ends: ends, in: &tables)
  }

  /// Writes the motion of a return: its timing, and its layers if they differ from the push's.
  ///
  /// Transitions in which only whole screens move are often equal, so they are written as an index
  /// into the table of shared values.
  mutating func returnMotion(
    _ plan: FlightPlan, hasOwnLayers: Bool, ends: PreviewEnds, in tables: inout PreviewTables
  ) {
    if plan.flying.isEmpty {
      var writer = JSONWriter()
      writer.motion(plan, hasOwnLayers: hasOwnLayers, ends: ends, in: &tables)
      integer(tables.shared(writer.text))
    } else {
      motion(plan, hasOwnLayers: hasOwnLayers, ends: ends, in: &tables)
    }
  }

  private mutating func motion(
    _ plan: FlightPlan, hasOwnLayers: Bool, ends: PreviewEnds, in tables: inout PreviewTables
  ) {
    object { writer in
      writer.member("timing") { $0.shared(&tables) { $0.timing(plan.timing) } }
      if hasOwnLayers { writer.motionMembers(plan, ends: ends, in: &tables) }
    }
  }

  private mutating func motionMembers(
    _ plan: FlightPlan, ends: PreviewEnds, in tables: inout PreviewTables
  ) {
    member("hidden") { writer in
      writer.array {
        let hidden = plan.handover.components
        var lists = [hidden.onSource, hidden.onDestination]
        // Few flights lift components, and a large page has thousands of flights.
        if !hidden.liftedFromSource.isEmpty || !hidden.liftedFromDestination.isEmpty {
          lists += [hidden.liftedFromSource, hidden.liftedFromDestination]
        }
        for components in lists {
          $0.element { writer in
            writer.array {
              for component in components { $0.element { $0.integer(component.index) } }
            }
          }
        }
      }
    }
    member("screens") { writer in
      writer.shared(&tables) { writer in
        writer.array {
          // A bar below the destination is part of its screen's element.
          for layer in plan.screens where !(layer.isBar && layer.z < 1) {
            $0.element { $0.screen(layer) }
          }
        }
      }
    }
    member("flying") { writer in
      writer.array {
        // The offset makes the sort stable: layers of equal z keep the order of the plan.
        let layers = plan.flying.enumerated().sorted {
          ($0.element.z, $0.offset) < ($1.element.z, $1.offset)
        }
        for (_, layer) in layers { $0.element { $0.flying(layer, ends: ends, in: &tables) } }
      }
    }
  }

  /// Writes a value that many flights have in common, as an index.
  mutating func shared(_ tables: inout PreviewTables, _ write: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    write(&writer)
    integer(tables.shared(writer.text))
  }

  // MARK: Time

  /// Writes a timing. Its numbers are not rounded: a spring has few parameters, and depends on them
  /// exactly.
  private mutating func timing(_ timing: Timing) {
    object {
      $0.member("duration", timing.duration)
      $0.member("easing") { writer in
        switch timing.easing {
        case .linear: writer.string("linear")
        case .cubicBezier(let curve):
          writer.easing("bezier", [curve.x1, curve.y1, curve.x2, curve.y2])
        case .joinedCubics(let joined):
          let halves = [joined.first, joined.second].flatMap { [$0.x1, $0.y1, $0.x2, $0.y2] }
          writer.easing("joined", [joined.joint.x, joined.joint.y] + halves)
        case .stops(let stops):
          writer.object {
            $0.member("stops") { writer in
              writer.array {
                for stop in zip(stops.positions, stops.outputs) {
                  $0.element { $0.numbers([stop.0, stop.1]) }
                }
              }
            }
          }
        case .spring(let spring):
          writer.easing(
            "spring", [spring.angularFrequency, spring.dampingRatio, spring.initialVelocity])
        }
      }
      if timing.isReversed { $0.member("reversed", true) }
    }
  }

  private mutating func easing(_ name: String, _ numbers: [Double]) {
    object { $0.member(name) { $0.numbers(numbers) } }
  }

  // MARK: Layers

  private mutating func screen(_ layer: Layer) {
    guard case .screen(let motion) = layer.motion else { return null() }
    object {
      $0.member("id", layer.id)
      $0.member("rest") { $0.numbers(motion.rest.numbersForPage) }
      if let part = motion.shape.part { $0.member("part") { $0.numbers(part.numbersForPage) } }
      let corners = motion.shape.corners
      if corners != .zero {
        $0.member("corners") { $0.numbers(corners.clockwise.map(roundedForPage)) }
      }
      if layer.role == .backdrop {
        $0.member("color", Color.rgba(motion.shape.background).description)
      }
      if layer.isBar, layer.z > 1 { $0.member("above", true) }
      $0.member("from") { $0.numbers(motion.from.frame.numbersForPage) }
      $0.member("to") { $0.numbers(motion.to.frame.numbersForPage) }
      $0.member("tracks") { writer in
        writer.array {
          for track in motion.tracks { $0.element { $0.track(track, of: motion) } }
        }
      }
    }
  }

  /// Writes a track as it runs while progress goes from 0 to 1, with translations in points.
  private mutating func track(_ track: Track, of motion: ScreenMotion) {
    let whole = track.property == .translateY ? motion.rest.height : motion.rest.width
    let window = motion.runsBackwards ? track.window.mirrored : track.window
    let ends = [track.from.points(of: whole), track.to.points(of: whole)]
    let property = Track.Property.inPages.firstIndex(of: track.property) ?? 0
    numbers(
      [Double(property)] + (motion.runsBackwards ? ends.reversed() : ends).map(roundedForPage)
        + [window.start, window.end].map(roundedForPage))
  }

  private mutating func flying(
    _ layer: Layer, ends: PreviewEnds, in tables: inout PreviewTables
  ) {
    guard case .flight(let motion) = layer.motion, let origin = layer.origin else { return null() }
    object { writer in
      writer.member("id", layer.id)
      if let pair = layer.pair { writer.member("pair", pair) }
      writer.member("draws") { $0.content(of: layer, origin, &tables) }
      if layer.isLifted { writer.member("lifted", true) }
      writer.member("nodes") { writer in
        writer.array {
          for node in [layer.from, layer.to] {
            $0.element { writer in
              if let node { writer.integer(node.index) } else { writer.null() }
            }
          }
        }
      }
      if case .component = layer.content {
        let end = origin.isDestination ? ends.destination : ends.source
        writer.member("share", end.leadingSpaceFraction(ofTextIn: origin.component))
      }
      writer.member("first") { $0.channels(motion.first) }
      // Many flights have the same end.
      writer.member("last") { $0.shared(&tables) { $0.channels(motion.last) } }
      if motion.path.style == .arc || motion.attachment?.carrier.style == .arc {
        writer.member("arc", true)
      }
      if let attachment = motion.attachment {
        writer.member("hangs") { $0.shared(&tables) { $0.attachment(attachment) } }
      }
      if let picture = motion.picture {
        writer.member("picture") { $0.shared(&tables) { $0.picture(picture) } }
      }
      if !motion.windows.isWhole {
        writer.member("windows") {
          $0.numbers(
            motion.windows.inOrder.flatMap { [roundedForPage($0.start), roundedForPage($0.end)] })
        }
      }
      if motion.clipTravels { writer.member("clipTravels", true) }
      if !layer.shadowMotions.isEmpty {
        writer.member("shadows") { writer in
          writer.array {
            for shadow in layer.shadowMotions { $0.element { $0.shadow(shadow) } }
          }
        }
      }
      let gradients = [layer.gradients.from, layer.gradients.to]
      if gradients.contains(where: { !$0.isEmpty }) {
        writer.member("gradients") { writer in
          writer.array {
            for list in gradients {
              $0.element { $0.string(list.isEmpty ? "" : LinearGradient.css(list)) }
            }
          }
        }
      }
    }
  }

  private mutating func content(
    of layer: Layer, _ origin: Layer.Origin, _ tables: inout PreviewTables
  ) {
    array { writer in
      switch layer.content {
      case .picture(let source, _):
        writer.element { $0.string("picture") }
        writer.element { $0.integer(tables.picture(source)) }
      case .layout, .screen, .scrim, .grabber, .backdrop, .bar:
        writer.element { $0.string("layout") }
      case .part:
        writer.element { $0.string("part") }
        writer.element { $0.integer(origin.isDestination ? 1 : 0) }
        writer.element { $0.integer(origin.component.index) }
      case .component:
        writer.element { $0.string("component") }
        writer.element { $0.integer(origin.isDestination ? 1 : 0) }
        writer.element { $0.integer(origin.component.index) }
      }
    }
  }

  /// Writes the carrier's frames at both ends, and the origin and size at each end.
  private mutating func attachment(_ motion: AttachmentMotion) {
    let quads = [
      motion.carrier.from.quad, motion.carrier.to.quad, motion.from.origin, motion.from.size,
      motion.to.origin, motion.to.size,
    ]
    array { writer in
      for quad in quads {
        writer.element { $0.numbers([quad.a, quad.b, quad.c, quad.d].map { shareForPage($0) }) }
      }
    }
  }

  /// Writes the natural size, whether the picture covers its box, and for each end `objectFit`,
  /// position and padding.
  private mutating func picture(_ picture: PictureMotion) {
    let size = picture.natural ?? .zero
    array { writer in
      writer.element { $0.numbers([size.width, size.height].map(roundedForPage)) }
      writer.element { $0.integer(picture.covers ? 1 : 0) }
      for manner in [picture.from, picture.to] {
        let (x, y, padding) = (manner.position.x, manner.position.y, manner.padding)
        writer.element { $0.string(manner.fit.rawValue) }
        writer.element {
          $0.numbers([x.percent, x.points, y.percent, y.points].map(roundedForPage))
        }
        writer.element {
          $0.numbers(
            [padding.top, padding.right, padding.bottom, padding.left].map(roundedForPage))
        }
      }
    }
  }

  /// Writes the 36 numbers of a layer's end state, without trailing zeros.
  private mutating func channels(_ channels: LayerChannels) {
    var numbers: [Double] = []
    channels.append(to: &numbers)
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers(numbers.map(roundedForPage))
  }

  /// Writes whether a shadow is inset, its window, and for both ends its lengths and premultiplied
  /// color.
  private mutating func shadow(_ shadow: ShadowMotion) {
    func numbers(_ state: ShadowState) -> [Double] {
      let (lengths, color) = (state.lengths, state.color.premultiplied)
      return [
        lengths.a, lengths.b, lengths.c, lengths.d, color.a, color.b, color.c, color.d,
      ].map(roundedForPage)
    }
    self.numbers(
      [
        shadow.from.isInset ? 1 : 0, roundedForPage(shadow.window.start),
        roundedForPage(shadow.window.end),
      ]
        + numbers(shadow.from) + numbers(shadow.to))
  }
}

/// The two screens of a flight.
struct PreviewEnds {
  let source: Screen
  let destination: Screen
}

extension Track.Property {
  /// The properties in the order of the page's indices.
  fileprivate static let inPages: [Track.Property] = [
    .translateX, .translateY, .scale, .opacity, .cornerRadius,
  ]
}

extension FlightMotion.Windows {
  fileprivate var inOrder: [ProgressWindow] { [frame, content, corners, paint, clip, opacity] }
}

/// Rounds a fraction of a device's length for the page: more precisely than a length, in proportion
/// to the device's size.
private func shareForPage(_ number: Double) -> Double {
  guard number.isFinite, number.magnitude < 1e6 else { return number }
  return (number * 1e8).rounded() / 1e8 + 0
}
