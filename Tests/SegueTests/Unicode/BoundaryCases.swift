import Foundation
import Segue

/// A text with the indices of its boundaries, in code points, as found by another program.
struct BoundaryCase: Decodable, CustomStringConvertible {
  var text: String
  var starts: [Int]

  init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    text = try fields.decode(String.self)
    starts = try fields.decode([Int].self)
  }

  init(_ text: String, _ starts: [Int]) {
    self.text = text
    self.starts = starts
  }

  var description: String { text.unicodeScalars.map(\.notation).joined(separator: " ") }

  private struct File: Decodable {
    var cases: [BoundaryCase]
  }

  static func committed(_ name: String) throws -> [BoundaryCase] {
    try JSONDecoder().decode(File.self, from: Data(contentsOf: fixture(name))).cases
  }

  /// Returns the cases of the file that the environment variable names, or none if it is not set.
  static func fresh(_ variable: String) throws -> [BoundaryCase] {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return [] }
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(File.self, from: file).cases
  }

  /// Reads cases in the notation of Tests/Unicode/make_conformance_fixtures.py.
  static func conformance(_ name: String) throws -> [BoundaryCase] {
    let lines = try String(contentsOf: fixture(name), encoding: .utf8).split(separator: "\n")
    let points = lines[0].conformancePoints
    return lines.dropFirst().map { line in
      var scalars = String.UnicodeScalarView()
      var starts: [Int] = []
      var digits = line.utf8.makeIterator()
      while let high = digits.next() {
        if high == UInt8(ascii: "|") {
          starts.append(scalars.count)
        } else if let low = digits.next() {
          scalars.append(points[(Int(high) - 48) * 32 + Int(low) - 48])
        }
      }
      return BoundaryCase(String(scalars), starts)
    }
  }

  static func fixture(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(name)")
  }
}

/// The boundaries of a text by code point instead of by byte.
struct BoundedText {
  var scalars: [Unicode.Scalar]
  var boundaries: [TextBoundary]

  init(_ text: String, _ rules: LineBreakRules) {
    var flags: [TextBoundary] = []
    textBoundaries(of: Array(text.utf8), rules: rules, into: &flags)
    scalars = Array(text.unicodeScalars)
    boundaries = []
    var byte = 0
    for scalar in scalars {
      boundaries.append(flags[byte])
      byte += String(scalar).utf8.count
    }
  }

  func places(of boundary: TextBoundary) -> [Int] {
    boundaries.indices.filter { $0 > 0 && boundaries[$0].contains(boundary) }
  }

  /// Returns where lines start in a box of zero width: at every opportunity with visible text
  /// before it on the line or in the piece after it.
  func lineStarts() -> [Int] {
    var starts: [Int] = []
    var lineStart = 0
    var isSeen = false
    for place in scalars.indices {
      let boundary = boundaries[place]
      let holdsHyphenOnly =
        place > lineStart
        && scalars[(lineStart + 1)..<place].allSatisfy {
          let kind = CharacterProperties($0).lineBreak
          return kind == .combiningMark || kind == .zeroWidthJoiner
        }
      let isBarred =
        boundary.contains(.dependsOnLineStart)
        && (isShortRun(at: place, from: lineStart) ?? holdsHyphenOnly)
      let takes = boundary.contains(.mayBreak) && (isSeen || isPieceSeen(from: place)) && !isBarred
      if boundary.contains(.mustBreak) || takes {
        starts.append(place)
        lineStart = place
        isSeen = false
      }
      isSeen = isSeen || isVisible(place)
    }
    return starts
  }

  /// Returns whether a run, counted from the start of the line, is too short for two words, or nil
  /// if the index is not inside a run of a script that needs a dictionary.
  private func isShortRun(at place: Int, from lineStart: Int) -> Bool? {
    func script(_ index: Int) -> UInt32? {
      guard CharacterProperties(scalars[index]).lineBreak == .complexContext else { return nil }
      let block = scalars[index].value >> 7
      return block == 0x21 ? 0x20 : block
    }
    guard place > lineStart, let own = script(place), script(place - 1) == own else { return nil }
    let before = scalars[lineStart..<place].indices.reversed().prefix { script($0) == own }
    let after = scalars[place...].indices.prefix { script($0) == own }
    let isThai = own == 0x1C
    return before.count + after.count < (isThai ? 5 : 4)
  }

  private func isPieceSeen(from start: Int) -> Bool {
    let end = boundaries[(start + 1)...].firstIndex { $0.contains(.mayBreak) } ?? scalars.count
    return (start..<end).contains(where: isVisible)
  }

  private func isVisible(_ place: Int) -> Bool {
    let scalar = scalars[place]
    // Line and paragraph separators are as wide as a space.
    if scalar == "\u{2028}" || scalar == "\u{2029}" { return true }
    let properties = CharacterProperties(scalar)
    switch properties.graphemeBreak {
    case .control, .lineFeed: return false
    default:
      return boundaries[place].contains(.cluster) && !properties.isDefaultIgnorable && scalar != " "
    }
  }
}

extension Substring {
  /// The code points that the first line of a conformance fixture lists.
  var conformancePoints: [Unicode.Scalar] {
    split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
  }
}

extension Unicode.Scalar {
  var notation: String { String(value, radix: 16, uppercase: true) }
}
