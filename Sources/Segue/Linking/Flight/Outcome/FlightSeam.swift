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
  private typealias Subject = DisplayList.Item.Subject

  /// What is hidden of a component on its screen during the flight.
  private enum Hiding { case itself, whole }

  let plan: FlightPlan
  let from: FlightEnd
  let to: FlightEnd
  /// All layers of the plan, lowest first.
  private let composition: [Layer]
  /// Components of which a copy is drawn where they cast a shadow on a flying layer.
  private let shadowCopies: Set<Subject>
  /// The components that are hidden on their screens during the flight.
  private let hidden: DisplayList.Table<Hiding>

  init(_ plan: FlightPlan, from: FlightEnd, to: FlightEnd) {
    self.plan = plan
    composition = plan.composition
    let covered = plan.coveredBars
    // A bar that both screens have belongs to the source.
    let staysInSight = !to.layout.presentation.covers
    self.from = from.cutByBars(!covered.isEmpty)
    self.to = to.cutByBars(covered.contains { !staysInSight || $0.role?.isArrivingBar == true })
    let components = plan.handover.components
    var hidden = DisplayList.Table<Hiding>(from.screen, to.screen)
    for component in components.onSource {
      hidden[.component(component, isDestination: false)] = .itself
    }
    for component in components.onDestination {
      hidden[.component(component, isDestination: true)] = .itself
    }
    for component in components.liftedFromSource {
      hidden[.component(component, isDestination: false)] = .whole
    }
    for component in components.liftedFromDestination {
      hidden[.component(component, isDestination: true)] = .whole
    }
    self.hidden = hidden
    shadowCopies = Set(
      plan.flying.compactMap { layer in
        guard layer.isLifted, case .part = layer.content, let origin = layer.origin else {
          return nil
        }
        let subject = Subject.component(origin.component, isDestination: origin.isDestination)
        return hidden[subject] == .whole ? nil : subject
      })
  }

  /// Returns all seams. Linear in the number of flying layers, and of components near them.
  func find() -> [FlightSeam] {
    guard !plan.flying.isEmpty else { return [] }
    return [0, 1].flatMap { seams(at: $0) }
  }

  private func seams(at end: Int) -> [FlightSeam] {
    let area = area(at: end)
    var known = DisplayList.Table<DisplayList.Entry>(from.screen, to.screen)
    let rest = list(at: end, isFlying: false, near: area, &known)
    let flight = list(at: end, isFlying: true, near: area, &known)
    var seams: [FlightSeam] = []
    func add(_ subject: Subject, _ what: String) {
      var component: ComponentID?
      var isDestination = end == 1
      if case .component(let index, let isIt) = subject {
        component = index
        isDestination = isIt
      }
      seams.append(
        FlightSeam(end: end, component: component, isDestination: isDestination, what: what))
    }
    var places = DisplayList.Table<Int>(from.screen, to.screen)
    for (index, entry) in flight.entries.enumerated() {
      if let other = places[entry.subject] {
        if entry.isEmpty { continue }
        if !flight.entries[other].isEmpty { add(entry.subject, "it is painted twice") }
      }
      places[entry.subject] = index
    }
    var order: [Int] = []
    var inBoth: [DisplayList.Entry] = []
    for resting in rest.entries {
      guard let place = places[resting.subject] else {
        if !resting.isEmpty { add(resting.subject, "it is gone") }
        continue
      }
      let flying = flight.entries[place]
      if flying !== resting {
        if resting.isEmpty { continue }
        if let difference = flying.painted.item.difference(from: resting.painted.item) {
          add(resting.subject, difference)
        }
      }
      places[resting.subject] = nil
      order.append(place)
      inBoth.append(resting)
    }
    for (index, entry) in flight.entries.enumerated() where places[entry.subject] == index {
      if !entry.isEmpty && !flight.isHidden(index) { add(entry.subject, "whether it is seen") }
    }
    seams += misplaced(inBoth, order, at: end)
    seams += groups(at: end)
    return seams
  }

  /// Returns seams of overlapping components whose stacking order changes.
  private func misplaced(
    _ entries: [DisplayList.Entry], _ order: [Int], at end: Int
  ) -> [FlightSeam] {
    // Only an item that is out of order among the others can have changed places with one of them.
    var highest = -1
    var late: [Int] = []
    for index in order.indices {
      if order[index] < highest { late.append(index) } else { highest = order[index] }
    }
    return late.compactMap { index in
      let (entry, ink) = (entries[index], entries[index].ink)
      let crossed = (0..<index).first {
        order[$0] > order[index] && entries[$0].overlaps(entry, in: ink)
          && !(isCopied(entry.subject) && isHidden(entries[$0].subject))
      }
      guard let crossed else { return nil }
      // Of a component and a bar, the component is reported.
      for subject in [entry.subject, entries[crossed].subject] {
        if case .component(let component, let isDestination) = subject {
          return FlightSeam(
            end: end, component: component, isDestination: isDestination, what: "what is above it")
        }
      }
      return nil
    }
  }

  /// Returns whether a copy of a component is drawn where it casts a shadow on a flying layer.
  private func isCopied(_ subject: Subject) -> Bool {
    !shadowCopies.isEmpty && isInside(subject) { shadowCopies.contains($0) }
  }

  /// Returns whether a component is hidden on its screen because it flies or is lifted.
  private func isHidden(_ subject: Subject) -> Bool {
    hidden[subject] != nil || isInside(subject) { hidden[$0] == .whole }
  }

  /// Returns whether a component or one of its ancestors is a root. Linear in its depth.
  private func isInside(_ subject: Subject, isRoot: (Subject) -> Bool) -> Bool {
    guard case .component(let component, let isDestination) = subject else { return false }
    let screen = isDestination ? to.screen : from.screen
    var current: ComponentID? = component
    while let index = current {
      if isRoot(.component(index, isDestination: isDestination)) { return true }
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
  /// - Parameters:
  ///   - isFlying: Whether to list the composition of the flight, rather than the screens at rest.
  ///   - area: The rectangle of interest.
  ///   - known: What the screens paint at this end, as far as it is known.
  private func list(
    at end: Int, isFlying: Bool, near area: Rect,
    _ known: inout DisplayList.Table<DisplayList.Entry>
  ) -> DisplayList {
    var list = DisplayList()
    let p = Double(end)
    for layer in composition {
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
        append(screen, isWhole: isWhole, near: area, to: &list, &known)
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
    _ screen: FlightEnd, isWhole: Bool, near area: Rect, to list: inout DisplayList,
    _ known: inout DisplayList.Table<DisplayList.Entry>
  ) {
    let (regions, sequence) = (screen.regions, screen.regions.sequence)
    let uncut = screen.cutByBars(false)
    var position = screen.screen.isSeen(0) ? 0 : sequence.count
    while position < sequence.count {
      let component = sequence.component(at: position)
      let subject = Subject.component(component, isDestination: screen.isDestination)
      let hiding = isWhole ? nil : hidden[subject]
      var next = position + 1
      if hiding == .whole {
        next = sequence.end(of: position)
      } else if hiding == nil {
        let entry: DisplayList.Entry
        if let listed = known[subject] {
          entry = listed
        } else {
          // A component that flies above the bars is cut off where the bars hide it.
          let isCut = screen.isCutByBars && isHidden(subject)
          entry = DisplayList.Entry(component, of: isCut ? screen : uncut)
          known[subject] = entry
        }
        list.append(entry)
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
    let item = entries[index].painted.item
    let seen = item.frame.intersection(item.clip)
    return entries[(index + 1)...].contains {
      let above = $0.painted.item
      return !$0.isEmpty && above.opacity == 1 && above.background.alpha == 1
        && above.frame.contains(seen)
        && (above.corners == .zero || above.corners == item.corners) && above.clip.contains(seen)
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
