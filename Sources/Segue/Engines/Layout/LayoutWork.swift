/// Counts the work of a layout: for each query about a box that is answered, and for each line of a
/// text. A layout that is stopped ends soon, with frames that mean nothing.
extension LayoutScratch {
  /// The work of answering a query about a box, or of laying out a container.
  private static var workOfAnswer: Int { 16 }
  /// The answers after which they are counted.
  private static var answersBetweenCounts: Int { 64 }

  mutating func beginCounting() {
    answers = 0
    countedAnswers = 0
    costliestBox = 0
    nextCount = Self.answersBetweenCounts
    let missing = boxes.paragraphs.count - textWork.count
    if missing > 0 { textWork.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// Counts the answers since the last count as work. Returns whether more work may be done.
  @inline(never)
  mutating func countAnswers() -> Bool {
    texts.meter.add((answers - countedAnswers) &* Self.workOfAnswer)
    countedAnswers = answers
    nextCount = texts.meter.isStopped ? 0 : answers.adding(Self.answersBetweenCounts)
    return !texts.meter.isStopped
  }

  /// The work of the last layout without that of its texts.
  var boxWork: Int { Int(clamping: Int64(answers) * Int64(Self.workOfAnswer)) }

  /// Returns the box that took most of the layout: a text, if measuring texts took more than boxes,
  /// or the box that was visited most often.
  mutating func findCostliestBox() -> BoxID {
    if textWork.reduce(0, &+) > boxWork,
      let text = textWork.indices.max(by: { textWork[$0] < textWork[$1] })
    {
      for index in 0..<boxes.count {
        let box = BoxID(index)
        if boxes.kind(box) == .text, Int(boxes.nodes[box].contentIndex) == text { return box }
      }
    }
    return BoxID(states.indices.max { states[$0].visits < states[$1].visits } ?? 0)
  }
}
