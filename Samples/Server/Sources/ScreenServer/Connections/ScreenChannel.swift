import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// A channel of HTTP/1.1 with a `ConnectionHandler`, and with bounded memory: a read takes 16 KB, at
/// most ten parts of requests wait for the application, which answers one request after another, and
/// the system takes 64 KB of answers before the client does.
struct ScreenChannel: ServerChildChannel {
  final class Value: ServerChildChannelValue {
    let client: Client
    let http: HTTP1Channel.Value
    fileprivate let isHandled = Atomic(false)

    var channel: any Channel { http.channel }

    fileprivate init(client: Client, http: HTTP1Channel.Value) {
      self.client = client
      self.http = http
    }

    /// Closes a connection that Hummingbird drops because it was accepted when the shutdown began.
    /// NIO traps if that does not happen.
    deinit {
      guard !isHandled.load(ordering: .relaxed) else { return }
      Task { [http] in try await http.executeThenClose { _, _ in } }
    }
  }

  let http: HTTP1Channel
  let times: ConnectionTimes

  private static let readBytes = 1 << 14
  private static let sentBytes: SocketOptionValue = 1 << 16
  private static let headBytes = 1 << 15

  init(times: ConnectionTimes, responder: @escaping HTTPChannelHandler.Responder) {
    self.times = times
    http = HTTP1Channel(
      responder: responder,
      configuration: .init(
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: Self.headBytes, maxHeaderListSize: Self.headBytes,
          maxHeaderFieldCount: 100)))
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let client = Client()
    return http.setup(channel: channel, logger: logger).flatMapThrowing { http in
      let options = channel.syncOptions
      try options?.setOption(.maxMessagesPerRead, value: 1)
      try options?.setOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.readBytes))
      // By itself, the system would take megabytes for a client that does not read.
      try options?.setOption(.socketOption(.so_sndbuf), value: Self.sentBytes)
      let handlers = channel.pipeline.syncOperations
      let decoder = try handlers.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try handlers.addHandler(ConnectionHandler(client, times), position: .after(decoder))
      return Value(client: client, http: http)
    }
  }

  /// Answers the requests of a connection. When the connection closes, the task is cancelled.
  func handle(value: Value, logger: Logger) async {
    value.isHandled.store(true, ordering: .relaxed)
    let task = Client.$current.withValue(value.client) {
      Task { await http.handle(value: value.http, logger: logger) }
    }
    value.client.onLeaving { task.cancel() }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
