#!/usr/bin/env python3
"""Asks a browser what CSS colours, shadows, gradients and positions mean.

Writes chromium.json beside this file: for each text, what the browser computes from it, or null
where it refuses the text. A browser's arithmetic for the spaces beyond sRGB is only good to three
digits, so that coloraide, an independent program, adds the components in sRGB of those colours.
Needs Playwright and coloraide from PyPI and a Chromium:

    python3 measure_values.py /usr/bin/chromium
"""

import json
import pathlib
import sys

import coloraide

sys.path.append(sys.path[0] + "/..")
from bench import chromium  # noqa: E402

NAMES = """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral
lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin
navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red
rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white
whitesmoke yellow yellowgreen""".split()

COLORS = NAMES + """transparent
TRANSPARENT
DarkSeaGreen
#abc
#AbC8
#336699
#33669980
#12345
#1234567
#123456789
#ggg
#
336699
rgb(51, 102, 153)
rgb(51,102,153,0.4)
rgba(51, 102, 153, 40%)
rgba(51 102 153)
rgb(51 102 153)
RGB(51 102 153 / .25)
rgb(51 102 153 / 25%)
rgb(51 102 153/none)
rgb(20% 40% 60%)
rgb(20%, 40%, 60%, 50%)
rgb(20% 102 60%)
rgb(20%, 102, 60%)
rgb(none 102 153)
rgb(none, 102, 153)
rgb(-20 300 127.5)
rgb(126.5 0.4999 254.51)
rgb(12.3% 45.6% 78.9%)
rgb(1e2 1e-1 +5)
rgb(1 2 3 / -1)
rgb(1 2 3 / 7)
rgb(1 2)
rgb(1 2 3 4)
rgb(1, 2, 3 / 4)
rgb(1 2 3, 4)
rgb(1, 2, 3,)
rgb(1 2 3 /)
rgb(1,, 2, 3)
rgb()
rgb(1 2 3deg)
rgb (1 2 3)
rgb(1 2 3))
rgb(1 2 3
rgb(1 2 3) red
rgb(/**/1 2/* two */3)
rgb(1px 2 3)
rgb(red)
hsl(210, 50%, 40%)
hsl(210 50% 40%)
hsl(210 50 40)
hsla(210deg, 50%, 40%, 0.5)
hsl(0.5turn 100% 50%)
hsl(200grad 100% 25%)
hsl(3.14159rad 30% 60% / 0.3)
hsl(-150 50% 40%)
hsl(930 50% 40%)
hsl(210, 50, 40)
hsl(50%, 50%, 40%)
hsl(210 120% 40%)
hsl(210 -20% 40%)
hsl(210 50% 140%)
hsl(none 50% 40%)
hsl(30.5 33.3% 66.7%)
hsl(359.9 99.9% 0.3%)
hwb(210 20% 40%)
hwb(210 20 40 / 0.5)
hwb(210, 20%, 40%)
hwb(90 60% 60%)
hwb(90 30% 90%)
hwb(1turn none 40%)
hwb(20 -10% 150%)
lab(50 40 59.5)
lab(50% 40 59.5)
lab(29.2345% 39.3825 20.0664)
lab(52.2345% 40.1645 59.9971 / .5)
lab(100% 0 0)
lab(0 0 0)
lab(150 0 0)
lab(-10 20 30)
lab(5 2 -1)
lab(60 100% -100%)
lab(none none none)
lab(50, 40, 59)
lab(50 40deg 59)
lch(52.2345% 72.2 56.2)
lch(67.5345 42.5 258.2)
lch(29.69% 45.553% 327.1)
lch(50 -10 120)
lch(50 60 0.25turn / 0.6)
lch(50 60 10%)
oklab(0.5 0.1 -0.1)
oklab(40.101% 0.1147 0.0453)
oklab(59.686% 25% 40%)
oklab(1.5 0 0)
oklab(0.9 -0.3 0.2)
oklch(0.7 0.15 150)
oklch(40.1% 0.123 21.57)
oklch(59.69% 50% 49.77 / 50%)
oklch(0.6 -1 20)
oklch(0.85 0.4 300)
oklch(0.3 none none)
color(srgb 0.2 0.4 0.6)
color(srgb 20% 40% 60% / 0.5)
color(srgb-linear 0.2 0.4 0.6)
color(display-p3 0.2 0.4 0.6)
color(display-p3 1 0 0)
color(display-p3 -0.2 1.4 0.03)
color(srgb 0.2, 0.4, 0.6)
color(srgbb 0.2 0.4 0.6)
color(0.2 0.4 0.6)
gray5
rainbow
none
auto
red blue
red,
"red"
''
url(red)
rbg(1 2 3)
\\72 ed
r\\65 d
calc(1)
rgb(calc(1 + 1) 2 3)
rgb(from red r g b)
color-mix(in srgb, red, blue)
rgb(1e999 0 0)
rgb(NaN 0 0)
rgb(infinity 0 0)
rgb(5. 6 7)
rgb(.5.5.5)
rgb(+-5 6 7)
rgb(1-2 3)
rgb(51 102 153 / 0.123456)
ｒｅｄ
red\u0301
\u212aHAKI
""".split("\n")[:-1]

SHADOWS = """none
NONE
1px 2px
1px 2px 3px
1px 2px 3px 4px
-1px -2px 0 -4px
0 0
+0 -0px
1.5px .5px 2e1px
1px 2px red
red 1px 2px
inset 1px 2px 3px 4px red
1px 2px 3px 4px red inset
red inset 1px 2px
red 1px 2px inset
inset red 1px 2px
1px 2px inset red
INSET 0 4PX 8PX RED
0 4px 12px rgba(0, 0, 0, 0.3)
0 4px 12px rgb(0 0 0 / 30%)
0 4px 12px #336699
0 4px 12px currentColor
0 1px 2px #112233, 0 4px 8px 2px #445566
0 1px, inset 0 2px, 0 3px red
1px
red
inset
1px 2px 3px 4px 5px
1px 2px -3px
1 2
1px 2
1px 2%
1em 2pt
1px red 2px
inset inset 1px 2px
red 1px 2px blue
1px 2px inset 3px
none, 1px 2px
1px 2px, none
1px 2px,
, 1px 2px
1px 2px / 3px
1px 2px)
1px 2px 3pxx
1px 2px redd
outset 1px 2px
1px, 2px
1px 2px auto
calc(1px) 2px
1e999px 2px""".split("\n") + [""]

GRADIENTS = """none
linear-gradient(red, blue)
Linear-Gradient(RED, BLUE)
linear-gradient(45deg, red, blue)
linear-gradient(-45deg, red, blue)
linear-gradient(450deg, red, blue)
linear-gradient(50grad, red, blue)
linear-gradient(0.25turn, red, blue)
linear-gradient(0, red, blue)
linear-gradient(180deg, red, blue)
linear-gradient(10, red, blue)
linear-gradient(to top, red, blue)
linear-gradient(to right, red, blue)
linear-gradient(to bottom, red, blue)
linear-gradient(to left, red, blue)
linear-gradient(to top left, red, blue)
linear-gradient(to left top, red, blue)
linear-gradient(to bottom right, red, blue)
linear-gradient(TO RIGHT BOTTOM, red, blue)
linear-gradient(to bottom left, red, blue)
linear-gradient(to top right, red, blue)
linear-gradient(to left right, red, blue)
linear-gradient(to top top, red, blue)
linear-gradient(to center, red, blue)
linear-gradient(to, red, blue)
linear-gradient(top, red, blue)
linear-gradient(red 10%, blue 90%)
linear-gradient(red 10px, blue 90px)
linear-gradient(red -10%, blue 120%)
linear-gradient(red 80%, blue 20%)
linear-gradient(red, 30%, blue)
linear-gradient(red 10%, 20px, blue 90%)
linear-gradient(red 10% 30%, blue 50% 90%)
linear-gradient(90deg, red 10px 30%, 40%, blue)
linear-gradient(red 0, blue 0)
linear-gradient(red, #336699, blue)
linear-gradient(red, rgba(0, 0, 0, 0.3), transparent)
linear-gradient(red, rgba(0,0,0,.5) 50%, rgb(0 0 0 / 0.7))
linear-gradient(currentcolor, blue)
linear-gradient(red 0% 100%)
linear-gradient(red)
linear-gradient(red 50%)
linear-gradient(10% red, blue)
linear-gradient(red, 10% blue)
linear-gradient(10%, red, blue)
linear-gradient(red, 10%)
linear-gradient(red, 10%, 20%, blue)
linear-gradient(red, 10% 20%, blue)
linear-gradient(red 1% 2% 3%, blue)
linear-gradient(red 5, blue)
linear-gradient(red 5em, blue)
linear-gradient(red 5deg, blue)
linear-gradient()
linear-gradient(,)
linear-gradient(45deg)
linear-gradient(45deg red, blue)
linear-gradient(45deg,, red, blue)
linear-gradient(red, blue,)
linear-gradient(red blue)
linear-gradient(red, blue
linear-gradient(red, blue))
linear-gradient(45px, red, blue)
linear-gradient(red, blue), linear-gradient(blue, red)
linear-gradient(to right, red, blue), none
none, linear-gradient(red, blue)
linear-gradient(red, blue) linear-gradient(red, blue)
linear-gradient(red, blue),
linear-gradient(in oklab, red, blue)
linear-gradient(45deg in oklab, red, blue)
radial-gradient(red, blue)
repeating-linear-gradient(red, blue)
url(a.png)
red
linear-gradient""".split("\n") + [""]

POSITIONS = """center
left
right
top
bottom
TOP
0
20%
10px
-10px
150%
left top
top left
right bottom
bottom right
center center
center left
left center
top center
center top
bottom center
20% 30%
10px 30%
0 0
left 20%
20% top
20% center
center 20%
center 10px
right 5px
10px bottom
right 10px bottom 20px
bottom 20px right 10px
left 10px top 20px
right 20% bottom 30%
top 10% left 20px
right -10px top 0
right 0 bottom 0px
left 100% top -5%
20% left
top 20%
20% right
bottom 10px
left left
left right
top bottom
top top
center center center
left 10px right 10px
top 10px bottom 20px
left 10px 20px top
center 10px top 20px
left 10px center 20px
20% 30% 40%
10px left 20px top
left top 10px 20px
1 2
10em 5px
auto
middle
lef top
left, top
left / top
calc(10% + 5px) top
left 10px top 20px right""".split("\n") + [""]
# Only background-position knows three parts.
THREE_PARTS = """right 10px top
right 10px center
left bottom 20px
center bottom 20px
center right 10px
bottom right 20%
top right 20%
top 10px left
bottom 5% center
left 10px right
left top bottom
left 10px 20px
center 10px left
10px right 20px
top 5px 10px""".split("\n")

MEASURE = """([property, texts]) => {
  const element = document.getElementById("a");
  return texts.map(text => {
    element.style.setProperty(property, "");
    element.style.setProperty(property, text);
    if (!element.style.getPropertyValue(property)) return null;
    const computed = getComputedStyle(element).getPropertyValue(property);
    element.style.setProperty(property, "");
    return computed;
  });
}"""


def precise(text):
    """Red, green, blue and alpha of a colour beyond the older notations, unclipped."""
    if not text.startswith(("lab", "lch", "oklab", "oklch", "color(")):
        return None
    color = coloraide.Color(text)
    # CSS clamps these when it reads them.
    if text.startswith(("lab", "lch", "oklab", "oklch")):
        top = 1 if text.startswith("ok") else 100
        color["lightness"] = min(max(color["lightness"], 0), top)
    if text.startswith(("lch", "oklch")):
        color["chroma"] = max(color["chroma"], 0)
    srgb = color.convert("srgb")
    return [round(value, 12) for value in [*srgb.coords(nans=False), srgb.alpha()]]


def main():
    with chromium.launched(executable=sys.argv[1]) as browser:
        page = browser.new_page()
        page.set_content('<!doctype html><div id="a" style="color: rgb(1, 2, 3)"></div>')

        def measure(prop, texts):
            return page.evaluate(MEASURE, [prop, texts])

        # The first is the colour as the browser computes it, the second the same in sRGB, unclipped.
        relative = [f"color(from {text} srgb r g b / alpha)" for text in COLORS]
        colors = [
            [text, own, in_srgb if own else None, precise(text) if own else None]
            for text, own, in_srgb in zip(
                COLORS,
                measure("background-color", COLORS),
                measure("background-color", relative),
            )
        ]
        kinds = {
            "color": colors,
            "boxShadow": list(map(list, zip(SHADOWS, measure("box-shadow", SHADOWS)))),
            "backgroundImage": list(
                map(list, zip(GRADIENTS, measure("background-image", GRADIENTS)))
            ),
            "objectPosition": list(
                map(list, zip(POSITIONS, measure("object-position", POSITIONS)))
            ),
            "threeParts": list(
                map(list, zip(THREE_PARTS, measure("background-position", THREE_PARTS)))
            ),
        }
        names = f"Chromium {browser.version}, coloraide {coloraide.__version__}"
        lines = [f' "measured with": {json.dumps(names)}']
        for kind, rows in kinds.items():
            body = ",\n".join(f"  {json.dumps(row)}" for row in rows)
            lines.append(f' "{kind}": [\n{body}\n ]')
        path = pathlib.Path(__file__).with_name("chromium.json")
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
