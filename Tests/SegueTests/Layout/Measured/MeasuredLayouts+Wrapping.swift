// The cases of Tests/Layout/cases/wrapping.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let wrapping = #"""
    wrap breaks where the line is full
      (flexDirection:row flexWrap:wrap width:100 (width:50 height:10) (width:50 height:20) (width:1 height:5))
      0 0 100 25, 0 0 50 10, 50 0 50 20, 0 20 1 5
    wrap counts gaps and margins
      (flexDirection:row flexWrap:wrap width:100 gap:10 (width:45 height:10) (width:45 height:10) (width:40 height:10 margin:3))
      0 0 100 36, 0 0 45 10, 55 0 45 10, 3 23 40 10
    wrapped items grow within their line
      (flexDirection:row flexWrap:wrap width:100 (width:60 flexGrow:1 height:10) (width:30 flexGrow:1 height:10) (width:50 flexGrow:1 height:10))
      0 0 100 20, 0 0 65 10, 65 0 35 10, 0 10 100 10
    wrap-reverse stacks lines from the end
      (flexDirection:row flexWrap:wrap-reverse width:100 height:100 (width:60 height:10) (width:60 height:20))
      0 0 100 100, 0 90 60 10, 0 35 60 20
    a wrapping column makes columns
      (flexWrap:wrap width:100 height:50 (width:20 height:30) (width:30 height:30) (width:10 height:10))
      0 0 100 50, 0 0 20 30, 45 0 30 30, 45 30 10 10
    a wrapping column breaks at its maximum height
      (flexWrap:wrap width:100 maxHeight:50 (width:20 height:30) (width:30 height:30))
      0 0 100 30, 0 0 20 30, 45 0 30 30
    items of a wrapping column fit into their line
      (flexWrap:wrap width:5 alignItems:center ((flexDirection:row (width:20 height:5) (width:10 height:5))) (width:150 height:5))
      0 0 5 10, 60 0 30 5, 60 0 30 5, 60 0 20 5, 80 0 10 5, 0 5 150 5
    a wrapping column is as wide as its lines
      (flexDirection:row width:300 height:50 (flexWrap:wrap height:50 (width:20 height:30) (width:30 height:30)))
      0 0 300 50, 0 0 50 50, 0 0 20 30, 20 0 30 30
    an item wider than the line has a line of its own
      (flexDirection:row flexWrap:wrap width:50 (width:20 height:5) (width:80 height:5 flexShrink:0) (width:20 height:5))
      0 0 50 15, 0 0 20 5, 0 5 80 5, 0 10 20 5
    an item wider than its line shrinks to it
      (flexDirection:row flexWrap:wrap width:50 (width:20 height:5) (width:80 height:5))
      0 0 50 10, 0 0 20 5, 0 5 50 5
    lines break by hypothetical sizes
      (flexDirection:row flexWrap:wrap width:50 (flexBasis:0 minWidth:30 height:5) (flexBasis:0 minWidth:30 height:5))
      0 0 50 10, 0 0 30 5, 0 5 30 5
    lines break by bases cut by maxima
      (flexDirection:row flexWrap:wrap width:50 (width:80 maxWidth:20 height:5) (width:30 height:5))
      0 0 50 5, 0 0 20 5, 20 0 30 5
    an item of no width fits into a full line
      (flexDirection:row flexWrap:wrap width:50 (width:50 height:5) (width:0 height:10))
      0 0 50 10, 0 0 50 5, 50 0 0 10
    nothing wraps in a row without a definite width
      (width:200 alignItems:flex-start (flexDirection:row flexWrap:wrap (width:50 height:5) (width:60 height:5)))
      0 0 200 5, 0 0 110 5, 0 0 50 5, 50 0 60 5
    a maximum width makes a row wrap
      (width:200 alignItems:flex-start (flexDirection:row flexWrap:wrap maxWidth:70 (width:50 height:5) (width:60 height:5)))
      0 0 200 10, 0 0 70 10, 0 0 50 5, 0 5 60 5
    a column of automatic height does not wrap
      (flexWrap:wrap width:50 (width:10 height:50) (width:20 height:60))
      0 0 50 110, 0 0 10 50, 0 50 20 60
    lines have the row gap between them
      (flexDirection:row flexWrap:wrap width:50 rowGap:7 columnGap:3 (width:24 height:5) (width:23 height:5) (width:24 height:5))
      0 0 50 17, 0 0 24 5, 27 0 23 5, 0 12 24 5
    columns have the column gap between them
      (flexWrap:wrap width:100 height:30 rowGap:7 columnGap:3 alignContent:flex-start (width:10 height:20) (width:10 height:20))
      0 0 100 30, 0 0 10 20, 13 0 10 20
    a gap decides that a line is full
      (flexDirection:row flexWrap:wrap width:50 gap:1 (width:25 height:5) (width:25 height:5))
      0 0 50 11, 0 0 25 5, 0 6 25 5
    items shrink within their line alone
      (flexDirection:row flexWrap:wrap width:50 (width:60 height:5) (width:20 height:5) (width:20 height:5))
      0 0 50 10, 0 0 50 5, 0 5 20 5, 20 5 20 5
    a line's height is its highest item's
      (flexDirection:row flexWrap:wrap width:50 (width:20 height:5) (width:20 height:15) (width:20 height:8))
      0 0 50 23, 0 0 20 5, 20 0 20 15, 0 15 20 8
    a line's items stretch to its height
      (flexDirection:row flexWrap:wrap width:50 (width:20) (width:20 height:15) (width:20 height:8) (width:20))
      0 0 50 23, 0 0 20 15, 20 0 20 15, 0 15 20 8, 20 15 20 8
    a single line that may wrap is not stretched to the container by the first rule
      (flexDirection:row flexWrap:wrap width:50 height:40 alignContent:flex-start (width:20) (width:20 height:15))
      0 0 50 40, 0 0 20 15, 20 0 20 15
    a single line that may wrap stretches with normal
      (flexDirection:row flexWrap:wrap width:50 height:40 (width:20) (width:20 height:15))
      0 0 50 40, 0 0 20 40, 20 0 20 15
    lines share a minimum height
      (flexDirection:row flexWrap:wrap width:50 minHeight:60 (width:40 height:10) (width:40 height:20))
      0 0 50 60, 0 0 40 10, 0 25 40 20
    lines stick out of a maximum height
      (flexDirection:row flexWrap:wrap width:50 maxHeight:25 (width:40 height:20) (width:40 height:20))
      0 0 50 25, 0 0 40 20, 0 20 40 20
    wrapped lines in an item that grows
      (flexDirection:row width:100 (width:40 height:5) (flexGrow:1 flexBasis:0 flexDirection:row flexWrap:wrap (width:40 height:10) (width:40 height:10)))
      0 0 100 20, 0 0 40 5, 40 0 60 20, 40 0 40 10, 40 10 40 10
    a wrapping row reversed
      (flexDirection:row-reverse flexWrap:wrap width:50 (width:30 height:10) (width:30 height:5) (width:10 height:4))
      0 0 50 15, 20 0 30 10, 20 10 30 5, 10 10 10 4
    a wrapping row reversed in both axes
      (flexDirection:row-reverse flexWrap:wrap-reverse width:50 height:40 (width:30 height:10) (width:30 height:5) (width:10 height:4))
      0 0 50 40, 20 30 30 10, 20 12.5 30 5, 10 13.5 10 4
    a wrapping column reversed
      (flexDirection:column-reverse flexWrap:wrap width:60 height:30 (width:10 height:20) (width:20 height:20))
      0 0 60 30, 0 10 10 20, 25 10 20 20
    a wrapping column with lines in reverse
      (flexWrap:wrap-reverse width:60 height:30 (width:10 height:20) (width:20 height:20))
      0 0 60 30, 50 0 10 20, 15 0 20 20
    wrap-reverse with one line and an automatic height
      (flexDirection:row flexWrap:wrap-reverse width:60 (width:10 height:20) (width:20 height:10))
      0 0 60 20, 0 0 10 20, 10 10 20 10
    lines in reverse keep their gap
      (flexDirection:row flexWrap:wrap-reverse width:50 height:60 gap:6 alignContent:flex-start (width:40 height:10) (width:40 height:20))
      0 0 50 60, 0 50 40 10, 0 24 40 20
    items grow in the lines of a wrapping column
      (flexWrap:wrap width:60 height:50 (width:10 height:20 flexGrow:1) (width:20 height:20) (width:20 height:20 flexGrow:1))
      0 0 60 50, 0 0 10 30, 0 30 20 20, 30 0 20 50
    a wrapping column's lines share its width
      (flexWrap:wrap width:60 height:30 (height:20) (height:20 (width:10 height:1)))
      0 0 60 30, 0 0 25 20, 25 0 35 20, 25 0 10 1
    a wrapping column of automatic width in a column
      (width:100 alignItems:flex-start (flexWrap:wrap height:30 (width:20 height:20) (width:30 height:20)))
      0 0 100 30, 0 0 50 30, 0 0 20 20, 20 0 30 20
    a wrapping column's percentage heights
      (flexWrap:wrap width:60 height:40 (width:10 height:50%) (width:10 height:50%) (width:10 height:25%))
      0 0 60 40, 0 0 10 20, 0 20 10 20, 30 0 10 10
    a row in the line of a wrapping column is fit to its room
      (flexWrap:wrap width:50 height:40 alignItems:flex-start (flexDirection:row flexWrap:wrap (width:30 height:5) (width:30 height:5)))
      0 0 50 40, 0 0 50 10, 0 0 30 5, 0 5 30 5
    absolute boxes break no line
      (flexDirection:row flexWrap:wrap width:50 (width:30 height:10) (position:absolute width:40 height:5) (width:20 height:10))
      0 0 50 10, 0 0 30 10, 0 0 40 5, 30 0 20 10
    hidden boxes break no line
      (flexDirection:row flexWrap:wrap width:50 (width:30 height:10) (display:none width:40 height:5) (width:20 height:10))
      0 0 50 10, 0 0 30 10, 0 0 0 0, 30 0 20 10
    percentages of thirds fit into a line
      (flexDirection:row flexWrap:wrap width:100 (width:33.33% height:5) (width:33.33% height:5) (width:33.34% height:5))
      0 0 100 5, 0 0 33.328125 5, 33.328125 0 33.328125 5, 66.65625 0 33.328125 5
    three times a third of an odd width fits into a line
      (flexDirection:row flexWrap:wrap width:101 (width:33.333% height:5) (width:33.333% height:5) (width:33.333% height:5))
      0 0 101 5, 0 0 33.65625 5, 33.65625 0 33.65625 5, 67.3125 0 33.65625 5
    a grid of cards that grow
      (flexDirection:row flexWrap:wrap width:100 gap:4 (flexGrow:1 flexBasis:40 height:10) (flexGrow:1 flexBasis:40 height:10) (flexGrow:1 flexBasis:40 height:10))
      0 0 100 24, 0 0 48 10, 52 0 48 10, 0 14 100 10
    ratio boxes make their lines high
      (flexDirection:row flexWrap:wrap width:100 (width:50% aspectRatio:1) (width:50% aspectRatio:2) (width:50% aspectRatio:5))
      0 0 100 60, 0 0 50 50, 50 0 50 50, 0 50 50 10
    """#
}
