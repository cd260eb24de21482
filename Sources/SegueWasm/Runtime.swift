// What the standard library expects of a C library and wasi-libc does not have.

/// What hashes depend on, beside the texts. A host that passes on texts of people whom it does not
/// trust sets a random one first. Results do not depend on it.
struct Seed {
  nonisolated(unsafe) static var shared = Seed(0x5365_6775, 0x65)

  private var state: (UInt64, UInt64)

  init(_ low: Int64, _ high: Int64) {
    state = (UInt64(bitPattern: low) | 1, UInt64(bitPattern: high))
  }

  /// xorshift128+ (Vigna, "Further scramblings of Marsaglia's xorshift generators", 2014).
  mutating func next() -> UInt64 {
    var (first, second) = (state.0, state.1)
    first ^= first << 23
    first ^= first >> 17 ^ second ^ second >> 26
    (state.0, state.1) = (second, first)
    second &+= first
    return second
  }
}

@_cdecl("arc4random_buf")
public func fillRandomly(_ bytes: UnsafeMutableRawPointer, _ count: UInt) {
  for offset in 0..<Int(count) {
    unsafe bytes.storeBytes(
      of: UInt8(truncatingIfNeeded: Seed.shared.next()), toByteOffset: offset, as: UInt8.self)
  }
}

@_extern(c, "strtod")
func strtod(
  _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Double

/// Reads a number, and returns where it ends.
@_cdecl("_swift_stdlib_strtod_clocale")
public func readNumber(
  _ text: UnsafePointer<CChar>, _ number: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  var end: UnsafeMutablePointer<CChar>?
  unsafe number.pointee = strtod(text, &end)
  return unsafe UnsafePointer(end)
}
