#!/usr/bin/env python3
"""Lets Chromium break random texts into lines, and writes where they start, for Segue's tests to
compare with.

    measure_breaks_in_chromium.py --count 10000 --seed 7 --output breaks.json

Each text is laid out one pixel wide, so that every opportunity is taken. The tests compare the file
named by SEGUE_LINE_BREAKS, and always the committed one, which was written with

    measure_breaks_in_chromium.py --count 400 --seed 1 --output Tests/SegueTests/Unicode/Fixtures/breaks.json

Texts have their white space collapsed already. A quarter are of Thai, Lao, Khmer and Burmese: words of
ICU's lists, some of them damaged, with other text between them. Needs Playwright and regex (PyPI) and a Chromium. A case is the text, and the places of its line
starts, the first left out, counted in code points.
"""

import argparse
import json
import pathlib
import random
import sys

import regex

sys.path.append(sys.path[0] + "/..")
import make_word_lists
from bench import chromium

CLASSES = (
    "AL AI ID EB EM CJ CM ZWJ BK ZW WJ GL CB B2 BA HH HY BB IN NS EX IS SY CL CP OP QU NU PO PR "
    "HL H2 H3 JL JV JT RI AK AP AS VI VF"
).split()

WORDS = (
    "a I to the Hose Größe weiß öffnen Übergrößen été naïve œuvre niño corazón źdźbło kůň İstanbul "
    "Ελλάδα καλημέρα Привет щёлк Київ їжак שלום עברית תל-אביב مرحبا العربية ١٢٣ ٤٫٥ 東京 日本語 中文 "
    "こんにちは ちょっと コーヒー ッ ー ｱｲｳ 한국어 서울 ᄒᆞᆫ 😀 👍🏽 👨‍👩‍👧 🇩🇪🇫🇷 ❤️ 1️⃣ "
    "T-Shirt well-known é-mail e‐mail A-B 3-5 x-1 é-1 -1 -é ‐é 2024-05-17 50% 12,5\u00a0% $12.99 €1.299,00 "
    "(new) [sale] {x} <b> \"quoted\" 'x' it's l’été d'été „Größe“ “word” ‘x’ »Wort« « mot » ‹x› 「東京」 『本』 "
    "（中） 【新】 《书》 “中文” ‘中’ 字“x”字 東。 京、 ！ ？ ・ ： … ‥ …é é… —é é—è – é–è 3–5 1‑2 "
    "yes/no é/è http://x.de/é?q=ü&r=1#é #tag #é @é a=é C++ é++ f(é) (é)(è) é!è é?è é.è é,è 10:30 1/2 ½ → ✓ ★ ™ © °C "
    "20° m² №5 № 5€ €5 ¥500 ￥500 500円 第3回 3人 100％ ±5 −5 5−3 .5 ,5 (5) €(5) %(5 5) 5)% 5)€ $-5 €-5 "
    "é\u00ad\u00e8 Donau\u00addampf é\u200bè é\u2060è é\u00a0è \u00a0 \u202f \u2009 \u3000 日\u3000本 x\u0301 \u0301 日\u0301 "
    "1,234.5 1.2.3 é1 1é a) é) (a é( é[1] é{1} é<1 é>1 é*1 é+1 é=1 é|1 é~1 é_1 é^1 é`1 é\\1 é;1 é:1 "
    "ᬅᬓ᭄ᬱᬭ ◌ ◌᭄ ⸺ ⁃ ־ א־ב א-ב א‐ב א/ב"
).split(" ")

# Where a text of a class's own characters would be too rare: those of everyday punctuation.
COMMON = list(" \u00a0-‐‑–—…!?.,:;/()[]{}'\"“”‘’«»‹›„。、「」（）・％%$€#&*+=<>|~\\@^_`1٢aéа字かッー한😀אب\u200b\u2060\u200d\u0301")

PAGE = """<!doctype html><meta charset="utf-8"><style>
* { margin: 0; padding: 0 }
div { width: 1px; font: 16px/32px sans-serif; white-space: pre-line; overflow-wrap: normal;
  text-align: left; hyphenate-character: "" }
</style><body></body>"""

MEASURE = r"""texts => texts.map(text => {
  const box = document.createElement('div')
  box.append(text); document.body.replaceChildren(box)
  const node = box.firstChild, top = box.getBoundingClientRect().top
  const range = document.createRange(), lines = []
  let offset = 0
  for (const character of text) {
    range.setStart(node, offset); offset += character.length; range.setEnd(node, offset)
    const rects = [...range.getClientRects()]
    // The middle of a glyph is in its line, however high its font is.
    const line = rects.map(r => Math.floor(((r.top + r.bottom) / 2 - top) / 32))
    // A space at a line's end has a box on either line, what follows a soft hyphen one beside the
    // hyphen too.
    lines.push(line.length && character != ' ' ? Math.max(...line) : null)
  }
  return lines
})"""


def alphabets():
    everything = "".join(map(chr, range(0x20, 0x20000)))
    result = {}
    for name in CLASSES:
        found = regex.findall(rf"[\p{{lb={name}}}--[\p{{Cn}}\p{{Co}}\p{{Cs}}\p{{lb=SA}}\p{{Cc}}]]", everything, regex.V1)
        result[name] = found
    return result


def random_character(generator, letters):
    if generator.random() < 0.5:
        return generator.choice(COMMON)
    return generator.choice(letters[generator.choice(CLASSES)])


def collapsed(text):
    text = regex.sub(r"[ \t\r]+", " ", text)
    # What hangs after a space is for the lines to tell, not for the breaks.
    text = regex.sub(r" ?\u3000 ?", "\u3000", text)
    return regex.sub(r" ?\n ?", "\n", text).strip(" \n\u3000\u2028\u2029")


# A line with nothing to see takes in what follows if that has no width either. The sign that stands for
# an object, U+FFFC, has none in some of the fonts that a browser falls back to.
UNSEEN = regex.compile(r"(^|[\u200b \n\u2028\u2029\ufffc])[\u200b-\u200f\p{M}\p{Cf}\u3000\ufffc]")


def random_text(generator, letters):
    text = collapsed(any_text(generator, letters))
    while not text or UNSEEN.search(text):
        text = collapsed(any_text(generator, letters))
    return text


ARCHIVE = pathlib.Path("/usr/lib/chromium/icudtl.dat")


def listed_words():
    """The words of each script that needs a dictionary."""
    archive = ARCHIVE.read_bytes()
    return [
        ["".join(chr(block + label) for label in word)
         for word in make_word_lists.words(archive, name, block)]
        for name, block in make_word_lists.LISTS.items()]


def damaged(generator, word):
    """A word with a character less, twice, or from another word."""
    place = generator.randrange(len(word))
    return word[:place] + generator.choice(["", word[place] * 2, generator.choice(word)]) + word[place + 1 :]


def listed_text(generator, words):
    gaps = [""] * 12 + [" ", "1", "x", "-", "(", ")", "\u200b", "12,5", "ab ", "\u00a0", "\u0e46", "\u0e2f"]
    text = ""
    for _ in range(generator.randint(1, 8)):
        word = generator.choice(words)
        wrong = damaged(generator, word) if generator.random() < 0.15 else word
        # A mark alone belongs to what stands before the word.
        text += word if regex.match(r"\p{M}|$", wrong) else wrong
        text += generator.choice(gaps)
    return text


def any_text(generator, letters):
    kind = generator.random()
    if kind < 0.25:
        return listed_text(generator, generator.choice(letters["words"]))
    kind = (kind - 0.25) / 0.75
    if kind < 0.4:
        text = "".join(random_character(generator, letters) for _ in range(generator.randint(2, 14)))
    elif kind < 0.6:
        text = "".join(generator.choice(COMMON) for _ in range(generator.randint(2, 14)))
    else:
        gaps = [" "] * 4 + ["", "", "", "\n", "-", "/", "\u00a0", ",", "。"]
        words = [generator.choice(WORDS) for _ in range(generator.randint(1, 6))]
        text = "".join(word + generator.choice(gaps) for word in words)
    return text


def cluster_starts(text):
    return {match.start() for match in regex.finditer(r"\X", text)}


def starts(lines):
    """Code points that a line starts at; a space stays on the line before."""
    found, current = [], 0
    for place, line in enumerate(lines):
        if line is not None and line > current:
            found.append(place)
            current = line
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--browser", default=chromium.EXECUTABLE)
    options = parser.parse_args()

    generator = random.Random(options.seed)
    letters = {**alphabets(), "words": listed_words()}
    texts = [random_text(generator, letters) for _ in range(options.count)]
    cases = []
    with chromium.launched(executable=options.browser) as browser:
        page = browser.new_page()
        page.set_content(PAGE)
        version = browser.version
        for start in range(0, len(texts), 200):
            batch = texts[start : start + 200]
            for text, lines in zip(batch, page.evaluate(MEASURE, batch)):
                found = starts(lines)
                # Words that begin within a cluster are cut off by Chromium, and what follows is another text.
                if not regex.search(r"\p{lb=SA}", text) or set(found) <= cluster_starts(text):
                    cases.append([text, found])
    with options.output.open("w", encoding="utf-8") as output:
        output.write(f'{{"browser": "Chromium {version}", "seed": {options.seed}, "cases": [\n')
        output.write(",\n".join(json.dumps(case, ensure_ascii=True) for case in cases))
        output.write("\n]}\n")
    print(f"{options.output}: {len(cases)} texts broken by Chromium {version}")


main()
