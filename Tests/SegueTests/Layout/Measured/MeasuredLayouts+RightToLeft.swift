// The cases of Tests/Layout/cases/right-to-left.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let rightToLeft = #"""
    left and right in a right-to-left row
      (flexDirection:row direction:rtl width:100 height:10 justifyContent:left (width:20))
      0 0 100 10, 0 0 20 10
    right in a column is the start
      (width:10 height:100 justifyContent:right (height:20))
      0 0 10 100, 0 0 10 20
    a right-to-left row
      (flexDirection:row direction:rtl width:100 height:10 paddingLeft:5 (width:20 marginLeft:3) (width:30))
      0 0 100 10, 80 0 20 10, 47 0 30 10
    a right-to-left column starts at the right
      (direction:rtl width:100 height:50 alignItems:flex-start (width:20 height:10 marginRight:4))
      0 0 100 50, 76 0 20 10
    a row's first item is at the right
      (flexDirection:row direction:rtl width:100 height:10 (width:20) (width:30) (width:10))
      0 0 100 10, 80 0 20 10, 50 0 30 10, 40 0 10 10
    a reversed row from right to left begins at the left
      (flexDirection:row-reverse direction:rtl width:100 height:10 (width:20) (width:30))
      0 0 100 10, 0 0 20 10, 20 0 30 10
    the direction is inherited
      (direction:rtl width:100 height:40 (flexDirection:row (width:20 height:5) (width:30 height:5)))
      0 0 100 40, 0 0 100 5, 80 0 20 5, 50 0 30 5
    an item of another direction lays out its own children
      (flexDirection:row direction:rtl width:100 height:10 (flexDirection:row direction:ltr width:60 (width:20) (width:10)) (width:10))
      0 0 100 10, 40 0 60 10, 40 0 20 10, 60 0 10 10, 30 0 10 10
    a gap from right to left
      (flexDirection:row direction:rtl gap:8 width:100 height:10 (width:20) (width:30))
      0 0 100 10, 80 0 20 10, 42 0 30 10
    flex-end from right to left is the left
      (flexDirection:row direction:rtl justifyContent:flex-end width:100 height:10 (width:20))
      0 0 100 10, 0 0 20 10
    end from right to left is the left
      (flexDirection:row direction:rtl justifyContent:end width:100 height:10 (width:20))
      0 0 100 10, 0 0 20 10
    right from right to left
      (flexDirection:row direction:rtl justifyContent:right width:100 height:10 (width:20))
      0 0 100 10, 80 0 20 10
    space-between from right to left
      (flexDirection:row direction:rtl justifyContent:space-between width:100 height:10 (width:20) (width:10))
      0 0 100 10, 80 0 20 10, 0 0 10 10
    an overflowing row sticks out at the left
      (flexDirection:row direction:rtl width:30 height:10 (width:50 flexShrink:0))
      0 0 30 10, -20 0 50 10
    space-around that overflows from right to left
      (flexDirection:row direction:rtl justifyContent:space-around width:30 height:10 (width:50 flexShrink:0))
      0 0 30 10, -20 0 50 10
    a wrapping row from right to left
      (flexDirection:row flexWrap:wrap direction:rtl width:50 (width:30 height:10) (width:30 height:10) (width:10 height:5))
      0 0 50 20, 20 0 30 10, 20 10 30 10, 10 10 10 5
    a wrapping column from right to left
      (flexWrap:wrap direction:rtl width:100 height:30 (width:20 height:20) (width:30 height:20))
      0 0 100 30, 80 0 20 20, 25 0 30 20
    a wrapping column in reverse from right to left
      (flexWrap:wrap-reverse direction:rtl width:100 height:30 (width:20 height:20) (width:30 height:20))
      0 0 100 30, 0 0 20 20, 45 0 30 20
    align-content from right to left in a wrapping column
      (flexWrap:wrap alignContent:flex-end direction:rtl width:100 height:30 (width:20 height:20) (width:30 height:20))
      0 0 100 30, 30 0 20 20, 0 0 30 20
    a stretched item wider than its column sticks out at the left
      (direction:rtl width:50 height:20 (width:80 height:10))
      0 0 50 20, -30 0 80 10
    align-items flex-end from right to left is the left
      (direction:rtl alignItems:flex-end width:100 height:20 (width:30 height:10))
      0 0 100 20, 0 0 30 10
    align-items center from right to left
      (direction:rtl alignItems:center width:101 height:20 (width:30 height:10))
      0 0 101 20, 35.5 0 30 10
    physical margins stay where they are
      (flexDirection:row direction:rtl width:100 height:10 (width:20 marginLeft:5) (width:20 marginRight:7))
      0 0 100 10, 80 0 20 10, 48 0 20 10
    an absolute box without insets starts at the right
      (direction:rtl width:100 height:40 padding:5 (position:absolute width:20 height:10))
      0 0 100 40, 75 5 20 10
    an absolute box without insets in a row from right to left
      (flexDirection:row direction:rtl width:100 height:40 paddingRight:8 (position:absolute width:20 height:10))
      0 0 100 40, 72 0 20 10
    an absolute box with both insets and a width keeps the right one
      (direction:rtl width:100 height:40 (position:absolute left:10 right:20 width:30 height:10))
      0 0 100 40, 50 0 30 10
    a relative box with both insets keeps the right one
      (direction:rtl width:100 height:40 (width:30 height:10 left:10 right:20))
      0 0 100 40, 50 0 30 10
    a relative box with both insets goes by its container's direction
      (width:100 height:40 (direction:rtl width:30 height:10 left:10 right:20))
      0 0 100 40, 10 0 30 10
    self-start in a column from right to left
      (direction:rtl width:100 height:40 (width:30 height:10 alignSelf:self-start direction:ltr) (width:30 height:10 alignSelf:self-start))
      0 0 100 40, 0 0 30 10, 70 10 30 10
    fractions of pixels from right to left
      (flexDirection:row direction:rtl width:100 height:10 (flexGrow:1) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 66.671875 0 33.328125 10, 33.328125 0 33.34375 10, 0 0 33.328125 10
    spaces that run the other way hang after a single letter too
      (direction:rtl width:0 (text:"5% s"))
      0 0 0 60, 0 0 0 60
    and at the end of the text
      (direction:rtl width:0 (text:"a %"))
      0 0 0 40, 0 0 0 40
    """#
}
