/// The files of a preview page, from the folder `Page`: HTML, CSS and JavaScript without a
/// framework, compiled into the target.
///
/// The source is written for readers: indentation and comments on separate lines are removed when a
/// page is assembled. For this reason no string may span several lines.
///
/// This is a separate target because compiling the resources takes longer than compiling a folder
/// of Swift, and they rarely change.
package enum PreviewPage {
  /// The document, in which the other parts replace the lines `/*css*/`, `/*js*/` and
  /// `<!--data-->`.
  package static var html: [UInt8] { PackageResources.page_html }

  /// The style sheet.
  package static var css: [UInt8] { palette + PackageResources.page_css }

  /// The part of the style sheet that the live preview uses, too.
  package static var palette: [UInt8] { PackageResources.palette_css }

  /// The scripts, in the order of their dependencies. They share one scope.
  package static var scripts: [[UInt8]] {
    [
      PackageResources.data_js, PackageResources.motion_js, PackageResources.places_js,
      PackageResources.screen_js, PackageResources.flight_js, PackageResources.player_js,
      PackageResources.gestures_js, PackageResources.timeline_js, PackageResources.panels_js,
      PackageResources.main_js,
    ]
  }

  // MARK: Live preview

  /// The document of the live preview, from the folder `Live`.
  package static var live: [UInt8] { PackageResources.live_html }

  /// The document in which the live preview shows the app.
  package static var app: [UInt8] { PackageResources.app_html }

  /// The style sheet of the app in a frame, and of its controls.
  package static var appStyles: [UInt8] { PackageResources.app_css }

  /// The document of an app in one file. Its data has the modules that it imports.
  package static var standalone: [UInt8] { PackageResources.standalone_html }

  /// The script that makes the modules of `standalone` importable.
  package static var launch: [UInt8] { PackageResources.launch_js }

  /// The names of the modules of `standalone`, besides the engine's library and the web client.
  package static let standaloneModules = [
    "answers.js", "app.js", "frame.js", "page.js", "server.js", "standalone.js",
  ]

  /// The scripts of the live preview by their names: that of its document, the modules that it
  /// imports, that of its workers, which run the engine, and those of the app's document.
  package static func liveScript(named name: String) -> [UInt8]? {
    switch name {
    case "answers.js": PackageResources.answers_js
    case "standalone.js": PackageResources.standalone_js
    case "views.js": PackageResources.views_js
    case "live.js": PackageResources.live_js
    case "app.js": PackageResources.app_js
    case "editor.js": PackageResources.editor_js
    case "engine.js": PackageResources.engine_js
    case "files.js": PackageResources.files_js
    case "completion.js": PackageResources.completion_js
    case "page.js": PackageResources.page_js
    case "worker.js": PackageResources.worker_js
    case "frame.js": PackageResources.frame_js
    case "server.js": PackageResources.server_js
    default: nil
    }
  }
}
