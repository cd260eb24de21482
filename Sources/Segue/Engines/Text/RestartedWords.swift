/// Words of a script that needs a dictionary, where a line begins within one: browsers look for words from
/// the line's start on.
extension ShapedText {
  /// So many characters are looked at. From some word on words begin where they did before, mostly soon.
  private static let reach = 256

  /// The segments in place of those from the current one up to, but without, `next`.
  ///
  /// - Parameters:
  ///   - place: Within the current segment, behind its start.
  ///   - segments: Those of the line breaker.
  func wordStarts(
    fromLineAt place: Int, in segments: [Segment], _ current: Int
  ) -> (segments: [Segment], next: Int) {
    var found: [Segment] = []
    var next = current
    func leaveOut(before start: Int) {
      while next < segments.count, segments[next].end < start {
        // Only where another stretch begins has to be kept.
        if next + 1 < segments.count, segments[next + 1].stretch != segments[next].stretch {
          var end = segments[next]
          end.breakAfter = .none
          end.isPlain = false
          found.append(end)
        }
        next += 1
      }
    }
    let end = DictionaryBreaks.findWords(in: text.bytes, from: place, reach: Self.reach) {
      start, needsText in
      leaveOut(before: start)
      guard next < segments.count, segments[next].end > start else { return false }
      let stretch = segments[next].stretch
      let wraps = setting.whiteSpaces[stretches[stretch].run] != .nowrap
      found.append(
        Segment(
          contentEnd: start, end: start, stretch: stretch, breakAfter: wraps ? .allowed : .none,
          needsTextBefore: needsText, endsInSoftHyphen: false, isPlain: wraps && !needsText,
          fittingEnd: start))
      return true
    }
    if let end { leaveOut(before: end) }
    return (found, next)
  }
}
