/// The content of a binary artefact beside its chunks: enough to find them, and to follow links.
package struct ArtefactOutline {
  /// A compiled screen.
  package struct Screen {
    package let name: String
    /// The index of the screen among the project's declarations.
    package let declaration: Int
    package let arguments: [ScreenArgument]

    package init(name: String, declaration: Int, arguments: [ScreenArgument]) {
      self.name = name
      self.declaration = declaration
      self.arguments = arguments
    }
  }

  /// A link from a component's action to a compiled screen.
  package struct Link {
    package let from: Int
    package let component: Int
    /// The index of the action among the component's `navigate` actions.
    package let action: Int
    package let to: Int
    package let presentation: Presentation
    package let url: String

    package init(
      from: Int, component: Int, action: Int, to: Int, presentation: Presentation, url: String
    ) {
      self.from = from
      self.component = component
      self.action = action
      self.to = to
      self.presentation = presentation
      self.url = url
    }

    var key: (Int, Int, Int) { (from, component, action) }
  }

  package let devices: [Device]
  /// The screens, in the order of their chunks.
  package let screens: [Screen]
  package let links: [Link]

  package init(devices: [Device], screens: [Screen], links: [Link]) {
    self.devices = devices
    self.screens = screens
    self.links = links
  }

  /// The indices of the links, sorted by origin for binary search.
  var order: [Int] { links.indices.sorted { links[$0].key < links[$1].key } }
}
