/// Writes the artefact of a link on a device. It is self-contained: a player needs no screen's
/// artefact.
extension JSONWriter {
  mutating func transitionArtefact(_ transit: TransitArtefact) {
    let plan = transit.plan
    object {
      $0.member("artefact", "transition")
      $0.member("version", artefactVersion)
      $0.member("source", transit.from)
      $0.member("destination", transit.to)
      $0.member("presentation", transit.presentation.rawValue)
      $0.planMembers(plan)
      $0.member("easing", plan.timing.easing)
      $0.member("layers") { $0.layerMotions(plan) }
      $0.member("late") {
        $0.object {
          $0.member("timeout", plan.late.timeout)
          $0.member("fallback", plan.late.fallback)
        }
      }
      if let back = transit.back {
        $0.member("return") {
          $0.object {
            $0.member("duration", back.timing.duration)
            $0.member("easing", back.timing.easing)
            if transit.hasOwnReturn { $0.member("layers") { $0.layerMotions(back) } }
          }
        }
      }
      if let dismissal = transit.dismissal { $0.member("gesture") { $0.dismissal(dismissal) } }
      if let reduced = transit.reduced {
        $0.member("reducedMotion") {
          $0.object {
            $0.member("transition", reduced.transition)
            $0.member("kind", reduced.kind.rawValue)
            $0.member("duration", reduced.timing.duration)
            $0.member("easing", reduced.timing.easing)
            $0.member("layers") { $0.layerMotions(reduced) }
          }
        }
      }
    }
  }

  private mutating func dismissal(_ way: InteractiveDismissal) {
    object {
      switch way {
      case .swipe(let edge):
        $0.member("type", "swipe")
        $0.member("from", edge.rawValue)
      case .drag(let edge):
        $0.member("type", "drag")
        $0.member("to", edge.rawValue)
      case .blocked(let blocker): $0.member("blockedBy", blocker.rawValue)
      }
    }
  }

  private mutating func layerMotions(_ plan: FlightPlan) {
    array {
      for layer in plan.composition {
        $0.element { writer in
          writer.object {
            $0.layerIdentity(layer)
            $0.member("content") { $0.content(layer, nil) }
            $0.member("from") { $0.state(layer, at: 0) }
            $0.member("to") { $0.state(layer, at: 1) }
            switch layer.motion {
            case .flight(let motion): $0.motion(motion)
            case .screen(let motion): $0.tracks(motion)
            }
          }
        }
      }
    }
  }

  /// Writes how a layer changes from one end state to the other.
  private mutating func motion(_ motion: FlightMotion) {
    member("path", motion.path.style.rawValue)
    if let attachment = motion.attachment { member("attachment") { $0.attachment(attachment) } }
    if let picture = motion.picture { member("picture") { $0.picture(picture) } }
    member("clipEdges") {
      $0.object {
        $0.member("of", motion.clipTravels ? "frame" : "device")
        for (key, channels) in [("from", motion.first), ("to", motion.last)] {
          let clip = channels.clip
          $0.member(key) { $0.numbers([clip.a, clip.b, clip.c, clip.d]) }
        }
      }
    }
    let windows = motion.windows.named.filter { $0.window != .whole }
    guard !windows.isEmpty else { return }
    member("windows") {
      $0.object {
        for (name, window) in windows {
          $0.member(name) { $0.numbers([window.start, window.end]) }
        }
      }
    }
  }

  /// Writes the attachment of a layer to its carrier.
  private mutating func attachment(_ attachment: AttachmentMotion) {
    object {
      $0.member("carrier") {
        $0.object {
          $0.member("from", attachment.carrier.from)
          $0.member("to", attachment.carrier.to)
        }
      }
      for (key, end) in [("from", attachment.from), ("to", attachment.to)] {
        $0.member(key) {
          $0.numbers([
            end.origin.a, end.origin.b, end.origin.c, end.origin.d, end.size.a, end.size.b,
            end.size.c, end.size.d,
          ])
        }
      }
    }
  }

  /// Writes how a picture is drawn in a layer's frame.
  private mutating func picture(_ picture: PictureMotion) {
    object {
      $0.member("naturalSize") { writer in
        guard let size = picture.natural else { return writer.null() }
        writer.object {
          $0.member("width", size.width)
          $0.member("height", size.height)
        }
      }
      $0.member("covers", picture.covers)
      for (key, manner) in [("from", picture.from), ("to", picture.to)] {
        $0.member(key) {
          $0.object {
            $0.member("objectFit", manner.fit.rawValue)
            $0.member("objectPosition") {
              let (x, y) = (manner.position.x, manner.position.y)
              $0.numbers([x.percent, x.points, y.percent, y.points])
            }
            $0.member("padding") {
              let padding = manner.padding
              $0.numbers([padding.top, padding.right, padding.bottom, padding.left])
            }
          }
        }
      }
    }
  }

  /// Writes how a screen moves relative to its rest frame. Translations are in points, even if they
  /// are declared in percent.
  private mutating func tracks(_ motion: ScreenMotion) {
    member("rest", motion.rest)
    if let part = motion.shape.part { member("part", part) }
    if motion.shape.corners != .zero {
      member("restCornerRadius") { $0.numbers(motion.shape.corners.clockwise) }
    }
    member("tracks") { writer in
      writer.array {
        for track in motion.tracks {
          let whole = track.property == .translateY ? motion.rest.height : motion.rest.width
          let window = motion.runsBackwards ? track.window.mirrored : track.window
          $0.element { writer in
            writer.object {
              $0.member("property", track.property.rawValue)
              let ends = [track.from.points(of: whole), track.to.points(of: whole)]
              $0.member("from", ends[motion.runsBackwards ? 1 : 0])
              $0.member("to", ends[motion.runsBackwards ? 0 : 1])
              $0.member("window") { $0.numbers([window.start, window.end]) }
            }
          }
        }
      }
    }
  }
}

/// The content of a link's artefact on a device.
struct TransitArtefact {
  /// The names of the two screens.
  let from: String
  let to: String
  let presentation: Presentation
  let plan: FlightPlan
  /// The plan of the return; nil if there is none.
  let back: FlightPlan?
  /// Whether the return's layers differ from those of the push.
  let hasOwnReturn: Bool
  /// The interactive dismissal of the destination; nil if it was not determined.
  let dismissal: InteractiveDismissal?
  /// The plan when Reduce Motion is on; nil if it is the same.
  let reduced: FlightPlan?
}

extension FlightMotion.Windows {
  /// The windows with the names of their channels.
  fileprivate var named: [(name: String, window: ProgressWindow)] {
    [
      ("frame", frame), ("content", content), ("cornerRadius", corners), ("paint", paint),
      ("clip", clip), ("opacity", opacity),
    ]
  }
}
