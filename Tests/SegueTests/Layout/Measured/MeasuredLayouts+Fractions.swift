// The cases of Tests/Layout/cases/fractions.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let fractions = #"""
    lengths are cut to 64ths
      (flexDirection:row width:100.3 height:10.01 (width:33.34%) (width:33.34%) (width:33.34%))
      0 0 100.296875 10, 0 0 33.4375 10, 33.4375 0 33.421875 10, 66.859375 0 33.4375 10
    sevenths fill their line
      (flexDirection:row width:100 height:10 (flexGrow:1) (flexGrow:1) (flexGrow:1) (flexGrow:1) (flexGrow:1) (flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 14.28125 10, 14.28125 0 14.296875 10, 28.578125 0 14.28125 10, 42.859375 0 14.296875 10, 57.15625 0 14.28125 10, 71.4375 0 14.28125 10, 85.71875 0 14.28125 10
    thirds of a column fill it
      (width:10 height:100 (flexGrow:1) (flexGrow:1) (flexGrow:1))
      0 0 10 100, 0 0 10 33.328125, 0 33.328125 10 33.34375, 0 66.671875 10 33.328125
    sizes below a 64th are nothing
      (width:100 height:10 alignItems:flex-start (width:0.01 height:0.015) (width:0.016 height:0.02))
      0 0 100 10, 0 0 0 0, 0 0 0.015625 0.015625
    a border is cut to whole pixels
      (width:60 height:40 borderWidth:1.6 (flexGrow:1))
      0 0 60 40, 1 1 58 38
    a border thinner than a pixel is a pixel wide
      (width:60 height:40 borderWidth:0.3 (flexGrow:1))
      0 0 60 40, 1 1 58 38
    padding of fractions
      (width:60 height:40 padding:1.3 (flexGrow:1))
      0 0 60 40, 1.296875 1.296875 57.40625 37.40625
    margins of fractions add up
      (width:60 height:40 (height:10 marginTop:0.3) (height:10 marginTop:0.3) (height:10 marginTop:0.3))
      0 0 60 40, 0 0.296875 60 10, 0 10.59375 60 10, 0 20.890625 60 10
    centring halves a 64th
      (width:20.015625 height:10 alignItems:center (width:10 height:5))
      0 0 20.015625 10, 5 0 10 5
    negative fractions are cut towards zero
      (width:60 height:40 (width:10 height:10 left:-0.99 top:-1.01))
      0 0 60 40, -0.984375 -1 10 10
    fractions shrink
      (flexDirection:row width:50.5 height:10 (width:30.3) (width:40.4))
      0 0 50.5 10, 0 0 21.640625 10, 21.640625 0 28.859375 10
    fractions of percentages
      (flexDirection:row width:390 height:10 (width:12.345%) (width:33.333%) (width:0.01%))
      0 0 390 10, 0 0 48.140625 10, 48.140625 0 129.984375 10, 178.125 0 0.03125 10
    a ratio of fractions
      (width:100 height:200 alignItems:flex-start (width:33.3 aspectRatio:1.777))
      0 0 100 200, 0 0 33.296875 18.734375
    a third of a height through a ratio
      (width:100 height:200 alignItems:flex-start (height:10 aspectRatio:0.333))
      0 0 100 200, 0 0 3.328125 10
    a sum of tenths
      (flexDirection:row width:100 height:10 (width:0.1) (width:0.1) (width:0.1) (width:0.1) (width:0.1) (width:0.1))
      0 0 100 10, 0 0 0.09375 10, 0.09375 0 0.09375 10, 0.1875 0 0.09375 10, 0.28125 0 0.09375 10, 0.375 0 0.09375 10, 0.46875 0 0.09375 10
    a line of tenths breaks where the cut sum is full
      (flexDirection:row flexWrap:wrap width:0.3 height:10 (width:0.1 height:1) (width:0.1 height:1) (width:0.1 height:1))
      0 0 0.296875 10, 0 0 0.09375 1, 0.09375 0 0.09375 1, 0.1875 0 0.09375 1
    """#
}
