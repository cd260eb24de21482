/// Draws the outline of a device around its content.
struct DeviceDrawing {
  let device: Device
  /// The size in the drawing, without the rim.
  let size: Size
  /// Whether the screen has the device's rounded corners, which clip the content.
  var isRound = true

  /// The width of the rim.
  private var rim: Double { min(5, max(2, size.width / 34)) }

  /// The screen's corner radius. Phones and tablets without a home button have rounded screens;
  /// they are recognized by their bottom inset.
  private var radius: Double {
    let points = isRound && device.safeArea.bottom > 0 ? min(48, device.safeArea.bottom * 1.4) : 4
    return min(points * size.width / device.size.width, size.width / 4, size.height / 4)
  }

  /// Draws the device with its screen's top left corner at `corner`; `content` draws in device
  /// coordinates.
  func write(
    at corner: Point, to document: inout SVGDocument, _ content: (inout SVGDocument) -> Void
  ) {
    let screen = RoundedBox(Rect(origin: corner, size: size), CornerRadii(radius))
    let body = screen.spread(by: rim)
    let shadow = document.define(
      "f", name: "filter",
      attributes: [
        "x": "-30%", "y": "-30%", "width": "160%", "height": "160%",
        "color-interpolation-filters": "sRGB",
      ]
    ) { $0.element("feGaussianBlur", ["stdDeviation": 9]) }
    body.offset(x: 0, y: 10).write(
      to: &document.body, ["class": "segue-shadow", "filter": "url(#\(shadow))"])
    body.write(to: &document.body, ["class": "segue-rim"])
    document.body.open("g", ["clip-path": document.clip(to: screen)])
    screen.write(to: &document.body, ["fill": "#ffffff"])
    document.body.open(
      "svg",
      [
        "class": "segue-device", "x": .number(corner.x), "y": .number(corner.y),
        "width": .number(size.width), "height": .number(size.height),
        "viewBox": .string(shortNumbers(0, 0, device.size.width, device.size.height)),
      ])
    content(&document)
    document.body.close()
    document.body.close()
    document.body.breakLine()
  }
}
