#!/usr/bin/env python3
"""Writes the metrics of the built-in family as Swift source.

The family is Inter in four weights, read from the static OpenType files of Debian's fonts-inter with
fonttools. Only numbers are taken: vertical metrics, advance widths, kerning, and the rules by which
glyphs stand in for others; no outlines.

    make_built_in_family.py            rewrites the Swift file
    make_built_in_family.py --check    exit status 1 when the Swift file is not what would be written

The numbers are written as bench/swift_tables.py says. These lists follow one another:

    widths         one entry for each distinct set of four advances: the difference of the regular
                   advance from that of the entry before, then each heavier weight's difference from
                   the lighter
    glyphWidths    for each glyph, which entry of `widths` is its own
    ranges         pairs: how many code points are left out, how many follow on one another
    glyphs         for each code point of the ranges, its glyph's difference from the one before
    kernings       one entry for each distinct set of four kernings
    kerningRows    for each glyph, its class as the first of a pair
    kerningColumns for each glyph, its class as the second of a pair
    kerningCells   for each row, how many cells are not empty, and for each of them how many columns
                   are left out, and which entry of `kernings` is its own
    substitutions  the GSUB table, in numbers of 16 bits, signed differences
    glyphClasses   the GDEF table in the same way

Entries of `widths` and `kernings` stand in the order of how often they are used, so that most take
one or two characters.
"""

import pathlib
import sys
from collections import Counter, defaultdict

from fontTools import subset
from fontTools.ttLib import TTFont

sys.path.append(sys.path[0] + "/..")
from bench.repository import ROOT  # noqa: E402
from bench.swift_tables import literal, number, signed, write  # noqa: E402

OUTPUT = ROOT / "Sources/Segue/Engines/Fonts/BuiltInFamily+Table.swift"
WEIGHTS = [("Regular", 400), ("Medium", 500), ("SemiBold", 600), ("Bold", 700)]
PRIVATE_USE = range(0xE000, 0xF900)


def vertical_metrics(font):
    """Ascent, descent (positive below the line) and gap, chosen as browsers choose them."""
    os2, hhea = font["OS/2"], font["hhea"]
    if os2.fsSelection >> 7 & 1:
        return os2.sTypoAscender, -os2.sTypoDescender, os2.sTypoLineGap
    return hhea.ascent, -hhea.descent, hhea.lineGap


def font_paths(folder):
    """The file of each weight."""
    return [folder / f"Inter-{name}.otf" for name, _ in WEIGHTS]


def common_characters(paths):
    """The characters that all weights have, and that the family has therefore."""
    maps = [TTFont(path).getBestCmap() for path in paths]
    points = sorted(set.intersection(*(set(m) for m in maps)))
    return [p for p in points if p >= 0x20 and p not in PRIVATE_USE]


def subset_of(path, points, **others):
    """The font with the glyphs of some characters and the rules that apply without being asked for."""
    options = subset.Options(**others)
    options.layout_features = ["calt", "ccmp", "rlig", "liga", "clig", "rclt", "kern"]
    options.layout_scripts = ["DFLT"]
    options.glyph_names = False
    options.notdef_outline = others.get("notdef_outline", False)
    options.drop_tables += ["name", "post"]
    font = TTFont(path)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    return font


def kerning(font):
    """By first and second glyph: of the lookups' subtables the first that knows a pair decides."""
    pairs = defaultdict(dict)
    order = font.getGlyphOrder()
    features = font["GPOS"].table.FeatureList.FeatureRecord
    [index] = {i for f in features if f.FeatureTag == "kern" for i in f.Feature.LookupListIndex}
    subtables = font["GPOS"].table.LookupList.Lookup[index].SubTable
    for table in reversed([getattr(table, "ExtSubTable", table) for table in subtables]):
        if table.Format == 1:
            for first, seconds in zip(table.Coverage.glyphs, table.PairSet):
                for pair in seconds.PairValueRecord:
                    pairs[first][pair.SecondGlyph] = getattr(pair.Value1, "XAdvance", 0)
        else:
            for first in table.Coverage.glyphs:
                records = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second in order:
                    value = records[table.ClassDef2.classDefs.get(second, 0)].Value1
                    pairs[first][second] = getattr(value, "XAdvance", 0)
    return pairs


def kerning_classes(fonts):
    """Rows and columns of equal kerning: the class of each glyph as first and as second of a pair,
    and the cells that are not empty, as sets of four values by row and column."""
    order = fonts[0].getGlyphOrder()
    tables = [kerning(font) for font in fonts]
    rows, columns = {}, defaultdict(list)
    for first in order:
        cells = {}
        for second in set().union(*(table.get(first, {}) for table in tables)):
            values = tuple(table.get(first, {}).get(second, 0) for table in tables)
            if any(values):
                cells[second] = values
        rows[first] = tuple(sorted(cells.items()))
    classes = {}
    row_of = [classes.setdefault(rows[glyph], len(classes)) for glyph in order]
    for row, cells in enumerate(classes):
        for second, values in cells:
            columns[second].append((row, values))
    column_classes = {(): 0}
    column_of = [column_classes.setdefault(tuple(columns[glyph]), len(column_classes)) for glyph in order]
    matrix = defaultdict(dict)
    for cells, column in column_classes.items():
        for row, values in cells:
            matrix[row][column] = values
    return row_of, column_of, [sorted(matrix[row].items()) for row in range(len(classes))]


def words(table):
    """A table's bytes as differences of numbers of 16 bits."""
    assert len(table) % 2 == 0
    numbers = [int.from_bytes(table[i : i + 2], "big") for i in range(0, len(table), 2)]
    return "".join(signed(b - a) for a, b in zip([0] + numbers, numbers))


def by_use(used):
    """The distinct ones, the most used first, and where each stands."""
    count = Counter(used)
    entries = sorted(count, key=lambda entry: (-count[entry], entry))
    return entries, {entry: i for i, entry in enumerate(entries)}


def differences(sets):
    """Of sets of four: the first from that of the set before, the others from the one before."""
    out, previous = [], 0
    for regular, medium, semibold, bold in sets:
        out.append(signed(regular - previous) + signed(medium - regular))
        out.append(signed(semibold - medium) + signed(bold - semibold))
        previous = regular
    return "".join(out)


def generate(folder):
    paths = font_paths(folder)
    points = common_characters(paths)
    fonts = [subset_of(path, points) for path in paths]
    order, characters = fonts[0].getGlyphOrder(), fonts[0].getBestCmap()
    tables = {tuple(font[tag].compile(font) for tag in ("GSUB", "GDEF")) for font in fonts}
    if len(tables) != 1 or any(f.getGlyphOrder() != order or f.getBestCmap() != characters for f in fonts):
        sys.exit("the weights differ in their glyphs or in the rules for them")
    [(gsub, gdef)] = tables

    rows = [tuple(font["hmtx"][glyph][0] for font in fonts) for glyph in order]
    entries, index = by_use(rows)

    ranges, end, start = [], 0, None
    for i, point in enumerate(points):
        start = point if start is None else start
        if i + 1 == len(points) or points[i + 1] != point + 1:
            ranges.append(number(start - end) + number(point + 1 - start))
            end, start = point + 1, None
    glyphs = [fonts[0].getGlyphID(characters[point]) for point in points]
    row_of, column_of, cells = kerning_classes(fonts)
    kernings, kerning_index = by_use([values for row in cells for _, values in row])
    matrix = []
    for row in cells:
        matrix.append(number(len(row)))
        column = 0
        for at, values in row:
            matrix.append(number(at - column) + number(kerning_index[values]))
            column = at + 1

    metrics = {vertical_metrics(font) for font in fonts}
    units = {font["head"].unitsPerEm for font in fonts}
    if len(metrics) != 1 or len(units) != 1:
        sys.exit("the weights differ in their vertical metrics or units")
    ascent, descent, gap = metrics.pop()
    names = TTFont(paths[0])["name"]
    version, owner = names.getDebugName(5).split(";")[0], names.getDebugName(0)

    out = [
        "// Generated by Tests/Fonts/make_built_in_family.py: do not edit, run the script again.",
        "//",
        f"// Family: Inter, {version}, the weights " + ", ".join(str(w) for _, w in WEIGHTS) + ".",
        f"// {owner}.",
        "// Licence of the fonts: SIL Open Font License 1.1, https://openfontlicense.org.",
        f"// Of {len(points)} characters, only metrics are here: no outlines.",
        "",
        "extension BuiltInFamily {",
        f'  static let name = "Inter"',
        f"  static let weights = {[w for _, w in WEIGHTS]}",
        f"  static let unitsPerEm = {units.pop()}",
        f"  static let ascent = {ascent}",
        f"  static let descent = {descent}",
        f"  static let lineGap = {gap}",
        f"  static let glyphCount = {len(order)}",
        f"  static let kerningRowCount = {max(row_of) + 1}",
        f"  static let kerningColumnCount = {max(column_of) + 1}",
        "",
    ]
    literal("widths", "Distinct sets of advances, one for each weight.", differences(entries), out)
    literal("glyphWidths", "The set of advances of each glyph.", "".join(number(index[row]) for row in rows), out)
    literal("ranges", "Which code points there are.", "".join(ranges), out)
    literal("glyphs", "The glyph of each code point.", "".join(signed(b - a) for a, b in zip([0] + glyphs, glyphs)), out)
    literal("kernings", "Distinct sets of kernings, one for each weight.", differences(kernings), out)
    literal("kerningRows", "The class of each glyph as the first of a pair.", "".join(number(row) for row in row_of), out)
    literal("kerningColumns", "The class of each glyph as the second of a pair.", "".join(number(column) for column in column_of), out)
    literal("kerningCells", "The set of kernings of each pair of classes.", "".join(matrix), out)
    literal("substitutions", "The GSUB table.", words(gsub), out)
    literal("glyphClasses", "The GDEF table.", words(gdef), out)
    out[-1] = "}"
    return "\n".join(out) + "\n"


FOLDER = pathlib.Path("/usr/share/fonts/opentype/inter")

if __name__ == "__main__":
    write(OUTPUT, generate, "--fonts", FOLDER)
