import Segue

/// A transition with the layouts at both ends.
struct Flight {
  let plan: FlightPlan
  let pop: FlightPlan
  let source: ScreenLayout
  /// The destination screen as laid out by the compilation.
  let target: ScreenLayout
  private let presentation: Presentation
  private let compiler: Compiler

  /// The destination screen as presented by the link.
  var destination: ScreenLayout {
    var diagnostics: [Diagnostic] = []
    return compiler.layout(
      target.screen, on: target.device, presentation: presentation, &diagnostics)
  }

  /// Returns every transition of a compilation on a device.
  static func all(of compilation: Compilation, by compiler: Compiler, on device: Int) -> [Flight] {
    compilation.transits.map { transit in
      Flight(
        plan: transit.plans[device], pop: transit.returns[device],
        source: compilation.instances[transit.from].layouts[device],
        target: compilation.instances[transit.to].layouts[device],
        presentation: transit.presentation, compiler: compiler)
    }
  }

  func filmstrip(
    moments: [Double] = [0, 0.2, 0.4, 0.6, 0.8, 1], isPop: Bool = false,
    picture: @escaping (String) -> String? = { _ in nil }
  ) -> String {
    svgFilmstrip(
      isPop ? pop : plan, source: source, destination: destination, moments: moments,
      picture: picture)
  }
}
