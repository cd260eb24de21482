import NIOCore
import NIOHTTP1

/// Keeps a connection's promises: it ends when its last request is answered, or when its client is
/// too slow, and its last answer is not lost.
///
/// It is behind the decoder, so it sees every request before the application, and every answer after
/// it.
final class ConnectionHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// Reported to the application, which waits for the rest of a request that is too slow.
  struct TooSlow: Error {}

  private enum Phase {
    case serving
    /// The last answer is on its way.
    case ending
    /// The last answer is written, and what the client sends is dropped.
    case draining
  }

  private let client: Client
  private let times: ConnectionTimes
  private var state = ConnectionState()
  private var phase = Phase.serving
  private var drainedBytes = 0
  /// When each answer was written that the client's system has not accepted.
  private var untaken = CircularBuffer<NIODeadline>(initialCapacity: 2)
  private var idleSince = NIODeadline.now()

  private var arrival = Alarm()
  private var reading = Alarm()
  private var idle = Alarm()
  private var end = Alarm()

  init(_ client: Client, _ times: ConnectionTimes) {
    self.client = client
    self.times = times
  }

  func handlerAdded(context: ChannelHandlerContext) { awaitRequest(context) }

  func channelInactive(context: ChannelHandlerContext) {
    stopAlarms()
    client.leave()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { stopAlarms() }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase == .serving else { return drain(unwrapInboundIn(data), context) }
    switch unwrapInboundIn(data) {
    case .head(var head):
      if state.receive(&head) { context.fireChannelRead(wrapInboundOut(.head(head))) }
    case .body:
      if state.isReceiving { context.fireChannelRead(data) }
    case .end:
      guard state.isReceiving else { return }
      state.receiveEnd()
      arrival.stop()
      context.fireChannelRead(data)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // Without a request, what has been read is the beginning of a head.
    if phase == .serving, state.isReceiving || state.isIdle { awaitRequest(context) }
    context.fireChannelReadComplete()
    // The application reads nothing more.
    if phase != .serving { context.read() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard phase == .serving else { return }
    if error is HTTPParserError { state.receiveNonsense() }
    context.fireErrorCaught(error)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent:
      quiesce(context)
    case ChannelEvent.inputClosed:
      client.fallSilent()
      if phase == .draining { context.close(promise: nil) }
      context.fireUserInboundEventTriggered(event)
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  // MARK: Answers

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard phase == .serving else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if head.status.code >= 200 { state.answer(&head) }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      let isLast = state.answerEnd()
      if isLast { phase = .ending }
      untaken.append(.now())
      let written = promise ?? context.eventLoop.makePromise()
      written.futureResult.assumeIsolated().whenComplete { self.taken($0, isLast, context) }
      context.write(data, promise: written)
      awaitIdleness(context)
    }
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    if !untaken.isEmpty, !reading.isSet { awaitReading(context) }
  }

  /// After the last answer, the connection closes by itself.
  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output, phase != .serving else {
      context.close(mode: mode, promise: promise)
      return
    }
    promise?.succeed()
  }

  private func taken(
    _ result: Result<Void, any Error>, _ isLast: Bool, _ context: ChannelHandlerContext
  ) {
    guard case .success = result, context.channel.isActive else { return }
    untaken.removeFirst()
    reading.stop()
    if !untaken.isEmpty { awaitReading(context) }
    if isLast { sayFarewell(context) }
  }

  // MARK: The end

  private func quiesce(_ context: ChannelHandlerContext) {
    state.quiesce()
    if state.isDone, phase == .serving {
      end.set(times.quiet, context) {
        guard self.state.isDone, self.phase == .serving else { return }
        self.sayFarewell(context)
      }
    }
    // The channel keeps the timer until it closes.
    let last = context.eventLoop.assumeIsolated().scheduleTask(in: ConnectionTimes.shutdown) {
      context.close(promise: nil)
    }
    context.channel.closeFuture.whenComplete { _ in last.cancel() }
  }

  /// Sends the end of the connection, and drops what arrives before the client sends the same.
  private func sayFarewell(_ context: ChannelHandlerContext) {
    phase = .draining
    arrival.stop()
    end.set(times.farewell, context) { context.close(promise: nil) }
    context.close(mode: .output, promise: nil)
    context.read()
  }

  private func drain(_ part: HTTPServerRequestPart, _ context: ChannelHandlerContext) {
    guard case .body(let bytes) = part else { return }
    drainedBytes += bytes.readableBytes
    if drainedBytes > times.drainedBytes { context.close(promise: nil) }
  }

  // MARK: Alarms

  private func awaitRequest(_ context: ChannelHandlerContext) {
    guard !arrival.isSet else { return }
    arrival.set(times.arrival, context) {
      self.arrival.stop()
      guard self.phase == .serving else { return }
      guard self.state.isReceiving else {
        if self.state.isIdle { context.close(promise: nil) }
        return
      }
      // The application answers that it is too slow; if it does not, the connection ends.
      context.fireErrorCaught(TooSlow())
      self.end.set(self.times.farewell, context) { context.close(promise: nil) }
    }
  }

  private func awaitReading(_ context: ChannelHandlerContext) {
    guard let first = untaken.first else { return }
    reading.set(first + times.reading - .now(), context) { context.close(promise: nil) }
  }

  private func awaitIdleness(_ context: ChannelHandlerContext) {
    idleSince = .now()
    if !idle.isSet { setIdle(times.idle, context) }
  }

  /// Answers do not set the alarm again: it finds out how long the connection has been idle.
  private func setIdle(_ time: TimeAmount, _ context: ChannelHandlerContext) {
    idle.set(time, context) {
      self.idle.stop()
      guard self.phase == .serving, self.state.isIdle else { return }
      let rest = self.idleSince + self.times.idle - .now()
      if rest > .zero { self.setIdle(rest, context) } else { context.close(promise: nil) }
    }
  }

  private func stopAlarms() {
    arrival.stop()
    reading.stop()
    idle.stop()
    end.stop()
  }
}
