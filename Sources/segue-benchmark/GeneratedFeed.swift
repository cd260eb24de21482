import Segue

/// A generated project with a feed of any size, like those that servers send, and the screen that
/// its cards open.
///
/// The same number of components gives the same bytes on all machines.
struct GeneratedFeed {
  private var random: SeededRandom
  private var left: Int

  /// Returns the files of the project. The feed has exactly `components` components, at least one.
  static func files(components: Int) -> ProjectFiles {
    ProjectFiles(
      manifest: SourceFile(path: "segue.json", text: manifest),
      screens: [
        SourceFile(path: "screens/card.json", text: card),
        screen(components: components, indentation: nil),
      ], components: [])
  }

  /// Returns the file of the feed alone. `indentation` is the number of spaces per level, nil for
  /// one line. Another seed gives other texts.
  static func screen(components: Int, indentation: Int?, seed: UInt64 = 2) -> SourceFile {
    var feed = GeneratedFeed(left: max(1, components), seed: seed)
    var writer = JSONWriter(indentation: indentation)
    feed.writeScreen(&writer)
    return SourceFile(path: "screens/feed.json", bytes: writer.bytes)
  }

  private init(left: Int, seed: UInt64) {
    self.left = left
    random = SeededRandom(seed: seed)
  }

  private mutating func writeScreen(_ writer: inout JSONWriter) {
    left -= 1
    writer.object { writer in
      writer.member("screen", "feed")
      writer.member("route", "/feed")
      writer.member("safeArea") { $0.array { $0.element { $0.string("top") } } }
      writer.member("root") { writer in
        writer.object { writer in
          writer.member("type", "layout")
          writer.member("style") {
            $0.object {
              $0.member("overflow", "scroll")
              $0.member("gap", 12)
              $0.member("backgroundColor", "#f4f2ee")
            }
          }
          writer.member("children") { writer in
            writer.array { writer in
              var number = 1
              while left >= Self.componentsOfCard {
                writer.element { card(number, &$0) }
                left -= Self.componentsOfCard
                number += 1
              }
              while left > 0 {
                let text = random.text(letters: 30)
                writer.element { label(text, size: 13, color: "#777", to: &$0) }
                left -= 1
              }
            }
          }
        }
      }
    }
  }

  static let componentsOfCard = 12

  /// Writes a card: a picture with a badge, title and price, text, and a row with an avatar, a name
  /// and two buttons.
  private mutating func card(_ number: Int, _ writer: inout JSONWriter) {
    let title = random.text(letters: random.int(12...36))
    let text = random.text(letters: random.int(40...240))
    let name = random.text(letters: 8)
    let price = "\(random.int(9...900)) €"
    let badge = random.pick(["new", "−20 %", "last ones", "our choice"])
    let height = random.pick([1200, 1500, 1600])
    layout(
      [("gap", 8), ("padding", 12), ("borderRadius", 16)],
      words: [("backgroundColor", "#fff"), ("boxShadow", "0 2px 8px rgba(0, 0, 0, 0.08)")],
      more: {
        $0.member("id", "card-\(number)")
        $0.member("events") {
          $0.object {
            $0.member("tap") {
              $0.array {
                $0.element {
                  $0.object {
                    $0.member("type", "navigate")
                    $0.member("to", "bench://cards/\(number)")
                    $0.member("transition", "hero")
                  }
                }
              }
            }
          }
        }
      }, to: &writer
    ) { writer in
      writer.element {
        image(
          "https://img.example/cards/\(number).jpg", hero: "card/\(number)", width: 1200,
          height: height, words: [("width", "100%"), ("objectFit", "cover")], to: &$0)
      }
      writer.element {
        label(
          badge, size: 12, color: "#fff", to: &$0,
          words: [("position", "absolute"), ("backgroundColor", "#1d1b1a")],
          numbers: [("top", 20), ("start", 20)])
      }
      writer.element { writer in
        layout(
          [("columnGap", 8)], words: [("flexDirection", "row"), ("alignItems", "baseline")],
          to: &writer
        ) { writer in
          writer.element {
            label(
              title, size: 17, color: "#1d1b1a", to: &$0, words: [],
              numbers: [("flexGrow", 1), ("maxLines", 2)])
          }
          writer.element { label(price, size: 15, color: "#6b4f3a", to: &$0) }
        }
      }
      writer.element { label(text, size: 15, color: "#555", to: &$0) }
      writer.element { writer in
        layout(
          [("columnGap", 8)], words: [("flexDirection", "row"), ("alignItems", "center")],
          to: &writer
        ) { writer in
          writer.element {
            image(
              "https://img.example/people/\(number % 40).jpg", hero: nil, width: 96, height: 96,
              words: [("objectFit", "cover")], to: &$0,
              numbers: [("width", 32), ("height", 32), ("borderRadius", 16)])
          }
          writer.element {
            label(name, size: 13, color: "#777", to: &$0, words: [], numbers: [("flexGrow", 1)])
          }
          for title in ["Save", "Share"] { writer.element { button(title, &$0) } }
        }
      }
    }
  }

  // MARK: Primitives

  private func layout(
    _ numbers: [(String, Double)], words: [(String, String)],
    more: (inout JSONWriter) -> Void = { _ in }, to writer: inout JSONWriter,
    children: (inout JSONWriter) -> Void
  ) {
    writer.object {
      $0.member("type", "layout")
      more(&$0)
      style(words, numbers: numbers, to: &$0)
      $0.member("children") { $0.array(children) }
    }
  }

  private func label(
    _ text: String, size: Double, color: String, to writer: inout JSONWriter,
    words: [(String, String)] = [], numbers: [(String, Double)] = []
  ) {
    writer.object {
      $0.member("type", "label")
      style([("color", color)] + words, numbers: [("fontSize", size)] + numbers, to: &$0)
      $0.member("text", text)
    }
  }

  private func button(_ title: String, _ writer: inout JSONWriter) {
    writer.object {
      $0.member("type", "button")
      $0.member("title", title)
      style(
        [("backgroundColor", "#efe9e1")],
        numbers: [("paddingHorizontal", 12), ("paddingVertical", 6), ("borderRadius", 12)], to: &$0)
    }
  }

  private func image(
    _ source: String, hero: String?, width: Int, height: Int, words: [(String, String)],
    to writer: inout JSONWriter, numbers: [(String, Double)] = []
  ) {
    writer.object {
      $0.member("type", "image")
      if let hero { $0.member("hero", hero) }
      $0.member("source", source)
      $0.member("naturalSize") {
        $0.object {
          $0.member("width", width)
          $0.member("height", height)
        }
      }
      style(words, numbers: numbers, to: &$0)
    }
  }

  private func style(
    _ words: [(String, String)], numbers: [(String, Double)], to writer: inout JSONWriter
  ) {
    writer.member("style") {
      $0.object {
        for (key, value) in words { $0.member(key, value) }
        for (key, value) in numbers { $0.member(key, value) }
      }
    }
  }

  private static let manifest = """
    {
      "app": "bench", "schemes": ["bench"], "screens": ["screens"], "devices": ["iphone-15"],
      "defaultTransition": "slide"
    }
    """

  private static let card = """
    {
      "screen": "card", "route": "/cards/{card}", "parameters": {"card": "string"},
      "root": {
        "type": "layout",
        "style": {"overflow": "scroll", "backgroundColor": "#fff"},
        "children": [
          {
            "type": "image", "hero": "card/${card}",
            "source": "https://img.example/cards/${card}.jpg",
            "naturalSize": {"width": 1200, "height": 1600},
            "style": {"width": "100%", "objectFit": "cover"}
          },
          {"type": "label", "text": "Card ${card}", "style": {"fontSize": 28, "margin": 20}}
        ]
      }
    }
    """
}
