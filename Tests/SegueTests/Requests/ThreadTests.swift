import Dispatch
import Segue
import Synchronization
import Testing

/// Tests of concurrent work, compared with the results of one thread. Under the thread sanitizer
/// they also detect data races.
@Suite("Threads")
struct ThreadTests {
  /// Runs the work on all available threads, or from the last element to the first.
  private enum Order: CaseIterable, Workers {
    case threads, backwards

    func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      let found = Found<Result>()
      switch self {
      case .threads:
        DispatchQueue.concurrentPerform(iterations: count) { found.add(work($0), at: $0) }
      case .backwards:
        for place in (0..<count).reversed() { found.add(work(place), at: place) }
      }
      return found.inOrder
    }
  }

  /// The results of threads, by index.
  private final class Found<Result: Sendable>: Sendable {
    private let results = Mutex<[Int: Result]>([:])

    func add(_ result: Result, at place: Int) {
      results.withLock { $0[place] = result }
    }

    var inOrder: [Result] {
      results.withLock { results in results.keys.sorted().compactMap { results[$0] } }
    }
  }

  /// Returns all diagnostics and bytes of a compilation.
  private func outcome(_ compilation: Compilation) -> [UInt8] {
    let said = compilation.diagnostics.map { "\($0.code.rawValue) \($0.message)\n" }.joined()
    return Array(said.utf8)
      + compilation.binaryArtefact(of: OutfitsSample.compiler.project)
  }

  private var devices: [Device] {
    Array(OutfitsSample.compiler.project.devices.prefix(tries(2, withoutOptimisation: 1)))
  }

  @Test("Several threads compile a project as one does", arguments: [true, false])
  func workers(isThreaded: Bool) {
    let order: Order = isThreaded ? .threads : .backwards
    let compiler = OutfitsSample.compiler
    let alone = outcome(compiler.compile(on: devices))
    #expect(outcome(compiler.compile(on: devices, by: order)) == alone)
  }

  @Test("Concurrent compilations of one project give the same result")
  func compilations() {
    let compiler = OutfitsSample.compiler
    let devices = Array(devices.prefix(1))
    let alone = outcome(compiler.compile(on: devices))
    let all = Order.threads.map(tries(6, withoutOptimisation: 2)) { _ in
      outcome(compiler.compile(on: devices))
    }
    #expect(all.allSatisfy { $0 == alone })
  }

  @Test("Threads with separate scratch memory compute the same layouts as one thread")
  func requests() {
    let compiler = OutfitsSample.compiler
    let ids = compiler.project.screenIDs
    let device = compiler.project.devices[0]
    @Sendable func answer(_ place: Int, _ scratch: inout LayoutScratch) -> [UInt8] {
      var diagnostics: [Diagnostic] = []
      guard let screen = compiler.screen(ids[place % ids.count]).value(reportingTo: &diagnostics)
      else { return [] }
      let layout = compiler.layout(screen, on: device, in: &scratch).value(
        reportingTo: &diagnostics)
      return layout.json(in: &scratch) + Array(diagnostics.map(\.message).joined().utf8)
    }
    var scratch = LayoutScratch()
    let alone = ids.indices.map { answer($0, &scratch) }
    let all = Order.threads.map(8) { thread in
      var scratch = LayoutScratch()
      return ids.indices.map { answer(($0 + thread) % ids.count, &scratch) }
    }
    for (thread, answers) in all.enumerated() {
      #expect(answers == ids.indices.map { alone[($0 + thread) % ids.count] })
    }
  }
}
