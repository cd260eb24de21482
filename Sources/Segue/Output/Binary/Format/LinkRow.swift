/// The rows of a link's chunk.
enum LinkRow {
  /// A plan on a device. `onSource`, `onDestination`, `liftedFromSource` and
  /// `liftedFromDestination` count its hidden components, which are stored in this order.
  struct Plan: ChunkRow {
    static let table = 4
    var device, role, bits, transition, timing, firstLayer, screenCount, flyingCount: UInt32
    var tapped, from, to: End
    var firstPair, pairCount, primaryPlus1, firstHidden, onSource, onDestination: UInt32
    var lateFallback, lateTimeout, liftedFromSource, liftedFromDestination: UInt32
  }

  /// A component, and its frame.
  struct End: RowFields {
    var component, frame: UInt32
  }

  /// A layer: the row of its motion, in `Flight` or in `ScreenMotion`.
  struct Layer: ChunkRow {
    static let table = 5
    var isFlying, motion: UInt32
  }

  struct ScreenMotion: ChunkRow {
    static let table = 6
    var bits, frame, firstTrack, trackCount, corners, part, background, z: UInt32
  }

  /// The motion of a flying layer.
  struct Flight: ChunkRow {
    static let table = 7
    var flags, picture, pair, z, component, fromPlus1, toPlus1, pixels: UInt32
    var gradientsFrom, gradientsTo, firstShadow, shadowCount: UInt32
    var windows: Windows
    var first, last: Channels
    var drawnFirst, drawnLast: Drawn
    var picturePlus1, attachmentPlus1, firstBox, lastBox: UInt32
  }

  /// The windows of the channels, two per quad.
  struct Windows: RowFields {
    var frameContent, cornersPaint, clipOpacity: UInt32
  }

  /// The channels at an end.
  struct Channels: RowFields {
    var frame, content, corners, background, border, borderColor, clip, clipCorners, weights: UInt32
  }

  /// The values drawn at an end, which do not follow bit for bit from the channels.
  struct Drawn: RowFields {
    var clip, clipCorners, background, borderColor: UInt32
  }

  struct Track: ChunkRow {
    static let table = 8
    var bits, amounts: UInt32
  }

  struct Shadow: ChunkRow {
    static let table = 9
    var flags: UInt32
    var from, to: ShadowEnd
    var window: UInt32
  }

  struct ShadowEnd: RowFields {
    var lengths, color: UInt32
  }

  struct Pair: ChunkRow {
    static let table = 10
    var keyKind, key: UInt32
    var from, to: End
  }

  /// A component that is hidden during the transition.
  typealias Hidden = WordRow<11>

  /// A timing. The kind of the easing determines what the quads contain.
  struct Timing: ChunkRow {
    static let table = 12
    var bits, duration, a, b, c, firstStop, stopCount: UInt32
  }

  struct Stop: ChunkRow {
    static let table = 13
    var time, output: UInt32
  }

  struct Picture: ChunkRow {
    static let table = 14
    var flags, size: UInt32
    var from, to: PictureEnd
  }

  struct PictureEnd: RowFields {
    var position, padding: UInt32
  }

  /// How the frame of a layer follows that of its carrier.
  struct Attachment: ChunkRow {
    static let table = 15
    var carrierFrom, carrierTo: UInt32
    var from, to: AttachmentEnd
  }

  struct AttachmentEnd: RowFields {
    var origin, size: UInt32
  }

  static let tables = [
    TableDescription(Plan.self),
    TableDescription(Layer.self),
    TableDescription(ScreenMotion.self),
    TableDescription(Flight.self),
    TableDescription(Track.self),
    TableDescription(Shadow.self),
    TableDescription(Pair.self),
    TableDescription(Hidden.self),
    TableDescription(Timing.self),
    TableDescription(Stop.self),
    TableDescription(Picture.self),
    TableDescription(Attachment.self),
  ]
}
