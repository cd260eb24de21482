/// The measured cases by chapter. Written by Tests/Layout/measure_layouts.py.
enum MeasuredLayouts {
  static let chapters: [(name: String, table: String)] = [
    ("absolute-positions", absolutePositions),
    ("aligning-items", aligningItems),
    ("aligning-lines", aligningLines),
    ("aspect-ratios", aspectRatios),
    ("automatic-margins", automaticMargins),
    ("baselines", baselines),
    ("bases", bases),
    ("box-sizing", boxSizing),
    ("content-sizes", contentSizes),
    ("flexing", flexing),
    ("fractions", fractions),
    ("gaps", gaps),
    ("hidden-boxes", hiddenBoxes),
    ("intrinsic-sizes", intrinsicSizes),
    ("justifying", justifying),
    ("margins", margins),
    ("minimum-sizes", minimumSizes),
    ("order", order),
    ("percentages", percentages),
    ("pictures", pictures),
    ("relative-offsets", relativeOffsets),
    ("right-to-left", rightToLeft),
    ("scroll-containers", scrollContainers),
    ("wrapping", wrapping),
  ]
}
