// The cases of Tests/Layout/cases/hidden-boxes.txt, measured in Chromium 156 by
// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the
// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size
// of its scrollable content follows in brackets.
extension MeasuredLayouts {
  static let hiddenBoxes = #"""
    display none takes no room and no gap
      (flexDirection:row width:100 height:10 gap:10 (width:10) (display:none width:50 (width:5)) (width:10))
      0 0 100 10, 0 0 10 10, 0 0 0 0, 0 0 0 0, 20 0 10 10
    a hidden subtree has no frames
      (width:100 height:50 (display:none (width:10 height:10) ((width:5 height:5))) (height:10))
      0 0 100 50, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 0 0, 0 0 100 10
    a hidden root has no frame
      (display:none width:100 height:50 (width:10 height:10))
      0 0 0 0, 0 0 0 0
    a hidden item does not grow
      (flexDirection:row width:100 height:10 (display:none flexGrow:1) (flexGrow:1))
      0 0 100 10, 0 0 0 0, 0 0 100 10
    a hidden absolute box has no frame
      (width:100 height:50 (display:none position:absolute width:10 height:10))
      0 0 100 50, 0 0 0 0
    a hidden picture has no frame
      (flexDirection:row width:100 height:50 (picture:20x10 display:none) (width:10))
      0 0 100 50, 0 0 0 0, 0 0 10 50
    hidden items alone leave an empty box
      (width:100 padding:3 (display:none height:10) (display:none height:10))
      0 0 100 6, 0 0 0 0, 0 0 0 0
    a hidden item is not justified
      (flexDirection:row width:100 height:10 justifyContent:space-between (width:10) (width:10) (display:none width:10))
      0 0 100 10, 0 0 10 10, 90 0 10 10, 0 0 0 0
    a hidden item between absolute ones
      (width:100 height:50 (position:absolute top:5 width:5 height:5) (display:none) (position:absolute left:5 width:5 height:5))
      0 0 100 50, 0 5 5 5, 0 0 0 0, 5 0 5 5
    """#
}
