import HTTPTypes

/// An endpoint, identified by its path.
enum Endpoint: Hashable {
  case health
  case metrics
  case feed
  /// The endpoint to which screens are posted.
  case screens
  /// The screen of a deep link's path.
  case screen(path: Substring)
  /// The transition plans of a tap on that screen.
  case plans(path: Substring)

  init?(path: String) {
    switch path {
    case "/health": self = .health
    case "/metrics": self = .metrics
    case "/feed": self = .feed
    case "/screens": self = .screens
    default:
      if path.hasPrefix("/screens/") {
        self = .screen(path: path.dropFirst("/screens/".count))
      } else if path.hasPrefix("/plans/") {
        self = .plans(path: path.dropFirst("/plans/".count))
      } else {
        return nil
      }
    }
  }

  var methods: [HTTPRequest.Method] { self == .screens ? [.post] : [.get, .head] }

  var mediaType: String {
    switch self {
    case .health: "text/plain; charset=utf-8"
    case .metrics: "text/plain; version=0.0.4; charset=utf-8"
    default: "application/json"
    }
  }

  /// The endpoint's name in metrics.
  var name: String {
    switch self {
    case .health: "/health"
    case .metrics: "/metrics"
    case .feed: "/feed"
    case .screens: "/screens"
    case .screen: "/screens/{route}"
    case .plans: "/plans/{route}"
    }
  }
}
