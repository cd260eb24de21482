// The cases of Tests/Layout/cases/scroll-containers.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let scrollContainers = #"""
    a column squeezes scroll containers
      (width:50 height:50 (overflow:scroll (height:80)) (height:30 flexShrink:0))
      0 0 50 50, 0 0 50 20 [50 20], 0 0 50 20, 0 20 50 30
    a scroll container holds what is higher than it
      (width:50 height:50 overflow:scroll (height:80 flexShrink:0))
      0 0 50 50 [50 80], 0 0 50 80
    a scroll container holds what is wider than it
      (flexDirection:row width:50 height:50 overflow:scroll (width:80 flexShrink:0))
      0 0 50 50 [80 50], 0 0 80 50
    a scroll container that fits holds its own size
      (width:50 height:50 overflow:scroll (height:20))
      0 0 50 50 [50 50], 0 0 50 20
    hidden overflow holds as much
      (width:50 height:50 overflow:hidden (height:80 flexShrink:0))
      0 0 50 50 [50 80], 0 0 50 80
    padding at the end is scrolled to
      (width:50 height:50 overflow:scroll padding:10 (height:80 flexShrink:0))
      0 0 50 50 [50 100], 10 10 30 80
    padding at the end of a row is scrolled to
      (flexDirection:row width:50 height:50 overflow:scroll padding:10 (width:80 flexShrink:0))
      0 0 50 50 [100 50], 10 10 80 30
    margins at the end are scrolled to
      (width:50 height:50 overflow:scroll (height:80 flexShrink:0 marginBottom:15))
      0 0 50 50 [50 95], 0 0 50 80
    margins of a row's last item are scrolled to
      (flexDirection:row width:50 height:50 overflow:scroll (width:80 flexShrink:0 marginRight:15))
      0 0 50 50 [95 50], 0 0 80 50
    margins across are scrolled to
      (width:50 height:50 overflow:scroll (width:60 height:20 marginRight:15))
      0 0 50 50 [75 50], 0 0 60 20
    negative margins at the end do not shorten what is held
      (width:50 height:50 overflow:scroll (height:80 flexShrink:0 marginBottom:-10))
      0 0 50 50 [50 80], 0 0 50 80
    borders are outside of what is held
      (width:50 height:50 overflow:scroll borderWidth:4 (height:80 flexShrink:0))
      0 0 50 50 [42 80], 4 4 42 80
    what sticks out at the start is not held
      (width:50 height:50 overflow:scroll (height:80 marginTop:-30 marginLeft:-10 flexShrink:0))
      0 0 50 50 [50 50], -10 -30 60 80
    items justified to the end stick out at the start
      (width:50 height:50 overflow:scroll justifyContent:flex-end (height:80 flexShrink:0))
      0 0 50 50 [50 50], 0 -30 50 80
    centred items that stick out on both sides are held by half
      (width:50 height:50 overflow:scroll justifyContent:center alignItems:center (width:70 height:80 flexShrink:0))
      0 0 50 50 [60 65], -10 -15 70 80
    a reversed column is scrolled to its top
      (flexDirection:column-reverse width:50 height:50 overflow:scroll (height:80 flexShrink:0) (height:10 flexShrink:0))
      0 0 50 50 [50 90], 0 -30 50 80, 0 -40 50 10
    a reversed row is scrolled to its left
      (flexDirection:row-reverse width:50 height:50 overflow:scroll (width:80 flexShrink:0) (width:10 flexShrink:0))
      0 0 50 50 [90 50], -30 0 80 50, -40 0 10 50
    a row from right to left is scrolled to the left
      (flexDirection:row direction:rtl width:50 height:50 overflow:scroll (width:80 flexShrink:0) (width:10 flexShrink:0))
      0 0 50 50 [90 50], -30 0 80 50, -40 0 10 50
    a reversed row from right to left is scrolled to its right
      (flexDirection:row-reverse direction:rtl width:50 height:50 overflow:scroll (width:80 flexShrink:0))
      0 0 50 50 [80 50], 0 0 80 50
    padding in a scrolled row from right to left
      (flexDirection:row direction:rtl width:50 height:50 padding:6 overflow:scroll (width:80 flexShrink:0))
      0 0 50 50 [92 50], -36 6 80 38
    lines that wrap are scrolled to
      (flexDirection:row flexWrap:wrap width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [50 40], 0 0 40 20, 0 20 40 20
    lines wrapped in reverse are scrolled to at the top
      (flexDirection:row flexWrap:wrap-reverse width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [50 40], 0 10 40 20, 0 -10 40 20
    columns that wrap are scrolled to
      (flexWrap:wrap width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [80 30], 0 0 40 20, 40 0 40 20
    a descendant that sticks out of an item is held
      (width:50 height:50 overflow:scroll (width:20 height:20 (width:90 height:70 flexShrink:0)))
      0 0 50 50 [90 70], 0 0 20 20, 0 0 90 70
    a descendant that its parent clips is not held
      (width:50 height:50 overflow:scroll (width:20 height:20 overflow:hidden (width:90 height:70 flexShrink:0)))
      0 0 50 50 [50 50], 0 0 20 20 [90 70], 0 0 90 70
    an absolute child is held
      (width:50 height:50 overflow:scroll (position:absolute left:30 top:40 width:40 height:30))
      0 0 50 50 [70 70], 30 40 40 30
    an absolute child's margin is not held
      (width:50 height:50 overflow:scroll (position:absolute left:30 top:40 width:40 height:30 marginRight:10 marginBottom:10))
      0 0 50 50 [70 70], 30 40 40 30
    padding is not added after an absolute child
      (width:50 height:50 padding:10 overflow:scroll (position:absolute left:30 top:40 width:40 height:30))
      0 0 50 50 [70 70], 30 40 40 30
    an absolute child before the start is not held
      (width:50 height:50 overflow:scroll (position:absolute left:-30 top:-40 width:20 height:20))
      0 0 50 50 [50 50], -30 -40 20 20
    a relative offset is held
      (width:50 height:50 overflow:scroll (width:20 height:20 left:45 top:55))
      0 0 50 50 [65 75], 45 55 20 20
    a relative offset back does not shorten what is held
      (width:50 height:50 overflow:scroll (height:80 flexShrink:0 top:-40))
      0 0 50 50 [50 80], 0 -40 50 80
    a hidden child is not held
      (width:50 height:50 overflow:scroll (display:none height:80))
      0 0 50 50 [50 50], 0 0 0 0
    gaps at the end are not held
      (width:50 height:50 gap:10 overflow:scroll (height:40 flexShrink:0) (height:30 flexShrink:0))
      0 0 50 50 [50 80], 0 0 50 40, 0 50 50 30
    a scroll container in a column is as high as its content
      (width:50 (overflow:scroll (height:80)))
      0 0 50 80, 0 0 50 80 [50 80], 0 0 50 80
    a scroll container in a definite column takes what is left
      (width:50 height:100 (height:30) (flexGrow:1 flexBasis:0 overflow:scroll (height:200 flexShrink:0)))
      0 0 50 100, 0 0 50 30, 0 30 50 70 [50 200], 0 30 50 200
    the children of a scroll container shrink too
      (width:50 height:50 overflow:scroll (height:80) (height:80))
      0 0 50 50 [50 50], 0 0 50 25, 0 25 50 25
    children with content in a scroll container do not shrink below it
      (width:50 height:50 overflow:scroll ((height:60)) ((height:60)))
      0 0 50 50 [50 120], 0 0 50 60, 0 0 50 60, 0 60 50 60, 0 60 50 60
    a scroll container with a percentage child that fits
      (width:50 height:50 overflow:scroll padding:5 (height:100%))
      0 0 50 50 [50 50], 5 5 40 40
    a child of twice the width in percent is held
      (width:50 height:50 overflow:scroll (width:200% height:10))
      0 0 50 50 [100 50], 0 0 100 10
    a scroll container within a scroll container
      (width:50 height:50 overflow:scroll (width:80 height:40 flexShrink:0 overflow:scroll (height:90 flexShrink:0)) (height:40 flexShrink:0))
      0 0 50 50 [80 80], 0 0 80 40 [80 90], 0 0 80 90, 0 40 50 40
    a box with the maximum height scrolls
      (width:50 overflow:scroll maxHeight:40 (height:30 flexShrink:0) (height:30 flexShrink:0))
      0 0 50 40 [50 60], 0 0 50 30, 0 30 50 30
    a picture that is too large is held
      (width:50 height:50 overflow:scroll alignItems:flex-start (picture:120x80 flexShrink:0))
      0 0 50 50 [120 80], 0 0 120 80
    a label that is too high is held
      (width:80 height:30 overflow:scroll (text:"A dress and a jacket of wool" flexShrink:0))
      0 0 80 30 [80 80], 0 0 80 80
    a label holds its own lines
      (width:80 alignItems:flex-start (text:"A dress and a jacket of wool" height:20 overflow:hidden))
      0 0 80 20, 0 0 80 20 [80 80]
    a label that does not wrap holds its line
      (width:80 (text:"A dress and a jacket" whiteSpace:nowrap overflow:hidden))
      0 0 80 20, 0 0 80 20 [153 20]
    an empty scroll container holds its padding
      (width:50 height:50 alignItems:flex-start (overflow:scroll padding:5))
      0 0 50 50, 0 0 10 10 [10 10]
    an automatic margin at the end holds nothing
      (width:50 height:50 overflow:scroll (width:20 height:20 marginRight:auto marginBottom:auto))
      0 0 50 50 [50 50], 0 0 20 20
    a strip of cards in a scrolling row
      (flexDirection:row width:100 height:40 gap:8 padding:4 overflow:scroll (width:60 flexShrink:0) (width:60 flexShrink:0) (width:60 flexShrink:0))
      0 0 100 40 [204 40], 4 4 60 32, 72 4 60 32, 140 4 60 32
    fractions of pixels in a scroll container
      (width:50 height:50.5 overflow:scroll (height:60.7 flexShrink:0) (height:10.6 flexShrink:0))
      0 0 50 50.5 [50 71], 0 0 50 60.6875, 0 60.6875 50 10.59375
    a box of no size at the end is held
      (width:50 height:50 overflow:scroll (height:0 width:0 marginTop:70))
      0 0 50 50 [50 70], 0 70 0 0
    an absolute box of no size is not held
      (width:50 height:50 overflow:scroll (position:absolute top:80 left:90 width:0 height:0))
      0 0 50 50 [50 50], 90 80 0 0
    an item of no width that sticks out down
      (width:50 height:50 overflow:scroll (width:0 height:80 flexShrink:0))
      0 0 50 50 [50 80], 0 0 0 80
    a label's lines that stick out of it are held
      (width:80 height:50 overflow:scroll (text:"A dress and a jacket of wool" height:20 flexShrink:0))
      0 0 80 50 [80 80], 0 0 80 20
    a label's line that sticks out of a narrow item is held
      (width:80 height:50 overflow:scroll (width:40 (text:"A dress and a jacket" whiteSpace:nowrap)))
      0 0 80 50 [153 50], 0 0 40 20, 0 0 40 20
    borders on the sides of what is held
      (width:50 height:50 overflow:scroll borderRightWidth:4 borderBottomWidth:6 (height:20))
      0 0 50 50 [46 44], 0 0 46 20
    a bordered scroll container that fits holds its padding box
      (width:50 height:50 overflow:hidden borderWidth:5 padding:3 (height:10))
      0 0 50 50 [40 40], 8 8 34 10
    a relative offset back across does not narrow what is held
      (flexDirection:row width:50 height:50 overflow:scroll (width:80 flexShrink:0 left:-40))
      0 0 50 50 [80 50], -40 0 80 50
    a relative offset forth and a margin
      (width:50 height:50 overflow:scroll (height:60 flexShrink:0 marginBottom:10 top:5))
      0 0 50 50 [50 70], 0 5 50 60
    a relative offset forth within the padding
      (width:50 height:50 padding:10 overflow:scroll (height:60 flexShrink:0 top:5))
      0 0 50 50 [50 80], 10 15 30 60
    a reversed column counts the padding at its top
      (flexDirection:column-reverse width:50 height:50 padding:5 overflow:scroll (height:80 flexShrink:0))
      0 0 50 50 [50 90], 5 -35 40 80
    a reversed row counts the margins at its left
      (flexDirection:row-reverse width:50 height:50 overflow:scroll (width:80 flexShrink:0 marginLeft:6 marginRight:4))
      0 0 50 50 [90 50], -34 0 80 50
    a reversed column does not hold what sticks out at its bottom
      (flexDirection:column-reverse width:50 height:50 overflow:scroll (height:80 flexShrink:0 marginBottom:-20))
      0 0 50 50 [50 60], 0 -10 50 80
    an absolute child above the edge of a reversed column is held
      (flexDirection:column-reverse width:50 height:50 overflow:scroll (position:absolute top:-30 width:10 height:10))
      0 0 50 50 [50 80], 0 -30 10 10
    an absolute child below a reversed column is not held
      (flexDirection:column-reverse width:50 height:50 overflow:scroll (position:absolute bottom:-30 width:10 height:10))
      0 0 50 50 [50 50], 0 70 10 10
    columns wrapped in reverse are scrolled to at the left
      (flexWrap:wrap-reverse width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [80 30], 10 0 40 20, -30 0 40 20
    a column from right to left is scrolled to the left
      (direction:rtl width:50 height:50 overflow:scroll (width:80 height:20))
      0 0 50 50 [80 50], -30 0 80 20
    columns that wrap from right to left are scrolled to
      (flexWrap:wrap direction:rtl width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [80 30], 10 0 40 20, -30 0 40 20
    an absolute child left of a column from right to left is held
      (direction:rtl width:50 height:50 overflow:scroll (position:absolute left:-30 width:10 height:10))
      0 0 50 50 [80 50], -30 0 10 10
    an absolute child right of a column from right to left is not held
      (direction:rtl width:50 height:50 overflow:scroll (position:absolute right:-30 width:10 height:10))
      0 0 50 50 [50 50], 70 0 10 10
    an absolute line of no height is not held
      (width:50 height:50 overflow:scroll (position:absolute top:80 left:0 width:20 height:0))
      0 0 50 50 [50 50], 0 80 20 0
    an absolute box of no size with content that sticks out is held
      (width:50 height:50 overflow:scroll (position:absolute top:80 left:0 width:0 height:0 (width:10 height:10 flexShrink:0)))
      0 0 50 50 [50 90], 0 80 0 0, 0 80 10 10
    a grandchild of no size is not held
      (width:50 height:50 overflow:scroll (width:20 height:20 (width:0 height:0 marginTop:90)))
      0 0 50 50 [50 50], 0 0 20 20, 0 90 0 0
    padding is not added after a grandchild
      (width:50 height:50 padding:8 overflow:scroll (width:20 height:20 (width:20 height:90 flexShrink:0)))
      0 0 50 50 [50 98], 8 8 20 20, 8 8 20 90
    an absolute grandchild is held by the nearest that clips
      (width:50 height:50 overflow:scroll (width:20 height:20 (position:absolute left:60 top:70 width:10 height:10)))
      0 0 50 50 [70 80], 0 0 20 20, 60 70 10 10
    a negative end margin of a wider item
      (width:50 height:50 overflow:scroll (width:80 height:10 marginRight:-50))
      0 0 50 50 [80 50], 0 0 80 10
    a scroll container sized by its content holds just it
      (width:200 alignItems:flex-start (overflow:scroll padding:4 borderWidth:2 (width:30 height:10)))
      0 0 200 22, 0 0 42 22 [38 18], 6 6 30 10
    an item centred between automatic margins that overflows is held
      (width:50 height:50 overflow:scroll (width:80 height:20 marginLeft:auto marginRight:auto))
      0 0 50 50 [80 50], 0 0 80 20
    space-around that overflows is held to its end
      (flexDirection:row width:50 height:20 overflow:scroll justifyContent:space-around (width:40 flexShrink:0) (width:40 flexShrink:0))
      0 0 50 20 [80 20], 0 0 40 20, 40 0 40 20
    aligned to the end across sticks out at the start
      (width:50 height:50 overflow:scroll alignItems:flex-end (width:80 height:20))
      0 0 50 50 [50 50], -30 0 80 20
    lines aligned to the end stick out at the start
      (flexDirection:row flexWrap:wrap alignContent:flex-end width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [50 30], 0 -10 40 20, 0 10 40 20
    a picture with hidden overflow holds just itself
      (width:50 height:50 alignItems:flex-start (picture:120x80 overflow:hidden))
      0 0 50 50, 0 0 75 50 [75 50]
    a single line wrapped in reverse is scrolled to at the top
      (flexDirection:row flexWrap:wrap-reverse width:50 height:30 overflow:scroll (width:40 height:60))
      0 0 50 30 [50 60], 0 -30 40 60
    columns wrapped in reverse from right to left are scrolled to at the right
      (flexWrap:wrap-reverse direction:rtl width:50 height:30 overflow:scroll (width:40 height:20) (width:40 height:20))
      0 0 50 30 [80 30], 0 0 40 20, 40 0 40 20
    a reversed column that fits and is wide scrolls to the right
      (flexDirection:column-reverse width:50 height:50 overflow:scroll (width:80 height:20))
      0 0 50 50 [80 50], 0 30 80 20
    a reversed column from right to left scrolls to the left
      (flexDirection:column-reverse direction:rtl width:50 height:50 overflow:scroll (width:80 height:70 flexShrink:0))
      0 0 50 50 [80 70], -30 -20 80 70
    items of a reversed column justified to its end stick out at the bottom and are not held
      (flexDirection:column-reverse justifyContent:flex-end width:50 height:50 overflow:scroll (height:80 flexShrink:0))
      0 0 50 50 [50 50], 0 0 50 80
    a relative offset up in a reversed column
      (flexDirection:column-reverse width:50 height:50 overflow:scroll (height:40 flexShrink:0 top:-30))
      0 0 50 50 [50 70], 0 -20 50 40
    borders of a scroll container from right to left
      (direction:rtl width:50 height:50 overflow:scroll borderWidth:4 (width:80 height:20))
      0 0 50 50 [80 42], -34 4 80 20
    margins and padding in a column from right to left
      (direction:rtl width:50 height:50 padding:6 overflow:scroll (width:60 height:20 marginLeft:7 marginRight:3))
      0 0 50 50 [82 50], -19 6 60 20
    an inner scroll container's border is held
      (width:50 height:50 overflow:scroll (width:60 height:70 flexShrink:0 overflow:hidden borderWidth:5 (height:200 flexShrink:0)))
      0 0 50 50 [60 70], 0 0 60 70 [50 200], 5 5 50 200
    a display of none within what is held
      (width:50 height:50 overflow:scroll (height:60 flexShrink:0 (display:none height:200)) (height:10 flexShrink:0))
      0 0 50 50 [50 70], 0 0 50 60, 0 0 0 0, 0 60 50 10
    a line of no height in the flow is held
      (width:50 height:50 overflow:scroll (height:60 flexShrink:0) (height:0 marginTop:20))
      0 0 50 50 [50 80], 0 0 50 60, 0 80 50 0
    a relative box of no size is held where it flows
      (width:50 height:50 overflow:scroll (height:0 width:0 top:90))
      0 0 50 50 [50 50], 0 90 0 0
    """#
}
