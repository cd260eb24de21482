/// What a condition shows about a value while the condition holds.
struct ExpressionFact: Hashable {
  enum Kind: Hashable {
    /// The value is not absent.
    case present
    case notNull
    case notZero
    /// The list has at least this number of elements.
    case size(Int64)
  }

  let path: ExpressionPath
  let kind: Kind
}

/// The index of a value that is written in the same way everywhere: a variable, a field of one, …
struct ExpressionPath: Hashable {
  let index: Int32
}

/// The paths of an expression, and the facts that hold where it is being checked.
struct ExpressionFacts: Sendable {
  enum Step: Hashable {
    case variable(Int)
    case field(String)
    case element(Int64)
    /// The element for a key that is a path itself.
    case computed(ExpressionPath)
    case size
  }

  private struct Place: Hashable {
    let base: ExpressionPath?
    let step: Step
  }

  /// A set of facts: one fact, or two sets.
  private enum FactSet {
    case one(ExpressionFact)
    case both(Int32, Int32)
  }

  private var paths: [Place: ExpressionPath] = [:]
  /// The last step of each path.
  private var places: [Place] = []
  private var sets: [FactSet] = []
  private var active: [ExpressionFact: Int] = [:]
  private var sizes: [ExpressionPath: [Int64]] = [:]

  /// Returns the path of a part of another path; nil if that is nil.
  mutating func path(_ base: ExpressionPath?, _ step: Step) -> ExpressionPath? {
    if base == nil {
      guard case .variable = step else { return nil }
    }
    let place = Place(base: base, step: step)
    if let path = paths[place] { return path }
    let path = ExpressionPath(index: Int32(paths.count))
    paths[place] = path
    places.append(place)
    return path
  }

  // MARK: Sets

  mutating func set(_ path: ExpressionPath?, _ kind: ExpressionFact.Kind) -> Int32? {
    guard let path else { return nil }
    sets.append(.one(ExpressionFact(path: path, kind: kind)))
    return Int32(sets.count - 1)
  }

  /// Returns the facts of two sets in constant time.
  mutating func union(_ a: Int32?, _ b: Int32?) -> Int32? {
    guard let a, let b else { return a ?? b }
    sets.append(.both(a, b))
    return Int32(sets.count - 1)
  }

  /// Makes the facts of a set hold, or no longer hold.
  mutating func change(_ set: Int32?, by difference: Int) {
    guard let set else { return }
    var rest = [set]
    while let next = rest.popLast() {
      switch sets[Int(next)] {
      case .both(let a, let b): rest += [b, a]
      case .one(let fact):
        if case .size(let count) = fact.kind {
          if difference > 0 {
            sizes[fact.path, default: []].append(count)
          } else if let index = sizes[fact.path]?.lastIndex(of: count) {
            sizes[fact.path]?.remove(at: index)
          }
        } else {
          active[fact, default: 0] += difference
        }
      }
    }
  }

  func holds(_ kind: ExpressionFact.Kind, of path: ExpressionPath?) -> Bool {
    guard let path else { return false }
    return active[ExpressionFact(path: path, kind: kind), default: 0] > 0
  }

  /// Whether a list has an element with an index.
  func hasElement(_ index: Int64, of path: ExpressionPath?) -> Bool {
    guard let path, index >= 0 else { return false }
    return sizes[path]?.contains { $0 > index } ?? false
  }

  // MARK: Conditions around expressions

  /// The greatest number of paths that are known before an expression is checked, so that nested
  /// conditions do not make each expression in them costly.
  private static let mostInherited = 256

  /// Returns these facts with those of a set that was found in an expression. Beyond a number of
  /// paths they are left out.
  func adding(_ set: Int32?, of expression: ExpressionFacts) -> ExpressionFacts {
    guard let set else { return self }
    var known = self
    var rest = [set]
    while let next = rest.popLast() {
      switch expression.sets[Int(next)] {
      case .both(let a, let b): rest += [b, a]
      case .one(let fact):
        guard known.places.count < Self.mostInherited else { return known }
        let path = known.path(like: fact.path, of: expression)
        known.change(known.set(path, fact.kind), by: 1)
      }
    }
    return known
  }

  /// Returns the path with the same steps as one of another expression; nil if it has too many.
  private mutating func path(
    like path: ExpressionPath, of expression: ExpressionFacts
  ) -> ExpressionPath? {
    var steps: [Step] = []
    var next: ExpressionPath? = path
    while let current = next {
      let place = expression.places[Int(current.index)]
      // The key would have to be a path of this expression, too.
      if case .computed = place.step { return nil }
      steps.append(place.step)
      guard steps.count < Self.mostInherited else { return nil }
      next = place.base
    }
    var found: ExpressionPath?
    for step in steps.reversed() { found = self.path(found, step) }
    return found
  }
}
