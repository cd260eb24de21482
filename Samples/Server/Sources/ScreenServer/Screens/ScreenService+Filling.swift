import HTTPTypes
import NIOCore
import Segue

/// Screens that are filled with the data of the database, for each request.
extension ScreenService {
  /// Returns the screen that a link opens, filled with the data of the moment.
  ///
  /// The data is read for each request, so an answer is never older than the database: its bytes
  /// are remembered by their data. A client that has them costs no layout.
  func filledScreen(
    _ link: OpenedLink, on device: Device, as form: ScreenForm, unless known: String?
  ) async throws(Refusal) -> Answer {
    try await compiling { compiler, budget throws(Refusal) in
      guard let content = try filled.content(of: link) else {
        throw Refusal(.notFound, "no screen is called \"\(link.screen)\"")
      }
      let tag = tag(link.parts(form.name), on: device, data: content.data)
      if tag.matches(known) { return Answer(tag: tag, bytes: nil) }
      let key = CacheKey(
        screen: link.screen, arguments: link.destination.arguments, device: device, form: form,
        tapped: nil, data: content.data)
      if let bytes = remembered(key) { return Answer(tag: tag, bytes: bytes) }
      let bytes = try laidOut(content, link, on: device, as: form, by: compiler, within: budget)
      return Answer(tag: tag, bytes: remember(bytes, as: key))
    }
  }

  private func laidOut(
    _ content: FilledScreens.Content, _ link: OpenedLink, on device: Device, as form: ScreenForm,
    by compiler: Compiler, within budget: WorkBudget
  ) throws(Refusal) -> ByteBuffer {
    let screen = content.filled()
    let answer = scratch.with { scratch -> Diagnosed<[UInt8]?> in
      // Its links were checked when the project was compiled, whatever the data.
      let placed = compiler.layout(
        screen, arguments: link.arguments, on: device, presentation: form.presentation, checks: [],
        in: &scratch)
      guard let layout = placed.value, !placed.hasErrors else { return placed.map { _ in nil } }
      if form.isHTML { return Diagnosed(elements(of: layout, as: form)) }
      return layout.json(within: budget, limits: Self.limits, in: &scratch)
    }
    guard let bytes = answer.value else {
      throw Refusal.data(answer.diagnostics, in: screen.sources)
    }
    metrics.count(.filled)
    return ByteBuffer(bytes: bytes)
  }
}
