// Tests/Layout/cases/fractions.txt in Chromium 156, written by
// Tests/Layout/measure_layouts.py: what a case shows, its tree, and the frames of its boxes in
// document order, with what a box holds in brackets where its overflow is hidden or scrolls.
extension MeasuredLayouts {
  static let fractions = #"""
    lengths are cut to 64ths
      (flexDirection:row width:100.3 height:10.01 (width:33.34%) (width:33.34%) (width:33.34%))
      0 0 100.296875 10, 0 0 33.4375 10, 33.4375 0 33.421875 10, 66.859375 0 33.4375 10
    """#
}
