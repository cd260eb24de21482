import Segue

/// The command `segue-benchmark`.
enum Benchmark {
  /// Runs the command and returns its exit status.
  static func run(_ words: [String]) -> Int32 {
    do throws(UsageError) {
      let options = try Options(words)
      if options.isHelp {
        Machine.print(Options.help)
        return 0
      }
      switch options.subject {
      case nil: try stages(options)
      case .syntax: try syntax(options)
      case .layout: try layout(options)
      case .updates: try updates(options)
      case .motion: try motion(options)
      case .text: text(options)
      case .navigation: try navigation(options)
      case .binary: try binary(options)
      case .requests: try requests(options)
      }
      return 0
    } catch {
      Machine.note("segue-benchmark: \(error.message)\n")
      return 2
    }
  }

  private static func stages(_ options: Options) throws(UsageError) {
    let folder = options.project ?? "Samples/Outfits"
    var report = Report(isJSON: options.isJSON, columns: StageFigure.columns)
    let project = try Workload(project: folder)
    report.begin()
    Stages(project, stopwatch: options.stopwatch).measure { report.add($0) }
    for count in options.isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000] {
      let feed = try Workload(feedOf: count)
      Stages(feed, stopwatch: options.stopwatch).measure { report.add($0) }
    }
    report.end()
  }

  private static func motion(_ options: Options) throws(UsageError) {
    var report = Report(isJSON: options.isJSON, columns: MotionFigure.columns)
    report.begin(legend: MotionFigure.legend)
    for layers in options.isQuick ? [4] : [1, 4, 100] {
      for motion in GeneratedFlight.Motion.all {
        report.add(try MotionFigure.measure(motion, layers: layers, options.stopwatch))
      }
    }
    report.end()
    let project = try Workload(project: options.project ?? "Samples/Outfits")
    var plans = Report(isJSON: options.isJSON, columns: PlanFigure.columns)
    if !options.isJSON { Machine.print("\n" + PlanFigure.legend) }
    for figure in PlanFigure.measure(project, options.stopwatch) { plans.add(figure) }
    plans.end()
  }

  private static func navigation(_ options: Options) throws(UsageError) {
    let project = try Workload(project: options.project ?? "Samples/Outfits")
    var report = Report(isJSON: options.isJSON, columns: NavigationFigure.columns)
    report.begin(legend: NavigationFigure.legend)
    let count = options.isQuick ? 10_000 : 1_000_000
    for figure in try NavigationFigure.measure(project, count: count, options.stopwatch) {
      report.add(figure)
    }
    report.end()
  }

  private static func binary(_ options: Options) throws(UsageError) {
    let project = try Workload(project: options.project ?? "Samples/Outfits")
    var report = Report(isJSON: options.isJSON, columns: BinaryFigure.columns)
    report.begin(legend: BinaryFigure.legend)
    for figure in try BinaryFigure.measure(project, options.stopwatch) { report.add(figure) }
    report.end()
  }

  private static func requests(_ options: Options) throws(UsageError) {
    var report = Report(isJSON: options.isJSON, columns: RequestFigure.columns)
    report.begin(legend: RequestFigure.legend)
    for components in [50, 200] {
      for figure in try RequestFigure.measure(
        components: components, count: options.isQuick ? 20 : 2_000)
      {
        report.add(figure)
      }
    }
    report.end()
  }

  private static func syntax(_ options: Options) throws(UsageError) {
    var report = Report(isJSON: options.isJSON, columns: SyntaxFigure.columns)
    report.begin(legend: SyntaxFigure.legend)
    for megabytes in options.isQuick ? [1] : [1, 5, 20] {
      for isIndented in [false, true] {
        report.add(
          try SyntaxFigure.measure(
            bytes: megabytes * 1_000_000, isIndented: isIndented, options.stopwatch))
      }
    }
    report.end()
  }

  private static func text(_ options: Options) {
    var report = Report(isJSON: options.isJSON, columns: TextFigure.columns)
    report.begin(legend: TextFigure.legend)
    for sample in TextSample.all {
      for work in TextFigure.Work.allCases {
        report.add(
          TextFigure.measure(
            sample, work: work, repeated: options.isQuick ? 10 : 200, stopwatch: options.stopwatch))
      }
    }
    report.end()
  }

  private static func updates(_ options: Options) throws(UsageError) {
    var report = Report(isJSON: options.isJSON, columns: UpdateFigure.columns)
    report.begin(legend: UpdateFigure.legend)
    for tree in LayoutTrees.all(isQuick: options.isQuick) {
      report.add(UpdateFigure.measure(tree, options.stopwatch))
    }
    report.end()
    var live = Report(isJSON: options.isJSON, columns: LiveFigure.columns)
    if !options.isJSON { Machine.print("\n" + LiveFigure.legend) }
    for figure in try LiveFigure.measure(cards: options.isQuick ? 20 : 1_000, options.stopwatch) {
      live.add(figure)
    }
    live.end()
  }

  private static func layout(_ options: Options) throws(UsageError) {
    var report = Report(isJSON: options.isJSON, columns: LayoutFigure.columns)
    if options.files.isEmpty {
      report.begin(legend: LayoutFigure.legend)
      for tree in LayoutTrees.all(isQuick: options.isQuick) {
        report.add(LayoutFigure.measure(tree, options.stopwatch))
      }
      LayoutChains.measure(options.stopwatch) { report.add($0) }
    } else {
      var inputs: [LayoutInput] = []
      for file in options.files {
        inputs += try LayoutInput.screens(of: file, project: options.project)
      }
      report.begin(legend: LayoutFigure.legend)
      for input in inputs { report.add(LayoutFigure.measure(input, options.stopwatch)) }
    }
    report.end()
  }
}

extension Options {
  var stopwatch: Stopwatch {
    isQuick
      ? Stopwatch(fewestRuns: 2, mostRuns: 20, budget: 20_000_000) : Stopwatch()
  }
}
