import Foundation
import Segue

/// The sample project, compiled.
enum OutfitsSample {
  /// The devices on which its drawings are looked at.
  static let deviceNames = ["iphone-15", "ipad-11", "iphone-se", "pixel-8", "kiosk"].prefix(
    tries(5, withoutOptimisation: 2))

  static let compiler = Compiler(Project(files))
  static let compilation = compiler.compile()

  private static var files: ProjectFiles {
    let root = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Samples/Outfits").standardized
    func contents(_ path: String) -> [UInt8] {
      Array((try? Data(contentsOf: root.appendingPathComponent(path))) ?? Data())
    }
    func paths(in folder: String) -> [String] {
      let found = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (found?.compactMap { $0 as? String } ?? []).sorted().filter { $0.contains(".") }
    }
    func sources(_ folder: String) -> [SourceFile] {
      paths(in: folder).map {
        SourceFile(path: "\(folder)/\($0)", bytes: contents("\(folder)/\($0)"))
      }
    }
    var assets = AssetCatalog()
    for path in paths(in: "assets") { assets.add(path: path, bytes: contents("assets/\(path)")) }
    let manifest = SourceFile(path: "segue.json", bytes: contents("segue.json"))
    return ProjectFiles(
      manifest: manifest, screens: sources("screens"), components: sources("components"),
      assets: assets, fonts: FontCatalog(Manifest.read(manifest).manifest.fonts, bytes: contents))
  }
}

/// A transition with the layouts at its ends.
struct Flight {
  let plan: FlightPlan
  let pop: FlightPlan
  let source: ScreenLayout
  /// The screen at its end as the compilation has laid it out.
  let target: ScreenLayout
  private let presentation: Presentation
  private let compiler: Compiler

  /// The screen at its end as it is presented.
  var destination: ScreenLayout {
    var diagnostics: [Diagnostic] = []
    return compiler.layout(
      target.screen, on: target.device, presentation: presentation, &diagnostics)
  }

  /// Every transition of a compilation on a device.
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
