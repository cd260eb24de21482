/// Parses a decimal number in CSS notation, which excludes hexadecimal numbers and infinity.
func decimal(_ text: some StringProtocol) -> Double? {
  let isPlain = text.utf8.allSatisfy {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "e")
      || $0 == UInt8(ascii: "E")
  }
  guard isPlain, text.utf8.count <= 400, let number = Double(String(text)), number.isFinite else {
    return nil
  }
  return number
}
