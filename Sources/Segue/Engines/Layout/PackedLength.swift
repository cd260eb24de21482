/// A length in eight bytes, truncated to 64ths of a pixel.
struct PackedLength: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case auto, pixels, percent, minContent, maxContent, fitContent, none
  }

  let kind: Kind
  /// The length in 64ths of a pixel, or the bits of a percentage in single precision, as in
  /// browsers.
  private let bits: Int32

  /// - Parameter scale: The device's pixels per point.
  @inline(__always)
  init(_ length: Length, scale: Double) {
    switch length {
    case .auto: (kind, bits) = (.auto, 0)
    case .points(let points): (kind, bits) = (.pixels, LayoutUnit(truncating: points * scale).count)
    case .percent(let percent):
      (kind, bits) = (.percent, Int32(bitPattern: Float(percent).bitPattern))
    case .minContent: (kind, bits) = (.minContent, 0)
    case .maxContent: (kind, bits) = (.maxContent, 0)
    case .fitContent: (kind, bits) = (.fitContent, 0)
    case .none: (kind, bits) = (.none, 0)
    }
  }

  @inline(__always)
  private init(_ kind: Kind) { (self.kind, bits) = (kind, 0) }

  static var auto: PackedLength { PackedLength(.auto) }
  static var zero: PackedLength { PackedLength(.pixels) }
  static var none: PackedLength { PackedLength(.none) }
  static var maxContent: PackedLength { PackedLength(.maxContent) }
  static var fitContent: PackedLength { PackedLength(.fitContent) }

  /// The length in pixels, if the kind is `pixels`.
  @inline(__always) var pixels: Double { Double(bits) * 0.015625 }

  /// Returns the percentage of `base`, if the kind is `percent`.
  @inline(__always)
  func percent(of base: Double) -> Double {
    truncatedTo64ths(Double(Float(base) * Float(bitPattern: UInt32(bitPattern: bits)) / 100))
  }

  /// Resolves a length without keywords, such as a margin or padding. `auto` is zero.
  @inline(__always)
  func resolved(against base: Double) -> Double {
    switch kind {
    case .pixels: pixels
    case .percent: percent(of: base)
    default: 0
    }
  }

  /// The packed bits, for hashing.
  var word: UInt64 { UInt64(kind.rawValue) << 32 | UInt64(UInt32(bitPattern: bits)) }

  @inline(__always) var isAuto: Bool { kind == .auto }
  /// Whether the length is `auto`, as for a size, or `none`, as for a limit.
  @inline(__always) var isAutoOrNone: Bool { kind == .auto || kind == .none }
  @inline(__always) var isPercent: Bool { kind == .percent }

  /// Whether the length is `min-content`, `max-content` or `fit-content`.
  @inline(__always) var isContentKeyword: Bool {
    kind == .minContent || kind == .maxContent || kind == .fitContent
  }
}

/// A packed length for each physical side.
struct PackedEdges: Hashable, Sendable {
  let top: PackedLength
  let right: PackedLength
  let bottom: PackedLength
  let left: PackedLength

  init(_ all: PackedLength) { (top, right, bottom, left) = (all, all, all, all) }

  init(_ edges: EdgeLengths, scale: Double) {
    top = PackedLength(edges.top, scale: scale)
    right = PackedLength(edges.right, scale: scale)
    bottom = PackedLength(edges.bottom, scale: scale)
    left = PackedLength(edges.left, scale: scale)
  }

  func contains(where matches: (PackedLength) -> Bool) -> Bool {
    matches(top) || matches(right) || matches(bottom) || matches(left)
  }
}
