import Hummingbird
import NIOCore

/// Serves until SIGTERM or SIGINT; then it refuses new connections, answers the requests under way,
/// and returns.
///
/// - Parameters:
///   - onStart: Called with the port when the server accepts requests.
package func serve(
  _ shop: Shop, _ options: ServerOptions, onStart: @escaping @Sendable (Int) -> Void
) async throws {
  let service = ScreenService(
    shop, metrics: Metrics(), threads: System.coreCount, waiting: options.waiting,
    patience: options.deadline)
  let application = Application(
    responder: ScreenResponder(service: service),
    // A connection that is idle for a minute is closed.
    server: .http1(configuration: .init(idleTimeout: .seconds(60))),
    configuration: ApplicationConfiguration(address: .hostname(options.host, port: options.port)),
    onServerRunning: { channel in onStart(channel.localAddress?.port ?? options.port) })
  try await application.runService()
}
