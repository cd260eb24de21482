// Compares the generated routes of the project in a folder with the library: see `check`.

import Foundation
import Segue

/// A generator of Lehmer's, with a seed of its own.
struct Chance {
  var state: UInt64 = 20_261_122

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

let folder = URL(filePath: CommandLine.arguments[1])
func source(_ path: String) throws -> SourceFile {
  SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: folder.appending(path: path))))
}
let screens = try FileManager.default.contentsOfDirectory(
  atPath: folder.appending(path: "screens").path)
let compiler = Compiler(
  Project(
    ProjectFiles(
      manifest: try source("segue.json"), screens: try screens.map { try source("screens/\($0)") },
      components: [])))

/// The screen and the values that the library finds for a link; nil for none.
func expected(_ url: String) -> String? {
  var diagnostics: [Diagnostic] = []
  let link = Link(url: url, range: SourceRange(file: FileID(0), lowerBound: 0, upperBound: 0))
  guard let target = compiler.target(of: link).value(reportingTo: &diagnostics),
    let screen = compiler.screen(of: target).value(reportingTo: &diagnostics)
  else { return nil }
  let values = screen.arguments.map { argument in
    switch argument.value {
    case .string(let text): text.debugDescription
    case .number(let number): number.description
    case .boolean(let value): value.description
    }
  }
  return "\(screen.id.debugDescription) \(values.joined(separator: " "))"
}

/// The same of a generated route.
func found(_ route: NastyInternal.Route?) -> String? {
  guard let route else { return nil }
  var values: [String] = []
  func add(_ value: Any) {
    switch value {
    case let text as String: values.append(text.debugDescription)
    case let number as Double: values.append(number.description)
    case let value as Bool: values.append(value.description)
    default: for child in Mirror(reflecting: value).children { add(child.value) }
    }
  }
  for child in Mirror(reflecting: route).children { add(child.value) }
  return "\(route.screen.rawValue.debugDescription) \(values.joined(separator: " "))"
}

var chance = Chance()
let texts = [
  "a", "b", "c", "", ".", "..", "%2e", "%2E.", "x", "ü", "%C3%BC", "%", "%zz", "%0", "+", "%2B",
  " ", "\n",
  "1", "-0.5", "1e300", "0x1", "nan", "inf", "5e-324", "true", "false", "yes", "é", "e\u{301}", "🙂",
  "\"quoted\"",
  "%00", "%FF", "\\", ":", "@", "[", "%2F", "%25", ";", "'", "~", "/",
]
let names = [
  "class", "var", "let", "inout", "link", "address", "self", "a%20b", "a+b", "a-b", "%26%3D%3F%23",
  "x", "in",
  "utm", "y", "id", "",
]
let starts = [
  "nasty:/", "nasty://", "NASTY:///", "n2:/", "n2:", "nasty", "https://nasty.example",
  "http://Nasty.Example:80",
  "https://nasty.example:0443", "https://nasty.example:80", "https://b%C3%BCcher.example",
  "https://BÜCHER.example",
  "http://localhost:8080", "http://localhost", "https://me@nasty.example",
  "https:\\\\nasty.example", "other://",
  " \tnasty:/", "https:nasty.example", "", "nasty:/a", "https://nasty.example:",
]

/// What has been compared.
struct Tally {
  var opened = 0
  var wrong = 0

  mutating func expect(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    guard !isTrue else { return }
    wrong += 1
    if wrong <= 20 { print(message()) }
  }

  mutating func compare(_ url: String) {
    let route = NastyInternal.Route(url)
    let (actual, wanted) = (found(route), expected(url))
    expect(
      actual == wanted,
      "\(url.debugDescription)\n  is    \(actual ?? "nothing")\n  not   \(wanted ?? "nothing")")
    guard let route, let actual else { return }
    opened += 1
    expect(
      NastyInternal.Route(route.url) == route,
      "\(route) is written \(route.url), which is something else")
    expect(
      expected(route.url) == actual,
      "\(route) is written \(route.url), which the library does not read so")
    // A path can have no segment of dots, which a custom scheme's authority can be.
    guard !actual.contains("\".\""), !actual.contains("\"..\"") else { return }
    expect(NastyInternal.Route(path: route.path) == route, "\(route) has the path \(route.path)")
    expect(NastyInternal.Route(route.webURL) == route, "\(route) is on the web \(route.webURL)")
    expect(
      Foundation.URL(string: route.url) != nil && Foundation.URL(string: route.webURL) != nil,
      "\(route.url) is no URL")
  }
}

var tally = Tally()
for count in 1...20_000 {
  var url = count % 3 == 0 ? chance.pick(starts) : "nasty:/"
  for _ in 0..<chance.below(5) { url += "/" + chance.pick(texts) }
  for place in 0..<chance.below(4) {
    url += place == 0 ? "?" : "&"
    url += chance.pick(names) + chance.pick(["=", "=", "=", "", "=="]) + chance.pick(texts)
  }
  if chance.below(20) == 0 { url += "#" + chance.pick(texts) }
  tally.compare(url)
}
print(
  "20000 links, \(tally.opened) of which open a screen, lead where the library says: \(tally.wrong) wrong"
)
exit(tally.wrong == 0 && tally.opened > 3000 ? 0 : 1)
