import HTTPTypes
import NIOCore
import Segue

/// The transitions of taps: from the artefact, or planned between screens that are filled.
extension ScreenService {
  /// Returns the transitions of a tap on a component: the artefacts of its links, with the plans of
  /// push, pop and Reduce Motion.
  ///
  /// If the database fills the tapped screen or the destination, they are planned with the data of
  /// the moment.
  func plans(
    tapping id: String, on link: OpenedLink, _ device: Device, unless known: String?
  ) async throws(Refusal) -> Answer {
    guard let links = try compiledLinks(tapping: id, on: link, device) else {
      return try await planned(tapping: id, on: link, device, unless: known)
    }
    let tag = tag(link.parts("plans") + [id], on: device)
    if tag.matches(known) { return Answer(tag: tag, bytes: nil) }
    let key = key(id, link, device, data: [])
    if let bytes = remembered(key) { return Answer(tag: tag, bytes: bytes) }
    metrics.count(.read)
    return Answer(tag: tag, bytes: remember(plans(links), as: key))
  }

  /// Returns the plans of a tap's links in the artefact; nil if it does not contain the screen, or
  /// if the database fills any of the screens.
  private func compiledLinks(
    tapping id: String, on link: OpenedLink, _ device: Device
  ) throws(Refusal) -> [[UInt8]]? {
    guard !filled.contains(link.screen),
      let (screen, place) = compiled(link.destination, on: device),
      screen.layout(on: place) != nil
    else { return nil }
    guard let component = screen.tree.component(id: id) else { throw .noComponent(id, link) }
    let links = screen.links(tapping: component)
    let destinations = links.map { screen.project.screen(at: $0.to).id }
    guard !destinations.contains(where: filled.contains) else { return nil }
    return links.compactMap { $0.json(on: place) }
  }

  /// Plans a tap. Only the expanded screens are needed for the tag, and their layouts for the rest.
  private func planned(
    tapping id: String, on link: OpenedLink, _ device: Device, unless known: String?
  ) async throws(Refusal) -> Answer {
    try await compiling { compiler, _ throws(Refusal) in
      let tap = try tap(on: id, of: link, device, by: compiler)
      let tag = tag(link.parts("plans") + [id], on: device, data: tap.data)
      if tag.matches(known) { return Answer(tag: tag, bytes: nil) }
      let key = key(id, link, device, data: tap.data)
      if let bytes = remembered(key) { return Answer(tag: tag, bytes: bytes) }

      let planned = try laidOut(tap, on: device, by: compiler) { layout, scratch in
        compiler.plans(of: tap, on: layout, in: &scratch).map { $0.map { $0.artefact() } }
      }
      return Answer(tag: tag, bytes: remember(plans(planned), as: key))
    }
  }

  // MARK: Steps

  /// A screen with its arguments and the data that fills it.
  struct Expanded {
    let screen: Screen
    /// The data as JSON; empty if the database does not fill it.
    let data: [UInt8]
    let sources: SourceMap
  }

  func expanded(
    _ link: OpenedLink, _ device: Device, showing phase: ScreenPhase = .content,
    by compiler: Compiler
  ) throws(Refusal) -> Expanded {
    guard phase == .content, let content = try filled.content(of: link) else {
      let sources = compiler.project.sources
      let expanded = try compiler.screen(link, showing: phase, on: device)
      guard let screen = expanded.value, !expanded.hasErrors else {
        throw Refusal(expanded.diagnostics, in: sources)
      }
      return Expanded(screen: screen, data: [], sources: sources)
    }
    let request = content.filled()
    let expanded = compiler.screen(
      request, arguments: link.arguments, direction: device.direction)
    guard let screen = expanded.value, !expanded.hasErrors, !request.diagnostics.hasErrors else {
      throw .data(request.diagnostics + expanded.diagnostics, in: request.sources)
    }
    return Expanded(screen: screen, data: content.data, sources: request.sources)
  }

  /// A tap on a component.
  struct Tap {
    let component: ComponentID
    let source: Expanded
    /// The screen that the tap opens, if the database fills it or the client has named it.
    let destination: Expanded?

    var data: [UInt8] { source.data + [0] + (destination?.data ?? []) }
  }

  /// Finds the component of a tap.
  ///
  /// - Parameters:
  ///   - opened: The screen that it opens; nil for that of its link.
  ///   - phase: What that screen shows.
  func tap(
    on id: String, of link: OpenedLink, to opened: OpenedLink? = nil,
    showing phase: ScreenPhase = .content, _ device: Device, by compiler: Compiler
  ) throws(Refusal) -> Tap {
    let source = try expanded(link, device, by: compiler)
    guard let component = source.screen.component(id: id) else { throw .noComponent(id, link) }
    let destination = try (opened ?? destination(ofTapping: component, on: source.screen))
      .map { link throws(Refusal) in
        try expanded(link, device, showing: phase, by: compiler)
      }
    return Tap(component: component, source: source, destination: destination)
  }

  /// Returns the link of a tap if it opens a screen that the database fills.
  ///
  /// It is the first link of the tap. The project has no tap that opens several screens.
  private func destination(ofTapping component: ComponentID, on screen: Screen) -> OpenedLink? {
    guard let tapped = screen.tapped(from: component),
      let link = screen.components[tapped].actions(for: .tap).lazy.compactMap(\.link).first,
      let destination = try? shop.artefact.destination(of: link.url),
      filled.contains(destination.screenID)
    else { return nil }
    return OpenedLink(destination: destination, route: Outfits.Route(link.url))
  }

  /// Lays out the screen of a tap for a step that plans on it.
  func laidOut<Value: Sendable>(
    _ tap: Tap, on device: Device, by compiler: Compiler,
    _ plan: (ScreenLayout, inout LayoutScratch) -> Diagnosed<Value>
  ) throws(Refusal) -> Value {
    var diagnostics: [Diagnostic] = []
    let planned = scratch.with { scratch -> Diagnosed<Value> in
      var found: [Diagnostic] = []
      let layout = compiler.layout(tap.source.screen, on: device, in: &scratch)
        .value(reportingTo: &found)
      let planned = plan(layout, &scratch)
      return Diagnosed(planned.value, diagnostics: found + planned.diagnostics)
    }.value(reportingTo: &diagnostics)
    guard !diagnostics.hasErrors else { throw Refusal(diagnostics, in: tap.source.sources) }
    metrics.count(.filled)
    return planned
  }

  private func key(
    _ tapped: String, _ link: OpenedLink, _ device: Device, data: [UInt8]
  ) -> CacheKey {
    CacheKey(
      screen: link.screen, arguments: link.destination.arguments, device: device, tapped: tapped,
      data: data)
  }

  private func plans(_ plans: [[UInt8]]) -> ByteBuffer {
    var bytes = ByteBuffer()
    bytes.writeString("{\"plans\":[")
    for (number, plan) in plans.enumerated() {
      if number > 0 { bytes.writeString(",") }
      bytes.writeBytes(plan)
    }
    bytes.writeString("]}")
    return bytes
  }
}

extension Refusal {
  static func noComponent(_ id: String, _ link: OpenedLink) -> Refusal {
    Refusal(.notFound, "the screen \"\(link.screen)\" has no component \"\(id)\"")
  }
}

extension Compiler {
  /// Expands the screen of a link in a phase, which the screen must declare.
  func screen(
    _ link: OpenedLink, showing phase: ScreenPhase, on device: Device
  ) throws(Refusal) -> Diagnosed<Screen?> {
    let expanded = screen(
      link.screen, arguments: link.arguments, phase: phase, direction: device.direction)
    guard expanded.value != nil || !expanded.diagnostics.isEmpty else {
      throw Refusal(.notFound, "the screen \"\(link.screen)\" declares no \(phase.rawValue)")
    }
    return expanded
  }

  /// Plans a tap to the screens that it opens.
  ///
  /// - Parameter phase: What those screens show that the database does not fill.
  func plans(
    of tap: ScreenService.Tap, on layout: ScreenLayout, showing phase: ScreenPhase = .content,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<[TapPlan]> {
    guard let destination = tap.destination else {
      return plans(tapping: tap.component, on: layout, showing: phase, in: &scratch)
    }
    return plan(tapping: tap.component, on: layout, to: destination.screen, in: &scratch)
      .map { $0.map { [$0] } ?? [] }
  }
}

extension CompiledScreen {
  /// Returns the links of the nearest component with a tap action, from `component` upwards.
  fileprivate func links(tapping component: ComponentID) -> [CompiledLink] {
    var current: ComponentID? = component
    while let index = current {
      if tree[index].events.contains(where: { $0.event == .tap }) {
        var links: [CompiledLink] = []
        while let link = project.link(from: self.index, component: index, action: links.count) {
          links.append(link)
        }
        return links
      }
      current = tree[index].parent.flatMap { $0 < index ? $0 : nil }
    }
    return []
  }
}
