// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ScreenServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Segue", path: "../.."),
    // The traits are disabled because the settings come from the command line.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.14.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
  ],
  targets: [
    .target(
      name: "ScreenServer",
      dependencies: [
        .product(name: "Segue", package: "Segue"),
        .product(name: "SegueFiles", package: "Segue"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "screen-server", dependencies: ["ScreenServer"], swiftSettings: settings),
    .testTarget(
      name: "ScreenServerTests",
      dependencies: [
        "ScreenServer", "screen-server", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Segue", package: "Segue"),
        .product(name: "SegueFiles", package: "Segue"),
      ], swiftSettings: settings),
  ]
)
