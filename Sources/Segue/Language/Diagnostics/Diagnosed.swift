/// The value that a function returns, and the diagnostics about its input.
///
/// A function that may fail has an optional value; if it is nil, the diagnostics are the reasons.
/// There may be errors and a value: a screen with a missing picture still has a layout.
///
/// ```swift
/// let placed = compiler.layout(screen, on: device)
/// if placed.hasErrors { print(placed.diagnostics.map(\.message)) }
/// print(placed.value.tree.frames.count)
/// ```
///
/// ``value(reportingTo:)`` gathers the diagnostics of several calls:
///
/// ```swift
/// var diagnostics: [Diagnostic] = []
/// if let screen = compiler.screen("feed").value(reportingTo: &diagnostics) {
///   let layout = compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
/// }
/// ```
public struct Diagnosed<Value> {
  public let value: Value
  /// The diagnostics in the order in which they were found, unless documented otherwise.
  public let diagnostics: [Diagnostic]

  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Creates a value with a closure that appends its diagnostics to an array.
  package init<Failure: Error>(
    _ make: (inout [Diagnostic]) throws(Failure) -> Value
  ) throws(Failure) {
    var diagnostics: [Diagnostic] = []
    value = try make(&diagnostics)
    self.diagnostics = diagnostics
  }

  /// Whether one of the diagnostics is an error. Linear in the number of diagnostics.
  public var hasErrors: Bool { diagnostics.hasErrors }

  /// Returns the value, and appends its diagnostics to an array.
  public func value(reportingTo diagnostics: inout [Diagnostic]) -> Value {
    diagnostics += self.diagnostics
    return value
  }

  /// Returns the result of a function of the value, with the same diagnostics.
  public func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Diagnosed<Other> {
    Diagnosed<Other>(try transform(value), diagnostics: diagnostics)
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
