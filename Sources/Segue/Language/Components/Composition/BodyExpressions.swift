/// The expressions in the body of a screen or of a composed component, compiled once: those in
/// `${…}`, and those of its repetitions, conditions and choices.
///
/// Immutable, and a class, so that each use of a component refers to them at the cost of a pointer.
final class BodyExpressions: Sendable {
  /// The index of the variables that expressions in a part of the body can use. The first is that
  /// of the body itself.
  typealias EnvironmentID = Int

  /// An expression as it is written, in an environment.
  struct Written: Hashable {
    let environment: EnvironmentID
    let text: String
  }

  /// The variables of each part of the body. Those of the body are its parameters, at their
  /// indices, and then `data`.
  let environments: [ExpressionEnvironment]
  /// The programs; nil for an expression with errors, which have been reported.
  let programs: [ExpressionProgram?]
  /// The index of the program of each expression.
  private let indices: [Written: Int]
  /// The strings with substitutions, split once.
  private let templates: [WrittenTemplate]
  /// For each node from `firstString` on, the index of its template and 1; 0 for other nodes.
  private let places: [Int32]
  private let firstString: JSONID
  /// The environments of the parts of repetitions, conditions and choices, by the values of their
  /// keys.
  private let inner: [JSONID: EnvironmentID]
  /// Whether the parameters could not be read, so that expressions were not compiled.
  let isIncomplete: Bool

  init(
    environments: [ExpressionEnvironment], programs: [ExpressionProgram?] = [],
    indices: [Written: Int] = [:], templates: [JSONID: WrittenTemplate] = [:],
    inner: [JSONID: EnvironmentID] = [:], isIncomplete: Bool = false
  ) {
    self.environments = environments
    self.programs = programs
    self.indices = indices
    let strings = templates.keys.sorted()
    self.templates = strings.compactMap { templates[$0] }
    let first = strings.first ?? 0
    var places = [Int32](repeating: 0, count: strings.last.map { $0.index - first.index + 1 } ?? 0)
    for (index, string) in strings.enumerated() {
      places[string.index - first.index] = Int32(index + 1)
    }
    firstString = first
    self.places = places
    self.inner = inner
    self.isIncomplete = isIncomplete
  }

  /// The expressions of a body without any.
  static let none = BodyExpressions(environments: [ExpressionEnvironment()])

  /// Whether there are none.
  var isEmpty: Bool { programs.isEmpty && inner.isEmpty }

  /// Returns the index of an expression's program; nil for a text that is not an expression of the
  /// body.
  func index(of text: String, in environment: EnvironmentID) -> Int? {
    indices[Written(environment: environment, text: text)]
  }

  /// Returns a string of the body with its substitutions; nil for one without.
  func template(_ string: JSONID) -> WrittenTemplate? {
    let place = string.index - firstString.index
    guard place >= 0, place < places.count, places[place] > 0 else { return nil }
    return templates[Int(places[place]) - 1]
  }

  /// Returns the environment of a part of a repetition, a condition or a choice: the value of one
  /// of its keys.
  func environment(of part: JSONID, in outer: EnvironmentID) -> EnvironmentID {
    inner[part] ?? outer
  }
}
