import HTTPTypes
import NIOCore
import Segue

/// What a client in a browser needs besides screens: how to navigate, and flights that play.
extension ScreenService {
  /// A question about the flight of a tap.
  struct FlightQuestion {
    let tapped: String
    let direction: FlightPlan.Direction
    let reducesMotion: Bool
    /// The offsets of containers on the tapped screen and on the destination, by their ids.
    let scrolled: [(id: String, offset: Point)]
    let destinationScrolled: [(id: String, offset: Point)]
  }

  /// Returns the address of a picture on this server, or on its own.
  static func pictureAddress(_ source: String) -> String {
    guard !source.contains("://") else { return source }
    let allowed = source.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return "/assets/" + allowed.joined()
  }

  /// Where the pictures and the pages of a screen are.
  var addresses: HTMLAddresses {
    let manifest = shop.compiler.project.manifest
    return HTMLAddresses(
      picture: { Self.pictureAddress($0) },
      link: { try? DeepLink($0, schemes: manifest.schemes, hosts: manifest.hosts).address })
  }

  /// Returns the outline of the project, with which a client navigates, and the tabs of its bar.
  func app() -> ByteBuffer {
    let project = shop.compiler.project
    let outline = project.outline()
    var writer = JSONWriter()
    writer.object {
      $0.member("app", project.manifest.app)
      $0.member("files") { writer in
        writer.object {
          for file in [outline.manifest] + outline.screens {
            $0.member(file.path, String(decoding: file.bytes, as: UTF8.self))
          }
        }
      }
      $0.member("tabs") { writer in
        writer.array {
          for tab in project.manifest.tabs {
            $0.element {
              $0.object {
                $0.member("id", tab.id)
                $0.member("title", tab.title)
                $0.member("icon", tab.icon.map { Self.pictureAddress($0.name) })
              }
            }
          }
        }
      }
      $0.member("fonts") { writer in
        writer.array {
          for font in project.manifest.fonts {
            $0.element {
              $0.object {
                $0.member("family", font.family)
                $0.member("address", "/" + font.file)
                let weights = font.weights ?? 400...400
                $0.member("weight", "\(weights.lowerBound) \(weights.upperBound)")
                $0.member("style", font.isItalic ? "italic" : "normal")
              }
            }
          }
        }
      }
    }
    return ByteBuffer(bytes: writer.bytes)
  }

  /// Returns the flight of a tap for the Web Animations API, planned between the two screens with the
  /// data of the moment.
  func flight(
    _ question: FlightQuestion, on link: OpenedLink, _ device: Device, unless known: String?
  ) async throws(Refusal) -> Answer {
    try await compiling { compiler, _ throws(Refusal) in
      let source = try expanded(link, device, by: compiler)
      guard let component = source.screen.component(id: question.tapped) else {
        throw .noComponent(question.tapped, link)
      }
      let destination = try destination(ofTapping: component, on: source.screen)
        .map { link throws(Refusal) in try expanded(link, device, by: compiler) }
      let tag = tag(
        link.parts("flight") + question.parts, on: device,
        data: source.data + [0] + (destination?.data ?? []))
      if tag.matches(known) { return Answer(tag: tag, bytes: nil) }

      var diagnostics: [Diagnostic] = []
      let plan = scratch.with { scratch -> Diagnosed<FlightPlan?> in
        var found: [Diagnostic] = []
        let layout = compiler.layout(source.screen, on: device, in: &scratch)
          .value(reportingTo: &found)
        let tap =
          if let destination {
            compiler.plan(tapping: component, on: layout, to: destination.screen, in: &scratch)
              .value(reportingTo: &found)
          } else {
            compiler.plans(tapping: component, on: layout, in: &scratch)
              .value(reportingTo: &found).first
          }
        guard let tap else {
          let plan = compiler.planToUnknownScreen(tapping: component, on: layout, question)
          return Diagnosed(plan, diagnostics: plan == nil ? found : [])
        }
        let plan = compiler.plan(
          tap.action, tapped: tap.component, from: layout,
          scrolledBy: layout.offsets(question.scrolled), to: tap.destination,
          destinationScrolledBy: tap.destination.offsets(question.destinationScrolled),
          direction: question.direction, reducesMotion: question.reducesMotion)
        return Diagnosed(plan.value, diagnostics: found + plan.diagnostics)
      }.value(reportingTo: &diagnostics)
      guard !diagnostics.hasErrors else { throw Refusal(diagnostics, in: source.sources) }
      guard let plan else {
        throw Refusal(.notFound, "a tap on \"\(question.tapped)\" opens no screen")
      }
      metrics.count(.filled)
      return Answer(tag: tag, bytes: ByteBuffer(bytes: plan.webAnimations()))
    }
  }
}

extension ScreenService.FlightQuestion {
  /// What distinguishes the answer from others.
  fileprivate var parts: [String] {
    [tapped, "\(direction)", "\(reducesMotion)"]
      + (scrolled + destinationScrolled).map { "\($0.id) \($0.offset.x) \($0.offset.y)" }
      + ["\(scrolled.count)"]
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
}

extension Compiler {
  /// Plans a tap whose link leads to no screen of the project; nil if its transition needs one.
  fileprivate func planToUnknownScreen(
    tapping component: ComponentID, on source: ScreenLayout,
    _ question: ScreenService.FlightQuestion
  ) -> FlightPlan? {
    guard let tapped = source.screen.tapped(from: component),
      let action = source.screen.components[tapped].actions(for: .tap).first(where: {
        $0.link != nil
      })
    else { return nil }
    return plan(
      toUnknownScreen: action, tapped: tapped, from: source,
      scrolledBy: source.offsets(question.scrolled), direction: question.direction,
      reducesMotion: question.reducesMotion
    ).value
  }
}
