// The cases of Tests/Layout/cases/automatic-margins.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let automaticMargins = #"""
    an automatic cross margin keeps an item from stretching
      (flexDirection:row width:100 height:40 (width:10 marginTop:auto (height:5 width:5)))
      0 0 100 40, 0 35 10 5, 0 35 5 5
    automatic margins take the room before justify-content
      (flexDirection:row width:100 height:10 justifyContent:center (width:20 marginLeft:auto) (width:20))
      0 0 100 10, 60 0 20 10, 80 0 20 10
    automatic margins share the room
      (flexDirection:row width:100 height:10 (width:20 marginLeft:auto marginRight:auto) (width:20 marginRight:auto))
      0 0 100 10, 20 0 20 10, 60 0 20 10
    automatic margins on both axes centre
      (width:100 height:60 (width:20 height:20 margin:auto))
      0 0 100 60, 40 20 20 20
    automatic cross margins of an item that overflows
      (flexDirection:row width:100 height:10 (width:10 height:30 marginTop:auto marginBottom:auto))
      0 0 100 10, 0 0 10 30
    an automatic left margin pushes to the right
      (flexDirection:row width:100 height:10 (width:20) (width:20 marginLeft:auto))
      0 0 100 10, 0 0 20 10, 80 0 20 10
    an automatic top margin pushes down
      (width:20 height:100 (height:20) (height:20 marginTop:auto))
      0 0 20 100, 0 0 20 20, 0 80 20 20
    automatic margins are nothing where there is no room
      (flexDirection:row width:30 height:10 (width:20 flexShrink:0 marginLeft:auto) (width:20 flexShrink:0 marginLeft:auto))
      0 0 30 10, 0 0 20 10, 20 0 20 10
    automatic margins are nothing beside an item that grows
      (flexDirection:row width:100 height:10 (width:20 marginRight:auto) (flexGrow:1))
      0 0 100 10, 0 0 20 10, 20 0 80 10
    automatic margins share what a stopped growth leaves
      (flexDirection:row width:100 height:10 (width:20 marginRight:auto) (flexGrow:1 maxWidth:30))
      0 0 100 10, 0 0 20 10, 70 0 30 10
    an automatic margin in a gap
      (flexDirection:row width:100 height:10 gap:10 (width:20 marginRight:auto) (width:20))
      0 0 100 10, 0 0 20 10, 80 0 20 10
    an automatic left margin in a column aligns right
      (width:100 height:40 (width:20 height:10 marginLeft:auto))
      0 0 100 40, 80 0 20 10
    automatic side margins in a column centre
      (width:100 height:40 (width:20 height:10 marginLeft:auto marginRight:auto))
      0 0 100 40, 40 0 20 10
    automatic side margins shrink an item to its content
      (width:100 height:40 (marginLeft:auto marginRight:auto (width:30 height:10)))
      0 0 100 40, 35 0 30 10, 35 0 30 10
    an automatic cross margin wins over align-self
      (flexDirection:row width:100 height:40 (width:10 height:10 marginTop:auto alignSelf:flex-start))
      0 0 100 40, 0 30 10 10
    an automatic bottom margin keeps an item at the top
      (flexDirection:row width:100 height:40 alignItems:flex-end (width:10 height:10 marginBottom:auto))
      0 0 100 40, 0 0 10 10
    automatic margins beside fixed ones
      (flexDirection:row width:100 height:10 (width:20 marginLeft:auto marginRight:10) (width:20))
      0 0 100 10, 50 0 20 10, 80 0 20 10
    automatic margins in each line of a wrapping row
      (flexDirection:row flexWrap:wrap width:50 (width:30 height:10 marginLeft:auto) (width:40 height:10 marginRight:auto))
      0 0 50 20, 20 0 30 10, 0 10 40 10
    automatic cross margins in lines of a wrapping row
      (flexDirection:row flexWrap:wrap width:50 height:60 (width:30 height:10 marginTop:auto) (width:40 height:10 marginTop:auto marginBottom:auto))
      0 0 50 60, 0 20 30 10, 0 40 40 10
    automatic margins in a reversed row
      (flexDirection:row-reverse width:100 height:10 (width:20 marginRight:auto) (width:20))
      0 0 100 10, 20 0 20 10, 0 0 20 10
    automatic margins are nothing in a width sized by its content
      (width:200 alignItems:flex-start (flexDirection:row (width:20 height:5 marginLeft:auto) (width:20 height:5 marginRight:auto)))
      0 0 200 5, 0 0 40 5, 0 0 20 5, 20 0 20 5
    automatic margins in a right-to-left row
      (flexDirection:row direction:rtl width:100 height:10 (width:20) (width:20 marginLeft:auto))
      0 0 100 10, 80 0 20 10, 60 0 20 10
    an overflowing item with automatic side margins starts at the start
      (width:20 height:40 (width:50 height:10 marginLeft:auto marginRight:auto))
      0 0 20 40, 0 0 50 10
    an overflowing item with automatic side margins in a right-to-left column
      (width:20 height:40 direction:rtl (width:50 height:10 marginLeft:auto marginRight:auto))
      0 0 20 40, -30 0 50 10
    automatic margins make baseline alignment void
      (flexDirection:row width:100 height:40 alignItems:baseline (width:10 height:10 marginTop:auto) (width:10 height:20))
      0 0 100 40, 0 30 10 10, 10 0 10 20
    an automatic margin on a picture
      (width:100 height:60 (picture:40x20 marginLeft:auto))
      0 0 100 60, 60 0 40 20
    """#
}
