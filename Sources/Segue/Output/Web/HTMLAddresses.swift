/// The addresses in a screen that is written as HTML.
public struct HTMLAddresses {
  let picture: (String) -> String?
  let link: (String) -> String?

  /// Creates addresses.
  ///
  /// - Parameters:
  ///   - picture: Returns the address of a picture or a video for its source, as a screen names it;
  ///     nil for one that is not shown.
  ///   - link: Returns the address of a page for the URL of a link; nil for a link that only a
  ///     script follows.
  public init(picture: @escaping (String) -> String?, link: @escaping (String) -> String?) {
    self.picture = picture
    self.link = link
  }
}

extension Manifest {
  /// Returns a link if it leads to the app, and nowhere else.
  package func ownLink(_ url: String) -> String? {
    (try? DeepLink(url, schemes: schemes, hosts: hosts)) == nil ? nil : url
  }
}
