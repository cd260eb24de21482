"""Shoes, bags and what goes with the clothes: each is laid on a sheet at a place."""

import numpy as np

from .fabrics import leather, plain, rib, shade, straw
from .outlines import ellipse, mirrored, path


def sneaker(sheet, place, base, accent, sole="#f3efe8"):
    sheet.lay(
        place,
        path("M-92,32 C-98,48 -94,58 -80,58 L86,58 C102,58 108,46 100,32 Z"),
        plain(sole),
        drape=0.02,
        round_=0.8,
    )
    sheet.line(place, "M-92,46 L102,46", shade(sole, 0.8), 1)
    sheet.lay(
        place,
        path("M-62,-36 C-54,-58 -36,-74 -20,-70 L-2,-40 L-40,-30 Z"),
        plain(shade(base, 0.8)),
        lift=0.2,
        drape=0.03,
    )
    upper = path(
        "M-90,38 C-97,6 -98,-26 -93,-44 C-90,-54 -82,-54 -78,-46 C-68,-38 -56,-36 -44,-46 L-26,-62 C-12,-56 -6,-48 2,-40 C20,-22 40,-10 62,-4 C88,2 103,18 101,38 Z"
    )
    sheet.lay(place, upper, leather(base), lift=0.3, drape=0.06, round_=1.3)
    sheet.lay(
        place,
        path("M56,-6 C88,0 103,18 101,38 L50,38 C62,24 64,8 56,-6 Z"),
        plain(shade(base, 0.93)),
        lift=0.1,
        drape=0.02,
        round_=0.8,
    )
    sheet.lay(
        place,
        path(
            "M-90,38 C-97,6 -98,-26 -93,-44 C-90,-54 -82,-54 -78,-46 C-74,-42 -70,-41 -64,-40 C-68,-14 -66,12 -58,38 Z"
        ),
        leather(accent),
        lift=0.1,
        drape=0.02,
        round_=0.7,
    )
    sheet.lay(
        place,
        path("M-46,36 C-30,26 -10,0 4,-30 L18,-18 C6,8 -6,26 -16,37 Z"),
        leather(accent),
        lift=0.08,
        drape=0.02,
        round_=0.5,
    )
    for index in range(5):
        x, y = -17 + index * 13, -50 + index * 10
        sheet.lay(
            place,
            path(f"M{x - 9},{y + 13} L{x + 6},{y - 3}"),
            plain("#fbf9f4"),
            stroke=3.6,
            lift=0.12,
            drape=0,
            round_=0.4,
        )


def boot(sheet, place, base):
    sheet.lay(
        place,
        path("M-64,46 L97,44 C99,54 97,58 92,58 L-18,60 L-21,78 L-62,78 Z"),
        plain(shade(base, 0.45)),
        drape=0,
        round_=0.6,
    )
    upper = path(
        "M-58,-112 Q-26,-118 8,-112 C4,-70 8,-34 20,-14 C42,2 80,6 94,28 C99,40 98,46 96,50 L-63,50 C-71,4 -56,-60 -58,-112 Z"
    )
    folds = [
        ("M22,-8 C10,4 -10,10 -30,8", 3, -0.2),
        ("M30,4 C60,8 80,20 90,36", 4, 0.3),
        ("M-52,-90 C-56,-50 -58,-10 -58,30", 4, 0.16),
    ]
    sheet.lay(place, upper, leather(base), lift=0.4, folds=folds, round_=1.6)
    sheet.lay(
        place,
        path("M-36,-106 L-8,-106 C-12,-70 -10,-40 -18,-22 C-28,-40 -36,-70 -36,-106 Z"),
        rib(shade(base, 0.6), 3),
        lift=0.08,
        drape=0,
        round_=0.5,
    )
    sheet.lay(
        place,
        path("M-54,-112 C-56,-126 -44,-126 -44,-112"),
        leather(base),
        stroke=3,
        lift=0.1,
        drape=0,
        round_=0.3,
    )


def pump(sheet, place, base):
    sheet.lay(
        place,
        path("M-64,16 C-60,36 -66,60 -68,78 L-75,78 C-76,40 -84,12 -82,-14 Z"),
        leather(shade(base, 0.85)),
        drape=0,
    )
    sheet.lay(
        place,
        path("M-80,-26 C-70,-42 -54,-30 -42,-12 C-26,8 10,18 50,9 L66,16 L40,40 L-10,36 L-60,8 Z"),
        plain(shade(base, 0.5)),
        lift=0.2,
        drape=0,
    )
    upper = path(
        "M-82,-14 C-82,-26 -76,-30 -70,-28 C-62,-8 -40,18 -8,28 C16,34 30,26 48,16 C72,10 98,26 105,40 C92,48 44,48 12,44 C-20,38 -48,22 -62,14 Z"
    )
    sheet.lay(
        place, upper, leather(base), lift=0.3, round_=1.2, folds=[("M-72,-16 C-56,12 -20,32 20,38", 3, 0.24)]
    )


def loafer(sheet, place, base):
    outline = mirrored("M0,-96 C26,-96 36,-66 34,-34 C31,-4 26,28 28,60 C28,86 17,94 0,94")
    sheet.lay(place, outline * 1.05, plain(shade(base, 0.4)), drape=0)
    sheet.lay(
        place, outline, leather(base), lift=0.2, round_=1.5, folds=[("M-12,-70 C-6,-84 8,-84 14,-68", 4, 0.3)]
    )
    sheet.lay(
        place,
        mirrored("M0,-6 C14,-6 20,2 21,18 C18,40 20,56 19,66 C18,80 10,84 0,84"),
        plain(shade(base, 0.3)),
        lift=0,
        drape=0,
        round_=0.8,
    )
    sheet.lay(
        place,
        mirrored("M0,26 C10,26 15,40 15,60 C15,74 8,79 0,79"),
        plain("#c9a67c"),
        lift=0,
        drape=0,
        round_=0.8,
    )
    sheet.lay(
        place,
        path("M-34,-36 C-14,-28 14,-28 34,-36 L31,-12 C14,-6 -14,-6 -31,-12 Z"),
        leather(base),
        lift=0.2,
        drape=0,
        round_=0.7,
    )
    sheet.lay(
        place, path("M-10,-27 L10,-27 L10,-16 L-10,-16 Z"), plain("#d8b45e"), lift=0.12, drape=0, round_=0.4
    )


def tote(sheet, place, base, cloth=None, trim="#8a5a3a"):
    handles = "M-36,-40 C-36,-130 36,-130 36,-40"
    sheet.lay(
        place.moved(4, -8), path(handles), leather(shade(trim, 0.8)), stroke=7, lift=0.5, drape=0, round_=0.5
    )
    body = path(
        "M-72,-48 L72,-48 C78,0 84,40 86,82 Q84,92 74,93 Q0,98 -74,93 Q-84,92 -86,82 C-84,40 -78,0 -72,-48 Z"
    )
    sheet.lay(
        place,
        body,
        cloth or straw(base, radial=False),
        round_=1.6,
        folds=[("M-60,70 C-20,84 20,84 62,70", 6, -0.14)],
    )
    sheet.lay(
        place, path("M-73,-52 L73,-52 L75,-36 L-75,-36 Z"), leather(trim), lift=0.15, drape=0.02, round_=0.6
    )
    sheet.lay(
        place,
        path("M-40,-34 L-40,-46 C-40,-126 40,-126 40,-46 L40,-34"),
        leather(trim),
        stroke=7,
        lift=0.3,
        drape=0,
        round_=0.5,
    )
    for x in (-40, 40):
        sheet.lay(
            place,
            path(f"M{x - 7},-40 L{x + 7},-40 L{x + 7},-18 L{x},-10 L{x - 7},-18 Z"),
            leather(trim),
            lift=0.12,
            drape=0,
            round_=0.5,
        )
        sheet.buttons(place, [(x, -26)], "#d8b45e", 2.6)


def crossbody(sheet, place, base, metal="#d8b45e", strap=True):
    if strap:
        sheet.lay(
            place,
            path("M-60,-34 C-110,-150 70,-190 62,-34"),
            leather(shade(base, 0.9)),
            stroke=5,
            drape=0,
            round_=0.4,
        )
    body = path(
        "M-58,-46 L58,-46 Q68,-46 69,-36 L72,42 Q72,58 56,58 L-56,58 Q-72,58 -72,42 L-69,-36 Q-68,-46 -58,-46 Z"
    )
    sheet.lay(place, body, leather(base), round_=1.8)
    sheet.lay(
        place,
        path(
            "M-60,-50 L60,-50 Q70,-50 70,-38 L64,6 Q58,22 40,22 L-40,22 Q-58,22 -64,6 L-70,-38 Q-70,-50 -60,-50 Z"
        ),
        leather(base),
        lift=0.35,
        round_=1.4,
    )
    sheet.line(
        place,
        "M-64,-36 L-58,4 Q-53,16 -38,16 L38,16 Q53,16 58,4 L64,-36",
        shade(base, 0.7),
        0.7,
        dash=2.4,
        alpha=0.8,
    )
    sheet.lay(
        place,
        path("M-9,12 L9,12 Q12,12 12,15 L12,29 Q12,32 9,32 L-9,32 Q-12,32 -12,29 L-12,15 Q-12,12 -9,12 Z"),
        plain(metal),
        lift=0.15,
        drape=0,
        round_=0.6,
    )


def straw_hat(sheet, place, base, band="#2f2a28"):
    sheet.lay(place, ellipse(0, 0, 104, 98), straw(base), round_=1.4, lift=1.3)
    sheet.lay(place, ellipse(0, -3, 57, 53), plain(band), lift=0.7, drape=0, round_=0.6)
    sheet.lay(
        place,
        ellipse(-1, -7, 52, 48),
        straw(shade(base, 1.04)),
        lift=0.2,
        round_=2.4,
        folds=[("M-26,-20 C-10,-4 10,-4 28,-18", 7, -0.22)],
    )


def sunglasses(sheet, place, frame="#2a2320", lens="#4b3a2f"):
    for side in (1, -1):
        sheet.lay(
            place,
            path("M66,-14 C80,-24 84,-40 70,-58") * [side, 1],
            plain(frame),
            stroke=4,
            lift=0.4,
            drape=0,
            round_=0.3,
        )
        glass = path("M12,-14 C26,-24 54,-24 66,-14 C70,8 60,28 40,28 C20,28 10,10 12,-14 Z") * [side, 1]
        sheet.lay(
            place,
            glass,
            plain(lens),
            lift=0.4,
            drape=0,
            round_=1,
            folds=[([path("M24,8 L46,-16") * [side, 1]], 3, 0.7)],
        )
        sheet.lay(
            place, np.concatenate([glass, glass[:1]]), plain(frame), stroke=5, lift=0.1, drape=0, round_=0.4
        )
    sheet.lay(
        place, path("M-13,-10 C-6,-18 6,-18 13,-10"), plain(frame), stroke=5, lift=0.2, drape=0, round_=0.4
    )


def scarf(sheet, place, cloth, ink):
    def tail(spot, length):
        fringe = [path(f"M{x},{length - 2} L{x + 1.5},{length + 20}") for x in range(-34, 36, 5)]
        sheet.lay(spot, fringe, plain(ink), stroke=2, lift=0.15, drape=0, round_=0.2)
        folds = [
            (f"M-12,-60 C-16,0 -8,60 -14,{length}", 3, -0.2),
            (f"M14,-60 C10,0 18,60 12,{length}", 3, -0.18),
            (f"M2,-60 L0,{length}", 3, 0.1),
        ]
        sheet.lay(
            spot,
            path(f"M-30,-80 L30,-80 C36,0 34,60 38,{length} L-38,{length} C-34,60 -36,0 -30,-80 Z"),
            cloth,
            folds=folds,
            round_=1.4,
        )

    tail(place.moved(26, 40, -12), 110)
    tail(place.moved(-22, 50, 9), 130)
    loop = np.concatenate([ellipse(0, -66, 78, 52), ellipse(0, -76, 40, 20)[::-1]])
    folds = [
        ([ellipse(0, -71, 58, 36)], 3, -0.24),
        ([ellipse(0, -69, 68, 44)], 2, 0.1),
        ([ellipse(0, -74, 48, 27)], 3, 0.1),
    ]
    sheet.lay(place, loop, cloth, folds=folds, round_=1.8)
    sheet.lay(
        place,
        path("M-34,-34 Q0,-46 34,-34 Q42,-14 30,4 Q0,12 -30,4 Q-42,-14 -34,-34 Z"),
        cloth,
        lift=0.6,
        round_=1.6,
        folds=[("M-16,-34 C-10,-14 -12,-4 -14,4", 3, -0.2), ("M12,-36 C16,-16 12,-4 14,4", 3, -0.2)],
    )


def necklace(sheet, place, metal="#d8b45e", drop="#1f6b57"):
    chain = ellipse(0, 0, 46, 70, -60, 240)
    sheet.lay(
        place, [ellipse(x, y, 2.6, 2.6) for x, y in chain[::2]], plain(metal), lift=0.25, drape=0, round_=0.3
    )
    sheet.lay(
        place,
        path("M0,66 C12,84 12,98 0,102 C-12,98 -12,84 0,66 Z"),
        plain(drop),
        lift=0.3,
        drape=0,
        round_=0.9,
    )


def hanger(sheet, place, top):
    """On a hanger whose hook reaches up to a rail `top` units above the garment's middle."""
    sheet.lay(
        place,
        path(f"M0,-146 L0,{top + 14} C0,{top - 6} 14,{top - 4} 12,{top + 8}"),
        plain("#b9bcc0"),
        stroke=2.4,
        lift=0.3,
        drape=0,
        round_=0.3,
    )
    sheet.lay(
        place,
        path("M-66,-116 C-30,-132 -14,-140 0,-146 C14,-140 30,-132 66,-116"),
        plain("#b08256"),
        stroke=6,
        lift=0.3,
        drape=0,
        round_=0.5,
    )
