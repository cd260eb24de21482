/// The options of the command line.
package struct ServerOptions: Sendable {
  /// The folder with `segue.json`.
  package var project = "Samples/Outfits"
  /// The binary artefact; by default it is built when the server starts.
  package var artefact: String?
  package var host = "127.0.0.1"
  /// The port, or 0 for any free one.
  package var port = 8080

  package static let usage = """
    usage: screen-server [--project FOLDER] [--artefact FILE] [--host NAME] [--port NUMBER]
    """

  package init(_ arguments: [String]) throws(StartError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw StartError(Self.usage) }
      switch option {
      case "--project": project = value
      case "--artefact": artefact = value
      case "--host": host = value
      case "--port":
        guard let number = UInt16(value) else {
          throw StartError("--port takes a number up to 65535, not \"\(value)\"")
        }
        port = Int(number)
      default: throw StartError(Self.usage)
      }
    }
  }
}

/// A human-readable reason why the server does not start.
package struct StartError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
