import Segue

/// A personalised screen: written in Swift, ranked and compiled for each request.
struct Feed {
  enum Ranking: String, CaseIterable {
    case editors, price, title
  }

  typealias Outfit = Outfits.Shared.Outfit

  let outfits: [Outfit]

  private static let catalogue = [
    Outfit(
      id: "1", picture: "outfits/linen.jpg", title: "Linen weekend", price: 389, badge: .new),
    Outfit(id: "2", picture: "outfits/camel.jpg", title: "City camel", price: 620),
    Outfit(
      id: "3", picture: "outfits/emerald.jpg", title: "Evening in emerald", price: 480,
      badge: .lastPieces),
    Outfit(id: "4", picture: "outfits/denim.jpg", title: "Double denim", price: 310),
    Outfit(id: "5", picture: "outfits/knit.jpg", title: "Sunday knit", price: 355),
  ]

  init(rankedBy ranking: Ranking) {
    outfits =
      switch ranking {
      case .editors: Self.catalogue
      case .price: Self.catalogue.sorted { ($0.price, $0.id) < ($1.price, $1.id) }
      case .title: Self.catalogue.sorted { ($0.title, $0.id) < ($1.title, $1.id) }
      }
  }

  var screen: ComposedScreen {
    ComposedScreen("feed") {
      Layout {
        Label("Outfits").fontSize(34).fontWeight(.bold)
        for outfit in outfits { card(outfit) }
        Label("\(outfits.count) outfits").fontSize(13)
      }
      .padding(20).gap(16).overflow(.scroll)
    }
    .title("Outfits").safeArea(.top, .bottom)
  }

  private func card(_ outfit: Outfit) -> some ScreenComponent {
    Use(
      "outfit-card",
      arguments: [
        "outfit": .data(outfit),
        "overlay": .components {
          if let badge = outfit.badge { Use("outfit-badge", arguments: ["badge": .data(badge)]) }
        },
      ]
    )
    .id("card-\(outfit.id)")
    .onTap(
      .navigate(
        to: ScreenLink(Outfits.Route.outfit(outfit: outfit.id).url), transition: "outfit-hero"))
  }
}

extension Outfits.Shared.Badge: JSONRepresentable {}
extension Outfits.Shared.Outfit: JSONRepresentable {}
