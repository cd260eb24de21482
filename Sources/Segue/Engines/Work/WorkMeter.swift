import Synchronization

/// Counts the work of a computation, and stops it when it is more than is allowed, or cancelled.
///
/// The unit is a few hundred machine instructions. The count depends on the input alone, neither
/// on time nor on what is remembered of earlier computations, so that it is the same on every
/// machine: what is remembered counts as if it were computed again. A count stays at the largest
/// number once it has reached it.
package struct WorkMeter: Sendable {
  /// What there may be at most.
  package struct Limits: Hashable, Sendable {
    /// The units of work.
    package var work = Int.max
    /// The lines of a text, all of which are in memory.
    package var lines = Int.max
    /// The bytes that are written.
    package var bytes = Int.max

    package init() {}
  }

  /// Why a computation is to end.
  enum Stop: Sendable { case work, lines, bytes, cancellation }

  /// The units counted so far.
  package private(set) var used = 0
  /// Why the computation is to end; nil if it may go on.
  private(set) var stop: Stop?
  private let limits: Limits
  private let cancellation: Cancellation?

  /// - Parameters:
  ///   - limits: What there may be at most.
  ///   - cancellation: Stops the work from another thread.
  package init(_ limits: Limits = Limits(), cancellation: Cancellation? = nil) {
    self.limits = limits
    self.cancellation = cancellation
  }

  /// Whether the computation is to end.
  package var isStopped: Bool { stop != nil }

  /// Counts work. Returns whether more of it may be done.
  @discardableResult
  mutating func add(_ units: Int) -> Bool {
    used = used.adding(units)
    if used > limits.work { stop = stop ?? .work }
    if cancellation?.isRequested == true { stop = .cancellation }
    return stop == nil
  }

  /// Counts a line that is kept in memory, of `count` lines of its text so far.
  mutating func addLine(of count: Int) {
    if count > limits.lines { stop = stop ?? .lines }
  }

  /// Counts bytes that were written, of `count` altogether.
  mutating func addBytes(_ added: Int, of count: Int) {
    if count > limits.bytes { stop = stop ?? .bytes }
    add(added / Self.bytesPerUnit)
  }

  /// The bytes that are written in a unit of work.
  private static var bytesPerUnit: Int { 4 }
}

extension Int {
  /// Returns the sum of two counts, or the largest number if it is larger than that.
  func adding(_ count: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(count)
    return isTooLarge ? .max : sum
  }
}

/// A request to end a computation, which can be made from any thread and cannot be taken back.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isRequested: Bool { flag.load(ordering: .relaxed) }

  package func request() { flag.store(true, ordering: .relaxed) }
}
