import HTTPTypes
import NIOCore
import Segue

/// Provides screens, plans and posted screens as bytes. Of HTTP it knows only what a refusal is.
struct ScreenService: Sendable {
  let shop: Shop
  let metrics: Metrics
  private let cache: ByteCache
  private let scratch: ScratchPool
  private let threads: CompilationThreads
  private let work: Int

  /// The limits of posted screens, which come from untrusted clients and are compiled on this
  /// machine.
  static let postedBytes = 1 << 20
  private static let limits: Limits = [
    .fileBytes: postedBytes, .nesting: 64, .components: 5000, .componentDepth: 64,
    .substitutedBytes: 1 << 18, .textBytes: 1 << 18, .answerBytes: 8 << 20, .problems: 100,
  ]

  /// - Parameters:
  ///   - threads: The number of screens that are compiled at once.
  ///   - waiting: The number of screens that wait to be compiled.
  ///   - patience: How long they wait.
  ///   - work: The units of work that a request may take.
  init(
    _ shop: Shop, metrics: Metrics, cacheBytes: Int = 16 << 20, threads: Int, waiting: Int,
    patience: Duration, work: Int
  ) {
    self.shop = shop
    self.metrics = metrics
    cache = ByteCache(limit: cacheBytes)
    scratch = ScratchPool(count: threads)
    self.work = work
    self.threads = CompilationThreads(count: threads, capacity: waiting, patience: patience)
  }

  // MARK: Parameters of requests

  /// Returns the device with a name or a size such as `375x812@3`, by default the project's first
  /// device.
  func device(named name: String?) throws(Refusal) -> Device {
    guard let name else { return shop.artefact.devices[0] }
    guard let device = shop.artefact.devices.first(where: { $0.name == name }) ?? Device.named(name)
    else {
      throw Refusal(
        .badRequest,
        "there is no device \"\(name)\": name one of \(shop.artefact.devices.map(\.name).joined(separator: ", ")), "
          + "or a size such as 375x812@3")
    }
    return device
  }

  /// Returns the destination of a link, determined by its path and query.
  func destination(of link: DeepLink) throws(Refusal) -> CompiledDestination {
    do throws(LinkProblem) {
      return try shop.artefact.destination(ofPath: link.segments, query: link.query)
    } catch {
      switch error {
      case .invalid, .noRoute:
        throw Refusal(
          .notFound, "no screen has a route for /\(link.segments.joined(separator: "/"))")
      case .missingArgument(let name):
        throw Refusal(.badRequest, "the screen needs a value for \"\(name)\"")
      case .wrongArgument(let name, let type):
        throw Refusal(.badRequest, "\"\(name)\" takes a \(type.rawValue)")
      }
    }
  }

  // MARK: Answers

  /// Returns the screen that a link opens, with its frames on a device.
  func screen(
    _ destination: CompiledDestination, on device: Device
  ) async throws(Refusal) -> ByteBuffer {
    let key = CacheKey(
      screen: destination.screenID, arguments: destination.arguments, device: device, tapped: nil)
    if let known = cache[key] {
      metrics.count(.remembered)
      return known
    }
    let bytes: [UInt8]
    if let (screen, place) = compiled(destination, on: device),
      let layout = screen.layout(on: place)
    {
      metrics.count(.read)
      bytes = layout.json(of: screen)
    } else {
      bytes = try await compiling { compiler, budget throws(Refusal) in
        let layout = try laidOut(destination, on: device, by: compiler)
        let written = scratch.with { layout.json(within: budget, limits: Self.limits, in: &$0) }
        guard let bytes = written.value else {
          throw Refusal(written.diagnostics, in: compiler.project.sources)
        }
        return bytes
      }
    }
    let buffer = ByteBuffer(bytes: bytes)
    cache.add(buffer, for: key)
    return buffer
  }

  /// Returns the transitions of a tap on a component: the artefacts of its links, with the plans of
  /// push, pop and Reduce Motion.
  func plans(
    tapping id: String, on destination: CompiledDestination, _ device: Device
  ) async throws(Refusal) -> ByteBuffer {
    let key = CacheKey(
      screen: destination.screenID, arguments: destination.arguments, device: device, tapped: id)
    if let known = cache[key] {
      metrics.count(.remembered)
      return known
    }
    let plans: [[UInt8]]
    if let (screen, place) = compiled(destination, on: device), screen.layout(on: place) != nil {
      guard let component = screen.tree.component(id: id) else {
        throw Refusal(
          .notFound, "the screen \"\(destination.screenID)\" has no component \"\(id)\"")
      }
      metrics.count(.read)
      plans = screen.links(tapping: component).compactMap { $0.json(on: place) }
    } else {
      plans = try await compiling { compiler, _ throws(Refusal) in
        try planned(tapping: id, on: laidOut(destination, on: device, by: compiler), by: compiler)
      }
    }
    var bytes = ByteBuffer()
    bytes.writeString("{\"plans\":[")
    for (number, plan) in plans.enumerated() {
      if number > 0 { bytes.writeString(",") }
      bytes.writeBytes(plan)
    }
    bytes.writeString("]}")
    cache.add(bytes, for: key)
    return bytes
  }

  /// Returns the layout of a posted screen, compiled against the project.
  func posted(_ body: [UInt8], on device: Device) async throws(Refusal) -> ByteBuffer {
    try await compiling { compiler, budget throws(Refusal) in
      try compiled(
        SourceFile(path: "posted.json", bytes: body), on: device, by: compiler, within: budget,
        as: .posted)
    }
  }

  /// Returns the layout of the screen that this server composes.
  func feed(rankedBy ranking: Feed.Ranking, on device: Device) async throws(Refusal) -> ByteBuffer {
    try await compiling { compiler, budget throws(Refusal) in
      try compiled(
        Feed(rankedBy: ranking).screen.file(), on: device, by: compiler, within: budget,
        as: .composed)
    }
  }

  // MARK: Steps

  /// Returns the screen and the device's index in the artefact, or nil if the artefact does not
  /// contain both.
  private func compiled(
    _ destination: CompiledDestination, on device: Device
  ) -> (screen: CompiledScreen, device: Int)? {
    guard let screen = destination.screen, let place = shop.artefact.devices.firstIndex(of: device)
    else { return nil }
    return (screen, place)
  }

  /// Runs a step that needs the compiler on a thread for compilations. Nothing else compiles. The
  /// step ends when it has taken as much work as a request may, or when its client has gone.
  private func compiling<Value: Sendable>(
    _ step: @escaping @Sendable (Compiler, WorkBudget) throws(Refusal) -> Value
  ) async throws(Refusal) -> Value {
    let budget = WorkBudget(limit: work)
    let compiler = shop.compiler.bounded(by: budget)
    let result = try await threads.run {
      () -> Result<Value, Refusal> in
      Result { () throws(Refusal) in try step(compiler, budget) }
    } onCancel: {
      budget.cancel()
    }
    return try result.get()
  }

  private func compiled(
    _ file: SourceFile, on device: Device, by compiler: Compiler, within budget: WorkBudget,
    as origin: Metrics.Origin
  ) throws(Refusal) -> ByteBuffer {
    let screen = compiler.read(file, limits: Self.limits)
    let answer = scratch.with { scratch -> Diagnosed<[UInt8]?> in
      let placed = compiler.layout(screen, on: device, in: &scratch)
      guard let layout = placed.value, !placed.hasErrors else { return placed.map { _ in nil } }
      return layout.json(within: budget, limits: Self.limits, in: &scratch)
    }
    guard let bytes = answer.value else { throw Refusal(answer.diagnostics, in: screen.sources) }
    metrics.count(origin)
    return ByteBuffer(bytes: bytes)
  }

  /// Lays out a screen of the project with arguments or on a device that the artefact does not
  /// contain.
  private func laidOut(
    _ destination: CompiledDestination, on device: Device, by compiler: Compiler
  ) throws(Refusal) -> ScreenLayout {
    let arguments = Dictionary(
      destination.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    var diagnostics: [Diagnostic] = []
    let screen = compiler.screen(
      destination.screenID, arguments: arguments, direction: device.direction
    ).value(reportingTo: &diagnostics)
    let layout = screen.map { screen in
      scratch.with { compiler.layout(screen, on: device, in: &$0) }
        .value(reportingTo: &diagnostics)
    }
    guard let layout, !diagnostics.hasErrors else {
      throw Refusal(diagnostics, in: compiler.project.sources)
    }
    metrics.count(.compiled)
    return layout
  }

  /// Computes the plans of a tap on a component.
  private func planned(
    tapping id: String, on layout: ScreenLayout, by compiler: Compiler
  ) throws(Refusal) -> [[UInt8]] {
    guard let component = layout.screen.component(id: id) else {
      throw Refusal(.notFound, "the screen \"\(layout.screen.id)\" has no component \"\(id)\"")
    }
    let planned = scratch.with { scratch in
      compiler.plans(tapping: component, on: layout, in: &scratch).map { taps in
        taps.map { $0.artefact() }
      }
    }
    if planned.hasErrors { throw Refusal(planned.diagnostics, in: compiler.project.sources) }
    return planned.value
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
