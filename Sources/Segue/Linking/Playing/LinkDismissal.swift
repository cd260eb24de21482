/// How a finger takes back what a link has opened on a device.
package struct LinkDismissal: Sendable {
  package let way: InteractiveDismissal
  /// The pan; nil where the way is blocked, or shorter than a point.
  package let gesture: DismissGesture?
  /// Where the sheet rests when it opens; nil for what does not rest at detents.
  package let detent: Detent?
}
