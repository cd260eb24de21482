import PreviewPage
import Segue
import SegueFiles

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "Write a page in which the screens can be tapped and their transitions played.",
    operands: "[PROJECT] -o FILE.html | --live",
    options: [
      Option(
        name: "output", value: "FILE", summary: "The page; - for standard output.", short: "o"),
      Option(
        name: "live", value: nil,
        summary: "Serve a page on this machine in which the project's files are edited, too."),
      Option(
        name: "engine", value: "FILE",
        summary: "What Sources/SegueWasm/build makes, with which the page plays the whole app. "
          + "With --live, by default .build/segue.wasm."),
      Option(name: "port", value: "N", summary: "With --live: the port, by default a free one."),
      .device, .textScale,
      Option(
        name: "pictures", value: "HOW", summary: "Pictures and fonts: embed, link or none.",
        choices: PictureLinks.allCases.map(\.rawValue)),
      Option(
        name: "data", value: "NAME",
        summary: "The data that screens have at first: sample data, or extreme data."),
      .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec preview Samples/Outfits -o outfits.html",
    run: { arguments throws(UsageError) in try runPreview(arguments) })
}

private func runPreview(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  if arguments.has("live") { return try serve(arguments) }
  if arguments.has("port") { throw UsageError("--port goes with --live") }
  let engine = try arguments.value("engine").map { (path) throws(UsageError) in
    try arguments.refusePageOptions(with: "engine")
    return try EngineFiles(path)
  }
  let output = try arguments.required("output")
  guard !output.isEmpty else { throw UsageError("--output is empty, and a file is expected") }
  if output != "-", Files.kind(output) == .folder {
    throw UsageError("\(quotePath(output)) is a folder, and a file is expected")
  }
  let folder = try arguments.project(try arguments.singleOperand())
  guard output == "-" || !folder.readPaths.contains(output) else {
    throw UsageError(
      "\(quotePath(output)) is a part of the project, which the page must not replace")
  }
  var project = Project(try reading(try folder.files()), limits: folder.rules.limits)
  var sources = folder.shownSources(project.sources)
  if let data = arguments.value("data") {
    let filled = try project.filled(withDataNamed: data)
    sources = sources.with(filesOf: filled, after: project)
    project = filled
  }
  let compiler = Compiler(project)
  let devices = try arguments.devices(of: project)
  let made: Diagnosed<WrittenPage?>
  if let engine {
    let diagnostics = compiler.compile(on: devices).diagnostics
    let page =
      diagnostics.hasErrors || project.screenIDs.isEmpty
      ? nil : try AppPage(of: folder, with: engine).bytes()
    let summary = "plays the app on \(formatCount(devices.count, "device"))"
    made = Diagnosed(
      page.map { WrittenPage(bytes: $0, summary: summary) }, diagnostics: diagnostics)
  } else {
    let links = PageLinks(
      pictures: arguments.pictureLinks, folder: folder, page: output == "-" ? "" : output)
    let shell = PageShell(
      html: PreviewPage.html, css: PreviewPage.css, scripts: PreviewPage.scripts)
    made = compiler.previewPage(on: devices, addresses: links.addresses, in: shell)
      .map { $0.flatMap { WrittenPage($0, deviceCount: devices.count) } }
  }
  let status = arguments.report(made.diagnostics, in: sources)
  guard status == .done else {
    arguments.console.note("nothing is written\n")
    return status
  }
  guard let page = made.value else {
    throw UsageError("the project has no screen that could be shown")
  }
  if output == "-" {
    try arguments.console.print(page.bytes)
  } else {
    try Files.replace(output, with: page.bytes)
    arguments.console.note("\(quotePath(output)) \(page.summary)\n")
  }
  return .done
}

/// A page, and what it does, in words.
private struct WrittenPage {
  let bytes: [UInt8]
  let summary: String
}

extension WrittenPage {
  /// Returns nil for a page without a screen.
  init?(_ preview: Preview, deviceCount: Int) {
    guard preview.screens > 0 else { return nil }
    bytes = preview.page
    summary =
      "shows \(formatCount(preview.screens, "screen")) in "
      + "\(formatCount(preview.variants, "variant")) and "
      + "\(formatCount(preview.links, "link")) on \(formatCount(deviceCount, "device"))"
  }
}

/// Serves the live preview until the process ends.
private func serve(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  if let other = ["output", "strict"].first(where: { arguments.has($0) }) {
    throw UsageError("--\(other) does not go with --live, whose page has its own controls")
  }
  try arguments.refusePageOptions(with: "live")
  let port = try arguments.value("port").map { (text) throws(UsageError) in
    guard let port = UInt16(text), port > 0 else {
      throw UsageError(
        "--port takes a number from 1 to 65535, not \(escapeHidden(quoted(text)))")
    }
    return port
  }
  let folder = try arguments.project(try arguments.singleOperand())
  let path = folder.path.isEmpty ? "." : folder.path
  let preview = try LivePreview(
    path, folder.rules, engine: arguments.value("engine") ?? ".build/segue.wasm")
  var server = try LoopbackServer(port: port ?? 0)
  arguments.console.note(
    "http://localhost:\(server.port)/ edits and shows \(quotePath(path)), until Control-C\n")
  try server.run(preview.answer)
  return .done
}

extension Arguments {
  /// Refuses what a page decides in which the engine plays the app.
  fileprivate func refusePageOptions(with option: String) throws(UsageError) {
    let others = ["device", "text-scale", "pictures", "data"]
    if let other = others.first(where: { has($0) }) {
      throw UsageError("--\(other) does not go with --\(option), whose page has its own controls")
    }
  }
}
