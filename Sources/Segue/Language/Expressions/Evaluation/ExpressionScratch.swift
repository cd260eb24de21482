/// The memory of evaluations, which is reused.
///
/// It contains the content of the last result, until the next evaluation, and that of the results
/// that are kept.
package struct ExpressionScratch: Sendable {
  /// A loop of a macro.
  struct Loop {
    enum Target {
      /// The elements of an array and the keys of an object of the document.
      case elements, keys
      /// The values and the keys in the scratch memory.
      case values, madeKeys
    }

    var target = Target.values
    /// The index of the next element and that after the last one.
    var position = 0
    var end = 0
    /// The number of values that were collected before the loop.
    var base = 0
    /// The number of elements that satisfy the condition.
    var count = 0
    /// The result that an element has decided, or the first error.
    var decided = ExpressionValue.none
    /// The number of failures before the loop. One more is kept, the first error.
    var failures = 0
  }

  var stack: [ExpressionValue] = []
  var depth = 0
  var locals: [ExpressionValue] = []
  var loops: [Loop] = []
  /// The elements of the lists that are being made.
  var collected: [ExpressionValue] = []
  /// The elements of the lists and maps that have been made.
  var heap: [ExpressionValue] = []
  /// The strings that have been made.
  var bytes: [UInt8] = []
  var failures: [ExpressionFailure] = []
  /// Work that the meter has not counted: about 16 of these are a unit.
  var pendingWork = 0
  var mostBytes = 0
  var mostValues = 0
  /// The numbers of values and bytes at the beginning that are kept.
  private var keptValues = 0
  private var keptBytes = 0

  package init() {}

  /// The number of values and bytes that are kept.
  var keptCount: Int { keptValues + keptBytes }

  mutating func prepare(for program: ExpressionProgram) {
    depth = 0
    if stack.count < program.stackSize {
      stack = Array(repeating: .none, count: program.stackSize)
    }
    if locals.count < program.localCount {
      locals = Array(repeating: .none, count: program.localCount)
    }
    if loops.count < program.loopLocals.count {
      loops = Array(repeating: Loop(), count: program.loopLocals.count)
    }
    if !collected.isEmpty { collected.removeAll(keepingCapacity: true) }
    if heap.count > keptValues { heap.removeLast(heap.count - keptValues) }
    if bytes.count > keptBytes { bytes.removeLast(bytes.count - keptBytes) }
    if !failures.isEmpty { failures.removeAll(keepingCapacity: true) }
    mostBytes = program.mostBytes
    mostValues = program.mostValues
  }

  /// Keeps the content of the last result, a list or a map, until the memory is no longer used.
  /// Linear in the content that the evaluation has made.
  package mutating func keep(_ program: ExpressionProgram) {
    for index in keptValues..<heap.count where heap[index].kind == .programText {
      let start = bytes.count
      bytes += program.text[heap[index].range]
      heap[index] = ExpressionValue(.scratchText, start..<bytes.count)
    }
    keepAll()
  }

  mutating func keepAll() {
    keptValues = heap.count
    keptBytes = bytes.count
  }

  @inline(__always)
  mutating func push(_ value: ExpressionValue) {
    stack[depth] = value
    depth &+= 1
  }

  @inline(__always)
  mutating func pop() -> ExpressionValue {
    depth &-= 1
    return stack[depth]
  }

  /// Replaces the value on top of the stack.
  @inline(__always)
  mutating func replace(_ value: ExpressionValue) { stack[depth &- 1] = value }

  @inline(__always)
  var top: ExpressionValue { stack[depth &- 1] }

  // MARK: Work

  /// Counts work. Returns whether more may be done.
  @inline(__always)
  mutating func charge(_ steps: Int, _ meter: inout WorkMeter) -> Bool {
    pendingWork &+= steps
    return pendingWork < 1024 || flush(&meter)
  }

  private mutating func flush(_ meter: inout WorkMeter) -> Bool {
    let units = pendingWork >> 4
    pendingWork &= 15
    return meter.add(units)
  }

  /// Counts the rest of the work of an evaluation, at least one unit.
  mutating func finish(_ meter: inout WorkMeter) {
    meter.add((pendingWork >> 4) + 1)
    pendingWork = 0
  }

  static func stopReason(_ meter: WorkMeter) -> ExpressionFailure.Reason {
    meter.stop == .cancellation ? .cancellation : .work
  }
}
