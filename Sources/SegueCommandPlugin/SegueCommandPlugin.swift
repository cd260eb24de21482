import Foundation
import PackagePlugin

/// `swift package segue …` runs `seguec …` in the package's folder, and fails where it does.
///
/// Commands that print need no permission. Those that write into the package, such as `build` and
/// `preview`, are run by `swift package --allow-writing-to-package-directory segue …`.
@main
struct SegueCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let seguec = Process()
    seguec.executableURL = try context.tool(named: "seguec").url
    seguec.arguments = arguments
    seguec.currentDirectoryURL = context.package.directoryURL
    try seguec.run()
    seguec.waitUntilExit()
    guard seguec.terminationReason == .exit else {
      throw Failure(description: "seguec was ended by signal \(seguec.terminationStatus)")
    }
    // Its own messages have told why: no other is added.
    if seguec.terminationStatus != 0 { exit(seguec.terminationStatus) }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
}
