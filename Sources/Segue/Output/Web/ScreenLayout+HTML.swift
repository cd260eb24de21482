extension ScreenLayout {
  /// Returns the screen as HTML: a `section`, and in it an element for each component, nested as
  /// the components are, at its compiled frame. The browser lays out nothing, and breaks no line.
  ///
  /// A component that is tapped to follow a link is a link, any other that handles taps a button;
  /// both can be reached by keyboard, and have a name for screen readers. `data-path` is the
  /// component's path, `data-id` its id, and `data-events` its events as JSON, as in a screen file.
  /// The section has the screen's id in `data-screen`, its title in `aria-label`, the heights of
  /// its bars in `data-bars`, at the top and at the bottom, and the opacity of what dims the screen
  /// below in `data-scrim`. The section of a sheet has the distance from the device's top edge to
  /// the sheet's at each of its detents in `data-detents`; ``resting(at:)`` moves the sheet to one.
  /// What a screen shows instead of its content is named in `data-phase`; an image in it without a
  /// source has an empty box, for the picture that flies into it.
  ///
  /// The elements need the rules of ``htmlStyleSheet`` and the fonts with which the text was
  /// measured. Lengths are points, which a page shows as CSS pixels. Linear in the components and
  /// their text, and in the sum of the components' depths.
  public func html(_ addresses: HTMLAddresses) -> String {
    var screen = ScreenHTML(self, addresses)
    screen.write()
    return screen.text
  }

  /// Returns ``html(_:)`` as a document of its own.
  ///
  /// - Parameter fonts: The fonts that the document may embed; nil if it embeds none.
  package func htmlDocument(_ addresses: HTMLAddresses, fonts: FontEmbedding? = nil) -> String {
    let size = device.size
    var html = ScreenHTML(self, addresses, embedding: fonts)
    html.write()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(xmlEscaped("\(screen.shownID) on \(device.name)"))</title>
      <style>
      body { margin: 0; }
      main { position: relative; overflow: clip; width: \(cssNumber(size.width))px; height: \(cssNumber(size.height))px; }
      \(Self.htmlStyleSheet)\(html.fonts.css)</style>
      <main>\(html.text)</main>
      </html>

      """
  }

  /// The rules for the classes of ``html(_:)``.
  public static var htmlStyleSheet: String {
    """
    .screen { position: absolute; overflow: clip; isolation: isolate; background: #fff; outline: 0; }
    .screen.card { background: none; }
    .node, .content, .picture, .picture > *, .room, .hit, .grabber { position: absolute; }
    .node { box-sizing: border-box; border: 0 solid #0000; color: inherit; text-decoration: none; }
    .content, .room { pointer-events: none; }
    .picture { overflow: clip; }
    .icon > img { object-fit: contain; }
    .text { position: absolute; top: 0; left: 0; width: 1px; height: 1px; overflow: visible; }
    .text text { white-space: pre; text-rendering: geometricPrecision; }
    .words { position: absolute; inset: 0; overflow: hidden; clip-path: inset(50%); }
    .scroller { scrollbar-width: none; }
    .room { top: 0; inset-inline-start: 0; }
    .hit { inset: 0; }
    .tappable:has(> .hit) .node { pointer-events: none; }
    .tappable:has(> .hit) :is(.tappable, .scroller), .tappable > .hit { pointer-events: auto; }
    .tappable { cursor: pointer; }
    .grabber { z-index: 9999; border-radius: 2.5px; background: #3c3c434d; pointer-events: none; }

    """
  }
}
