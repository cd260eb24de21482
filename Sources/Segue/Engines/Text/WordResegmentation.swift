import Synchronization

/// Words of a line that begins within a word, in scripts whose words are found with a dictionary:
/// browsers search for words from the start of the line.
extension ShapedText {
  /// The number of characters searched. From some word on, usually soon, words begin where they did
  /// before.
  private static let reach = 256

  /// Returns the segments that replace those from the current one up to, but not including, `next`.
  ///
  /// - Parameters:
  ///   - byte: A byte within the current segment, after its start.
  ///   - segments: The segments of the line breaker.
  ///   - current: The index of the current segment.
  func wordStarts(
    fromLineAt byte: Int, in segments: [Segment], _ current: Int
  ) -> (segments: [Segment], next: Int) {
    var words = Resegmentation(shape: self, segments: segments, next: current)
    lineMemory.withLock {
      let end = $0.findWords(in: text.bytes, from: byte, reach: Self.reach) { start, needsText in
        words.add(start, needsText: needsText)
      }
      if let end { words.leaveOut(before: end) }
    }
    return (words.found, words.next)
  }

  private struct Resegmentation {
    let shape: ShapedText
    let segments: [Segment]
    /// The segments that are added.
    private(set) var found: [Segment] = []
    /// The index of the first segment that is kept.
    private(set) var next: Int

    init(shape: ShapedText, segments: [Segment], next: Int) {
      self.shape = shape
      self.segments = segments
      self.next = next
    }

    /// Leaves out the segments that end before a byte.
    mutating func leaveOut(before start: Int) {
      while next < segments.count, segments[next].end < start {
        // Only segments that end a level run must be kept.
        if next + 1 < segments.count, segments[next + 1].levelRun != segments[next].levelRun {
          var end = segments[next]
          end.breakAfter = .none
          end.isOrdinary = false
          found.append(end)
        }
        next += 1
      }
    }

    /// Adds a segment that ends where a word starts.
    ///
    /// - Returns: Whether the word has no segment of its own yet.
    mutating func add(_ start: Int, needsText: Bool) -> Bool {
      leaveOut(before: start)
      guard next < segments.count, segments[next].end > start else { return false }
      let levelRun = segments[next].levelRun
      let wraps = shape.setting.whiteSpaces[shape.levelRuns[levelRun].run] != .nowrap
      found.append(
        Segment(
          contentEnd: start, end: start, levelRun: levelRun, breakAfter: wraps ? .allowed : .none,
          dependsOnLineStart: needsText, endsInSoftHyphen: false, isOrdinary: wraps && !needsText,
          endWithoutIdeographicSpaces: start))
      return true
    }
  }
}
