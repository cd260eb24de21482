/// What a step has made, and what there is to say of it.
///
/// A step that cannot make anything has nil as its value and the reasons as diagnostics. Errors do not
/// always cost the value: a screen with a missing picture still has a layout.
///
/// ```swift
/// let placed = compiler.layout(screen, on: device)
/// if placed.hasErrors { print(placed.diagnostics.map(\.message)) }
/// print(placed.value.tree.frames.count)
/// ```
///
/// Where several steps follow each other, ``value(reportingTo:)`` gathers what all of them say:
///
/// ```swift
/// var diagnostics: [Diagnostic] = []
/// if let screen = compiler.screen("feed").value(reportingTo: &diagnostics) {
///   let layout = compiler.layout(screen, on: device).value(reportingTo: &diagnostics)
/// }
/// ```
public struct Diagnosed<Value> {
  public let value: Value
  /// In the order in which they were found, unless the function says otherwise.
  public let diagnostics: [Diagnostic]

  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Makes a value with what collects its diagnostics.
  package init<Failure: Error>(
    _ make: (inout [Diagnostic]) throws(Failure) -> Value
  ) throws(Failure) {
    var diagnostics: [Diagnostic] = []
    value = try make(&diagnostics)
    self.diagnostics = diagnostics
  }

  /// Whether a diagnostic is an error, and not only a warning. Linear in the diagnostics.
  public var hasErrors: Bool { diagnostics.hasErrors }

  /// The value, after its diagnostics have been appended to those of other steps.
  public func value(reportingTo diagnostics: inout [Diagnostic]) -> Value {
    diagnostics += self.diagnostics
    return value
  }

  /// Another value with the same diagnostics.
  public func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Diagnosed<Other> {
    Diagnosed<Other>(try transform(value), diagnostics: diagnostics)
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
