// Tests/Layout/cases/scroll-containers.txt in Chromium 156, written by
// Tests/Layout/measure_layouts.py: what a case shows, its tree, and the frames of its boxes in
// document order, with what a box holds in brackets where its overflow is hidden or scrolls.
extension MeasuredLayouts {
  static let scrollContainers = #"""
    a column squeezes scroll containers
      (width:50 height:50 (overflow:scroll (height:80)) (height:30 flexShrink:0))
      0 0 50 50, 0 0 50 20 [50 20], 0 0 50 20, 0 20 50 30
    """#
}
