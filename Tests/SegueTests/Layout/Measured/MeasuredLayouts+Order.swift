// The cases of Tests/Layout/cases/order.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let order = #"""
    row-reverse
      (flexDirection:row-reverse width:100 height:10 (width:20) (width:30))
      0 0 100 10, 80 0 20 10, 50 0 30 10
    column-reverse
      (flexDirection:column-reverse width:10 height:100 (height:20) (height:30))
      0 0 10 100, 0 80 10 20, 0 50 10 30
    order moves items but not boxes
      (flexDirection:row width:100 height:10 (width:10 order:2) (width:20) (width:30 order:-1))
      0 0 100 10, 50 0 10 10, 30 0 20 10, 0 0 30 10
    equal orders keep document order
      (flexDirection:row width:100 height:10 (width:10 order:1) (width:20 order:1) (width:30))
      0 0 100 10, 30 0 10 10, 40 0 20 10, 0 0 30 10
    negative orders come first
      (width:20 height:100 (height:10) (height:20 order:-2) (height:30 order:-1))
      0 0 20 100, 0 50 20 10, 0 0 20 20, 0 20 20 30
    order and a reversed direction
      (flexDirection:row-reverse width:100 height:10 (width:10 order:1) (width:20))
      0 0 100 10, 70 0 10 10, 80 0 20 10
    order decides which items share a line
      (flexDirection:row flexWrap:wrap width:50 (width:40 height:10) (width:30 height:10) (width:10 height:5 order:-1))
      0 0 50 20, 10 0 40 10, 0 10 30 10, 0 0 10 5
    order decides which item is aside of a gap
      (flexDirection:row gap:10 width:100 height:10 (width:10 order:3) (width:20 order:1) (width:30 order:2))
      0 0 100 10, 70 0 10 10, 0 0 20 10, 30 0 30 10
    order does not move absolute boxes
      (flexDirection:row width:100 height:10 (width:10) (position:absolute width:30 height:5 order:-1) (width:20))
      0 0 100 10, 0 0 10 10, 0 0 30 5, 10 0 20 10
    orders nest
      (flexDirection:row width:100 height:10 (flexDirection:row order:1 (width:10 order:1) (width:20)) (width:30))
      0 0 100 10, 30 0 30 10, 50 0 10 10, 30 0 20 10, 0 0 30 10
    order and automatic margins
      (flexDirection:row width:100 height:10 (width:10 marginLeft:auto order:1) (width:20))
      0 0 100 10, 90 0 10 10, 0 0 20 10
    order and growth from right to left
      (flexDirection:row direction:rtl width:100 height:10 (width:10 order:1) (flexGrow:1 order:2) (width:30))
      0 0 100 10, 60 0 10 10, 0 0 60 10, 70 0 30 10
    """#
}
