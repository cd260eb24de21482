extension ScreenLayout {
  /// The source range of what a component is like: not its use, but the body, once for all uses.
  func declaration(of component: ComponentID) -> SourceRange {
    screen.origins.body(of: component) ?? screen.components[component].range
  }

  /// The note that names the use of a composed component around a range inside of its body.
  func useNotes(
    of component: ComponentID, at range: SourceRange, _ kind: Diagnostic.Note.Kind = .other
  ) -> [Diagnostic.Note] {
    guard range.file != screen.file else { return [] }
    var current: ComponentID? = component
    while let index = current {
      let place = screen.components[index].range
      if place.file == screen.file { return [Diagnostic.Note("it is used here", at: place, kind)] }
      current = screen.components[index].parent
    }
    return []
  }
}
