import NIOCore
import Segue
import Synchronization

/// The key of cached bytes: everything that they are computed from, so that bytes of other data are
/// never found.
struct CacheKey: Hashable, Sendable {
  let screen: String
  let arguments: [ScreenArgument]
  let device: Device
  /// What the bytes are, if they are a screen.
  var form = ScreenForm()
  /// The component whose plans the bytes contain; nil for the screen itself.
  let tapped: String?
  /// The data that fills the screen, as JSON; empty for a screen of the artefact.
  let data: [UInt8]
}

/// A cache of answers that drops entries that have not been used recently.
///
/// It has two generations: when the younger one is full, it becomes the older one, whose bytes are
/// dropped. Each call takes constant time, and the cache never uses more than twice `limit` bytes.
final class ByteCache: Sendable {
  private struct Generations {
    var young: [CacheKey: ByteBuffer] = [:]
    var old: [CacheKey: ByteBuffer] = [:]
    var bytes = 0
  }

  private let generations = Mutex(Generations())
  private let limit: Int
  /// The size of an entry besides its bytes and names.
  private static let overhead = 512

  init(limit: Int) { self.limit = limit }

  subscript(key: CacheKey) -> ByteBuffer? {
    generations.withLock { generations in
      if let bytes = generations.young[key] { return bytes }
      guard let bytes = generations.old[key] else { return nil }
      add(bytes, key, to: &generations)
      return bytes
    }
  }

  func add(_ bytes: ByteBuffer, for key: CacheKey) {
    generations.withLock { add(bytes, key, to: &$0) }
  }

  private func add(_ bytes: ByteBuffer, _ key: CacheKey, to generations: inout Generations) {
    // A link may contain long texts.
    let names = key.arguments.reduce(key.screen.utf8.count + (key.tapped?.utf8.count ?? 0)) {
      guard case .string(let text) = $1.value else { return $0 }
      return $0 + text.utf8.count
    }
    let cost = bytes.readableBytes + names + key.data.count + Self.overhead
    guard cost <= limit else { return }
    if generations.bytes + cost > limit {
      generations.old = generations.young
      generations.young = [:]
      generations.bytes = 0
    }
    if generations.young.updateValue(bytes, forKey: key) == nil { generations.bytes += cost }
  }
}
