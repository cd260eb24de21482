/// A line on standard error that tells how far long work is. Nothing is shown where that is no
/// terminal, or while the work is quick.
struct Progress {
  private let console = Console()
  private let isShown: Bool
  private let start = Platform.milliseconds()
  private var last = 0
  private var hasLine = false

  /// - Parameter isShown: Whether somebody may be looking.
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
