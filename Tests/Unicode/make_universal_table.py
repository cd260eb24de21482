#!/usr/bin/env python3
"""Writes the categories of the Universal Shaping Engine as Swift source.

    make_universal_table.py            rewrites the Swift file
    make_universal_table.py --check    exit status 1 when it is not what would be written

They are derived from IndicSyllabicCategory.txt, IndicPositionalCategory.txt and UnicodeData.txt of
Debian's unicode-data as Microsoft's "Creating and supporting OpenType fonts for the Universal Shaping
Engine" says, with its lists of characters that differ from Unicode, and those that HarfBuzz's
behaviour shows. Characters are written as runs of one category: how far the run starts behind the
one before, its length, and the category's number.
"""

import pathlib
import sys

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT  # noqa: E402
from bench.swift_tables import literal, number, write  # noqa: E402
from make_indic_table import read  # noqa: E402

TABLE = ROOT / "Sources/Segue/Engines/Fonts/Glyphs/Characters/UniversalCategory+Data.swift"

# In the order of the Swift enumeration.
CATEGORIES = (
    "other base baseNumber baseOther ignorable subjoined halant numberHalant nonJoiner wordJoiner repha "
    "stacked stacker sakot killer halantOrModifier hieroglyph hieroglyphJoiner hieroglyphModifier "
    "hieroglyphMirror segmentBegin segmentEnd "
    "consonantAbove consonantBelow "
    "medialAbove medialBelow medialAfter medialBefore "
    "vowelAbove vowelBelow vowelAfter vowelBefore "
    "modifierAbove modifierBelow modifierAfter modifierBefore "
    "finalAbove finalBelow finalAfter finalModifierAbove finalModifierBelow finalModifierAfter "
    "symbolAbove symbolBelow"
).split()

# What differs from Unicode's syllabic categories, or has none there.
SYLLABIC = """
193A AA29 10A0D                                     Bindu
0800-0815 0840-0858 0F00-0F01 0F04-0F06 1800 1807   Consonant
180A 1820-1878 19C1-19C7 25CC 2D30-2D67 2D6F        Consonant
10570-1057A 1057C-1058A 1058C-10592 10594-10595     Consonant
10597-105A1 105A3-105B1 105B3-105B9 105BB-105BC     Consonant
10AC0-10AC7 10AC9-10AE4 10D00-10D23 10D4A-10D65     Consonant
10D6F 10D70-10D85 10E80-10EA9 10EB0-10EB1           Consonant
10F30-10F45 10F70-10F81 111DA 16B00-16B2F           Consonant
16F00-16F4A 16FE4 18B00-18CD5 18CFF 1BC00-1BC6A     Consonant
1BC70-1BC7C 1BC80-1BC88 1BC90-1BC99 1E100-1E12C     Consonant
1E137-1E13D 1E14E 1E14F 1E290-1E2AD 1E2C0-1E2EB     Consonant
1E4D0-1E4EB 1E5D0-1E5ED 1E5F0 1E900-1E943 1E94B     Consonant
0F7F                                                Consonant_Dead
11A3A                                               Consonant_With_Stacker
11A3B-11A3E                                         Consonant_Subjoined
1C36                                                Syllable_Modifier
1880-1884                                           Consonant_Placeholder
11134 10D27                                         Gemination_Mark
FE00-FE0F 16F50                                     Modifying_Letter
0859-085B 0F39 0F71 1885-1886 18A9                  Nukta
10AE5-10AE6 10F82-10F85 16F4F 1BC9D-1BC9E           Nukta
1E944-1E94A                                         Nukta
10D30-10D39 10F51-10F54 16AC0-16AC9 1E140-1E149     Number
1E2F0-1E2F9 1E4F0-1E4F9 1E5F1-1E5FA 1E950-1E959     Number
07EB-07F3 07FD 0F86-0F87 1A7B-1A7C 1A7F 1CED        Tone_Mark
10D24-10D26 10F46-10F50 16B30-16B36 16F8F-16F92     Tone_Mark
1E130-1E136 1E2AE 1E2EC-1E2EF                       Tone_Mark
1CE2-1CE8 1CF8-1CF9                                 Cantillation_Mark
2D7F                                                Virama
1BF2-1BF3                                           Reordering_Killer
1B6B-1B73                                           Symbol_Modifier
AAB1 AABA AABD                                      Vowel_Independent
0B55 0F18-0F19 0F3E-0F3F 10D69-10D6D 10EAB-10EAC    Vowel_Dependent
16F51-16F87 1E4EC-1E4EF 1E5EE-1E5EF                 Vowel_Dependent
19C8-19C9                                           Tone_Letter
13000-1342F 1343C-1343F 13441-13446 13460-143FA     Hieroglyph
13430-13436 13439-1343B                             Hieroglyph_Joiner
13437                                               Hieroglyph_Segment_Begin
13438                                               Hieroglyph_Segment_End
13440                                               Hieroglyph_Mirror
13447-13455                                         Hieroglyph_Modifier
"""
POSITIONAL = """
0F72 0F7A-0F7D 0F80 A9BF 10A38 11127-11129 1112D    Bottom
11130                                               Bottom
0859-085B 18A9 10AE5 10AE6 10F46-10F50 10F82-10F85  Bottom
16F4F 16F51-16F87 16F8F-16F92 1E5EE-1E5EF           Bottom
1C29 103C 1171E                                     Left
A9BE 10A0C 11942                                    Right
0F74 1A18 AA35 AAB4 1112A-1112B 11131-11132 1E4EC-1E4EF  Top
07EB-07F3 07FD 1885-1886 1B6C 1CF8-1CF9 10D24-10D27 Top
10D69-10D6D 10EAB-10EAC 16B30-16B36 1E130-1E136     Top
1E2AE 1E2EC-1E2EF 1E944-1E94A A926-A92A 11302-11303 114C1 Top
1BC9D-1BC9E                                         Overstruck
"""

PLACES = {
    "medial": {"Above": ["Top"], "Below": ["Bottom", "Bottom_And_Left", "Bottom_And_Right"],
               "After": ["Right"], "Before": ["Left", "Top_And_Bottom_And_Left"]},
    "consonant": {"Above": ["Top"], "Below": ["Bottom", "Overstruck"]},
    "vowel": {"Above": ["Top", "Top_And_Bottom", "Top_And_Bottom_And_Right", "Top_And_Right"],
              "Below": ["Bottom", "Overstruck", "Bottom_And_Right"], "After": ["Right"],
              "Before": ["Left", "Top_And_Left", "Top_And_Left_And_Right", "Left_And_Right"]},
    "modifier": {"Above": ["Top"], "Below": ["Bottom", "Overstruck"], "After": ["Right"], "Before": ["Left"]},
    "final": {"Above": ["Top"], "Below": ["Bottom"], "After": ["Right"]},
    "finalModifier": {"Above": ["Top"], "Below": ["Bottom"], "After": ["Not_Applicable"]},
    "symbol": {"Above": ["Top"], "Below": ["Bottom"]},
}
KINDS = {
    "Brahmi_Joining_Number": "baseNumber", "Consonant_Placeholder": "baseOther", "Joiner": "ignorable",
    "Consonant_Succeeding_Repha": "final", "Syllable_Modifier": "finalModifier",
    "Consonant_Initial_Postfixed": "medial", "Nukta": "consonant", "Gemination_Mark": "consonant",
    "Consonant_Killer": "consonant", "Consonant_With_Stacker": "stacked", "Virama": "halant",
    "Number_Joiner": "numberHalant", "Hieroglyph": "hieroglyph", "Hieroglyph_Joiner": "hieroglyphJoiner",
    "Hieroglyph_Mirror": "hieroglyphMirror", "Hieroglyph_Modifier": "hieroglyphModifier",
    "Hieroglyph_Segment_Begin": "segmentBegin", "Hieroglyph_Segment_End": "segmentEnd",
    "Invisible_Stacker": "stacker", "Reordering_Killer": "killer", "Non_Joiner": "nonJoiner", "Consonant_Preceding_Repha": "repha",
    "Consonant_Prefixed": "repha", "Pure_Killer": "vowel", "Tone_Mark": "modifier",
    "Cantillation_Mark": "modifier", "Register_Shifter": "modifier", "Visarga": "modifier",
    "Number": "base", "Consonant": "base", "Consonant_Head_Letter": "base", "Tone_Letter": "base",
    "Vowel_Independent": "base",
}
# Signs here, and bases where they are letters.
SIGNS = {
    "Avagraha": "base", "Bindu": "modifier", "Consonant_Final": "final", "Consonant_Medial": "medial",
    "Consonant_Subjoined": "subjoined", "Vowel": "vowel", "Vowel_Dependent": "vowel",
}


def listed(text):
    values = {}
    for line in text.strip().splitlines():
        *ranges, value = line.split()
        for span in ranges:
            first, _, last = span.partition("-")
            for point in range(int(first, 16), int(last or first, 16) + 1):
                values[point] = value
    return values


def general_categories(path):
    values = {}
    first = 0
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        point = int(fields[0], 16)
        if fields[1].endswith("First>"):
            first = point
        start = first if fields[1].endswith("Last>") else point
        for index in range(start, point + 1):
            values[index] = fields[2]
    return values


def kind(point, syllabic, general, is_ignorable):
    if point == 0x0DCA:
        return "halantOrModifier"
    if point == 0x1A60:
        return "sakot"
    if 0x1B6B <= point <= 0x1B73:
        return "symbol"
    if point in (0x2015, 0x2022, 0x25FB, 0x25FC, 0x25FD, 0x25FE):
        return "baseOther"
    if is_ignorable and general in ("Mn", "Mc", "Me"):
        return "ignorable"
    if syllabic in SIGNS:
        return "base" if general == "Lo" else SIGNS[syllabic] if syllabic != "Avagraha" else "other"
    if syllabic in KINDS:
        return KINDS[syllabic]
    return "wordJoiner" if is_ignorable and syllabic == "Other" else "other"


def generate(folder):
    syllabic = read(folder / "IndicSyllabicCategory.txt") | listed(SYLLABIC)
    positional = read(folder / "IndicPositionalCategory.txt") | listed(POSITIONAL)
    general = general_categories(folder / "UnicodeData.txt")
    derived = {}
    for line in (folder / "DerivedCoreProperties.txt").read_text(encoding="utf-8").splitlines():
        points, _, value = line.split("#")[0].partition(";")
        if value.strip() == "Default_Ignorable_Code_Point":
            first, _, last = points.strip().partition("..")
            derived |= dict.fromkeys(range(int(first, 16), int(last or first, 16) + 1), True)
    runs = []
    for point in sorted(set(syllabic) | set(derived) | {0x2015, 0x2022, *range(0x25FB, 0x25FF)}):
        # Unassigned planes are ignorable too.
        if point > 0x1FFFF and point not in general:
            continue
        name = kind(point, syllabic.get(point, "Other"), general.get(point, "Cn"), point in derived)
        place = positional.get(point, "Not_Applicable")
        if name in PLACES:
            name += next(key for key, values in PLACES[name].items() if place in values)
        if name == "other":
            continue
        value = CATEGORIES.index(name)
        if runs and runs[-1][0] + runs[-1][1] == point and runs[-1][2] == value:
            runs[-1][1] += 1
        else:
            runs.append([point, 1, value])
    text = ""
    end = 0
    for point, count, value in runs:
        text += number(point - end) + number(count) + number(value)
        end = point + count
    print(f"{len(runs)} runs", file=sys.stderr)
    out = [
        "// Generated by Tests/Unicode/make_universal_table.py: do not edit, run the script again.", "",
        "extension UniversalCategory {",
    ]
    literal("table", "Runs of characters of one category.", text, out)
    out[-1] = "}"
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    write(TABLE, generate, "--data", pathlib.Path("/usr/share/unicode"))
