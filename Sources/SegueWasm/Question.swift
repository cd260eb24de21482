/// A question as JSON: an object with known members.
struct Question {
  private var reader: DocumentReader
  private let object: DocumentReader.Object

  /// Reads a question.
  ///
  /// - Throws: The first problem of the text, or of its keys.
  init(_ bytes: [UInt8], keys: [String]) throws(Refusal) {
    let (document, problems) = parseJSON(SourceFile(path: "question", bytes: bytes), id: FileID(0))
    if let problem = problems.first { throw Refusal(problem.message) }
    var reader = DocumentReader(document)
    let object = reader.object(document.root, "a question", keys: keys)
    self.reader = reader
    guard let object, reader.diagnostics.all.isEmpty else {
      throw Refusal(reader.diagnostics.all.first?.message ?? "a question is an object")
    }
    self.object = object
  }

  // MARK: Members

  mutating func required(_ key: String) throws(Refusal) -> String {
    guard let text = try text(key) else { throw Refusal("a question needs \(quoted(key))") }
    return text
  }

  mutating func text(_ key: String) throws(Refusal) -> String? {
    try read(key) { $0.string($1, for: key) }
  }

  mutating func boolean(_ key: String) throws(Refusal) -> Bool? {
    try read(key) { $0.boolean($1, for: key) }
  }

  mutating func integer(
    _ key: String, in range: ClosedRange<Double>
  ) throws(Refusal) -> Int? {
    let number = try read(key) { $0.number($1, for: key, in: range) }
    guard let number else { return nil }
    guard let integer = Int(exactly: number) else {
      throw Refusal("\(quoted(key)) is a whole number")
    }
    return integer
  }

  /// Reads the index of something in a list that is not known yet.
  mutating func index(_ key: String) throws(Refusal) -> Int? {
    try integer(key, in: 0...Double(Int32.max))
  }

  /// Reads an array of two such indices.
  mutating func indices(_ key: String) throws(Refusal) -> (Int, Int)? {
    let numbers = try read(key) { (reader, node) -> [Double]? in
      let parts = reader.array(node, for: key) ?? []
      return parts.compactMap { reader.number($0, for: key, in: 0...Double(Int32.max)) }
    }
    guard let numbers else { return nil }
    let indices = numbers.compactMap { Int(exactly: $0) }
    guard indices.count == 2, numbers.count == 2 else {
      throw Refusal("\(quoted(key)) is an array of two whole numbers")
    }
    return (indices[0], indices[1])
  }

  mutating func direction(_ key: String) throws(Refusal) -> FlightPlan.Direction? {
    try read(key) { $0.keyword($1, for: key) }
  }

  mutating func presentation(_ key: String) throws(Refusal) -> Presentation? {
    try read(key) { $0.keyword($1, for: key) }
  }

  mutating func phase(_ key: String) throws(Refusal) -> ScreenPhase? {
    try read(key) { $0.keyword($1, for: key) }
  }

  func arguments(_ key: String) throws(Refusal) -> GivenArguments {
    guard let node = object[key] else { return GivenArguments() }
    return try GivenArguments(node, of: reader.document)
  }

  /// Reads the scroll offsets of containers: an object with an array `[x, y]` for each name.
  mutating func offsets(_ key: String) throws(Refusal) -> GivenOffsets {
    let offsets = try read(key) { (reader, node) -> GivenOffsets? in
      var offsets = GivenOffsets()
      for member in reader.object(node, for: key)?.members ?? [] {
        let parts = reader.array(member.value, for: member.key) ?? []
        let numbers = parts.compactMap {
          reader.number($0, for: member.key, in: MotionLimits.magnitude)
        }
        if numbers.count == 2, parts.count == 2 {
          offsets.add(member.key, Point(x: numbers[0], y: numbers[1]))
        } else {
          reader.reportWrongType(
            member.value, key: member.key, expected: "an array of two numbers, [x, y]")
        }
      }
      return offsets
    }
    return offsets ?? GivenOffsets()
  }

  /// Reads interruptions, in the form of the output of `seguec frames --format json`.
  mutating func interruptions(_ key: String) throws(Refusal) -> [FlightTurn] {
    var turns: [FlightTurn] = []
    let parts = try read(key) { $0.array($1, for: key) }
    for node in parts ?? [] {
      let turn = try read(node) { $0.turn(node) }
      guard let turn, turns.last.map({ $0.time < turn.time }) ?? true else {
        throw Refusal(
          "an interruption is at a time from 0 to \(shortestText(of: Timing.longestDuration)) s, "
            + "later than the one before, and its frame is within a billion points")
      }
      turns.append(turn)
    }
    return turns
  }

  private mutating func read<Value>(
    _ key: String, _ read: (inout DocumentReader, JSONID) -> Value?
  ) throws(Refusal) -> Value? {
    guard let node = object[key] else { return nil }
    return try self.read(node) { read(&$0, node) }
  }

  private mutating func read<Value>(
    _ node: JSONID, _ read: (inout DocumentReader) -> Value?
  ) throws(Refusal) -> Value? {
    let value = read(&reader)
    if let problem = reader.diagnostics.all.first { throw Refusal(problem.message) }
    return value
  }
}

extension DocumentReader {
  private enum Kind: String, CaseIterable { case reverse, sendBack, retarget }

  fileprivate mutating func turn(_ node: JSONID) -> FlightTurn? {
    let what = "an interruption"
    guard let turn = object(node, what, keys: ["time", "action", "frame"]),
      let timeNode = required("time", in: turn, of: what),
      let time = number(timeNode, for: "time", in: 0...Timing.longestDuration),
      let action = required("action", in: turn, of: what),
      let kind = keyword(action, for: "action", as: Kind.self)
    else { return nil }
    switch kind {
    case .reverse: return FlightTurn(at: time, .reverse)
    case .sendBack: return FlightTurn(at: time, .sendBack)
    case .retarget:
      guard let frame = required("frame", in: turn, of: what),
        let sides = object(frame, "a frame", keys: ["x", "y", "width", "height"]),
        let x = side("x", of: sides), let y = side("y", of: sides),
        let width = side("width", of: sides), let height = side("height", of: sides)
      else { return nil }
      return FlightTurn(at: time, .retarget(Rect(x: x, y: y, width: width, height: height)))
    }
  }

  private mutating func side(_ key: String, of frame: Object) -> Double? {
    required(key, in: frame, of: "a frame").flatMap {
      number($0, for: key, in: MotionLimits.magnitude)
    }
  }
}
