/// The properties of a flight that can be animated separately, as a manifest names them.
enum FlightChannel: String, CaseIterable {
  case frame, content, cornerRadius, paint, opacity, clip, leaving, arriving, entering, exiting

  var summary: String {
    switch self {
    case .frame: "The position and size of a layer."
    case .content: "How a picture is drawn in its layer."
    case .cornerRadius: "The corner radii."
    case .paint: "The background, border and shadows."
    case .opacity: "The opacity of parts with a counterpart."
    case .clip: "The clips of the ancestors."
    case .leaving: "The opacity of parts that only the source screen has."
    case .arriving: "The opacity of parts that only the destination screen has."
    case .entering: "The opacity of the destination screen."
    case .exiting: "The scale of the source screen."
    }
  }
}

extension FlightWindows {
  subscript(channel: FlightChannel) -> ProgressWindow {
    get {
      switch channel {
      case .frame: frame
      case .content: content
      case .cornerRadius: cornerRadius
      case .paint: paint
      case .opacity: opacity
      case .clip: clip
      case .leaving: leaving
      case .arriving: arriving
      case .entering: entering
      case .exiting: exiting
      }
    }
    set {
      switch channel {
      case .frame: frame = newValue
      case .content: content = newValue
      case .cornerRadius: cornerRadius = newValue
      case .paint: paint = newValue
      case .opacity: opacity = newValue
      case .clip: clip = newValue
      case .leaving: leaving = newValue
      case .arriving: arriving = newValue
      case .entering: entering = newValue
      case .exiting: exiting = newValue
      }
    }
  }

  /// The windows for the transition played in reverse.
  var mirrored: FlightWindows {
    var mirrored = self
    for channel in FlightChannel.allCases {
      mirrored[channel] = self[channel].mirrored
    }
    return mirrored
  }
}
