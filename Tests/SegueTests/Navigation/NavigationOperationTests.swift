import Segue
import Testing

/// Each operation of UIKit's containers and of common app routers, with the behaviour of UIKit's
/// documentation: `UINavigationController`, `UITabBarController`, `UISplitViewController`,
/// `UIPageViewController` and the modal presentations of `UIViewController`.
@Suite("Navigation operations")
struct NavigationOperationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let events: [NavigationEvent]
    let place: String
    let played: [String]
    var size = NavigationApp.phone
    var testDescription: String { name }
  }

  private static func go(_ link: String, _ presentation: Presentation? = nil) -> NavigationEvent {
    .navigate(to: link, presentation: presentation)
  }

  static let stack = [
    Case(
      name: "push: pushViewController", events: [go("shop://outfits/7")],
      place: "outfits > outfit(7)", played: ["slide"]),
    Case(
      name: "push the same again: a stack may hold it twice",
      events: [go("shop://outfits/7"), go("shop://outfits/7")],
      place: "outfits > outfit(7) > outfit(7)", played: ["slide"]),
    Case(
      name: "pop: popViewController", events: [go("shop://outfits/7"), .back], place: "outfits",
      played: ["slide back"]),
    Case(
      name: "pop at the root changes nothing: popViewController returns nil", events: [.back],
      place: "outfits", played: ["ignore atRoot"]),
    Case(
      name: "pop to root: popToRootViewController",
      events: [go("shop://outfits/7"), go("shop://outfits/8"), go("shop://lost"), .backToRoot],
      place: "outfits", played: ["slide back"]),
    Case(
      name: "pop to the root at the root", events: [.backToRoot], place: "outfits",
      played: ["ignore atRoot"]),
    Case(
      name: "pop to a screen with an id: popToViewController, the nearest of two",
      events: [
        go("shop://outfits/7"), go("shop://outfits/8"), go("shop://lost"), go("shop://lost"),
        .backTo(screen: "outfit"),
      ], place: "outfits > outfit(7) > outfit(8)", played: ["slide back"]),
    Case(
      name: "pop to the second of two entries: popToViewController with that one",
      events: [
        go("shop://outfits/7"), go("shop://outfits/8"), go("shop://lost"),
        .backTo(screen: "outfit", entry: 2),
      ], place: "outfits > outfit(7)", played: ["slide back"]),
    Case(
      name: "the entry on top is the first",
      events: [
        go("shop://outfits/7"), go("shop://outfits/8"), .backTo(screen: "outfit", entry: 2),
      ], place: "outfits > outfit(7)", played: ["slide back"]),
    Case(
      name: "pop to an entry that does not lie below",
      events: [go("shop://outfits/7"), go("shop://lost"), .backTo(screen: "outfit", entry: 2)],
      place: "outfits > outfit(7) > lost", played: ["ignore noSuchScreen"]),
    Case(
      name: "entries below a modal count on",
      events: [
        go("shop://outfits/7"), go("shop://outfits/8", .sheet), .backTo(screen: "outfit", entry: 2),
      ], place: "outfits > outfit(7)", played: ["slideUp back"]),
    Case(
      name: "pop to the screen on top: popToViewController pops nothing",
      events: [go("shop://outfits/7"), .backTo(screen: "outfit")],
      place: "outfits > outfit(7)", played: ["ignore alreadyThere"]),
    Case(
      name: "pop to a screen that does not lie below",
      events: [go("shop://outfits/7"), .backTo(screen: "bag")], place: "outfits > outfit(7)",
      played: ["ignore noSuchScreen"]),
    Case(
      name: "replace the stack: setViewControllers, with another on top",
      events: [go("shop://outfits/7"), .replaceStack(["shop://lost", "shop://outfits/8"])],
      place: "lost > outfit(8)", played: ["none"]),
    Case(
      name: "replace the stack by what lies below: setViewControllers pops",
      events: [go("shop://outfits/7"), .replaceStack(["shop://outfits"])], place: "outfits",
      played: ["slide back"]),
    Case(
      name: "replace the stack by one more: setViewControllers pushes",
      events: [.replaceStack(["shop://outfits", "shop://lost"])], place: "outfits > lost",
      played: ["slide"]),
    Case(
      name: "replace the stack by nothing", events: [.replaceStack([])], place: "outfits",
      played: ["ignore alreadyThere"]),
  ]

  static let tabs = [
    Case(
      name: "select a tab: selectedIndex, without a transition",
      events: [go("shop://outfits/7"), .selectTab("bag")], place: "bag", played: ["none"]),
    Case(
      name: "a tab keeps its stack",
      events: [go("shop://outfits/7"), .selectTab("bag"), .selectTab("home")],
      place: "outfits > outfit(7)", played: ["none"]),
    Case(
      name: "select the selected tab: it pops to its root",
      events: [go("shop://outfits/7"), go("shop://outfits/8"), .selectTab("home")],
      place: "outfits", played: ["slide back"]),
    Case(
      name: "select the selected tab at its root", events: [.selectTab("home")], place: "outfits",
      played: ["ignore atRoot"]),
    Case(
      name: "select a tab that there is not", events: [.selectTab("toys")], place: "outfits",
      played: ["ignore noSuchTab"]),
    Case(
      name: "select a tab from a modal, which is dismissed",
      events: [go("shop://size"), .selectTab("bag")], place: "bag", played: ["none"]),
    Case(
      name: "select the selected tab from a modal: it is dismissed, and the stack stays",
      events: [go("shop://outfits/7"), go("shop://size"), .selectTab("home")],
      place: "outfits > outfit(7)", played: ["fade back"]),
  ]

  static let pages = [
    Case(
      name: "swipe to the next page", events: [.selectTab("guide"), .selectPage(1)],
      place: "guide(2)", played: ["slide"]),
    Case(
      name: "swipe back to the page before",
      events: [.selectTab("guide"), .selectPage(2), .selectPage(0)], place: "guide(1)",
      played: ["slide back"]),
    Case(
      name: "a page keeps its stack",
      events: [.selectTab("guide"), go("shop://lost"), .selectPage(1), .selectPage(0)],
      place: "guide(1) > lost", played: ["slide back"]),
    Case(
      name: "no page there", events: [.selectTab("guide"), .selectPage(3)], place: "guide(1)",
      played: ["ignore noSuchPage"]),
    Case(
      name: "no pages there", events: [.selectPage(0)], place: "outfits",
      played: ["ignore noSuchPage"]),
  ]

  static let modals = [
    Case(
      name: "present: as the screen says", events: [go("shop://outfits/7/zoom")],
      place: "outfits / fullScreen: zoom(7)", played: ["moveIn"]),
    Case(
      name: "present: as the link says", events: [go("shop://outfits/7", .overFullScreen)],
      place: "outfits / overFullScreen: outfit(7)", played: ["moveIn"]),
    Case(
      name: "push in a modal: it has a stack of its own",
      events: [go("shop://outfits/7/zoom"), go("shop://outfits/7")],
      place: "outfits / fullScreen: zoom(7) > outfit(7)", played: ["slide"]),
    Case(
      name: "present over a modal", events: [go("shop://bag"), go("shop://size")],
      place: "outfits / sheet: bag / popover: size", played: ["fade"]),
    Case(
      name: "dismiss: only the topmost goes",
      events: [go("shop://bag"), go("shop://size"), .dismiss], place: "outfits / sheet: bag",
      played: ["fade back"]),
    Case(
      name: "dismiss takes the whole stack of the modal",
      events: [go("shop://outfits/7/zoom"), go("shop://outfits/7"), .dismiss], place: "outfits",
      played: ["moveIn back"]),
    Case(
      name: "dismiss where nothing is presented", events: [.dismiss], place: "outfits",
      played: ["ignore nothingPresented"]),
    Case(
      name: "back in a modal pops its stack",
      events: [go("shop://outfits/7/zoom"), go("shop://outfits/7"), .back],
      place: "outfits / fullScreen: zoom(7)", played: ["slide back"]),
    Case(
      name: "back at a modal's root dismisses it", events: [go("shop://bag"), .back],
      place: "outfits", played: ["slideUp back"]),
    Case(
      name: "back to root in a modal",
      events: [
        go("shop://outfits/7/zoom"), go("shop://outfits/7"), go("shop://lost"), .backToRoot,
      ],
      place: "outfits / fullScreen: zoom(7)", played: ["slide back"]),
    Case(
      name: "back to a screen below the modals, which are dismissed",
      events: [
        go("shop://outfits/7"), go("shop://outfits/7/zoom"), go("shop://size"),
        .backTo(screen: "outfits"),
      ], place: "outfits", played: ["moveIn back"]),
    Case(
      name: "replacing the stack dismisses what is presented",
      events: [go("shop://bag"), .replaceStack(["shop://lost"])], place: "lost",
      played: ["none"]),
  ]

  static let splits = [
    Case(
      name: "columns stand side by side in a regular width", events: [.selectTab("settings")],
      place: "settings | privacy", played: ["none"], size: NavigationApp.tablet),
    Case(
      name: "in a compact width they are one stack", events: [.selectTab("settings")],
      place: "settings", played: ["none"]),
    Case(
      name: "from the last column a screen is pushed there",
      events: [
        .selectTab("settings"), go("shop://settings/privacy"),
        go("shop://settings/privacy/block-list"),
      ], place: "settings | privacy > block-list(0)", played: ["slide"],
      size: NavigationApp.tablet),
    Case(
      name: "back in the last column",
      events: [
        .selectTab("settings"), go("shop://settings/privacy"),
        go("shop://settings/privacy/block-list"), .back,
      ], place: "settings | privacy", played: ["slide back"], size: NavigationApp.tablet),
    Case(
      name: "back at the root of a column beside others: nothing",
      events: [.selectTab("settings"), go("shop://lost"), .back], place: "settings | lost",
      played: ["ignore atRoot"], size: NavigationApp.tablet),
    Case(
      name: "back at the root of a collapsed column leads to the one before",
      events: [.selectTab("settings"), go("shop://lost"), .back], place: "settings",
      played: ["slide back"]),
    Case(
      name: "collapse and expand: the place is not lost",
      events: [
        .selectTab("settings"), go("shop://settings/privacy"),
        go("shop://settings/privacy/block-list"), .resize(NavigationApp.phone, safeAreaTop: 50),
        .resize(NavigationApp.tablet, safeAreaTop: 50),
      ], place: "settings | privacy > block-list(0)", played: [], size: NavigationApp.tablet),
    Case(
      name: "back to root over collapsed columns",
      events: [
        .selectTab("settings"), go("shop://settings/privacy"),
        go("shop://settings/privacy/block-list"), .backToRoot,
      ], place: "settings", played: ["slide back"]),
    Case(
      name: "back to a screen of a collapsed column",
      events: [
        .selectTab("settings"), go("shop://settings/privacy"),
        go("shop://settings/privacy/block-list"), .backTo(screen: "settings"),
      ], place: "settings", played: ["slide back"]),
  ]

  @Test(
    "Each operation has the result of its UIKit counterpart",
    arguments: stack + tabs + pages + modals + splits)
  func operations(_ test: Case) throws {
    var app = try NavigationApp(size: test.size)
    for event in test.events { app(event) }
    #expect(app.place == test.place)
    #expect(app.played == test.played)
  }
}
