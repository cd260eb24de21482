import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Segue
import ServiceLifecycle
import UnixSignals

/// Serves until SIGTERM or SIGINT; then it refuses new connections, answers the requests under way,
/// and returns. The process ends 10 seconds after the signal, whatever is under way.
///
/// - Parameters:
///   - onStart: Called with the port when the server accepts requests.
package func serve(
  _ shop: Shop, _ options: ServerOptions, onStart: @escaping @Sendable (Int) -> Void
) async throws {
  try allowOpenFiles(options.connections + 64)
  let database = try ShopDatabase(file: options.database, readers: System.coreCount)
  let service = try ScreenService(
    shop, database, metrics: Metrics(), threads: System.coreCount, waiting: options.waiting,
    patience: options.deadline, work: options.work)
  let client = options.client.map {
    ClientFiles(
      client: $0, engine: options.engine, project: options.project,
      assetFolder: shop.compiler.project.manifest.assetFolder)
  }
  let times = ConnectionTimes(
    arrival: TimeAmount(options.arrival), reading: TimeAmount(options.reading))
  var logger = Logger(label: "screen-server")
  logger.logLevel = .error
  let application = Application(
    responder: ScreenResponder(service: service, client: client),
    server: HTTPServerBuilder { ScreenChannel(times: times, responder: $0) },
    configuration: ApplicationConfiguration(
      address: .hostname(options.host, port: options.port),
      availableConnectionsDelegate: .maximum(options.connections, logger: logger)),
    onServerRunning: { channel in onStart(channel.localAddress?.port ?? options.port) },
    logger: logger)
  let group = ServiceGroup(
    configuration: ServiceGroupConfiguration(
      services: [PunctualService(service: application)],
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
  try await group.run()
}
