#!/usr/bin/env python3
"""Shapes words with HarfBuzz, and writes the advance of every cluster as JSON.

The independent program that Segue's glyph layout is compared with:

    python3 Tests/Fonts/shape_with_harfbuzz.py > /tmp/shaped.json
    SEGUE_SHAPED=/tmp/shaped.json swift test --disable-xctest --filter HarfBuzz

Fonts are those that are installed of the list below. Needs uharfbuzz (Tests/requirements.txt).
Advances are in 1/65536 font unit, by the byte at which the cluster starts; a text is shaped with the
features of a browser, and again without those that letter spacing turns off.
"""

import glob
import json
import random
import sys
import unicodedata

import uharfbuzz as hb

FONTS = [
    "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-Medium.otf",
    "opentype/inter/Inter-SemiBold.otf", "opentype/inter/Inter-Bold.otf",
    "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
    "truetype/liberation/LiberationSans-Regular.ttf",
    "truetype/liberation/LiberationSerif-Regular.ttf",
    "truetype/liberation/LiberationMono-Regular.ttf",
    "truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSerif.ttf",
    "truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSerif-Regular.ttf",
    "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/noto/NotoNaskhArabic-Regular.ttf",
    "truetype/noto/NotoSansHebrew-Regular.ttf", "opentype/noto/NotoSansCJK-Regular.ttc",
]

LETTERS = {
    "latin": "abcdefghijklmnopqrstuvwxyz" * 3 + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "àáâäãåæçèéêëíîïñóôöøúüýÿßłńśźżąęćőűğıșțžšč",
    "greek": "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ",
    "cyrillic": "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёіїєґ",
    "arabic": "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىپچژگک",
    "hebrew": "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
    "han": "的一是不了人我在有他这中大来上国個們時間語漢字学校日本東京",
    "kana": "あいうえおかきくけこさしすせそアイウエオカキクケコーっャュョ",
    "hangul": "가나다라마바사아자차카타파하안녕하세요한국어",
}
MARKS = {"arabic": "\u064b\u064e\u064f\u0650\u0651\u0652", "hebrew": "\u05b0\u05b4\u05b7\u05b8\u05bc\u05c1"}
PUNCTUATION = list(" .,:;!?-–—'\"“”‘’()[]{}/\\&@#%*+=<>|~_^$€…") + ["->", "=>", "<-", "10:30", "3x4", "(A-B)", "fi ffl", "fl", "ff", "AV", "To", "1/2", "12-34", "A@B", "B:C", "(x)", "<->", "LJ", "f\u200ci", "a\u00adb"]
TAGS = {"latin": "Latn", "greek": "Grek", "cyrillic": "Cyrl", "arabic": "Arab", "hebrew": "Hebr", "han": "Hani", "kana": "Kana", "hangul": "Hang"}
APART = {"latin", "greek", "cyrillic", "arabic", "hebrew"}
RIGHT_TO_LEFT = {"arabic", "hebrew"}
OPTIONAL = ["liga", "clig", "calt"]


def word(script, rng):
    text = ""
    for _ in range(rng.randint(1, 9)):
        text += rng.choice(LETTERS[script])
        if script in MARKS and rng.random() < 0.15:
            text += rng.choice(MARKS[script])
    return text


def texts(script, count, rng):
    yield from PUNCTUATION if script == "latin" else []
    if script == "arabic":
        yield from ["لا", "لأ", "الله", "محمد", "سلام", "لله", "عليكم", "بسم الله الرحمن الرحيم", "فلا", "ﻻ", "كتاب", "ل\u064eا"]
    for _ in range(count):
        text = word(script, rng)
        while rng.random() < 0.45:
            text += rng.choice(PUNCTUATION + [" "] * 12 + [str(rng.randint(0, 999))]) + word(script, rng)
        # Letters with their marks apart, which are composed where the font has them in one.
        yield unicodedata.normalize("NFD", text) if script in APART and rng.random() < 0.2 else text


def shape(font, text, script, optional):
    buffer = hb.Buffer()
    buffer.add_utf8(text.encode())
    buffer.script = TAGS[script]
    buffer.direction = "rtl" if script in RIGHT_TO_LEFT else "ltr"
    features = {} if optional else {tag: False for tag in OPTIONAL}
    if script == "hangul":
        # As browsers do, whose HarfBuzz leaves it out by itself.
        features["calt"] = False
    hb.shape(font, buffer, features)
    advances = {}
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions):
        advances[info.cluster] = advances.get(info.cluster, 0) + position.x_advance
    unsafe = sorted({i.cluster for i in buffer.glyph_infos if i.flags & hb.GlyphFlags.UNSAFE_TO_BREAK})
    missing = any(info.codepoint == 0 for info in buffer.glyph_infos)
    return sorted(advances.items()), unsafe, missing


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    result = []
    for name in FONTS:
        for path in glob.glob("/usr/share/fonts/" + name):
            face = hb.Face(hb.Blob.from_file_path(path))
            font = hb.Font(face)
            font.scale = (face.upem * 65536, face.upem * 65536)
            cases = []
            for script in LETTERS:
                rng = random.Random(name + script)
                for text in texts(script, count, rng):
                    for optional in (True, False):
                        clusters, unsafe, missing = shape(font, text, script, optional)
                        if missing:
                            break
                        cases.append({"text": text, "script": script, "optional": optional, "advances": clusters, "unsafe": unsafe})
            result.append({"path": path, "upem": face.upem, "cases": cases})
    json.dump(result, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
