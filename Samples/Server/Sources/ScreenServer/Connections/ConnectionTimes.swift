import NIOCore

/// How long a client may take, and what it may send in vain.
struct ConnectionTimes {
  /// From the first byte of a request, or the start of the connection, to the end of the request.
  var arrival: TimeAmount
  /// From writing an answer to its acceptance by the client's system.
  var reading: TimeAmount
  /// Between an answer and the next request.
  let idle = TimeAmount.seconds(60)
  /// From the last answer to the end of the connection, in which the client reads the answer.
  let farewell = TimeAmount.seconds(2)
  /// The bytes after the last answer that are read and dropped. If they stayed unread, the system
  /// would reset the connection, and the client could lose the answer.
  let drainedBytes = 4 << 20
  /// From the start of the shutdown to the end of a connection without requests: enough for a
  /// request that has arrived and is not read yet.
  let quiet = TimeAmount.milliseconds(100)
  /// From the start of the shutdown to the end of every connection.
  static let shutdown = TimeAmount.seconds(5)
}
