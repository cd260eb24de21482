// The cases of Tests/Layout/cases/box-sizing.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let boxSizing = #"""
    border-box sizes hold padding and border
      (width:100 height:50 padding:10 borderWidth:2 (height:20 padding:4))
      0 0 100 50, 12 12 76 20
    a box is no smaller than its padding
      (width:100 height:50 (width:5 height:5 padding:10 alignSelf:flex-start))
      0 0 100 50, 0 0 20 20
    content-box sizes are around the content
      (width:100 height:100 boxSizing:content-box padding:10 (width:30 height:20 padding:5 boxSizing:content-box))
      0 0 120 120, 10 10 40 30
    content-box flex-basis and limits
      (flexDirection:row width:100 height:20 (flexBasis:10 padding:5 boxSizing:content-box) (flexGrow:1 maxWidth:20 padding:5 boxSizing:content-box))
      0 0 100 20, 0 0 20 20, 20 0 30 20
    border alone widens nothing of a border box
      (width:60 height:40 borderWidth:6 (height:10))
      0 0 60 40, 6 6 48 10
    sides have borders of their own
      (width:60 height:40 borderTopWidth:1 borderRightWidth:2 borderBottomWidth:3 borderLeftWidth:4 (flexGrow:1))
      0 0 60 40, 4 1 54 36
    sides have paddings of their own
      (width:60 height:40 paddingTop:1 paddingRight:2 paddingBottom:3 paddingLeft:4 (flexGrow:1))
      0 0 60 40, 4 1 54 36
    padding adds to an automatic height
      (width:60 padding:7 (height:10))
      0 0 60 24, 7 7 46 10
    padding adds to an automatic width
      (width:200 alignItems:flex-start (padding:7 borderWidth:1 (width:20 height:10)))
      0 0 200 26, 0 0 36 26, 8 8 20 10
    a content-box minimum is around the content
      (width:100 alignItems:flex-start (minWidth:30 minHeight:20 padding:5 boxSizing:content-box))
      0 0 100 30, 0 0 40 30
    a content-box maximum is around the content
      (width:100 alignItems:flex-start (width:80 maxWidth:30 height:50 maxHeight:20 padding:5 boxSizing:content-box))
      0 0 100 30, 0 0 40 30
    a border-box minimum holds the padding
      (width:100 alignItems:flex-start (minWidth:30 minHeight:20 padding:5))
      0 0 100 20, 0 0 30 20
    a border-box maximum below the padding is the padding
      (width:100 alignItems:flex-start (maxWidth:6 maxHeight:6 padding:5 (width:40 height:40)))
      0 0 100 10, 0 0 10 10, 5 5 40 0
    a content-box percentage width adds its padding
      (width:100 height:50 (width:50% padding:5 boxSizing:content-box height:10))
      0 0 100 50, 0 0 60 20
    a stretched content box fills its line with its padding
      (width:100 height:50 (padding:5 boxSizing:content-box height:10))
      0 0 100 50, 0 0 100 20
    a content-box item grows by its content
      (flexDirection:row width:100 height:20 (width:20 padding:5 boxSizing:content-box flexGrow:1) (width:20 flexGrow:1))
      0 0 100 20, 0 0 55 20, 55 0 45 20
    a content-box item shrinks by its content
      (flexDirection:row width:60 height:20 (width:40 padding:5 boxSizing:content-box) (width:40))
      0 0 60 20, 0 0 35 20, 35 0 25 20
    content-box keywords add the padding too
      (width:100 height:50 alignItems:flex-start (width:max-content padding:5 boxSizing:content-box (width:20 height:5)))
      0 0 100 50, 0 0 30 15, 5 5 20 5
    border-box keywords hold the padding once
      (width:100 height:50 alignItems:flex-start (width:max-content padding:5 (width:20 height:5)))
      0 0 100 50, 0 0 30 15, 5 5 20 5
    a content-box absolute box adds its padding
      (width:100 height:80 (position:absolute left:5 top:5 width:20 height:10 padding:5 borderWidth:1 boxSizing:content-box))
      0 0 100 80, 5 5 32 22
    a content box between insets fills them
      (width:100 height:80 (position:absolute left:5 right:5 top:5 bottom:5 padding:10 boxSizing:content-box))
      0 0 100 80, 5 5 90 70
    padding in a row moves its items
      (flexDirection:row width:100 height:40 paddingLeft:8 paddingTop:3 alignItems:flex-start (width:10 height:10) (width:10 height:10))
      0 0 100 40, 8 3 10 10, 18 3 10 10
    padding in a reversed row counts from its end
      (flexDirection:row-reverse width:100 height:40 paddingRight:8 (width:10) (width:10))
      0 0 100 40, 82 0 10 40, 72 0 10 40
    padding larger than the box makes it larger
      (width:20 height:20 padding:15 (width:10 height:10))
      0 0 30 30, 15 15 10 0
    a content-box ratio from the height
      (flexDirection:row width:200 height:100 alignItems:flex-start (height:40 padding:5 aspectRatio:2 boxSizing:content-box))
      0 0 200 100, 0 0 90 50
    """#
}
