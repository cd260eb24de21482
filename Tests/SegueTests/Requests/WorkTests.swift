import Dispatch
import Segue
import Testing

/// Tests of the counting of work, of the limits on it, and of cancellation.
@Suite("Work")
struct WorkTests {
  private let compiler = OutfitsSample.compiler

  private var device: Device { compiler.project.devices[0] }

  /// Compiles a file as a request, with all checks, and writes the answer.
  @discardableResult
  private func answer(
    _ file: SourceFile, within budget: WorkBudget, limits: Limits = Limits(),
    in scratch: inout LayoutScratch
  ) -> [DiagnosticCode] {
    let bounded = compiler.bounded(by: budget)
    let screen = bounded.read(file, limits: limits)
    let placed = bounded.layout(screen, on: device, checks: .all, in: &scratch)
    guard let layout = placed.value else { return placed.diagnostics.map(\.code) }
    let written = layout.json(within: budget, limits: limits, in: &scratch)
    return written.diagnostics.map(\.code)
  }

  private func work(_ file: SourceFile, in scratch: inout LayoutScratch) -> [Int] {
    let budget = WorkBudget(limit: .max)
    answer(file, within: budget, in: &scratch)
    return WorkBudget.Stage.allCases.map(budget.used)
  }

  private var screens: [SourceFile] {
    let sources = compiler.project.sources
    return sources.files.filter { $0.path.contains("screens/") }
  }

  /// Boxes around a text with one letter on each line, which is asked for at many widths.
  private func tower(depth: Int, letters: Int) -> SourceFile {
    let styles = [
      #"{"margin": -1, "flexDirection": "row-reverse"}"#, "{}",
      #"{"alignSelf": "baseline", "aspectRatio": 0.01, "height": "50%", "overflow": "scroll"}"#,
    ]
    let label =
      #"{"type": "label", "id": "long", "style": {"minWidth": 0}, "text": "\#(String(repeating: "ب", count: letters))"}"#
    let root = (0..<depth).reduce(label) { inner, level in
      #"{"type": "layout", "style": \#(styles[level % 3]), "children": [\#(inner)]}"#
    }
    return SourceFile(path: "request", text: #"{"screen": "tower", "root": \#(root)}"#)
  }

  @Test("What is remembered of other screens changes no count")
  func memory() {
    var used = LayoutScratch()
    for file in screens { _ = work(file, in: &used) }
    for file in screens {
      var new = LayoutScratch()
      let counts = work(file, in: &new)
      #expect(counts == work(file, in: &used), "\(file.path)")
      #expect(counts.contains { $0 > 0 })
    }
  }

  /// With less recursion, queries are begun whose results are not needed.
  @Test("The maximum recursion depth changes counts by a tenth at most")
  func depths() {
    for seed in UInt64(1)...20 {
      let tree = RandomChains(seed: seed).tree(depth: 40)
      let counts = [16, 160].map { depth in
        var scratch = LayoutScratch(maximumDepth: depth)
        _ = scratch.layout(tree, viewport: Size(width: 390, height: 844))
        return scratch.texts.meter.used
      }
      #expect(
        abs(counts[0] - counts[1]) * 10 <= max(counts[0], counts[1]), "seed \(seed): \(counts)")
    }
  }

  @Test("A request may use as much as its budget, and no unit more")
  func bounds() throws {
    for file in screens + [tower(depth: 12, letters: 200)] {
      var scratch = LayoutScratch()
      let most = work(file, in: &scratch).reduce(0, +)
      let enough = WorkBudget(limit: most)
      let codes = answer(file, within: enough, in: &scratch)
      #expect(!codes.contains(.tooMuchWork), "\(file.path)")
      #expect(enough.used == most && !enough.isExceeded)
      for limit in [most - 1, most / 2, most / 10, 0] {
        let budget = WorkBudget(limit: limit)
        let codes = answer(file, within: budget, in: &scratch)
        #expect(codes.contains(.tooMuchWork), "\(file.path), \(limit) of \(most)")
        #expect(budget.isExceeded)
      }
    }
    #expect(DiagnosticCode.tooMuchWork.isLimit)
    #expect(!DiagnosticCode.cancelled.isLimit)
  }

  @Test("A limit on work ends long work soon, and names the component that took most")
  func costliest() throws {
    let file = tower(depth: 29, letters: 4_000)
    var scratch = LayoutScratch()
    let budget = WorkBudget(limit: 200_000)
    let bounded = compiler.bounded(by: budget)
    let screen = bounded.read(file)
    let placed = bounded.layout(screen, on: device, in: &scratch)
    #expect(placed.value == nil)
    let error = try #require(placed.diagnostics.first { $0.code == .tooMuchWork })
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.utf8.dropFirst(error.range.lowerBound).starts(with: #"{"type": "label""#.utf8))
    #expect(error.message.contains("200000") && error.message.contains("breaking texts"))
    // A line is at most three cuts and a step more than the limit; then nothing is counted.
    #expect(budget.used < 210_000)
    // The scratch is as good as a new one.
    var new = LayoutScratch()
    #expect(work(screens[0], in: &scratch) == work(screens[0], in: &new))
  }

  @Test("A plan of a flight is counted, and refused past the limit")
  func flights() throws {
    var scratch = LayoutScratch()
    let screen = try #require(compiler.screen("outfits").value)
    let layout = compiler.layout(screen, on: device, in: &scratch).value
    let card = try #require(screen.component(id: "card[1]"))
    let budget = WorkBudget(limit: .max)
    let taps = compiler.bounded(by: budget).plans(tapping: card, on: layout, in: &scratch)
    #expect(taps.value.count == 1 && budget.used(by: .flights) > 0 && budget.used(by: .layout) > 0)
    let small = WorkBudget(limit: budget.used - 1)
    let refused = compiler.bounded(by: small).plans(tapping: card, on: layout, in: &scratch)
    #expect(refused.diagnostics.map(\.code).contains(.tooMuchWork))
    #expect(refused.value.isEmpty)
  }

  @Test("Work that is cancelled beforehand reports that it was")
  func cancelledBefore() {
    let budget = WorkBudget(limit: .max)
    budget.cancel()
    var scratch = LayoutScratch()
    #expect(answer(screens[0], within: budget, in: &scratch).contains(.cancelled))
    let compilation = compiler.bounded(by: budget).compile()
    #expect(compilation.diagnostics.map(\.code) == [.cancelled])
  }

  /// The call is repeated, so that it is under way when it is cancelled.
  @Test("Another thread ends a call between two lines of a text")
  func cancelledMeanwhile() {
    let budget = WorkBudget(limit: .max)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) { budget.cancel() }
    var scratch = LayoutScratch()
    var codes: [DiagnosticCode] = []
    let file = tower(depth: 29, letters: tries(100_000, withoutOptimisation: 10_000))
    for _ in 0..<1_000 where !codes.contains(.cancelled) {
      codes = answer(file, within: budget, in: &scratch)
    }
    #expect(codes.contains(.cancelled))
  }

  /// Three letters with line feeds are three lines.
  @Test("Lines and bytes of an answer are limited exactly")
  func answers() throws {
    let file = SourceFile(
      path: "request",
      text: #"""
        {"screen": "a", "root": {
          "type": "label", "text": "a\nb\nc", "style": {"whiteSpace": "pre-wrap"}}}
        """#)
    var scratch = LayoutScratch()
    func codes(_ limits: Limits) -> [DiagnosticCode] {
      answer(file, within: WorkBudget(limit: .max), limits: limits, in: &scratch)
    }
    #expect(!codes([.lines: 3]).contains(.tooManyLines))
    #expect(codes([.lines: 2]).contains(.tooManyLines))
    let layout = try #require(
      compiler.layout(compiler.read(file), on: device, in: &scratch).value)
    // After its only component, the answer has `]}`.
    let count = layout.json(in: &scratch).count
    #expect(!codes([.answerBytes: count]).contains(.answerTooLarge))
    #expect(codes([.answerBytes: count - 3]).contains(.answerTooLarge))
    // The limits are those of the request in its layout, too, where this text overflows its box.
    let narrow = SourceFile(
      path: "request",
      text: #"{"screen": "a", "root": {"type": "label", "text": "abc", "style": {"width": 0}}}"#)
    for (most, isEnough) in [(3, true), (2, false)] {
      let screen = compiler.read(narrow, limits: [.lines: most])
      let codes = compiler.layout(screen, on: device, in: &scratch).diagnostics.map(\.code)
      #expect(codes.contains(.tooManyLines) == !isEnough)
    }
    #expect(DiagnosticCode.tooManyLines.isLimit && DiagnosticCode.answerTooLarge.isLimit)
  }

  /// Runs the work from the last piece to the first.
  private struct Backwards: Workers {
    func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      (0..<count).reversed().map(work).reversed()
    }
  }

  @Test("The work of a project and its error do not depend on the order of the work")
  func projects() {
    let devices = Array(compiler.project.devices.prefix(tries(2, withoutOptimisation: 1)))
    func outcome(_ limit: Int, _ workers: some Workers) -> (Int, [Diagnostic]) {
      let budget = WorkBudget(limit: limit)
      let compilation = compiler.bounded(by: budget).compile(on: devices, by: workers)
      return (budget.used, compilation.diagnostics)
    }
    let (used, diagnostics) = outcome(.max, SerialWorkers())
    #expect(diagnostics.map(\.code) == [] && used > 100_000)
    #expect(outcome(.max, Backwards()).0 == used)
    for limit in [0, used / 10, used / 2].prefix(tries(3, withoutOptimisation: 2)) {
      let serial = outcome(limit, SerialWorkers()).1
      #expect(serial.map(\.code).contains(.tooMuchWork))
      #expect(outcome(limit, Backwards()).1 == serial)
    }
  }
}
