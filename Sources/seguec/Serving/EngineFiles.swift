import Segue
import SegueFiles

/// What `Sources/SegueWasm/build` makes: the engine, its library, the web client and the editor.
struct EngineFiles {
  /// The engine.
  let module: [UInt8]
  /// `segue.js`, with which pages use the engine.
  let library: [UInt8]
  /// The folder of the module, in which are those of the web client, which shows the app, and of
  /// the editor.
  private let folder: String

  /// Reads the engine.
  ///
  /// - Parameter module: The path of `segue.wasm`, beside which `segue.js` and the folders `client`
  ///   and `editor` are.
  init(_ module: String) throws(UsageError) {
    folder = Files.parent(module)
    let script = Files.join(folder, "segue.js")
    let others = ["client/main.js", "editor/codemirror.js"].map { [folder] in
      Files.join(folder, $0)
    }
    for file in [module, script] + others where Files.kind(file) != .file {
      throw UsageError(
        "--engine: \(quotePath(file)) is missing; Sources/SegueWasm/build makes it")
    }
    self.module = try reading(try Files.readRegular(module))
    library = try reading(try Files.readRegular(script))
  }

  /// Returns a file of the web client or the editor; nil if there is none.
  ///
  /// - Parameter path: The path, such as `client/main.js`.
  func companion(_ path: String) throws(UsageError) -> [UInt8]? {
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain =
      steps.count == 2
      && steps[1].unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || "-.".unicodeScalars.contains($0)
      }
    let file = Files.join(folder, path)
    guard isPlain, Files.isRegularFile(file) else { return nil }
    return try reading(try Files.readRegular(file))
  }

  /// The names of the modules of the web client, in alphabetical order.
  func clientModules() throws(UsageError) -> [String] {
    let listing = try reading(try FolderListing(Files.join(folder, "client")))
    return listing.files.filter { $0.hasSuffix(".js") && !$0.contains("/") }.sorted()
  }
}
