/// How the pictures of a flight are drawn on the way.
extension FlightLayers {
  /// Returns how a picture of one screen is drawn during a flight between two components; nil for a
  /// component without a picture.
  func picture(
    _ component: ComponentID, of owner: FlightEnd, manners: (from: ComponentID, to: ComponentID),
    start: FlightPlace, finish: FlightPlace
  ) -> PictureMotion? {
    guard let known = owner.layout.pictures[component] else { return nil }
    return PictureMotion(
      natural: known.drawnSize, from: manner(manners.from, of: from),
      to: manner(manners.to, of: to), boxes: (start.innerBox, finish.innerBox))
  }

  /// As above, for a picture that the other screen lacks.
  func picture(
    _ component: ComponentID, of owner: FlightEnd, _ place: FlightPlace
  ) -> PictureMotion? {
    guard let known = owner.layout.pictures[component] else { return nil }
    let manner = manner(component, of: owner)
    return PictureMotion(
      natural: known.drawnSize, from: manner, to: manner, boxes: (place.innerBox, place.innerBox))
  }

  private func manner(_ component: ComponentID, of end: FlightEnd) -> PictureMotion.Manner {
    let paint = end.screen.paintStyles[end.screen.components[component].paintStyle]
    return PictureMotion.Manner(
      fit: paint.objectFit, position: paint.objectPosition,
      padding: end.layout.picturePadding(of: component))
  }
}

extension FlightPlace {
  /// The frame's padding box, relative to the frame.
  fileprivate var innerBox: Rect { Rect(origin: .zero, size: frame.size).inset(by: border) }
}
