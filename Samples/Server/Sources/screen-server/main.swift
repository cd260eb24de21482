import Foundation
import ScreenServer

do {
  let options = try ServerOptions(Array(CommandLine.arguments.dropFirst()))
  let shop = try Shop.load(project: options.project, artefact: options.artefact)
  try await serve(shop, options) { port in
    say("listening on http://\(options.host):\(port)", to: .standardOutput)
  }
} catch {
  say("\(error)", to: .standardError)
  exit(1)
}

/// Writes a line. Unlike `print`, it does not buffer lines if the output is not a terminal.
func say(_ line: String, to file: FileHandle) { file.write(Data("\(line)\n".utf8)) }
