/// A sequence of decisions read from the bytes of an input. After the last byte every decision is
/// the first alternative.
struct ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isExhausted: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func word() -> UInt64 {
    (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) }
  }

  /// Returns a number below `count`, which is at least 1.
  mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let number = count > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())
    return number % count
  }

  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Returns true for `share` of 256 byte values, and false after the last byte.
  mutating func happens(_ share: Int) -> Bool { Int(byte()) > 255 - share }

  /// Returns a common or an extreme number.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<64: return Double(byte())
    case 64..<128: return Double(Int(byte()) << 8 | Int(byte())) / 256 - 128
    case 128..<192: return Self.extremes[below(Self.extremes.count)]
    case 192..<224: return Double(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte())))
    default: return Double(bitPattern: word())
    }
  }

  static let extremes: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-3, 1e-9, .leastNonzeroMagnitude, 1e9, -1e9, 1e9.nextUp, 1e12, 1e15,
    0x1p53, 0x1p62,
    0x1p63,
    1e38, 1e300, 1e308, -1e308, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1 / 3,
    (1.0).nextUp, (1.0).nextDown, 3600, 100_000, 1_000_000,
  ]
}

/// A random number generator for mutations, seeded by libFuzzer (SplitMix64).
struct MutationRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a random number below `count`, which is at least 1.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
