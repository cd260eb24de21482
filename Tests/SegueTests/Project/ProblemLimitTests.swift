import Segue
import Synchronization
import Testing

/// Tests of the limit on reported problems per file, for every step of compilation. The problems of
/// the files are counted by hand.
@Suite("Problem limit")
struct ProblemLimitTests {
  /// A step of compilation that reports problems.
  enum Step: CaseIterable {
    case reading, expanding, composing, linking, naming, placing

    var code: DiagnosticCode {
      switch self {
      case .reading: .unknownKey
      case .expanding: .unknownStyle
      case .composing: .unknownComponent
      case .naming: .unknownScreen
      case .linking: .deadLink
      case .placing: .visibleOverflow
      }
    }
  }

  private func screen(_ root: String, keys: String = "") -> String {
    "--- segue.json\n{\"schemes\": [\"s\"]}\n"
      + "--- screens/a.json\n{\"screen\": \"a\", \(keys)\"root\": \(root)}\n"
  }

  private func layout(_ keys: String, _ children: [String] = []) -> String {
    #"{"type": "layout", \#(keys)"children": [\#(children.joined(separator: ", "))]}"#
  }

  private func tap(_ links: [String]) -> String {
    let actions = links.map { #"{"type": "navigate", "to": "s://\#($0)"}"# }
    return #""events": {"tap": [\#(actions.joined(separator: ", "))]}, "#
  }

  /// Returns a project of one screen in which one step finds `count` problems at distinct
  /// locations.
  private func text(of count: Int, from step: Step) -> String {
    let numbers = 0..<count
    switch step {
    case .reading:
      return screen(layout(""), keys: numbers.map { #""k\#($0)": 1, "# }.joined())
    case .expanding:
      let styles = numbers.map { #""s\#($0)": 1"# }.joined(separator: ", ")
      return screen(layout(#""style": {\#(styles)}, "#))
    case .composing: return screen(layout("", numbers.map { #"{"type": "zz\#($0)"}"# }))
    case .naming:
      let actions = numbers.map { #"{"type": "backTo", "screen": "zz\#($0)"}"# }
      return screen(layout(#""events": {"tap": [\#(actions.joined(separator: ", "))]}, "#))
    case .linking: return screen(layout(tap(numbers.map { "dead\($0)" })))
    case .placing:
      // A box of 20 points in a box of 10.
      let box = #"{"type": "layout", "style": {"width": 20, "height": 5, "flexShrink": 0}}"#
      let parent = layout(#""style": {"width": 10, "height": 10, "flexShrink": 0}, "#, [box])
      return screen(layout("", numbers.map { _ in parent }))
    }
  }

  private func told(_ text: String, limit: Int) -> [Diagnostic] {
    TestProject(text, limits: [.problems: limit]).diagnostics
  }

  @Test(
    "Up to the limit all problems are reported, then an error where the others begin",
    arguments: Step.allCases)
  func bounds(step: Step) throws {
    for count in [7, 8] {
      #expect(
        told(text(of: count, from: step), limit: 8).map(\.code)
          == Array(repeating: step.code, count: count))
    }
    let text = text(of: 11, from: step)
    let all = TestProject(text).diagnostics
    try #require(all.map(\.code) == Array(repeating: step.code, count: 11))
    let some = told(text, limit: 8)
    #expect(Array(some.prefix(8)) == Array(all.prefix(8)))
    #expect(some.dropFirst(8).map(\.code) == [.tooManyProblems])
    #expect(some.last?.range == all[8].range && some.last?.severity == .error)
    #expect(some.last?.message.contains("more than 8 problems") == true)
  }

  /// A screen with an unknown key, two unknown styles and a dead link, in this order.
  private var mixed: String {
    screen(layout(#""style": {"s0": 1, "s1": 1}, "# + tap(["dead"])), keys: #""colour": 1, "#)
  }

  @Test("Problems of different steps count together, and the first in the file are reported")
  func steps() {
    let codes: [DiagnosticCode] = [.unknownKey, .unknownStyle, .unknownStyle, .deadLink]
    #expect(told(mixed, limit: 4).map(\.code) == codes)
    for limit in 0..<4 {
      #expect(told(mixed, limit: limit).map(\.code) == codes.prefix(limit) + [.tooManyProblems])
    }
    // The link precedes the style, although it is found to be dead long after the style is read.
    let late = screen(layout(tap(["dead"]) + #""style": {"s0": 1}, "#))
    #expect(told(late, limit: 1).map(\.code) == [.deadLink, .tooManyProblems])
  }

  @Test("A problem in a component counts once, however often the component is used")
  func uses() {
    let text =
      screen(layout("", Array(repeating: #"{"type": "c"}"#, count: 3)))
      + "--- components/c.json\n"
      + #"{"component": "c", "body": {"type": "layout", "stile": {}}}"# + "\n"
    #expect(told(text, limit: 1).map(\.code) == [.unknownKey])
    #expect(told(text, limit: 0).map(\.code) == [.tooManyProblems])
  }

  @Test("The problems of each file are counted separately")
  func files() {
    let text =
      mixed + "--- screens/b.json\n"
      + #"{"screen": "b", "route": "/", "hue": 1, "root": {"type": "layout", "style": {"s": 1}}}"#
      + "\n"
    let told = told(text, limit: 2)
    #expect(
      told.map(\.code) == [
        .unknownKey, .unknownStyle, .tooManyProblems, .unknownKey, .unknownStyle,
      ])
    #expect(self.told(text, limit: 0).map(\.code) == [.tooManyProblems, .tooManyProblems])
  }

  @Test("A screen of a request has the same limit")
  func requests() {
    let file = SourceFile(
      path: "a.json",
      text:
        #"{"screen": "a", "colour": 1, "root": {"type": "layout", "style": {"s0": 1, "s1": 1}}}"#)
    let compiler = Compiler(TestProject(screen(layout(""))).project)
    func codes(_ limit: Int) -> [DiagnosticCode] {
      var scratch = LayoutScratch()
      return compiler.layout(
        compiler.read(file, limits: [.problems: limit]), on: compiler.project.devices[0],
        checks: .all, in: &scratch
      ).diagnostics.map(\.code)
    }
    #expect(codes(3) == [.unknownKey, .unknownStyle, .unknownStyle])
    #expect(codes(2) == [.unknownKey, .unknownStyle, .tooManyProblems])
    #expect(codes(0) == [.tooManyProblems])
  }

  // MARK: Order

  /// Workers that process the last element first.
  private struct Backwards: Workers {
    func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      Array((0..<count).reversed().map(work).reversed())
    }
  }

  /// Each of eight links passes a number to a screen with eight dead links, so 64 links are dead: each
  /// of the eight is reported once, with eight notes.
  private var variants: String {
    screen(layout("", (0..<8).map { layout(tap(["t/\($0)"])) }))
      + "--- screens/t.json\n"
      + #"{"screen": "t", "route": "/t/{n}", "parameters": {"n": "string"}, "root": "#
      + layout("", (0..<8).map { layout(tap(["dead\($0)/${n}"])) }) + "}\n"
  }

  @Test(
    "Which problems are reported does not depend on the order of the work",
    arguments: [1, 3, 7, 8])
  func workers(limit: Int) {
    let all = TestProject(variants).diagnostics
    #expect(all.count == 8 && all.allSatisfy { $0.notes.count == 8 })
    let compiler = Compiler(TestProject(variants, limits: [.problems: limit]).project)
    let told = compiler.compile().diagnostics
    #expect(Array(told.prefix(limit)) == Array(all.prefix(limit)))
    #expect(told.count == min(limit + 1, 8))
    #expect(compiler.compile(by: Backwards()).diagnostics == told)
  }

  /// The codes are sorted by name before and after that of the limit.
  @Test(
    "Limiting parts and joining them in any order equals limiting the whole", arguments: 0..<12)
  func parts(limit: Int) {
    let codes: [DiagnosticCode] = [.deadLink, .unknownKey, .unknownStyle]
    let found = (0..<90).map { number in
      let (file, place) = (number % 2, number * 37 % 5)
      return Diagnostic(
        codes[number % 3], .warning, "message \(number * 7 % 4)",
        at: SourceRange(file: FileID(file), lowerBound: place, upperBound: place + 1))
    }
    let limits: Limits = [.problems: limit]
    let all = found.inSourceOrder()
    let wanted = [0, 1].flatMap { file in
      let ofFile = all.filter { $0.range.file == FileID(file) }
      return ofFile.prefix(limit).map { ($0.code, $0.range, $0.message) }
        + ofFile.dropFirst(limit).prefix(1).map {
          (
            .tooManyProblems, $0.range,
            "there are more than \(limit) problems: those from here on are not reported"
          )
        }
    }
    for count in [1, 2, 7] {
      let parts = (0..<count).map { part in
        found.indices.filter { $0 % count == part }.map { found[$0] }.inSourceOrder(within: limits)
      }
      for joined in [parts.flatMap { $0 }, parts.reversed().flatMap { $0 }] {
        let told = joined.inSourceOrder(within: limits)
        #expect(told.map(\.code) == wanted.map(\.0))
        #expect(told.map(\.range) == wanted.map(\.1))
        #expect(told.map(\.message) == wanted.map(\.2))
        #expect(told.inSourceOrder(within: limits) == told && told.inSourceOrder() == told)
      }
    }
  }

  // MARK: Memory

  /// Workers that record how many pieces each call has.
  private final class Counting: Workers {
    let pieces = Mutex<[Int]>([])

    func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      pieces.withLock { $0.append(count) }
      return SerialWorkers().map(count, work)
    }
  }

  @Test("Screens past the limit are not expanded, however many are opened")
  func surplusScreens() {
    let text =
      screen(layout("", (0..<300).map { layout(tap(["t/\($0)"])) }))
      + "--- screens/t.json\n"
      + #"{"screen": "t", "route": "/t/{n}", "parameters": {"n": "string"}, "root": "#
      + layout("", Array(repeating: layout(""), count: 99)) + "}\n"
    // The first screen has 301 components, and each screen that it opens has 100.
    let workers = Counting()
    let compiler = Compiler(TestProject(text, limits: [.placedComponents: 601]).project)
    let compilation = compiler.compile(by: workers)
    #expect(compilation.instances.count == 4)
    #expect(
      compilation.diagnostics.filter { $0.severity == .error }.map(\.code) == [.tooManyLayouts])
    // All 300 at once would be one call of 300 pieces.
    #expect((workers.pieces.withLock { $0.max() } ?? 0) <= 16)
  }
}
