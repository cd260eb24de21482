import Synchronization

/// The work that the calls for a request may do, all together, and a way to end them early.
///
/// Work is counted in units of a few hundred machine instructions, as it is done. The count
/// depends on the input alone: it is the same on every machine, and whatever is remembered of
/// earlier requests. (For boxes that are nested more than 16 levels deep, a build of the library
/// without optimization may count up to a tenth more than one with it.)
///
/// ```swift
/// let budget = WorkBudget(limit: 500_000)
/// let bounded = compiler.bounded(by: budget)
/// let placed = bounded.layout(bounded.read(file), on: device, in: &scratch)
/// ```
///
/// A call that would do more reports ``DiagnosticCode/tooMuchWork``, for which
/// ``DiagnosticCode/isLimit`` is true. A call that another thread ends with ``cancel()`` reports
/// ``DiagnosticCode/cancelled``. Both are errors, after which a result is missing or useless.
public final class WorkBudget: Sendable {
  /// The steps of compilation, whose work is counted separately.
  public enum Stage: String, CaseIterable, Sendable {
    /// Parsing files.
    case reading
    /// Expanding composed components.
    case expansion
    /// Computing frames.
    case layout
    /// Shaping texts and breaking them into lines.
    case text
    /// Looking for what deserves a warning.
    case checks
    /// Planning transitions.
    case flights
    /// Writing results as bytes.
    case writing
  }

  /// The units that are allowed.
  public let limit: Int
  private let cancellation: Cancellation
  private let counts = Mutex([Int](repeating: 0, count: Stage.allCases.count))

  /// Creates a budget.
  ///
  /// - Parameter limit: The units that are allowed.
  public init(limit: Int) {
    self.limit = max(0, limit)
    cancellation = Cancellation()
  }

  /// Creates a budget for a piece of work, which ends when that of the whole is cancelled.
  init(limit: Int, of whole: WorkBudget) {
    self.limit = max(0, limit)
    cancellation = whole.cancellation
  }

  /// The units used so far.
  public var used: Int { counts.withLock { $0.reduce(0) { $0.adding($1) } } }

  /// The units that a step has used so far.
  public func used(by stage: Stage) -> Int { counts.withLock { $0[stage.index] } }

  /// Whether more work was asked for than is allowed.
  public var isExceeded: Bool { used > limit }

  /// Ends the calls that use this budget, at their next unit of work, and all later ones. Can be
  /// called from any thread.
  public func cancel() { cancellation.request() }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { cancellation.isRequested }

  /// Returns a meter for work that may use what is left.
  ///
  /// - Parameter limits: Of these, those on lines and bytes count.
  func meter(_ limits: Limits) -> WorkMeter {
    var most = WorkMeter.Limits()
    most.work = max(0, limit &- used)
    most.lines = limits[.lines]
    most.bytes = limits[.answerBytes]
    return WorkMeter(most, cancellation: cancellation)
  }

  /// Counts work. Returns whether more of it may be done.
  @discardableResult
  func add(_ units: Int, to stage: Stage) -> Bool {
    let total = counts.withLock { counts in
      counts[stage.index] = counts[stage.index].adding(units)
      return counts.reduce(0) { $0.adding($1) }
    }
    return total <= limit && !isCancelled
  }

  /// Returns the error that ends work: it was cancelled, or is more than is allowed.
  ///
  /// - Parameters:
  ///   - meter: The meter that stopped.
  ///   - limits: The limits of the meter.
  ///   - range: The part of the input that took most.
  ///   - part: What it is.
  func error(
    _ meter: WorkMeter? = nil, _ limits: Limits = Limits(), at range: SourceRange, _ part: String
  ) -> Diagnostic {
    if isCancelled { return .cancelled(at: range) }
    if meter?.stop == .lines { return .tooManyLines(limit: limits[.lines], at: range) }
    if meter?.stop == .bytes { return .answerTooLarge(limit: limits[.answerBytes], at: range) }
    let counts = counts.withLock { $0 }
    let largest = Stage.allCases.max { counts[$0.index] < counts[$1.index] } ?? .reading
    return .tooMuchWork(limit: limit, mostIn: largest, part, at: range)
  }
}

extension WorkBudget.Stage {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// What is done, for messages.
  var activity: String {
    switch self {
    case .reading: "reading files"
    case .expansion: "expanding components"
    case .layout: "computing frames"
    case .text: "shaping and breaking texts"
    case .checks: "checking layouts"
    case .flights: "planning transitions"
    case .writing: "writing results"
    }
  }
}

extension Diagnostic {
  static func tooMuchWork(
    limit: Int, mostIn stage: WorkBudget.Stage, _ part: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooMuchWork, .error,
      "this takes more than \(limit) units of work, most of it for \(stage.activity): \(part) takes "
        + "most", at: range)
  }

  static func tooManyLines(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyLines, .error,
      "a text of this screen has more than \(limit) lines: give it more room or fewer words",
      at: range)
  }

  static func answerTooLarge(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .answerTooLarge, .error,
      "the answer has more than \(limit) bytes: ask for fewer devices or a smaller screen",
      at: range)
  }

  static func cancelled(at range: SourceRange) -> Diagnostic {
    Diagnostic(.cancelled, .error, "the compilation was cancelled", at: range)
  }
}
