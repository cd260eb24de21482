/// The memory that callers see: what they allocated for arguments, and the last result.
struct SharedMemory {
  /// The number of bytes that were asked for, by address.
  private var counts: [Int32: Int32] = [:]
  private var address: UnsafeMutableRawPointer?
  private(set) var resultCount: Int32 = 0

  /// Keeps the result of a call where it stays until the next one.
  mutating func setResult(_ bytes: [UInt8]) {
    unsafe address?.deallocate()
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
    unsafe copy.copyBytes(from: bytes)
    unsafe address = copy.baseAddress
    resultCount = Int32(clamping: bytes.count)
  }

  var resultAddress: Int32 { unsafe Self.number(address) }

  mutating func allocate(_ count: Int32) -> Int32 {
    guard count >= 0 else { return 0 }
    let address = Self.number(
      unsafe UnsafeMutableRawPointer.allocate(byteCount: max(1, Int(count)), alignment: 8))
    if address != 0 { counts[address] = count }
    return address
  }

  mutating func free(_ address: Int32) {
    guard counts.removeValue(forKey: address) != nil else { return }
    unsafe Self.pointer(address)?.deallocate()
  }

  /// Returns a copy of the bytes of an argument; nil if they were not allocated.
  func bytes(_ address: Int32, _ count: Int32) -> [UInt8]? {
    guard let most = counts[address], (0...most).contains(count) else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: Self.pointer(address), count: Int(count)))
  }

  private static func pointer(_ address: Int32) -> UnsafeMutableRawPointer? {
    unsafe UnsafeMutableRawPointer(bitPattern: UInt(UInt32(bitPattern: address)))
  }

  private static func number(_ pointer: UnsafeMutableRawPointer?) -> Int32 {
    unsafe Int32(truncatingIfNeeded: UInt(bitPattern: pointer))
  }
}
