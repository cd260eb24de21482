import Segue
import Testing

/// The insets of bars follow UIKit: the tab bar belongs to the tab bar controller and is covered by
/// presented screens; the navigation bar belongs to the screen's stack, presented or not.
@Suite struct ViewportTests {
  private let device = Device(
    name: "d", size: Size(width: 400, height: 800), scale: 2,
    safeArea: SafeArea(top: 20, bottom: 30), navigationBarHeight: 44, tabBarHeight: 49)

  private func viewport(_ presentation: Presentation) -> Viewport {
    Viewport(
      of: device, presentation: presentation, bars: [.navigation, .tab], edges: [.top, .bottom],
      direction: .ltr)
  }

  @Test("A pushed screen is inset by both bars")
  func pushed() {
    #expect(viewport(.push).safeArea == Edges(top: 64, right: 0, bottom: 79, left: 0))
    #expect(viewport(.push).bars == viewport(.push).safeArea)
  }

  @Test("A presented screen covers the tab bar", arguments: Presentation.allCases)
  func presented(_ presentation: Presentation) {
    guard presentation != .push else { return }
    // A card's top edge is below the device's top safe area, so only its bar counts.
    let top: Double = presentation == .fullScreen || presentation == .overFullScreen ? 64 : 44
    #expect(
      viewport(presentation).safeArea == Edges(top: top, right: 0, bottom: 30, left: 0))
    #expect(viewport(presentation).bars == Edges(top: top, right: 0, bottom: 0, left: 0))
  }
}
