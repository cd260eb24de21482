import Segue
import SegueFiles

/// Renders the output of `frames`, one device at a time.
struct FramesRun {
  let compiler: Compiler
  let folder: ProjectFolder
  let arguments: Arguments
  let options: FramesOptions
  var recording: (pan: PanRecording, name: String)?
  var diagnostics: [Diagnostic]
  private(set) var plans = 0
  /// The diagnostics of the flights, determined before the flights play.
  private var findings: FlightFindings
  private let devices: [Device]
  /// The choices of flows, by the names of both.
  private let choices: [String: String]

  init(
    compiler: Compiler, folder: ProjectFolder, arguments: Arguments, options: FramesOptions,
    devices: [Device], diagnostics: [Diagnostic]
  ) throws(UsageError) {
    self.compiler = compiler
    self.folder = folder
    self.arguments = arguments
    self.options = options
    self.devices = devices
    self.diagnostics = diagnostics
    findings = compiler.flightFindings(on: devices)
    choices = try arguments.choices(of: compiler.project)
  }

  /// All diagnostics: those of planning, and those of the flights.
  var allDiagnostics: [Diagnostic] { diagnostics + findings.diagnostics }

  mutating func frames(
    from screen: Screen, tap: String, on device: Device
  ) throws(UsageError) -> [UInt8] {
    let tapped = try screen.tapped(named: tap, for: "--tap")
    let source = compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
    var scrolls = try arguments.scrolls()
    let offsets = try scrolls.offsets(in: source)
    var output: [UInt8] = []
    var used: Set<String> = []
    var scratch = LayoutScratch()
    for action in screen.components[tapped].actions(for: .tap) {
      guard
        let opened = compiler.openedScreen(
          by: action, from: source, choosing: choices, showing: arguments.phase, in: &scratch
        ).value(reportingTo: &diagnostics)
      else { continue }
      let destination = compiler.receiving(
        opened.layout, by: action, tapped: tapped, from: source)
      // A container that is not on the source may be on the destination, where a pop begins.
      var rest = scrolls
      let ownOffsets = try rest.offsets(in: destination)
      let taken = scrolls.names.filter { !rest.names.contains($0) }
      if let name = taken.first, options.direction == .push, options.detents == nil {
        throw UsageError(
          "--scroll: \(escapeHidden(quoted(name))) is on the destination screen, which is not "
            + "scrolled when it opens: add --pop")
      }
      used.formUnion(taken)
      let planned: FlightPlan?
      if let change = options.detents {
        planned = compiler.plan(
          change, openedBy: action, tapped: tapped, from: source, scrolledBy: offsets,
          to: destination, destinationScrolledBy: ownOffsets)
        if planned == nil { throw UsageError(destination.wordsOn(missing: change)) }
      } else {
        planned = compiler.plan(
          action, tapped: tapped, from: source, scrolledBy: offsets, to: opened,
          destinationScrolledBy: ownOffsets, direction: options.direction,
          reducesMotion: options.reducesMotion
        ).value(reportingTo: &diagnostics)
      }
      guard let plan = planned else { continue }
      plans += 1
      if opened.isInProject, !options.reducesMotion, plan.detents == nil, !diagnostics.hasErrors,
        let deviceIndex = devices.firstIndex(where: { $0.name == device.name })
      {
        findings.check(
          plan, tapped: tapped, from: source, scrolledBy: offsets, to: destination,
          destinationScrolledBy: ownOffsets, device: deviceIndex)
      }
      let account = try description(of: plan, action, tapped, from: source, to: destination)
      guard plans == 1 || !options.format.isDocument else {
        let holder = options.format == .svg ? "a drawing shows" : "--format \(options.format) holds"
        throw UsageError("\(holder) one flight: choose one with --device")
      }
      if options.format == .svg {
        let links = arguments.pictureLinks
        let folder = folder
        output += Array(
          svgFilmstrip(
            plan, source: source, scrolledBy: offsets, destination: destination,
            destinationScrolledBy: ownOffsets, fonts: links.fonts(in: folder),
            picture: { links.address(of: $0, in: folder) }
          ).utf8)
      } else {
        output += render(account)
      }
    }
    // The container may be on a screen that could not be compiled.
    if let stray = scrolls.names.first(where: { !used.contains($0) }), !diagnostics.hasErrors {
      _ = try screen.component(named: stray, for: "--scroll")
    }
    return output
  }

  // MARK: Playback

  private func description(
    of plan: FlightPlan, _ action: Action, _ tapped: ComponentID, from source: ScreenLayout,
    to destination: ScreenLayout
  ) throws(UsageError) -> FlightDescription {
    let asked = compiler.transition(for: action, presentation: destination.presentation)
    let reduced = compiler.reduced(asked)
    let playing = compiler.transition(
      playedBy: plan, for: action, presentation: destination.presentation,
      reducesMotion: options.reducesMotion)
    let dismissal = compiler.dismissal(
      of: action, from: source, to: destination, restsAtDetents: true)
    let played = try play(plan, of: playing, to: destination, dismissal)
    let most = compiler.project.limits[.frames]
    let printed = played.frameCount * plan.layers.count
    guard options.format.hasStops || printed <= most else {
      throw UsageError(
        "--fps \(options.framesPerSecond) would print \(formatInteger(printed)) layers in the frames of "
          + "\(formatNumber(played.duration)) s, and \(formatInteger(most)) are the most: --limit frames=COUNT may allow more"
      )
    }
    let behaviors = FlightBehaviors(
      plan, of: source.screen.snapshot(of: tapped), from: source.screen, to: destination.screen)
    return FlightDescription(
      played: played, behaviors: behaviors, transition: asked, reducedTransition: reduced,
      isReduced: options.reducesMotion, recording: recording?.name)
  }

  private func play(
    _ plan: FlightPlan, of transition: Transition, to destination: ScreenLayout,
    _ dismissal: LinkDismissal
  ) throws(UsageError) -> PlayedFlight {
    let fps = options.framesPerSecond
    if let recording {
      let pan = try pan(recording.pan, of: transition, to: destination, dismissal)
      return PlayedFlight(plan, drivenBy: pan, perSecond: fps)
    }
    do throws(FlightTurn.Problem) {
      return try PlayedFlight(
        plan, interruptedBy: options.turns, spring: transition.releaseSpring, perSecond: fps)
    } catch {
      let option = if case .reverse = error.turn.action { "--reverse" } else { "--retarget" }
      throw UsageError(
        "\(option) \(formatNumber(error.turn.time, decimals: 3)): \(error.text(on: plan))")
    }
  }

  private func pan(
    _ recording: PanRecording, of transition: Transition, to destination: ScreenLayout,
    _ dismissal: LinkDismissal
  ) throws(UsageError) -> FlightPan {
    if options.detents == nil, case .blocked(let blocker) = dismissal.way {
      throw UsageError(
        "--gesture: no finger takes it back: \(blocker.displayText(on: destination))")
    }
    let own =
      options.detents.map { DismissGesture(of: $0, on: destination) } ?? dismissal.gesture
    let pan: FlightPan?
    do throws(MotionError) {
      let gesture = try DismissGesture(
        recording, or: own, screen: destination.viewport.frame)
      pan = try gesture.map { gesture throws(MotionError) in
        try FlightPan(
          recording, of: gesture, restingAt: options.detents == nil ? dismissal.detent : nil,
          finishedBy: transition.releaseSpring, on: destination.device)
      }
    } catch {
      throw UsageError("--gesture: the pan cannot be played: \(error.displayText)")
    }
    guard let pan else {
      throw UsageError(
        "--gesture: \(escapeHidden(quoted(destination.screen.id))) moves less than a point: "
          + "give the recording a \"direction\"")
    }
    return pan
  }

  // MARK: Formats

  private func motionScene(of played: PlayedFlight) -> [UInt8] {
    let scene = played.motionScene(within: options.tolerance)
    if !scene.keepsTolerance {
      arguments.console.note(
        "--format android: key frames at whole hundredths of \(formatNumber(played.duration)) s are "
          + "\(formatNumber(scene.largestLengthError, decimals: 3)) points and "
          + "\(formatNumber(scene.largestOpacityError, decimals: 4)) of an opacity off, and "
          + "\(formatNumber(options.tolerance.points, decimals: 3)) points and "
          + "\(formatNumber(options.tolerance.unitTolerance, decimals: 4)) were asked for\n")
    }
    return Array(scene.text.utf8)
  }

  private func lottiePicture(_ source: String) -> LottiePicture? {
    let links = arguments.pictureLinks
    guard let address = links.address(of: source, in: folder),
      let path = folder.paths.assetPath(source), let bytes = try? Files.readRegular(path),
      let header = try? PictureHeader.read(bytes)
    else { return nil }
    return LottiePicture(
      address: address, isEmbedded: links == .embed,
      size: Size(width: Double(header.pixelWidth), height: Double(header.pixelHeight)))
  }

  private func render(_ account: FlightDescription) -> [UInt8] {
    let (played, tolerance) = (account.played, options.tolerance)
    switch options.format {
    case .waapi: return played.webAnimations(within: tolerance)
    case .css: return Array(played.styleSheet(within: tolerance).utf8)
    case .coreanimation: return played.coreAnimation(within: tolerance)
    case .lottie: return played.lottie(within: tolerance, picture: lottiePicture)
    case .android: return motionScene(of: played)
    case .json:
      var writer = JSONWriter()
      writer.frames(played, account.behaviors)
      writer.endLine()
      return writer.bytes
    case .csv:
      return Array(played.csv(withHeader: plans == 1).utf8)
    case .table, .svg:
      let console = arguments.console
      let (width, color) = (console.outputWidth, console.outputColor)
      let table = played.framesTable(account.behaviors, width: width)
      return Array(
        (account.heading(color: color) + table.render(width: width, color: color)).utf8)
    }
  }
}

extension InteractiveDismissal.Blocker {
  fileprivate func displayText(on destination: ScreenLayout) -> String {
    let name = escapeHidden(quoted(destination.screen.id))
    return switch self {
    case .screen: "the screen \(name) declares \"interactiveDismissDisabled\""
    case .presentation where destination.presentation == .popover:
      "\(name) is shown as a popover, which has no gesture on a wide screen"
    case .presentation:
      "\(name) is shown as \(destination.presentation.rawValue), which has no gesture unless the "
        + "link names a transition that rises, such as \"slideUp\""
    case .stillTransition: "\(name) is pushed without a transition, so there is nothing to move"
    case .root: "\(name) is in a column beside the screen that opens it"
    }
  }
}

extension ScreenLayout {
  /// Returns the reason why the screen cannot move between two detents.
  fileprivate func wordsOn(missing change: DetentChange) -> String {
    let name = escapeHidden(quoted(screen.id))
    guard let sheet = screen.sheet else {
      return "--detent: the screen \(name) has no \"sheet\" with detents"
    }
    for detent in [change.from, change.to] where !sheet.detents.contains(detent) {
      let known = sheet.detents.map(\.displayText).joined(separator: ", ")
      return "--detent: \(name) does not rest at \(detent.displayText), but at \(known)"
    }
    return
      "--detent: as \(presentation.rawValue) on \(escapeHidden(device.name)) \(name) has one height"
  }
}

extension MotionError {
  fileprivate var displayText: String {
    switch requirement {
    case .comesToRest: "its spring does not come to rest within an hour"
    case .within(let range):
      "\(parameter.rawValue) is \(formatNumber(value)), and \(formatNumber(range.lowerBound)) to "
        + "\(formatNumber(range.upperBound)) is expected"
    case .finite, .positive, .notNegative, .atLeastTwo:
      "\(parameter.rawValue) cannot be \(formatNumber(value))"
    }
  }
}
