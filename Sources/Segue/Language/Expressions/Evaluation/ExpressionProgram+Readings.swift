extension ExpressionProgram {
  /// Calls a function with the values of the data on which the result depends.
  ///
  /// Each variable is followed through the fields that are selected of it. The result depends on
  /// the value that is found there with everything in it, unless that value itself is the result,
  /// or only its size is of interest: then it does not depend on what is in it. What it does in
  /// other ways depend on, such as whether a field is there, does not change with a scalar.
  func forEachReading(_ inputs: ExpressionInputs, _ body: (Range<JSONID>) -> Void) {
    let (document, text) = (inputs.document, text)
    var next = 0
    while next < instructions.count {
      let instruction = instructions[next]
      next += 1
      guard instruction.operation == .variable else { continue }
      let value = inputs[Int(instruction.a)]
      guard value.kind == .data else { continue }
      var node: JSONID? = value.node
      while let container = node, next < instructions.count,
        instructions[next].operation == .field || instructions[next].operation == .optionalField
      {
        let name = text.span.extracting(names[Int(instructions[next].a)])
        node =
          document.kind(container) == .object
          ? document.member(named: name, of: container).value : nil
        next += 1
      }
      guard let node else { continue }
      body(node..<(isContentRead(by: next) ? document.end(node) : node.next))
    }
  }

  /// Whether an instruction depends on what is in the container that precedes it.
  private func isContentRead(by index: Int) -> Bool {
    guard index < instructions.count else { return false }
    return switch instructions[index].operation {
    case .has, .sizeOfList, .sizeOfMap: false
    default: true
    }
  }
}
