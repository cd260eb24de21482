/// A picture as a Lottie document refers to it.
package struct LottiePicture: Sendable {
  /// A path, or a data URI.
  package let address: String
  /// Whether the address is a data URI.
  package let isEmbedded: Bool
  /// In pixels.
  package let size: Size

  package init(address: String, isEmbedded: Bool, size: Size) {
    self.address = address
    self.isEmbedded = isEmbedded
    self.size = size
  }
}

extension PlayedFlight {
  /// Returns the flight as a Lottie document: a composition of the device's size at the flight's
  /// frame rate, with a rectangle for each layer, and the picture in it. The description of the
  /// document lists what rectangles and pictures cannot show.
  ///
  /// - Parameter picture: Returns the picture of a source, called once per source; for nil, only
  ///   the rectangle is drawn.
  package func lottie(
    within tolerance: ExportTolerance, picture: @escaping (String) -> LottiePicture?
  ) -> [UInt8] {
    let samples = FlightSamples(self, within: tolerance)
    var document = LottieDocument(flight: samples, picture: picture)
    // The first layer of a document is on top.
    for track in samples.tracks.reversed() { document.add(track) }
    return document.bytes
  }
}

/// A Lottie document under construction.
struct LottieDocument {
  let flight: FlightSamples
  private let picture: (String) -> LottiePicture?
  private var assets: [[UInt8]] = []
  private var pictures: [String: (id: String, picture: LottiePicture)?] = [:]
  private var layers: [[UInt8]] = []
  private var omitted: [String] = []

  init(flight: FlightSamples, picture: @escaping (String) -> LottiePicture?) {
    self.flight = flight
    self.picture = picture
  }

  /// The frame at which the composition ends, after the first frame at rest.
  var endFrame: Double { (flight.duration * rate).rounded(.up) + 1 }
  var rate: Double { Double(flight.flight.framesPerSecond) }

  private var width: Int { wholePixels(flight.plan.device.size.width) }
  private var height: Int { wholePixels(flight.plan.device.size.height) }

  /// Returns a side of the composition in whole pixels. A custom device may have any size: NaN
  /// fails the comparison, and becomes 1.
  private func wholePixels(_ side: Double) -> Int {
    guard side >= 1 else { return 1 }
    return Int(min(side, 1e6).rounded(.up))
  }

  /// Adds a layer below the existing ones.
  mutating func add(_ track: FlightSamples.Track) {
    let shapes = LottieShapes(track: track, flight: flight)
    for what in shapes.omitted { omitted.append("\(track.layer.id): \(what)") }
    var found: (id: String, picture: LottiePicture)?
    if case .picture(let source, _) = track.layer.content { found = asset(of: source) }
    let isClipped = flight.isClipped(track)
    guard found != nil || isClipped else {
      layers.append(
        layer(named: track.layer.id, type: 4, opacity: shapes.opacity) {
          shapes.writeBox(to: &$0)
        })
      return
    }
    // Layers that share an opacity or a clip are nested in a composition.
    let id = "layer-\(layers.count)"
    var inner: [[UInt8]] = []
    if let found {
      inner.append(
        layer(named: "outline", type: 4) {
          $0.member("td", 1)
          shapes.writeOutline(to: &$0)
        })
      inner.append(
        layer(
          named: "picture", type: 2,
          transform: { shapes.writeTransform(of: found.picture, to: &$0) }
        ) {
          $0.member("tt", 1)
          $0.member("refId", found.id)
        })
    }
    inner.append(layer(named: "box", type: 4) { shapes.writeBox(to: &$0) })
    var asset = JSONWriter()
    asset.object {
      $0.member("id", id)
      $0.member("layers") { $0.raw(inner) }
    }
    assets.append(asset.bytes)
    let (width, height) = (width, height)
    layers.append(
      layer(named: track.layer.id, type: 0, opacity: shapes.opacity) {
        $0.member("refId", id)
        $0.member("w", width)
        $0.member("h", height)
        if isClipped { shapes.writeClip(to: &$0) }
      })
  }

  private mutating func asset(of source: String) -> (id: String, picture: LottiePicture)? {
    if let known = pictures[source] { return known }
    guard let found = picture(source), found.size.width > 0, found.size.height > 0 else {
      pictures[source] = .some(nil)
      return nil
    }
    let id = "picture-\(pictures.count)"
    var asset = JSONWriter()
    asset.object {
      $0.member("id", id)
      $0.member("w", found.size.width)
      $0.member("h", found.size.height)
      $0.member("u", "")
      $0.member("p", found.address)
      $0.member("e", found.isEmbedded ? 1 : 0)
    }
    assets.append(asset.bytes)
    pictures[source] = (id, found)
    return (id, found)
  }

  /// - Parameter transform: Writes position and scale if they differ from the composition's.
  private func layer(
    named name: String, type: Int, opacity: LottieProperty = .constant([100]),
    transform: ((inout JSONWriter) -> Void)? = nil, _ content: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("ty", type)
      $0.member("nm", name)
      $0.member("ip", 0)
      $0.member("op", endFrame)
      $0.member("st", 0)
      $0.member("ks") { writer in
        writer.object {
          $0.member("o") { $0.write(opacity) }
          transform?(&$0)
        }
      }
      content(&$0)
    }
    return writer.bytes
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    let plan = flight.plan
    writer.object {
      $0.member("v", "5.7.0")
      $0.member("nm", "\(plan.transition) on \(plan.device.name)")
      $0.member("fr", rate)
      $0.member("ip", 0)
      $0.member("op", endFrame)
      $0.member("w", width)
      $0.member("h", height)
      $0.member("ddd", 0)
      $0.member("assets") { $0.raw(assets) }
      $0.member("layers") { $0.raw(layers) }
      $0.member("meta") {
        $0.object {
          $0.member("g", "Segue")
          let format = DecimalFormat(decimals: 3)
          let exactness =
            flight.toleranceFactor > 1
            ? ", exceeded \(format.text(flight.toleranceFactor)) times" : ""
          var words = "Within \(format.text(flight.tolerance.points)) points\(exactness)."
          if !omitted.isEmpty { words += " Left out: \(omitted.joined(separator: "; "))." }
          $0.member("d", words)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
