// The cases of Tests/Layout/cases/justifying.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let justifying = #"""
    justify-content flex-end
      (flexDirection:row width:100 height:10 justifyContent:flex-end (width:20) (width:20))
      0 0 100 10, 60 0 20 10, 80 0 20 10
    justify-content center overflows on both sides
      (flexDirection:row width:30 height:10 justifyContent:center (width:50 flexShrink:0))
      0 0 30 10, -10 0 50 10
    justify-content space-between
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:20) (width:20) (width:20))
      0 0 100 10, 0 0 20 10, 40 0 20 10, 80 0 20 10
    justify-content space-around
      (flexDirection:row width:100 height:10 justifyContent:space-around (width:20) (width:20))
      0 0 100 10, 15 0 20 10, 65 0 20 10
    justify-content space-evenly
      (flexDirection:row width:100 height:10 justifyContent:space-evenly (width:20) (width:20))
      0 0 100 10, 20 0 20 10, 60 0 20 10
    space-between with one item starts at the start
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:20))
      0 0 100 10, 0 0 20 10
    space-evenly that overflows is safe
      (flexDirection:row width:30 height:10 justifyContent:space-evenly (width:50 flexShrink:0))
      0 0 30 10, 0 0 50 10
    space-between that overflows in a reversed row
      (flexDirection:row-reverse width:30 height:10 justifyContent:space-between (width:50 flexShrink:0))
      0 0 30 10, -20 0 50 10
    start and flex-start differ in a reversed row
      (flexDirection:row-reverse width:100 height:10 justifyContent:start (width:20) (width:10))
      0 0 100 10, 10 0 20 10, 0 0 10 10
    justify-content center
      (flexDirection:row width:100 height:10 justifyContent:center (width:20) (width:20))
      0 0 100 10, 30 0 20 10, 50 0 20 10
    justify-content in a column of definite height
      (width:20 height:100 justifyContent:flex-end (height:20) (height:20))
      0 0 20 100, 0 60 20 20, 0 80 20 20
    justify-content in a column of automatic height does nothing
      (width:20 justifyContent:flex-end (height:20) (height:20))
      0 0 20 40, 0 0 20 20, 0 20 20 20
    justify-content in a column of minimum height
      (width:20 minHeight:100 justifyContent:center (height:20))
      0 0 20 100, 0 40 20 20
    justify-content counts gaps
      (flexDirection:row width:100 height:10 gap:10 justifyContent:center (width:20) (width:20))
      0 0 100 10, 25 0 20 10, 55 0 20 10
    space-between adds to the gap
      (flexDirection:row width:100 height:10 gap:10 justifyContent:space-between (width:20) (width:20) (width:20))
      0 0 100 10, 0 0 20 10, 40 0 20 10, 80 0 20 10
    space-around adds to the gap
      (flexDirection:row width:100 height:10 gap:6 justifyContent:space-around (width:20) (width:20))
      0 0 100 10, 13.5 0 20 10, 66.5 0 20 10
    space-evenly adds to the gap
      (flexDirection:row width:100 height:10 gap:6 justifyContent:space-evenly (width:20) (width:20))
      0 0 100 10, 18 0 20 10, 62 0 20 10
    justify-content counts margins
      (flexDirection:row width:100 height:10 justifyContent:flex-end (width:20 marginRight:5) (width:20 marginRight:5))
      0 0 100 10, 50 0 20 10, 75 0 20 10
    justify-content stretch is flex-start
      (flexDirection:row width:100 height:10 justifyContent:stretch (width:20) (width:20))
      0 0 100 10, 0 0 20 10, 20 0 20 10
    justify-content normal is flex-start
      (flexDirection:row-reverse width:100 height:10 justifyContent:normal (width:20))
      0 0 100 10, 80 0 20 10
    justify-content end in a reversed row is the right
      (flexDirection:row-reverse width:100 height:10 justifyContent:end (width:20) (width:10))
      0 0 100 10, 80 0 20 10, 70 0 10 10
    justify-content flex-end in a reversed row is the left
      (flexDirection:row-reverse width:100 height:10 justifyContent:flex-end (width:20) (width:10))
      0 0 100 10, 10 0 20 10, 0 0 10 10
    justify-content left in a row
      (flexDirection:row width:100 height:10 justifyContent:left (width:20))
      0 0 100 10, 0 0 20 10
    justify-content right in a row
      (flexDirection:row width:100 height:10 justifyContent:right (width:20))
      0 0 100 10, 80 0 20 10
    justify-content left in a reversed row
      (flexDirection:row-reverse width:100 height:10 justifyContent:left (width:20))
      0 0 100 10, 0 0 20 10
    justify-content in each line of a wrapping row
      (flexDirection:row flexWrap:wrap width:50 justifyContent:space-between (width:20 height:5) (width:20 height:5) (width:20 height:5))
      0 0 50 10, 0 0 20 5, 30 0 20 5, 0 5 20 5
    justify-content center in each line of a wrapping row
      (flexDirection:row flexWrap:wrap width:50 justifyContent:center (width:20 height:5) (width:20 height:5) (width:20 height:5))
      0 0 50 10, 5 0 20 5, 25 0 20 5, 15 5 20 5
    justify-content flex-end that overflows sticks out at the start
      (flexDirection:row width:30 height:10 justifyContent:flex-end (width:50 flexShrink:0))
      0 0 30 10, -20 0 50 10
    justify-content end that overflows sticks out at the start
      (flexDirection:row width:30 height:10 justifyContent:end (width:50 flexShrink:0))
      0 0 30 10, -20 0 50 10
    space-around that overflows is safe
      (flexDirection:row width:30 height:10 justifyContent:space-around (width:25 flexShrink:0) (width:25 flexShrink:0))
      0 0 30 10, 0 0 25 10, 25 0 25 10
    space-around with one item centres it
      (flexDirection:row width:100 height:10 justifyContent:space-around (width:20))
      0 0 100 10, 40 0 20 10
    space-evenly in a column
      (width:20 height:100 justifyContent:space-evenly (height:20) (height:10))
      0 0 20 100, 0 23.328125 20 20, 0 66.65625 20 10
    space-between in a reversed column
      (flexDirection:column-reverse width:20 height:100 justifyContent:space-between (height:20) (height:10))
      0 0 20 100, 0 80 20 20, 0 0 20 10
    start in a reversed column is the top
      (flexDirection:column-reverse width:20 height:100 justifyContent:start (height:20) (height:10))
      0 0 20 100, 0 10 20 20, 0 0 20 10
    space-evenly that overflows in a reversed column
      (flexDirection:column-reverse width:20 height:30 justifyContent:space-evenly (height:50 flexShrink:0))
      0 0 20 30, 0 0 20 50
    nothing is left to justify where an item grew
      (flexDirection:row width:100 height:10 justifyContent:center (width:20) (flexGrow:1))
      0 0 100 10, 0 0 20 10, 20 0 80 10
    a growth stopped at a maximum leaves something to justify
      (flexDirection:row width:100 height:10 justifyContent:center (width:20) (flexGrow:1 maxWidth:30))
      0 0 100 10, 25 0 20 10, 45 0 30 10
    negative margins add to what is justified
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:20 marginRight:-10) (width:20) (width:20))
      0 0 100 10, 0 0 20 10, 35 0 20 10, 80 0 20 10
    space-between with fractions of pixels
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:10) (width:10) (width:10) (width:10))
      0 0 100 10, 0 0 10 10, 30 0 10 10, 60 0 10 10, 90 0 10 10
    """#
}
