enum BrowserBoundaries {
  static func find(in bytes: Span<UInt8>, boundaries: inout [TextBoundary]) {}
}
