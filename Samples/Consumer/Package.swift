// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    // The folders Shop and Help in this target are Segue projects: the plugin compiles both.
    .executableTarget(
      name: "Bookshop", swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "SegueBuildPlugin", package: "Segue")]),
    .testTarget(
      name: "BookshopTests",
      dependencies: ["Bookshop", .product(name: "Segue", package: "Segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ]
)
