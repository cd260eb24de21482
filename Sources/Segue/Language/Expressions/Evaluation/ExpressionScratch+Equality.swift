/// Equality of values of any type (CEL language definition, "Equality and Ordering").
extension ExpressionScratch {
  /// The steps that the comparison of two scalars takes.
  static var stepsOfComparison: Int { 3 }

  /// Whether two values are equal: numbers by their value, lists by their elements in order, maps
  /// by their entries in any order. Returns nil if the meter stops.
  ///
  /// Pairs that are to be compared are kept in an array, since data can be nested deeply.
  mutating func isEqual(
    _ a: ExpressionValue, _ b: ExpressionValue, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> Bool? {
    if let isEqual = isEqualScalar(a, b, program, inputs, &meter) { return isEqual }
    if meter.isStopped { return nil }
    var rest = [(a, b)]
    while let (first, second) = rest.popLast() {
      guard charge(Self.stepsOfComparison, &meter) else { return nil }
      if let isEqual = isEqualScalar(first, second, program, inputs, &meter) {
        if !isEqual { return false }
        continue
      }
      if meter.isStopped { return nil }
      let (left, right) = (parts(of: first, inputs), parts(of: second, inputs))
      guard charge(left.count + right.count, &meter) else { return nil }
      guard left.count == right.count, isMap(first, inputs) == isMap(second, inputs) else {
        return false
      }
      guard isMap(first, inputs) else {
        for index in left.indices { rest.append((left[index], right[index])) }
        continue
      }
      for index in stride(from: 0, to: left.count, by: 2) {
        // Entries usually have the same order.
        var match: Int?
        for offset in stride(from: 0, to: right.count, by: 2) where match == nil {
          let place = (index + offset) % right.count
          guard charge(Self.stepsOfComparison, &meter) else { return nil }
          if isEqualScalar(left[index], right[place], program, inputs, &meter) == true {
            match = place
          }
          if meter.isStopped { return nil }
        }
        guard let match else { return false }
        rest.append((left[index + 1], right[match + 1]))
      }
    }
    return true
  }

  /// Whether two values are equal, unless both are lists or both are maps; nil for these, and if
  /// the meter stops.
  private mutating func isEqualScalar(
    _ a: ExpressionValue, _ b: ExpressionValue, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> Bool? {
    let (first, second) = (shape(a, inputs), shape(b, inputs))
    guard first == second else { return false }
    switch first {
    case .null: return true
    case .bool: return bool(a, inputs) == bool(b, inputs)
    case .number: return isEqualNumber(a, b, inputs)
    case .text:
      let order = orderOfTexts(a, b, program, inputs)
      guard charge(order.length / 16, &meter) else { return nil }
      return order.sign == 0
    case .list, .map: return nil
    }
  }

  private func isEqualNumber(
    _ a: ExpressionValue, _ b: ExpressionValue, _ inputs: ExpressionInputs
  ) -> Bool {
    let (first, second) = (exactInteger(a, inputs), exactInteger(b, inputs))
    if let first, let second { return first == second }
    guard let x = double(a, inputs), let y = double(b, inputs) else { return false }
    // If only one is an integer, the other one has a fraction or is beyond 64 bits.
    return first == nil && second == nil && x == y
  }

  /// Returns the value of a number that is an integer, of either type.
  private func exactInteger(
    _ value: ExpressionValue, _ inputs: ExpressionInputs
  ) -> Int64? {
    value.kind == .double
      ? Int64(exactly: Double(bitPattern: value.bits)) : integer(value, inputs)
  }

  private enum Shape { case null, bool, number, text, list, map }

  private func shape(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Shape {
    switch value.kind {
    case .none, .null, .failure: .null
    case .bool: .bool
    case .int, .double: .number
    case .programText, .inputText, .scratchText: .text
    case .list: .list
    case .map: .map
    case .data:
      switch inputs.document.kind(value.node) {
      case .null, .invalid: .null
      case .true, .false: .bool
      case .number: .number
      case .string: .text
      case .array: .list
      case .object: .map
      }
    }
  }

  private func isMap(_ value: ExpressionValue, _ inputs: ExpressionInputs) -> Bool {
    shape(value, inputs) == .map
  }

  /// Returns the elements of a list, or the keys and values of a map in turn.
  private func parts(
    of value: ExpressionValue, _ inputs: ExpressionInputs
  ) -> [ExpressionValue] {
    guard value.kind == .data else { return Array(heap[value.range]) }
    let document = inputs.document
    guard document.kind(value.node) == .object else {
      return document.elements(value.node).map { ExpressionValue($0) }
    }
    return document.elements(value.node).flatMap {
      [ExpressionValue(document.key(ofMember: $0)), ExpressionValue($0)]
    }
  }

  // MARK: Membership

  /// Whether a list has an element or a map has a key; nil if the meter stops, or for other values.
  mutating func contains(
    _ element: ExpressionValue, _ container: ExpressionValue, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> Bool? {
    var loop: (position: Int, end: Int, step: Int)
    switch container.kind {
    case .list: loop = (container.lowerBound, container.range.upperBound, 1)
    case .map: loop = (container.lowerBound, container.range.upperBound, 2)
    case .data: return containsInData(element, container.node, program, inputs, &meter)
    default: return nil
    }
    while loop.position < loop.end {
      guard charge(Self.stepsOfComparison, &meter),
        let isSame = isEqual(heap[loop.position], element, program, inputs, &meter)
      else { return nil }
      if isSame { return true }
      loop.position += loop.step
    }
    return false
  }

  private mutating func containsInData(
    _ element: ExpressionValue, _ container: JSONID, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> Bool? {
    let document = inputs.document
    let isObject = document.kind(container) == .object
    guard isObject || document.kind(container) == .array else { return nil }
    for value in document.elements(container) {
      let candidate = isObject ? document.key(ofMember: value) : value
      guard charge(Self.stepsOfComparison, &meter),
        let isSame = isEqual(ExpressionValue(candidate), element, program, inputs, &meter)
      else { return nil }
      if isSame { return true }
    }
    return false
  }
}
