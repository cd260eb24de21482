import Segue

/// The generated feed as a screen with data: a template that is read once, and data for each
/// request.
extension GeneratedFeed {
  /// The screen, which has as many components as its data asks for.
  static let template = SourceFile(path: "screens/filled.json", text: templateText)

  /// Returns data for a screen with this number of components, like that of
  /// ``screen(components:indentation:seed:)``.
  static func data(components: Int, seed: UInt64) -> SourceFile {
    var random = SeededRandom(seed: seed)
    var writer = JSONWriter()
    let cards = max(0, components - 1) / componentsOfCard
    writer.object { writer in
      writer.member("cards") { writer in
        writer.array { writer in
          for number in 0..<cards {
            writer.element { writer in
              writer.object { writer in
                writer.member("id", "\(number + 1)")
                writer.member("height", random.pick([1200, 1500, 1600]))
                writer.member("badge", random.pick(["new", "−20 %", "last ones", "our choice"]))
                writer.member("title", random.text(letters: random.int(12...36)))
                writer.member("price", random.int(9...900))
                writer.member("text", random.text(letters: random.int(40...240)))
                writer.member("person", "\(number % 40)")
                writer.member("name", random.text(letters: 8))
              }
            }
          }
        }
      }
      writer.member("rest") { writer in
        writer.array { writer in
          for _ in 0..<(components - 1 - cards * componentsOfCard) {
            writer.element { $0.string(random.text(letters: 30)) }
          }
        }
      }
    }
    return SourceFile(path: "data", bytes: writer.bytes)
  }

  private static let templateText = #"""
    {
      "screen": "filled", "route": "/filled", "safeArea": ["top"],
      "definitions": {"card": {"properties": {
        "id": {"type": "string"}, "height": {"type": "uint16"}, "badge": {"type": "string"},
        "title": {"type": "string"}, "price": {"type": "uint32"}, "text": {"type": "string"},
        "person": {"type": "string"}, "name": {"type": "string"}}}},
      "data": {"properties": {
        "cards": {"elements": {"ref": "card"}}, "rest": {"elements": {"type": "string"}}}},
      "root": {
        "type": "layout", "style": {"overflow": "scroll", "gap": 12, "backgroundColor": "#f4f2ee"},
        "children": [
          {"forEach": "data.cards", "as": "card", "key": "card.id", "body": {
            "type": "layout", "id": "card",
            "events": {"tap": [
              {"type": "navigate", "to": "bench://cards/${card.id}", "transition": "hero"}]},
            "style": {"backgroundColor": "#fff", "boxShadow": "0 2px 8px rgba(0, 0, 0, 0.08)",
              "gap": 8, "padding": 12, "borderRadius": 16},
            "children": [
              {"type": "image", "hero": "card/${card.id}",
               "source": "https://img.example/cards/${card.id}.jpg",
               "naturalSize": {"width": 1200, "height": "${card.height}"},
               "style": {"width": "100%", "objectFit": "cover"}},
              {"type": "label", "text": "${card.badge}", "style": {"color": "#fff",
                "position": "absolute", "backgroundColor": "#1d1b1a", "fontSize": 12, "top": 20,
                "start": 20}},
              {"type": "layout",
               "style": {"flexDirection": "row", "alignItems": "baseline", "columnGap": 8},
               "children": [
                 {"type": "label", "text": "${card.title}",
                  "style": {"color": "#1d1b1a", "fontSize": 17, "flexGrow": 1, "maxLines": 2}},
                 {"type": "label", "text": "${card.price} €",
                  "style": {"color": "#6b4f3a", "fontSize": 15}}]},
              {"type": "label", "text": "${card.text}", "style": {"color": "#555", "fontSize": 15}},
              {"type": "layout",
               "style": {"flexDirection": "row", "alignItems": "center", "columnGap": 8},
               "children": [
                 {"type": "image", "source": "https://img.example/people/${card.person}.jpg",
                  "naturalSize": {"width": 96, "height": 96},
                  "style": {"objectFit": "cover", "width": 32, "height": 32, "borderRadius": 16}},
                 {"type": "label", "text": "${card.name}",
                  "style": {"color": "#777", "fontSize": 13, "flexGrow": 1}},
                 {"type": "button", "title": "Save", "style": {"backgroundColor": "#efe9e1",
                   "paddingHorizontal": 12, "paddingVertical": 6, "borderRadius": 12}},
                 {"type": "button", "title": "Share", "style": {"backgroundColor": "#efe9e1",
                   "paddingHorizontal": 12, "paddingVertical": 6, "borderRadius": 12}}]}]}},
          {"forEach": "data.rest", "body": {"type": "label", "text": "${item}",
            "style": {"color": "#777", "fontSize": 13}}}
        ]
      }
    }
    """#
}
