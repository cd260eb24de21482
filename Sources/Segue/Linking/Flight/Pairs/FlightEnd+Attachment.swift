/// Attaches parts and lifted components to the hero with which they fly.
extension FlightEnd {
  /// Returns what a layer draws that represents a component without its descendants.
  func look(of component: ComponentID) -> Layer.Content {
    let type = screen.components[component].type
    if let source = layout.pictures.source(of: component)?.name {
      return .picture(source: source, isPoster: type == .video)
    }
    // Of an image without a picture, only the box is painted.
    return type == .layout || type == .image ? .layout : .component(type)
  }

  /// Returns the attachment of a lifted component to its hero; nil if it does not move, because it
  /// is outside the hero's frame, or in the navigation bar.
  func liftedAttachment(
    _ component: ComponentID, to hero: FlownHero, stretches: Bool = false
  ) -> Attachment? {
    if let bar = screen.navigationBar, component >= bar { return nil }
    let frame = frame(of: component)
    let own = isDestination ? hero.to.frame : hero.from.frame
    let pixel = 1 / layout.device.scale
    let room = own.inset(by: Edges(top: -pixel, right: -pixel, bottom: -pixel, left: -pixel))
    guard frame.width <= room.width, frame.height <= room.height,
      room.contains(Rect(origin: frame.center, size: .zero))
    else { return nil }
    return Attachment(of: frame, nearestSidesOf: own, stretches: stretches)
  }

  /// Returns how a part that the other screen lacks is attached to its hero.
  ///
  /// A box keeps its relative size. Text keeps its size, anchored at the start of its lines and
  /// centred vertically. A picture keeps its aspect ratio: it covers its area if it fills the hero,
  /// and otherwise fits inside it.
  ///
  /// - Parameters:
  ///   - own: The frame on this screen of the hero or its counterpart.
  ///   - other: The same frame on the other screen.
  func attachment(
    of part: ComponentID, _ frame: Rect, in own: Rect, other: Rect
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

  /// Returns the state of a component that is drawn with all its descendants, its own paint and
  /// opacity included in the drawing.
  func groupPlace(_ component: ComponentID) -> FlightPlace {
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
