import Segue
import Testing

/// Tests of the generated Swift source that names a project's declarations. The expected texts are
/// written by hand, as formatted by swift-format; `Tests/Generation/check` compiles and runs
/// generated code.
@Suite struct SwiftSourceTests {
  private func source(
    of text: String, named name: String = "Shop", access: SwiftAccessLevel = .internal
  ) -> String {
    let project = TestProject(text).project
    return Compiler(project).compile().swiftSource(of: project, named: name, access: access)
  }

  private static let shop = """
    --- segue.json
    {"app": "my shop", "schemes": ["shop"], "devices": ["iphone-15"],
     "transitions": {"to-outfit": {"kind": "hero"}}}
    --- screens/feed.json
    {"screen": "feed", "route": "/", "root": {"type": "layout", "children": [
      {"type": "layout", "id": "card-1", "hero": "outfit/1", "events": {"tap": [
        {"type": "navigate", "to": "shop://outfits/7", "transition": "to-outfit"}]}}]}}
    --- screens/outfit.json
    {"screen": "outfit", "route": "/outfits/{id}",
     "parameters": {"id": "number", "class": {"type": "string", "default": "a \\"b\\""}},
     "root": {"type": "layout", "id": "picture-${id}", "children": [{"type": "layout", "id": "bag"}]}}
    """

  @Test("Ids and heroes that depend on data are left out, whatever the samples")
  func filledNames() {
    let text = #"""
      --- segue.json
      {"app": "shop", "schemes": ["shop"]}
      --- data/feed/usual.json
      {"data": {"kind": "sale", "items": ["a", "b"]}}
      --- components/tile.json
      {"component": "tile", "parameters": {"name": "string"}, "body": {"type": "layout",
        "hero": "tile/${name}", "children": [{"type": "label", "id": "name", "text": "${name}"}]}}
      --- screens/feed.json
      {"screen": "feed", "route": "/", "data": {"properties": {
         "kind": {"type": "string"}, "items": {"elements": {"type": "string"}}}},
       "root": {"type": "layout", "id": "feed", "hero": "all", "children": [
         {"type": "layout", "id": "of-${data.kind}", "hero": "of/${data.kind}"},
         {"forEach": "data.items", "key": "item", "body":
           {"type": "tile", "id": "tile", "arguments": {"name": "${item}"}}},
         {"type": "tile", "id": "last", "arguments": {"name": "last"}},
         {"if": "data.kind == 'sale'", "then": {"type": "layout", "id": "sale"},
          "else": {"type": "layout", "id": "no-sale"}}]}}
      """#
    let expected = #"""
        /// The ids of components, by their screens.
        enum Component {
          /// The components of `feed`, screens/feed.json.
          enum Feed: String, CaseIterable, Sendable {
            case feed
            case last
            case lastName = "last/name"
          }
        }

        /// The keys of heroes, each of which pairs components of two screens.
        enum Hero: String, CaseIterable, Sendable {
          case all
          case tileLast = "tile/last"
        }

      """#
    let source = source(of: text)
    #expect(source.contains(expected), "\(source)")
  }

  @Test("A small project has screens, routes, components and transitions")
  func smallProject() {
    let expected = #"""
      // Written by seguec from the project of "my shop": do not edit it, every build writes it anew.
      // swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

      /// The names of the app's screens, links, components and transitions.
      enum Shop {
        /// The screens, by their ids.
        enum Screen: String, CaseIterable, Sendable {
          /// screens/feed.json
          case feed
          /// screens/outfit.json
          case outfit
        }

        /// The links that open screens, with what they hand over.
        ///
        /// An argument in a path is never empty, `.` or `..`, and a number is always finite:
        /// links cannot express other values.
        enum Route: Hashable, Sendable {
          /// Opens `feed`, screens/feed.json: `/`
          case feed
          /// Opens `outfit`, screens/outfit.json: `/outfits/{id}`
          case outfit(id: Double, class: String = "a \"b\"")

          /// The screen that the link opens.
          var screen: Screen {
            switch self {
            case .feed: .feed
            case .outfit: .outfit
            }
          }

          /// The link, as in `shop://…`.
          var url: String {
            "shop:/" + path
          }

          /// The path and the query, percent-encoded. Defaults are left out.
          var path: String {
            var address = Address()
            switch self {
            case .feed:
              break
            case .outfit(let id, let `class`):
              address.add("outfits")
              address.add(id)
              address.add("class", `class`, unless: "a \"b\"")
            }
            return address.text
          }

          /// Reads a link; nil if it is not the app's own, leads to no screen, or lacks what the
          /// screen needs.
          init?(_ url: String) {
            guard let link = Link(url: url) else { return nil }
            self.init(link)
          }

          /// Reads a path with its query, from the first slash on.
          init?(path: String) {
            guard let link = Link(path: path) else { return nil }
            self.init(link)
          }

          private init?(_ link: Link) {
            if link.matches() {
              self = .feed
              return
            }
            if link.matches("outfits", nil) {
              guard
                let id = link.number("id", at: 1),
                let `class` = link.string("class", default: "a \"b\"")
              else { return nil }
              self = .outfit(id: id, class: `class`)
              return
            }
            return nil
          }

          /// Makes the screen that the link opens.
          @MainActor func content<F: ScreenFactory>(by factory: F) -> F.Content {
            switch self {
            case .feed:
              factory.feed()
            case .outfit(let id, let `class`):
              factory.outfit(id: id, class: `class`)
            }
          }

          /// Calls what a router does for a link of `feed`; false if it has no such link.
          @discardableResult
          @MainActor func follow(fromFeed router: some FeedRouter) -> Bool {
            switch self {
            case .outfit(let id, let `class`):
              router.openOutfit(id: id, class: `class`)
            default: return false
            }
            return true
          }
        }

        /// The ids of components, by their screens.
        enum Component {
          /// The components of `feed`, screens/feed.json.
          enum Feed: String, CaseIterable, Sendable {
            case card1 = "card-1"
          }

          /// The components of `outfit`, screens/outfit.json.
          enum Outfit: String, CaseIterable, Sendable {
            case picture7 = "picture-7"
            case bag
          }
        }

        /// The keys of heroes, each of which pairs components of two screens.
        enum Hero: String, CaseIterable, Sendable {
          case outfit1 = "outfit/1"
        }

        /// The transitions that are declared.
        enum Transition: String, CaseIterable, Sendable {
          case toOutfit = "to-outfit"
        }

        /// The devices that screens are laid out for.
        enum Device: String, CaseIterable, Sendable {
          case iphone15 = "iphone-15"
        }

        /// What makes the app's screens, such as their view controllers.
        ///
        /// A type that leaves a screen out does not compile.
        @MainActor protocol ScreenFactory {
          /// What shows a screen.
          associatedtype Content

          /// `feed`, screens/feed.json: `/`
          func feed() -> Content
          /// `outfit`, screens/outfit.json: `/outfits/{id}`
          func outfit(id: Double, class: String) -> Content
        }

        /// Where `feed`, screens/feed.json, leads.
        @MainActor protocol FeedRouter {
          /// `outfit`, screens/outfit.json: `/outfits/{id}`
          func openOutfit(id: Double, class: String)
        }

        /// All that the app provides for its screens: where its parts are composed.
        @MainActor protocol CompositionRoot {
          associatedtype Screens: ScreenFactory

          var screens: Screens { get }
        }

      """#
    let source = source(of: Self.shop)
    let end = source.firstRange(of: "\n  /// A path with its query while it is written.")
    #expect(String(source[..<(end?.lowerBound ?? source.endIndex)]) == expected)
  }

  @Test("Components of only some variants of a screen are omitted")
  func variants() {
    let second = Self.shop.replacing(
      "\"children\": [\n",
      with: """
        "children": [{"type": "layout", "events": {"tap": [{"type": "navigate", "to": "shop://outfits/8"}]}},

        """)
    let source = source(of: second)
    #expect(!source.contains("picture-") && source.contains("case bag\n"))
  }

  @Test("The access level is on each accessible declaration")
  func access() {
    let source = source(of: Self.shop, access: .public)
    for head in [
      "\npublic enum Shop {", "\n  public enum Screen:", "\n  public enum Route:",
      "\n    public var url:", "\n    public init?(_ url:", "\n    public enum Outfit:",
    ] {
      #expect(source.contains(head), "\(head)")
    }
    #expect(!source.contains("public case") && !source.contains("public private"))
  }

  @Test(
    "Without schemes there are paths but no URLs, and without routes there are no links")
  func withoutLinks() {
    let paths = source(
      of: """
        --- segue.json
        {}
        --- screens/a.json
        {"screen": "a", "route": "/a", "root": {"type": "layout"}}
        """)
    #expect(paths.contains("init?(path:") && !paths.contains("url"))
    let screens = source(
      of: """
        --- segue.json
        {}
        --- screens/a.json
        {"screen": "a", "root": {"type": "layout"}}
        """)
    #expect(screens.contains("case a\n") && !screens.contains("Route"))
    #expect(source(of: "{}").contains("enum Shop {"))
  }

  @Test("Literals precede parameters from left to right, as in the library")
  func order() {
    let source = source(
      of: """
        --- segue.json
        {"schemes": ["s"]}
        --- screens/1.json
        {"screen": "one", "route": "/{a}/{b}", "parameters": {"a": "string", "b": "string"}, "root": {"type": "layout"}}
        --- screens/2.json
        {"screen": "two", "route": "/{a}/b", "parameters": {"a": "string"}, "root": {"type": "layout"}}
        --- screens/3.json
        {"screen": "three", "route": "/a/{b}", "parameters": {"b": "string"}, "root": {"type": "layout"}}
        """)
    let places = ["(\"a\", nil)", "(nil, \"b\")", "(nil, nil)"].map {
      source.firstRange(of: "link.matches\($0)")?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }
}
