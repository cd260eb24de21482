// The cases of Tests/Layout/cases/labels.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let labels = #"""
    a label is as wide as its text
      (width:300 alignItems:flex-start (text:"Outfits"))
      0 0 300 20, 0 0 50.890625 20
    a stretched label takes the column's width
      (width:300 (text:"Outfits"))
      0 0 300 20, 0 0 300 20
    a label wraps at the width of its column
      (width:120 (text:"A dress, a pair of jeans and a jacket"))
      0 0 120 60, 0 0 120 60
    a label that wraps in a column takes all the room
      (width:120 alignItems:flex-start (text:"A dress, a pair of jeans and a jacket"))
      0 0 120 60, 0 0 120 60
    a line break ends a line
      (width:300 alignItems:flex-start (text:"Dress\nand jacket"))
      0 0 300 40, 0 0 78.046875 40
    an empty label has no height
      (width:300 alignItems:flex-start (text:"") (text:" "))
      0 0 300 0, 0 0 0 0, 0 0 0 0
    a label's min-content is its longest word
      (width:300 alignItems:flex-start (width:min-content text:"A remarkable dress"))
      0 0 300 60, 0 0 84.65625 60
    a label's max-content is its longest line
      (width:60 alignItems:flex-start (width:max-content text:"A dress and\na jacket"))
      0 0 60 40, 0 0 89.796875 40
    a label's fit-content is the room it needs
      (width:100 alignItems:flex-start (width:fit-content text:"A dress") (width:fit-content text:"A dress, a pair of jeans and a jacket"))
      0 0 100 80, 0 0 56.984375 20, 0 20 100 60
    a label in a row shrinks to its longest word
      (flexDirection:row width:100 (text:"A remarkable dress") (width:80 flexShrink:0))
      0 0 100 60, 0 0 84.65625 60, 84.65625 0 80 60
    a label in a row does not shrink below its longest word
      (flexDirection:row width:50 (text:"remarkable") (width:80 flexShrink:0))
      0 0 50 20, 0 0 84.671875 20, 84.671875 0 80 20
    a word breaks in a label that may be narrower than it
      (flexDirection:row width:100 (text:"remarkable" minWidth:0) (width:60 flexShrink:0))
      0 0 100 60, 0 0 40 60, 40 0 60 60
    a word breaks in a label of given width
      (width:300 alignItems:flex-start (width:40 text:"remarkable"))
      0 0 300 60, 0 0 40 60
    a label beside a growing one
      (flexDirection:row width:200 (text:"Price") (text:"A dress" flexGrow:1))
      0 0 200 20, 0 0 38.171875 20, 38.171875 0 161.828125 20
    two labels share the room that their texts leave
      (flexDirection:row width:200 (text:"A dress" flexGrow:1) (text:"Price" flexGrow:1))
      0 0 200 20, 0 0 109.40625 20, 109.40625 0 90.59375 20
    two labels of basis zero share the row
      (flexDirection:row width:200 (text:"A dress" flexGrow:1 flexBasis:0) (text:"Price" flexGrow:1 flexBasis:0))
      0 0 200 20, 0 0 100 20, 100 0 100 20
    two labels shrink by their texts
      (flexDirection:row width:120 (text:"A pair of jeans and") (text:"a jacket of wool"))
      0 0 120 80, 0 0 65.125 80, 65.125 0 54.875 80
    a label squeezed in a row makes the row higher
      (flexDirection:row width:100 (text:"A dress and a jacket") (width:30 flexShrink:0))
      0 0 100 60, 0 0 70 60, 70 0 30 60
    a row of labels is as wide as its texts
      (width:300 alignItems:flex-start (flexDirection:row gap:4 (text:"A dress") (text:"Price")))
      0 0 300 20, 0 0 99.15625 20, 0 0 56.984375 20, 60.984375 0 38.171875 20
    a column of labels is as wide as its widest
      (width:300 alignItems:flex-start ((text:"A dress") (text:"Price")))
      0 0 300 40, 0 0 56.984375 40, 0 0 56.984375 20, 0 20 56.984375 20
    a row of labels wraps between labels first
      (flexDirection:row flexWrap:wrap width:130 gap:4 (text:"A dress") (text:"a jacket") (text:"jeans"))
      0 0 130 44, 0 0 56.984375 20, 60.984375 0 58.75 20, 0 24 39.875 20
    labels of different sizes on a baseline
      (flexDirection:row width:300 alignItems:baseline (text:"49" fontSize:32) (text:"euros" fontSize:12))
      0 0 300 39, 0 0 40.515625 39, 40.515625 19 31.65625 15
    labels on a last baseline
      (flexDirection:row width:200 alignItems:last-baseline (width:80 text:"A dress and a jacket") (text:"Price" fontSize:24))
      0 0 200 62, 0 0 80 60, 80 33 57.25 29
    a label and a box on a baseline
      (flexDirection:row width:200 alignItems:baseline (text:"Price") (width:20 height:30))
      0 0 200 34, 0 14 38.171875 20, 38.171875 0 20 30
    a label deeper down gives its row a baseline
      (flexDirection:row width:200 alignItems:baseline (padding:6 (text:"A dress" fontSize:20)) (text:"Price"))
      0 0 200 36, 0 0 83.234375 36, 6 6 71.234375 24, 83.234375 9 38.171875 20
    an empty label on a baseline
      (flexDirection:row width:200 alignItems:baseline (text:"") (text:"Price" fontSize:24))
      0 0 200 29, 0 23 0 0, 0 0 57.25 29
    padding around a label
      (width:300 alignItems:flex-start (text:"A dress" padding:8 borderWidth:1))
      0 0 300 38, 0 0 74.984375 38
    a line height of points
      (width:100 (text:"A dress and a jacket" lineHeight:30))
      0 0 100 60, 0 0 100 60
    a line height in percent
      (width:100 (text:"A dress and a jacket" lineHeight:150% fontSize:20))
      0 0 100 90, 0 0 100 90
    a line height below the font's moves the baseline
      (flexDirection:row width:200 alignItems:baseline (text:"A dress" lineHeight:8) (text:"Price" fontSize:30))
      0 0 200 36, 0 19 56.984375 8, 56.984375 0 71.5625 36
    letter spacing widens a label
      (width:300 alignItems:flex-start (text:"Outfits" letterSpacing:2))
      0 0 300 20, 0 0 64.890625 20
    weight widens a label
      (width:300 alignItems:flex-start (text:"Outfits") (text:"Outfits" fontWeight:700))
      0 0 300 40, 0 0 50.890625 20, 0 20 54.296875 20
    a label that does not wrap overflows
      (width:60 alignItems:flex-start (text:"A dress and a jacket" whiteSpace:nowrap))
      0 0 60 20, 0 0 153.046875 20
    a label that does not wrap keeps a row from shrinking it
      (flexDirection:row width:100 (text:"A dress and a jacket" whiteSpace:nowrap) (width:50))
      0 0 100 20, 0 0 153.046875 20, 153.046875 0 0 20
    a label keeps its spaces if it shall
      (width:300 alignItems:flex-start (text:"A   dress" whiteSpace:pre-wrap) (text:"A   dress"))
      0 0 300 40, 0 0 65.984375 20, 0 20 56.984375 20
    lines past the last are not laid out
      (width:100 alignItems:flex-start (text:"A dress, a pair of jeans and a jacket" maxLines:2))
      0 0 100 40, 0 0 100 40
    fewer lines than allowed
      (width:300 alignItems:flex-start (text:"A dress" maxLines:3))
      0 0 300 20, 0 0 56.984375 20
    a label of given height in a row is stretched no more
      (flexDirection:row width:300 height:80 (text:"A dress" height:30) (text:"A jacket"))
      0 0 300 80, 0 0 56.984375 30, 56.984375 0 60.546875 80
    a centred label
      (width:200 height:80 justifyContent:center alignItems:center (text:"A dress"))
      0 0 200 80, 71.5 30 56.984375 20
    a centred label that wraps
      (width:80 height:80 justifyContent:center alignItems:center (text:"A dress and a jacket"))
      0 0 80 80, 0 10 80 60
    an absolute label shrinks to fit
      (width:120 height:80 (position:absolute right:5 bottom:5 text:"Sale") (position:absolute left:60 top:0 text:"A dress and a jacket"))
      0 0 120 80, 82.65625 55 32.34375 20, 60 0 60 60
    an absolute label between insets wraps
      (width:120 height:80 (position:absolute left:20 right:20 top:5 text:"A dress and a jacket"))
      0 0 120 80, 20 5 80 60
    a label in a growing column beside a picture
      (flexDirection:row width:200 gap:8 (picture:40x40 flexShrink:0) (flexGrow:1 flexShrink:1 (text:"A dress and a jacket of wool") (text:"49 euros" fontSize:12)))
      0 0 200 55, 0 0 55 55, 63 0 137 55, 63 0 137 40, 63 40 137 15
    a label in a column that cannot shrink under it
      (flexDirection:row width:120 ((text:"remarkable dresses")) (width:80 flexShrink:0))
      0 0 120 40, 0 0 84.671875 40, 0 0 84.671875 40, 84.671875 0 80 40
    a minimum width of a label
      (width:300 alignItems:flex-start (text:"Hi" minWidth:80))
      0 0 300 20, 0 0 80 20
    a maximum width makes a label wrap
      (width:300 alignItems:flex-start (text:"A dress and a jacket" maxWidth:90))
      0 0 300 40, 0 0 90 40
    a percentage width makes a label wrap
      (width:200 (text:"A dress and a jacket" width:45%))
      0 0 200 40, 0 0 90 40
    a label's ratio gives way to its lines
      (width:200 alignItems:flex-start (width:80 aspectRatio:4 text:"A dress and a jacket"))
      0 0 200 60, 0 0 80 60
    labels in a column that squeezes keep their lines
      (width:80 height:30 (text:"A dress and a jacket") (text:"Price"))
      0 0 80 30, 0 0 80 60, 0 60 80 20
    a label with hidden overflow is squeezed
      (width:80 height:50 (text:"A dress and a jacket" overflow:hidden) (height:30 flexShrink:0))
      0 0 80 50, 0 0 80 20 [80 60], 0 20 80 30
    a label right to left at the right
      (width:200 direction:rtl alignItems:flex-start (text:"Outfits"))
      0 0 200 20, 149.109375 0 50.890625 20
    a button of a label, padded and centred
      (width:200 (padding:12 alignItems:center justifyContent:center minHeight:44 (text:"Buy" fontWeight:600)))
      0 0 200 44, 0 0 200 44, 85.265625 12 29.46875 20
    a label's baseline under hidden overflow
      (flexDirection:row width:200 alignItems:baseline (text:"A dress and a jacket" width:60 height:20 overflow:hidden) (width:20 height:40))
      0 0 200 44, 0 24 60 20 [60 60], 60 0 20 40
    a last baseline of a label under hidden overflow
      (flexDirection:row width:200 alignItems:last-baseline (text:"A dress and a jacket" width:60 height:20 overflow:hidden) (width:20 height:40))
      0 0 200 40, 0 20 60 20 [60 60], 60 0 20 40
    the last baseline of a label with a last line
      (flexDirection:row width:200 alignItems:last-baseline (text:"A dress and a jacket of wool" width:60 maxLines:2) (width:20 height:20))
      0 0 200 40, 0 0 60 40, 60 16 20 20
    a label that is stretched keeps its baseline at the top
      (flexDirection:row width:300 height:100 alignItems:baseline ((text:"A dress" flexGrow:1)) (width:20 height:20))
      0 0 300 100, 0 4 56.984375 20, 0 4 56.984375 20, 56.984375 0 20 20
    a label on a baseline in lines wrapped in reverse
      (flexDirection:row flexWrap:wrap-reverse width:100 height:90 alignItems:baseline (text:"A dress") (text:"49" fontSize:30) (text:"Price"))
      0 0 100 90, 0 67 56.984375 20, 56.984375 54 37.984375 36, 0 17 38.171875 20
    a button between insets
      (width:200 height:80 (position:absolute left:10 right:10 bottom:10 padding:10 alignItems:center (text:"Add to basket" fontWeight:600)))
      0 0 200 80, 10 30 180 40, 46.25 40 107.5 20
    a label with a percentage padding in a column sized by its content
      (width:300 alignItems:flex-start ((text:"A dress" padding:10%)))
      0 0 300 51.375, 0 0 56.984375 51.375, 0 0 56.984375 51.375
    a content-box label
      (width:300 alignItems:flex-start (text:"A dress and a jacket" boxSizing:content-box width:80 padding:5))
      0 0 300 70, 0 0 90 70
    a label with a basis in a column
      (width:100 height:200 (text:"A dress" flexBasis:50) (text:"Price" flexBasis:content height:70))
      0 0 100 200, 0 0 100 50, 0 50 100 20
    a row of a price and an old price at both ends
      (flexDirection:row width:200 justifyContent:space-between alignItems:baseline (text:"49" fontSize:24 fontWeight:700) (text:"79 euros" fontSize:12))
      0 0 200 29, 0 0 32.125 29, 150.75 11 49.25 15
    a title of one line beside an icon that keeps its size
      (flexDirection:row width:150 gap:8 alignItems:center (picture:24x24 flexShrink:0) (text:"A remarkable dress" flexShrink:1 minWidth:0 maxLines:1) (picture:24x24 flexShrink:0))
      0 0 150 24, 0 0 24 24, 32 2 86 20, 126 0 24 24
    labels in a grid of two columns
      (flexDirection:row flexWrap:wrap width:200 gap:10 (width:95 (text:"A dress and a jacket")) (width:95 (text:"Price")) (width:95 (text:"Jeans")))
      0 0 200 70, 0 0 95 40, 0 0 95 40, 105 0 95 40, 105 0 95 20, 0 50 95 20, 0 50 95 20
    a label in a wrapping column
      (flexWrap:wrap width:200 height:50 alignItems:flex-start (text:"A dress") (text:"Price") (text:"A jacket"))
      0 0 200 50, 0 0 56.984375 20, 0 20 38.171875 20, 98.21875 0 60.546875 20
    a label shrinks in a row within a centring column
      (width:120 alignItems:center (flexDirection:row gap:4 (width:20 height:20 flexShrink:0) (text:"A dress and a jacket")))
      0 0 120 40, 0 0 120 40, 0 0 20 20, 24 0 96 40
    a label of min-content height in a stretched row
      (flexDirection:row width:200 height:90 (text:"A dress" height:min-content) (text:"Price"))
      0 0 200 90, 0 0 56.984375 20, 56.984375 0 38.171875 90
    a maximum of max-content on a label
      (width:300 (text:"A dress" maxWidth:max-content) (text:"A dress and a jacket" maxWidth:min-content))
      0 0 300 100, 0 0 56.984375 20, 0 20 45.21875 80
    """#
}
