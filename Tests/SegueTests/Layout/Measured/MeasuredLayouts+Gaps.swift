// The cases of Tests/Layout/cases/gaps.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let gaps = #"""
    a row takes the column gap
      (flexDirection:row width:100 height:10 rowGap:5 columnGap:9 (width:10) (width:10))
      0 0 100 10, 0 0 10 10, 19 0 10 10
    a column takes the row gap
      (width:10 height:100 rowGap:5 columnGap:9 (height:10) (height:10))
      0 0 10 100, 0 0 10 10, 0 15 10 10
    a gap stands between items, not around them
      (flexDirection:row gap:10 width:100 height:10 padding:2 (width:10) (width:10) (width:10))
      0 0 100 10, 2 2 10 6, 22 2 10 6, 42 2 10 6
    a gap beside a single item is nothing
      (flexDirection:row gap:10 width:100 height:10 (flexGrow:1))
      0 0 100 10, 0 0 100 10
    gaps that are wider than the row
      (flexDirection:row gap:40 width:50 height:10 (width:10) (width:10) (width:10))
      0 0 50 10, 0 0 0 10, 40 0 0 10, 80 0 0 10
    a gap and a reversed row
      (flexDirection:row-reverse gap:10 width:100 height:10 (width:10) (width:20))
      0 0 100 10, 90 0 10 10, 60 0 20 10
    a gap and a reversed column
      (flexDirection:column-reverse gap:10 width:10 height:100 (height:10) (height:20))
      0 0 10 100, 0 90 10 10, 0 60 10 20
    a gap beside an item of no size
      (flexDirection:row gap:10 width:100 height:10 (width:10) (width:0) (width:10))
      0 0 100 10, 0 0 10 10, 20 0 0 10, 30 0 10 10
    a gap does not surround an absolute box
      (flexDirection:row gap:10 width:100 height:10 (width:10) (position:absolute width:5 height:5) (width:10))
      0 0 100 10, 0 0 10 10, 0 0 5 5, 20 0 10 10
    a gap counts in a height sized by its content
      (width:10 gap:10 (height:10) (height:10) (height:10))
      0 0 10 50, 0 0 10 10, 0 20 10 10, 0 40 10 10
    a gap counts in a width sized by its content
      (width:100 alignItems:flex-start (flexDirection:row gap:10 (width:10 height:5) (width:10 height:5)))
      0 0 100 5, 0 0 30 5, 0 0 10 5, 20 0 10 5
    a gap of fractions of pixels
      (flexDirection:row gap:3.3 width:100 height:10 (flexGrow:1) (flexGrow:1) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 22.515625 10, 25.8125 0 22.53125 10, 51.640625 0 22.53125 10, 77.46875 0 22.53125 10
    a column gap in a wrapping row by lines
      (flexDirection:row flexWrap:wrap columnGap:10 width:50 (width:20 height:5) (width:20 height:5) (width:20 height:5))
      0 0 50 10, 0 0 20 5, 30 0 20 5, 0 5 20 5
    a percentage gap of the content box
      (flexDirection:row columnGap:10% width:120 padding:10 height:40 (flexGrow:1) (flexGrow:1))
      0 0 120 40, 10 10 45 20, 65 10 45 20
    a percentage row gap of a stretched height
      (flexDirection:row width:100 height:100 (width:20 rowGap:10% (height:10) (height:10)))
      0 0 100 100, 0 0 20 100, 0 0 20 10, 0 20 20 10
    a percentage gap in both axes refers to each axis
      (flexDirection:row flexWrap:wrap width:100 height:200 gap:10% alignContent:flex-start (width:40 height:10) (width:40 height:10) (width:40 height:10))
      0 0 100 200, 0 0 40 10, 50 0 40 10, 0 30 40 10
    a gap and items of percentage width
      (flexDirection:row gap:10 width:110 height:10 (width:50%) (width:50%))
      0 0 110 10, 0 0 50 10, 60 0 50 10
    a gap and rigid percentages overflow
      (flexDirection:row gap:10 width:100 height:10 (width:50% flexShrink:0) (width:50% flexShrink:0))
      0 0 100 10, 0 0 50 10, 60 0 50 10
    """#
}
