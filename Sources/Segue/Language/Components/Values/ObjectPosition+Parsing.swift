extension ObjectPosition {
  /// Parses a position of one to four parts (CSS Values 4 §8.3): `center`, `top left`, `20% 10px`,
  /// `right 10px bottom 20%`.
  ///
  /// Three parts (`right 10px top`) are parsed as in `background-position`: the edge without an
  /// offset has the offset 0.
  package init(css text: String) throws(ValueProblem) {
    var reader = try CSSReader(text)
    var parts: [PositionPart] = []
    while parts.count < 4, let part = try reader.positionPart() { parts.append(part) }
    try reader.end(of: "a position")
    switch parts.count {
    case 0: throw .missing("a position such as \"center\"", at: 0..<0)
    case 1: self = .resolved(parts[0])
    case 2: self = try .resolved(parts[0], parts[1])
    default: self = try .resolved(edges: parts)
    }
  }
}

/// A keyword or an offset of a position.
private struct PositionPart {
  enum Value {
    case keyword(Keyword)
    case offset(LengthPercentage)
  }
  enum Keyword: String, CaseIterable {
    case left, center, right, top, bottom
  }

  let value: Value
  let range: Range<Int>

  var keyword: Keyword? {
    if case .keyword(let keyword) = value { keyword } else { nil }
  }

  /// The axis of a keyword; nil for `center` and for offsets, which apply to either axis.
  var axis: Axis? {
    switch keyword {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    case .center, nil: nil
    }
  }

  /// The position that the part represents without a following offset.
  var place: ObjectPosition.Offset {
    switch value {
    case .keyword(.left), .keyword(.top): ObjectPosition.Offset(percent: 0)
    case .keyword(.center): ObjectPosition.Offset(percent: 50)
    case .keyword(.right), .keyword(.bottom): ObjectPosition.Offset(percent: 100)
    case .offset(.percent(let percent)): ObjectPosition.Offset(percent: percent)
    case .offset(.points(let points)): ObjectPosition.Offset(points: points)
    }
  }
}

extension CSSReader {
  /// Parses a part. Returns nil at the end of the text, and at a token that `end` will reject.
  fileprivate mutating func positionPart() throws(ValueProblem) -> PositionPart? {
    let range = token.range
    if isAtNumber {
      return PositionPart(value: .offset(try lengthOrPercentage()), range: range)
    }
    if token.kind == .end { return nil }
    guard token.kind == .identifier, let keyword = PositionPart.Keyword(rawValue: name) else {
      throw .noPosition(
        quotation, suggestion: suggestion(for: name, among: PositionPart.Keyword.names), at: range)
    }
    try advance()
    return PositionPart(value: .keyword(keyword), range: range)
  }
}

extension PositionPart.Keyword {
  fileprivate static var names: [String] { allCases.map { $0.rawValue } }
}

extension ObjectPosition {
  fileprivate static func resolved(_ part: PositionPart) -> ObjectPosition {
    part.axis == .vertical ? ObjectPosition(y: part.place) : ObjectPosition(x: part.place)
  }

  /// Combines two parts. Keywords may be in either order; with an offset, the horizontal part is
  /// first.
  fileprivate static func resolved(
    _ first: PositionPart, _ second: PositionPart
  ) throws(ValueProblem) -> ObjectPosition {
    let range = first.range.lowerBound..<second.range.upperBound
    if let axis = first.axis, axis == second.axis { throw .sameAxis(axis, at: range) }
    let isSwapped = first.axis == .vertical || second.axis == .horizontal
    guard isSwapped else { return ObjectPosition(x: first.place, y: second.place) }
    guard first.keyword != nil && second.keyword != nil else {
      throw .verticalFirst(at: range)
    }
    return ObjectPosition(x: second.place, y: first.place)
  }

  /// Combines two edges, of which one or both are followed by an offset.
  fileprivate static func resolved(edges parts: [PositionPart]) throws(ValueProblem)
    -> ObjectPosition
  {
    var groups: [(edge: PositionPart, place: Offset, isMoved: Bool)] = []
    for part in parts {
      switch part.value {
      case .keyword: groups.append((part, part.place, false))
      case .offset(let offset):
        guard let group = groups.popLast(), group.edge.axis != nil, !group.isMoved else {
          throw .offsetWithoutEdge(at: part.range)
        }
        groups.append((group.edge, group.place.moved(inwards: offset), true))
      }
    }
    let range = parts[0].range.lowerBound..<parts[parts.count - 1].range.upperBound
    guard groups.count == 2 else { throw .edgeCount(at: range) }
    let (first, second) = (groups[0], groups[1])
    if let axis = first.edge.axis, axis == second.edge.axis { throw .sameAxis(axis, at: range) }
    let isSwapped = first.edge.axis == .vertical || second.edge.axis == .horizontal
    return isSwapped
      ? ObjectPosition(x: second.place, y: first.place)
      : ObjectPosition(x: first.place, y: second.place)
  }
}

extension ObjectPosition.Offset {
  /// Returns the position, 0 or 100 percent, moved from its edge towards the opposite one.
  fileprivate func moved(inwards offset: LengthPercentage) -> ObjectPosition.Offset {
    let isFar = percent == 100
    switch offset {
    case .percent(let value): return ObjectPosition.Offset(percent: isFar ? 100 - value : value)
    case .points(let value):
      return ObjectPosition.Offset(percent: percent, points: isFar && value != 0 ? -value : value)
    }
  }
}

extension ValueProblem {
  fileprivate static func noPosition(
    _ text: String, suggestion: String?, at range: Range<Int>
  ) -> ValueProblem {
    let wayOut = ": write left, right, top, bottom, center, a percentage or px"
    return ValueProblem(
      "\(text) is no part of a position\(suggestion == nil ? wayOut : didYouMean(suggestion))",
      at: range, replacement: suggestion)
  }

  fileprivate static func sameAxis(_ axis: Axis, at range: Range<Int>) -> ValueProblem {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    return ValueProblem("both parts of this position are \(name): remove one", at: range)
  }

  fileprivate static func verticalFirst(at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "next to a number, the horizontal part of a position comes first: swap the two", at: range)
  }

  fileprivate static func offsetWithoutEdge(at range: Range<Int>) -> ValueProblem {
    ValueProblem(
      "in a position of three or four parts, a number follows left, right, top or bottom",
      at: range)
  }

  fileprivate static func edgeCount(at range: Range<Int>) -> ValueProblem {
    ValueProblem("a position names two edges, a horizontal and a vertical one", at: range)
  }
}
