extension ScreenLayout {
  /// Returns the layout with the pictures that fly into it from a tapped component: an image
  /// without a source shows the picture of the part that has its hero key. Nothing is laid out
  /// anew.
  ///
  /// The image's hero key counts, or else that of the nearest component around it. A part that is
  /// not a picture stands for the first one in it. What does not fly is not received: parts that
  /// the snapshot drops, or that are invisible. Linear in the tapped component and in the pictures.
  package func receiving(_ tapped: ComponentID, of source: ScreenLayout) -> ScreenLayout {
    let open = screen.phase == .content ? [] : pictures.all.filter { $0.picture.source == nil }
    guard !open.isEmpty else { return self }
    var received = pictures
    let snapshot = source.screen.snapshot(of: tapped)
    for (component, _) in open {
      guard let hero = screen.hero(around: component),
        let picture = source.picture(ofHero: hero, in: snapshot)
      else { continue }
      received = received.replacing(picture, of: component)
    }
    return showing(received)
  }

  /// Returns the first picture in the part of a snapshot that has a hero key, if both fly.
  private func picture(ofHero key: String, in snapshot: Snapshot) -> Picture? {
    let part = snapshot.nodes.lazy.map { $0.component }.first {
      screen.components[$0].hero?.name == key && snapshot.isKept($0)
    }
    guard let part else { return nil }
    let picture = (part..<screen.components[part].subtreeEnd).first {
      pictures.source(of: $0) != nil && snapshot.isKept($0) && screen.shows($0)
    }
    return picture.flatMap { pictures[$0] }
  }
}

extension Screen {
  /// Returns the hero key of a component, or else that of the nearest component around it.
  fileprivate func hero(around component: ComponentID) -> String? {
    var current: ComponentID? = component
    while let index = current {
      if let hero = components[index].hero { return hero.name }
      current = components[index].parent
    }
    return nil
  }
}
