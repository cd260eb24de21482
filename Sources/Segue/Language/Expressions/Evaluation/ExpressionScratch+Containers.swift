/// Fields, elements, lists and maps.
extension ExpressionScratch {
  // MARK: Fields

  mutating func select(
    _ name: Int, _ operation: ExpressionProgram.Operation, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let target = top
    guard target.kind != .none else {
      if operation == .has { replace(ExpressionValue(false)) }
      return nil
    }
    let range = program.names[name]
    var found = ExpressionValue.none
    if target.kind == .data {
      let (document, text) = (inputs.document, program.text)
      guard document.kind(target.node) == .object else { return .mismatch("an object") }
      let member = document.member(named: text.span.extracting(range), of: target.node)
      if !charge(member.visited, &meter) { return Self.stopReason(meter) }
      if let value = member.value { found = ExpressionValue(value) }
    } else {
      guard target.kind == .map else { return .mismatch("an object") }
      let key = ExpressionValue(.programText, range)
      found = value(forText: key, in: target, program, inputs)
      if !charge(target.count / 2, &meter) { return Self.stopReason(meter) }
    }
    if operation == .has {
      found = ExpressionValue(found.kind != .none)
    } else if operation == .field, found.kind == .none {
      return .mismatch("an object with the field \(quoted(text(of: name, program)))")
    }
    replace(found)
    return nil
  }

  private func text(of name: Int, _ program: ExpressionProgram) -> String {
    String(decoding: program.text[program.names[name]], as: UTF8.self)
  }

  /// Returns the value for a string in a map that the expression has made.
  private mutating func value(
    forText key: ExpressionValue, in map: ExpressionValue, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs
  ) -> ExpressionValue {
    var index = map.lowerBound
    while index < map.range.upperBound {
      let candidate = heap[index]
      if isText(candidate, inputs),
        orderOfTexts(candidate, key, program, inputs).sign == 0
      {
        return heap[index + 1]
      }
      index += 2
    }
    return .none
  }

  // MARK: Elements

  mutating func selectElement(
    _ isRequired: Bool, _ program: ExpressionProgram, _ inputs: ExpressionInputs,
    _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let key = pop()
    let target = top
    guard target.kind != .none else { return nil }
    let found = element(key, of: target, program, inputs, &meter)
    if meter.isStopped { return Self.stopReason(meter) }
    if isRequired, found.kind == .none { return .mismatch("a list or an object with this element") }
    replace(found)
    return nil
  }

  private mutating func element(
    _ key: ExpressionValue, of target: ExpressionValue, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionValue {
    let document = inputs.document
    switch target.kind {
    case .list:
      guard let index = integer(key, inputs), index >= 0, index < Int64(target.count) else {
        return .none
      }
      return heap[target.lowerBound + Int(index)]
    case .map:
      var index = target.lowerBound
      while index < target.range.upperBound {
        guard charge(Self.stepsOfComparison, &meter),
          let isSame = isEqual(heap[index], key, program, inputs, &meter)
        else { return .none }
        if isSame { return heap[index + 1] }
        index += 2
      }
      return .none
    case .data where document.kind(target.node) == .array:
      guard var index = integer(key, inputs), index >= 0 else { return .none }
      for element in document.elements(target.node) {
        if index == 0 { return ExpressionValue(element) }
        index -= 1
        guard charge(1, &meter) else { return .none }
      }
      return .none
    case .data where document.kind(target.node) == .object:
      guard isText(key, inputs) else { return .none }
      let name = Array(string(key, program, inputs).utf8)
      let member = document.member(named: name.span, of: target.node)
      _ = charge(member.visited, &meter)
      return member.value.map { ExpressionValue($0) } ?? .none
    default: return .none
    }
  }

  // MARK: Sizes

  mutating func size(
    _ operation: ExpressionProgram.Operation, _ program: ExpressionProgram,
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let value = top
    let size: Int
    if operation == .sizeOfText {
      guard isText(value, inputs) else { return .mismatch("a string") }
      let length = lengthOfText(value, program, inputs)
      if !charge(length.bytes / 16, &meter) { return Self.stopReason(meter) }
      size = length.points
    } else if let count = count(of: value, inputs) {
      if value.kind == .data, !charge(count, &meter) { return Self.stopReason(meter) }
      size = count
    } else {
      return .mismatch(operation == .sizeOfList ? "an array" : "an object")
    }
    replace(ExpressionValue(Int64(size)))
    return nil
  }

  /// Returns the number of elements or entries; nil for other values.
  func count(of value: ExpressionValue, _ inputs: ExpressionInputs) -> Int? {
    switch value.kind {
    case .list: value.count
    case .map: value.count / 2
    case .data:
      switch inputs.document.kind(value.node) {
      case .array, .object: inputs.document.countOfParts(value.node)
      default: nil
      }
    default: nil
    }
  }

  // MARK: Making lists

  mutating func make(
    _ count: Int, _ kind: ExpressionValue.Kind
  ) -> ExpressionFailure.Reason? {
    let start = heap.count
    guard start + count <= mostValues else { return .tooManyValues(mostValues) }
    for index in depth &- count..<depth { heap.append(stack[index]) }
    depth &-= count
    push(ExpressionValue(kind, start..<heap.count))
    return nil
  }

  mutating func joinLists(
    _ inputs: ExpressionInputs, _ meter: inout WorkMeter
  ) -> ExpressionFailure.Reason? {
    let right = pop()
    let left = top
    guard let a = count(of: left, inputs), let b = count(of: right, inputs) else {
      return .mismatch("an array")
    }
    if !charge(a + b, &meter) { return Self.stopReason(meter) }
    var start = left.lowerBound
    let isLast = left.kind == .list && left.range.upperBound == heap.count
    guard heap.count + (isLast ? 0 : a) + b <= mostValues else { return .tooManyValues(mostValues) }
    if !isLast {
      start = heap.count
      appendElements(of: left, inputs)
    }
    appendElements(of: right, inputs)
    replace(ExpressionValue(.list, start..<heap.count))
    return nil
  }

  private mutating func appendElements(of list: ExpressionValue, _ inputs: ExpressionInputs) {
    if list.kind == .list {
      for index in list.range { heap.append(heap[index]) }
    } else {
      for element in inputs.document.elements(list.node) { heap.append(ExpressionValue(element)) }
    }
  }
}

extension JSONDocument {
  /// The number of elements or members.
  fileprivate func countOfParts(_ id: JSONID) -> Int {
    var count = 0
    for _ in elements(id) { count &+= 1 }
    return count
  }
}

/// Reading kept values.
extension ExpressionScratch {
  /// Returns the text of a field of a record; nil for other values.
  func text(
    of field: String, in record: ExpressionValue, _ inputs: ExpressionInputs
  ) -> String? {
    if record.kind == .data {
      let document = inputs.document
      return document.member(field, of: record.node).flatMap { document.string($0) }
    }
    guard record.kind == .map else { return nil }
    for index in stride(from: record.lowerBound, to: record.range.upperBound, by: 2)
    where text(heap[index]) == field {
      return text(heap[index + 1])
    }
    return nil
  }

  private func text(_ value: ExpressionValue) -> String? {
    value.kind == .scratchText ? String(decoding: bytes[value.range], as: UTF8.self) : nil
  }

  /// Returns the elements of a list; none for other values.
  func elements(of list: ExpressionValue, _ inputs: ExpressionInputs) -> [ExpressionValue] {
    switch list.kind {
    case .list: Array(heap[list.range])
    case .data where inputs.document.kind(list.node) == .array:
      inputs.document.elements(list.node).map { ExpressionValue($0) }
    default: []
    }
  }
}
