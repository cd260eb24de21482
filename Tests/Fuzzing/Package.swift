// swift-tools-version: 6.2
import PackageDescription

// Build it as Tests/Fuzzing/run does: without libFuzzer there is no main function.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .executableTarget(
      name: "segue-fuzz",
      dependencies: ["LibFuzzer", .product(name: "Segue", package: "Segue")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-parse-as-library"]),
      ]),
  ]
)
