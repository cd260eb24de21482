// swift-tools-version: 6.2
import PackageDescription

// The tests of threads by themselves, so that a sanitizer need not be built into all the others.
let package = Package(
  name: "Threads",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .testTarget(
      name: "ThreadTests",
      dependencies: [
        .product(name: "Segue", package: "Segue"), .product(name: "seguec", package: "Segue"),
      ],
      path: "ThreadTests",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
