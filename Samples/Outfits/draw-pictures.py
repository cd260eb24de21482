#!/usr/bin/env python3
"""Draws every picture under assets/.

    python3 -m pip install pillow numpy
    python3 draw-pictures.py              # all of them, about a minute
    python3 draw-pictures.py linen coat   # only those whose path holds one of the words

The garments, the fabrics and the light are in drawing/. Nothing is downloaded, and nothing is random
from run to run: each picture seeds its own generator with its name. Garments are outlines in units
of their own (x to the right, y down, the garment's middle at 0,0), filled with a fabric, shaded by a
light from the top left, and laid on a backdrop.
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from drawing.accessories import (
    boot,
    crossbody,
    hanger,
    loafer,
    necklace,
    pump,
    scarf,
    sneaker,
    straw_hat,
    sunglasses,
    tote,
)
from drawing.clothes import coat, denim_jacket, shirt, skirt, slip_dress, sweater, tea_dress, tee, trousers
from drawing.fabrics import cable, check, denim, floral, herringbone, knit, linen, plain, satin, stripes
from drawing.outlines import Place, ellipse, mirrored, path
from drawing.sheet import Sheet

ASSETS = Path(__file__).parent / "assets"


# MARK: Outfits


def linen_weekend():
    sheet = Sheet("linen", 1680, 2240, "#e9dcc8", "#dcc8ac")
    sheet.disc(1240, 560, 520, "#e3b48c", 0.55)
    straw_hat(sheet, Place(1270, 500, 3.3, 12), "#e6cf9f")
    trousers(sheet, Place(1150, 1430, 4.3, 5), "#b9775a", linen("#b9775a"), wide=16)
    shirt(sheet, Place(650, 810, 4.8, -7), "#f6f1e7", button="#c9b18c")
    tote(sheet, Place(390, 1800, 2.9, -8), "#d9b878")
    loafer(sheet, Place(650, 1800, 1.75, 14), "#8a5636")
    loafer(sheet, Place(800, 1830, 1.75, 26), "#8a5636")
    sunglasses(sheet, Place(1420, 960, 1.7, -14))
    sheet.window_light(0.16)
    return sheet


def city_camel():
    sheet = Sheet("camel", 1680, 2240, "#c3ced6", "#a5b4bf")
    sheet.arch(840, 180, 640, 2240, "#d7dfe4", 0.7)
    trousers(sheet, Place(1190, 1500, 4.1, 9), "#2f4059", denim("#34486a"), stitch="#c98f54")
    coat(
        sheet,
        Place(680, 960, 5.2, -4),
        "#c0925c",
        herringbone("#c0925c", 0.045),
        inside=knit("#f0e8da"),
        belt=True,
    )
    boot(sheet, Place(400, 2010, 1.9, -4), "#3b2b24")
    boot(sheet, Place(640, 2050, 1.9, 6), "#3b2b24")
    crossbody(sheet, Place(1330, 560, 2.3, 10), "#7a3427")
    sheet.window_light(0.14)
    return sheet


def evening_emerald():
    sheet = Sheet("emerald", 1680, 2240, "#e6bdb0", "#d09a8e")
    sheet.arch(900, 240, 560, 2240, "#f0d3c6", 0.75)
    slip_dress(sheet, Place(760, 1120, 5.7, 5), "#12654f")
    necklace(sheet, Place(1330, 560, 2.9, -12))
    crossbody(sheet, Place(1360, 1330, 2.4, -12), "#c9a24e", metal="#f0dfae", strap=False)
    pump(sheet, Place(1330, 1840, 2.3, -16), "#c9a24e")
    pump(sheet, Place(1370, 2020, 2.3, -6), "#c9a24e")
    sheet.window_light(0.16, lean=-0.3)
    return sheet


def double_denim():
    sheet = Sheet("denim", 1680, 2240, "#f2d680", "#e8bd58")
    sheet.disc(560, 1560, 560, "#f8e8b4", 0.8)
    tee(sheet, Place(1130, 600, 3.9, 12), "#f7f5ef")
    trousers(sheet, Place(1130, 1510, 4.3, -5), "#22324c", denim("#2b3f60", 0.22), stitch="#d9a25f")
    denim_jacket(sheet, Place(640, 830, 4.7, -6), "#6d90b6")
    sneaker(sheet, Place(440, 1720, 2.5, -10), "#f6f3ec", "#d8563c")
    sneaker(sheet, Place(520, 1990, 2.5, 4), "#f6f3ec", "#d8563c")
    sheet.window_light(0.13)
    return sheet


def sunday_knit():
    sheet = Sheet("knit", 1680, 2240, "#bcc6a8", "#9fae8b")
    sheet.disc(900, 760, 640, "#d0d8bf", 0.7)
    skirt(sheet, Place(1060, 1530, 5.0, 6), "#5a4636", check("#6b5a45", "#3f3a35", "#e0c795"))
    sweater(sheet, Place(680, 860, 4.9, -6), "#c4623a", cable("#c4623a"))
    scarf(sheet, Place(1380, 520, 2.2, 10), check("#e9ddc8", "#b9543a", "#3c5a4e", 30), "#e9ddc8")
    boot(sheet, Place(330, 1840, 2.1, -6), "#5b3a27")
    boot(sheet, Place(560, 1960, 2.1, 5), "#5b3a27")
    sheet.window_light(0.14)
    return sheet


def soft_tailoring():
    sheet = Sheet("tailoring", 1680, 2240, "#d5cbe0", "#b8aac9")
    sheet.arch(760, 200, 600, 2240, "#e5deec", 0.75)
    trousers(sheet, Place(1140, 1490, 4.4, 8), "#4a4956", herringbone("#51505e", 0.05), wide=10)
    tee(sheet, Place(1200, 600, 3.5, 14), "#efe7dc", stripes("#efe7dc", "#3a3d57", 13, 0.32))
    coat(
        sheet,
        Place(660, 930, 5.0, -5),
        "#51505e",
        herringbone("#51505e", 0.05),
        hem=96,
        inside=plain("#f4efe8"),
        button="#2c2b33",
        double=False,
    )
    loafer(sheet, Place(370, 1920, 1.9, -12), "#2b2526")
    loafer(sheet, Place(570, 1940, 1.9, 4), "#2b2526")
    sunglasses(sheet, Place(420, 1560, 1.8, -10), lens="#6a4a6a")
    sheet.window_light(0.14)
    return sheet


# MARK: Products


def stage(name, top, bottom, disc, width=1200, height=1600, zoom=1):
    sheet = Sheet(name, width, height, top, bottom, zoom)
    width, height = sheet.width, sheet.height
    sheet.arch(width * 0.5, height * 0.08, width * 0.41, height * 1.1, disc, 0.75)
    return sheet


def product(name, top, bottom, disc, draw, light=0.1):
    def picture():
        # 1680 × 2240: sharp across a tablet of 834 points at two pixels each.
        sheet = stage(name, top, bottom, disc, zoom=1.4)
        draw(sheet)
        sheet.window_light(light)
        return sheet

    return picture


def pair_of_sneakers(sheet):
    sneaker(sheet, Place(640, 640, 4.2, -14), "#f6f3ec", "#3f7d6e")
    sneaker(sheet, Place(560, 1050, 4.6, 2), "#f6f3ec", "#3f7d6e")


def pair_of_boots(sheet):
    boot(sheet, Place(690, 700, 4.2, 4), "#40302a")
    boot(sheet, Place(520, 960, 4.6, -3), "#40302a")


# MARK: The rail, the portrait, icons


def rail(sheet, y, scale, garments, gap):
    """A clothes rail across the sheet, with garments that hang close together."""
    sheet.lay(
        Place(0, y, 1),
        path(f"M-60,0 L{sheet.width + 60},0"),
        plain("#c9a15a"),
        stroke=16,
        lift=1,
        drape=0,
        round_=3,
    )
    start = sheet.width / 2 - gap * (len(garments) - 1) / 2
    for index, garment in enumerate(garments):
        place = Place(start + gap * index, y + 190 * scale, scale, (-2, 1.5, -1, 2)[index % 4])
        hanger(sheet, place, -190)
        garment(sheet, place)


def story():
    sheet = Sheet("story", 1242, 2208, "#2c3a46", "#6f5a55")
    sheet.disc(900, 560, 520, "#e9a06b", 0.75)
    sheet.disc(900, 560, 400, "#f3c08a", 0.55)
    sheet.tint(
        np.linspace(-1.4, 1, sheet.height, dtype=np.float32).clip(0, 1)[:, None]
        * np.ones((1, sheet.width), np.float32),
        "#1c1a1f",
        0.8,
    )
    rail(
        sheet,
        430,
        3.9,
        [
            lambda s, p: slip_dress(s, p, "#7c2f45", satin("#8a3550")),
            lambda s, p: coat(
                s, p, "#b98a58", herringbone("#b98a58", 0.04), belt=True, inside=knit("#efe6d6")
            ),
            lambda s, p: coat(
                s, p, "#44536a", herringbone("#44536a", 0.05), hem=96, inside=plain("#e9e2d6"), double=False
            ),
        ],
        375,
    )
    sheet.window_light(0.2)
    return sheet


def promotion():
    sheet = Sheet("promotion", 1680, 840, "#d9694c", "#c2502f")
    sheet.disc(1180, 430, 560, "#e98d63", 0.8)
    sheet.disc(1180, 430, 380, "#f2b183", 0.6)
    rail(
        sheet,
        60,
        2.15,
        [
            lambda s, p: shirt(s, p, "#f4ead8", stripes("#f4ead8", "#5a86a8", 9, 0.35, along=True)),
            lambda s, p: tea_dress(
                s, p, "#2f5d54", floral("#2f5d54", ["#f0c7a8", "#e98d63", "#f3e3c8"], "#f6d76b")
            ),
            lambda s, p: coat(s, p, "#e0c08e", plain("#e0c08e"), inside=plain("#7a5a3a")),
            lambda s, p: sweater(s, p, "#385170", knit("#3d5a80")),
        ],
        260,
    )
    shift = np.roll(sheet.pixels, 330, axis=1)
    shift[:, :330] = shift[:, 330:331]
    sheet.pixels = shift
    return sheet


def portrait():
    sheet = Sheet("portrait", 480, 480, "#f0c9a4", "#dd9f78")
    place = Place(240, 250, 1.5)
    sheet.disc(240, 240, 190, "#f7dfc3", 0.6)
    sheet.lay(
        place,
        mirrored("M0,-104 C52,-104 66,-60 64,-10 C64,40 78,60 72,92 L0,100"),
        plain("#3a2621"),
        drape=0.2,
        round_=2,
    )
    sheet.lay(place, mirrored("M0,40 L20,40 L22,86 L0,100"), plain("#b97f5d"), lift=0.2, drape=0)
    sheet.lay(
        place,
        mirrored("M0,92 L24,80 C70,88 100,110 108,170 L0,170"),
        stripes("#f3ecdf", "#2f4a63", 16, 0.4),
        round_=2,
    )
    sheet.lay(
        place,
        mirrored("M0,-76 C34,-76 44,-44 42,-14 C40,24 18,52 0,54"),
        plain("#cf9570"),
        lift=0.3,
        drape=0,
        round_=2.4,
    )
    sheet.lay(
        place,
        path(
            "M-46,6 C-52,-60 -20,-92 10,-90 C40,-88 54,-50 46,4 C42,-30 30,-48 4,-56 C-20,-50 -40,-30 -46,6 Z"
        ),
        plain("#3a2621"),
        lift=0.2,
        drape=0.2,
        round_=1.6,
    )
    for side in (1, -1):
        sheet.line(place, [path("M10,-12 Q18,-7 26,-12") * [side, 1]], "#3a2621", 2)
        sheet.line(place, [path("M9,-26 Q18,-32 28,-26") * [side, 1]], "#3a2621", 2.4)
    sheet.line(place, "M0,-8 Q-5,8 2,10", "#a56a4b", 1.8)
    sheet.line(place, "M-12,26 Q0,36 13,25", "#a8493f", 3)
    return sheet


def cut_out(draw, width, height):
    """A piece on nothing: RGBA, with a soft shadow that is black under an alpha of its own."""
    light, dark = Sheet("cut-out", width, height, "#ffffff", "#ffffff"), Sheet(
        "cut-out", width, height, "#000000", "#000000"
    )
    for sheet in (light, dark):
        draw(sheet)
    # Over white and over black the same paint differs by exactly what the backdrop shows through.
    alpha = np.clip(1 - (light.pixels - dark.pixels).mean(axis=2), 0, 1)
    rgb = np.clip(dark.pixels / np.maximum(alpha, 1 / 255)[..., None], 0, 1)
    pixels = np.concatenate([rgb, alpha[..., None]], axis=2)
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGBA")


ICONS = {
    "profile": [ellipse(48, 33, 15, 15), "M18,82 C20,56 76,56 78,82"],
    "search": [ellipse(42, 42, 25, 25), "M60,60 L80,80"],
    "heart": ["M48,80 C6,50 14,18 34,18 C42,18 48,26 48,30 C48,26 54,18 62,18 C82,18 90,50 48,80"],
    "share": ["M48,60 L48,14", "M32,28 L48,14 L64,28", "M26,44 L20,44 L20,82 L76,82 L76,44 L70,44"],
    "play": ["M32,20 L76,48 L32,76 L32,20 Z"],
    "close": ["M24,24 L72,72", "M72,24 L24,72"],
    "back": ["M58,20 L30,48 L58,76"],
    "forward": ["M38,20 L66,48 L38,76"],
    "lock": ["M24,44 L72,44 L72,82 L24,82 L24,44", "M34,44 C34,8 62,8 62,44"],
    "globe": [ellipse(48, 48, 33, 33), ellipse(48, 48, 14, 33), "M15,48 L81,48"],
    "home": ["M16,46 L48,18 L80,46", "M25,40 L25,80 L71,80 L71,40", "M40,80 L40,58 L56,58 L56,80"],
    "discover": [ellipse(48, 48, 34, 34), "M63,33 L55,55 L33,63 L41,41 L63,33 Z"],
    "bag": ["M24,32 L72,32 L78,82 L18,82 L24,32", "M34,42 L34,28 C34,10 62,10 62,28 L62,42"],
    "settings": [
        "M14,32 L46,32", ellipse(56, 32, 10, 10), "M66,32 L82,32",
        "M14,64 L30,64", ellipse(40, 64, 10, 10), "M50,64 L82,64",
    ],
    "filter": ["M16,28 L80,28", "M28,48 L68,48", "M40,68 L56,68"],
    "parcel": ["M16,32 L48,16 L80,32 L80,66 L48,82 L16,66 L16,32", "M16,32 L48,48 L80,32", "M48,48 L48,82"],
    "check": ["M22,50 L40,68 L76,30"],
}
FILLED = {"play"}


def icon(name, ink="#1d1b1a"):
    """96 × 96 with alpha; drawn at four times the size."""
    image = Image.new("L", (384, 384))
    draw = ImageDraw.Draw(image)
    for stroke in ICONS[name]:
        points = [(x * 4, y * 4) for x, y in (path(stroke) if isinstance(stroke, str) else stroke)]
        if name in FILLED:
            draw.polygon(points, fill=255)
        draw.line(points, fill=255, width=24, joint="curve")
        for x, y in points:
            draw.ellipse((x - 12, y - 12, x + 12, y + 12), fill=255)
    tinted_ = Image.new("RGBA", (96, 96), ink)
    tinted_.putalpha(image.resize((96, 96), Image.Resampling.LANCZOS))
    return tinted_


def toggle(on):
    """A switch of 51 × 31 points at three pixels a point."""
    image = Image.new("RGBA", (612, 372))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, 611, 371), 186, fill="#3f7d6e" if on else "#d9d3ca")
    x = 252 if on else 12
    draw.ellipse((x, 12, x + 347, 359), fill="#ffffff")
    return image.resize((153, 93), Image.Resampling.LANCZOS)


def swatches():
    """Four frames of a swatch card that turns through the season's fabrics."""
    frames = []
    for cloth in (
        knit("#c4623a", 9),
        denim("#3d5a86", 0),
        check("#e9ddc8", "#b9543a", "#3c5a4e", 40),
        linen("#dcc8ac", 0.3),
    ):
        sheet = Sheet("swatch", 120, 120, "#f4efe8", "#f4efe8")
        sheet.lay(Place(0, 0, 1), path("M16,16 L104,16 L104,104 L16,104 Z"), cloth, lift=0.4, drape=0.1)
        frames.append(sheet.finished(0).convert("P", palette=Image.Palette.ADAPTIVE, colors=64))
    return frames


# MARK: What is written where


PRODUCTS = {
    "coat": (
        "#d6c7b4",
        "#bda88f",
        "#e6dccd",
        lambda s: coat(
            s,
            Place(600, 800, 4.4),
            "#4d5a48",
            herringbone("#566450", 0.06),
            inside=plain("#2c3329"),
            button="#241f1a",
        ),
    ),
    "dress": (
        "#f0d9c4",
        "#e2b99c",
        "#f8eadb",
        lambda s: tea_dress(
            s,
            Place(600, 770, 4.3),
            "#2c3f66",
            floral("#2c3f66", ["#f2a48d", "#f6d3b8", "#e7796b"], "#f6d76b"),
        ),
    ),
    "trousers": (
        "#cfd8cc",
        "#aebcab",
        "#e0e6dd",
        lambda s: trousers(s, Place(600, 800, 4.4), "#cbb08a", linen("#cbb08a", 0.12), wide=18),
    ),
    "sneakers": ("#f3c9a9", "#e3a27c", "#f9dfca", pair_of_sneakers),
    "tote": ("#dfe3ea", "#c0c7d3", "#edf0f4", lambda s: tote(s, Place(600, 870, 5.2), "#d5b377")),
    "sweater": (
        "#e7d3d6",
        "#cfaeb4",
        "#f3e6e8",
        lambda s: sweater(s, Place(600, 810, 4.4), "#efe3cf", cable("#efe3cf")),
    ),
    "shirt": (
        "#c7d7df",
        "#a3bac6",
        "#dde8ed",
        lambda s: shirt(
            s, Place(600, 800, 4.4), "#f3f1ec", stripes("#f4f2ed", "#6c93b8", 9, 0.36, along=True)
        ),
    ),
    "boots": ("#d9cfc6", "#b9aa9d", "#e9e2db", pair_of_boots),
    "scarf": (
        "#c9c3da",
        "#a9a1c1",
        "#dfdbea",
        lambda s: scarf(s, Place(610, 730, 3.7), check("#e9ddc8", "#b9543a", "#3c5a4e", 30), "#e9ddc8"),
    ),
}
OUTFITS = {
    "linen": linen_weekend,
    "camel": city_camel,
    "emerald": evening_emerald,
    "denim": double_denim,
    "knit": sunday_knit,
    "tailoring": soft_tailoring,
}


def jpeg(picture):
    return lambda file: picture().finished().save(file, quality=80, optimize=True, progressive=True)


def turned_jpeg(picture):
    """Stored lying on its side, as a phone's camera does: EXIF orientation 6 says to turn it clockwise."""

    def save(file):
        exif = Image.Exif()
        exif[0x0112] = 6
        picture().finished().transpose(Image.Transpose.ROTATE_90).save(
            file, quality=80, optimize=True, exif=exif
        )

    return save


def writers():
    result = {f"outfits/{name}.jpg": jpeg(picture) for name, picture in OUTFITS.items()}
    for name, description in PRODUCTS.items():
        picture = product(name, *description)
        result[f"products/{name}.jpg"] = turned_jpeg(picture) if name == "scarf" else jpeg(picture)
    result["products/sneaker-cut-out.png"] = lambda file: cut_out(
        lambda s: sneaker(s, Place(380, 260, 3.2, -12), "#f6f3ec", "#3f7d6e"), 800, 560
    ).save(file, optimize=True)
    result["stories/first-cold-day.jpg"] = jpeg(story)
    result["promotions/rail.webp"] = lambda file: promotion().finished(0.006).save(file, quality=80, method=6)
    result["people/mila.jpg"] = jpeg(portrait)
    result["promotions/swatches.gif"] = lambda file: (
        lambda frames: frames[0].save(file, save_all=True, append_images=frames[1:], duration=900, loop=0)
    )(swatches())
    for name in ICONS:
        result[f"icons/{name}.png"] = lambda file, name=name: icon(name).save(file, optimize=True)
    for name in ("close", "lock"):
        result[f"icons/{name}-light.png"] = lambda file, name=name: icon(name, "#ffffff").save(
            file, optimize=True
        )
    for on in (True, False):
        result[f"controls/toggle-{str(on).lower()}.png"] = lambda file, on=on: toggle(on).save(
            file, optimize=True
        )
    return result


def main(words):
    for name, write in writers().items():
        if words and not any(word in name for word in words):
            continue
        file = ASSETS / name
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file)
        print(f"{file.stat().st_size / 1024:7.1f} KB  {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
