import Segue
import Testing

/// A screen that follows the changes of its data must be the one that is filled with the changed
/// data and laid out from scratch.
@Suite("Live screens")
struct LiveScreenTests {
  private static let project = #"""
    --- segue.json
    {"app": "shop", "schemes": ["shop"], "devices": ["iphone-15", "pixel-8"]}
    --- types/outfit.json
    {"properties": {"id": {"type": "string"}, "title": {"type": "string"},
      "price": {"type": "float64"}, "isSold": {"type": "boolean"}, "picture": {"type": "string"}},
     "optionalProperties": {"badge": {"enum": ["new", "sale"]}, "note": {"type": "string"}}}
    --- types/item.json
    {"discriminator": "kind", "mapping": {
      "text": {"properties": {"text": {"type": "string"}, "size": {"type": "uint8"}}},
      "outfit": {"properties": {"outfit": {"ref": "outfit"}}}, "rest": {"properties": {}}}}
    --- components/card.json
    {"component": "card", "parameters": {"outfit": {"ref": "outfit"}, "width": "number",
       "footer": {"type": "components", "default": []}},
     "body": {"type": "layout", "style": {"width": "${width}", "padding": 8},
       "events": {"tap": [{"type": "navigate", "to": "shop://outfits/${outfit.id}"}]},
       "children": [
         {"type": "image", "id": "picture", "source": "${outfit.picture}",
          "hero": "outfit/${outfit.id}", "style": {"width": "100%", "objectFit": "cover"}},
         {"type": "layout", "style": {"flexDirection": "row", "alignItems": "baseline"},
          "children": [
            {"type": "label", "id": "title", "style": {"flexGrow": 1}, "text": "${outfit.title}"},
            {"type": "price", "arguments": {"amount": "${outfit.price} €"}}]},
         {"if": "has(outfit.badge)", "then": {"type": "label", "text": "${outfit.badge}"}},
         {"if": "outfit.isSold", "then": {"type": "label", "id": "sold", "text": "Sold"},
          "else": [{"type": "button", "title": "Buy"},
                   {"type": "label", "text": "${outfit.?note.orValue('no note')}"}]},
         "${footer}"]}}
    --- components/price.json
    {"component": "price", "parameters": {"amount": "string"},
     "body": {"type": "label", "id": "price", "text": "${amount}", "style": {"fontSize": 20}}}
    --- assets/linen.png 40x60
    --- assets/wool.png 60x30
    --- screens/outfit.json
    {"screen": "outfit", "route": "/outfits/{id}", "parameters": {"id": "string"},
     "root": {"type": "label", "text": "${id}"}}
    --- screens/feed.json
    {"screen": "feed", "route": "/feed", "safeArea": ["top"], "title": "${data.title}",
     "navigationBar": {"largeTitle": true, "leading": [{"if": "data.isDark", "then": {
       "type": "label", "text": "Dark"}}], "trailing": [{"type": "button", "title": "${data.greeting}"}]},
     "data": {"properties": {
       "title": {"type": "string"}, "greeting": {"type": "string"}, "gap": {"type": "uint8"},
       "isDark": {"type": "boolean"}, "outfits": {"elements": {"ref": "outfit"}},
       "items": {"elements": {"ref": "item"}}, "tags": {"elements": {"type": "string"}},
       "stock": {"values": {"type": "int32"}}, "hint": {"type": "string", "nullable": true}}},
     "root": {"type": "layout", "style": {"overflow": "scroll"}, "children": [
       {"type": "label", "id": "greeting", "text": "${data.greeting}, ${size(data.tags)} tags"},
       {"type": "layout", "id": "list", "style": {"gap": "${data.gap}", "flexDirection": "row",
          "flexWrap": "wrap", "backgroundColor": "${data.isDark ? '#000' : '#fff'}"}, "children": [
         {"forEach": "data.outfits", "as": "outfit", "key": "outfit.id",
          "body": {"type": "card", "id": "card", "arguments": {"outfit": "${outfit}",
             "width": "${outfit.isSold ? 100 : 160}",
             "footer": [{"type": "label", "text": "of ${data.title}"}]}},
          "empty": {"type": "label", "text": "Nothing for ${data.greeting}"}}]},
       {"type": "layout", "children": [
         {"forEach": "data.items", "as": "item", "body": {"discriminator": "item", "mapping": {
           "text": {"type": "label", "text": "${item.text}",
                    "style": {"fontSize": "${item.size + 1}"}},
           "outfit": {"type": "price", "arguments": {"amount": "${item.outfit.title}"}}},
          "else": {"type": "layout", "style": {"height": 3}}}}]},
       {"type": "layout", "children": [
         {"forEach": "data.tags.filter(t, t != 'none')", "as": "tag",
          "body": {"type": "label", "text": "${tag}"}}]},
       {"type": "label", "text": "${data.stock.?linen.orValue(0)} left"},
       {"type": "layout", "children": [
         {"if": "data.hint != null", "then": {"type": "label", "text": "${data.hint}"}}]},
       {"type": "label", "text": "${data.outfits.exists(o, o.isSold) ? 'hurry' : 'all there'}"},
       {"type": "button", "title": "${data.outfits[?0].title.orValue('none')}"}]}}
    """#

  #if DEBUG
    private static let seeds = 1...3 as ClosedRange<UInt64>
  #else
    private static let seeds = 1...500 as ClosedRange<UInt64>
  #endif

  @Test("After random changes, a screen is that of the changed data", arguments: seeds)
  func randomChanges(seed: UInt64) throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let device = compiler.project.devices[seed.isMultiple(of: 2) ? 0 : 1]
    let template = try #require(compiler.prepare("feed"))
    var random = SeededRandom(seed: seed)
    var model = JSONModel.feed(&random)
    var live = compiler.live(template, filledWith: model.file, on: device)
    var scratch = LayoutScratch()
    var parts = 0
    for step in 0..<40 {
      var changes: [DataChange] = []
      for _ in 0...(random.int(in: 0...3) / 3) {
        changes.append(model.change(&random))
      }
      // Wrong data does not last.
      if !live.diagnostics.isEmpty, Bool.random(using: &random) { changes = [model.renew(&random)] }
      let (before, frames) = state(of: live)
      let update = try live.update(changes)
      if update.replaced.first?.old.lowerBound != 0 { parts += 1 }
      let context: Comment = "seed \(seed), step \(step): \(changes.map(\.path))"
      // What the law says.
      let filled = template.filled(with: model.file)
      let expected = compiler.layout(filled, on: device, in: &scratch)
      let (data, found) = (live.data.bytes, live.diagnostics)
      try #require(data == model.file.bytes, context)
      #expect(found.map(\.message) == expected.diagnostics.map(\.message), context)
      let layout = live.layout()
      try #require(layout?.tree.frames == expected.value?.tree.frames, context)
      #expect(layout?.tree.scrollAreas == expected.value?.tree.scrollAreas, context)
      let json = layout?.json(in: &scratch)
      try #require(json == expected.value?.json(in: &scratch), context)
      // What is not reported has not changed.
      let (after, newFrames) = state(of: live)
      var old = 0
      var new = 0
      let ends = (ComponentID(before.count), ComponentID(after.count))
      let end = (old: ends.0..<ends.0, new: ends.1..<ends.1)
      for replaced in update.replaced.map({ (old: $0.old, new: $0.new) }) + [end] {
        #expect(
          before[old..<replaced.old.lowerBound.index]
            == after[new..<replaced.new.lowerBound.index], context)
        for (index, number) in zip(old..<replaced.old.lowerBound.index, new...)
        where frames[index] != newFrames[number] {
          #expect(update.moved.contains { $0.contains(ComponentID(number)) }, context)
        }
        old = replaced.old.upperBound.index
        new = replaced.new.upperBound.index
      }
    }
    #expect(parts > 0, "Some changes do not concern the whole screen.")
  }

  private struct Shown: Equatable {
    let id: String?
    let content: Component.Content
  }

  private func state(of live: borrowing LiveScreen) -> (content: [Shown], frames: [Rect]) {
    var content: [Shown] = []
    var frames: [Rect] = []
    for index in 0..<live.count {
      let component = live[ComponentID(index)]
      content.append(Shown(id: component.id, content: component.content))
      frames.append(live.frame(of: ComponentID(index)))
    }
    return (content, frames)
  }

  @Test("A text replaces one label, and moves what is below it")
  func oneText() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let template = try #require(compiler.prepare("feed"))
    var random = SeededRandom(seed: 1)
    let data = JSONModel.feed(&random)
    var live = compiler.live(template, filledWith: data.file, on: compiler.project.devices[0])
    let found = live.diagnostics
    #expect(found.map(\.message) == [])
    let title = "A title that needs several lines, since it is as long as this one is"
    let update = try live.update([.replace("/outfits/0/title", with: .string(title))])
    let shown = live.layout()
    let layout = try #require(shown)
    let replaced = update.replaced.map { layout.screen.components[$0.new.lowerBound] }
    // The label of the card, that which looks at all outfits, and the button.
    #expect(replaced.map(\.id) == ["card[0]/title", nil, nil])
    #expect(update.replaced.allSatisfy { $0.old == $0.new && $0.new.count == 1 })
    #expect(!update.moved.isEmpty)
  }

  @Test("A change that cannot be made changes nothing")
  func errors() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let template = try #require(compiler.prepare("feed"))
    var random = SeededRandom(seed: 1)
    let data = JSONModel.feed(&random)
    var live = compiler.live(template, filledWith: data.file, on: compiler.project.devices[0])
    for path in ["greeting", "/nothing", "/outfits/99", "/outfits/01", "/title/0", "/~2"] {
      let error = error(of: &live) {
        [.replace("/greeting", with: .string("Hi")), .replace(path, with: .number(1))]
      }
      #expect(error == .noPlace(path: path))
    }
    for json in ["", "{", "1 2", "\"\u{1}\"", "'a'"] {
      let error = error(of: &live) { [.replace("/greeting", json: Array(json.utf8))] }
      #expect(error == .noValue(path: "/greeting"))
    }
    let bytes = live.data.bytes
    #expect(bytes == data.file.bytes)
  }

  private func error(
    of live: inout LiveScreen, _ changes: () -> [DataChange]
  ) -> DataChangeError? {
    do throws(DataChangeError) {
      try live.update(changes())
      return nil
    } catch {
      return error
    }
  }

  @Test("The data of a screen that declares none, or that has errors, can be changed")
  func unusedData() throws {
    for screen in [
      #"{"screen": "a", "safeArea": ["top"], "root": {"type": "label", "text": "Hello"}}"#,
      #"{"screen": "a", "data": {}}"#, #"{"screen": "a", "data": {"type": "int9"}}"#, "{",
    ] {
      let compiler = Compiler(TestProject("--- segue.json\n{}").project)
      let template = compiler.prepare(compiler.read(SourceFile(path: "a.json", text: screen)))
      var live = compiler.live(
        template, filledWith: SourceFile(path: "data", text: #"{"b": [1, 2]}"#),
        on: compiler.project.devices[0])
      try live.update([.replace("/b/0", with: .number(3)), .remove("/b/1")])
      let data = live.data
      #expect(String(decoding: data.bytes, as: UTF8.self) == #"{"b":[3]}"#)
      let (found, sources) = (live.diagnostics, live.sources)
      for diagnostic in found {
        #expect(diagnostic.range.upperBound <= sources[diagnostic.range.file].bytes.count)
      }
    }
  }

  @Test("A text that gets more lines than are allowed is reported")
  func lineLimit() throws {
    let text = #"""
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"], "data": {"properties": {
         "text": {"type": "string"}, "width": {"type": "uint8"}}},
       "root": {"type": "layout", "children": [
         {"type": "label", "text": "${data.text}", "style": {"width": "${data.width}", "height": 9}}]}}
      """#
    let compiler = Compiler(TestProject(text, limits: [.lines: 8]).project)
    let template = try #require(compiler.prepare("a"))
    let device = compiler.project.devices[0]
    var live = compiler.live(
      template, filledWith: SourceFile(path: "data", text: #"{"text": "a b", "width": 99}"#),
      on: device)
    for (change, isTooLong) in [
      (DataChange.replace("/text", with: .string("a b c d e f g h i")), false),
      (.replace("/width", with: .number(1)), true),
      (.replace("/text", with: .string("a b")), false),
      (.replace("/text", with: .string("a b c d e f g h i")), true),
    ] {
      try live.update([change])
      let (data, found, layout) = (live.data, live.diagnostics, live.layout())
      #expect(found.contains { $0.code == .tooManyLines } == isTooLong)
      #expect((layout == nil) == isTooLong)
      var scratch = LayoutScratch()
      let expected = compiler.layout(template.filled(with: data), on: device, in: &scratch)
      #expect(found.map(\.message) == expected.diagnostics.map(\.message))
    }
  }

  @Test("Data that is wrong can be mended")
  func mending() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let template = try #require(compiler.prepare("feed"))
    var random = SeededRandom(seed: 1)
    let data = JSONModel.feed(&random)
    let device = compiler.project.devices[0]
    var live = compiler.live(
      template, filledWith: SourceFile(path: "data", text: "[1,"), on: device)
    func check(_ live: borrowing LiveScreen, hasErrors: Bool) {
      let (found, count) = (live.diagnostics, live.count)
      #expect(found.hasErrors == hasErrors)
      #expect(found.isEmpty != hasErrors)
      #expect(count > 10 || hasErrors)
    }
    check(live, hasErrors: true)
    try live.update([.replace("", json: data.file.bytes)])
    check(live, hasErrors: false)
    try live.update([.remove("/title")])
    check(live, hasErrors: true)
    try live.update([.add("/title", json: Array(#""T""#.utf8))])
    check(live, hasErrors: false)
  }

  // MARK: Work

  /// A feed of cards, of which an update concerns one.
  private func feed(
    of compiler: Compiler
  ) throws -> (template: RequestScreen, data: SourceFile, device: Device) {
    var random = SeededRandom(seed: 1)
    let template = try #require(compiler.prepare("feed"))
    return (template, JSONModel.feed(&random).file, compiler.project.devices[0])
  }

  @Test("An update counts its work: less than that of filling the screen, and always the same")
  func countedWork() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let (template, data, device) = try feed(of: compiler)
    func counts(_ texts: String...) throws -> [Int] {
      var live = compiler.live(template, filledWith: data, on: device)
      var budget = WorkBudget(limit: .max)
      for text in texts {
        budget = WorkBudget(limit: .max)
        try live.update([.replace("/outfits/0/title", with: .string(text))], within: budget)
      }
      return WorkBudget.Stage.allCases.map(budget.used)
    }
    let short = try counts("Hi", "Sold out")
    // What has been shaped before counts as if it were shaped again.
    let again = try counts("Hi", "Sold out", "Hi", "Sold out")
    #expect(again == short)
    let stages = Dictionary(uniqueKeysWithValues: zip(WorkBudget.Stage.allCases, short))
    for stage in [WorkBudget.Stage.reading, .expansion, .layout, .text] {
      #expect((stages[stage] ?? 0) > 0, "\(stage)")
    }
    let whole = WorkBudget(limit: .max)
    var scratch = LayoutScratch()
    _ = compiler.bounded(by: whole).layout(
      template.filled(with: data), on: device, in: &scratch)
    #expect(short.reduce(0, +) < whole.used)
    // Each of the letters is shaped.
    let long = try counts("Hi", String(repeating: "Sold out ", count: 200))
    #expect(long.reduce(0, +) > short.reduce(0, +) + 200)
  }

  @Test("An update that may do as much as it needs is made, and with a unit less it is reported")
  func workLimit() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let (template, data, device) = try feed(of: compiler)
    let change = [DataChange.replace("/outfits/0/title", with: .string("Sold out"))]
    let needed = WorkBudget(limit: .max)
    var first = compiler.live(template, filledWith: data, on: device)
    try first.update(change, within: needed)
    for (limit, isEnough) in [(needed.used, true), (needed.used - 1, false), (0, false)] {
      var live = compiler.live(template, filledWith: data, on: device)
      let count = live.count
      let budget = WorkBudget(limit: limit)
      let changes = try live.update(change, within: budget)
      let (found, left, bytes) = (live.diagnostics, live.count, live.data.bytes)
      #expect(found.map(\.code) == (isEnough ? [] : [.tooMuchWork]), "\(limit)")
      #expect(left == (isEnough ? count : 0))
      #expect(budget.isExceeded != isEnough)
      // The data has changed, so that the next update can show it.
      let expected = first.data.bytes
      #expect(bytes == expected)
      guard !isEnough else { continue }
      #expect(changes.replaced.map(\.old) == [0..<ComponentID(count)])
      try live.update(change)
      let (mended, again) = (live.diagnostics, live.count)
      #expect(mended.isEmpty && again == count)
    }
  }

  @Test("Updates of a bounded compiler share its budget, and end when it is cancelled")
  func sharedBudget() throws {
    let compiler = Compiler(TestProject(Self.project).project)
    let (template, data, device) = try feed(of: compiler)
    let budget = WorkBudget(limit: .max)
    var live = compiler.bounded(by: budget).live(template, filledWith: data, on: device)
    let filled = budget.used
    try live.update([.replace("/outfits/0/title", with: .string("Sold out"))])
    #expect(budget.used > filled)
    budget.cancel()
    try live.update([.replace("/outfits/0/title", with: .string("Back"))])
    let found = live.diagnostics
    #expect(found.map(\.code) == [.cancelled])
  }
}
