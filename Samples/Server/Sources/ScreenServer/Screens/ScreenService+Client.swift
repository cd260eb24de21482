import Foundation
import HTTPTypes
import NIOCore
import Segue

/// What a client in a browser needs besides screens: how to navigate, and flights that play.
extension ScreenService {
  /// A question about the flight of a tap.
  struct FlightQuestion {
    let tapped: String
    /// The link of the screen that the tap opens; nil if that depends on no choice.
    let opened: OpenedLink?
    /// What that screen shows.
    let phase: ScreenPhase
    let direction: FlightPlan.Direction
    let reducesMotion: Bool
    /// The offsets of containers on the tapped screen and on the destination, by their ids.
    let scrolled: [(id: String, offset: Point)]
    let destinationScrolled: [(id: String, offset: Point)]
    /// At which of its detents the tapped screen rests, if it is a sheet; nil for its initial one.
    let sourceDetent: Int?
    /// At which of its detents the sheet that the tap opens rests; then the one to which it moves,
    /// if the flight is that move.
    let detents: [Int]
  }

  /// Returns the address of a picture on this server, or on its own.
  static func pictureAddress(_ source: String) -> String {
    guard !source.contains("://") else { return source }
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
    let path = source.addingPercentEncoding(withAllowedCharacters: allowed)
    return "/assets/" + (path ?? source)
  }

  /// Where the pictures and the pages of a screen are.
  var addresses: HTMLAddresses {
    let manifest = shop.compiler.project.manifest
    return HTMLAddresses(
      picture: { Self.pictureAddress($0) },
      link: { try? DeepLink($0, schemes: manifest.schemes, hosts: manifest.hosts).address })
  }

  /// Returns a screen as elements.
  func elements(of layout: ScreenLayout, as form: ScreenForm) -> [UInt8] {
    Array(layout.resting(atDetent: form.detent).html(addresses).utf8)
  }

  /// Returns what a client needs besides screens.
  func app() -> ByteBuffer {
    ByteBuffer(bytes: shop.compiler.project.app(addresses) { "/" + $0 })
  }

  /// Returns the flight of a tap for the Web Animations API, planned between the two screens with
  /// the data of the moment.
  func flight(
    _ question: FlightQuestion, on link: OpenedLink, _ device: Device, unless known: String?
  ) async throws(Refusal) -> Answer {
    try await compiling { compiler, _ throws(Refusal) in
      let tap = try tap(
        on: question.tapped, of: link, to: question.opened, showing: question.phase, device,
        by: compiler)
      let tag = tag(link.parts("flight") + question.parts, on: device, data: tap.data)
      if tag.matches(known) { return Answer(tag: tag, bytes: nil) }
      let flight = try laidOut(tap, on: device, by: compiler) { layout, scratch in
        compiler.flight(of: tap, on: layout, question, in: &scratch)
      }
      guard let flight else {
        throw Refusal(.notFound, "a tap on \"\(question.tapped)\" opens no screen")
      }
      return Answer(tag: tag, bytes: ByteBuffer(bytes: flight.webAnimations()))
    }
  }
}

extension ScreenService.FlightQuestion {
  /// What distinguishes the answer from others.
  fileprivate var parts: [String] {
    [tapped] + (opened?.parts("to") ?? []) + ["\(phase)", "\(direction)", "\(reducesMotion)"]
      + (scrolled + destinationScrolled).map { "\($0.id) \($0.offset.x) \($0.offset.y)" }
      + ["\(scrolled.count)", "\(detents) of \(sourceDetent ?? -1)"]
  }
}

extension ScreenLayout {
  /// Returns the offsets of those containers that the screen has, each as far as it scrolls.
  fileprivate func offsets(_ given: [(id: String, offset: Point)]) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    for (id, offset) in given {
      guard let container = screen.component(id: id),
        let reachable = reachableOffset(offset, of: container)
      else { continue }
      offsets[container] = reachable
    }
    return offsets
  }

  /// Returns the change between two of a sheet's detents; nil unless there are two.
  fileprivate func change(between indices: [Int]) -> DetentChange? {
    guard let sheet, indices.count == 2, indices.allSatisfy(sheet.detents.indices.contains) else {
      return nil
    }
    return DetentChange(from: sheet.detents[indices[0]], to: sheet.detents[indices[1]])
  }
}

extension Compiler {
  /// Plans the flight that a client asks for; nil if the tap opens nothing.
  fileprivate func flight(
    of tap: ScreenService.Tap, on layout: ScreenLayout, _ question: ScreenService.FlightQuestion,
    in scratch: inout LayoutScratch
  ) -> Diagnosed<FlightPlan?> {
    let layout = layout.resting(atDetent: question.sourceDetent)
    let taps = plans(of: tap, on: layout, showing: question.phase, in: &scratch)
    let offsets = layout.offsets(question.scrolled)
    if let opened = taps.value.first {
      let destination = opened.destination.resting(atDetent: question.detents.first)
      let destinationOffsets = destination.offsets(question.destinationScrolled)
      if let change = destination.change(between: question.detents) {
        let plan = plan(
          change, openedBy: opened.action, tapped: opened.component, from: layout,
          scrolledBy: offsets, to: destination, destinationScrolledBy: destinationOffsets)
        return Diagnosed(plan, diagnostics: taps.diagnostics)
      }
      let plan = plan(
        opened.action, tapped: opened.component, from: layout, scrolledBy: offsets,
        to: destination, destinationScrolledBy: destinationOffsets,
        direction: question.direction, reducesMotion: question.reducesMotion)
      return Diagnosed(plan.value, diagnostics: taps.diagnostics + plan.diagnostics)
    }
    // The link leads to no screen of the project: the flight is that of its transition, if one
    // needs no destination.
    guard let tapped = layout.screen.tapped(from: tap.component),
      let action = layout.screen.components[tapped].actions(for: .tap)
        .first(where: { $0.link != nil })
    else { return Diagnosed(nil, diagnostics: taps.diagnostics) }
    let plan = plan(
      toUnknownScreen: action, tapped: tapped, from: layout, scrolledBy: offsets,
      direction: question.direction, reducesMotion: question.reducesMotion
    ).value
    return Diagnosed(plan, diagnostics: plan == nil ? taps.diagnostics : [])
  }
}
