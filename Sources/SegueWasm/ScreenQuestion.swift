/// Which screen of a project, on which device, with what, and how far it is scrolled. If the
/// question says how it is shown, the screen is where an app has it: in its column, or at a detent.
struct ScreenQuestion {
  static let keys = ["screen", "device", "arguments", "data", "phase", "scroll"]
  /// The keys that say how the screen is shown.
  static let shownKeys = ["presentation", "detent"]

  let screen: String
  let device: String
  private let arguments: GivenArguments
  /// The name of sample or extreme data; nil for the usual one.
  private let data: String?
  /// What the screen shows.
  private let phase: ScreenPhase
  private let scroll: GivenOffsets
  /// How the screen is presented; nil for its own presentation, in the whole device.
  private let presentation: Presentation?
  /// The index of the detent at which the sheet rests; nil for its initial one.
  private let detent: Int?

  init(_ question: inout Question) throws(Refusal) {
    screen = try question.required("screen")
    device = try question.required("device")
    arguments = try question.arguments("arguments")
    data = try question.text("data")
    phase = try question.phase("phase") ?? .content
    scroll = try question.offsets("scroll")
    presentation = try question.presentation("presentation")
    detent = try question.index("detent")
  }

  /// Returns a compiler of the project in which screens are filled with the data, if they have some
  /// of its name.
  func filled(_ compiler: Compiler) throws(Refusal) -> Compiler {
    guard let data else { return compiler }
    guard let project = compiler.project.choosingData(named: data, isOnly: true) else {
      throw Refusal(
        "no screen has data named \(quoted(data))"
          + didYouMean(suggestion(for: data, among: compiler.project.dataNames)))
    }
    return Compiler(project)
  }

  /// Lays out the screen. Without arguments and data it is as it is with its defaults and its usual
  /// sample data, or as its first sample has it if it needs arguments.
  ///
  /// - Parameter compiler: One that ``filled(_:)`` returned.
  func layout(
    by compiler: Compiler, in scratch: inout LayoutScratch
  ) throws(Refusal) -> (layout: ScreenLayout, offsets: ScrollOffsets) {
    let device = try compiler.project.device(named: device)
    let screen = try screen(by: compiler, direction: device.direction)
    let layout =
      if let presentation {
        compiler.layout(screen, on: device, presentation: presentation, in: &scratch).value
      } else {
        compiler.layout(
          screen, on: device, presentation: screen.presentation, column: nil, in: &scratch
        ).value
      }
    let resting = try layout.resting(atDetent: detent, for: "\"detent\"")
    return (resting, try scroll.offsets(in: resting, for: "\"scroll\""))
  }

  private func screen(
    by compiler: Compiler, direction: LayoutDirection
  ) throws(Refusal) -> Screen {
    guard let index = compiler.project.screen(id: screen) else {
      throw Refusal(
        "the project has no screen \(quoted(screen))"
          + didYouMean(suggestion(for: screen, among: compiler.project.screenIDs)))
    }
    let samples = compiler.samples(of: screen)
    if let data, !samples.contains(where: { $0 == data }) {
      throw Refusal(
        "the screen \(quoted(screen)) has no data \(quoted(data))"
          + didYouMean(suggestion(for: data, among: samples)))
    }
    let parameters = compiler.project.declarations.screens[index].parameters
    let built = compiler.screen(
      screen, arguments: try arguments.values(for: parameters), sample: data, phase: phase,
      direction: direction)
    if let value = built.value { return value }
    if built.diagnostics.isEmpty {
      throw Refusal("the screen \(quoted(screen)) declares no \(phase.rawValue)")
    }
    if arguments.isEmpty, data == nil, let first = samples.first,
      let value = compiler.screen(screen, sample: first, phase: phase, direction: direction).value
    {
      return value
    }
    let reason = built.diagnostics.first { $0.severity == .error }?.message
    throw Refusal("the screen cannot be built: \(reason ?? "its file has errors")")
  }
}

extension ScreenLayout {
  /// Returns a detent of the sheet.
  func detent(at index: Int, for place: String) throws(Refusal) -> Detent {
    guard let sheet, sheet.detents.indices.contains(index) else {
      throw Refusal("\(place): the screen \(quoted(screen.id)) has no detent \(index)")
    }
    return sheet.detents[index]
  }

  /// Returns the layout with the sheet at a detent; unchanged without one.
  func resting(atDetent index: Int?, for place: String) throws(Refusal) -> ScreenLayout {
    guard let index else { return self }
    guard let resting = resting(at: try detent(at: index, for: place)) else {
      throw Refusal("\(place): the screen \(quoted(screen.id)) is shown without detents")
    }
    return resting
  }
}
