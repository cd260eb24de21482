/// A line on standard error that shows the progress of long work. Nothing is shown without a
/// terminal, or while the work is short.
struct Progress {
  private let console = Console()
  private let isShown: Bool
  private let start = Platform.milliseconds()
  private var last = 0
  private var hasLine = false

  /// Starts the clock.
  ///
  /// - Parameter isShown: Whether a person may be watching.
  init(isShown: Bool) {
    self.isShown = isShown
  }

  mutating func update(_ done: Int, of known: Int, _ what: String) {
    guard isShown else { return }
    let now = Platform.milliseconds()
    guard now - start > 300, now - last > 100 else { return }
    last = now
    hasLine = true
    console.note("\r\u{1B}[K\(what) \(done) of \(known)")
  }

  mutating func end() {
    if hasLine { console.note("\r\u{1B}[K") }
    hasLine = false
  }
}
