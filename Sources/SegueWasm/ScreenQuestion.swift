/// Which screen of a project, on which device, with what, and how far it is scrolled.
struct ScreenQuestion {
  static let keys = ["screen", "device", "arguments", "data", "scroll"]

  let screen: String
  let device: String
  private let arguments: GivenArguments
  /// The name of sample or extreme data; nil for the usual one.
  private let data: String?
  private let scroll: GivenOffsets

  init(_ question: inout Question) throws(Refusal) {
    screen = try question.required("screen")
    device = try question.required("device")
    arguments = try question.arguments("arguments")
    data = try question.text("data")
    scroll = try question.offsets("scroll")
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
    let layout = compiler.layout(
      screen, on: device, presentation: screen.presentation, column: nil, in: &scratch
    ).value
    return (layout, try scroll.offsets(in: layout, for: "\"scroll\""))
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
      screen, arguments: try arguments.values(for: parameters), sample: data,
      direction: direction)
    if let value = built.value { return value }
    if arguments.isEmpty, data == nil, let first = samples.first,
      let value = compiler.screen(screen, sample: first, direction: direction).value
    {
      return value
    }
    let reason = built.diagnostics.first { $0.severity == .error }?.message
    throw Refusal("the screen cannot be built: \(reason ?? "its file has errors")")
  }
}
