/// What a case shows, its tree, and the frames of its boxes in document order.
/// Written by Tests/Layout/measure_layouts.py with Chromium 156.
let measuredLayouts = """
  flex-grow shares free space by factor | (flexDirection:row width:100 height:10 (flexGrow:1) (flexGrow:3)) | 0 0 100 10, 0 0 25 10, 25 0 75 10
  flex-grow shares what the gap leaves | (flexDirection:row width:100 height:10 gap:10 (flexGrow:1) (flexGrow:1) (flexGrow:1)) | 0 0 100 10, 0 0 26.65625 10, 36.65625 0 26.671875 10, 73.328125 0 26.671875 10
  growth factors below one leave room | (flexDirection:row width:100 height:10 (flexGrow:0.2) (flexGrow:0.3)) | 0 0 100 10, 0 0 20 10, 20 0 30 10
  a fractional factor counts against what frozen items leave | (height:80 width:10 (flexGrow:0.3) (flexGrow:0.5 minHeight:50)) | 0 0 10 80, 0 0 10 24, 0 24 10 50
  flex-shrink weighs factors by base sizes | (flexDirection:row width:100 height:10 (width:100) (width:50)) | 0 0 100 10, 0 0 66.671875 10, 66.671875 0 33.328125 10
  flex-shrink zero keeps a size | (flexDirection:row width:100 height:10 (width:100 flexShrink:0) (width:50)) | 0 0 100 10, 0 0 100 10, 100 0 0 10
  an item frozen at its maximum leaves more to the others | (flexDirection:row width:100 height:10 (flexGrow:1 maxWidth:20) (flexGrow:1) (flexGrow:1)) | 0 0 100 10, 0 0 20 10, 20 0 40 10, 60 0 40 10
  an item frozen at its minimum leaves less to the others | (flexDirection:row width:100 height:10 (flexGrow:1 minWidth:60) (flexGrow:1) (flexGrow:1)) | 0 0 100 10, 0 0 60 10, 60 0 20 10, 80 0 20 10
  minimum and maximum violations are frozen in turns | (flexDirection:row width:100 height:10 (flexGrow:1 minWidth:50) (flexGrow:1 maxWidth:10) (flexGrow:1)) | 0 0 100 10, 0 0 50 10, 50 0 10 10, 60 0 40 10
  shrinking stops at minimum sizes | (flexDirection:row width:100 height:10 (width:100 minWidth:80) (width:100) (width:100)) | 0 0 100 10, 0 0 80 10, 80 0 10 10, 90 0 10 10
  a minimum wins over a maximum | (flexDirection:row width:100 height:10 (width:50 minWidth:40 maxWidth:30)) | 0 0 100 10, 0 0 40 10
  flex-basis wins over width | (flexDirection:row width:100 height:10 (flexBasis:30 width:50)) | 0 0 100 10, 0 0 30 10
  a flex-basis of zero still shows the content | (flexDirection:row width:100 height:10 (flexBasis:0 ((width:30)))) | 0 0 100 10, 0 0 30 10, 0 0 30 0, 0 0 30 0
  a percentage flex-basis of a definite size | (flexDirection:row width:200 height:10 (flexBasis:25%)) | 0 0 200 10, 0 0 50 10
  a percentage flex-basis of an automatic height is the content | (width:100 (flexBasis:50% (height:30))) | 0 0 100 30, 0 0 100 30, 0 0 100 30
  flex-basis content ignores the width | (flexDirection:row width:100 height:10 (flexBasis:content width:50 (width:20))) | 0 0 100 10, 0 0 20 10, 0 0 20 0
  flex-basis min-content of a row | (flexDirection:row width:100 height:10 (flexBasis:min-content flexDirection:row flexWrap:wrap (width:20) (width:30))) | 0 0 100 10, 0 0 30 10, 0 0 20 5, 0 5 30 5
  the automatic minimum is the content | (flexDirection:row width:50 height:10 (width:100 (width:80)) (width:100)) | 0 0 50 10, 0 0 80 10, 0 0 80 0, 80 0 0 10
  the automatic minimum is no more than the specified size | (flexDirection:row width:50 height:10 (width:40 (width:80)) (width:100)) | 0 0 50 10, 0 0 40 10, 0 0 80 0, 40 0 10 10
  a scroll container has no automatic minimum | (flexDirection:row width:50 height:10 (overflow:hidden (width:80)) (width:100)) | 0 0 50 10, 0 0 22.21875 10, 0 0 80 0, 22.21875 0 27.78125 10
  the automatic minimum in a column | (width:50 height:50 ((height:40)) ((height:40))) | 0 0 50 50, 0 0 50 40, 0 0 50 40, 0 40 50 40, 0 40 50 40
  a column squeezes scroll containers | (width:50 height:50 (overflow:scroll (height:80)) (height:30 flexShrink:0)) | 0 0 50 50, 0 0 50 20, 0 0 50 20, 0 20 50 30
  border-box sizes hold padding and border | (width:100 height:50 padding:10 borderWidth:2 (height:20 padding:4)) | 0 0 100 50, 12 12 76 20
  a box is no smaller than its padding | (width:100 height:50 (width:5 height:5 padding:10 alignSelf:flex-start)) | 0 0 100 50, 0 0 20 20
  content-box sizes are around the content | (width:100 height:100 boxSizing:content-box padding:10 (width:30 height:20 padding:5 boxSizing:content-box)) | 0 0 120 120, 10 10 40 30
  content-box flex-basis and limits | (flexDirection:row width:100 height:20 (flexBasis:10 padding:5 boxSizing:content-box) (flexGrow:1 maxWidth:20 padding:5 boxSizing:content-box)) | 0 0 100 20, 0 0 20 20, 20 0 30 20
  percentage padding refers to the width on all sides | (width:200 height:100 (padding:10% height:50)) | 0 0 200 100, 0 0 200 50
  percentage margins refer to the width on all sides | (width:200 height:100 (margin:5% height:10)) | 0 0 200 100, 10 10 180 10
  percentage height of a definite height | (width:100 height:80 (height:50%)) | 0 0 100 80, 0 0 100 40
  percentage height of an automatic height is automatic | (width:100 (height:50% (height:30))) | 0 0 100 30, 0 0 100 15, 0 0 100 15
  percentage height in a stretched item of a definite row | (flexDirection:row width:100 height:80 ((height:50% width:10))) | 0 0 100 80, 0 0 10 80, 0 0 10 40
  percentage height in a stretched item of an automatic row | (flexDirection:row width:100 (width:10 height:60) ((height:50% width:10))) | 0 0 100 60, 0 0 10 60, 10 0 10 60, 10 0 10 30
  percentage height in a growing item of a definite column | (width:100 height:100 (flexGrow:1 (height:50%))) | 0 0 100 100, 0 0 100 100, 0 0 100 50
  percentage width in an item sized by its content | (flexDirection:row width:200 height:10 ((width:50% height:5) (width:40 height:5))) | 0 0 200 10, 0 0 40 10, 0 0 20 5, 0 5 40 5
  percentage limits | (width:200 height:100 (minWidth:25% maxWidth:50% width:10 height:10) (maxHeight:20% height:50)) | 0 0 200 100, 0 0 50 10, 0 10 200 20
  percentage gap of a definite size | (width:100 height:100 gap:10% (height:10) (height:10)) | 0 0 100 100, 0 0 100 10, 0 20 100 10
  percentage gap of an automatic height is nothing | (width:100 rowGap:10% (height:10) (height:10)) | 0 0 100 20, 0 0 100 9, 0 11 100 9
  an automatic column height sums hypothetical sizes | (width:50 (height:10) (flexBasis:0 height:30) (height:20 minHeight:25)) | 0 0 50 35, 0 0 50 10, 0 10 50 0, 0 10 50 25
  an automatic row width sums contributions | (flexDirection:row width:300 height:10 (flexDirection:row (flexBasis:0 flexGrow:1 (width:30)) (flexBasis:50))) | 0 0 300 10, 0 0 30 10, 0 0 30 10, 0 0 30 0, 30 0 0 10
  a rigid item contributes its basis | (flexDirection:row width:300 height:10 (flexDirection:row (flexBasis:50 flexShrink:0 (width:30)))) | 0 0 300 10, 0 0 50 10, 0 0 50 10, 0 0 30 0
  a column is as wide as its widest item | (flexDirection:row width:300 height:30 ((width:30 height:5) (width:50 height:5 marginLeft:5))) | 0 0 300 30, 0 0 55 30, 0 0 30 5, 5 5 50 5
  a wrapping row is as narrow as its widest item | (flexDirection:row width:60 (flexDirection:row flexWrap:wrap (width:40 height:10) (width:50 height:10))) | 0 0 60 20, 0 0 60 20, 0 0 40 10, 0 10 50 10
  a row's fit-content in a centring column | (width:100 height:50 alignItems:center (flexDirection:row (width:80 height:5) (width:80 height:5))) | 0 0 100 50, -30 0 160 5, -30 0 80 5, 50 0 80 5
  stretch fills the cross size | (flexDirection:row width:100 height:40 (width:10) (width:10 height:10)) | 0 0 100 40, 0 0 10 40, 10 0 10 10
  stretch obeys limits | (flexDirection:row width:100 height:40 (width:10 maxHeight:20) (width:10 minHeight:60)) | 0 0 100 40, 0 0 10 20, 10 0 10 60
  stretch leaves room for margins | (flexDirection:row width:100 height:40 (width:10 margin:5)) | 0 0 100 40, 5 5 10 30
  an automatic cross margin keeps an item from stretching | (flexDirection:row width:100 height:40 (width:10 marginTop:auto (height:5 width:5))) | 0 0 100 40, 0 35 10 5, 0 35 5 5
  align-items start end and center | (flexDirection:row width:100 height:40 (width:10 height:10 alignSelf:flex-start) (width:10 height:10 alignSelf:flex-end) (width:10 height:10 alignSelf:center)) | 0 0 100 40, 0 0 10 10, 10 30 10 10, 20 15 10 10
  center lets an item overflow on both sides | (flexDirection:row width:100 height:10 alignItems:center (width:10 height:30)) | 0 0 100 10, 0 -10 10 30
  start and end ignore wrap-reverse | (flexDirection:row flexWrap:wrap-reverse width:100 height:40 (width:10 height:10 alignSelf:start) (width:10 height:10 alignSelf:flex-start) (width:10 height:10 alignSelf:end)) | 0 0 100 40, 0 0 10 10, 10 30 10 10, 20 30 10 10
  self-start follows the item's direction | (width:100 height:40 (width:10 height:10 alignSelf:self-start direction:rtl) (width:10 height:10 alignSelf:self-end direction:rtl)) | 0 0 100 40, 90 0 10 10, 0 10 10 10
  align-items baseline of boxes without text is their bottom | (flexDirection:row width:100 height:50 alignItems:baseline (width:10 height:20) (width:10 height:10 marginBottom:3)) | 0 0 100 50, 0 0 10 20, 10 10 10 10
  baseline of a nested column is its first item's | (flexDirection:row width:100 height:50 alignItems:baseline (width:10 (height:8) (height:20)) (width:10 height:20)) | 0 0 100 50, 0 12 10 28, 0 12 10 8, 0 20 10 20, 10 0 10 20
  last baseline of a nested column is its last item's | (flexDirection:row width:100 height:50 alignItems:last-baseline (width:10 (height:8) (height:20)) (width:10 height:20)) | 0 0 100 50, 0 22 10 28, 0 22 10 8, 0 30 10 20, 10 30 10 20
  baseline of a nested row is that of its aligned items | (flexDirection:row width:100 height:60 alignItems:baseline (flexDirection:row height:40 alignItems:baseline (width:10 height:10) (width:10 height:15)) (width:10 height:30)) | 0 0 100 60, 0 15 20 40, 0 20 10 10, 10 15 10 15, 20 0 10 30
  baseline alignment makes a line higher | (flexDirection:row width:100 alignItems:baseline (width:10 height:20 marginBottom:10) (width:10 height:30)) | 0 0 100 40, 0 10 10 20, 10 0 10 30
  baseline in a column aligns the start edges | (width:100 height:50 alignItems:baseline (width:10 height:5 marginLeft:5) (width:20 height:5)) | 0 0 100 50, 5 0 10 5, 5 5 20 5
  baseline in a wrapping row that is reversed | (flexDirection:row flexWrap:wrap-reverse width:100 height:50 alignItems:baseline (width:10 height:20) (width:10 height:10)) | 0 0 100 50, 0 30 10 20, 10 40 10 10
  a scroll container's baseline stays in sight | (flexDirection:row width:100 height:60 alignItems:baseline (width:10 height:10 overflow:hidden (height:40 flexShrink:0)) (width:10 height:20)) | 0 0 100 60, 0 10 10 10, 0 10 10 40, 10 0 10 20
  justify-content flex-end | (flexDirection:row width:100 height:10 justifyContent:flex-end (width:20) (width:20)) | 0 0 100 10, 60 0 20 10, 80 0 20 10
  justify-content center overflows on both sides | (flexDirection:row width:30 height:10 justifyContent:center (width:50 flexShrink:0)) | 0 0 30 10, -10 0 50 10
  justify-content space-between | (flexDirection:row width:100 height:10 justifyContent:space-between (width:20) (width:20) (width:20)) | 0 0 100 10, 0 0 20 10, 40 0 20 10, 80 0 20 10
  justify-content space-around | (flexDirection:row width:100 height:10 justifyContent:space-around (width:20) (width:20)) | 0 0 100 10, 15 0 20 10, 65 0 20 10
  justify-content space-evenly | (flexDirection:row width:100 height:10 justifyContent:space-evenly (width:20) (width:20)) | 0 0 100 10, 20 0 20 10, 60 0 20 10
  space-between with one item starts at the start | (flexDirection:row width:100 height:10 justifyContent:space-between (width:20)) | 0 0 100 10, 0 0 20 10
  space-evenly that overflows is safe | (flexDirection:row width:30 height:10 justifyContent:space-evenly (width:50 flexShrink:0)) | 0 0 30 10, 0 0 50 10
  space-between that overflows in a reversed row | (flexDirection:row-reverse width:30 height:10 justifyContent:space-between (width:50 flexShrink:0)) | 0 0 30 10, -20 0 50 10
  start and flex-start differ in a reversed row | (flexDirection:row-reverse width:100 height:10 justifyContent:start (width:20) (width:10)) | 0 0 100 10, 10 0 20 10, 0 0 10 10
  left and right in a right-to-left row | (flexDirection:row direction:rtl width:100 height:10 justifyContent:left (width:20)) | 0 0 100 10, 0 0 20 10
  right in a column is the start | (width:10 height:100 justifyContent:right (height:20)) | 0 0 10 100, 0 0 10 20
  automatic margins take the room before justify-content | (flexDirection:row width:100 height:10 justifyContent:center (width:20 marginLeft:auto) (width:20)) | 0 0 100 10, 60 0 20 10, 80 0 20 10
  automatic margins share the room | (flexDirection:row width:100 height:10 (width:20 marginLeft:auto marginRight:auto) (width:20 marginRight:auto)) | 0 0 100 10, 20 0 20 10, 60 0 20 10
  automatic margins on both axes centre | (width:100 height:60 (width:20 height:20 margin:auto)) | 0 0 100 60, 40 20 20 20
  automatic cross margins of an item that overflows | (flexDirection:row width:100 height:10 (width:10 height:30 marginTop:auto marginBottom:auto)) | 0 0 100 10, 0 0 10 30
  row-reverse | (flexDirection:row-reverse width:100 height:10 (width:20) (width:30)) | 0 0 100 10, 80 0 20 10, 50 0 30 10
  column-reverse | (flexDirection:column-reverse width:10 height:100 (height:20) (height:30)) | 0 0 10 100, 0 80 10 20, 0 50 10 30
  a right-to-left row | (flexDirection:row direction:rtl width:100 height:10 paddingLeft:5 (width:20 marginLeft:3) (width:30)) | 0 0 100 10, 80 0 20 10, 47 0 30 10
  a right-to-left column starts at the right | (direction:rtl width:100 height:50 alignItems:flex-start (width:20 height:10 marginRight:4)) | 0 0 100 50, 76 0 20 10
  order moves items but not boxes | (flexDirection:row width:100 height:10 (width:10 order:2) (width:20) (width:30 order:-1)) | 0 0 100 10, 50 0 10 10, 30 0 20 10, 0 0 30 10
  wrap breaks where the line is full | (flexDirection:row flexWrap:wrap width:100 (width:50 height:10) (width:50 height:20) (width:1 height:5)) | 0 0 100 25, 0 0 50 10, 50 0 50 20, 0 20 1 5
  wrap counts gaps and margins | (flexDirection:row flexWrap:wrap width:100 gap:10 (width:45 height:10) (width:45 height:10) (width:40 height:10 margin:3)) | 0 0 100 36, 0 0 45 10, 55 0 45 10, 3 23 40 10
  wrapped items grow within their line | (flexDirection:row flexWrap:wrap width:100 (width:60 flexGrow:1 height:10) (width:30 flexGrow:1 height:10) (width:50 flexGrow:1 height:10)) | 0 0 100 20, 0 0 65 10, 65 0 35 10, 0 10 100 10
  lines stretch by default | (flexDirection:row flexWrap:wrap width:100 height:100 (width:60 height:10) (width:60)) | 0 0 100 100, 0 0 60 10, 0 55 60 45
  align-content center | (flexDirection:row flexWrap:wrap width:100 height:100 alignContent:center (width:60 height:10) (width:60 height:10)) | 0 0 100 100, 0 40 60 10, 0 50 60 10
  align-content space-between | (flexDirection:row flexWrap:wrap width:100 height:100 alignContent:space-between (width:60 height:10) (width:60 height:10)) | 0 0 100 100, 0 0 60 10, 0 90 60 10
  align-content flex-end in a single line that may wrap | (flexDirection:row flexWrap:wrap width:100 height:100 alignContent:flex-end (width:60 height:10)) | 0 0 100 100, 0 90 60 10
  align-content does nothing without wrapping | (flexDirection:row width:100 height:100 alignContent:flex-end (width:60 height:10)) | 0 0 100 100, 0 0 60 10
  wrap-reverse stacks lines from the end | (flexDirection:row flexWrap:wrap-reverse width:100 height:100 (width:60 height:10) (width:60 height:20)) | 0 0 100 100, 0 90 60 10, 0 35 60 20
  a wrapping column makes columns | (flexWrap:wrap width:100 height:50 (width:20 height:30) (width:30 height:30) (width:10 height:10)) | 0 0 100 50, 0 0 20 30, 45 0 30 30, 45 30 10 10
  a wrapping column breaks at its maximum height | (flexWrap:wrap width:100 maxHeight:50 (width:20 height:30) (width:30 height:30)) | 0 0 100 30, 0 0 20 30, 45 0 30 30
  items of a wrapping column fit into their line | (flexWrap:wrap width:5 alignItems:center ((flexDirection:row (width:20 height:5) (width:10 height:5))) (width:150 height:5)) | 0 0 5 10, 60 0 30 5, 60 0 30 5, 60 0 20 5, 80 0 10 5, 0 5 150 5
  a wrapping column is as wide as its lines | (flexDirection:row width:300 height:50 (flexWrap:wrap height:50 (width:20 height:30) (width:30 height:30))) | 0 0 300 50, 0 0 50 50, 0 0 20 30, 20 0 30 30
  aspect ratio from the width | (width:100 height:200 (width:50 aspectRatio:2)) | 0 0 100 200, 0 0 50 25
  aspect ratio from the height | (flexDirection:row width:200 height:100 (height:50 aspectRatio:2)) | 0 0 200 100, 0 0 100 50
  aspect ratio from the stretched width | (width:100 height:200 (aspectRatio:0.8)) | 0 0 100 200, 0 0 100 125
  aspect ratio from the stretched height of a definite row | (flexDirection:row width:200 height:40 (aspectRatio:1.5)) | 0 0 200 40, 0 0 60 40
  aspect ratio gives way to content | (width:50 height:200 (aspectRatio:1 (height:80))) | 0 0 50 200, 0 0 50 80, 0 0 50 80
  aspect ratio of a scroll container does not | (width:50 height:200 (aspectRatio:1 overflow:hidden (height:80))) | 0 0 50 200, 0 0 50 50, 0 0 50 50
  aspect ratio carries limits across | (flexDirection:row width:300 height:100 alignItems:flex-start (height:50 minHeight:60 aspectRatio:2) (aspectRatio:2 maxHeight:30 minWidth:20)) | 0 0 300 100, 0 0 120 60, 120 0 20 10
  aspect ratio after growing | (flexDirection:row width:100 height:200 alignItems:flex-start (flexGrow:1 aspectRatio:2)) | 0 0 100 200, 0 0 100 50
  aspect ratio of the content box | (width:100 height:200 (width:50 padding:5 aspectRatio:2 boxSizing:content-box alignSelf:flex-start)) | 0 0 100 200, 0 0 60 35
  a picture has its natural size | (width:300 height:300 alignItems:flex-start (picture:120x80)) | 0 0 300 300, 0 0 120 80
  a picture keeps its ratio at one given side | (width:300 height:300 alignItems:flex-start (picture:120x80 width:60) (picture:120x80 height:20)) | 0 0 300 300, 0 0 60 40, 0 40 30 20
  a picture stretches across and keeps its ratio | (width:240 height:300 (picture:120x80)) | 0 0 240 300, 0 0 240 160
  a picture's limits keep its ratio | (width:300 height:400 alignItems:flex-start (picture:120x80 maxWidth:60) (picture:120x80 minHeight:160) (picture:120x80 maxWidth:60 maxHeight:20)) | 0 0 300 400, 0 0 60 40, 0 40 240 160, 0 200 30 20
  contrary limits give up a picture's ratio | (width:300 height:300 alignItems:flex-start (picture:120x80 maxWidth:60 minHeight:100)) | 0 0 300 300, 0 0 60 100
  a style's ratio takes the place of the natural height | (width:300 height:300 alignItems:flex-start (picture:120x80 aspectRatio:1)) | 0 0 300 300, 0 0 120 120
  a picture's automatic minimum | (flexDirection:row width:100 height:50 alignItems:flex-start (picture:120x80) (width:40 height:10)) | 0 0 100 50, 0 0 120 80, 120 0 0 10
  a picture in a box sized by its content | (flexDirection:row width:300 height:50 ((picture:120x80 padding:3))) | 0 0 300 50, 0 0 126 50, 0 0 126 86
  an absolute box between insets | (width:100 height:80 padding:10 (position:absolute left:5 right:15 top:10 bottom:20)) | 0 0 100 80, 5 10 80 50
  an absolute box at its static position | (width:100 height:80 padding:10 justifyContent:center alignItems:flex-end (position:absolute width:20 height:10) (width:30 height:30)) | 0 0 100 80, 70 35 20 10, 60 25 30 30
  absolute percentages refer to the padding box | (width:100 height:80 padding:10 borderWidth:5 (position:absolute left:10% top:50% width:50% height:25%)) | 0 0 100 80, 14 40 45 17.5
  an absolute box shrinks to fit | (width:100 height:80 (position:absolute right:0 flexDirection:row (width:60 height:5) (width:70 height:5))) | 0 0 100 80, -30 0 130 5, -30 0 60 5, 30 0 70 5
  an absolute box's automatic margins centre it | (width:100 height:80 (position:absolute left:0 right:0 top:0 bottom:0 width:20 height:20 margin:auto)) | 0 0 100 80, 40 30 20 20
  insets that contradict a width give way at the end | (width:100 height:80 direction:rtl (position:absolute left:10 right:10 width:20 height:20)) | 0 0 100 80, 70 0 20 20
  insets do not stretch a picture | (width:300 height:300 (picture:120x80 position:absolute left:10 right:10 top:5)) | 0 0 300 300, 10 5 120 80
  an absolute box with an aspect ratio | (width:100 height:80 (position:absolute left:0 right:0 aspectRatio:2)) | 0 0 100 80, 0 0 100 50
  align-self between two insets | (width:100 height:80 (position:absolute top:10 bottom:10 width:20 height:20 alignSelf:center)) | 0 0 100 80, 40 30 20 20
  absolute boxes take no part in flexing | (flexDirection:row width:100 height:10 justifyContent:space-between (width:10) (position:absolute width:50) (width:10)) | 0 0 100 10, 0 0 10 10, 0 0 50 0, 90 0 10 10
  relative insets move a box alone | (width:100 height:80 (width:10 height:10 left:5 top:3) (width:10 height:10 right:5 bottom:10%)) | 0 0 100 80, 5 3 10 10, -5 2 10 10
  negative margins pull | (flexDirection:row width:100 height:20 (width:40 marginRight:-10) (width:40 marginTop:-5)) | 0 0 100 20, 0 0 40 20, 30 -5 40 25
  display none takes no room and no gap | (flexDirection:row width:100 height:10 gap:10 (width:10) (display:none width:50 (width:5)) (width:10)) | 0 0 100 10, 0 0 10 10, 0 0 0 0, 0 0 0 0, 20 0 10 10
  max-content and min-content widths | (width:300 height:50 (width:max-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5)) (width:min-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5))) | 0 0 300 50, 0 0 90 5, 0 0 40 5, 40 0 50 5, 0 5 50 10, 0 5 40 5, 0 10 50 5
  fit-content fits between | (width:70 height:50 (width:fit-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5))) | 0 0 70 50, 0 0 70 10, 0 0 40 5, 0 5 50 5
  a maximum of min-content | (width:300 height:50 (maxWidth:min-content flexDirection:row flexWrap:wrap (width:40 height:5) (width:50 height:5))) | 0 0 300 50, 0 0 50 10, 0 0 40 5, 0 5 50 5
  lengths are cut to 64ths | (flexDirection:row width:100.3 height:10.01 (width:33.34%) (width:33.34%) (width:33.34%)) | 0 0 100.296875 10, 0 0 33.4375 10, 33.4375 0 33.421875 10, 66.859375 0 33.4375 10
  thirds fill their line | (flexDirection:row width:100 height:10 (flexGrow:1) (flexGrow:1) (flexGrow:1)) | 0 0 100 10, 0 0 33.328125 10, 33.328125 0 33.34375 10, 66.671875 0 33.328125 10
  """
