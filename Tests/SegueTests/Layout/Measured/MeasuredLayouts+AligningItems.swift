// The cases of Tests/Layout/cases/aligning-items.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let aligningItems = #"""
    stretch fills the cross size
      (flexDirection:row width:100 height:40 (width:10) (width:10 height:10))
      0 0 100 40, 0 0 10 40, 10 0 10 10
    stretch obeys limits
      (flexDirection:row width:100 height:40 (width:10 maxHeight:20) (width:10 minHeight:60))
      0 0 100 40, 0 0 10 20, 10 0 10 60
    stretch leaves room for margins
      (flexDirection:row width:100 height:40 (width:10 margin:5))
      0 0 100 40, 5 5 10 30
    align-items start end and center
      (flexDirection:row width:100 height:40 (width:10 height:10 alignSelf:flex-start) (width:10 height:10 alignSelf:flex-end) (width:10 height:10 alignSelf:center))
      0 0 100 40, 0 0 10 10, 10 30 10 10, 20 15 10 10
    center lets an item overflow on both sides
      (flexDirection:row width:100 height:10 alignItems:center (width:10 height:30))
      0 0 100 10, 0 -10 10 30
    start and end ignore wrap-reverse
      (flexDirection:row flexWrap:wrap-reverse width:100 height:40 (width:10 height:10 alignSelf:start) (width:10 height:10 alignSelf:flex-start) (width:10 height:10 alignSelf:end))
      0 0 100 40, 0 0 10 10, 10 30 10 10, 20 30 10 10
    self-start follows the item's direction
      (width:100 height:40 (width:10 height:10 alignSelf:self-start direction:rtl) (width:10 height:10 alignSelf:self-end direction:rtl))
      0 0 100 40, 90 0 10 10, 0 10 10 10
    stretch does nothing to a given height
      (flexDirection:row width:100 height:40 (width:10 height:10 alignSelf:stretch))
      0 0 100 40, 0 0 10 10
    stretch ignores an automatic main size
      (width:100 height:60 alignItems:stretch ((height:10) (height:10)))
      0 0 100 60, 0 0 100 20, 0 0 100 10, 0 10 100 10
    align-items normal stretches
      (flexDirection:row width:100 height:40 alignItems:normal (width:10))
      0 0 100 40, 0 0 10 40
    align-self auto takes align-items
      (flexDirection:row width:100 height:40 alignItems:flex-end (width:10 height:10 alignSelf:auto))
      0 0 100 40, 0 30 10 10
    align-self wins over align-items
      (flexDirection:row width:100 height:40 alignItems:flex-end (width:10 height:10 alignSelf:flex-start) (width:10 height:10))
      0 0 100 40, 0 0 10 10, 10 30 10 10
    align-self normal stretches whatever align-items says
      (flexDirection:row width:100 height:40 alignItems:flex-end (width:10 alignSelf:normal))
      0 0 100 40, 0 0 10 40
    flex-start shrinks to the content
      (width:100 height:40 alignItems:flex-start ((width:30 height:5)))
      0 0 100 40, 0 0 30 5, 0 0 30 5
    flex-end in a column is at the right
      (width:100 height:40 alignItems:flex-end (width:30 height:5) ((width:20 height:5)))
      0 0 100 40, 70 0 30 5, 80 5 20 5, 80 5 20 5
    center in a column
      (width:100 height:40 alignItems:center (width:30 height:5) (width:21 height:5))
      0 0 100 40, 35 0 30 5, 39.5 5 21 5
    center counts margins
      (width:100 height:40 alignItems:center (width:30 height:5 marginLeft:10))
      0 0 100 40, 40 0 30 5
    flex-end counts margins
      (flexDirection:row width:100 height:40 alignItems:flex-end (width:10 height:10 marginBottom:6 marginTop:2))
      0 0 100 40, 0 24 10 10
    flex-end overflows at the start
      (flexDirection:row width:100 height:10 alignItems:flex-end (width:10 height:30))
      0 0 100 10, 0 -20 10 30
    end overflows at the start too
      (flexDirection:row width:100 height:10 alignItems:end (width:10 height:30))
      0 0 100 10, 0 -20 10 30
    center in an automatic height aligns to the highest
      (flexDirection:row width:100 alignItems:center (width:10 height:10) (width:10 height:30))
      0 0 100 30, 0 10 10 10, 10 0 10 30
    flex-end in an automatic height aligns to the highest
      (flexDirection:row width:100 alignItems:flex-end (width:10 height:10) (width:10 height:30))
      0 0 100 30, 0 20 10 10, 10 0 10 30
    stretch in an automatic height is as high as the highest
      (flexDirection:row width:100 (width:10) (width:10 height:30 marginTop:4))
      0 0 100 34, 0 0 10 34, 10 4 10 30
    stretch to the highest obeys a maximum
      (flexDirection:row width:100 (width:10 maxHeight:20) (width:10 height:30))
      0 0 100 30, 0 0 10 20, 10 0 10 30
    a single line is as high as the container, not its items
      (flexDirection:row width:100 height:50 alignItems:center (width:10 height:10) (width:10 height:60))
      0 0 100 50, 0 20 10 10, 10 -5 10 60
    a minimum height of the container makes its line higher
      (flexDirection:row width:100 minHeight:50 alignItems:center (width:10 height:10))
      0 0 100 50, 0 20 10 10
    alignment within each line of a wrapping row
      (flexDirection:row flexWrap:wrap width:50 alignItems:center (width:20 height:10) (width:20 height:20) (width:20 height:6) (width:20 height:4))
      0 0 50 26, 0 5 20 10, 20 0 20 20, 0 20 20 6, 20 21 20 4
    flex-end within each line of a wrapping row
      (flexDirection:row flexWrap:wrap width:50 alignItems:flex-end (width:20 height:10) (width:20 height:20) (width:20 height:6) (width:20 height:4))
      0 0 50 26, 0 10 20 10, 20 0 20 20, 0 20 20 6, 20 22 20 4
    flex-start of a line wrapped in reverse is its bottom
      (flexDirection:row flexWrap:wrap-reverse width:50 height:40 alignItems:flex-start (width:20 height:10) (width:20 height:20))
      0 0 50 40, 0 30 20 10, 20 20 20 20
    flex-end of a line wrapped in reverse is its top
      (flexDirection:row flexWrap:wrap-reverse width:50 height:40 alignItems:flex-end (width:20 height:10) (width:20 height:20))
      0 0 50 40, 0 0 20 10, 20 0 20 20
    center is the same in a line wrapped in reverse
      (flexDirection:row flexWrap:wrap-reverse width:50 height:40 alignItems:center (width:20 height:10) (width:20 height:20))
      0 0 50 40, 0 15 20 10, 20 10 20 20
    stretched children have room to stretch theirs
      (flexDirection:row width:100 height:40 (flexDirection:row (width:10) (flexDirection:row (width:5))))
      0 0 100 40, 0 0 15 40, 0 0 10 40, 10 0 5 40, 10 0 5 40
    a stretched column centres its items
      (flexDirection:row width:100 height:40 (width:20 justifyContent:center (height:10)))
      0 0 100 40, 0 0 20 40, 0 15 20 10
    an item stretched to a minimum lets its own items grow
      (flexDirection:row width:100 minHeight:40 (width:20 (flexGrow:1)))
      0 0 100 40, 0 0 20 40, 0 0 20 40
    self-end in a row is the bottom
      (flexDirection:row width:100 height:40 (width:10 height:10 alignSelf:self-end) (width:10 height:10 alignSelf:self-start))
      0 0 100 40, 0 30 10 10, 10 0 10 10
    start and end in a column
      (width:100 height:40 (width:10 height:10 alignSelf:start) (width:10 height:10 alignSelf:end))
      0 0 100 40, 0 0 10 10, 90 10 10 10
    an aligned item keeps within its padding
      (width:100 height:60 padding:10 alignItems:flex-end (width:10 height:10))
      0 0 100 60, 80 10 10 10
    a negative margin lets a stretched item stick out
      (width:100 height:60 (height:10 marginLeft:-5 marginRight:-15))
      0 0 100 60, -5 0 120 10
    stretch with margins larger than the line
      (width:20 height:60 (height:10 marginLeft:15 marginRight:15))
      0 0 20 60, 15 0 0 10
    center with half a pixel
      (width:25 height:60 alignItems:center (width:10 height:10))
      0 0 25 60, 7.5 0 10 10
    """#
}
