#!/usr/bin/env python3
"""Makes the tiny pictures of this folder with Pillow, and pictures.json with what Pillow says of them.

The expected sizes are those of the picture after `ImageOps.exif_transpose`.
"""

import json
import pathlib

from PIL import Image, ImageOps

FOLDER = pathlib.Path(__file__).resolve().parent
ORIENTATION = 0x0112


def picture(width, height, mode="RGB"):
    image = Image.new(mode, (width, height))
    image.putpixel((0, 0), 1 if mode in "1LP" else (255,) * len(image.getbands()))
    return image


def exif(orientation, big_endian=False):
    data = Image.Exif()
    data.endian = ">" if big_endian else "<"
    data[0x010E] = "a picture"
    data[ORIENTATION] = orientation
    return data


def main():
    frames = [picture(7, 5), ImageOps.flip(picture(7, 5))]
    animation = dict(save_all=True, append_images=frames[1:], duration=50)
    for orientation in range(1, 9):
        picture(6, 3).save(FOLDER / f"orientation-{orientation}.jpg", exif=exif(orientation))
    picture(6, 3).save(FOLDER / "big-endian.jpg", exif=exif(6, big_endian=True))
    picture(40, 25).save(FOLDER / "progressive.jpg", progressive=True, quality=30)
    picture(9, 4, "L").save(FOLDER / "grey.jpg", comment=b"\xff\xc0 in a comment")
    picture(11, 2).save(FOLDER / "plain.png")
    picture(300, 1, "1").save(FOLDER / "one-bit.png")
    picture(5, 4, "RGBA").save(FOLDER / "orientation-8.png", exif=exif(8))
    frames[0].save(FOLDER / "animated.png", **animation)
    picture(13, 8).save(FOLDER / "lossy.webp", quality=20)
    picture(13, 9).save(FOLDER / "lossless.webp", lossless=True)
    picture(13, 10, "RGBA").save(FOLDER / "alpha.webp", quality=20)
    picture(12, 7).save(FOLDER / "orientation-5.webp", exif=exif(5), quality=20)
    picture(12, 7).save(FOLDER / "orientation-3.webp", exif=exif(3), lossless=True)
    frames[0].save(FOLDER / "animated.webp", **animation)
    picture(17, 6, "P").save(FOLDER / "plain.gif")
    frames[0].save(FOLDER / "animated.gif", **animation)

    expected = {}
    for file in sorted(FOLDER.iterdir()):
        if file.suffix not in (".png", ".jpg", ".webp", ".gif"):
            continue
        with Image.open(file) as image:
            turned = ImageOps.exif_transpose(image)
            expected[file.name] = {
                "format": image.format.lower(), "width": turned.width, "height": turned.height,
            }
    text = json.dumps(expected, indent=2)
    (FOLDER / "pictures.json").write_text(text + "\n", encoding="utf-8")


main()
