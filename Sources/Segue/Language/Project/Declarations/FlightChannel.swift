/// The properties of a flight that can be animated separately, as a manifest names them.
enum FlightChannel: String, CaseIterable {
  case frame, content, cornerRadius, paint, opacity, clip, leaving, arriving, entering, exiting

  var window: WritableKeyPath<FlightWindows, ProgressWindow> {
    switch self {
    case .frame: \.frame
    case .content: \.content
    case .cornerRadius: \.cornerRadius
    case .paint: \.paint
    case .opacity: \.opacity
    case .clip: \.clip
    case .leaving: \.leaving
    case .arriving: \.arriving
    case .entering: \.entering
    case .exiting: \.exiting
    }
  }

  var summary: String {
    switch self {
    case .frame: "Where a layer is, and how large."
    case .content: "How a picture is drawn in its layer."
    case .cornerRadius: "How round its corners are."
    case .paint: "Its background, border and shadows."
    case .opacity: "How opaque what flies is."
    case .clip: "What the clips of its ancestors cut off."
    case .leaving: "What only the screen that is left has goes."
    case .arriving: "What only the screen that opens has comes."
    case .entering: "The screen that opens fades in."
    case .exiting: "The screen that is left scales back."
    }
  }
}

extension FlightWindows {
  /// The windows for the transition played in reverse.
  var mirrored: FlightWindows {
    var mirrored = self
    for channel in FlightChannel.allCases {
      mirrored[keyPath: channel.window] = self[keyPath: channel.window].mirrored
    }
    return mirrored
  }
}
