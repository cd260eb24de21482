import Foundation
import PackagePlugin

/// A plugin that runs `seguec …` in the package's folder for `swift package segue …`, and fails if
/// `seguec` does.
///
/// Commands that only print need no permission. Those that write into the package, such as `build`
/// and `preview`, need `swift package --allow-writing-to-package-directory segue …`.
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
    // `seguec` has reported the reason, so no other message is added.
    if seguec.terminationStatus != 0 { exit(seguec.terminationStatus) }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
}
