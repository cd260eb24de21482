#!/usr/bin/env python3
"""Writes small fonts with layout tables of every kind that changes advances, and what HarfBuzz makes of
texts set in them.

    make_shaping_fonts.py            rewrites the fonts and shaping.json
    make_shaping_fonts.py --check    exit status 1 when a file is not what would be written

The fonts are this project's own: every glyph is an empty outline with an advance of its own, so that a
wrong glyph shows. Texts are random ones of few characters, from fixed seeds. Needs fonttools and
uharfbuzz (Tests/requirements.txt).
"""

import argparse
import io
import json
import random
import sys

sys.path.append(sys.path[0] + "/..")

import uharfbuzz as hb
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

from bench.repository import ROOT, write_or_check_files
from shape_with_harfbuzz import shape

OUTPUT = ROOT / "Tests/SegueTests/Fonts/Fixtures"

LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:-()<>"
BASE = {f"u{ord(c):04X}": ord(c) for c in LATIN + "éàẹ"}
MARKS = {"acute": 0x301, "grave": 0x300, "dotbelow": 0x323}
ARABIC = {"alef": 0x627, "beh": 0x628, "reh": 0x631, "lam": 0x644, "meem": 0x645, "fatha": 0x64E}
FORMS = ["beh.init", "beh.medi", "beh.fina", "alef.fina", "reh.fina", "lam.init", "lam.medi",
         "lam.fina", "meem.init", "meem.medi", "meem.fina", "lam_alef", "lam_alef.fina"]
EXTRA = ["f_f_i", "f_f", "f_i", "hyphen.up", "colon.up", "colon.mid", "x.times", "a.alt", "b.one", "b.two",
         "e.dotless", "paren.up", "c.end", "q.first"]


def u(text):
    return " ".join(f"u{ord(c):04X}" for c in text)


def features():
    upper = u("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    lower = u("abcdefghijklmnopqrstuvwxyz")
    digits = u("0123456789")
    return f"""
languagesystem DFLT dflt;
languagesystem latn dflt;
languagesystem arab dflt;
@upper = [{upper}];
@lower = [{lower}];
@digit = [{digits}];
@marks = [acute grave dotbelow];
@allmarks = [acute grave dotbelow fatha];
table GDEF {{
  GlyphClassDef [{upper} {lower} {digits} u00E9 u00E0 u1EB9], [f_f_i f_f f_i], @allmarks, ;
}} GDEF;

lookup up {{ sub u002D by hyphen.up; sub u003A by colon.up; sub u0028 by paren.up; }} up;
lookup times {{ sub u0078 by x.times; }} times;
lookup one {{ sub u0062 by b.one; }} one;
lookup two {{ sub b.one by b.two; }} two;
lookup split {{ sub u0071 by q.first u0064; }} split;

feature ccmp {{
  lookup soft {{
    lookupflag UseMarkFilteringSet [acute grave];
    sub [u0065]' @marks by e.dotless;
  }} soft;
}} ccmp;
feature liga {{
  lookup ligatures {{
    lookupflag IgnoreMarks;
    sub u0066 u0066 u0069 by f_f_i;
    sub u0066 u0066 by f_f;
    sub u0066 u0069 by f_i;
  }} ligatures;
}} liga;
feature clig {{ lookup multiple {{ sub u0071' lookup split u0075; }} multiple; }} clig;
feature calt {{
  lookup cases useExtension {{
    ignore sub @lower u002D', @lower u003A';
    sub @upper [u002D u003A u0028]' lookup up;
    sub [u002D u003A u0028]' lookup up @upper;
    sub @upper u0020 [u002D u003A]' lookup up;
  }} cases;
  lookup between {{ sub @digit u0078' lookup times @digit; }} between;
  lookup colons {{ sub colon.up' colon.up by colon.mid; }} colons;
  lookup nested {{ sub u0061 u0062' lookup one lookup two u0063; }} nested;
  lookup last {{ rsub [u0063 c.end] u0063' by c.end; }} last;
  lookup alternates {{ sub u0061 from [a.alt u0062]; }} alternates;
  lookup useAlternates {{ sub u005A u0061' lookup alternates; }} useAlternates;
}} calt;
script arab;
""".replace("script arab;\n", "") + f"""
feature init {{ script arab; sub beh by beh.init; sub lam by lam.init; sub meem by meem.init; }} init;
feature medi {{ script arab; sub beh by beh.medi; sub lam by lam.medi; sub meem by meem.medi; }} medi;
feature fina {{ script arab; sub beh by beh.fina; sub lam by lam.fina; sub meem by meem.fina; sub alef by alef.fina; sub reh by reh.fina; }} fina;
feature rlig {{
  script arab;
  lookupflag IgnoreMarks;
  sub lam.init alef.fina by lam_alef;
  sub lam.medi alef.fina by lam_alef.fina;
}} rlig;
feature kern {{
  lookup pairs {{
    lookupflag IgnoreMarks;
    pos u0041 u0056 -80;
    enum pos [u0041 u0042] [u0054 u0059] -60;
    pos u0056 u0041 -71;
    pos hyphen.up u0054 -33;
    pos u0054 u002D -44;
    pos [u0072 u0076] [u002E u002C] -52;
    pos [u006F u0065] [u0076 u0077] -11;
    pos f_i u0054 21;
    pos u0056 u00E9 -17;
  }} pairs;
  lookup seconds {{
    pos u004D <0 0 -30 0> u004E <0 0 12 0>;
    pos u004D <0 0 0 0> u004D <0 0 0 0>;
    pos u004E <0 0 -25 0> u004F <0 0 9 0>;
  }} seconds;
  lookup wider {{ pos u0054 60; }} wider;
  lookup context {{ pos [u004C]' lookup wider u0054; pos u004C' -25 u0020 u0054; }} context;
}} kern;
feature kern {{
  script arab;
  lookup chained useExtension {{
    lookupflag RightToLeft IgnoreMarks;
    pos reh.fina' -40 alef;
    pos reh' -35 [beh reh alef];
  }} chained;
}} kern;
feature curs {{
  script arab;
  lookup cursive {{
    lookupflag RightToLeft IgnoreMarks;
    pos cursive meem.init <anchor NULL> <anchor 15 0>;
    pos cursive meem.fina <anchor 480 0> <anchor NULL>;
  }} cursive;
}} curs;
feature halt {{ pos u0028 <-100 0 -205 0>; pos u003A -33; }} halt;
markClass [acute grave] <anchor 0 500> @above;
feature mark {{ pos base [{lower}] <anchor 250 500> mark @above; }} mark;
"""


def start(characters, extra, family):
    names = [".notdef", *characters, *extra]
    font = FontBuilder(1000, isTTF=True)
    font.font["head"].created = font.font["head"].modified = 0x7C259DC1
    font.setupGlyphOrder(names)
    font.setupCharacterMap({point: name for name, point in characters.items()})
    font.setupGlyf({name: TTGlyphPen(None).glyph() for name in names})
    # Marks of GDEF lose their advance in HarfBuzz: theirs is not 0, so that this is seen.
    font.setupHorizontalMetrics({name: (401 + 7 * index, 0) for index, name in enumerate(names)})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": family, "styleName": "Regular"})
    font.setupOS2(version=4, sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=0)
    font.setupPost(keepGlyphNames=False)
    return font


def bytes_of(font):
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def layout():
    font = start({**BASE, **MARKS, **ARABIC}, [*EXTRA, *FORMS], "Shaping")
    addOpenTypeFeaturesFromString(font.font, features())
    return bytes_of(font.font)


def old_kerning():
    """A font without GPOS, with the table kern."""
    font = start({**BASE, **MARKS}, [], "Kern").font
    table = font["kern"] = newTable("kern")
    table.version = 0
    part = KernTable_format_0()
    part.version, part.coverage, part.tupleIndex = 0, 1, None
    part.kernTable = {(f"u{ord(a):04X}", f"u{ord(b):04X}"): value for a, b, value in [
        ("A", "V", -81), ("V", "A", -71), ("T", "o", -55), ("o", "T", -33), ("V", "é", -27), ("V", "e", -19),
        ("1", "1", 40), (" ", "T", -13)]}
    table.kernTables = [part]
    return bytes_of(font)


def texts(rng, script, count):
    fixed = {
        "latin": ["AV", "ffi", "fi\u0301", "f\u0301fi", "T-", "T-a", "-T", "A -", "L T", "LT", "1x2", "xx", "abc", "ccc", "qu", "Za",
                  "A::B", "e\u0301", "e\u0323\u0301", "V\u0065\u0301", "a\u0300b", "\u0301a", "Ve\u0301", "f\u200ci", "f\u00adi", "ạ", "ê",
                  "MN", "MNO", "NOM", "MMN", "MMMN", "MMNO",
                  # Spaces that the font does not have.
                  *(f"a{chr(space)}b" for space in [*range(0x2000, 0x200B), 0x202F, 0x205F, 0x3000, 0xA0])],
        "arabic": ["با", "لا", "بلا", "رب", "را", "بر", "مم", "لَا", "بَر", "ب", "رر"],
    }[script]
    letters = {
        "latin": "abcefioqruvwxLTVAZYB" + "fi" * 3 + "0123x" + " " * 4 + ":-(.,\u0301\u0300\u0323",
        "arabic": "ابرلم" * 3 + " \u064e",
    }[script]
    yield from fixed
    for _ in range(count):
        yield "".join(rng.choice(letters) for _ in range(rng.choice([2, 4, 9, 30])))


def cases(data, scripts):
    face = hb.Face(data)
    font = hb.Font(face)
    font.scale = (face.upem * 65536, face.upem * 65536)
    result = []
    for script in scripts:
        rng = random.Random(script)
        for text in texts(rng, script, 120):
            for optional in (True, False):
                clusters, unsafe, missing = shape(font, text, script, optional)
                result.append({"text": text, "script": script, "optional": optional,
                               "advances": clusters, "unsafe": unsafe})
    return {"upem": face.upem, "cases": result}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    made = {"Shaping.ttf": layout(), "Kern.ttf": old_kerning()}
    shaped = [
        dict(path="Shaping.ttf", **cases(made["Shaping.ttf"], ["latin", "arabic"])),
        dict(path="Kern.ttf", **cases(made["Kern.ttf"], ["latin"]))]
    made["shaping.json"] = (json.dumps(shaped, ensure_ascii=True, separators=(",", ":")).replace('{"text"', '\n{"text"') + "\n").encode()
    write_or_check_files(OUTPUT, made, options.check)


if __name__ == "__main__":
    main()
