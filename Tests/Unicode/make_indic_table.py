#!/usr/bin/env python3
"""Writes the categories and positions of Indic, Khmer and Myanmar characters as Swift source.

    make_indic_table.py            rewrites the Swift file
    make_indic_table.py --check    exit status 1 when it is not what would be written

They come from IndicSyllabicCategory.txt and IndicPositionalCategory.txt of Debian's unicode-data,
with the places of matras that Microsoft's "Developing OpenType Fonts" gives for each script, and
the differences from Unicode that HarfBuzz's behaviour shows. Two characters stand for each of some
blocks: its category and its position, "A" for the first.
"""

import pathlib
import sys

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT  # noqa: E402
from bench.swift_tables import literal, write  # noqa: E402

TABLE = ROOT / "Sources/Segue/Engines/Fonts/Glyphs/Characters/IndicCharacter+Data.swift"
BLOCKS = [(0x0900, 0x0D7F), (0x1CD0, 0x1CFF), (0xA8E0, 0xA8FF), (0x1000, 0x109F), (0x1780, 0x17FF),
          (0xA9E0, 0xA9FF), (0xAA60, 0xAA7F)]

# In the order of the Swift enumerations.
CATEGORIES = "other consonant ra vowel nukta halant nonJoiner joiner matra postMatra modifier accent".split() + [
    "placeholder", "dottedCircle", "registerShifter", "repha", "medial", "symbol", "stacker",
    # Of Khmer and Myanmar.
    "vowelAbove", "vowelBelow", "vowelBefore", "vowelAfter",
    # Of Khmer: robat and register shifters, and the signs that follow vowels in two groups.
    "robat", "sign", "lastSign",
    # Of Myanmar.
    "asat", "medialYa", "medialRa", "medialWa", "medialHa", "medialLa", "tone", "variationSelector"]
POSITIONS = ("start reph preMatra preConsonant base afterMain above beforeSub below afterSub beforePost post "
             "afterPost modifier end").split()

SYLLABIC = {
    "Avagraha": "symbol", "Bindu": "modifier", "Brahmi_Joining_Number": "placeholder",
    "Cantillation_Mark": "accent", "Consonant": "consonant", "Consonant_Dead": "consonant",
    "Consonant_Final": "medial", "Consonant_Head_Letter": "consonant",
    "Consonant_Initial_Postfixed": "consonant", "Consonant_Killer": "matra", "Consonant_Medial": "medial",
    "Consonant_Placeholder": "placeholder", "Consonant_Preceding_Repha": "repha",
    "Consonant_Subjoined": "medial", "Consonant_Succeeding_Repha": "medial",
    "Consonant_With_Stacker": "stacker", "Gemination_Mark": "modifier", "Invisible_Stacker": "halant",
    "Joiner": "joiner", "Non_Joiner": "nonJoiner", "Nukta": "nukta", "Number": "placeholder",
    "Number_Joiner": "placeholder", "Pure_Killer": "matra", "Register_Shifter": "registerShifter",
    "Syllable_Modifier": "modifier", "Tone_Mark": "nukta", "Virama": "halant", "Visarga": "modifier",
    "Vowel": "vowel", "Vowel_Dependent": "matra", "Vowel_Independent": "vowel",
}
SIDES = {
    "Left": "left", "Visual_Order_Left": "left", "Top": "top", "Top_And_Left": "top", "Bottom": "bottom",
    "Top_And_Bottom": "bottom", "Top_And_Bottom_And_Left": "bottom", "Overstruck": "afterMain",
}

OVERRIDES = {point: "ra" for point in (
    0x930, 0x9B0, 0x9F0, 0xA30, 0xAB0, 0xB30, 0xBB0, 0xC30, 0xCB0, 0xD30)}
OVERRIDES |= {point: "modifier" for point in (0x953, 0x954)}
OVERRIDES |= {point: "consonant" for point in (0xA72, 0xA73, 0x1CF5, 0x1CF6)}
OVERRIDES |= {point: "accent" for point in (*range(0x1CE2, 0x1CE9), 0x1CED)}
OVERRIDES |= {point: "symbol" for point in (
    *range(0xA8F2, 0xA8F8), *range(0x1CE9, 0x1CED), *range(0x1CEE, 0x1CF2))}
OVERRIDES |= {point: "nukta" for point in (0xAFB, 0xB55)}
OVERRIDES |= {point: "placeholder" for point in (0x9FC, 0xC80, 0xD04)}
OVERRIDES |= {0xA40: "postMatra", 0xA51: "matra"}

# Khmer and Myanmar, from Microsoft's pages on the two scripts, as HarfBuzz takes them.
OVERRIDES |= {0x179A: "ra", 0x17C9: "robat", 0x17CA: "robat", 0x17CC: "robat", 0x17D9: "placeholder"}
OVERRIDES |= {point: "sign" for point in (0x17C6, 0x17CB, *range(0x17CD, 0x17D2))}
OVERRIDES |= {point: "lastSign" for point in (0x17C7, 0x17C8, 0x17D3, 0x17DD)}
OVERRIDES |= {point: "ra" for point in (0x1004, 0x101B, 0x105A)}
OVERRIDES |= {0x1032: "accent", 0x1036: "accent", 0x103A: "asat", 0x103B: "medialYa", 0x103C: "medialRa",
              0x103D: "medialWa", 0x103E: "medialHa", 0x105E: "medialYa", 0x105F: "medialYa",
              0x1060: "medialLa", 0x1082: "medialWa", 0x104A: "placeholder", 0x104B: "placeholder",
              0x104E: "consonant", 0xAA74: "consonant", 0xAA75: "consonant", 0xAA76: "consonant"}
OVERRIDES |= {point: "tone" for point in (0x1063, 0x1064, *range(0x1069, 0x106E), 0xAA7B)}
OVERRIDES |= {point: "modifier" for point in (0x1038, *range(0x1087, 0x108E), 0x108F, *range(0x109A, 0x109D))}
VOWELS = {
    "Left": "vowelBefore", "Visual_Order_Left": "vowelBefore", "Top": "vowelAbove",
    "Top_And_Left": "vowelAbove", "Bottom": "vowelBelow", "Top_And_Bottom": "vowelBelow",
}

# Where matras on the right, above and below go, of each block of 128 characters from U+0900.
MATRAS = {
    "right": ["afterSub"] + ["afterPost"] * 5 + ["", ""] + ["afterPost"],
    "top": ["afterSub", "afterSub", "afterPost", "afterSub", "afterMain", "afterSub", "beforeSub", "beforeSub",
            "afterSub"],
    "bottom": ["afterSub", "afterSub", "afterPost", "afterPost", "afterSub", "afterPost", "beforeSub",
               "beforeSub", "afterPost"],
}


def read(path):
    values = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            points, value = (part.strip() for part in line.split(";"))
            first, _, last = points.partition("..")
            for point in range(int(first, 16), int(last or first, 16) + 1):
                values[point] = value
    return values


def matra_position(point, side):
    if side == "left":
        return "preMatra"
    block = (point - 0x900) >> 7
    if not 0 <= block < 9 or side == "afterMain":
        return "afterMain" if side == "afterMain" else "afterSub"
    if side == "right" and block == 6:
        return "beforeSub" if point <= 0xC42 else "afterSub"
    if side == "right" and block == 7:
        return "beforeSub" if point < 0xCC3 or point > 0xCD6 else "afterSub"
    return MATRAS[side][block]


def generate(folder):
    syllabic = read(folder / "IndicSyllabicCategory.txt")
    positional = read(folder / "IndicPositionalCategory.txt")
    text = ""
    for first, last in BLOCKS:
        for point in range(first, last + 1):
            category = OVERRIDES.get(point) or SYLLABIC.get(syllabic.get(point), "other")
            position = "end"
            if first in (0x1000, 0x1780, 0xA9E0, 0xAA60):
                if category in ("matra", "postMatra"):
                    category = VOWELS.get(positional.get(point), "vowelAfter")
            elif category in ("consonant", "stacker", "ra", "medial", "vowel", "placeholder", "dottedCircle"):
                position = "base"
            elif category in ("matra", "postMatra"):
                position = matra_position(point, SIDES.get(positional.get(point), "right"))
            elif category in ("modifier", "accent", "symbol"):
                position = "modifier"
            position = {0xA51: "below", 0xB01: "beforeSub"}.get(point, position)
            text += chr(65 + CATEGORIES.index(category)) + chr(65 + POSITIONS.index(position))
    out = [
        "// Generated by Tests/Unicode/make_indic_table.py: do not edit, run the script again.", "",
        "extension IndicCharacter {",
    ]
    literal("table", "Category and position of the characters of some blocks.", text, out)
    out[-1] = "}"
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    write(TABLE, generate, "--data", pathlib.Path("/usr/share/unicode"))
