// The cases of Tests/Layout/cases/aligning-lines.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let aligningLines = #"""
    lines stretch by default
      (flexDirection:row flexWrap:wrap width:100 height:100 (width:60 height:10) (width:60))
      0 0 100 100, 0 0 60 10, 0 55 60 45
    align-content center
      (flexDirection:row flexWrap:wrap width:100 height:100 alignContent:center (width:60 height:10) (width:60 height:10))
      0 0 100 100, 0 40 60 10, 0 50 60 10
    align-content space-between
      (flexDirection:row flexWrap:wrap width:100 height:100 alignContent:space-between (width:60 height:10) (width:60 height:10))
      0 0 100 100, 0 0 60 10, 0 90 60 10
    align-content flex-end in a single line that may wrap
      (flexDirection:row flexWrap:wrap width:100 height:100 alignContent:flex-end (width:60 height:10))
      0 0 100 100, 0 90 60 10
    align-content does nothing without wrapping
      (flexDirection:row width:100 height:100 alignContent:flex-end (width:60 height:10))
      0 0 100 100, 0 0 60 10
    align-content flex-start packs lines at the top
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:flex-start (width:40 height:10) (width:40))
      0 0 50 60, 0 0 40 10, 0 10 40 0
    align-content flex-end packs lines at the bottom
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:flex-end (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 40 40 10, 0 50 40 10
    align-content space-around
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:space-around (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 10 40 10, 0 40 40 10
    align-content space-evenly
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:space-evenly (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 13.328125 40 10, 0 36.65625 40 10
    align-content stretch shares the room among lines
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:stretch (width:40 height:10) (width:40 height:20) (width:40))
      0 0 50 60, 0 0 40 10, 0 20 40 20, 0 50 40 10
    align-content normal stretches
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:normal (width:40) (width:40 height:20))
      0 0 50 60, 0 0 40 20, 0 20 40 20
    stretched lines give centred items room
      (flexDirection:row flexWrap:wrap width:50 height:60 alignItems:center (width:40 height:10) (width:40 height:20))
      0 0 50 60, 0 7.5 40 10, 0 32.5 40 20
    align-content space-between with one line
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:space-between (width:40 height:10))
      0 0 50 60, 0 0 40 10
    align-content space-around with one line centres it
      (flexDirection:row flexWrap:wrap width:50 height:60 alignContent:space-around (width:40 height:10))
      0 0 50 60, 0 25 40 10
    align-content center with lines that overflow
      (flexDirection:row flexWrap:wrap width:50 height:30 alignContent:center (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 -5 40 20, 0 15 40 20
    align-content flex-end with lines that overflow
      (flexDirection:row flexWrap:wrap width:50 height:30 alignContent:flex-end (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 -10 40 20, 0 10 40 20
    align-content space-between with lines that overflow
      (flexDirection:row flexWrap:wrap width:50 height:30 alignContent:space-between (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 0 40 20, 0 20 40 20
    align-content space-around with lines that overflow is safe
      (flexDirection:row flexWrap:wrap width:50 height:30 alignContent:space-around (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 0 40 20, 0 20 40 20
    align-content space-evenly with lines that overflow is safe
      (flexDirection:row flexWrap:wrap width:50 height:30 alignContent:space-evenly (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 0 40 20, 0 20 40 20
    lines that overflow do not shrink under stretch
      (flexDirection:row flexWrap:wrap width:50 height:30 alignContent:stretch (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 0 40 20, 0 20 40 20
    space-evenly that overflows in reversed lines
      (flexDirection:row flexWrap:wrap-reverse width:50 height:30 alignContent:space-evenly (width:40 height:20) (width:40 height:20))
      0 0 50 30, 0 20 40 20, 0 0 40 20
    align-content flex-start in reversed lines is the bottom
      (flexDirection:row flexWrap:wrap-reverse width:50 height:60 alignContent:flex-start (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 50 40 10, 0 40 40 10
    align-content start in reversed lines is the top
      (flexDirection:row flexWrap:wrap-reverse width:50 height:60 alignContent:start (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 10 40 10, 0 0 40 10
    align-content end in reversed lines is the bottom
      (flexDirection:row flexWrap:wrap-reverse width:50 height:60 alignContent:end (width:40 height:10) (width:40 height:12))
      0 0 50 60, 0 50 40 10, 0 38 40 12
    space-between in reversed lines begins at the bottom
      (flexDirection:row flexWrap:wrap-reverse width:50 height:60 alignContent:space-between (width:40 height:10) (width:40 height:12))
      0 0 50 60, 0 50 40 10, 0 0 40 12
    align-content counts gaps
      (flexDirection:row flexWrap:wrap width:50 height:60 rowGap:8 alignContent:center (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 16 40 10, 0 34 40 10
    align-content space-between adds to the gap
      (flexDirection:row flexWrap:wrap width:50 height:60 rowGap:8 alignContent:space-between (width:40 height:10) (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 0 40 10, 0 25 40 10, 0 50 40 10
    align-content in a wrapping column moves sideways
      (flexWrap:wrap width:100 height:30 alignContent:center (width:20 height:20) (width:20 height:20))
      0 0 100 30, 30 0 20 20, 50 0 20 20
    align-content space-between in a wrapping column
      (flexWrap:wrap width:100 height:30 alignContent:space-between (width:20 height:20) (width:20 height:20))
      0 0 100 30, 0 0 20 20, 80 0 20 20
    align-content of a single column that may wrap
      (flexWrap:wrap width:100 height:60 alignContent:flex-end (width:20 height:20) (width:10 height:20))
      0 0 100 60, 80 0 20 20, 80 20 10 20
    align-content under a minimum height
      (flexDirection:row flexWrap:wrap width:50 minHeight:60 alignContent:flex-end (width:40 height:10) (width:40 height:10))
      0 0 50 60, 0 40 40 10, 0 50 40 10
    align-content in an automatic height does nothing
      (flexDirection:row flexWrap:wrap width:50 alignContent:space-between (width:40 height:10) (width:40 height:10))
      0 0 50 20, 0 0 40 10, 0 10 40 10
    a stretched line has percentage heights refer to it
      (flexDirection:row flexWrap:wrap width:50 height:60 (width:40 (height:50%)) (width:40 height:10))
      0 0 50 60, 0 0 40 25, 0 0 40 12.5, 0 25 40 10
    align-content left in a wrapping column is the start
      (flexWrap:wrap width:100 height:30 alignContent:start (width:20 height:20) (width:20 height:20))
      0 0 100 30, 0 0 20 20, 20 0 20 20
    thirds of lines are cut to 64ths
      (flexDirection:row flexWrap:wrap width:50 height:100 (width:40) (width:40) (width:40))
      0 0 50 100, 0 0 40 33.328125, 0 33.328125 40 33.34375, 0 66.671875 40 33.328125
    """#
}
