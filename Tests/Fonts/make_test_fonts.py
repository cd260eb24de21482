#!/usr/bin/env python3
"""Writes the small fonts that the tests read, and the facts that fonttools reads back from them.

The fonts are this project's own: every glyph is a box, and their numbers are chosen so that no two
tables say the same. All of them are a few hundred bytes, so that they are committed as they are.

    make_test_fonts.py            rewrites the fonts and facts.json
    make_test_fonts.py --check    exit status 1 when a file is not what would be written
"""

import argparse
import io
import json
import sys

sys.path.append(sys.path[0] + "/..")

from fontTools.designspaceLib import AxisDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib import builder

from bench.repository import ROOT, write_or_check_files
from read_with_fonttools import facts

OUTPUT = ROOT / "Tests/SegueTests/Fonts/Fixtures"
GLYPHS = [".notdef", "space", "A", "B", "eacute", "grin"]
ADVANCES = [500, 260, 640, 610, 555, 1000]
CHARACTERS = {0x20: "space", 0xA0: "space", 0x41: "A", 0x42: "B", 0xE9: "eacute"}


def box(pen, width):
    pen.moveTo((20, 0))
    pen.lineTo((20, 700))
    pen.lineTo((width - 20, 700))
    pen.lineTo((width - 20, 0))
    pen.closePath()


def start(is_true_type, family="Brand", weight=400, italic=False, characters=CHARACTERS, advances=ADVANCES,
          upem=1000, os2=None, hhea=(800, -200, 90)):
    font = FontBuilder(upem, isTTF=is_true_type)
    font.font["head"].created = font.font["head"].modified = 0x7C259DC1
    font.setupGlyphOrder(GLYPHS)
    font.setupCharacterMap(characters)
    if is_true_type:
        glyphs = {}
        for name, advance in zip(GLYPHS, advances):
            pen = TTGlyphPen(None)
            if name != "space":
                box(pen, advance)
            glyphs[name] = pen.glyph()
        font.setupGlyf(glyphs)
    else:
        strings = {}
        for name, advance in zip(GLYPHS, advances):
            pen = T2CharStringPen(advance, None)
            if name != "space":
                box(pen, advance)
            strings[name] = pen.getCharString()
        font.setupCFF(family, {"FullName": family}, strings, {})
    font.setupHorizontalMetrics({name: (advance, 20) for name, advance in zip(GLYPHS, advances)})
    font.setupHorizontalHeader(ascent=hhea[0], descent=hhea[1], lineGap=hhea[2])
    font.setupNameTable({"familyName": family, "styleName": "Regular"})
    font.setupOS2(**dict(dict(
        version=4, usWeightClass=weight, fsSelection=1 if italic else 0x40, sTypoAscender=750,
        sTypoDescender=-250, sTypoLineGap=120, usWinAscent=930, usWinDescent=310), **(os2 or {})))
    if italic:
        font.font["head"].macStyle = 2
    font.setupPost(keepGlyphNames=False)
    return font


def bytes_of(font):
    out = io.BytesIO()
    font.recalcTimestamp = False
    font.save(out)
    return out.getvalue()


def encodings(font, subtables):
    cmap = newTable("cmap")
    cmap.tableVersion = 0
    cmap.tables = []
    for platform, encoding, form, characters in subtables:
        table = CmapSubtable.newSubtable(form)
        table.platformID, table.platEncID, table.language = platform, encoding, 0
        table.cmap = characters
        cmap.tables.append(table)
    font["cmap"] = cmap


def variable(with_map):
    font = start(True)
    axis = AxisDescriptor()
    axis.tag, axis.name, axis.minimum, axis.default, axis.maximum = "wght", "Weight", 200, 400, 800
    width = AxisDescriptor()
    width.tag, width.name, width.minimum, width.default, width.maximum = "wdth", "Width", 50, 100, 100
    font.setupFvar([width, axis], [])
    avar = font.font["avar"] = newTable("avar")
    avar.segments = {
        "wdth": {-1.0: -1.0, 0.0: 0.0, 1.0: 1.0},
        "wght": {-1.0: -1.0, -0.5: -0.7, 0.0: 0.0, 0.25: 0.5, 1.0: 1.0},
    }
    # Light, bold, in between, and one that is seen only where the width is not the default.
    supports = [
        {"wght": (-1.0, -1.0, 0.0)}, {"wght": (0.0, 1.0, 1.0)}, {"wght": (0.0, 0.6, 1.0)},
        {"wdth": (-1.0, -1.0, 0.0)}, {"wdth": (-1.0, -1.0, 0.0), "wght": (0.0, 1.0, 1.0)},
    ]
    rows = [[-11, 40, 3, -90, 7], [-5, 20, -9, -60, 2], [-31, 95, 13, -130, 5], [-28, 81, 0, -120, 5],
            [-300, 333, -17, -110, 5], [0, 0, 0, -300, 0]]
    regions = builder.buildVarRegionList(supports, ["wdth", "wght"])
    first = builder.buildVarData([0, 1, 2, 3, 4], rows[:4] if with_map else rows, optimize=False)
    store = builder.buildVarStore(regions, [first])
    hvar = font.font["HVAR"] = newTable("HVAR")
    table = hvar.table = otTables.HVAR()
    table.Version = 0x00010000
    table.VarStore = store
    table.AdvWidthMap = table.LsbMap = table.RsbMap = None
    if with_map:
        second = builder.buildVarData([1, 0], [[333, -300], [0, 0]], optimize=False)
        store.VarData.append(second)
        store.VarDataCount = 2
        # Glyphs out of order; the last entry also stands for the glyph behind it.
        table.AdvWidthMap = builder.buildVarIdxMap([3, 1, 2, 0, 1 << 16, (1 << 16) + 1], GLYPHS)
    # The same in the glyphs, which is where fonttools finds advances without HVAR.
    font.setupGvar({name: [] for name in GLYPHS})
    return font.font


def fonts():
    made = {}
    made["Regular.ttf"] = bytes_of(start(True).font)
    made["Italic.ttf"] = bytes_of(start(True, italic=True, weight=600).font)
    made["Outlines.otf"] = bytes_of(start(False, upem=2048, os2={"fsSelection": 0xC0}).font)
    made["Windows.ttf"] = bytes_of(
        start(True, hhea=(0, 0, 0), os2={"sTypoAscender": 0, "sTypoDescender": 0}).font)
    made["Typographic.ttf"] = bytes_of(start(True, hhea=(0, 0, 40), os2={"sTypoLineGap": -30}).font)
    font = start(True).font
    wide = {**CHARACTERS, 0x1F600: "grin"}
    del wide[0x42]
    encodings(font, [(0, 3, 4, {0x41: "B"}), (3, 1, 4, CHARACTERS), (3, 10, 12, wide)])
    made["AllPlanes.ttf"] = bytes_of(font)
    font = start(True).font
    encodings(font, [(3, 0, 4, {0xF041: "A", 0xF042: "grin", 0xF120: "B"})])
    made["Symbol.ttf"] = bytes_of(font)
    # Glyphs in no order, so that a segment needs its list of glyphs.
    font = start(True).font
    encodings(font, [(3, 1, 4, {0x61: "B", 0x62: "A", 0x63: "grin", 0x64: "space", 0xFFFD: "A"})])
    made["Shuffled.ttf"] = bytes_of(font)
    made["Variable.ttf"] = bytes_of(variable(with_map=False))
    made["VariableMap.ttf"] = bytes_of(variable(with_map=True))
    collection = TTCollection()
    for family, weight, italic, advances in [
        ("First", 400, False, ADVANCES), ("Second", 400, True, [a + 1 for a in ADVANCES]),
        ("Second", 700, False, [a + 2 for a in ADVANCES]), ("Second", 300, False, [a + 3 for a in ADVANCES]),
    ]:
        font = start(True, family, weight, italic, advances=advances).font
        collection.fonts.append(TTFont(io.BytesIO(bytes_of(font))))
    out = io.BytesIO()
    for font in collection.fonts:
        font.recalcTimestamp = False
    collection.save(out)
    made["Collection.ttc"] = out.getvalue()
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    made = fonts()
    made["facts.json"] = (json.dumps(
        [dict(fact, file=name) for name, data in made.items() for fact in facts(io.BytesIO(data), every=1)],
        indent=1, ensure_ascii=True) + "\n").encode()
    write_or_check_files(OUTPUT, made, options.check)


if __name__ == "__main__":
    main()
