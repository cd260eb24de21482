/// The time of the fastest run, and the number of runs.
struct Timing {
  var nanoseconds: Double
  var runs: Int
}

/// A stopwatch for the processor time of work. It takes the minimum of several runs, because other
/// activity of the machine can only make a run slower. Time that other programs use is excluded,
/// but not the cost of the cache lines that they evict.
struct Stopwatch {
  /// The smallest number of runs, however long they take.
  var fewestRuns = 5
  /// The largest number of runs, however short they are.
  var mostRuns = 200
  /// The nanoseconds to spend on one figure, after which no further run is started.
  var budget = 300_000_000

  /// Returns the time of the fastest run of `work`.
  ///
  /// Each run computes its result anew. `digest` reduces the result to a number after the clock has
  /// stopped, so that no work can be optimized away. Runs whose digests differ are a programming
  /// error. Releasing the memory of a result is not measured.
  func fastest<Result>(
    _ work: () -> Result, digest: (Result) -> Int
  ) -> Timing {
    var fastest = Int.max
    var spent = 0
    var expected: Int?
    var runs = 0
    while runs < fewestRuns || (runs < mostRuns && spent < budget) {
      let start = Machine.processorTime()
      let result = work()
      let time = Machine.processorTime() - start
      let found = digest(result)
      precondition(expected == nil || expected == found, "Equal work gave different results.")
      expected = found
      fastest = min(fastest, time)
      spent += time
      runs += 1
    }
    return Timing(nanoseconds: Double(fastest), runs: runs)
  }
}
