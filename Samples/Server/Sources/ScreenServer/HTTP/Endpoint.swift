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
  /// A flight of that tap, for the Web Animations API.
  case flight(path: Substring)
  /// What a client needs to navigate: the project's outline, and its tabs.
  case app
  /// A file of the client, of the project's assets or of its fonts.
  case file(path: String)
  /// The page of the client, at the path of any deep link.
  case page

  /// - Parameter hasClient: Whether the server has a client, whose page is at all other paths.
  init?(path: String, hasClient: Bool) {
    switch path {
    case "/health": self = .health
    case "/metrics": self = .metrics
    case "/feed": self = .feed
    case "/screens": self = .screens
    case "/app" where hasClient: self = .app
    default:
      if path.hasPrefix("/screens/") {
        self = .screen(path: path.dropFirst("/screens/".count))
      } else if path.hasPrefix("/plans/") {
        self = .plans(path: path.dropFirst("/plans/".count))
      } else if path.hasPrefix("/flights/") {
        self = .flight(path: path.dropFirst("/flights/".count))
      } else if hasClient {
        self =
          ClientFiles.folders.contains { path.hasPrefix("/\($0)/") } ? .file(path: path) : .page
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
    case .page: "text/html; charset=utf-8"
    case .file(let path): ClientFiles.mediaType(of: path)
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
    case .flight: "/flights/{route}"
    case .app: "/app"
    case .file: "/{file}"
    case .page: "/{page}"
    }
  }
}
