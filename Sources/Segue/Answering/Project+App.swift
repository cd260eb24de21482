extension Project {
  /// Returns what a client in a browser needs besides screens, as a JSON object: the name of the
  /// project as `app`; the ``outline()``, with which it navigates, as `files` by their paths; the
  /// `tabs` of its tab bar, each with an `id`, a `title` and the address of its `icon` or null; and
  /// the project's `fonts`, each with the `family`, `weight` and `style` of a CSS font face and the
  /// `address` of its file. Linear in the files.
  ///
  /// - Parameters:
  ///   - addresses: Where pictures are.
  ///   - font: Returns the address of a font for its path from the project's folder.
  public func app(_ addresses: HTMLAddresses, font: (String) -> String) -> [UInt8] {
    let outline = outline()
    var writer = JSONWriter()
    writer.object {
      $0.member("app", manifest.app)
      $0.member("files") { writer in
        writer.object {
          for file in [outline.manifest] + outline.screens {
            $0.member(file.path, String(decoding: file.bytes, as: UTF8.self))
          }
        }
      }
      $0.member("tabs") { writer in
        writer.array {
          for tab in manifest.tabs {
            $0.element {
              $0.object {
                $0.member("id", tab.id)
                $0.member("title", tab.title)
                $0.member("icon", tab.icon.flatMap { addresses.picture($0.name) })
              }
            }
          }
        }
      }
      $0.member("fonts") { writer in
        writer.array {
          for file in manifest.fonts {
            $0.element {
              $0.object {
                let weights = file.weights ?? 400...400
                $0.member("family", file.family)
                $0.member("address", font(file.file))
                $0.member("weight", "\(weights.lowerBound) \(weights.upperBound)")
                $0.member("style", file.isItalic ? "italic" : "normal")
              }
            }
          }
        }
      }
    }
    return writer.bytes
  }
}
