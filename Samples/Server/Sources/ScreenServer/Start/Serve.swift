import Hummingbird
import NIOCore

/// Serves until SIGTERM or SIGINT; then it refuses new connections, answers the requests under way,
/// and returns.
///
/// - Parameters:
///   - port: The port, or 0 for any free one.
///   - onStart: Called with the port when the server accepts requests.
package func serve(
  _ shop: Shop, on host: String, _ port: Int, onStart: @escaping @Sendable (Int) -> Void
) async throws {
  let threads = System.coreCount
  let service = ScreenService(shop, metrics: Metrics(), threads: threads)
  let application = Application(
    responder: ScreenResponder(service: service),
    // A connection that is idle for a minute is closed.
    server: .http1(configuration: .init(idleTimeout: .seconds(60))),
    configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
    onServerRunning: { channel in onStart(channel.localAddress?.port ?? port) })
  try await application.runService()
}
