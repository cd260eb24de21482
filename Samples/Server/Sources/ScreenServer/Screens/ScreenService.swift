import HTTPTypes
import NIOCore
import Segue

/// Provides screens, plans and posted screens as bytes. Of HTTP it knows only what a refusal and a
/// tag are.
struct ScreenService: Sendable {
  let shop: Shop
  let metrics: Metrics
  let filled: FilledScreens
  let cache: ByteCache
  let scratch: ScratchPool
  private let threads: CompilationThreads
  private let work: Int

  /// The limits of posted screens, which come from untrusted clients and are compiled on this
  /// machine.
  static let postedBytes = 1 << 20
  static let limits: Limits = [
    .fileBytes: postedBytes, .nesting: 64, .components: 5000, .componentDepth: 64,
    .substitutedBytes: 1 << 18, .textBytes: 1 << 18, .answerBytes: 8 << 20, .problems: 100,
  ]

  /// - Parameters:
  ///   - database: The data that fills screens.
  ///   - threads: The number of screens that are compiled at once.
  ///   - waiting: The number of screens that wait to be compiled.
  ///   - patience: How long they wait.
  ///   - work: The units of work that a request may take.
  /// - Throws: An error if the database does not have the data of the project's screens.
  init(
    _ shop: Shop, _ database: ShopDatabase, metrics: Metrics, cacheBytes: Int = 16 << 20,
    threads: Int, waiting: Int, patience: Duration, work: Int
  ) throws(StartError) {
    self.shop = shop
    self.metrics = metrics
    filled = try FilledScreens(shop, database)
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

  /// Returns what a link opens, determined by its path and query.
  ///
  /// - Parameter path: The path with its query, as in the request.
  func open(_ link: DeepLink, path: String) throws(Refusal) -> OpenedLink {
    do throws(LinkProblem) {
      return OpenedLink(
        destination: try shop.artefact.destination(ofPath: link.segments, query: link.query),
        route: Outfits.Route(path: path))
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

  /// Returns what a link opens that is the value of a query's item.
  func open(_ url: String) throws(Refusal) -> OpenedLink {
    let manifest = shop.compiler.project.manifest
    guard let link = try? DeepLink(url, schemes: manifest.schemes, hosts: manifest.hosts) else {
      throw Refusal(.badRequest, "\"\(url)\" is no link of the app")
    }
    return try open(link, path: link.address)
  }

  // MARK: Answers

  /// Returns the screen that a link opens, with its frames on a device. What it shows instead of
  /// its content needs no data.
  ///
  /// - Parameters:
  ///   - form: What the bytes are.
  ///   - known: The tags of the answers that the client has, as in `If-None-Match`.
  func screen(
    _ link: OpenedLink, on device: Device, as form: ScreenForm, unless known: String?
  ) async throws(Refusal) -> Answer {
    if filled.contains(link.screen), form.phase == .content {
      return try await filledScreen(link, on: device, as: form, unless: known)
    }
    let tag = tag(link.parts(form.name), on: device)
    if tag.matches(known) { return Answer(tag: tag, bytes: nil) }
    let key = CacheKey(
      screen: link.screen, arguments: link.destination.arguments, device: device, form: form,
      tapped: nil, data: [])
    if let bytes = remembered(key) { return Answer(tag: tag, bytes: bytes) }
    let bytes: [UInt8]
    if form == ScreenForm(), let (screen, place) = compiled(link.destination, on: device),
      let layout = screen.layout(on: place)
    {
      metrics.count(.read)
      bytes = layout.json(of: screen)
    } else {
      bytes = try await compiling { compiler, budget throws(Refusal) in
        let layout = try laidOut(link, on: device, as: form, by: compiler)
        return try written(layout, as: form, within: budget, sources: compiler.project.sources)
      }
    }
    return Answer(tag: tag, bytes: remember(ByteBuffer(bytes: bytes), as: key))
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
  func feed(
    rankedBy ranking: Feed.Ranking, on device: Device, unless known: String?
  ) async throws(Refusal) -> Answer {
    let tag = tag(["feed", ranking.rawValue], on: device)
    if tag.matches(known) { return Answer(tag: tag, bytes: nil) }
    let bytes = try await compiling { compiler, budget throws(Refusal) in
      try compiled(
        Feed(rankedBy: ranking).screen.file(), on: device, by: compiler, within: budget,
        as: .composed)
    }
    return Answer(tag: tag, bytes: bytes)
  }

  // MARK: Steps

  func tag(_ parts: [String], on device: Device, data: [UInt8] = []) -> EntityTag {
    EntityTag(shop.artefact.header.digest, parts, on: device, data: data)
  }

  /// Returns bytes of an earlier answer.
  func remembered(_ key: CacheKey) -> ByteBuffer? {
    guard let bytes = cache[key] else { return nil }
    metrics.count(.remembered)
    return bytes
  }

  func remember(_ bytes: ByteBuffer, as key: CacheKey) -> ByteBuffer {
    cache.add(bytes, for: key)
    return bytes
  }

  /// Returns the screen and the device's index in the artefact, or nil if the artefact does not
  /// contain both.
  func compiled(
    _ destination: CompiledDestination, on device: Device
  ) -> (screen: CompiledScreen, device: Int)? {
    guard let screen = destination.screen, let place = shop.artefact.devices.firstIndex(of: device)
    else { return nil }
    return (screen, place)
  }

  /// Runs a step that needs the compiler on a thread for compilations. Nothing else compiles. The
  /// step ends when it has taken as much work as a request may, or when its client has gone.
  func compiling<Value: Sendable>(
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
    _ link: OpenedLink, on device: Device, as form: ScreenForm, by compiler: Compiler
  ) throws(Refusal) -> ScreenLayout {
    var diagnostics: [Diagnostic] = []
    let screen = try compiler.screen(link, showing: form.phase, on: device)
      .value(reportingTo: &diagnostics)
    let layout = screen.map { screen in
      scratch.with {
        compiler.layout(screen, on: device, presentation: form.presentation, in: &$0)
      }
      .value(reportingTo: &diagnostics)
    }
    guard let layout, !diagnostics.hasErrors else {
      throw Refusal(diagnostics, in: compiler.project.sources)
    }
    metrics.count(.compiled)
    return layout
  }

  private func written(
    _ layout: ScreenLayout, as form: ScreenForm, within budget: WorkBudget, sources: SourceMap
  ) throws(Refusal) -> [UInt8] {
    if form.isHTML { return elements(of: layout, as: form) }
    let written = scratch.with { layout.json(within: budget, limits: Self.limits, in: &$0) }
    guard let bytes = written.value else { throw Refusal(written.diagnostics, in: sources) }
    return bytes
  }
}
