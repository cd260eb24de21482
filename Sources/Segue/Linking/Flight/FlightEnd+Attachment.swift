/// How what flies with a hero hangs on it.
extension FlightEnd {
  /// What a layer that stands for a component by itself draws.
  func look(of component: Int) -> Layer.Content {
    let type = screen.components[component].type
    if let source = layout.pictures.source(of: component)?.name {
      return .picture(source: source, isPoster: type == .video)
    }
    return type == .layout ? .layout : .component(type)
  }

  /// How something that is lifted hangs on its hero; nil where it does not lie in the hero's frame, and
  /// so stays where it is.
  func liftedAttachment(
    _ component: Int, to hero: FlownHero, stretches: Bool = false
  ) -> Attachment? {
    let frame = frame(of: component)
    let own = isDestination ? hero.to.frame : hero.from.frame
    let pixel = 1 / layout.device.scale
    let room = own.inset(by: Edges(top: -pixel, right: -pixel, bottom: -pixel, left: -pixel))
    guard frame.width <= room.width, frame.height <= room.height,
      room.contains(Rect(origin: frame.center, size: .zero))
    else { return nil }
    return Attachment(of: frame, nearestSidesOf: own, stretches: stretches)
  }

  /// How a part that the other screen does not have keeps its place in its hero: a box takes as large a
  /// part of it; text keeps its size, at the beginning of its lines and in the middle of the height; a
  /// picture keeps its shape, as large as it can be in that place, or as small as it must be to fill it
  /// where it fills the hero.
  ///
  /// - Parameters:
  ///   - own: The hero's frame, or its counterpart's, on this screen.
  ///   - other: The same on the other screen.
  func attachment(
    of part: Int, _ frame: Rect, in own: Rect, other: Rect
  ) -> (own: Attachment, other: Attachment) {
    func share(_ length: Double, _ whole: Double) -> Double { whole > 0 ? length / whole : 0 }
    let middle = Point(
      x: share(frame.center.x - own.x, own.width), y: share(frame.center.y - own.y, own.height))
    switch look(of: part) {
    case .picture:
      let (x, y) = (
        own.width > 0 ? other.width / own.width : 1, own.height > 0 ? other.height / own.height : 1
      )
      let fills = frame.width >= 0.95 * own.width && frame.height >= 0.95 * own.height
      let scale = fills ? max(x, y) : min(x, y)
      let anchor = Point(x: 0.5, y: 0.5)
      let size = Size(width: frame.width * scale, height: frame.height * scale)
      return (
        Attachment(of: frame.size, at: middle, anchor: anchor),
        Attachment(of: size, at: middle, anchor: anchor)
      )
    case .component:
      let isBackwards = screen.textStyle(of: part).direction == .rtl
      let start = Point(
        x: share((isBackwards ? frame.maxX : frame.x) - own.x, own.width), y: middle.y)
      let attachment = Attachment(
        of: frame.size, at: start, anchor: Point(x: isBackwards ? 1 : 0, y: 0.5))
      return (attachment, attachment)
    case .layout, .screen, .part, .scrim, .grabber, .backdrop, .bar:
      let attachment = Attachment(carrying: frame, in: own)
      return (attachment, attachment)
    }
  }

  /// The place of a component that is drawn with everything in it, its own paint and opacity included.
  func groupPlace(_ component: Int) -> FlightPlace {
    var place = place(of: component)
    let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    place.opacity = opacityAround(component)
    place.corners = .zero
    place.background = clear
    place.border = .zero
    place.borderColor = clear
    return place
  }
}
