/// The fastest of several runs.
struct Timing {
  var nanoseconds: Double
  var runs: Int
}

/// Measures the processor time that work takes: the minimum, because whatever else the machine does
/// can only make a run slower. Programs that share the processor do not count, though the caches
/// that they empty do.
struct Stopwatch {
  /// Runs at least, however long they take.
  var fewestRuns = 5
  /// Runs at most, however short they are.
  var mostRuns = 200
  /// Further runs are made until this much time, in nanoseconds, is spent on one figure.
  var budget = 300_000_000

  /// The fastest run of `work`.
  ///
  /// Each run makes its result anew. `digest` boils it down to a number, after the clock has stopped;
  /// runs that do not agree are a mistake of the program, and so nothing is left out as unused.
  /// Giving back a result's memory is not part of the time.
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
