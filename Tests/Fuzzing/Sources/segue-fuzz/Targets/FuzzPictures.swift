import Segue

/// Tests bytes as a picture file, whose header is read.
func testPicture(_ input: [UInt8]) {
  do throws(PictureError) {
    let header = try PictureHeader.read(input)
    law(header.pixelWidth > 0 && header.pixelHeight > 0, "a picture has no size: \(header)")
    law(
      Double(header.pixelWidth) * Double(header.pixelHeight) < 1e20,
      "a picture is too large: \(header)")
  } catch {
    law(!error.description.isEmpty, "a picture is refused without a reason")
  }
}
