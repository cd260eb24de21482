/// Checks the layouts of a project's screens with extreme data: what the data of a service may
/// break, before there is any.
///
/// Made-up data names no pictures, its keys may repeat, and links made of it lead nowhere. So only
/// the findings of layouts count, limits that are exceeded, and that a screen cannot be laid out.
extension CompilationSteps {
  /// The number of screens after which the work is compared with the budget. A screen has dozens of
  /// extremes.
  private static var screensOfBatch: Int { 16 }

  /// Lays out each screen with data on all devices, with each of the extremes made from its type.
  ///
  /// Screens with errors are left out. Those after the budget is exceeded have no findings and no
  /// work. Linear in the extremes and the screens that they fill.
  func checkExtremes(of linked: ScreenLinks) -> [ExtremeFindings] {
    let screens = linked.screensWithData
    let compiler = linked.compiler
    return mapBatches(of: screens.count, each: Self.screensOfBatch, work: { $0.work }) {
      place, left, scratch in
      let budget = WorkBudget(limit: left, of: self.budget)
      var result = ExtremeFindings(screens[place].screen, devices)
      let type = screens[place].type
      var ofSamples: [DataExtreme]?
      for extreme in type.extremes(limits: compiler.limits) {
        guard !budget.isExceeded, !budget.isCancelled else { break }
        func check(_ extreme: DataExtreme) -> ExtremeLayouts {
          self.check(
            extreme, of: type, screens[place], by: compiler.bounded(by: budget), budget,
            in: &scratch)
        }
        var layouts = check(extreme)
        if layouts.gap != nil {
          // Where a made-up text cannot be, a sample may.
          let others = ofSamples ?? type.extremes(limits: compiler.limits, keepsSamples: true)
          ofSamples = others
          let other = others.first { $0.name == extreme.name }
          // Without one, it has become the same as another extreme.
          if let other, other.bytes != extreme.bytes { layouts = check(other) }
          if other == nil { layouts.gap = nil }
        }
        result.add(layouts)
      }
      result.work = PieceWork(of: budget)
      return result
    }
  }

  /// Lays out a screen with extreme data on all devices.
  private func check(
    _ extreme: DataExtreme, of type: DataType, _ screen: ScreenWithData, by compiler: Compiler,
    _ budget: WorkBudget, in scratch: inout LayoutScratch
  ) -> ExtremeLayouts {
    let project = compiler.project
    let file = SourceFile(path: "<\(extreme.name)>", bytes: extreme.bytes)
    let id = FileID(project.sources.count)
    budget.add(extreme.bytes.count / Compiler.bytesReadPerUnit, to: .reading)
    let document = parseJSON(file, id: id, limits: compiler.limits).document
    var result = ExtremeLayouts(
      extreme.name, in: id, of: type,
      LayoutFindings(
        devices: devices, sources: project.sources.with(file), fonts: compiler.fonts))
    guard document.isSound else { return result }
    let declarations = project.declarations.with(appended: document)
    var expanded: [LayoutDirection: Screen?] = [:]
    for (index, device) in devices.enumerated() {
      if expanded[device.direction] == nil {
        let found = compiler.expand(
          declarations.screens[screen.screen], of: declarations, screen.arguments,
          data: ScreenData(document, at: document.root), direction: device.direction,
          limits: compiler.limits)
        result.add(found.diagnostics)
        let isWhole = found.value?.isWhole ?? false
        if !isWhole { result.add(errors: found.diagnostics) }
        expanded[device.direction] = .some(isWhole ? found.value : nil)
        if index == 0, isWhole, let shown = found.value { result.checkText(of: shown) }
      }
      guard let shown = expanded[device.direction] ?? nil else { continue }
      let placed = compiler.layout(
        shown, on: device, presentation: nil, for: .textChecks, in: &scratch)
      result.add(placed.diagnostics)
      guard !placed.diagnostics.contains(where: { $0.code.isEnd }) else { return result }
      result.check(placed.value, device: index, within: budget, compiler.limits, in: &scratch)
    }
    return result
  }
}

/// A screen with data, and the arguments with which its extremes are laid out.
private struct ScreenWithData: Sendable {
  let screen: DeclarationIndex
  let type: DataType
  let arguments: [Argument]
}

extension ScreenLinks {
  /// The screens with data that have no errors, in the order of their declarations, with the first
  /// arguments that they are opened with. Those of a screen that nothing opens are its defaults,
  /// and the names of parameters that have none.
  fileprivate var screensWithData: [ScreenWithData] {
    let declarations = compiler.project.declarations.screens
    guard declarations.contains(where: { $0.data != nil }) else { return [] }
    var arguments: [DeclarationIndex: [Argument]] = [:]
    var damaged: Set<DeclarationIndex> = []
    for screen in screens {
      if arguments[screen.declaration] == nil { arguments[screen.declaration] = screen.arguments }
      if screen.facts.diagnostics.hasErrors { damaged.insert(screen.declaration) }
    }
    for screen in incomplete where screen.diagnostics.hasErrors {
      damaged.insert(screen.target.screen)
    }
    let damagedFiles = Set(
      compiler.project.diagnostics.lazy.filter { $0.severity == .error }.map { $0.range.file })
    return declarations.indices.compactMap { place in
      let index = DeclarationIndex(place)
      let declaration = declarations[place]
      guard let type = declaration.data, !damaged.contains(index),
        !damagedFiles.contains(declaration.file),
        !type.documents.contains(where: { damagedFiles.contains($0.file) })
      else { return nil }
      return ScreenWithData(
        screen: index, type: type,
        arguments: arguments[index] ?? declaration.parameters.map { $0.madeUpArgument })
    }
  }
}

extension Parameter {
  /// The default value, or a made-up one.
  fileprivate var madeUpArgument: Argument {
    if let defaultArgument { return defaultArgument }
    let origin = ValueOrigin(range: range)
    return switch type {
    case .number: .scalar(.number(1), origin: origin)
    case .boolean: .scalar(.boolean(true), origin: origin)
    default: .scalar(.string(name), origin: origin)
    }
  }
}
