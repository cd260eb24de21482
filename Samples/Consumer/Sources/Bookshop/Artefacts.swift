import Foundation

/// The artefacts that the plugin builds from the projects in this target.
enum Artefacts {
  static let shop = bytes(of: "Shop")
  static let help = bytes(of: "Help")

  private static func bytes(of name: String) -> [UInt8]? {
    Bundle.module.url(forResource: name, withExtension: "segue")
      .flatMap { try? Data(contentsOf: $0) }.map { [UInt8]($0) }
  }
}
