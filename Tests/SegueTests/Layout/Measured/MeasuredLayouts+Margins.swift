// The cases of Tests/Layout/cases/margins.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let margins = #"""
    negative margins pull
      (flexDirection:row width:100 height:20 (width:40 marginRight:-10) (width:40 marginTop:-5))
      0 0 100 20, 0 0 40 20, 30 -5 40 25
    a margin all round
      (width:100 height:60 (margin:10 flexGrow:1))
      0 0 100 60, 10 10 80 40
    margins add to a gap
      (width:100 height:60 gap:5 (height:10 marginBottom:3) (height:10 marginTop:2))
      0 0 100 60, 0 0 100 10, 0 20 100 10
    a negative margin before pulls an item over its neighbour
      (flexDirection:row width:100 height:20 (width:40) (width:40 marginLeft:-15))
      0 0 100 20, 0 0 40 20, 25 0 40 20
    a negative margin leaves more room to grow
      (flexDirection:row width:100 height:20 (width:40 marginRight:-20) (flexGrow:1))
      0 0 100 20, 0 0 40 20, 20 0 80 20
    a negative margin in a column of automatic height
      (width:50 (height:30) (height:20 marginTop:-25))
      0 0 50 25, 0 0 50 30, 0 5 50 20
    negative margins larger than the items give no negative height
      (width:50 (height:10 marginTop:-25))
      0 0 50 0, 0 -25 50 10
    a negative top margin pulls the first item out
      (width:50 height:40 (height:20 marginTop:-8))
      0 0 50 40, 0 -8 50 20
    negative cross margins make an automatic line lower
      (flexDirection:row width:50 (width:10 height:30 marginBottom:-10) (width:10 height:15))
      0 0 50 20, 0 0 10 30, 10 0 10 15
    a negative margin lets more items into a line
      (flexDirection:row flexWrap:wrap width:50 (width:30 height:10) (width:30 height:10 marginLeft:-10) (width:10 height:10))
      0 0 50 20, 0 0 30 10, 20 0 30 10, 0 10 10 10
    a margin keeps an item from a line
      (flexDirection:row flexWrap:wrap width:50 (width:30 height:10) (width:18 height:10 marginRight:3))
      0 0 50 20, 0 0 30 10, 0 10 18 10
    margins of a centred item with unequal sides
      (flexDirection:row width:100 height:40 alignItems:center (width:10 height:10 marginTop:8) (width:10 height:10 marginBottom:8))
      0 0 100 40, 0 19 10 10, 10 11 10 10
    a negative margin and centring
      (width:100 height:40 alignItems:center (width:20 height:10 marginLeft:-30))
      0 0 100 40, 25 0 20 10
    a margin larger than the container
      (width:50 height:20 (marginLeft:80 height:5 (width:10)))
      0 0 50 20, 80 0 0 5, 80 0 10 0
    margins of an absolute box add to its insets
      (width:100 height:60 (position:absolute left:5 top:5 margin:7 width:10 height:10))
      0 0 100 60, 12 12 10 10
    a negative margin of an absolute box between insets
      (width:100 height:60 (position:absolute left:10 right:10 top:0 height:10 marginLeft:-5 marginRight:-5))
      0 0 100 60, 5 0 90 10
    """#
}
