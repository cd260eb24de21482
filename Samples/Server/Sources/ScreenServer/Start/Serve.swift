import Hummingbird
import NIOCore

/// Serves until SIGTERM or SIGINT: then no connection is taken any more, requests under way are answered, and the
/// function returns.
///
/// - Parameters:
///   - port: 0 for any that is free.
///   - onStart: Told the port once requests are taken.
package func serve(
  _ shop: Shop, on host: String, _ port: Int, onStart: @escaping @Sendable (Int) -> Void
) async throws {
  let threads = System.coreCount
  let service = ScreenService(shop, metrics: Metrics(), threads: threads)
  let application = Application(
    responder: ScreenResponder(service: service),
    // Who says nothing for a minute makes room for others.
    server: .http1(configuration: .init(idleTimeout: .seconds(60))),
    configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
    onServerRunning: { channel in onStart(channel.localAddress?.port ?? port) })
  try await application.runService()
}
