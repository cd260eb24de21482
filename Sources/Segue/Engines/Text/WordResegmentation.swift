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
    var found: [Segment] = []
    var next = current
    func leaveOut(before start: Int) {
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
    let end = DictionaryBreaks.findWords(in: text.bytes, from: byte, reach: Self.reach) {
      start, needsText in
      leaveOut(before: start)
      guard next < segments.count, segments[next].end > start else { return false }
      let levelRun = segments[next].levelRun
      let wraps = setting.whiteSpaces[levelRuns[levelRun].run] != .nowrap
      found.append(
        Segment(
          contentEnd: start, end: start, levelRun: levelRun, breakAfter: wraps ? .allowed : .none,
          dependsOnLineStart: needsText, endsInSoftHyphen: false, isOrdinary: wraps && !needsText,
          endWithoutIdeographicSpaces: start))
      return true
    }
    if let end { leaveOut(before: end) }
    return (found, next)
  }
}
