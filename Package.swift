// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// In release the library is optimized and the tests are not, which halves the time to build them.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "Segue",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Segue", targets: ["Segue"]),
    .library(name: "SegueFiles", targets: ["SegueFiles"]),
    .executable(name: "seguec", targets: ["seguec"]),
    .plugin(name: "SegueBuildPlugin", targets: ["SegueBuildPlugin"]),
    .plugin(name: "SegueCommandPlugin", targets: ["SegueCommandPlugin"]),
  ],
  targets: [
    .target(
      name: "Segue", swiftSettings: settings,
      // The library imports no system module, which is what would bring in rounding and roots.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "SegueFiles", dependencies: ["Segue"], swiftSettings: settings),
    .target(
      name: "PreviewPage", resources: [.embedInCode("Page"), .embedInCode("Live")],
      swiftSettings: settings),
    .target(
      name: "InterOutlines", dependencies: ["Segue"], exclude: ["OFL.txt"], swiftSettings: settings),
    .executableTarget(
      name: "seguec", dependencies: ["Segue", "SegueFiles", "PreviewPage", "InterOutlines"],
      swiftSettings: settings),
    .plugin(
      name: "SegueBuildPlugin", capability: .buildTool(), dependencies: ["seguec"],
      path: "Sources/SegueBuildPlugin"),
    .plugin(
      name: "SegueCommandPlugin",
      capability: .command(
        intent: .custom(verb: "segue", description: "Run seguec, the compiler of screens.")),
      dependencies: ["seguec"], path: "Sources/SegueCommandPlugin"),
    .executableTarget(
      name: "segue-benchmark", dependencies: ["Segue", "SegueFiles"], swiftSettings: settings),
    .target(name: "RunningPrograms", path: "Tests/RunningPrograms", swiftSettings: testSettings),
    .testTarget(
      name: "SegueTests", dependencies: ["Segue", "InterOutlines", "RunningPrograms"],
      exclude: [
        "Syntax/Fixtures", "Text/Fixtures", "Pictures/Fixtures", "Fonts/Fixtures",
        "Unicode/Fixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "SegueFilesTests", dependencies: ["Segue", "SegueFiles"], swiftSettings: testSettings),
    .testTarget(
      name: "SeguecTests", dependencies: ["seguec", "RunningPrograms"], swiftSettings: testSettings),
  ]
)
