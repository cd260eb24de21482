import HTTPTypes
import Hummingbird
import NIOCore
import Segue

/// Converts requests and responses. It implements HTTP and knows nothing about screens.
struct ScreenResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let service: ScreenService

  /// Screens change when the project is built again or the database is written, so clients
  /// revalidate every time, at the cost of a 304.
  private static let cacheControl = "no-cache"
  private static let deviceHeader = "Segue-Device"

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let start = ContinuousClock.now
    let endpoint = Endpoint(path: request.uri.path)
    var response: Response
    do throws(Refusal) {
      response = try await answer(request, endpoint)
    } catch {
      response = Response(
        status: error.status, headers: [.contentType: "application/problem+json"],
        body: ResponseBody(byteBuffer: error.body))
      if let allow = error.allow { response.headers[.allow] = allow }
      if let seconds = error.retryAfterSeconds { response.headers[.retryAfter] = "\(seconds)" }
    }
    if request.method == .head { response = response.createHeadResponse() }
    let known: [HTTPRequest.Method] = [.get, .head, .post]
    service.metrics.count(
      endpoint?.name ?? "none",
      method: known.contains(request.method) ? request.method.rawValue : "other",
      status: response.status.code, duration: start.duration(to: .now))
    return response
  }

  private func answer(
    _ request: Request, _ endpoint: Endpoint?
  ) async throws(Refusal) -> Response {
    guard request.head.authority != nil else {
      throw Refusal(.badRequest, "a request has exactly one Host, which names a host")
    }
    guard let endpoint else { throw Refusal(.notFound, "there is nothing at \(request.uri.path)") }
    guard endpoint.methods.contains(request.method) else {
      let allowed = endpoint.methods.map(\.rawValue).joined(separator: ", ")
      throw Refusal(
        .methodNotAllowed, "\(endpoint.name) takes \(allowed), not \(request.method.rawValue)",
        allow: allowed)
    }
    guard accepts(request.headers[.accept], endpoint.mediaType) else {
      throw Refusal(.notAcceptable, "there is only \(endpoint.mediaType) here")
    }
    switch endpoint {
    case .health: return response(ByteBuffer(string: "ok\n"), endpoint)
    case .metrics: return response(ByteBuffer(string: service.metrics.text()), endpoint)
    case .feed: return try await feed(request)
    case .screens: return try await posted(request)
    case .screen(let path): return try await screen(request, path)
    case .plans(let path): return try await plans(request, path)
    }
  }

  // MARK: Endpoints

  private func screen(_ request: Request, _ path: Substring) async throws(Refusal) -> Response {
    let link = try link(path, request)
    let device = try device(request, link)
    let opened = try service.open(link, path: Self.target(path, request))
    return try await conditional(request) { known throws(Refusal) in
      try await service.screen(opened, on: device, unless: known)
    }
  }

  private func plans(_ request: Request, _ path: Substring) async throws(Refusal) -> Response {
    let link = try link(path, request)
    let device = try device(request, link)
    guard let tapped = link.query.first(where: { $0.name == "tap" })?.value else {
      throw Refusal(.badRequest, "say which component is tapped: ?tap=ID")
    }
    let opened = try service.open(link, path: Self.target(path, request))
    return try await conditional(request) { known throws(Refusal) in
      try await service.plans(tapping: tapped, on: opened, device, unless: known)
    }
  }

  private func feed(_ request: Request) async throws(Refusal) -> Response {
    let link = try link("feed", request)
    let device = try device(request, link)
    let name = link.query.first { $0.name == "rank" }?.value ?? "editors"
    guard let ranking = Feed.Ranking(rawValue: name) else {
      throw Refusal(
        .badRequest,
        "rank takes \(Feed.Ranking.allCases.map(\.rawValue).joined(separator: ", ")), not \"\(name)\""
      )
    }
    return try await conditional(request) { known throws(Refusal) in
      try await service.feed(rankedBy: ranking, on: device, unless: known)
    }
  }

  private func posted(_ request: Request) async throws(Refusal) -> Response {
    guard isJSON(request.headers[.contentType]),
      ["identity", ""].contains(request.headers[.contentEncoding] ?? "")
    else {
      throw Refusal(.unsupportedMediaType, "a screen is application/json in UTF-8, not encoded")
    }
    let device = try device(request, try link("screens", request))
    let limit = ScreenService.postedBytes
    let tooLarge = Refusal(.contentTooLarge, "a screen has at most \(limit) bytes")
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw tooLarge
    }
    let body: ByteBuffer
    do {
      body = try await request.body.collect(upTo: limit)
    } catch is NIOTooManyBytesError {
      throw tooLarge
    } catch is ConnectionHandler.TooSlow {
      throw Refusal(.requestTimeout, "the body has not arrived in time")
    } catch {
      throw Refusal(.badRequest, "the body cannot be read")
    }
    // A connection that closes ends the body wherever it is.
    guard !Task.isCancelled else { throw Refusal(.badRequest, "the body is not complete") }
    let bytes = try await service.posted(Array(body.readableBytesView), on: device)
    var answer = response(bytes, .screens)
    answer.headers[.cacheControl] = "no-store"
    return answer
  }

  // MARK: Steps

  /// Returns the path after the endpoint, and the query, as a link of an app.
  private func link(_ path: some StringProtocol, _ request: Request) throws(Refusal) -> DeepLink {
    do throws(DeepLink.Problem) {
      return try DeepLink("path://\(Self.target(path, request))", schemes: ["path"], hosts: [])
    } catch {
      throw Refusal(
        error == .tooLarge ? .uriTooLong : .badRequest, "the address cannot be read as a link")
    }
  }

  /// Returns the path after the endpoint, from its slash on, with the query.
  private static func target(_ path: some StringProtocol, _ request: Request) -> String {
    "/\(path)\(request.uri.query.map { "?\($0)" } ?? "")"
  }

  private func device(_ request: Request, _ link: DeepLink) throws(Refusal) -> Device {
    try service.device(
      named: link.query.first { $0.name == "device" }?.value
        ?? HTTPField.Name(Self.deviceHeader).flatMap { request.headers[$0] })
  }

  /// Returns the answer with its tag, or 304 if the client has it.
  ///
  /// - Parameter answer: Takes the tags of the answers that the client has.
  private func conditional(
    _ request: Request, _ answer: (_ known: String?) async throws(Refusal) -> Answer
  ) async throws(Refusal) -> Response {
    let known = request.headers[.ifNoneMatch]
    let answer = try await answer(known)
    // A client with any representation has this one, provided that the resource exists.
    var response = Response(status: .notModified)
    response.headers[.contentLength] = nil
    if let bytes = answer.bytes, known != "*" { response = self.response(bytes, .feed) }
    response.headers[.eTag] = answer.tag.text
    response.headers[.cacheControl] = Self.cacheControl
    response.headers[.vary] = "Accept, \(Self.deviceHeader)"
    return response
  }

  private func response(_ body: ByteBuffer, _ endpoint: Endpoint) -> Response {
    Response(
      status: .ok, headers: [.contentType: endpoint.mediaType],
      body: ResponseBody(byteBuffer: body))
  }
}
