/// The constraints of a query: content-box sizes, or `.indefinite`.
struct Constraint: Equatable, Sendable {
  /// Unused in query 1.
  var inline = Double.indefinite
  var block = Double.indefinite
  /// The size at which a wrapping column starts a new line; in query 3 also the final height.
  var limit = Double.indefinite
}

/// The cached results of a box that is not empty, about 100 bytes.
struct BoxCache: Sendable {
  var minMax = ResultCache(key: BlockKey.none, result: PackedMinMax(min: .zero, max: .zero))
  var blockSize = ResultCache(key: ConstraintKey.none, result: LayoutUnit.zero)
}

struct PackedMinMax: Hashable, Sendable {
  var min: LayoutUnit
  var max: LayoutUnit

  var limits: MinMax { MinMax(min: min.pixels, max: max.pixels) }
}

extension PackedMinMax {
  init(_ limits: MinMax) {
    self.init(min: LayoutUnit(limits.min), max: LayoutUnit(limits.max))
  }
}

/// A constraint as a cache key.
struct ConstraintKey: Hashable, Sendable {
  let inline: LayoutUnit
  let block: LayoutUnit
  let limit: LayoutUnit

  @inline(__always)
  init(_ constraint: Constraint) {
    inline = LayoutUnit(constraint.inline)
    block = LayoutUnit(constraint.block)
    limit = LayoutUnit(constraint.limit)
  }

  var constraint: Constraint {
    Constraint(inline: inline.pixels, block: block.pixels, limit: limit.pixels)
  }

  @inline(__always)
  fileprivate init(_ inline: LayoutUnit, _ key: BlockKey) {
    (self.inline, block, limit) = (inline, key.block, key.limit)
  }

  /// The key of a query without constraints.
  @inline(__always)
  static var none: ConstraintKey { ConstraintKey(.indefinite, .none) }
}

/// The constraint of query 1, which has no width, as a cache key.
struct BlockKey: Hashable, Sendable {
  fileprivate let block: LayoutUnit
  fileprivate let limit: LayoutUnit

  var constraint: Constraint { Constraint(block: block.pixels, limit: limit.pixels) }

  @inline(__always)
  init(_ constraint: Constraint) {
    block = LayoutUnit(constraint.block)
    limit = LayoutUnit(constraint.limit)
  }

  private init() { (block, limit) = (.indefinite, .indefinite) }

  /// The key of a query without constraints.
  @inline(__always)
  static var none: BlockKey { BlockKey() }
}

/// The key of a query about a box, for results that do not fit into the slots of the box.
struct LayoutQueryKey: Hashable, Sendable {
  let kind: LayoutQuery.Kind
  let box: BoxID
  let constraint: ConstraintKey
}

/// The last three results of one query about one box. Older results are moved to a dictionary: in a
/// chain of boxes of which every level is measured at widths of its own, discarding results would
/// double the work at each level.
struct ResultCache<Key: Equatable & Sendable, Result: Sendable>: Sendable {
  private var keys: (Key, Key, Key)
  private var results: (Result, Result, Result)
  private var count: UInt8 = 0

  /// - Parameters:
  ///   - key: Any key, of results that are not there yet.
  ///   - result: The result that is returned if there is none.
  @inline(__always)
  init(key: Key, result: Result) {
    keys = (key, key, key)
    results = (result, result, result)
  }

  @inline(__always)
  func result(for key: Key) -> Result? {
    guard count > 0 else { return nil }
    if keys.0 == key { return results.0 }
    if count > 1, keys.1 == key { return results.1 }
    if count > 2, keys.2 == key { return results.2 }
    return nil
  }

  @inline(__always)
  var isFull: Bool { count == 3 }

  /// The results with their keys, the oldest first.
  var all: [(key: Key, result: Result)] {
    let all: [(key: Key, result: Result)] = [
      (keys.2, results.2), (keys.1, results.1), (keys.0, results.0),
    ]
    return Array(all.suffix(Int(count)))
  }

  /// The newest result, or the empty one if there is none.
  var last: Result { results.0 }

  /// The result that the next one replaces if the slots are full.
  var oldest: (key: Key, result: Result) { (keys.2, results.2) }

  /// Stores a result, in place of the oldest if the slots are full.
  mutating func store(_ result: Result, for key: Key) {
    keys = (key, keys.0, keys.1)
    results = (result, results.0, results.1)
    if count < 3 { count += 1 }
  }
}

extension LayoutScratch {
  @inline(__always)
  mutating func cachedMinMax(_ box: BoxID, _ key: BlockKey) -> MinMax? {
    let cache = Int(states[box].cacheIndex)
    guard cache >= 0 else { return nil }
    if let result = caches[cache].minMax.result(for: key) { return result.limits }
    guard caches[cache].minMax.isFull else { return nil }
    return olderResult(.minMax, of: box, for: ConstraintKey(.indefinite, key))?.limits
  }

  @inline(__always)
  mutating func cachedBlockSize(_ box: BoxID, _ key: ConstraintKey) -> Double? {
    let cache = Int(states[box].cacheIndex)
    guard cache >= 0 else { return nil }
    if let result = caches[cache].blockSize.result(for: key) { return result.pixels }
    return caches[cache].blockSize.isFull
      ? olderResult(.blockSize, of: box, for: key)?.min.pixels : nil
  }

  mutating func store(_ result: MinMax, of box: BoxID, for key: BlockKey) {
    let cache = cacheIndex(of: box)
    if caches[cache].minMax.isFull {
      let (oldKey, old) = caches[cache].minMax.oldest
      storeOlderResult(old, kind: .minMax, of: box, for: ConstraintKey(.indefinite, oldKey))
    }
    caches[cache].minMax.store(PackedMinMax(result), for: key)
  }

  mutating func store(_ result: Double, of box: BoxID, for key: ConstraintKey) {
    let cache = cacheIndex(of: box)
    if caches[cache].blockSize.isFull {
      let (oldKey, old) = caches[cache].blockSize.oldest
      storeOlderResult(PackedMinMax(min: old, max: old), kind: .blockSize, of: box, for: oldKey)
    }
    caches[cache].blockSize.store(LayoutUnit(result), for: key)
  }

  // Not inlined, to keep the frequently called functions short.
  @inline(never)
  private mutating func olderResult(
    _ kind: LayoutQuery.Kind, of box: BoxID, for key: ConstraintKey
  ) -> PackedMinMax? {
    olderResults[LayoutQueryKey(kind: kind, box: box, constraint: key)]
  }

  @inline(never)
  private mutating func storeOlderResult(
    _ result: PackedMinMax, kind: LayoutQuery.Kind, of box: BoxID, for key: ConstraintKey
  ) {
    olderResults[LayoutQueryKey(kind: kind, box: box, constraint: key)] = result
  }

  /// Returns the index of the cache entry of `box`, which is created with the first result.
  private mutating func cacheIndex(of box: BoxID) -> Int {
    let known = states[box].cacheIndex
    if known >= 0 { return Int(known) }
    if let free = freeCaches.popLast() {
      states[box].cacheIndex = free
      return Int(free)
    }
    states[box].cacheIndex = Int32(caches.count)
    caches.append(BoxCache())
    return caches.count - 1
  }
}
