#!/usr/bin/env python3
"""Writes what the text engine knows of characters as Swift source.

Properties are those of Unicode 17, read from the `regex` package; the line-break classes of
Unicode 15.0, which the conformance test of that version needs beside them, are read from Debian's
unicode-data.

    make_character_table.py            rewrites the Swift files
    make_character_table.py --check    exit status 1 when they are not what would be written

The numbers are written as bench/swift_tables.py says. Four lists follow one another:

    records   the distinct sets of properties: for each, the packed bits in four numbers of 16 bits
    blocks    pairs: which distinct block of 128 code points, how often it follows on itself
    lengths   runs of the distinct blocks, one block after the other: how many code points
    rows      for each run, which entry of `records` is its own

Records and blocks stand in the order of how often they are named, so that most take one character.
"""

import pathlib
import sys
from collections import Counter

import regex

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT  # noqa: E402
from bench.swift_tables import literal, number, write  # noqa: E402

FOLDER = ROOT / "Sources/Segue/Engines/Unicode/Characters"
TABLE = FOLDER / "CharacterTable+Data.swift"
COUNT = 0x110000
BLOCK = 128
REGEX_VERSION = "2026.5.9"

# The order of a list is the order of the cases in Swift; the first is what most code points have.
LINE_BREAK = (
    "XX AL AI SA SG ID EB EM CJ CM ZWJ SP BK CR LF NL ZW WJ GL CB B2 BA HH HY BB IN NS EX IS SY "
    "CL CP OP QU NU PO PR HL H2 H3 JL JV JT RI AK AP AS VI VF"
).split()
GRAPHEME = "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT".split()
CONJUNCT = "None Consonant Extend Linker".split()
JOINING = "U T D R L C".split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
SCRIPTS = (
    "other Zyyy Zinh Latn Grek Cyrl Armn Geor Copt Cher Hani Hira Kana Hang Bopo Yiii Hebr "
    "Arab Syrc Thaa Nkoo Samr Mand Mong Phag Adlm Rohg Mani Sogd Phlp Chrs Ougr Ethi "
    "Bass Aghb Elba Avst Goth Hung Ital Osge Wara Palm Merc Phli Prti Sgnw "
    "Mend Perm Pauc Glag "
    "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh "
    "Thai Laoo Khmr Mymr Tibt Java Bali Sund Cham Lana Tavt Talu Tale Limb Tglg Bugi "
    "Mtei Cakm Newa Kthi Brah Sylo "
    "Tfng Buhd Hano Tagb Khar Kali Lepc Rjng Saur Batk Shrd Takr Gran Khoj "
    "Sind Mahj Modi Hmng Sidd Tirh Ahom Mult Bhks Marc Gonm Soyo Zanb Dogr "
    "Gong Maka Medf Sogo Elym Nand Hmnp Wcho Diak Kits Yezi Plrd Egyp Dupl "
    "Cpmn Tnsa Toto Vith Kawi Nagm"
).split()
FLAGS = [
    r"[\p{Mn}\p{Me}]", r"[\p{Mn}\p{Mc}]", r"\p{Default_Ignorable_Code_Point}",
    r"[\p{ea=W}\p{ea=F}]", r"\p{ea=H}", r"\p{Emoji}", r"\p{Emoji_Presentation}",
    r"\p{Extended_Pictographic}", r"\p{Pi}", r"\p{Pf}", r"\p{Cn}", r"[\p{L}\p{N}]", r"\p{Nd}",
]

# Beside spaces, where a justified line grows in Chromium: measured in version 156, each between two
# letters, with `text-align-last: justify`.
JUSTIFIED = """
2C7 2CA-2CB 2D9 2020-2021 2030 203B-203C 2042 2047-2049 2051 2100 2103 2105 2109-210A 2113
2116 2121 212B 213B 2150-2152 2156-215A 2160-216B 2170-217B 217F 2189 2194-2195 2307 2312
231A-231B 23BE-23CC 23CE 23E9-23EC 23F0 23F3 2423 2460-2492 249C-24FF 25A0-25A2 25AA-25AB
25B1-25B3 25B6-25B7 25BC-25BD 25C0-25C1 25C6-25C7 25C9 25CB-25CC 25CE-25D3 25E2-25E6 25EF
25FD-25FE 2600-2603 2605-2606 260E 2614-2617 261D 2620 2640 2642 2648-2653 2660-266F
2672-267D 267F 2693 2695-2696 26A0-26A1 26A7 26AA-26AB 26BD-26BE 26C4-26C5 26CE 26D3-26D4
26EA 26F2-26F3 26F5 26F9-26FA 26FD 2705 2708 270A-270D 2713 271A 2728 273F-2740 2744 274C
274E 2753-2757 2763-2764 2776-277F 2795-2797 27A1 27B0 27BF 2B1A-2B1C 2B50 2B55 2E80-2FDF
2FF0-3029 3031-3098 309B-312F 3190-31EF 3200-9FFF F860-F862 F900-FAFF FE10-FE12 FE19
FE30-FE6F FF00-FF0C FF0E-FF1A FF1D FF1F-FF9D FFA1-FFEF 16FE0-16FE3 16FE5-16FEF 16FF2-18AFF
1B000-1B12F 1B170-1B2FF 1F004 1F0CF 1F100 1F110-1F129 1F130-1F149 1F150-1F169 1F170-1F189
1F18E 1F191-1F19A 1F1E6-1F3FA 1F400-1F6FF 1F7E0-1F7EB 1F7F0 1F900-1F9FF 1FA70-1FA7C
1FA80-1FA8A 1FA8E-1FAC6 1FAC8-1FADC 1FADF-1FAEA 1FAEF-1FAF8 20000-2FFFF
"""
FLAGS.append(
    "[" + "".join(
        "-".join(f"\\U{int(point, 16):08X}" for point in word.split("-"))
        for word in JUSTIFIED.split()) + "]")

# Name, width in bits, values. Bits from the lowest up.
FIELDS = [("lb", 6, LINE_BREAK), ("lb15", 6, LINE_BREAK), ("gcb", 4, GRAPHEME),
          ("InCB", 2, CONJUNCT), ("jt", 3, JOINING), ("bc", 5, BIDI), ("sc", 8, SCRIPTS)]


def runs_of(pattern, everything):
    for match in regex.finditer(f"(?:{pattern})+", everything):
        yield match.span()


def old_line_break(folder):
    """Classes of Unicode 15.0; the file's head gives the defaults of what it does not list."""
    classes = ["XX"] * COUNT
    lines = (folder / "LineBreak.txt").read_text(encoding="utf-8").splitlines()
    if not lines[0].startswith("# LineBreak-15.0"):
        sys.exit("LineBreak.txt is not that of Unicode 15.0")
    for start, end in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD),
                       (0x30000, 0x3FFFD), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]:
        classes[start:end + 1] = ["ID"] * (end + 1 - start)
    classes[0x20A0:0x20D0] = ["PR"] * 0x30
    for line in lines:
        line = line.split("#")[0].strip()
        if line:
            points, value = line.split(";")
            first, _, last = points.partition("..")
            first, last = int(first, 16), int(last or first, 16)
            classes[first:last + 1] = [value] * (last + 1 - first)
    return classes


def records(folder):
    everything = "".join(map(chr, range(COUNT)))
    rows = [0] * COUNT
    shift = 0
    for name, width, values in FIELDS:
        assert len(values) <= 1 << width
        if name == "lb15":
            index = {value: i for i, value in enumerate(values)}
            for point, value in enumerate(old_line_break(folder)):
                rows[point] |= index[value] << shift
        else:
            for i, value in enumerate(values):
                if i:
                    for start, end in runs_of(rf"\p{{{name}={value}}}", everything):
                        for point in range(start, end):
                            rows[point] |= i << shift
        shift += width
    for pattern in FLAGS:
        for start, end in runs_of(pattern, everything):
            for point in range(start, end):
                rows[point] |= 1 << shift
        shift += 1
    assert shift <= 64
    return rows


def generate(folder):
    if regex.__version__ != REGEX_VERSION:
        sys.exit(f"regex is {regex.__version__}, not {REGEX_VERSION}, whose properties are known")
    rows = records(folder)
    blocks = [tuple(rows[i : i + BLOCK]) for i in range(0, COUNT, BLOCK)]
    used = Counter(blocks)
    distinct = sorted(used, key=lambda block: (-used[block], blocks.index(block)))
    block_index = {block: i for i, block in enumerate(distinct)}

    runs = []
    for block in distinct:
        start = 0
        for i in range(1, BLOCK + 1):
            if i == BLOCK or block[i] != block[start]:
                runs.append((block[start], i - start))
                start = i
    count = Counter(record for record, _ in runs)
    entries = sorted(count, key=lambda record: (-count[record], record))
    index = {record: i for i, record in enumerate(entries)}

    stage, start = [], 0
    for i in range(1, len(blocks) + 1):
        if i == len(blocks) or blocks[i] != blocks[start]:
            stage.append(number(block_index[blocks[start]]) + number(i - start))
            start = i

    out = [
        "// Generated by Tests/Unicode/make_character_table.py: do not edit, run the script again.",
        "//",
        "// Properties of Unicode 17, and the line-break classes of Unicode 15.0 beside them.",
        "",
        "extension CharacterTable {",
        f"  static let recordCount = {len(entries)}",
        f"  static let blockCount = {len(distinct)}",
        "",
    ]
    packed = "".join(number(r >> shift & 0xFFFF) for r in entries for shift in (0, 16, 32, 48))
    literal("records", "Distinct sets of properties, four numbers each.", packed, out)
    literal("blocks", "Which block of 128 code points, and how often on end.", "".join(stage), out)
    literal("lengths", "Code points of the runs of the blocks.", "".join(number(n) for _, n in runs), out)
    literal("rows", "The record of each run.", "".join(number(index[r]) for r, _ in runs), out)
    out[-1] = "}"
    print(f"{len(entries)} records, {len(distinct)} blocks, {len(runs)} runs", file=sys.stderr)
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    write(TABLE, generate, "--data", pathlib.Path("/usr/share/unicode"))
