import Foundation
import Segue

/// The compiled sample project.
enum OutfitsSample {
  /// The devices on which the sample is drawn.
  static let deviceNames = ["iphone-15", "ipad-11", "iphone-se", "pixel-8", "kiosk"].prefix(
    tries(5, withoutOptimisation: 2))

  static let compiler = Compiler(Project(files))
  static let compilation = compiler.compile()

  static let files: ProjectFiles = {
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
      types: sources("types"), samples: sources("data"), assets: assets,
      fonts: FontCatalog(Manifest.read(manifest).value.fonts, bytes: contents))
  }()
}
