import Foundation
import Segue
import Testing

/// The files of Fixtures/ and their expected sizes come from Pillow: Fixtures/make_pictures.py.
@Suite struct PictureHeaderTests {
  private struct Expectation: Decodable {
    var format: String
    var width: Int
    var height: Int
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static func file(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name)))
  }

  private static func expectations() throws -> [String: Expectation] {
    try JSONDecoder().decode(
      [String: Expectation].self, from: Data(contentsOf: folder.appending(path: "pictures.json")))
  }

  private func error(_ bytes: [UInt8]) -> PictureError? {
    do {
      _ = try PictureHeader.read(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("Sizes match Pillow's, after applying the EXIF orientation")
  func sizes() throws {
    let expectations = try Self.expectations()
    #expect(expectations.count == 23)
    for (name, expected) in expectations.sorted(by: { $0.key < $1.key }) {
      let header = try PictureHeader.read(Self.file(name))
      #expect(header.format.rawValue == expected.format, "\(name)")
      #expect(header.pixelWidth == expected.width, "\(name)")
      #expect(header.pixelHeight == expected.height, "\(name)")
    }
  }

  @Test("Data in other formats is reported as unknown")
  func unknownFormats() {
    for text in ["", "x", "<svg/>", "BM", "GIF88a", "RIFF0000WAVEfmt ", "\u{89}PNG"] {
      #expect(error(Array(text.utf8)) == .unknownFormat)
    }
  }

  @Test("A file that ends before its size is truncated, and one that ends after it is read")
  func truncation() throws {
    // The last byte that is needed: PNG 11.2.1 with its checksum, GIF's height, and RFC 9649's.
    for (name, format, needed) in [
      ("plain.png", PictureHeader.Format.png, 33), ("plain.gif", .gif, 10),
      ("lossy.webp", .webp, 30), ("lossless.webp", .webp, 25), ("alpha.webp", .webp, 30),
    ] {
      let bytes = try Self.file(name)
      let whole = try PictureHeader.read(bytes)
      #expect(error(Array(bytes.prefix(needed - 1))) == .truncated(format), "\(name)")
      #expect(try PictureHeader.read(Array(bytes.prefix(needed))) == whole, "\(name)")
    }
    let frame = try Self.file("grey.jpg")
    #expect(error(Array(frame.prefix(40))) == .truncated(.jpeg))
    #expect(error([0xFF, 0xD8]) == .truncated(.jpeg))
  }

  @Test("A damaged file is reported with the damaged part")
  func damage() throws {
    var png = try Self.file("plain.png")
    png[19] ^= 1
    #expect(error(png) == .damaged(.png, part: "the image header's checksum is wrong"))
    png[12] ^= 1
    #expect(error(png) == .damaged(.png, part: "the image header is not its first chunk"))
    #expect(
      error([0xFF, 0xD8, 0xFF, 0xD9]) == .damaged(.jpeg, part: "no frame header before the data"))
    #expect(
      error([0xFF, 0xD8, 0xFF, 0xE0, 0, 1])
        == .damaged(.jpeg, part: "a segment is shorter than its own length"))
    var webp = try Self.file("lossy.webp")
    webp[23] ^= 1
    #expect(error(webp) == .damaged(.webp, part: "the picture does not start with a key frame"))
    webp[15] = UInt8(ascii: "?")
    #expect(error(webp) == .damaged(.webp, part: "its first chunk is none that a file starts with"))
  }

  @Test("A picture without width or height is an error")
  func zeroSize() throws {
    var gif = try Self.file("plain.gif")
    gif[6] = 0
    #expect(error(gif) == .zeroSize(.gif))
    // A height of 0 in a JPEG frame means that it is given after the image data.
    #expect(
      error([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0]) == .zeroSize(.jpeg))
  }

  @Test("Damaged EXIF data does not rotate a picture")
  func damagedOrientation() throws {
    let bytes = try Self.file("orientation-6.jpg")
    let exif = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("Exif".utf8)) })
    let tag = try #require((exif...).first { bytes[$0...].starts(with: [0x12, 0x01, 0x03, 0x00]) })
    for (offset, value) in [
      (exif + 6, 0), (exif + 8, 0), (exif + 13, 0xFF), (tag + 2, 4), (tag + 8, 9),
    ] {
      var damaged = bytes
      damaged[offset] = UInt8(value)
      let header = try PictureHeader.read(damaged)
      #expect(header == PictureHeader(format: .jpeg, pixelWidth: 6, pixelHeight: 3))
    }
  }

  @Test("Every mutation and truncation is either an error or has a size")
  func mutations() throws {
    var random = PictureRandom(state: 20_260_101)
    for name in try Self.expectations().keys.sorted() {
      let original = try Self.file(name)
      for length in 0..<original.count {
        check(Array(original.prefix(length)))
      }
      for _ in 0..<400 {
        var bytes = original
        for _ in 0...random.below(4) {
          let extremes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
          bytes[random.below(min(bytes.count, 200))] =
            random.below(2) == 0 ? UInt8(random.below(256)) : extremes[random.below(5)]
        }
        if random.below(4) == 0 { bytes.removeSubrange(0..<random.below(3)) }
        check(bytes)
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    guard let header = try? PictureHeader.read(bytes) else { return }
    #expect(header.pixelWidth > 0 && header.pixelHeight > 0)
  }
}

/// Steele, Lea and Flood's SplitMix64, which returns the same numbers for a seed on every platform.
private struct PictureRandom {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
  }
}
