// The cases of Tests/Layout/cases/baselines.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let baselines = #"""
    align-items baseline of boxes without text is their bottom
      (flexDirection:row width:100 height:50 alignItems:baseline (width:10 height:20) (width:10 height:10 marginBottom:3))
      0 0 100 50, 0 0 10 20, 10 10 10 10
    baseline of a nested column is its first item's
      (flexDirection:row width:100 height:50 alignItems:baseline (width:10 (height:8) (height:20)) (width:10 height:20))
      0 0 100 50, 0 12 10 28, 0 12 10 8, 0 20 10 20, 10 0 10 20
    last baseline of a nested column is its last item's
      (flexDirection:row width:100 height:50 alignItems:last-baseline (width:10 (height:8) (height:20)) (width:10 height:20))
      0 0 100 50, 0 22 10 28, 0 22 10 8, 0 30 10 20, 10 30 10 20
    baseline of a nested row is that of its aligned items
      (flexDirection:row width:100 height:60 alignItems:baseline (flexDirection:row height:40 alignItems:baseline (width:10 height:10) (width:10 height:15)) (width:10 height:30))
      0 0 100 60, 0 15 20 40, 0 20 10 10, 10 15 10 15, 20 0 10 30
    baseline alignment makes a line higher
      (flexDirection:row width:100 alignItems:baseline (width:10 height:20 marginBottom:10) (width:10 height:30))
      0 0 100 40, 0 10 10 20, 10 0 10 30
    baseline in a column aligns the start edges
      (width:100 height:50 alignItems:baseline (width:10 height:5 marginLeft:5) (width:20 height:5))
      0 0 100 50, 5 0 10 5, 5 5 20 5
    baseline in a wrapping row that is reversed
      (flexDirection:row flexWrap:wrap-reverse width:100 height:50 alignItems:baseline (width:10 height:20) (width:10 height:10))
      0 0 100 50, 0 30 10 20, 10 40 10 10
    a scroll container's baseline stays in sight
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:10 overflow:hidden (height:40 flexShrink:0)) (width:10 height:20))
      0 0 100 60, 0 10 10 10 [10 40], 0 10 10 40, 10 0 10 20
    first baselines of nested boxes line up
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 paddingTop:12 (height:6)) (width:10 (height:20)))
      0 0 100 60, 0 2 10 18, 0 14 10 6, 10 0 10 20, 10 0 10 20
    a margin above moves a baseline down
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:10 marginTop:15) (width:10 height:10))
      0 0 100 60, 0 15 10 10, 10 15 10 10
    a border counts before a baseline
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 borderWidth:4 (height:6)) (width:10 height:20))
      0 0 100 60, 0 10 10 14, 4 14 2 6, 10 0 10 20
    an empty box's baseline is the bottom of its padding
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:20 padding:4) (width:10 height:10))
      0 0 100 60, 0 0 10 20, 10 10 10 10
    an item with an automatic height aligned to baselines does not stretch
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10) (width:10 height:10))
      0 0 100 60, 0 10 10 0, 10 0 10 10
    align-self baseline of a single item
      (flexDirection:row width:100 height:60 (width:10 height:10 alignSelf:baseline) (width:10 height:30))
      0 0 100 60, 0 0 10 10, 10 0 10 30
    only items aligned to baselines share one
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:10) (width:10 height:50 alignSelf:flex-start) (width:10 height:30))
      0 0 100 60, 0 20 10 10, 10 0 10 50, 20 0 10 30
    a baseline group sticks out of its line below
      (flexDirection:row width:100 height:20 alignItems:baseline (width:10 height:30) (width:10 height:10 marginBottom:10))
      0 0 100 20, 0 0 10 30, 10 20 10 10
    last baselines align at the bottom of the line
      (flexDirection:row width:100 height:60 alignItems:last-baseline (width:10 height:10) (width:10 height:30 marginBottom:5))
      0 0 100 60, 0 45 10 10, 10 25 10 30
    first and last baselines are groups of their own
      (flexDirection:row width:100 height:60 (width:10 alignSelf:baseline (height:10) (height:20)) (width:10 alignSelf:last-baseline (height:10) (height:20)) (width:10 height:20 alignSelf:baseline))
      0 0 100 60, 0 10 10 30, 0 10 10 10, 0 20 10 20, 10 30 10 30, 10 30 10 10, 10 40 10 20, 20 0 10 20
    last baselines make an automatic line higher
      (flexDirection:row width:100 alignItems:last-baseline (width:10 height:20 marginBottom:10) (width:10 height:30 paddingBottom:4))
      0 0 100 40, 0 10 10 20, 10 0 10 30
    baselines line by line in a wrapping row
      (flexDirection:row flexWrap:wrap width:50 alignItems:baseline (width:20 height:10) (width:20 height:20) (width:20 height:5 marginTop:9) (width:20 height:8))
      0 0 50 34, 0 10 20 10, 20 0 20 20, 0 29 20 5, 20 26 20 8
    the baseline of a wrapping row is its first line's
      (flexDirection:row width:100 height:60 alignItems:baseline (flexDirection:row flexWrap:wrap width:30 (width:20 height:10) (width:20 height:15)) (width:10 height:25))
      0 0 100 60, 0 15 30 25, 0 15 20 10, 0 25 20 15, 30 0 10 25
    the last baseline of a wrapping row is its last line's
      (flexDirection:row width:100 height:60 alignItems:last-baseline (flexDirection:row flexWrap:wrap width:30 (width:20 height:10) (width:20 height:15)) (width:10 height:25))
      0 0 100 60, 0 35 30 25, 0 35 20 10, 0 45 20 15, 30 35 10 25
    the baseline of a row without baseline items is its first item's
      (flexDirection:row width:100 height:60 alignItems:baseline (flexDirection:row height:30 (width:10 height:12) (width:10 height:20)) (width:10 height:25))
      0 0 100 60, 0 13 20 30, 0 13 10 12, 10 13 10 20, 20 0 10 25
    the baseline of a row is that of the item first in order
      (flexDirection:row width:100 height:60 alignItems:baseline (flexDirection:row height:30 alignItems:flex-start (width:10 height:12) (width:10 height:20 order:-1)) (width:10 height:25))
      0 0 100 60, 0 5 20 30, 10 5 10 12, 0 5 10 20, 20 0 10 25
    the baseline of a reversed column is its lowest item's
      (flexDirection:row width:100 height:60 alignItems:baseline (flexDirection:column-reverse width:10 (height:8) (height:20)) (width:10 height:25))
      0 0 100 60, 0 5 10 28, 0 25 10 8, 0 5 10 20, 10 0 10 25
    an absolute child makes no baseline
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:30 (position:absolute height:5 width:5)) (width:10 height:10))
      0 0 100 60, 0 0 10 30, 0 0 5 5, 10 20 10 10
    a hidden child makes no baseline
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 (display:none height:5) (height:20)) (width:10 height:10))
      0 0 100 60, 0 0 10 20, 0 0 0 0, 0 0 10 20, 10 10 10 10
    a relative offset moves no baseline
      (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:10 top:7) (width:10 height:20))
      0 0 100 60, 0 17 10 10, 10 0 10 20
    a picture's baseline is its bottom
      (flexDirection:row width:100 height:60 alignItems:baseline (picture:20x10) (width:10 height:30))
      0 0 100 60, 0 20 20 10, 20 0 10 30
    a picture's baseline is that of its margin box
      (flexDirection:row width:100 height:60 alignItems:baseline (picture:20x10 marginBottom:6) (width:10 height:30))
      0 0 100 60, 0 20 20 10, 20 0 10 30
    a scroll container's content below its edge
      (flexDirection:row width:100 height:80 alignItems:baseline (width:10 height:20 overflow:hidden paddingTop:4 (height:40 flexShrink:0)) (width:10 height:40))
      0 0 100 80, 0 20 10 20 [10 44], 0 24 10 40, 10 0 10 40
    the last baseline of a scroll container
      (flexDirection:row width:100 height:80 alignItems:last-baseline (width:10 height:20 overflow:hidden (height:10 flexShrink:0) (height:40 flexShrink:0)) (width:10 height:30))
      0 0 100 80, 0 60 10 20 [10 50], 0 60 10 10, 0 70 10 40, 10 50 10 30
    a baseline three levels down
      (flexDirection:row width:100 height:60 alignItems:baseline ((padding:2 (padding:3 (width:10 height:5)))) (width:10 height:20))
      0 0 100 60, 0 10 20 15, 0 10 20 15, 2 12 16 11, 5 15 10 5, 20 0 10 20
    an item stretched in a column sets its column's baseline
      (flexDirection:row width:100 height:60 alignItems:baseline (width:20 ((height:7)) (height:20)) (width:10 height:20))
      0 0 100 60, 0 13 20 27, 0 13 20 7, 0 13 20 7, 0 20 20 20, 20 0 10 20
    a centred child sets its column's baseline
      (flexDirection:row width:100 height:60 alignItems:baseline (width:20 height:40 justifyContent:center (height:10 alignSelf:center width:5)) (width:10 height:15))
      0 0 100 60, 0 0 20 40, 7.5 15 5 10, 20 10 10 15
    baselines in a row from right to left
      (flexDirection:row direction:rtl width:100 height:60 alignItems:baseline (width:10 height:20) (width:10 height:10))
      0 0 100 60, 90 0 10 20, 80 10 10 10
    baselines in a wrapping column align the starts of each line
      (flexWrap:wrap width:100 height:30 alignItems:baseline (width:10 height:20 marginLeft:5) (width:20 height:20 marginLeft:2))
      0 0 100 30, 5 0 10 20, 48.5 0 20 20
    last baselines in a column align the ends
      (width:100 height:50 alignItems:last-baseline (width:10 height:5 marginRight:5) (width:20 height:5))
      0 0 100 50, 80 0 10 5, 80 5 20 5
    a baseline beside a growing item of automatic height
      (flexDirection:row width:100 alignItems:baseline (flexGrow:1 (height:12) (height:9)) (width:20 height:30))
      0 0 100 39, 0 18 80 21, 0 18 80 12, 0 30 80 9, 80 0 20 30
    """#
}
