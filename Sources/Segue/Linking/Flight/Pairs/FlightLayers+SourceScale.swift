/// Builds the layers of a `sourceScale` transition, in which all kept parts grow as one.
extension FlightLayers {
  /// Adds the layers of a snapshot that grows as one, from the tapped component to its landing.
  ///
  /// - Parameter isKnown: Whether the destination is known. If so, the snapshot fades out over it
  ///   in the second half of `arriving`; otherwise it stays until the destination takes over.
  mutating func scale(_ snapshot: Snapshot, to landing: Rect, isKnown: Bool) {
    let start = from.place(of: snapshot.tapped)
    let carrier = RectPath(from: start.frame, to: landing, style: path)
    var end = start
    end.frame = landing
    end.limit(to: to.room(around: landing))
    heroes = [FlownHero(from: start, to: end, carrier: carrier)]
    isPaired = false
    for slot in FlightSlots.slots(of: snapshot, from: from) {
      guard !slot.isLifted, let part = slot.source else {
        add(slot)
        continue
      }
      note(slot)
      grow(part, slot, isKnown: isKnown)
    }
    addBars()
    hidden.from.sort()
    lifted.from.sort()
    lifted.to.sort()
  }

  /// Adds a part of the snapshot: its position in the snapshot and its corners scale with it.
  private mutating func grow(_ part: ComponentID, _ slot: FlightSlot, isKnown: Bool) {
    let (start, carrier) = (from.place(of: part), heroes[0].carrier)
    let attachment = from.attachment(of: part, start.frame, in: carrier.from, other: carrier.to)
    var end = start
    end.frame = attachment.other.frame(on: carrier.to)
    end.limit(to: to.room(around: end.frame))
    let scale = start.frame.width > 0 ? end.frame.width / start.frame.width : 1
    end.corners = CornerRadii(
      topLeft: start.corners.topLeft * scale, topRight: start.corners.topRight * scale,
      bottomRight: start.corners.bottomRight * scale, bottomLeft: start.corners.bottomLeft * scale
    ).fitted(to: end.frame.size)
    end.opacity = isKnown ? 0 : start.opacity
    append(
      slot, part: part, counterpart: nil, content: from.look(of: part), start: start, finish: end,
      opacity: windows.arriving.halves.second,
      picture: picture(part, of: from, start),
      attachment: AttachmentMotion(to: carrier, from: attachment.own, to: attachment.other))
  }
}

extension FlightPlace {
  fileprivate mutating func limit(to room: RoundedRect) {
    clip = room.rect
    clipCorners = room.corners
  }
}
