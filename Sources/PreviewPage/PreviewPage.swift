/// The files that a preview is made of, as they lie in `Page`: HTML, CSS and JavaScript without a
/// framework, compiled in.
///
/// They are read by people: what only people read, indentation and comments on lines of their own, is left
/// out where they are put together. So no text in them may go over several lines.
///
/// A target of its own, because compiling them takes longer than compiling a folder of Swift, and they
/// change with nothing else.
package enum PreviewPage {
  /// Has the lines `/*css*/`, `/*js*/` and `<!--data-->`, which the other parts replace.
  package static var html: [UInt8] { PackageResources.page_html }

  package static var css: [UInt8] { PackageResources.page_css }

  /// In the order in which they build on one another. They share one scope.
  package static var scripts: [[UInt8]] {
    [
      PackageResources.data_js, PackageResources.motion_js, PackageResources.places_js,
      PackageResources.screen_js, PackageResources.flight_js, PackageResources.player_js,
      PackageResources.gestures_js, PackageResources.timeline_js, PackageResources.panels_js,
      PackageResources.main_js,
    ]
  }
}
