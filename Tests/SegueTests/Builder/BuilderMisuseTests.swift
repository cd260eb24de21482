import Foundation
import Testing

/// Tests of code that the Swift compiler refuses. The rules are those of the format: the keys of a
/// component and the values of a style (FORMAT.md, "Components" and "Style").
@Suite struct BuilderMisuseTests {
  @Test("Misuse does not compile where types can detect it, and correct use does")
  func misuse() async throws {
    let lines = program.split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = Set(lines.indices.filter { lines[$0].hasSuffix("// wrong") }.map { $0 + 1 })
    #expect(wrong.count == 17)
    let file = FileManager.default.temporaryDirectory
      .appending(path: "segue-misuse-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try program.write(to: file, atomically: true, encoding: .utf8)
    let before = House.folders.prefix { $0 != "Linking/Navigation" }
      .flatMap { Repository.swiftFiles(in: $0) }
    let report = try await TypeCheck.run([file.path], among: before)
    let reported = report.matches(of: /misuse-[^:]*:(\d+):\d+: error:/).compactMap { Int($0.1) }
    #expect(Set(reported) == wrong, "\(report)")
  }
}

private let program = """
  func misuse(_ size: ScreenParameter<Double>) {
    _ = Label("a")
    _ = Label("a") { Label("b") } // wrong
    _ = Image("a.jpg")
    _ = Image("a.jpg", text: "b") // wrong
    _ = Image("a.jpg").maxLines(2) // wrong
    _ = Image("a.jpg").objectFit(.cover)
    _ = Label("a").objectFit(.cover) // wrong
    _ = Label("a").gap(8) // wrong
    _ = Button("a", icon: "b.png")
    _ = Button() // wrong
    _ = Button(icon: "b.png") // wrong
    _ = Video(poster: "a.png") // wrong
    _ = Layout().margin(.auto)
    _ = Layout().padding(.auto) // wrong
    _ = Layout().width(.none) // wrong
    _ = Layout().maxWidth(.auto) // wrong
    _ = Layout().letterSpacing(.percent(5)) // wrong
    _ = Layout().alignSelf(.auto)
    _ = Layout().alignItems(.auto) // wrong
    _ = Layout().onTap(.navigate(transition: "hero")) // wrong
    _ = Layout().onTap(.navigate(to: "shop://a/\\(size)"))
    _ = ComposedScreen("a") { Label("b") }
    _ = ComposedScreen("a") { } // wrong
    _ = ComposedScreen("a") { Label("b"); Label("c") } // wrong
    _ = ComposedScreen("a") { Layout { "text" } } // wrong
    _ = Use("card", arguments: ["size": .parameter(size), "title": "b", "price": 3, "sale": true])
  }
  """
