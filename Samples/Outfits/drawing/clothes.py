"""Clothes: each is laid on a sheet at a place."""

from .fabrics import denim, knit, linen, plain, rib, satin, shade
from .outlines import ellipse, mirrored, path


def shirt(sheet, place, base, cloth=None, button="#f4efe6", pocket=True):
    cloth = cloth or linen(base)
    seam = shade(base, 0.72)
    for side in (1, -1):
        sleeve = path(
            "M60,-112 C80,-108 92,-96 98,-78 C110,-30 120,20 126,64 L97,72 C88,30 78,-8 60,-40 Z"
        ) * [side, 1]
        cuff = path("M94,60 L125,52 L129,78 L98,87 Z") * [side, 1]
        crease = path("M84,-70 C92,-30 100,10 108,56") * [side, 1]
        sheet.lay(place, sleeve, cloth, folds=[([crease], 3, -0.22), ([crease + [6 * side, 0]], 3, 0.12)])
        sheet.lay(place, cuff, cloth, lift=0.15, drape=0.03, round_=0.6)
        sheet.line(place, [path("M98,66 L127,58") * [side, 1]], seam, 0.5, dash=2, alpha=0.6)
    sheet.lay(
        place,
        path("M-24,-128 Q0,-142 24,-128 L20,-96 L-20,-96 Z"),
        plain(shade(base, 0.66)),
        lift=0.2,
        drape=0,
    )
    body = mirrored(
        "M0,-88 L22,-128 C42,-124 62,-116 76,-106 C72,-84 68,-66 67,-46 C64,0 66,60 69,116 Q52,132 30,126 Q12,121 0,121"
    )
    folds = [
        ("M50,-40 C44,0 50,50 46,110", 4, -0.16),
        ("M-46,-50 C-40,10 -50,60 -44,112", 4, -0.16),
        ("M28,20 C24,60 30,90 26,118", 4, 0.1),
        ("M-60,-70 C-44,-60 -34,-50 -24,-30", 4, -0.12),
    ]
    sheet.lay(place, body, cloth, folds=folds)
    if pocket:
        sheet.lay(
            place, path("M18,-52 L48,-52 L48,-20 L33,-11 L18,-20 Z"), cloth, lift=0.08, drape=0.02, round_=0.4
        )
    sheet.line(place, "M-6,-80 L-6,120", seam, 0.5, alpha=0.45)
    sheet.line(place, "M6,-80 L6,121", seam, 0.6, alpha=0.7)
    sheet.buttons(place, [(0, y) for y in (-70, -38, -6, 26, 58, 90)], button)
    for side in (1, -1):
        collar = path("M0,-86 L-1,-92 L19,-134 C28,-131 34,-126 38,-120 L27,-78 Z") * [side, 1]
        sheet.lay(place, collar, cloth, lift=0.2, drape=0.03, round_=0.6)


def tee(sheet, place, base, cloth=None):
    cloth = cloth or plain(base)
    for side in (1, -1):
        sleeve = path("M58,-112 C84,-106 98,-88 112,-58 L80,-40 L60,-60 Z") * [side, 1]
        sheet.lay(place, sleeve, cloth)
        sheet.line(place, [path("M108,-64 L77,-46") * [side, 1]], shade(base, 0.75), 0.5, alpha=0.6)
    sheet.lay(
        place,
        mirrored("M0,-123 Q16,-123 28,-127 C26,-112 18,-97 0,-97"),
        plain(shade(base, 0.8)),
        lift=0.2,
        drape=0,
    )
    body = mirrored(
        "M0,-98 C18,-98 26,-112 28,-127 C48,-122 64,-116 76,-106 L67,-52 C64,0 66,60 68,112 Q34,119 0,118"
    )
    sheet.lay(
        place,
        body,
        cloth,
        folds=[("M44,-40 C36,10 46,60 40,108", 4, -0.14), ("M-40,-30 C-46,20 -36,70 -42,110", 4, -0.14)],
    )
    sheet.line(
        place,
        [mirrored("M0,-94 C20,-94 30,-110 32,-125")[:25], mirrored("M0,-94 C20,-94 30,-110 32,-125")[25:]],
        shade(base, 0.8),
        0.6,
        alpha=0.7,
    )


def sweater(sheet, place, base, cloth=None, roll=True):
    cloth, band = cloth or knit(base), rib(shade(base, 0.96))
    for side in (1, -1):
        sleeve = path(
            "M56,-110 C82,-106 96,-90 102,-68 C114,-20 122,30 124,70 L90,74 C86,30 78,-6 58,-30 Z"
        ) * [side, 1]
        crease = path("M82,-70 C92,-20 98,20 104,64") * [side, 1]
        sheet.lay(place, sleeve, cloth, folds=[([crease], 4, -0.18)], round_=1.5)
        sheet.lay(
            place,
            path("M91,66 L123,62 C126,74 126,86 124,94 L94,96 C90,86 90,76 91,66 Z") * [side, 1],
            band,
            lift=0.2,
            round_=0.8,
        )
    body = mirrored(
        "M0,-112 L26,-124 C50,-120 66,-114 78,-102 C72,-80 70,-60 70,-40 C68,10 70,60 72,100 L0,104"
    )
    folds = [("M50,-20 C44,20 54,60 48,98", 5, -0.14), ("M-48,-30 C-56,10 -44,60 -50,98", 5, -0.14)]
    sheet.lay(place, body, cloth, folds=folds, round_=1.6)
    sheet.lay(place, mirrored("M0,94 L71,90 C74,104 73,114 70,122 L0,126"), band, lift=0.2, round_=0.9)
    if roll:
        sheet.lay(
            place,
            mirrored("M0,-146 C14,-146 26,-144 30,-138 C33,-126 32,-116 29,-108 C20,-102 8,-100 0,-100"),
            band,
            lift=0.3,
            round_=1,
        )
        sheet.lay(place, ellipse(0, -139, 22, 6), plain(shade(base, 0.45)), lift=0, drape=0, round_=0.5)
    else:
        sheet.lay(
            place,
            mirrored("M0,-130 C16,-130 26,-128 32,-126 C28,-108 16,-99 0,-99"),
            band,
            lift=0.2,
            round_=0.8,
        )
        sheet.lay(
            place,
            mirrored("M0,-128 C12,-128 20,-127 24,-125 C21,-113 12,-107 0,-107"),
            plain(shade(base, 0.5)),
            lift=0,
            drape=0,
        )


def coat(sheet, place, base, cloth=None, hem=156, inside=None, button="#3a2c22", belt=False, double=True):
    cloth, seam = cloth or plain(base), shade(base, 0.66)
    for side in (1, -1):
        sleeve = path(
            "M58,-132 C82,-126 94,-110 98,-88 C108,-30 114,20 116,66 L84,72 C80,20 74,-20 60,-52 Z"
        ) * [side, 1]
        crease = path("M82,-80 C90,-30 94,10 98,60") * [side, 1]
        sheet.lay(
            place, sleeve, cloth, folds=[([crease], 4, -0.2), ([crease + [9 * side, 0]], 3, 0.1)], round_=1.3
        )
        sheet.line(place, [path("M83,52 L115,46") * [side, 1]], seam, 0.6, alpha=0.6)
    sheet.lay(
        place,
        path("M-26,-146 Q0,-156 26,-146 L34,-90 L0,-20 L-34,-90 Z"),
        inside or plain(shade(base, 0.5)),
        lift=0.2,
    )
    flare = 0.1 * (hem - 60)
    half = f"M0,-22 L26,-146 C48,-142 64,-136 76,-126 C72,-100 69,-76 68,-56 C63,-20 63,0 65,20 L{72 + flare},{hem - 6} Q{36},{hem + 4} 0,{hem}"
    folds = [
        (f"M44,20 C46,60 52,{hem - 50} 56,{hem - 8}", 5, -0.17),
        (f"M-46,20 C-46,60 -52,{hem - 50} -58,{hem - 8}", 5, -0.17),
        (f"M24,40 C26,80 28,{hem - 40} 30,{hem - 6}", 5, 0.08),
        ("M58,-60 C48,-40 44,-20 42,0", 4, -0.14),
    ]
    sheet.lay(place, mirrored(half), cloth, folds=folds, round_=1.3)
    sheet.line(place, f"M10,-14 L10,{hem - 2}" if double else f"M3,-18 L3,{hem - 2}", seam, 0.8, alpha=0.8)
    for side in (1, -1):
        pocket = path("M30,48 L58,42 L60,54 L32,60 Z") * [side, 1]
        sheet.lay(place, pocket, cloth, lift=0.14, drape=0.02, round_=0.5)
        lapel = path("M0,-16 L0,-26 L27,-120 L44,-116 L56,-92 L44,-84 L49,-74 C36,-48 18,-28 0,-16 Z") * [
            side,
            1,
        ]
        sheet.lay(place, lapel, cloth, lift=0.28, drape=0.04, round_=0.9)
        collar = path(
            "M18,-152 C30,-152 42,-142 48,-126 L58,-94 L44,-86 L27,-118 C24,-130 20,-142 18,-152 Z"
        ) * [side, 1]
        sheet.lay(place, collar, cloth, lift=0.24, drape=0.04, round_=0.9)
    rows = [y for y in (0, 34, 68) if y < hem - 30]
    sheet.buttons(place, [(x, y) for y in rows for x in ((-20, 20) if double else (-3,))], button, 3.4)
    if belt:
        sheet.lay(place, path("M-67,6 L67,6 L67,20 L-67,20 Z"), cloth, lift=0.25, drape=0.03, round_=0.7)
        sheet.lay(place, path("M-2,8 L14,10 L26,64 L10,66 Z"), cloth, lift=0.25, drape=0.03, round_=0.7)
        sheet.lay(place, path("M-10,2 L12,2 L12,24 L-10,24 Z"), cloth, lift=0.25, drape=0.03, round_=0.9)


def denim_jacket(sheet, place, base):
    cloth, stitch = denim(base), "#d9a25f"
    shirt(sheet, place, base, cloth, button="#b98b55", pocket=False)
    sheet.lay(place, mirrored("M0,104 L70,102 L71,122 L0,124"), cloth, lift=0.2, round_=0.7)
    for side in (1, -1):
        flap = path("M18,-50 L52,-50 L52,-36 L35,-27 L18,-36 Z") * [side, 1]
        sheet.lay(place, flap, cloth, lift=0.16, drape=0.02, round_=0.5)
        for line in (
            "M20,-48 L50,-48 L50,-37 L35,-29.5 L20,-37 Z",
            "M14,-56 L70,-58",
            "M24,-24 L34,102",
            "M48,-26 L46,102",
            "M2,108 L69,106",
        ):
            sheet.line(place, [path(line) * [side, 1]], stitch, 0.7, dash=2, alpha=0.85)
    sheet.buttons(place, [(35, -34), (-35, -34)], "#b98b55")


def trousers(sheet, place, base, cloth=None, wide=0, stitch=None, hem=152):
    cloth, seam = cloth or plain(base), shade(base, 0.64)
    outline = mirrored(
        f"M0,-150 L43,-150 C49,-120 55,-92 57,-62 C60,0 {60 + wide},80 {61 + wide},{hem} "
        f"Q{38 + wide / 2},{hem + 5} {15 - wide / 3},{hem} C{13 - wide / 4},80 8,10 0,-46"
    )
    folds = []
    for side in (1, -1):
        folds += [
            ([path(f"M32,-110 C36,-40 {36 + wide / 2},60 {38 + wide / 2},{hem - 2}") * [side, 1]], 1.6, 0.16),
            ([path(f"M36,-110 C41,-40 {42 + wide / 2},60 {45 + wide / 2},{hem - 2}") * [side, 1]], 4, -0.18),
            ([path("M4,-60 C16,-64 28,-60 40,-52") * [side, 1]], 3, -0.16),
            ([path(f"M14,-20 C18,40 {20 - wide / 4},90 {22 - wide / 4},{hem}") * [side, 1]], 4, -0.12),
        ]
    sheet.lay(place, outline, cloth, folds=folds, round_=1.2)
    sheet.lay(
        place, path("M-44,-153 L44,-153 L46,-137 L-46,-137 Z"), cloth, lift=0.14, drape=0.02, round_=0.6
    )
    ink, dash = (stitch, 2.0) if stitch else (seam, 0)
    for line in (
        "M28,-137 C32,-124 40,-114 52,-110",
        "M-28,-137 C-32,-124 -40,-114 -52,-110",
        "M0,-137 L0,-52",
        "M9,-137 C10,-110 8,-90 0,-80",
    ):
        sheet.line(place, line, ink, 0.7, dash=dash, alpha=0.8)
    if stitch:
        for x in (-36, -16, 16, 36):
            sheet.lay(
                place,
                path(f"M{x - 2.5},-156 L{x + 2.5},-156 L{x + 2.5},-134 L{x - 2.5},-134 Z"),
                cloth,
                lift=0.1,
                drape=0,
                round_=0.4,
            )
    sheet.buttons(place, [(0, -145)], stitch or shade(base, 0.5), 2.8)


def skirt(sheet, place, base, cloth=None):
    cloth = cloth or plain(base)
    folds = []
    for x in (-30, -18, -6, 6, 18, 30):
        folds += [(f"M{x},-84 L{x * 2.5},106", 2, -0.26), (f"M{x - 3},-84 L{x * 2.5 - 6},106", 2.4, 0.12)]
    outline = mirrored(
        "M0,-98 L38,-98 C46,-60 70,40 84,100 Q74,112 62,106 Q50,116 38,109 Q26,118 14,111 Q6,114 0,112"
    )
    sheet.lay(place, outline, cloth, folds=folds, round_=1.1)
    sheet.lay(place, path("M-39,-102 L39,-102 L41,-86 L-41,-86 Z"), cloth, lift=0.16, drape=0.02, round_=0.6)


def slip_dress(sheet, place, base, cloth=None):
    cloth = cloth or satin(base)
    for x in (1, -1):
        sheet.lay(
            place,
            path("M31,-100 C30,-120 26,-140 18,-158") * [x, 1],
            plain(shade(base, 0.85)),
            stroke=2.2,
            lift=0.2,
            drape=0,
        )
    outline = mirrored(
        "M0,-78 Q14,-96 30,-106 L35,-104 C37,-84 42,-70 44,-58 C40,-34 36,-14 38,4 C50,60 72,120 90,168 "
        "Q68,184 46,176 Q22,190 0,182"
    )
    folds = [
        ("M8,-10 C12,50 34,110 44,174", 4, -0.24),
        ("M-10,-10 C-14,50 -30,110 -40,176", 4, -0.24),
        ("M26,0 C38,60 56,120 68,174", 4, 0.18),
        ("M-28,6 C-38,60 -60,120 -70,172", 4, -0.2),
        ("M0,10 C0,70 4,120 6,178", 5, 0.16),
        ("M-22,-84 C-10,-66 4,-60 16,-62", 3, -0.18),
        ("M36,-56 C24,-40 10,-36 -6,-34", 3, -0.14),
    ]
    sheet.lay(place, outline, cloth, folds=folds, round_=1.3, drape=0.14)


def tea_dress(sheet, place, base, cloth):
    for side in (1, -1):
        sleeve = path("M44,-122 C66,-124 84,-108 92,-74 C86,-62 72,-56 60,-58 L48,-76 Z") * [side, 1]
        folds = [([path("M56,-110 C66,-96 72,-80 76,-62") * [side, 1]], 2.4, -0.2)]
        sheet.lay(place, sleeve, cloth, folds=folds, round_=1.3)
        sheet.lay(
            place,
            path("M59,-63 C70,-60 84,-66 92,-79 L95,-72 C86,-58 72,-52 60,-53 Z") * [side, 1],
            cloth,
            lift=0.12,
            round_=0.5,
        )
    sheet.lay(place, path("M-24,-126 Q0,-134 24,-126 L0,-70 Z"), plain(shade(base, 0.5)), lift=0.2, drape=0)
    outline = mirrored(
        "M0,-72 L25,-128 C40,-126 52,-122 60,-116 C54,-92 54,-76 54,-64 C46,-40 40,-24 38,-10 L38,-4 "
        "C54,50 80,110 100,162 Q84,178 66,168 Q50,184 32,174 Q16,186 0,177"
    )
    folds = []
    for x, light in ((-28, -0.2), (-16, 0.12), (-6, -0.2), (6, 0.12), (16, -0.2), (28, 0.1)):
        folds.append((f"M{x},2 C{x * 1.5},60 {x * 2},110 {x * 2.6},170", 3.4, light))
    sheet.lay(place, outline, cloth, folds=folds, round_=1.2)
    sheet.lay(
        place,
        mirrored("M0,-14 L38,-14 L39,-2 L0,-1"),
        plain(shade(base, 0.8)),
        lift=0.14,
        drape=0.02,
        round_=0.6,
    )
    sheet.buttons(place, [(0, y) for y in (-60, -44, -28)], "#f3e7d3", 2.2)
