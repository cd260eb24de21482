"""The fonts of the comparison: files of Debian's packages, each family under a name of its own."""

import functools
import pathlib

from bench.fonts import Face, inter
from fontTools.ttLib import TTFont

FOLDER = pathlib.Path("/usr/share/fonts")


def _family(family, folder, pattern, *names):
    return [
        Face(family, weight, style, FOLDER / folder / pattern.replace("*", name))
        for weight, style, name in names
    ]


_TWO = [(400, "normal", "Regular"), (700, "normal", "Bold")]
_FOUR = _TWO + [(400, "italic", "Italic"), (700, "italic", "BoldItalic")]
_NOTO = "truetype/noto"

# What Segue takes when nothing is said, by its name. Chromium has it from the file.
BUILT_IN = "Inter"

FACES = [
    face
    for faces in (
        inter(BUILT_IN),
        inter("A Inter"),
        _family("A Roboto", "truetype/roboto/unhinted/RobotoTTF", "Roboto-*.ttf", *_FOUR,
                (500, "normal", "Medium"), (300, "normal", "Light")),
        _family("A Liberation Sans", "truetype/liberation", "LiberationSans-*.ttf", *_FOUR),
        _family("A Liberation Serif", "truetype/liberation", "LiberationSerif-*.ttf", *_FOUR),
        _family("A Liberation Mono", "truetype/liberation", "LiberationMono-*.ttf", *_TWO),
        _family("A DejaVu Sans", "truetype/dejavu", "DejaVuSans*.ttf", (400, "normal", ""),
                (700, "normal", "-Bold")),
        _family("A DejaVu Serif", "truetype/dejavu", "DejaVuSerif*.ttf", (400, "normal", ""),
                (700, "normal", "-Bold")),
        _family("A Noto Sans", _NOTO, "NotoSans-*.ttf", *_FOUR),
        _family("A Noto Serif", _NOTO, "NotoSerif-*.ttf", *_TWO),
        _family("A Noto Sans CJK", "opentype/noto", "NotoSansCJK-*.ttc", *_TWO),
        _family("A Noto Sans Hebrew", _NOTO, "NotoSansHebrew-*.ttf", *_TWO),
        _family("A Noto Serif Hebrew", _NOTO, "NotoSerifHebrew-*.ttf", *_TWO),
        _family("A Noto Sans Arabic", _NOTO, "NotoSansArabic-*.ttf", *_TWO),
        _family("A Noto Naskh Arabic", _NOTO, "NotoNaskhArabic-*.ttf", *_TWO),
        _family("A Noto Sans Thai", _NOTO, "NotoSansThai-*.ttf", *_TWO),
        _family("A Noto Serif Thai", _NOTO, "NotoSerifThai-*.ttf", *_TWO),
        _family("A Noto Sans Bengali", _NOTO, "NotoSansBengali-*.ttf", *_TWO),
        _family("A Noto Sans Tamil", _NOTO, "NotoSansTamil-*.ttf", *_TWO),
        _family("A Noto Sans Telugu", _NOTO, "NotoSansTelugu-*.ttf", *_TWO),
        _family("A Noto Sans Sinhala", _NOTO, "NotoSansSinhala-*.ttf", *_TWO),
        _family("A Noto Sans Lao", _NOTO, "NotoSansLao-*.ttf", *_TWO),
        _family("A Noto Sans Khmer", _NOTO, "NotoSansKhmer-*.ttf", *_TWO),
        _family("A Noto Sans Myanmar", _NOTO, "NotoSansMyanmar-*.ttf", *_TWO),
        _family("A Noto Sans Devanagari", _NOTO, "NotoSansDevanagari-*.ttf", *_TWO),
    )
    for face in faces
]  # fmt: skip

_EUROPEAN = [BUILT_IN, "A Inter", "A Roboto", "A Liberation Sans", "A Liberation Serif",
             "A Liberation Mono", "A DejaVu Sans", "A DejaVu Serif", "A Noto Sans", "A Noto Serif"]

FAMILIES = {
    "latin": _EUROPEAN,
    "greek": _EUROPEAN,
    "cyrillic": _EUROPEAN,
    "zh": ["A Noto Sans CJK"],
    "ja": ["A Noto Sans CJK"],
    "ko": ["A Noto Sans CJK"],
    "he": ["A Noto Sans Hebrew", "A Noto Serif Hebrew", "A DejaVu Sans", "A DejaVu Sans"],
    "ar": ["A Noto Sans Arabic", "A Noto Naskh Arabic", "A DejaVu Sans"],
    "th": ["A Noto Sans Thai", "A Noto Serif Thai"],
    "hi": ["A Noto Sans Devanagari"],
    "bn": ["A Noto Sans Bengali"],
    "ta": ["A Noto Sans Tamil"],
    "te": ["A Noto Sans Telugu"],
    "si": ["A Noto Sans Sinhala"],
    "lo": ["A Noto Sans Lao"],
    "km": ["A Noto Sans Khmer"],
    "my": ["A Noto Sans Myanmar"],
}


def used(groups):
    """The faces that labels of the groups may ask for."""
    families = {family for group in groups for family in FAMILIES[group]}
    missing = [face for face in FACES if face.family in families and not face.path.exists()]
    if missing:
        raise SystemExit("missing: " + ", ".join(str(face.path) for face in missing))
    return [face for face in FACES if face.family in families]


@functools.cache
def characters(family):
    """What every face of a family has a glyph for."""
    sets = []
    for face in FACES:
        if face.family == family:
            with TTFont(face.path, fontNumber=0, lazy=True) as font:
                sets.append(set(font.getBestCmap()))
    return frozenset.intersection(*map(frozenset, sets))


def hasEllipsis(family):
    """Whether the end of a cut line is set in the family: as one character, or as three points."""
    return has(family, "…") or has(family, ".")


# Shaped without a glyph of their own.
WITHOUT_GLYPH = {0x09, 0x0A, 0xAD, 0x200B, 0x200C}


def has(family, text):
    return all(ord(character) in characters(family) or ord(character) in WITHOUT_GLYPH
               for character in text)


@functools.cache
def words(family, language):
    from . import corpus
    return [word for word in corpus.words(language) if has(family, word)]
