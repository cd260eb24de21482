// The cases of Tests/Layout/cases/relative-offsets.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let relativeOffsets = #"""
    relative insets move a box alone
      (width:100 height:80 (width:10 height:10 left:5 top:3) (width:10 height:10 right:5 bottom:10%))
      0 0 100 80, 5 3 10 10, -5 2 10 10
    an offset to the top alone
      (width:100 height:50 (width:10 height:10 top:-4))
      0 0 100 50, 0 -4 10 10
    an offset to the bottom is upwards
      (width:100 height:50 (width:10 height:10 bottom:4))
      0 0 100 50, 0 -4 10 10
    an offset to the right is leftwards
      (width:100 height:50 (width:10 height:10 right:4))
      0 0 100 50, -4 0 10 10
    top wins over bottom
      (width:100 height:50 (width:10 height:10 top:4 bottom:20))
      0 0 100 50, 0 4 10 10
    left wins over right
      (width:100 height:50 (width:10 height:10 left:4 right:20))
      0 0 100 50, 4 0 10 10
    an offset moves children along
      (width:100 height:50 (width:50 height:20 left:10 top:5 (width:10 height:10)))
      0 0 100 50, 10 5 50 20, 10 5 10 10
    offsets nest
      (width:100 height:50 (width:50 height:20 left:10 (width:10 height:10 left:7 top:2)))
      0 0 100 50, 10 0 50 20, 17 2 10 10
    an offset leaves the neighbours alone
      (flexDirection:row width:100 height:20 (width:10 top:5 left:30) (width:10))
      0 0 100 20, 30 5 10 20, 10 0 10 20
    an offset does not change a box sized by its content
      (width:100 (height:10 top:50) (height:10))
      0 0 100 20, 0 50 100 10, 0 10 100 10
    a percentage offset of the content box
      (width:100 height:50 padding:10 (width:10 height:10 left:50% top:50%))
      0 0 100 50, 50 25 10 10
    a percentage offset of a minimum height
      (width:100 minHeight:50 (width:10 height:10 top:50%))
      0 0 100 50, 0 25 10 10
    a percentage offset in a stretched item
      (flexDirection:row width:100 height:50 (width:40 (width:10 height:10 top:50%)))
      0 0 100 50, 0 0 40 50, 0 25 10 10
    an inset all round moves by top and left
      (width:100 height:50 (width:10 height:10 inset:6))
      0 0 100 50, 6 6 10 10
    an offset of an item in the second line
      (flexDirection:row flexWrap:wrap width:50 (width:40 height:10) (width:40 height:10 left:5 top:5))
      0 0 50 20, 0 0 40 10, 5 15 40 10
    an offset carries an absolute descendant
      (width:100 height:50 (width:50 height:20 left:10 top:5 (position:absolute right:0 bottom:0 width:5 height:5)))
      0 0 100 50, 10 5 50 20, 55 20 5 5
    """#
}
