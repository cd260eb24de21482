// The cases of Tests/Layout/cases/flexing.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let flexing = #"""
    flex-grow shares free space by factor
      (flexDirection:row width:100 height:10 (flexGrow:1) (flexGrow:3))
      0 0 100 10, 0 0 25 10, 25 0 75 10
    flex-grow shares what the gap leaves
      (flexDirection:row width:100 height:10 gap:10 (flexGrow:1) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 26.65625 10, 36.65625 0 26.671875 10, 73.328125 0 26.671875 10
    growth factors below one leave room
      (flexDirection:row width:100 height:10 (flexGrow:0.2) (flexGrow:0.3))
      0 0 100 10, 0 0 20 10, 20 0 30 10
    a fractional factor counts against what frozen items leave
      (height:80 width:10 (flexGrow:0.3) (flexGrow:0.5 minHeight:50))
      0 0 10 80, 0 0 10 24, 0 24 10 50
    flex-shrink weighs factors by base sizes
      (flexDirection:row width:100 height:10 (width:100) (width:50))
      0 0 100 10, 0 0 66.671875 10, 66.671875 0 33.328125 10
    flex-shrink zero keeps a size
      (flexDirection:row width:100 height:10 (width:100 flexShrink:0) (width:50))
      0 0 100 10, 0 0 100 10, 100 0 0 10
    an item frozen at its maximum leaves more to the others
      (flexDirection:row width:100 height:10 (flexGrow:1 maxWidth:20) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 20 10, 20 0 40 10, 60 0 40 10
    an item frozen at its minimum leaves less to the others
      (flexDirection:row width:100 height:10 (flexGrow:1 minWidth:60) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 60 10, 60 0 20 10, 80 0 20 10
    minimum and maximum violations are frozen in turns
      (flexDirection:row width:100 height:10 (flexGrow:1 minWidth:50) (flexGrow:1 maxWidth:10) (flexGrow:1))
      0 0 100 10, 0 0 50 10, 50 0 10 10, 60 0 40 10
    thirds fill their line
      (flexDirection:row width:100 height:10 (flexGrow:1) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 33.328125 10, 33.328125 0 33.34375 10, 66.671875 0 33.328125 10
    growth is added to the base, not shared from nothing
      (flexDirection:row width:100 height:10 (flexGrow:1 flexBasis:20) (flexGrow:1 flexBasis:40))
      0 0 100 10, 0 0 40 10, 40 0 60 10
    a basis of zero shares the whole line
      (flexDirection:row width:100 height:10 (flexGrow:1 flexBasis:0 width:20) (flexGrow:3 flexBasis:0 width:40))
      0 0 100 10, 0 0 25 10, 25 0 75 10
    an item without flex-grow keeps its base beside one that grows
      (flexDirection:row width:100 height:10 (width:30) (flexGrow:1))
      0 0 100 10, 0 0 30 10, 30 0 70 10
    flex-grow in a column of definite height
      (width:20 height:90 (flexGrow:1) (flexGrow:2))
      0 0 20 90, 0 0 20 30, 0 30 20 60
    flex-grow in a column of automatic height does nothing
      (width:20 (flexGrow:1 height:10) (flexGrow:2 height:20))
      0 0 20 30, 0 0 20 10, 0 10 20 20
    flex-grow fills a minimum height
      (width:20 minHeight:80 (flexGrow:1 height:10) (height:20))
      0 0 20 80, 0 0 20 60, 0 60 20 20
    flex-grow stops at a maximum height
      (width:20 maxHeight:40 (flexGrow:1 height:10) (height:50 flexShrink:1))
      0 0 20 40, 0 0 20 6.671875, 0 6.671875 20 33.328125
    flex-grow fills a minimum width of a row sized by its content
      (width:300 alignItems:flex-start (flexDirection:row minWidth:80 (flexGrow:1 width:10 height:5) (width:20)))
      0 0 300 5, 0 0 80 5, 0 0 60 5, 60 0 20 5
    flex-grow fills a width stretched to the column
      (width:100 (flexDirection:row (flexGrow:1 height:5) (width:20)))
      0 0 100 5, 0 0 100 5, 0 0 80 5, 80 0 20 5
    growth counts padding and border as taken
      (flexDirection:row width:100 height:20 (flexGrow:1 padding:5) (flexGrow:1 borderWidth:3))
      0 0 100 20, 0 0 52 20, 52 0 48 20
    growth counts margins as taken
      (flexDirection:row width:100 height:20 (flexGrow:1 marginLeft:10) (flexGrow:1 marginRight:20))
      0 0 100 20, 10 0 35 20, 45 0 35 20
    a factor of one half gives half of the room
      (flexDirection:row width:100 height:10 (width:20 flexGrow:0.5))
      0 0 100 10, 0 0 60 10
    factors that sum to one fill the line
      (flexDirection:row width:100 height:10 (width:10 flexGrow:0.25) (flexGrow:0.75))
      0 0 100 10, 0 0 32.5 10, 32.5 0 67.5 10
    a fraction below one is measured against the room before the others freeze
      (flexDirection:row width:100 height:10 (flexGrow:0.2) (flexGrow:0.6 maxWidth:10) (flexGrow:0.1))
      0 0 100 10, 0 0 20 10, 20 0 10 10, 30 0 10 10
    a fractional factor and a gap
      (flexDirection:row width:100 height:10 gap:20 (flexGrow:0.25) (flexGrow:0.25))
      0 0 100 10, 0 0 20 10, 40 0 20 10
    a fractional shrink factor takes a part of what is too much
      (flexDirection:row width:100 height:10 (width:150 flexShrink:0.5))
      0 0 100 10, 0 0 125 10
    fractional shrink factors that sum below one overflow
      (flexDirection:row width:100 height:10 (width:100 flexShrink:0.2) (width:100 flexShrink:0.3))
      0 0 100 10, 0 0 80 10, 80 0 70 10
    a shrink factor of two gives up twice as much
      (flexDirection:row width:100 height:10 (width:80 flexShrink:2) (width:80))
      0 0 100 10, 0 0 40 10, 40 0 60 10
    shrinking weighs by the inner base size
      (flexDirection:row width:100 height:20 (width:100 padding:20) (width:100))
      0 0 100 20, 0 0 62.5 40, 62.5 0 37.5 20
    shrinking never goes below the padding
      (flexDirection:row width:60 height:20 (width:100 padding:25) (width:100))
      0 0 60 20, 0 0 53.328125 50, 53.328125 0 6.671875 20
    shrinking counts gaps as taken
      (flexDirection:row width:100 height:10 gap:20 (width:80) (width:80))
      0 0 100 10, 0 0 40 10, 60 0 40 10
    shrinking counts margins as rigid
      (flexDirection:row width:100 height:20 (width:80 margin:5) (width:80))
      0 0 100 20, 5 5 45 10, 55 0 45 20
    an item of no base size does not shrink
      (flexDirection:row width:50 height:20 (flexBasis:0 padding:5) (width:100))
      0 0 50 20, 0 0 10 20, 10 0 40 20
    everything rigid overflows at the end
      (flexDirection:row width:50 height:10 (width:40 flexShrink:0) (width:40 flexShrink:0))
      0 0 50 10, 0 0 40 10, 40 0 40 10
    a column shrinks its items
      (width:20 height:60 (height:50) (height:70))
      0 0 20 60, 0 0 20 25, 0 25 20 35
    a column of automatic height has nothing to shrink for
      (width:20 (height:50) (height:70))
      0 0 20 120, 0 0 20 50, 0 50 20 70
    a maximum height makes a column shrink its items
      (width:20 maxHeight:60 (height:50) (height:70))
      0 0 20 60, 0 0 20 25, 0 25 20 35
    a maximum width makes a row shrink its items
      (width:300 alignItems:flex-start (flexDirection:row height:5 maxWidth:60 (width:50) (width:70)))
      0 0 300 5, 0 0 60 5, 0 0 25 5, 25 0 35 5
    growing items start from their limits
      (flexDirection:row width:100 height:10 (width:10 minWidth:40 flexGrow:1) (width:10 flexGrow:1))
      0 0 100 10, 0 0 50 10, 50 0 50 10
    a maximum below the base cuts before growing
      (flexDirection:row width:100 height:10 (width:50 maxWidth:20 flexGrow:1) (width:10 flexGrow:1))
      0 0 100 10, 0 0 20 10, 20 0 80 10
    the sense of flexing is decided by hypothetical sizes
      (flexDirection:row width:100 height:10 (width:90 maxWidth:20 flexGrow:1) (width:60 flexGrow:1 flexShrink:1))
      0 0 100 10, 0 0 20 10, 20 0 80 10
    a minimum that makes the line too full makes the others shrink
      (flexDirection:row width:100 height:10 (width:10 minWidth:60) (width:80))
      0 0 100 10, 0 0 60 10, 60 0 40 10
    all items frozen leave room
      (flexDirection:row width:100 height:10 (flexGrow:1 maxWidth:20) (flexGrow:1 maxWidth:30))
      0 0 100 10, 0 0 20 10, 20 0 30 10
    all items frozen at minima overflow
      (flexDirection:row width:100 height:10 (width:80 minWidth:70) (width:80 minWidth:60))
      0 0 100 10, 0 0 70 10, 70 0 60 10
    two rounds of freezing at maxima
      (flexDirection:row width:200 height:10 (flexGrow:1 maxWidth:20) (flexGrow:1 maxWidth:80) (flexGrow:1) (flexGrow:0.5 maxWidth:90))
      0 0 200 10, 0 0 20 10, 20 0 72 10, 92 0 72 10, 164 0 36 10
    two rounds of freezing at minima while shrinking
      (flexDirection:row width:100 height:10 (width:100 minWidth:40) (width:100 minWidth:30) (width:100))
      0 0 100 10, 0 0 40 10, 40 0 30 10, 70 0 30 10
    maxima freeze first where they take more than minima add
      (flexDirection:row width:100 height:10 (flexGrow:1 maxWidth:5) (flexGrow:1 maxWidth:5) (flexGrow:1 minWidth:40) (flexGrow:1))
      0 0 100 10, 0 0 5 10, 5 0 5 10, 10 0 45 10, 55 0 45 10
    minima freeze first where they add more than maxima take
      (flexDirection:row width:100 height:10 (flexGrow:1 minWidth:80) (flexGrow:1 maxWidth:30) (flexGrow:1))
      0 0 100 10, 0 0 80 10, 80 0 10 10, 90 0 10 10
    violations that cancel out freeze all at once
      (flexDirection:row width:90 height:10 (flexGrow:1 minWidth:40) (flexGrow:1 maxWidth:20) (flexGrow:1))
      0 0 90 10, 0 0 40 10, 40 0 20 10, 60 0 30 10
    a huge factor leaves almost nothing to the others
      (flexDirection:row width:100 height:10 (flexGrow:100000) (flexGrow:1))
      0 0 100 10, 0 0 100 10, 100 0 0 10
    a tiny factor takes almost nothing
      (flexDirection:row width:100 height:10 (flexGrow:0.000001) (width:10))
      0 0 100 10, 0 0 0 10, 0 0 10 10
    growing nests
      (flexDirection:row width:120 height:30 (flexGrow:1 flexDirection:row (flexGrow:1) (flexGrow:1)) (flexGrow:2 (flexGrow:1) (flexGrow:2)))
      0 0 120 30, 0 0 40 30, 0 0 20 30, 20 0 20 30, 40 0 80 30, 40 0 80 10, 40 10 80 20
    an item that grows gives its children a definite height
      (width:30 height:90 (flexGrow:1 (flexGrow:1) (height:10)) (height:20))
      0 0 30 90, 0 0 30 70, 0 0 30 60, 0 60 30 10, 0 70 30 20
    a row that grew makes its items grow
      (width:100 height:60 (flexDirection:row flexGrow:1 (flexGrow:1) (width:10 height:10)))
      0 0 100 60, 0 0 100 60, 0 0 90 60, 90 0 10 10
    """#
}
