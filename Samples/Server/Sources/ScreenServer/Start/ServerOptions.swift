/// The options of the command line.
package struct ServerOptions: Sendable {
  /// The folder with `segue.json`.
  package var project = "Samples/Outfits"
  /// The binary artefact; by default it is built when the server starts.
  package var artefact: String?
  /// The file of the database; by default the data is in memory.
  package var database: String?
  /// The folder of a client for browsers, such as `Samples/Web`.
  package var client: String?
  /// The folder with the client's engine: `segue-client.wasm` and `segue.js`.
  package var engine = ".build"
  package var host = "127.0.0.1"
  /// The port, or 0 for any free one.
  package var port = 8080
  /// The number of open connections.
  package var connections = 1024
  /// The number of screens that wait to be compiled.
  package var waiting = 64
  /// The units of work that a request may take: `seguec work` shows what a screen takes.
  package var work = 500_000
  /// How long a screen waits to be compiled.
  package var deadline = Duration.seconds(2)
  /// How long a request takes to arrive.
  package var arrival = Duration.seconds(10)
  /// How long a client takes to read an answer.
  package var reading = Duration.seconds(30)

  package static let usage = """
    usage: screen-server [--project FOLDER] [--artefact FILE] [--database FILE]
             [--client FOLDER] [--engine FOLDER] [--host NAME] [--port NUMBER] [--connections NUMBER] [--waiting NUMBER] [--work UNITS]
             [--deadline SECONDS] [--arrival SECONDS] [--reading SECONDS]
    """

  package init(_ arguments: [String]) throws(StartError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw StartError(Self.usage) }
      switch option {
      case "--project": project = value
      case "--artefact": artefact = value
      case "--database": database = value
      case "--client": client = value
      case "--engine": engine = value
      case "--host": host = value
      case "--port": port = try Self.number(value, upTo: 65535, option)
      case "--connections": connections = try Self.number(value, upTo: 1_000_000, option)
      case "--waiting": waiting = try Self.number(value, upTo: 1_000_000, option)
      case "--work": work = try Self.number(value, upTo: 1 << 40, option)
      case "--deadline": deadline = try Self.seconds(value, option)
      case "--arrival": arrival = try Self.seconds(value, option)
      case "--reading": reading = try Self.seconds(value, option)
      default: throw StartError(Self.usage)
      }
    }
  }

  private static func number(
    _ value: String, upTo limit: Int, _ option: String
  ) throws(StartError) -> Int {
    guard let number = Int(value), (0...limit).contains(number) else {
      throw StartError("\(option) takes a number up to \(limit), not \"\(value)\"")
    }
    return number
  }

  private static func seconds(_ value: String, _ option: String) throws(StartError) -> Duration {
    guard let number = Double(value), number > 0, number <= 3600 else {
      throw StartError("\(option) takes seconds up to 3600, such as 2 or 0.5, not \"\(value)\"")
    }
    return .seconds(number)
  }
}

/// A human-readable reason why the server does not start.
package struct StartError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
