/// A visible difference between the composition of a flight at one of its ends and the screen at
/// rest there.
package struct FlightSeam: Hashable, Sendable {
  /// 0 for the beginning, 1 for the end.
  package let end: Int
  /// The component that visibly changes; nil for a layer that is not a component's.
  package let component: ComponentID?
  /// Whether the component belongs to the destination.
  package let isDestination: Bool
  /// A description of what changes.
  package let what: String
}

/// Compares what a hero flight paints at its two ends with what the screens paint there at rest.
struct FlightSeams {
  let plan: FlightPlan
  let from: FlightEnd
  let to: FlightEnd
  /// Components of which a copy is drawn where they cast a shadow on a flying layer.
  private let shadowCopies: Set<DisplayList.Item.Subject>
  /// Components that are hidden on their screens during the flight, with and without their
  /// descendants.
  private let hidden: (whole: Set<DisplayList.Item.Subject>, itself: Set<DisplayList.Item.Subject>)

  init(_ plan: FlightPlan, from: FlightEnd, to: FlightEnd) {
    self.plan = plan
    let covered = plan.coveredBars
    // A bar that both screens have belongs to the source.
    let staysInSight = !to.layout.presentation.covers
    self.from = from.cutByBars(!covered.isEmpty)
    self.to = to.cutByBars(covered.contains { !staysInSight || $0.role?.isArrivingBar == true })
    func origins(
      _ source: [ComponentID], _ destination: [ComponentID]
    ) -> Set<DisplayList.Item.Subject> {
      Set(
        source.map { .component($0, isDestination: false) }
          + destination.map { .component($0, isDestination: true) })
    }
    let components = plan.handover.components
    let whole = origins(components.liftedFromSource, components.liftedFromDestination)
    hidden = (whole, origins(components.onSource, components.onDestination))
    shadowCopies = Set(
      plan.flying.compactMap { layer in
        guard layer.isLifted, case .part = layer.content, let origin = layer.origin else {
          return nil
        }
        let subject = DisplayList.Item.Subject.component(
          origin.component, isDestination: origin.isDestination)
        return whole.contains(subject) ? nil : subject
      })
  }

  /// Returns all seams. Linear in the number of flying layers, and of components near them.
  func find() -> [FlightSeam] {
    guard !plan.flying.isEmpty else { return [] }
    return [0, 1].flatMap { seams(at: $0) }
  }

  private func seams(at end: Int) -> [FlightSeam] {
    let (rest, flight) = (list(at: end, isFlying: false), list(at: end, isFlying: true))
    var seams: [FlightSeam] = []
    func add(_ subject: DisplayList.Item.Subject, _ what: String) {
      var component: ComponentID?
      var isDestination = end == 1
      if case .component(let index, let isIt) = subject {
        component = index
        isDestination = isIt
      }
      seams.append(
        FlightSeam(end: end, component: component, isDestination: isDestination, what: what))
    }
    var places: [DisplayList.Item.Subject: Int] = [:]
    for (index, item) in flight.items.enumerated() {
      if places.updateValue(index, forKey: item.subject) != nil {
        add(item.subject, "it is painted twice")
      }
    }
    var order: [Int] = []
    var shared: [DisplayList.Item] = []
    for item in rest.items {
      guard let place = places.removeValue(forKey: item.subject) else {
        add(item.subject, "it is gone")
        continue
      }
      if let difference = flight.items[place].difference(from: item) {
        add(item.subject, difference)
      }
      order.append(place)
      shared.append(item)
    }
    for (index, item) in flight.items.enumerated() where places[item.subject] == index {
      if !flight.isHidden(index) { add(item.subject, "whether it is seen") }
    }
    seams += misplaced(shared, order, at: end)
    seams += groups(at: end)
    return seams
  }

  /// Returns seams of overlapping components whose stacking order changes.
  private func misplaced(
    _ items: [DisplayList.Item], _ order: [Int], at end: Int
  ) -> [FlightSeam] {
    // Only an item that is out of order among the others can have changed places with one of them.
    var highest = -1
    var late: [Int] = []
    for index in order.indices {
      if order[index] < highest { late.append(index) } else { highest = order[index] }
    }
    return late.compactMap { index in
      let item = items[index]
      let crossed = (0..<index).first {
        order[$0] > order[index] && !(isCopied(item.subject) && isHidden(items[$0].subject))
          && items[$0].ink.intersection(items[$0].clip).meets(item.ink.intersection(item.clip))
      }
      guard let crossed else { return nil }
      // Of a component and a bar, the component is reported.
      for subject in [item.subject, items[crossed].subject] {
        if case .component(let component, let isDestination) = subject {
          return FlightSeam(
            end: end, component: component, isDestination: isDestination, what: "what is above it")
        }
      }
      return nil
    }
  }

  /// Returns whether a copy of a component is drawn where it casts a shadow on a flying layer.
  private func isCopied(_ subject: DisplayList.Item.Subject) -> Bool {
    guard case .component(let component, let isDestination) = subject else { return false }
    return isIn(shadowCopies, component: component, isDestination: isDestination)
  }

  /// Returns whether a component is hidden on its screen because it flies or is lifted.
  private func isHidden(_ subject: DisplayList.Item.Subject) -> Bool {
    guard case .component(let component, let isDestination) = subject else { return false }
    return hidden.itself.contains(
      .component(component, isDestination: isDestination))
      || isIn(hidden.whole, component: component, isDestination: isDestination)
  }

  /// Returns whether a component or one of its ancestors is in a set. Linear in its depth.
  private func isIn(
    _ roots: Set<DisplayList.Item.Subject>, component: ComponentID, isDestination: Bool
  ) -> Bool {
    let screen = isDestination ? to.screen : from.screen
    var current: ComponentID? = component
    while let index = current {
      if roots.contains(.component(index, isDestination: isDestination)) {
        return true
      }
      current = screen.components[index].parent
    }
    return false
  }

  /// Returns seams of components that are drawn above the screens, but belong to a translucent
  /// group in which something overlaps them: outside the group they are blended differently.
  private func groups(at end: Int) -> [FlightSeam] {
    let hidden = plan.handover.components
    let screen = end == 0 ? from : to
    let lifted =
      end == 0
      ? hidden.onSource + hidden.liftedFromSource
      : hidden.onDestination + hidden.liftedFromDestination
    return lifted.compactMap { component in
      var group: ComponentID?
      var current = component
      while let parent = screen.screen.components[current].parent {
        current = parent
        if screen.screen.paintStyle(of: parent).opacity < 1 { group = parent }
      }
      guard let group else { return nil }
      let ink = screen.ink(of: component)
      let own = component..<screen.screen.components[component].subtreeEnd
      let sequence = screen.regions.sequence
      var position = sequence.position(of: group)
      let last = sequence.end(of: position)
      var overlaps = false
      while !overlaps {
        position = screen.regions.next(from: position, meeting: ink)
        guard position < last else { break }
        let other = sequence.component(at: position)
        overlaps =
          !own.contains(other) && screen.paintsItself(other) && screen.ink(of: other).meets(ink)
        position += 1
      }
      return overlaps
        ? FlightSeam(
          end: end, component: component, isDestination: end == 1,
          what: "how it is mixed with what is in the same transparent group") : nil
    }
  }

  // MARK: Lists

  /// Returns what is painted at one end of the flight.
  ///
  /// - Parameter isFlying: Whether to list the composition of the flight, rather than the screens
  ///   at rest.
  private func list(at end: Int, isFlying: Bool) -> DisplayList {
    var list = DisplayList()
    let p = Double(end)
    let area = area(at: end)
    for layer in plan.composition {
      let state = layer.state(at: p)
      guard state.opacity > 0 else { continue }
      switch layer.content {
      case .screen:
        let isReturning = layer.role == .returning
        guard isFlying || !isReturning else { continue }
        let screen = layer.role == .entering ? to : from
        let device = Rect(origin: .zero, size: plan.device.size)
        if state.opacity == 1, state.frame.contains(device), state.corners == .zero { list.cover() }
        let isWhole = !isFlying || isReturning
        // The `returning` layer is the whole source again, so it covers everything below it.
        if isReturning, state.opacity == 1 { list.cover() }
        append(screen, isWhole: isWhole, near: area, to: &list)
      case .picture, .layout, .component:
        guard isFlying, let component = end == 0 ? layer.from : layer.to else {
          if isFlying {
            list.append(layer.item(.layer(layer.id), at: p))
          }
          continue
        }
        let screen = end == 0 ? from : to
        var text: (Component.Content, TextStyle)?
        if case .component = layer.content, let origin = layer.origin {
          let own = origin.isDestination ? to : from
          text = (
            own.screen.components[origin.component].content,
            own.screen.textStyle(of: origin.component)
          )
        }
        var item = layer.item(
          .component(component, isDestination: end == 1), at: p, text: text)
        item.ink = screen.ink(of: component)
        list.appendSeen(item)
      case .part:
        // The original of a shadow copy is on its screen as well.
        guard isFlying, let origin = layer.origin, let component = end == 0 ? layer.from : layer.to,
          !shadowCopies.contains(
            .component(origin.component, isDestination: origin.isDestination))
        else { continue }
        appendPart(layer, origin: origin, component: component, state: state, at: end, to: &list)
      case .backdrop:
        guard isFlying else { continue }
        list.append(layer.item(.layer(layer.id), at: p))
      case .bar, .scrim, .grabber:
        list.append(layer.item(.layer(layer.id), at: p))
      }
    }
    return list
  }

  /// Returns the rectangle around everything that flies at one end, and around what is hidden on
  /// the screen there. Outside it, the composition equals the screens.
  private func area(at end: Int) -> Rect {
    let screen = end == 0 ? from : to
    let components = plan.handover.components
    let (whole, itself) =
      end == 0
      ? (components.liftedFromSource, components.onSource)
      : (components.liftedFromDestination, components.onDestination)
    var rects = whole.map { screen.regions.ink(of: $0) } + itself.map { screen.ink(of: $0) }
    for layer in plan.flying {
      let state = layer.state(at: Double(end))
      guard state.opacity > 0 else { continue }
      rects.append(state.frame)
      if case .part = layer.content, let origin = layer.origin {
        let own = origin.isDestination ? to : from
        let root = own.frame(of: origin.component).origin
        rects.append(
          own.regions.ink(of: origin.component).offset(
            x: state.frame.x - root.x, y: state.frame.y - root.y))
      }
    }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Adds what a screen paints near a rectangle, and its root, which covers the layers below.
  private func append(
    _ screen: FlightEnd, isWhole: Bool, near area: Rect, to list: inout DisplayList
  ) {
    let (regions, sequence) = (screen.regions, screen.regions.sequence)
    let uncut = screen.cutByBars(false)
    var position = screen.screen.isSeen(0) ? 0 : sequence.count
    while position < sequence.count {
      let component = sequence.component(at: position)
      let subject = DisplayList.Item.Subject.component(
        component, isDestination: screen.isDestination)
      var next = position + 1
      if !isWhole && hidden.whole.contains(subject) {
        next = sequence.end(of: position)
      } else if isWhole || !hidden.itself.contains(subject) {
        // A component that flies above the bars is cut off where the bars hide it.
        if screen.isCutByBars && isHidden(subject) {
          list.appendSeen(screen.item(of: component))
        } else {
          list.appendSeen(uncut.item(of: component))
        }
      }
      position = regions.next(from: next, meeting: area)
    }
  }

  private func appendPart(
    _ layer: Layer, origin: Layer.Origin, component: ComponentID, state: LayerState, at end: Int,
    to list: inout DisplayList
  ) {
    let own = origin.isDestination ? to : from
    let root = own.frame(of: origin.component).origin
    let way = Point(x: state.frame.x - root.x, y: state.frame.y - root.y)
    let sequence = own.regions.sequence
    var position = sequence.position(of: origin.component)
    let last = sequence.end(of: position)
    while position < last {
      let index = sequence.component(at: position)
      guard own.screen.isSeen(index) else {
        position = sequence.end(of: position)
        continue
      }
      position += 1
      // The layer's clip and opacity replace those of the ancestors.
      var item = own.item(of: index, in: origin.component).moved(
        by: way, within: state.clip, state.clipCorners, opacity: state.opacity)
      item.subject = .component(
        component + (index - origin.component), isDestination: end == 1)
      list.appendSeen(item)
    }
  }
}

extension DisplayList {
  /// Returns whether an opaque box covers all of an item.
  func isHidden(_ index: Int) -> Bool {
    let item = items[index]
    let seen = item.frame.intersection(item.clip)
    return items[(index + 1)...].contains {
      $0.opacity == 1 && $0.background.alpha == 1 && $0.frame.contains(seen)
        && ($0.corners == .zero || $0.corners == item.corners) && $0.clip.contains(seen)
    }
  }
}

extension FlightPlan {
  /// Returns where the composition at one of its ends differs from the screen at rest. Empty for a
  /// seamless plan, and for one in which nothing flies.
  ///
  /// Linear in the number of flying layers, and of components near them.
  package func seams(
    from source: ScreenLayout, scrolledBy offsets: ScrollOffsets = ScrollOffsets(),
    to destination: ScreenLayout,
    destinationScrolledBy destinationOffsets: ScrollOffsets = ScrollOffsets()
  ) -> [FlightSeam] {
    FlightSeams(
      self, from: FlightEnd(source, scrolledBy: offsets),
      to: FlightEnd(destination, scrolledBy: destinationOffsets, isDestination: true)
    ).find()
  }
}
