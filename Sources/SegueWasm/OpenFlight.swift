/// The flight of a tap, for questions about its moments.
struct OpenFlight {
  private static let keys =
    ScreenQuestion.keys + ScreenQuestion.shownKeys + [
      "tap", "to", "destinationPhase", "direction", "reducedMotion", "destinationScroll",
      "destinationDetent",
      "detents",
      "framesPerSecond", "interruptions",
    ]

  /// The plans of the tap, for its artefact.
  private let tap: TapPlan
  private let played: PlayedFlight
  private let offsets: ScrollOffsets
  private let destinationOffsets: ScrollOffsets

  /// Plans the flight of the first link that a tap follows, to the screen that the question names
  /// if that depends on a choice.
  init(_ bytes: [UInt8], by compiler: Compiler) throws(Refusal) {
    var question = try Question(bytes, keys: Self.keys)
    let screen = try ScreenQuestion(&question)
    let name = try question.required("tap")
    let opened = try question.text("to")
    let phase = try question.phase("destinationPhase") ?? .content
    let direction = try question.direction("direction") ?? .push
    let reducesMotion = try question.boolean("reducedMotion") ?? false
    let destinationScroll = try question.offsets("destinationScroll")
    let destinationDetent = try question.index("destinationDetent")
    let detents = try question.indices("detents")
    let rate = try question.integer("framesPerSecond", in: 1...1000) ?? 60
    let turns = try question.interruptions("interruptions")

    let compiler = try screen.filled(compiler)
    var scratch = LayoutScratch()
    let (source, offsets) = try screen.layout(by: compiler, in: &scratch)
    let component = try source.screen.tapped(named: name, for: "\"tap\"")
    let taps: Diagnosed<TapPlan?>
    if let opened {
      let screen = try compiler.screen(
        openedBy: opened, showing: phase, direction: source.device.direction)
      taps = compiler.plan(
        tapping: component, on: source, scrolledBy: offsets, to: screen, in: &scratch)
    } else {
      taps = compiler.plans(
        tapping: component, on: source, scrolledBy: offsets, showing: phase, in: &scratch
      ).map { $0.first }
    }
    guard let tap = taps.value else {
      throw Refusal(
        taps.diagnostics.first?.message ?? "a tap on \(quoted(name)) follows no link")
    }
    let destination = try tap.destination.resting(
      atDetent: destinationDetent, for: "\"destinationDetent\"")
    let destinationOffsets = try destinationScroll.offsets(
      in: destination, for: "\"destinationScroll\"")
    let plan: FlightPlan?
    if let detents {
      let change = DetentChange(
        from: try destination.detent(at: detents.0, for: "\"detents\""),
        to: try destination.detent(at: detents.1, for: "\"detents\""))
      plan = compiler.plan(
        change, openedBy: tap.action, tapped: tap.component, from: source, scrolledBy: offsets,
        to: destination, destinationScrolledBy: destinationOffsets)
    } else {
      plan =
        compiler.plan(
          tap.action, tapped: tap.component, from: source, scrolledBy: offsets, to: destination,
          destinationScrolledBy: destinationOffsets, direction: direction,
          reducesMotion: reducesMotion
        ).value
    }
    guard let plan else { throw Refusal("nothing plays") }
    let transition = compiler.transition(
      playedBy: plan, for: tap.action, presentation: destination.presentation,
      reducesMotion: reducesMotion)
    do throws(FlightTurn.Problem) {
      played = try PlayedFlight(
        plan, interruptedBy: turns, spring: transition.releaseSpring, perSecond: rate)
    } catch {
      throw Refusal("an interruption: \(error.text(on: plan))")
    }
    self.tap = tap
    self.offsets = offsets
    self.destinationOffsets = destinationOffsets
  }

  /// The artefact of the link on the device, whatever plays.
  var artefact: [UInt8] { tap.artefact() }

  /// Returns the flight and all of its frames.
  func frames(limits: Limits) throws(Refusal) -> [UInt8] {
    let (layers, overflows) = played.frameCount.multipliedReportingOverflow(
      by: played.plan.layers.count)
    guard !overflows, layers <= limits[.frames] else {
      throw Refusal("too many frames: take fewer in a second")
    }
    var writer = JSONWriter()
    writer.frames(played)
    return writer.bytes
  }

  /// The flight for the Web Animations API.
  var animations: [UInt8] { played.webAnimations(within: .standard) }

  /// Returns the frame at a time in seconds, with the index of the last one before it in `frames`.
  func state(at time: Double) throws(Refusal) -> [UInt8] {
    guard time.isFinite else { throw Refusal("a time is a number of seconds") }
    let time = min(max(0, time), played.duration)
    // The number is an estimate: a quotient of whole numbers, times its divisor, may be a bit less.
    let most = Double(played.frameCount - 1)
    let estimate = (time * Double(played.framesPerSecond)).rounded(.down)
    var index = Int(min(estimate, most))
    while index < played.frameCount - 1, played.time(ofFrame: index + 1) <= time { index += 1 }
    return json(played.frame(at: time, index: index))
  }

  /// Returns the frame at which a finger holds the flight.
  func state(heldAt progress: Double) throws(Refusal) -> [UInt8] {
    guard (-1...2).contains(progress) else { throw Refusal("progress is a number from -1 to 2") }
    return json(played.frame(heldAt: progress))
  }

  private func json(_ frame: PlayedFrame) -> [UInt8] {
    var writer = JSONWriter()
    writer.frame(frame, of: played.plan)
    return writer.bytes
  }

  /// Returns a drawing of some moments of the plan, whatever interrupts it.
  func drawing(picture: @escaping (String) -> String?) -> [UInt8] {
    Array(
      svgFilmstrip(
        played.plan, source: tap.source, scrolledBy: offsets, destination: tap.destination,
        destinationScrolledBy: destinationOffsets, picture: picture
      ).utf8)
  }
}

extension Compiler {
  /// Returns the screen that a link opens.
  fileprivate func screen(
    openedBy url: String, showing phase: ScreenPhase, direction: LayoutDirection
  ) throws(Refusal) -> Screen {
    var diagnostics: [Diagnostic] = []
    let link = Link(url: url, range: SourceRange(file: FileID(0), lowerBound: 0, upperBound: 0))
    guard let target = target(of: link).value(reportingTo: &diagnostics),
      let screen = screen(of: target.in(phase), direction: direction)
        .value(reportingTo: &diagnostics)
    else {
      throw Refusal(diagnostics.first?.message ?? "\(quoted(url)) opens no screen")
    }
    return screen
  }
}
