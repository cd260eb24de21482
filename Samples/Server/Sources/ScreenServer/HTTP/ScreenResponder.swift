import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Segue

/// Converts requests and responses. It implements HTTP and knows nothing about screens.
struct ScreenResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let service: ScreenService
  /// The client that the server offers to browsers, if it has one.
  let client: ClientFiles?

  /// Screens change when the project is built again or the database is written, so clients
  /// revalidate every time, at the cost of a 304.
  private static let cacheControl = "no-cache"
  private static let deviceHeader = "Segue-Device"

  func respond(to request: Request, context: BasicRequestContext) async throws -> Response {
    let start = ContinuousClock.now
    let endpoint = Endpoint(path: request.uri.path, hasClient: client != nil)
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
    guard accepts(request.headers[.accept], mediaType(of: endpoint, for: request)) else {
      throw Refusal(.notAcceptable, "there is only \(endpoint.mediaType) here")
    }
    switch endpoint {
    case .health: return response(ByteBuffer(string: "ok\n"), endpoint)
    case .metrics: return response(ByteBuffer(string: service.metrics.text()), endpoint)
    case .feed: return try await feed(request)
    case .screens: return try await posted(request)
    case .screen(let path): return try await screen(request, path)
    case .plans(let path): return try await plans(request, path)
    case .flight(let path): return try await flight(request, path)
    case .app: return response(service.app(), endpoint)
    case .page: return try await file(client?.page, endpoint, request)
    case .file(let path): return try await file(client?.file(at: path), endpoint, request)
    }
  }

  /// Returns the type of an answer: a screen is JSON, or HTML for those who ask for it.
  private func mediaType(of endpoint: Endpoint, for request: Request) -> String {
    if case .screen = endpoint, wantsHTML(request) {
      Endpoint.page.mediaType
    } else {
      endpoint.mediaType
    }
  }

  private func wantsHTML(_ request: Request) -> Bool {
    guard let header = request.headers[.accept] else { return false }
    // Who takes anything gets JSON.
    return header.lowercased().contains("text/html") && accepts(header, "text/html")
  }

  // MARK: Endpoints

  private func screen(_ request: Request, _ path: Substring) async throws(Refusal) -> Response {
    let link = try link(path, request)
    let device = try device(request, link)
    let form: ScreenForm = ScreenForm(
      isHTML: wantsHTML(request), phase: try phase(link), presentation: try presentation(link),
      detent: try detents("detent", link, atMost: 1).first)
    let opened = try service.open(link, path: Self.target(path, request))
    let type = form.isHTML ? Endpoint.page.mediaType : "application/json"
    return try await conditional(request, as: type) { known throws(Refusal) in
      try await service.screen(opened, on: device, as: form, unless: known)
    }
  }

  /// Returns what a screen is asked to show.
  private func phase(_ link: DeepLink) throws(Refusal) -> ScreenPhase {
    guard let name = link.query.first(where: { $0.name == "phase" })?.value else {
      return .content
    }
    guard let phase = ScreenPhase(rawValue: name) else {
      throw Refusal(.badRequest, "a phase is content, placeholder or failure")
    }
    return phase
  }

  /// Returns the presentation in a query.
  private func presentation(_ link: DeepLink) throws(Refusal) -> Presentation? {
    guard let name = link.query.first(where: { $0.name == "presentation" })?.value else {
      return nil
    }
    guard let presentation = Presentation(rawValue: name) else {
      throw Refusal(.badRequest, "there is no presentation \"\(name)\"")
    }
    return presentation
  }

  /// Returns the numbers of detents in a query, counted from 0: `1`, or `0:1` for a change.
  private func detents(
    _ name: String, _ link: DeepLink, atMost count: Int
  ) throws(Refusal) -> [Int] {
    guard let text = link.query.first(where: { $0.name == name })?.value else { return [] }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.count == parts.count, numbers.count <= count else {
      throw Refusal(.badRequest, "a detent is a number from 0, not \"\(text)\"")
    }
    return numbers
  }

  private func flight(_ request: Request, _ path: Substring) async throws(Refusal) -> Response {
    let link = try link(path, request)
    let device = try device(request, link)
    func values(_ name: String) -> [String] {
      link.query.filter { $0.name == name }.map(\.value)
    }
    guard let tapped = values("tap").first else {
      throw Refusal(.badRequest, "say which component is tapped: ?tap=ID")
    }
    guard let direction = FlightPlan.Direction(rawValue: values("direction").first ?? "push") else {
      throw Refusal(.badRequest, "a direction is push or pop")
    }
    let motion = values("motion").first ?? "full"
    guard ["full", "reduced"].contains(motion) else {
      throw Refusal(.badRequest, "motion is full or reduced")
    }
    let question = ScreenService.FlightQuestion(
      tapped: tapped,
      opened: try values("to").first.map { url throws(Refusal) in try service.open(url) },
      phase: try phase(link), direction: direction, reducesMotion: motion == "reduced",
      scrolled: try offsets(values("scroll")),
      destinationScrolled: try offsets(values("destinationScroll")),
      sourceDetent: try detents("sourceDetent", link, atMost: 1).first,
      detents: try detents("detent", link, atMost: 2))
    let opened = try service.open(link, path: Self.target(path, request))
    return try await conditional(request) { known throws(Refusal) in
      try await service.flight(question, on: opened, device, unless: known)
    }
  }

  /// Reads offsets such as `feed:0,412.5`.
  private func offsets(_ texts: [String]) throws(Refusal) -> [(id: String, offset: Point)] {
    var offsets: [(id: String, offset: Point)] = []
    for text in texts {
      guard let colon = text.lastIndex(of: ":") else { throw .offset(text) }
      let numbers = text[text.index(after: colon)...].split(separator: ",").compactMap {
        Double($0)
      }
      guard numbers.count == 2, numbers.allSatisfy({ $0.magnitude <= 1e6 }) else {
        throw .offset(text)
      }
      offsets.append((String(text[..<colon]), Point(x: numbers[0], y: numbers[1])))
    }
    return offsets
  }

  private func file(
    _ file: ClientFile?, _ endpoint: Endpoint, _ request: Request
  ) async throws(Refusal) -> Response {
    let nothing = Refusal(.notFound, "there is nothing at \(request.uri.path)")
    guard let file else { throw nothing }
    return try await conditional(request, as: endpoint.mediaType) { known throws(Refusal) in
      if file.tag.matches(known) { return Answer(tag: file.tag, bytes: nil) }
      guard let bytes = file.bytes else { throw nothing }
      return Answer(tag: file.tag, bytes: ByteBuffer(bytes: bytes))
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
    _ request: Request, as mediaType: String = "application/json",
    _ answer: (_ known: String?) async throws(Refusal) -> Answer
  ) async throws(Refusal) -> Response {
    let known = request.headers[.ifNoneMatch]
    let answer = try await answer(known)
    // A client with any representation has this one, provided that the resource exists.
    var response = Response(status: .notModified)
    response.headers[.contentLength] = nil
    if let bytes = answer.bytes, known != "*" {
      response = self.response(bytes, .feed)
      response.headers[.contentType] = mediaType
    }
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

extension Refusal {
  fileprivate static func offset(_ text: String) -> Refusal {
    Refusal(
      .badRequest, "an offset is a container and two numbers, such as feed:0,412, not \"\(text)\"")
  }
}
