#!/usr/bin/env python3
"""Writes what fonttools, an independent program, reads from font files, for the tests to compare.

    read_with_fonttools.py FILE... > facts.json
    SEGUE_FONT_FACTS=facts.json swift test --filter InstalledFonts

One entry for each face: its place in the collection, its names, weight and slant, its vertical metrics
as browsers choose them, the number of its characters, and the advances of some of them; of a variable
font, also at other weights, from instances that fonttools makes.
"""

import json
import pathlib
import sys

from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
from fontTools.varLib.varStore import VarStoreInstancer
from fontTools.misc.fixedTools import floatToFixedToFloat
from fontTools.misc.roundTools import otRound

WEIGHTS = [100, 150, 200, 300, 350, 400, 450, 500, 555, 600, 700, 777, 800, 900]


def vertical_metrics(font):
    """Ascent, descent (positive below the line) and gap, as reference browsers choose them."""
    os2, hhea = font.get("OS/2"), font["hhea"]
    ascent, descent, gap = hhea.ascent, hhea.descent, hhea.lineGap
    if os2 is not None:
        typo = os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap
        if os2.fsSelection & 0x80:
            ascent, descent, gap = typo
        elif ascent == 0 and descent == 0:
            if typo[0] or typo[1]:
                ascent, descent, gap = typo
            else:
                ascent, descent, gap = os2.usWinAscent, -os2.usWinDescent, 0
    return [ascent, -descent, max(0, gap)]


def characters(font):
    """The characters of the best encoding, in the formats that are read."""
    tables = [t for t in font["cmap"].tables if t.format in (4, 12)]
    for wanted in [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (3, 0)]:
        for table in tables:
            if (table.platformID, table.platEncID) == wanted and table.cmap:
                found = dict(table.cmap)
                if wanted == (3, 0):
                    for code in range(0x100):
                        if code not in found and 0xF000 + code in found:
                            found[code] = found[0xF000 + code]
                return {c: g for c, g in found.items() if font.getGlyphID(g) != 0 and not 0xD800 <= c < 0xE000}
    return {}


def advances_at(font, weight, names):
    """Advances of an instance, other axes at their defaults."""
    axes = {a.axisTag: (a.minValue, a.defaultValue, a.maxValue) for a in font["fvar"].axes}
    location = normalizeLocation({"wght": weight}, axes)
    if "avar" in font:
        segments = font["avar"].segments
        location = {
            tag: piecewiseLinearMap(floatToFixedToFloat(value, 14), segments[tag]) if segments.get(tag) else value
            for tag, value in location.items()}
    location = {tag: floatToFixedToFloat(value, 14) for tag, value in location.items()}
    hvar = font["HVAR"].table
    instancer = VarStoreInstancer(hvar.VarStore, font["fvar"].axes, location)
    result = []
    for name in names:
        index = hvar.AdvWidthMap.mapping[name] if hvar.AdvWidthMap else font.getGlyphID(name)
        result.append(font["hmtx"][name][0] + otRound(instancer[index]))
    return result


def facts(source, every=None):
    """One entry a face; the advances of every so many-th character."""
    try:
        fonts = TTCollection(source, lazy=True).fonts
    except Exception:
        if hasattr(source, "seek"):
            source.seek(0)
        fonts = [TTFont(source, lazy=True)]
    for index, font in enumerate(fonts):
        mapped = characters(font)
        if not mapped or "hmtx" not in font:
            continue
        codes = sorted(mapped)
        codes = codes[:: every or max(1, len(codes) // 200)]
        os2 = font.get("OS/2")
        names = [mapped[code] for code in codes]
        entry = {
            "face": index,
            "family": font["name"].getBestFamilyName() or "",
            "weight": os2.usWeightClass if os2 is not None else 400,
            "italic": bool(os2.fsSelection & 0x201) if os2 is not None else False,
            "unitsPerEm": font["head"].unitsPerEm,
            "vertical": vertical_metrics(font),
            "count": len(mapped),
            "codes": codes,
            "advances": [font["hmtx"][name][0] for name in names],
            "missing": font["hmtx"][font.getGlyphOrder()[0]][0],
        }
        if "fvar" in font and "HVAR" in font:
            weights = [a for a in font["fvar"].axes if a.axisTag == "wght"]
            if weights:
                entry["axis"] = [weights[0].minValue, weights[0].defaultValue, weights[0].maxValue]
                entry["instances"] = [
                    {"weight": weight, "advances": advances_at(font, weight, names)}
                    for weight in WEIGHTS if weights[0].minValue <= weight <= weights[0].maxValue]
        yield entry


def main():
    entries = []
    for name in sys.argv[1:]:
        for entry in facts(name):
            entries.append(dict(entry, file=str(pathlib.Path(name).resolve())))
    json.dump(entries, sys.stdout, ensure_ascii=True)


if __name__ == "__main__":
    main()
