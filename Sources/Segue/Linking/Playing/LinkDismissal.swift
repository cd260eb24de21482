/// The gesture that dismisses a link's destination on a device.
package struct LinkDismissal: Sendable {
  package let way: InteractiveDismissal
  /// The pan; nil if the dismissal is blocked, or its distance is less than a point.
  package let gesture: DismissGesture?
  /// The sheet's initial detent; nil for a screen without detents.
  package let detent: Detent?
}
