// Written by seguec from the project of "shop": do not edit it, every build writes it anew.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII, UseSynthesizedInitializer

/// The app's screens, links, components, transitions and types of data.
enum Outfits {
  /// The screens, by their ids.
  enum Screen: String, CaseIterable, Sendable {
    /// screens/bag.json
    case bag
    /// screens/block-list.json
    case blockList = "block-list"
    /// screens/brands.json
    case brands
    /// screens/checkout.json
    case checkout
    /// screens/contact.json
    case contact
    /// screens/filter.json
    case filter
    /// screens/join.json
    case join
    /// screens/login.json
    case login
    /// screens/not-found.json
    case notFound = "not-found"
    /// screens/order.json
    case order
    /// screens/orders.json
    case orders
    /// screens/outfit-zoom.json
    case outfitZoom = "outfit-zoom"
    /// screens/outfit.json
    case outfit
    /// screens/outfits.json
    case outfits
    /// screens/privacy.json
    case privacy
    /// screens/product.json
    case product
    /// screens/profile.json
    case profile
    /// screens/settings.json
    case settings
    /// screens/size-guide.json
    case sizeGuide = "size-guide"
    /// screens/story.json
    case story
    /// screens/style-guide-ar.json
    case styleGuideAr = "style-guide-ar"
    /// screens/wishlist.json
    case wishlist
  }

  /// The links that open screens, with what they hand over.
  ///
  /// An argument in a path is never empty, `.` or `..`, and a number is always finite:
  /// links cannot express other values.
  enum Route: Hashable, Sendable {
    /// Opens `bag`, screens/bag.json: `/bag`
    case bag(added: String = "nothing", handle: String = "none")
    /// Opens `block-list`, screens/block-list.json: `/settings/privacy/block-list`
    case blockList(contact: Double = 0)
    /// Opens `brands`, screens/brands.json: `/filter/brands`
    case brands
    /// Opens `checkout`, screens/checkout.json: `/checkout`
    case checkout
    /// Opens `contact`, screens/contact.json: `/settings/privacy/block-list/{contact}`
    case contact(contact: Double = 42)
    /// Opens `filter`, screens/filter.json: `/filter`
    case filter
    /// Opens `join`, screens/join.json: `/join`
    case join
    /// Opens `login`, screens/login.json: `/login`
    case login
    /// Opens `not-found`, screens/not-found.json: `/not-found`
    case notFound
    /// Opens `order`, screens/order.json: `/orders/{order}`
    case order(order: Double = 1042)
    /// Opens `orders`, screens/orders.json: `/orders`
    case orders
    /// Opens `outfit-zoom`, screens/outfit-zoom.json: `/outfits/{outfit}/zoom`
    case outfitZoom(outfit: String = "1")
    /// Opens `outfit`, screens/outfit.json: `/outfits/{outfit}`
    case outfit(outfit: String = "1")
    /// Opens `outfits`, screens/outfits.json: `/outfits`
    case outfits
    /// Opens `privacy`, screens/privacy.json: `/settings/privacy`
    case privacy
    /// Opens `product`, screens/product.json: `/products/{product}`
    case product(product: String = "coat")
    /// Opens `profile`, screens/profile.json: `/profile`
    case profile
    /// Opens `settings`, screens/settings.json: `/settings`
    case settings
    /// Opens `size-guide`, screens/size-guide.json: `/size-guide`
    case sizeGuide
    /// Opens `story`, screens/story.json: `/stories/{story}`
    case story(story: String = "first-cold-day", close: Bool = true)
    /// Opens `style-guide-ar`, screens/style-guide-ar.json: `/ar/style-guide`
    case styleGuideAr
    /// Opens `wishlist`, screens/wishlist.json: `/wishlist`
    case wishlist

    /// The screen that the link opens.
    var screen: Screen {
      switch self {
      case .bag: .bag
      case .blockList: .blockList
      case .brands: .brands
      case .checkout: .checkout
      case .contact: .contact
      case .filter: .filter
      case .join: .join
      case .login: .login
      case .notFound: .notFound
      case .order: .order
      case .orders: .orders
      case .outfitZoom: .outfitZoom
      case .outfit: .outfit
      case .outfits: .outfits
      case .privacy: .privacy
      case .product: .product
      case .profile: .profile
      case .settings: .settings
      case .sizeGuide: .sizeGuide
      case .story: .story
      case .styleGuideAr: .styleGuideAr
      case .wishlist: .wishlist
      }
    }

    /// The link, as in `shop://…`.
    var url: String {
      "shop:/" + path
    }

    /// The link, as in `https://shop.example/…`.
    var webURL: String {
      "https://shop.example" + path
    }

    /// The path and the query, percent-encoded. Defaults are left out.
    var path: String {
      var address = Address()
      switch self {
      case .bag(let added, let handle):
        address.add("bag")
        address.add("added", added, unless: "nothing")
        address.add("handle", handle, unless: "none")
      case .blockList(let contact):
        address.add("settings")
        address.add("privacy")
        address.add("block-list")
        address.add("contact", contact, unless: 0)
      case .brands:
        address.add("filter")
        address.add("brands")
      case .checkout:
        address.add("checkout")
      case .contact(let contact):
        address.add("settings")
        address.add("privacy")
        address.add("block-list")
        address.add(contact)
      case .filter:
        address.add("filter")
      case .join:
        address.add("join")
      case .login:
        address.add("login")
      case .notFound:
        address.add("not-found")
      case .order(let order):
        address.add("orders")
        address.add(order)
      case .orders:
        address.add("orders")
      case .outfitZoom(let outfit):
        address.add("outfits")
        address.add(outfit)
        address.add("zoom")
      case .outfit(let outfit):
        address.add("outfits")
        address.add(outfit)
      case .outfits:
        address.add("outfits")
      case .privacy:
        address.add("settings")
        address.add("privacy")
      case .product(let product):
        address.add("products")
        address.add(product)
      case .profile:
        address.add("profile")
      case .settings:
        address.add("settings")
      case .sizeGuide:
        address.add("size-guide")
      case .story(let story, let close):
        address.add("stories")
        address.add(story)
        address.add("close", close, unless: true)
      case .styleGuideAr:
        address.add("ar")
        address.add("style-guide")
      case .wishlist:
        address.add("wishlist")
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
      if link.matches("bag") {
        guard
          let added = link.string("added", default: "nothing"),
          let handle = link.string("handle", default: "none")
        else { return nil }
        self = .bag(added: added, handle: handle)
        return
      }
      if link.matches("checkout") {
        self = .checkout
        return
      }
      if link.matches("filter") {
        self = .filter
        return
      }
      if link.matches("join") {
        self = .join
        return
      }
      if link.matches("login") {
        self = .login
        return
      }
      if link.matches("not-found") {
        self = .notFound
        return
      }
      if link.matches("orders") {
        self = .orders
        return
      }
      if link.matches("outfits") {
        self = .outfits
        return
      }
      if link.matches("profile") {
        self = .profile
        return
      }
      if link.matches("settings") {
        self = .settings
        return
      }
      if link.matches("size-guide") {
        self = .sizeGuide
        return
      }
      if link.matches("wishlist") {
        self = .wishlist
        return
      }
      if link.matches("filter", "brands") {
        self = .brands
        return
      }
      if link.matches("settings", "privacy") {
        self = .privacy
        return
      }
      if link.matches("ar", "style-guide") {
        self = .styleGuideAr
        return
      }
      if link.matches("settings", "privacy", "block-list") {
        guard
          let contact = link.number("contact", default: 0)
        else { return nil }
        self = .blockList(contact: contact)
        return
      }
      if link.matches("settings", "privacy", "block-list", nil) {
        guard
          let contact = link.number("contact", at: 3, default: 42)
        else { return nil }
        self = .contact(contact: contact)
        return
      }
      if link.matches("orders", nil) {
        guard
          let order = link.number("order", at: 1, default: 1042)
        else { return nil }
        self = .order(order: order)
        return
      }
      if link.matches("outfits", nil) {
        guard
          let outfit = link.string("outfit", at: 1, default: "1")
        else { return nil }
        self = .outfit(outfit: outfit)
        return
      }
      if link.matches("products", nil) {
        guard
          let product = link.string("product", at: 1, default: "coat")
        else { return nil }
        self = .product(product: product)
        return
      }
      if link.matches("stories", nil) {
        guard
          let story = link.string("story", at: 1, default: "first-cold-day"),
          let close = link.boolean("close", default: true)
        else { return nil }
        self = .story(story: story, close: close)
        return
      }
      if link.matches("outfits", nil, "zoom") {
        guard
          let outfit = link.string("outfit", at: 1, default: "1")
        else { return nil }
        self = .outfitZoom(outfit: outfit)
        return
      }
      return nil
    }

    /// Makes the screen that the link opens.
    @MainActor func content<F: ScreenFactory>(by factory: F) -> F.Content {
      switch self {
      case .bag(let added, let handle):
        factory.bag(added: added, handle: handle)
      case .blockList(let contact):
        factory.blockList(contact: contact)
      case .brands:
        factory.brands()
      case .checkout:
        factory.checkout()
      case .contact(let contact):
        factory.contact(contact: contact)
      case .filter:
        factory.filter()
      case .join:
        factory.join()
      case .login:
        factory.login()
      case .notFound:
        factory.notFound()
      case .order(let order):
        factory.order(order: order)
      case .orders:
        factory.orders()
      case .outfitZoom(let outfit):
        factory.outfitZoom(outfit: outfit)
      case .outfit(let outfit):
        factory.outfit(outfit: outfit)
      case .outfits:
        factory.outfits()
      case .privacy:
        factory.privacy()
      case .product(let product):
        factory.product(product: product)
      case .profile:
        factory.profile()
      case .settings:
        factory.settings()
      case .sizeGuide:
        factory.sizeGuide()
      case .story(let story, let close):
        factory.story(story: story, close: close)
      case .styleGuideAr:
        factory.styleGuideAr()
      case .wishlist:
        factory.wishlist()
      }
    }

    /// Calls what a router does for a link of `bag`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromBag router: some BagRouter) -> Bool {
      switch self {
      case .checkout:
        router.openCheckout()
      case .product(let product):
        router.openProduct(product: product)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `block-list`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromBlockList router: some BlockListRouter) -> Bool {
      switch self {
      case .contact(let contact):
        router.openContact(contact: contact)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `filter`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromFilter router: some FilterRouter) -> Bool {
      switch self {
      case .brands:
        router.openBrands()
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `join`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromJoin router: some JoinRouter) -> Bool {
      switch self {
      case .login:
        router.openLogin()
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `order`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromOrder router: some OrderRouter) -> Bool {
      switch self {
      case .product(let product):
        router.openProduct(product: product)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `orders`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromOrders router: some OrdersRouter) -> Bool {
      switch self {
      case .order(let order):
        router.openOrder(order: order)
      case .product(let product):
        router.openProduct(product: product)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `outfit`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromOutfit router: some OutfitRouter) -> Bool {
      switch self {
      case .bag(let added, let handle):
        router.openBag(added: added, handle: handle)
      case .outfitZoom(let outfit):
        router.openOutfitZoom(outfit: outfit)
      case .product(let product):
        router.openProduct(product: product)
      default: router.openAny(self)
      }
      return true
    }

    /// Calls what a router does for a link of `outfits`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromOutfits router: some OutfitsRouter) -> Bool {
      switch self {
      case .filter:
        router.openFilter()
      case .outfit(let outfit):
        router.openOutfit(outfit: outfit)
      case .product(let product):
        router.openProduct(product: product)
      case .story(let story, let close):
        router.openStory(story: story, close: close)
      case .wishlist:
        router.openWishlist()
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `privacy`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromPrivacy router: some PrivacyRouter) -> Bool {
      switch self {
      case .blockList(let contact):
        router.openBlockList(contact: contact)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `product`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromProduct router: some ProductRouter) -> Bool {
      switch self {
      case .bag(let added, let handle):
        router.openBag(added: added, handle: handle)
      case .outfit(let outfit):
        router.openOutfit(outfit: outfit)
      case .sizeGuide:
        router.openSizeGuide()
      default: router.openAny(self)
      }
      return true
    }

    /// Calls what a router does for a link of `profile`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromProfile router: some ProfileRouter) -> Bool {
      switch self {
      case .orders:
        router.openOrders()
      case .story(let story, let close):
        router.openStory(story: story, close: close)
      case .styleGuideAr:
        router.openStyleGuideAr()
      case .wishlist:
        router.openWishlist()
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `settings`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromSettings router: some SettingsRouter) -> Bool {
      switch self {
      case .privacy:
        router.openPrivacy()
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `story`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromStory router: some StoryRouter) -> Bool {
      switch self {
      case .outfit(let outfit):
        router.openOutfit(outfit: outfit)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `style-guide-ar`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromStyleGuideAr router: some StyleGuideArRouter) -> Bool {
      switch self {
      case .outfit(let outfit):
        router.openOutfit(outfit: outfit)
      default: return false
      }
      return true
    }

    /// Calls what a router does for a link of `wishlist`; false if it has no such link.
    @discardableResult
    @MainActor func follow(fromWishlist router: some WishlistRouter) -> Bool {
      switch self {
      case .product(let product):
        router.openProduct(product: product)
      default: return false
      }
      return true
    }
  }

  /// The ids of components, by their screens.
  enum Component {
    /// The components of `bag`, screens/bag.json.
    enum Bag: String, CaseIterable, Sendable {
      case bag
      case bagScroll = "bag/scroll"
      case grabber
      case close
      case lines
    }

    /// The components of `block-list`, screens/block-list.json.
    enum BlockList: String, CaseIterable, Sendable {
      case blocked
      case blockedScroll = "blocked/scroll"
      case contacts
      case toSettings = "to-settings"
    }

    /// The components of `brands`, screens/brands.json.
    enum Brands: String, CaseIterable, Sendable {
      case brands
      case brandsScroll = "brands/scroll"
      case header
      case headerClose = "header/close"
      case rows
      case done
    }

    /// The components of `checkout`, screens/checkout.json.
    enum Checkout: String, CaseIterable, Sendable {
      case checkout
      case checkoutScroll = "checkout/scroll"
      case address
      case firstName = "first-name"
      case lastName = "last-name"
      case street
      case postcode
      case city
      case giftWrap = "gift-wrap"
      case giftWrapSwitch = "gift-wrap/switch"
      case giftNote = "gift-note"
      case terms
      case pay
    }

    /// The components of `contact`, screens/contact.json.
    enum Contact: String, CaseIterable, Sendable {
      case contact
      case contactScroll = "contact/scroll"
      case portrait
      case name
      case rows
      case hideWishes = "hide-wishes"
      case hideWishesSwitch = "hide-wishes/switch"
      case hideReviews = "hide-reviews"
      case hideReviewsSwitch = "hide-reviews/switch"
      case hidePortrait = "hide-portrait"
      case hidePortraitSwitch = "hide-portrait/switch"
      case unblock
      case report
    }

    /// The components of `filter`, screens/filter.json.
    enum Filter: String, CaseIterable, Sendable {
      case filter
      case filterScroll = "filter/scroll"
      case header
      case headerClose = "header/close"
      case sizes
      case sizeXs = "size-xs"
      case sizeS = "size-s"
      case sizeM = "size-m"
      case sizeL = "size-l"
      case sizeXl = "size-xl"
      case rows
      case toBrands = "to-brands"
      case inStock = "in-stock"
      case inStockSwitch = "in-stock/switch"
      case natural
      case naturalSwitch = "natural/switch"
      case repairable
      case repairableSwitch = "repairable/switch"
      case show
    }

    /// The components of `join`, screens/join.json.
    enum Join: String, CaseIterable, Sendable {
      case join
      case joinScroll = "join/scroll"
      case welcome
      case close
      case reasons
      case createAccount = "create-account"
      case haveAccount = "have-account"
    }

    /// The components of `login`, screens/login.json.
    enum Login: String, CaseIterable, Sendable {
      case login
      case loginScroll = "login/scroll"
      case welcome
      case close
      case form
      case eMail = "e-mail"
      case password
      case signIn = "sign-in"
      case forgotten
    }

    /// The components of `not-found`, screens/not-found.json.
    enum NotFound: String, CaseIterable, Sendable {
      case lost
      case toFeed = "to-feed"
    }

    /// The components of `order`, screens/order.json.
    enum Order: String, CaseIterable, Sendable {
      case order
      case orderScroll = "order/scroll"
      case parcel
      case lines
      case help
    }

    /// The components of `orders`, screens/orders.json.
    enum Orders: String, CaseIterable, Sendable {
      case orders
      case ordersScroll = "orders/scroll"
      case lines
    }

    /// The components of `outfit-zoom`, screens/outfit-zoom.json.
    enum OutfitZoom: String, CaseIterable, Sendable {
      case picture
      case close
    }

    /// The components of `outfit`, screens/outfit.json.
    enum Outfit: String, CaseIterable, Sendable {
      case scroll
      case picture
      case title
      case pieces
      case back
      case share
      case underBuy = "under-buy"
      case buy
      case buyAdd = "buy/add"
      case retry
    }

    /// The components of `outfits`, screens/outfits.json.
    enum Outfits: String, CaseIterable, Sendable {
      case feed
      case feedScroll = "feed/scroll"
      case header
      case search
      case me
      case carousel
      case promo
      case scrim
      case seeFilter = "see-filter"
      case seeWishes = "see-wishes"
      case grid
      case swatches
    }

    /// The components of `privacy`, screens/privacy.json.
    enum Privacy: String, CaseIterable, Sendable {
      case privacy
      case privacyScroll = "privacy/scroll"
      case rows
      case measure
      case measureSwitch = "measure/switch"
      case personal
      case personalSwitch = "personal/switch"
      case toBlockList = "to-block-list"
    }

    /// The components of `product`, screens/product.json.
    enum Product: String, CaseIterable, Sendable {
      case details
      case detailsScroll = "details/scroll"
      case picture
      case title
      case sizes
      case sizeHelp = "size-help"
      case description
      case seenIn = "seen-in"
      case buy
      case buyAdd = "buy/add"
    }

    /// The components of `profile`, screens/profile.json.
    enum Profile: String, CaseIterable, Sendable {
      case profile
      case profileScroll = "profile/scroll"
      case portrait
      case me
      case figures
      case rows
      case toOrders = "to-orders"
      case toWishes = "to-wishes"
      case toStory = "to-story"
      case toArabic = "to-arabic"
      case toSettings = "to-settings"
    }

    /// The components of `settings`, screens/settings.json.
    enum Settings: String, CaseIterable, Sendable {
      case settings
      case settingsScroll = "settings/scroll"
      case rows
      case toPrivacy = "to-privacy"
      case notifySales = "notify-sales"
      case notifySalesSwitch = "notify-sales/switch"
      case notifyStock = "notify-stock"
      case notifyStockSwitch = "notify-stock/switch"
      case autoplay
      case autoplaySwitch = "autoplay/switch"
      case signOut = "sign-out"
    }

    /// The components of `size-guide`, screens/size-guide.json.
    enum SizeGuide: String, CaseIterable, Sendable {
      case guide
      case guideScroll = "guide/scroll"
      case header
      case headerClose = "header/close"
      case sizes
      case head
      case xs
      case s
      case m
      case l
      case xl
    }

    /// The components of `story`, screens/story.json.
    enum Story: String, CaseIterable, Sendable {
      case film
      case scrim
      case progress
      case close
      case shopLook = "shop-look"
    }

    /// The components of `style-guide-ar`, screens/style-guide-ar.json.
    enum StyleGuideAr: String, CaseIterable, Sendable {
      case guide
      case guideScroll = "guide/scroll"
      case carousel
      case card1 = "card-1"
      case card1Picture = "card-1/picture"
      case card1Title = "card-1/title"
      case card2 = "card-2"
      case card2Picture = "card-2/picture"
      case card2Title = "card-2/title"
      case card3 = "card-3"
      case card3Picture = "card-3/picture"
      case card3Title = "card-3/title"
      case delivery
      case topics
      case topic1 = "topic-1"
      case topic2 = "topic-2"
      case topic3 = "topic-3"
      case topic4 = "topic-4"
      case topic5 = "topic-5"
      case topic6 = "topic-6"
    }

    /// The components of `wishlist`, screens/wishlist.json.
    enum Wishlist: String, CaseIterable, Sendable {
      case wishes
      case wishesScroll = "wishes/scroll"
      case grid
      case share
    }
  }

  /// The keys of heroes, each of which pairs components of two screens.
  enum Hero: String, CaseIterable, Sendable {
    case outfit1 = "outfit/1"
    case outfit2 = "outfit/2"
    case outfit5 = "outfit/5"
  }

  /// The transitions that are declared.
  enum Transition: String, CaseIterable, Sendable {
    case outfitHero = "outfit-hero"
    case cardLift = "card-lift"
    case openPage = "open-page"
    case slideFromRight = "slide-from-right"
    case slideUpOver = "slide-up-over"
    case crossFade = "cross-fade"
    case springScale = "spring-scale"
    case moveInFromRight = "move-in-from-right"
    case depth
  }

  /// The tabs, from the first to the last.
  enum Tab: String, CaseIterable, Sendable {
    case home
    case discover
    case bag
    case profile
    case settings
  }

  /// The flows that are swapped, by their names.
  enum Flow: String, CaseIterable, Sendable {
    case welcome

    /// The link that leads to the choice that the app has made.
    var url: String {
      switch self {
      case .welcome: "shop://welcome"
      }
    }
  }

  /// The choices of flows, by their flows. The first is that of an app without one.
  enum FlowChoice {
    /// The choices of `welcome`.
    enum Welcome: String, CaseIterable, Sendable {
      case signIn = "sign-in"
      case reasons
    }
  }

  /// The devices that screens are laid out for.
  enum Device: String, CaseIterable, Sendable {
    case iphone15 = "iphone-15"
    case iphoneSe = "iphone-se"
    case pixel8 = "pixel-8"
    case ipad11 = "ipad-11"
    case kiosk
  }

  /// The data that fills screens, by their screens.
  enum Data {
    /// The data of `bag`, screens/bag.json.
    struct Bag: Hashable, Sendable {
      var lines: [Shared.Line]
      var total: Double

      init(lines: [Shared.Line], total: Double) {
        self.lines = lines
        self.total = total
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("lines")
        text.array(self.lines) { $1.write(to: &$0) }
        text.key("total")
        text.literal(self.total.description)
        text.endObject()
      }
    }

    /// The data of `block-list`, screens/block-list.json.
    struct BlockList: Hashable, Sendable {
      var contacts: [Shared.Contact]

      init(contacts: [Shared.Contact]) {
        self.contacts = contacts
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("contacts")
        text.array(self.contacts) { $1.write(to: &$0) }
        text.endObject()
      }
    }

    /// The data of `brands`, screens/brands.json.
    struct Brands: Hashable, Sendable {
      var brands: [Shared.Brand]

      init(brands: [Shared.Brand]) {
        self.brands = brands
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("brands")
        text.array(self.brands) { $1.write(to: &$0) }
        text.endObject()
      }
    }

    /// The data of `checkout`, screens/checkout.json.
    struct Checkout: Hashable, Sendable {
      var address: Address
      var total: Double

      init(address: Address, total: Double) {
        self.address = address
        self.total = total
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("address")
        self.address.write(to: &text)
        text.key("total")
        text.literal(self.total.description)
        text.endObject()
      }

      /// A value in `address`.
      struct Address: Hashable, Sendable {
        var firstName: String
        var lastName: String
        var street: String
        var postcode: String
        var city: String

        init(firstName: String, lastName: String, street: String, postcode: String, city: String) {
          self.firstName = firstName
          self.lastName = lastName
          self.street = street
          self.postcode = postcode
          self.city = city
        }

        fileprivate func write(to text: inout JSONText) {
          text.beginObject()
          text.key("firstName")
          text.string(self.firstName)
          text.key("lastName")
          text.string(self.lastName)
          text.key("street")
          text.string(self.street)
          text.key("postcode")
          text.string(self.postcode)
          text.key("city")
          text.string(self.city)
          text.endObject()
        }
      }
    }

    /// The data of `contact`, screens/contact.json.
    struct Contact: Hashable, Sendable {
      var contact: Shared.Contact

      init(contact: Shared.Contact) {
        self.contact = contact
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("contact")
        self.contact.write(to: &text)
        text.endObject()
      }
    }

    /// The data of `order`, screens/order.json.
    struct Order: Hashable, Sendable {
      var order: Shared.Order
      /// How far the parcel is, from 1 to 4.
      var step: UInt8
      var lines: [Shared.Line]
      /// When a parcel arrives that is on its way.
      var arrival: String?

      init(order: Shared.Order, step: UInt8, lines: [Shared.Line], arrival: String? = nil) {
        self.order = order
        self.step = step
        self.lines = lines
        self.arrival = arrival
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("order")
        self.order.write(to: &text)
        text.key("step")
        text.literal(self.step.description)
        text.key("lines")
        text.array(self.lines) { $1.write(to: &$0) }
        if let value = self.arrival {
          text.key("arrival")
          text.string(value)
        }
        text.endObject()
      }
    }

    /// The data of `orders`, screens/orders.json.
    struct Orders: Hashable, Sendable {
      var orders: [Shared.Order]
      /// The number of orders, of which these are the newest.
      var count: UInt32

      init(orders: [Shared.Order], count: UInt32) {
        self.orders = orders
        self.count = count
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("orders")
        text.array(self.orders) { $1.write(to: &$0) }
        text.key("count")
        text.literal(self.count.description)
        text.endObject()
      }
    }

    /// The data of `outfit-zoom`, screens/outfit-zoom.json.
    struct OutfitZoom: Hashable, Sendable {
      var outfit: Shared.Outfit

      init(outfit: Shared.Outfit) {
        self.outfit = outfit
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("outfit")
        self.outfit.write(to: &text)
        text.endObject()
      }
    }

    /// The data of `outfit`, screens/outfit.json.
    struct Outfit: Hashable, Sendable {
      var outfit: Shared.Outfit
      var stylist: String
      var pieces: [Shared.Product]

      init(outfit: Shared.Outfit, stylist: String, pieces: [Shared.Product]) {
        self.outfit = outfit
        self.stylist = stylist
        self.pieces = pieces
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("outfit")
        self.outfit.write(to: &text)
        text.key("stylist")
        text.string(self.stylist)
        text.key("pieces")
        text.array(self.pieces) { $1.write(to: &$0) }
        text.endObject()
      }
    }

    /// The data of `outfits`, screens/outfits.json.
    struct Outfits: Hashable, Sendable {
      var date: String
      var outfits: [Shared.Outfit]
      var story: Shared.Story
      var products: [Shared.Product]

      init(
        date: String,
        outfits: [Shared.Outfit],
        story: Shared.Story,
        products: [Shared.Product]
      ) {
        self.date = date
        self.outfits = outfits
        self.story = story
        self.products = products
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("date")
        text.string(self.date)
        text.key("outfits")
        text.array(self.outfits) { $1.write(to: &$0) }
        text.key("story")
        self.story.write(to: &text)
        text.key("products")
        text.array(self.products) { $1.write(to: &$0) }
        text.endObject()
      }
    }

    /// The data of `product`, screens/product.json.
    struct Product: Hashable, Sendable {
      var product: Shared.Product
      var rating: Double
      var reviews: UInt32
      var sizes: [Shared.Size]
      var description: String
      var outfits: [Shared.Outfit]

      init(
        product: Shared.Product,
        rating: Double,
        reviews: UInt32,
        sizes: [Shared.Size],
        description: String,
        outfits: [Shared.Outfit]
      ) {
        self.product = product
        self.rating = rating
        self.reviews = reviews
        self.sizes = sizes
        self.description = description
        self.outfits = outfits
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("product")
        self.product.write(to: &text)
        text.key("rating")
        text.literal(self.rating.description)
        text.key("reviews")
        text.literal(self.reviews.description)
        text.key("sizes")
        text.array(self.sizes) { $1.write(to: &$0) }
        text.key("description")
        text.string(self.description)
        text.key("outfits")
        text.array(self.outfits) { $1.write(to: &$0) }
        text.endObject()
      }
    }

    /// The data of `profile`, screens/profile.json.
    struct Profile: Hashable, Sendable {
      var member: Shared.Member
      var orders: UInt16
      var underway: UInt16
      var wishes: UInt16
      var returns: UInt16

      init(
        member: Shared.Member,
        orders: UInt16,
        underway: UInt16,
        wishes: UInt16,
        returns: UInt16
      ) {
        self.member = member
        self.orders = orders
        self.underway = underway
        self.wishes = wishes
        self.returns = returns
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("member")
        self.member.write(to: &text)
        text.key("orders")
        text.literal(self.orders.description)
        text.key("underway")
        text.literal(self.underway.description)
        text.key("wishes")
        text.literal(self.wishes.description)
        text.key("returns")
        text.literal(self.returns.description)
        text.endObject()
      }
    }

    /// The data of `story`, screens/story.json.
    struct Story: Hashable, Sendable {
      var story: Shared.Story

      init(story: Shared.Story) {
        self.story = story
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("story")
        self.story.write(to: &text)
        text.endObject()
      }
    }

    /// The data of `wishlist`, screens/wishlist.json.
    struct Wishlist: Hashable, Sendable {
      var products: [Shared.Product]
      var restocked: Shared.Product?

      init(products: [Shared.Product], restocked: Shared.Product? = nil) {
        self.products = products
        self.restocked = restocked
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("products")
        text.array(self.products) { $1.write(to: &$0) }
        if let value = self.restocked {
          text.key("restocked")
          value.write(to: &text)
        }
        text.endObject()
      }
    }
  }

  /// The types of data that screens share.
  enum Shared {
    /// The type `badge`, types/badge.json.
    enum Badge: String, CaseIterable, Sendable {
      case new
      case lastPieces = "last-pieces"
      case editorsPick = "editors-pick"

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { $0.string(self.rawValue) }
      }
    }

    /// The type `brand`, types/brand.json.
    struct Brand: Hashable, Sendable {
      var id: String
      var name: String
      var note: String
      /// Whether the filter lets it through.
      var chosen: Bool

      init(id: String, name: String, note: String, chosen: Bool) {
        self.id = id
        self.name = name
        self.note = note
        self.chosen = chosen
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.string(self.id)
        text.key("name")
        text.string(self.name)
        text.key("note")
        text.string(self.note)
        text.key("chosen")
        text.literal(self.chosen.description)
        text.endObject()
      }
    }

    /// The type `contact`, types/contact.json.
    struct Contact: Hashable, Sendable {
      var id: UInt32
      var name: String
      /// When the contact was blocked.
      var since: String

      init(id: UInt32, name: String, since: String) {
        self.id = id
        self.name = name
        self.since = since
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.literal(self.id.description)
        text.key("name")
        text.string(self.name)
        text.key("since")
        text.string(self.since)
        text.endObject()
      }
    }

    /// The type `line`, types/line.json.
    struct Line: Hashable, Sendable {
      var id: UInt32
      var product: Shared.Product
      var detail: String

      init(id: UInt32, product: Shared.Product, detail: String) {
        self.id = id
        self.product = product
        self.detail = detail
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.literal(self.id.description)
        text.key("product")
        self.product.write(to: &text)
        text.key("detail")
        text.string(self.detail)
        text.endObject()
      }
    }

    /// The type `member`, types/member.json.
    struct Member: Hashable, Sendable {
      var name: String
      var picture: String
      /// The year of joining.
      var since: UInt16
      var tier: Tier?

      init(name: String, picture: String, since: UInt16, tier: Tier? = nil) {
        self.name = name
        self.picture = picture
        self.since = since
        self.tier = tier
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("name")
        text.string(self.name)
        text.key("picture")
        text.string(self.picture)
        text.key("since")
        text.literal(self.since.description)
        if let value = self.tier {
          text.key("tier")
          text.string(value.rawValue)
        }
        text.endObject()
      }

      /// A value in `tier`.
      enum Tier: String, CaseIterable, Sendable {
        case silver
        case gold
      }
    }

    /// The type `order`, types/order.json.
    struct Order: Hashable, Sendable {
      var id: UInt32
      var status: Status
      /// The month of that status.
      var month: String
      /// The first of its pieces.
      var product: Shared.Product
      var pieces: UInt16
      var price: Double

      init(
        id: UInt32,
        status: Status,
        month: String,
        product: Shared.Product,
        pieces: UInt16,
        price: Double
      ) {
        self.id = id
        self.status = status
        self.month = month
        self.product = product
        self.pieces = pieces
        self.price = price
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.literal(self.id.description)
        text.key("status")
        text.string(self.status.rawValue)
        text.key("month")
        text.string(self.month)
        text.key("product")
        self.product.write(to: &text)
        text.key("pieces")
        text.literal(self.pieces.description)
        text.key("price")
        text.literal(self.price.description)
        text.endObject()
      }

      /// A value in `status`.
      enum Status: String, CaseIterable, Sendable {
        case underway
        case delivered
        case returned
      }
    }

    /// The type `outfit`, types/outfit.json.
    struct Outfit: Hashable, Sendable {
      var id: String
      var picture: String
      var title: String
      var price: Double
      var badge: Shared.Badge?
      /// What the picture fades into, sand by default.
      var backdrop: Backdrop?

      init(
        id: String,
        picture: String,
        title: String,
        price: Double,
        badge: Shared.Badge? = nil,
        backdrop: Backdrop? = nil
      ) {
        self.id = id
        self.picture = picture
        self.title = title
        self.price = price
        self.badge = badge
        self.backdrop = backdrop
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.string(self.id)
        text.key("picture")
        text.string(self.picture)
        text.key("title")
        text.string(self.title)
        text.key("price")
        text.literal(self.price.description)
        if let value = self.badge {
          text.key("badge")
          text.string(value.rawValue)
        }
        if let value = self.backdrop {
          text.key("backdrop")
          text.string(value.rawValue)
        }
        text.endObject()
      }

      /// A value in `backdrop`.
      ///
      /// What the picture fades into, sand by default.
      enum Backdrop: String, CaseIterable, Sendable {
        case sand
        case sun
      }
    }

    /// The type `product`, types/product.json.
    struct Product: Hashable, Sendable {
      var id: String
      var picture: String
      var brand: String
      var title: String
      var price: Double
      /// The picture without its background.
      var cutOut: String?

      init(
        id: String,
        picture: String,
        brand: String,
        title: String,
        price: Double,
        cutOut: String? = nil
      ) {
        self.id = id
        self.picture = picture
        self.brand = brand
        self.title = title
        self.price = price
        self.cutOut = cutOut
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.string(self.id)
        text.key("picture")
        text.string(self.picture)
        text.key("brand")
        text.string(self.brand)
        text.key("title")
        text.string(self.title)
        text.key("price")
        text.literal(self.price.description)
        if let value = self.cutOut {
          text.key("cutOut")
          text.string(value)
        }
        text.endObject()
      }
    }

    /// The type `size`, types/size.json.
    struct Size: Hashable, Sendable {
      var name: String
      var stock: Stock
      /// Whether the member wears this size.
      var mine: Bool

      init(name: String, stock: Stock, mine: Bool) {
        self.name = name
        self.stock = stock
        self.mine = mine
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("name")
        text.string(self.name)
        text.key("stock")
        text.string(self.stock.rawValue)
        text.key("mine")
        text.literal(self.mine.description)
        text.endObject()
      }

      /// A value in `stock`.
      enum Stock: String, CaseIterable, Sendable {
        case soldOut = "sold-out"
        case available
      }
    }

    /// The type `story`, types/story.json.
    struct Story: Hashable, Sendable {
      var id: String
      var poster: String
      var title: String
      var text: String
      /// The length of the film.
      var seconds: UInt16
      /// The id of the outfit that it shows.
      var outfit: String

      init(
        id: String,
        poster: String,
        title: String,
        text: String,
        seconds: UInt16,
        outfit: String
      ) {
        self.id = id
        self.poster = poster
        self.title = title
        self.text = text
        self.seconds = seconds
        self.outfit = outfit
      }

      /// The value as JSON, in UTF-8.
      var json: [UInt8] {
        JSONText.bytes { write(to: &$0) }
      }

      fileprivate func write(to text: inout JSONText) {
        text.beginObject()
        text.key("id")
        text.string(self.id)
        text.key("poster")
        text.string(self.poster)
        text.key("title")
        text.string(self.title)
        text.key("text")
        text.string(self.text)
        text.key("seconds")
        text.literal(self.seconds.description)
        text.key("outfit")
        text.string(self.outfit)
        text.endObject()
      }
    }
  }

  /// The custom actions of screens, with their properties.
  enum CustomAction: Hashable, Sendable {
    /// `brands`, of `brands`
    case brands
    /// `choose-size`, of `filter`, `product`, `style-guide-ar`
    case chooseSize(size: String)
    /// `create-account`, of `join`
    case createAccount
    /// `filter`, of `filter`
    case filter
    /// `older-orders`, of `orders`
    case olderOrders
    /// `pause`, of `story`
    case pause
    /// `report`, of `contact`
    case report(contact: Double)
    /// `save-picture`, of `outfit-zoom`
    case savePicture(picture: String)
    /// `search`, of `outfits`
    case search
    /// `share`, of `outfit`, `wishlist`
    case share(link: String)
    /// `show-everyone`, of `block-list`
    case showEveryone
    /// `sign-in`, of `login`
    case signIn
    /// `sign-out`, of `settings`
    case signOut
    /// `toggle`, of `brands`, `checkout`, `contact`, `filter`, `privacy`, `settings`
    case toggle(setting: String, on: Bool)
    /// `unblock`, of `block-list`, `contact`
    case unblock(contact: Double)
    /// `wish`, of `outfit`, `outfits`, `wishlist`
    case wish(product: String)

    /// Reads an action, whose properties are the text of a JSON object; nil if no screen has one of
    /// that name with such properties.
    init?(name: String, properties: String? = nil) {
      guard let properties = Properties(properties) else { return nil }
      switch name {
      case "brands":
        self = .brands
      case "choose-size":
        guard
          let size = properties.string("size")
        else { return nil }
        self = .chooseSize(size: size)
      case "create-account":
        self = .createAccount
      case "filter":
        self = .filter
      case "older-orders":
        self = .olderOrders
      case "pause":
        self = .pause
      case "report":
        guard
          let contact = properties.number("contact")
        else { return nil }
        self = .report(contact: contact)
      case "save-picture":
        guard
          let picture = properties.string("picture")
        else { return nil }
        self = .savePicture(picture: picture)
      case "search":
        self = .search
      case "share":
        guard
          let link = properties.string("link")
        else { return nil }
        self = .share(link: link)
      case "show-everyone":
        self = .showEveryone
      case "sign-in":
        self = .signIn
      case "sign-out":
        self = .signOut
      case "toggle":
        guard
          let setting = properties.string("setting"),
          let on = properties.boolean("on")
        else { return nil }
        self = .toggle(setting: setting, on: on)
      case "unblock":
        guard
          let contact = properties.number("contact")
        else { return nil }
        self = .unblock(contact: contact)
      case "wish":
        guard
          let product = properties.string("product")
        else { return nil }
        self = .wish(product: product)
      default: return nil
      }
    }

    /// Calls what handles an action.
    @MainActor func perform(by handler: some CustomActions) {
      switch self {
      case .brands:
        handler.brands()
      case .chooseSize(let size):
        handler.chooseSize(size: size)
      case .createAccount:
        handler.createAccount()
      case .filter:
        handler.filter()
      case .olderOrders:
        handler.olderOrders()
      case .pause:
        handler.pause()
      case .report(let contact):
        handler.report(contact: contact)
      case .savePicture(let picture):
        handler.savePicture(picture: picture)
      case .search:
        handler.search()
      case .share(let link):
        handler.share(link: link)
      case .showEveryone:
        handler.showEveryone()
      case .signIn:
        handler.signIn()
      case .signOut:
        handler.signOut()
      case .toggle(let setting, let on):
        handler.toggle(setting: setting, on: on)
      case .unblock(let contact):
        handler.unblock(contact: contact)
      case .wish(let product):
        handler.wish(product: product)
      }
    }
  }

  /// What the app does for custom actions.
  ///
  /// A type that leaves one out does not compile.
  @MainActor protocol CustomActions {
    /// `brands`, of `brands`
    func brands()
    /// `choose-size`, of `filter`, `product`, `style-guide-ar`
    func chooseSize(size: String)
    /// `create-account`, of `join`
    func createAccount()
    /// `filter`, of `filter`
    func filter()
    /// `older-orders`, of `orders`
    func olderOrders()
    /// `pause`, of `story`
    func pause()
    /// `report`, of `contact`
    func report(contact: Double)
    /// `save-picture`, of `outfit-zoom`
    func savePicture(picture: String)
    /// `search`, of `outfits`
    func search()
    /// `share`, of `outfit`, `wishlist`
    func share(link: String)
    /// `show-everyone`, of `block-list`
    func showEveryone()
    /// `sign-in`, of `login`
    func signIn()
    /// `sign-out`, of `settings`
    func signOut()
    /// `toggle`, of `brands`, `checkout`, `contact`, `filter`, `privacy`, `settings`
    func toggle(setting: String, on: Bool)
    /// `unblock`, of `block-list`, `contact`
    func unblock(contact: Double)
    /// `wish`, of `outfit`, `outfits`, `wishlist`
    func wish(product: String)
  }

  /// What screens track, with its properties.
  enum TrackingEvent: Hashable, Sendable {
    /// `add-to-bag`, of `outfit`, `product`
    case addToBag(price: Double)
    /// `checkout`, of `bag`
    case checkout(added: String)
    /// `editors-pick`, of `outfits`
    case editorsPick(outfit: String)
    /// `outfit-seen`, of `outfit`
    case outfitSeen(outfit: String)
    /// `paid`, of `checkout`
    case paid(amount: Double, gift: Bool)
    /// `story-left`, of `story`
    case storyLeft(story: String)
    /// `story-started`, of `story`
    case storyStarted(story: String)

    /// Reads an event, whose properties are the text of a JSON object; nil if no screen has one of
    /// that name with such properties.
    init?(name: String, properties: String? = nil) {
      guard let properties = Properties(properties) else { return nil }
      switch name {
      case "add-to-bag":
        guard
          let price = properties.number("price")
        else { return nil }
        self = .addToBag(price: price)
      case "checkout":
        guard
          let added = properties.string("added")
        else { return nil }
        self = .checkout(added: added)
      case "editors-pick":
        guard
          let outfit = properties.string("outfit")
        else { return nil }
        self = .editorsPick(outfit: outfit)
      case "outfit-seen":
        guard
          let outfit = properties.string("outfit")
        else { return nil }
        self = .outfitSeen(outfit: outfit)
      case "paid":
        guard
          let amount = properties.number("amount"),
          let gift = properties.boolean("gift")
        else { return nil }
        self = .paid(amount: amount, gift: gift)
      case "story-left":
        guard
          let story = properties.string("story")
        else { return nil }
        self = .storyLeft(story: story)
      case "story-started":
        guard
          let story = properties.string("story")
        else { return nil }
        self = .storyStarted(story: story)
      default: return nil
      }
    }

    /// Calls what handles an event.
    @MainActor func perform(by handler: some TrackingEvents) {
      switch self {
      case .addToBag(let price):
        handler.addToBag(price: price)
      case .checkout(let added):
        handler.checkout(added: added)
      case .editorsPick(let outfit):
        handler.editorsPick(outfit: outfit)
      case .outfitSeen(let outfit):
        handler.outfitSeen(outfit: outfit)
      case .paid(let amount, let gift):
        handler.paid(amount: amount, gift: gift)
      case .storyLeft(let story):
        handler.storyLeft(story: story)
      case .storyStarted(let story):
        handler.storyStarted(story: story)
      }
    }
  }

  /// What the app does with what screens track.
  ///
  /// A type that leaves one out does not compile.
  @MainActor protocol TrackingEvents {
    /// `add-to-bag`, of `outfit`, `product`
    func addToBag(price: Double)
    /// `checkout`, of `bag`
    func checkout(added: String)
    /// `editors-pick`, of `outfits`
    func editorsPick(outfit: String)
    /// `outfit-seen`, of `outfit`
    func outfitSeen(outfit: String)
    /// `paid`, of `checkout`
    func paid(amount: Double, gift: Bool)
    /// `story-left`, of `story`
    func storyLeft(story: String)
    /// `story-started`, of `story`
    func storyStarted(story: String)
  }

  /// What some screens require before they open.
  enum Requirement: String, CaseIterable, Sendable {
    case session

    /// Whether an app meets it.
    @MainActor func isMet(by requirements: some Requirements) -> Bool {
      switch self {
      case .session: requirements.session
      }
    }
  }

  /// Whether what screens require is met. A type that leaves one out does not compile.
  @MainActor protocol Requirements {
    /// `session`
    var session: Bool { get }
  }

  /// What makes the app's screens, such as their view controllers.
  ///
  /// A type that leaves a screen out does not compile.
  @MainActor protocol ScreenFactory {
    /// What shows a screen.
    associatedtype Content

    /// `bag`, screens/bag.json: `/bag`
    func bag(added: String, handle: String) -> Content
    /// `block-list`, screens/block-list.json: `/settings/privacy/block-list`
    func blockList(contact: Double) -> Content
    /// `brands`, screens/brands.json: `/filter/brands`
    func brands() -> Content
    /// `checkout`, screens/checkout.json: `/checkout`
    func checkout() -> Content
    /// `contact`, screens/contact.json: `/settings/privacy/block-list/{contact}`
    func contact(contact: Double) -> Content
    /// `filter`, screens/filter.json: `/filter`
    func filter() -> Content
    /// `join`, screens/join.json: `/join`
    func join() -> Content
    /// `login`, screens/login.json: `/login`
    func login() -> Content
    /// `not-found`, screens/not-found.json: `/not-found`
    func notFound() -> Content
    /// `order`, screens/order.json: `/orders/{order}`
    func order(order: Double) -> Content
    /// `orders`, screens/orders.json: `/orders`
    func orders() -> Content
    /// `outfit-zoom`, screens/outfit-zoom.json: `/outfits/{outfit}/zoom`
    func outfitZoom(outfit: String) -> Content
    /// `outfit`, screens/outfit.json: `/outfits/{outfit}`
    func outfit(outfit: String) -> Content
    /// `outfits`, screens/outfits.json: `/outfits`
    func outfits() -> Content
    /// `privacy`, screens/privacy.json: `/settings/privacy`
    func privacy() -> Content
    /// `product`, screens/product.json: `/products/{product}`
    func product(product: String) -> Content
    /// `profile`, screens/profile.json: `/profile`
    func profile() -> Content
    /// `settings`, screens/settings.json: `/settings`
    func settings() -> Content
    /// `size-guide`, screens/size-guide.json: `/size-guide`
    func sizeGuide() -> Content
    /// `story`, screens/story.json: `/stories/{story}`
    func story(story: String, close: Bool) -> Content
    /// `style-guide-ar`, screens/style-guide-ar.json: `/ar/style-guide`
    func styleGuideAr() -> Content
    /// `wishlist`, screens/wishlist.json: `/wishlist`
    func wishlist() -> Content
  }

  /// Where `bag`, screens/bag.json, leads.
  @MainActor protocol BagRouter {
    /// `checkout`, screens/checkout.json: `/checkout`
    func openCheckout()
    /// `product`, screens/product.json: `/products/{product}`
    func openProduct(product: String)
    func dismiss()
  }

  /// Where `block-list`, screens/block-list.json, leads.
  @MainActor protocol BlockListRouter {
    /// `contact`, screens/contact.json: `/settings/privacy/block-list/{contact}`
    func openContact(contact: Double)
    func back(to screen: Screen, entry: Int)
  }

  /// Where `brands`, screens/brands.json, leads.
  @MainActor protocol BrandsRouter {
    func dismiss()
  }

  /// Where `checkout`, screens/checkout.json, leads.
  @MainActor protocol CheckoutRouter {
    func replaceStack(with routes: [Route])
    func openURL(_ url: String)
  }

  /// Where `contact`, screens/contact.json, leads.
  @MainActor protocol ContactRouter {
    func back()
  }

  /// Where `filter`, screens/filter.json, leads.
  @MainActor protocol FilterRouter {
    /// `brands`, screens/brands.json: `/filter/brands`
    func openBrands()
    func dismiss()
  }

  /// Where `join`, screens/join.json, leads.
  @MainActor protocol JoinRouter {
    /// `login`, screens/login.json: `/login`
    func openLogin()
    func dismiss()
  }

  /// Where `login`, screens/login.json, leads.
  @MainActor protocol LoginRouter {
    func dismiss()
    func openURL(_ url: String)
  }

  /// Where `not-found`, screens/not-found.json, leads.
  @MainActor protocol NotFoundRouter {
    func select(_ tab: Tab)
  }

  /// Where `order`, screens/order.json, leads.
  @MainActor protocol OrderRouter {
    /// `product`, screens/product.json: `/products/{product}`
    func openProduct(product: String)
    func openURL(_ url: String)
  }

  /// Where `orders`, screens/orders.json, leads.
  @MainActor protocol OrdersRouter {
    /// `order`, screens/order.json: `/orders/{order}`
    func openOrder(order: Double)
    /// `product`, screens/product.json: `/products/{product}`
    func openProduct(product: String)
  }

  /// Where `outfit-zoom`, screens/outfit-zoom.json, leads.
  @MainActor protocol OutfitZoomRouter {
    func dismiss()
  }

  /// Where `outfit`, screens/outfit.json, leads.
  @MainActor protocol OutfitRouter {
    /// `bag`, screens/bag.json: `/bag`
    func openBag(added: String, handle: String)
    /// `outfit-zoom`, screens/outfit-zoom.json: `/outfits/{outfit}/zoom`
    func openOutfitZoom(outfit: String)
    /// `product`, screens/product.json: `/products/{product}`
    func openProduct(product: String)
    /// A link of the screen's data, to any other screen.
    func openAny(_ route: Route)
    func back()
  }

  /// Where `outfits`, screens/outfits.json, leads.
  @MainActor protocol OutfitsRouter {
    /// `filter`, screens/filter.json: `/filter`
    func openFilter()
    /// `outfit`, screens/outfit.json: `/outfits/{outfit}`
    func openOutfit(outfit: String)
    /// `product`, screens/product.json: `/products/{product}`
    func openProduct(product: String)
    /// `story`, screens/story.json: `/stories/{story}`
    func openStory(story: String, close: Bool)
    /// `wishlist`, screens/wishlist.json: `/wishlist`
    func openWishlist()
    func select(_ tab: Tab)
  }

  /// Where `privacy`, screens/privacy.json, leads.
  @MainActor protocol PrivacyRouter {
    /// `block-list`, screens/block-list.json: `/settings/privacy/block-list`
    func openBlockList(contact: Double)
  }

  /// Where `product`, screens/product.json, leads.
  @MainActor protocol ProductRouter {
    /// `bag`, screens/bag.json: `/bag`
    func openBag(added: String, handle: String)
    /// `outfit`, screens/outfit.json: `/outfits/{outfit}`
    func openOutfit(outfit: String)
    /// `size-guide`, screens/size-guide.json: `/size-guide`
    func openSizeGuide()
    /// A link of the screen's data, to any other screen.
    func openAny(_ route: Route)
  }

  /// Where `profile`, screens/profile.json, leads.
  @MainActor protocol ProfileRouter {
    /// `orders`, screens/orders.json: `/orders`
    func openOrders()
    /// `story`, screens/story.json: `/stories/{story}`
    func openStory(story: String, close: Bool)
    /// `style-guide-ar`, screens/style-guide-ar.json: `/ar/style-guide`
    func openStyleGuideAr()
    /// `wishlist`, screens/wishlist.json: `/wishlist`
    func openWishlist()
    func select(_ tab: Tab)
  }

  /// Where `settings`, screens/settings.json, leads.
  @MainActor protocol SettingsRouter {
    /// `privacy`, screens/privacy.json: `/settings/privacy`
    func openPrivacy()
    func backToRoot()
  }

  /// Where `size-guide`, screens/size-guide.json, leads.
  @MainActor protocol SizeGuideRouter {
    func dismiss()
  }

  /// Where `story`, screens/story.json, leads.
  @MainActor protocol StoryRouter {
    /// `outfit`, screens/outfit.json: `/outfits/{outfit}`
    func openOutfit(outfit: String)
    func dismiss()
  }

  /// Where `style-guide-ar`, screens/style-guide-ar.json, leads.
  @MainActor protocol StyleGuideArRouter {
    /// `outfit`, screens/outfit.json: `/outfits/{outfit}`
    func openOutfit(outfit: String)
    func openURL(_ url: String)
  }

  /// Where `wishlist`, screens/wishlist.json, leads.
  @MainActor protocol WishlistRouter {
    /// `product`, screens/product.json: `/products/{product}`
    func openProduct(product: String)
  }

  /// All that the app provides for its screens: where its parts are composed.
  @MainActor protocol CompositionRoot {
    associatedtype Actions: CustomActions
    associatedtype Events: TrackingEvents
    associatedtype Conditions: Requirements
    associatedtype Screens: ScreenFactory

    var actions: Actions { get }
    var events: Events { get }
    var requirements: Conditions { get }
    var screens: Screens { get }
  }

  /// Any JSON.
  enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The value as JSON, in UTF-8.
    var json: [UInt8] {
      JSONText.bytes { write(to: &$0) }
    }

    fileprivate func write(to text: inout JSONText) {
      switch self {
      case .null: text.literal("null")
      case .bool(let value): text.literal(value.description)
      case .number(let value): text.literal(value.description)
      case .string(let value): text.string(value)
      case .array(let values): text.array(values) { $1.write(to: &$0) }
      case .object(let values): text.object(values) { $1.write(to: &$0) }
      }
    }
  }

  /// A value that is stored outside of the struct that it is a property of.
  @propertyWrapper
  indirect enum Indirect<Value: Hashable & Sendable>: Hashable, Sendable {
    case value(Value)

    init(wrappedValue: Value) {
      self = .value(wrappedValue)
    }

    var wrappedValue: Value {
      get {
        switch self {
        case .value(let value): value
        }
      }
      set { self = .value(newValue) }
    }
  }

  /// The properties of an action or an event.
  private struct Properties {
    private let members: [String: JSON]

    /// Reads the text of a JSON object; nil if it is none. Without a text there are none.
    init?(_ text: String?) {
      guard let members = text.map({ JSONReader.members(of: $0) }) ?? [:] else { return nil }
      self.members = members
    }

    func string(_ name: String) -> String? {
      if case .string(let value)? = members[name] { value } else { nil }
    }

    /// Returns a number. One that JSON or a `Double` lacks, such as infinity, is a text.
    func number(_ name: String) -> Double? {
      switch members[name] {
      case .number(let value)?: value
      case .string(let text)?: Double(text)
      default: nil
      }
    }

    func boolean(_ name: String) -> Bool? {
      if case .bool(let value)? = members[name] { value } else { nil }
    }

    func any(_ name: String) -> JSON? { members[name] }

    // A property that may be missing or null. The outer optional is nil for another value.

    func optionalString(_ name: String) -> String?? {
      isNull(name) ? .some(nil) : string(name).map { .some($0) }
    }

    func optionalNumber(_ name: String) -> Double?? {
      isNull(name) ? .some(nil) : number(name).map { .some($0) }
    }

    func optionalBoolean(_ name: String) -> Bool?? {
      isNull(name) ? .some(nil) : boolean(name).map { .some($0) }
    }

    func optionalAny(_ name: String) -> JSON? { members[name] ?? .null }

    private func isNull(_ name: String) -> Bool { (members[name] ?? .null) == .null }
  }

  /// Reads JSON (RFC 8259), and of numbers all that `Double` reads.
  private struct JSONReader {
    private let bytes: [UInt8]
    private var position = 0
    /// The number of arrays and objects in each other that are read.
    private static let deepest = 200

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// Returns the members of an object; nil if the text is none. Of equal keys the last counts.
    static func members(of text: String) -> [String: JSON]? {
      var reader = JSONReader(text)
      guard case .object(let members)? = reader.value(depth: 0) else { return nil }
      reader.skipSpace()
      return reader.position == reader.bytes.count ? members : nil
    }

    private mutating func value(depth: Int) -> JSON? {
      skipSpace()
      guard depth < Self.deepest, position < bytes.count else { return nil }
      switch bytes[position] {
      case 0x7B: return object(depth: depth)
      case 0x5B: return array(depth: depth)
      case 0x22: return string().map { .string($0) }
      case 0x74: return word("true") ? .bool(true) : nil
      case 0x66: return word("false") ? .bool(false) : nil
      case 0x6E: return word("null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> JSON? {
      var members: [String: JSON] = [:]
      position += 1
      if takes(0x7D) { return .object(members) }
      repeat {
        guard let key = string(), takes(0x3A), let value = value(depth: depth + 1) else {
          return nil
        }
        members[key] = value
      } while takes(0x2C)
      return takes(0x7D) ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSON? {
      var elements: [JSON] = []
      position += 1
      if takes(0x5D) { return .array(elements) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
      } while takes(0x2C)
      return takes(0x5D) ? .array(elements) : nil
    }

    private mutating func number() -> JSON? {
      let start = position
      while position < bytes.count, isPartOfNumber(bytes[position]) { position += 1 }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      return Double(text).map { .number($0) }
    }

    private func isPartOfNumber(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
      default: false
      }
    }

    private mutating func string() -> String? {
      guard takes(0x22) else { return nil }
      var text: [UInt8] = []
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x22: return String(decoding: text, as: UTF8.self)
        case 0x5C:
          guard let escaped = escape() else { return nil }
          text += escaped
        case ..<0x20: return nil
        default: text.append(byte)
        }
      }
      return nil
    }

    private mutating func escape() -> [UInt8]? {
      guard position < bytes.count else { return nil }
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x22, 0x2F, 0x5C: return [byte]
      case 0x62: return [0x08]
      case 0x66: return [0x0C]
      case 0x6E: return [0x0A]
      case 0x72: return [0x0D]
      case 0x74: return [0x09]
      case 0x75: return units().map { Array(String(decoding: $0, as: UTF16.self).utf8) }
      default: return nil
      }
    }

    /// Reads the digits after `\u`, and those of further escapes that follow directly.
    private mutating func units() -> [UInt16]? {
      var units: [UInt16] = []
      repeat {
        guard bytes.count - position >= 4 else { return nil }
        let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
        guard let unit = UInt16(digits, radix: 16) else { return nil }
        units.append(unit)
        position += 4
      } while word("\\u")
      return units
    }

    /// Skips a text if it is next.
    private mutating func word(_ text: String) -> Bool {
      guard bytes[position...].starts(with: text.utf8) else { return false }
      position += text.utf8.count
      return true
    }

    /// Skips white space, and a byte if it is next.
    private mutating func takes(_ byte: UInt8) -> Bool {
      skipSpace()
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
      return true
    }

    private mutating func skipSpace() {
      while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
        position += 1
      }
    }
  }

  /// A JSON text while it is written.
  fileprivate struct JSONText {
    private var bytes: [UInt8] = []

    static func bytes(_ write: (inout JSONText) -> Void) -> [UInt8] {
      var text = JSONText()
      write(&text)
      return text.bytes
    }

    mutating func beginObject() { bytes.append(0x7B) }
    mutating func endObject() { bytes.append(0x7D) }

    mutating func key(_ name: String) {
      if bytes.last != 0x7B { bytes.append(0x2C) }
      string(name)
      bytes.append(0x3A)
    }

    mutating func string(_ text: String) {
      bytes.append(0x22)
      for byte in text.utf8 {
        switch byte {
        case 0x22, 0x5C: bytes += [0x5C, byte]
        case ..<0x10: bytes += Array("\\u000".utf8) + String(byte, radix: 16).utf8
        case ..<0x20: bytes += Array("\\u00".utf8) + String(byte, radix: 16).utf8
        default: bytes.append(byte)
        }
      }
      bytes.append(0x22)
    }

    /// Writes a number or a Boolean. NaN and infinities become words, which no parser accepts.
    mutating func literal(_ text: String) {
      bytes.append(contentsOf: text.hasSuffix(".0") ? text.utf8.dropLast(2) : text.utf8[...])
    }

    mutating func optional<Value>(_ value: Value?, _ write: (inout JSONText, Value) -> Void) {
      if let value { write(&self, value) } else { literal("null") }
    }

    mutating func array<Value>(_ values: [Value], _ write: (inout JSONText, Value) -> Void) {
      bytes.append(0x5B)
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(0x2C) }
        write(&self, value)
      }
      bytes.append(0x5D)
    }

    /// Writes an object, whose keys are sorted.
    mutating func object<Value>(
      _ values: [String: Value], _ write: (inout JSONText, Value) -> Void
    ) {
      beginObject()
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        key(name)
        write(&self, value)
      }
      endObject()
    }
  }

  /// A path with its query while it is written.
  private struct Address {
    private var path = ""
    private var query = ""

    var text: String { (path.isEmpty ? "/" : path) + query }

    mutating func add(_ segment: String) { path += "/" + Self.encoded(segment) }
    mutating func add(_ segment: Double) { add(Self.text(of: segment)) }
    mutating func add(_ segment: Bool) { add("\(segment)") }

    mutating func add(_ name: String, _ value: String, unless standard: String? = nil) {
      guard value != standard else { return }
      query += "\(query.isEmpty ? "?" : "&")\(Self.encoded(name))=\(Self.encoded(value))"
    }

    mutating func add(_ name: String, _ value: Double, unless standard: Double? = nil) {
      if value != standard { add(name, Self.text(of: value)) }
    }

    mutating func add(_ name: String, _ value: Bool, unless standard: Bool? = nil) {
      if value != standard { add(name, "\(value)") }
    }

    /// The shortest text that is read as the same number.
    private static func text(of number: Double) -> String {
      if let integer = Int64(exactly: number), abs(number) < 9e15 { return "\(integer)" }
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// All but the unreserved characters of RFC 3986 as the numbers of their bytes.
    private static func encoded(_ text: String) -> String {
      var encoded = ""
      for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
          encoded.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          let digits = String(byte, radix: 16, uppercase: true)
          encoded += digits.count == 1 ? "%0" + digits : "%" + digits
        }
      }
      return encoded
    }
  }

  /// A link taken apart, percent-decoded.
  private struct Link {
    private var segments: [String] = []
    private var query: [(name: String, value: String)] = []

    /// Reads a URL as the URL standard does; nil if scheme and host are not the app's. The
    /// authority of a scheme of the app's own is the first segment.
    init?(url: String) {
      var text = url.utf8[...]
      while let byte = text.first, byte <= 0x20 { text.removeFirst() }
      while let byte = text.last, byte <= 0x20 { text.removeLast() }
      let bytes = text.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      guard url.utf8.count <= 65_536, let colon = bytes.firstIndex(of: 0x3A) else { return nil }
      let whole = bytes[(colon + 1)...].prefix { $0 != 0x23 }
      let path = whole.prefix { $0 != 0x3F }
      let scheme = bytes[..<colon].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
      switch String(decoding: scheme, as: UTF8.self) {
      case "shop":
        guard path.first == 0x2F else { return nil }
        if path.dropFirst().first == 0x2F {
          let authority = path.dropFirst(2).prefix { $0 != 0x2F }
          if !authority.isEmpty { segments.append(Self.decoded(authority)) }
          readPath(path[authority.endIndex...], isWeb: false)
        } else {
          readPath(path, isWeb: false)
        }
      case "https":
        let authority = path.drop { $0 == 0x2F || $0 == 0x5C }
          .prefix { $0 != 0x2F && $0 != 0x5C }
        guard Self.isHost(authority, port: "443") else { return nil }
        readPath(path[authority.endIndex...], isWeb: true)
      case "http":
        let authority = path.drop { $0 == 0x2F || $0 == 0x5C }
          .prefix { $0 != 0x2F && $0 != 0x5C }
        guard Self.isHost(authority, port: "80") else { return nil }
        readPath(path[authority.endIndex...], isWeb: true)
      default: return nil
      }
      guard readQuery(whole[path.endIndex...]) else { return nil }
    }

    /// Reads a path with its query; nil if it does not begin with a slash.
    init?(path text: String) {
      let whole = Array(text.utf8).prefix { $0 != 0x23 }
      guard whole.count <= 65_536, whole.first == 0x2F else { return nil }
      let path = whole.prefix { $0 != 0x3F }
      readPath(path, isWeb: false)
      guard readQuery(whole[path.endIndex...]) else { return nil }
    }

    /// Adds segments, save for empty ones; `.` and `..` are followed, encoded or not.
    private mutating func readPath(_ path: ArraySlice<UInt8>, isWeb: Bool) {
      let base = segments.count
      let parts = path.dropFirst().split(omittingEmptySubsequences: false) {
        $0 == 0x2F || isWeb && $0 == 0x5C
      }
      for part in path.isEmpty ? [] : parts {
        switch String(decoding: part, as: UTF8.self).lowercased() {
        case ".", "%2e": break
        case "..", ".%2e", "%2e.", "%2e%2e":
          if segments.count > base { segments.removeLast() }
        default: segments.append(Self.decoded(part))
        }
      }
      segments.removeAll(where: \.isEmpty)
    }

    /// Adds the items after a question mark; returns false if there are too many.
    private mutating func readQuery(_ text: ArraySlice<UInt8>) -> Bool {
      for item in text.dropFirst().split(separator: 0x26) {
        guard query.count < 1000 else { return false }
        let name = item.prefix { $0 != 0x3D }
        let value = item[name.endIndex...].dropFirst()
        query.append(
          (Self.decoded(name, plusIsSpace: true), Self.decoded(value, plusIsSpace: true)))
      }
      return true
    }

    /// Whether an authority is a host of the app's, itself or with the port of the scheme.
    private static func isHost(_ authority: ArraySlice<UInt8>, port: String) -> Bool {
      let hosts = ["shop.example"]
      if hosts.contains(decoded(authority).lowercased()) { return true }
      guard let colon = authority.lastIndex(of: 0x3A) else { return false }
      let digits = authority[(colon + 1)...].drop { $0 == 0x30 }
      guard digits.elementsEqual(port.utf8) || colon + 1 == authority.endIndex else { return false }
      return hosts.contains(decoded(authority[..<colon]).lowercased())
    }

    /// Whether these are the segments; nil stands for any.
    func matches(_ pattern: String?...) -> Bool {
      segments.count == pattern.count
        && zip(segments, pattern).allSatisfy { $1 == nil || $0 == $1 }
    }

    private func text(_ name: String, at segment: Int?) -> String? {
      segment.map { segments[$0] } ?? query.first { $0.name == name }?.value
    }

    func string(
      _ name: String, at segment: Int? = nil, default standard: String? = nil
    ) -> String? {
      text(name, at: segment) ?? standard
    }

    func number(
      _ name: String, at segment: Int? = nil, default standard: Double? = nil
    ) -> Double? {
      guard let text = text(name, at: segment) else { return standard }
      let isPlain = text.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
      }
      guard isPlain, text.utf8.count <= 400, let number = Double(text), number.isFinite else {
        return nil
      }
      return number
    }

    func boolean(
      _ name: String, at segment: Int? = nil, default standard: Bool? = nil
    ) -> Bool? {
      guard let text = text(name, at: segment) else { return standard }
      return Bool(text)
    }

    private static func decoded(
      _ text: ArraySlice<UInt8>, plusIsSpace: Bool = false
    ) -> String {
      var decoded: [UInt8] = []
      var rest = text
      while let byte = rest.popFirst() {
        if byte == 0x25, let high = digit(rest.first), let low = digit(rest.dropFirst().first) {
          decoded.append(high << 4 | low)
          rest = rest.dropFirst(2)
        } else {
          decoded.append(plusIsSpace && byte == 0x2B ? 0x20 : byte)
        }
      }
      return String(decoding: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8?) -> UInt8? {
      guard let byte, byte < 0x80 else { return nil }
      return Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
  }
}
