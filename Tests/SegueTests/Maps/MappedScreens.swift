import Segue

/// The map of a project of linked screens.
struct MappedScreens {
  let map: ScreenMap
  let compilation: Compilation
  let compiler: Compiler

  init(_ screens: [String], navigation: String = #""root": "s://a""#) {
    let project = LinkedScreens(screens, navigation: navigation).test.project
    compiler = Compiler(project)
    compilation = compiler.compile(on: [])
    map = ScreenMap(
      compilation.graph, screens: compilation.instances.map(\.screen),
      navigation: project.manifest.navigation)
  }
}
