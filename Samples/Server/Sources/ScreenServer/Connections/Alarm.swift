import NIOCore

/// A timer of a connection, on the event loop of the connection.
struct Alarm {
  private var scheduled: Scheduled<Void>?

  var isSet: Bool { scheduled != nil }

  /// Calls a function after a time, unless the alarm is stopped before.
  mutating func set(
    _ time: TimeAmount, _ context: ChannelHandlerContext, _ action: @escaping () -> Void
  ) {
    scheduled?.cancel()
    scheduled = context.eventLoop.assumeIsolated().scheduleTask(in: time, action)
  }

  mutating func stop() {
    scheduled?.cancel()
    scheduled = nil
  }
}
