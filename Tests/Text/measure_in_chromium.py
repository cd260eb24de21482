#!/usr/bin/env python3
"""Measures random labels in Chromium and writes what it found, for Segue's tests to compare with.

    measure_in_chromium.py --count 400 --seed 7 --output labels.json

The browser loads the same Inter that the built-in family is made from, with kerning, ligatures and
contextual alternates off, for the built-in family has none of them. Needs Playwright (PyPI) and a
Chromium. The tests compare the file named by SEGUE_TEXT_LABELS, and always the committed one, which
was written with

    measure_in_chromium.py --count 300 --seed 1 --output Tests/SegueTests/Text/Fixtures/labels.json

The expectations of a label, in CSS pixels: `height`, `firstBaseline`, `lastBaseline`, `minContent`,
`maxContent`, and for every line with text in it `text` (spaces at the end left out), `x` and `width`.
"""

import argparse
import json
import pathlib
import random
import tempfile

from playwright.sync_api import sync_playwright

FACES = [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")]

WORDS = (
    "a I to of the and Hose Jeans shirt dress sneakers Größe Jacke weiß öffnen Übergrößen Lieferung "
    "kostenlose Rücksendung livraison gratuite été naïve déjà œuvre garçon español niño corazón "
    "ação coração São łódź źdźbło żółć příliš žluťoučký kůň İstanbul ışık ağaç ferie på grønn ål "
    "Ελλάδα καλημέρα φόρεμα παπούτσια Привет платье кроссовки доставка бесплатно щёлк Київ їжак "
    "Supercalifragilisticexpialidocious Donaudampfschifffahrtsgesellschaftskapitän www.example.com "
    "https://shop.example/outfits/1 e-mail T-Shirt well-known A-B 3-5 x-1 2024-05-17 50% $12.99 "
    "€1.299,00 (new) [sale] {x} <b> \"quoted\" it's don't wait…what yes/no and/or #tag @name a=b "
    "C++ f(x) p?q go! why? stop. one,two 10:30 1/2 ½ → ✓ ★ ™ © °C 20° m² №5 – — •"
).split(" ")

PAGE = """<!doctype html><meta charset="utf-8"><style>
%s
* { margin: 0; padding: 0 }
.row { position: absolute; top: 0; left: 0; display: flex }
.label { font-family: "Built In"; overflow-wrap: break-word; flex: none;
  font-kerning: none; font-feature-settings: "calt" 0, "liga" 0, "clig" 0, "rlig" 0 }
.mark { width: 1px; height: 9000px; flex: none }
</style><body></body>"""

MEASURE = r"""label => {
  const row = document.createElement('div'); row.className = 'row'
  const box = document.createElement('div'); box.className = 'label'
  const mark = document.createElement('div'); mark.className = 'mark'
  row.append(box, mark); document.body.append(row)
  const font = (element, font) => {
    element.style.fontSize = font.size + 'px'
    element.style.fontWeight = font.weight
    element.style.letterSpacing = (font.letterSpacing || 0) + 'px'
  }
  font(box, label.font)
  box.style.lineHeight = label.lineHeight ?? 'normal'
  box.style.whiteSpace = label.whiteSpace
  box.style.textAlign = label.alignment
  box.style.direction = label.direction
  for (const run of label.runs) {
    if (label.runs.length == 1) { box.append(run.text); continue }
    const span = document.createElement('span'); span.append(run.text); font(span, run)
    box.append(span)
  }
  const width = value => { box.style.width = value; return box.getBoundingClientRect().width }
  const expected = { minContent: width('min-content'), maxContent: width('max-content') }
  width(label.width + 'px')
  row.style.alignItems = 'baseline'
  const bounds = box.getBoundingClientRect()
  expected.height = bounds.height
  expected.firstBaseline = mark.getBoundingClientRect().bottom - bounds.top
  row.style.alignItems = 'last baseline'
  expected.lastBaseline =
    mark.getBoundingClientRect().bottom - box.getBoundingClientRect().top
  // A clamped label's lines are not all drawn: measured without.
  row.style.alignItems = 'start'
  const left = box.getBoundingClientRect().left
  const range = document.createRange()
  const nodes = []
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  const fragments = () => nodes.flatMap(node => {
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(r => r.width > 0).map(r => [r.left - left, r.right - left])
  })
  // Aligned to the left, what starts at the box's edge starts a line.
  const startsLine = x => Math.abs(x) < 0.01
  box.style.textAlign = 'left'; box.style.direction = 'ltr'
  const starts = fragments().map(([x]) => startsLine(x))
  const texts = []
  for (const node of nodes) {
    let offset = 0
    for (const character of node.data) {
      range.setStart(node, offset); offset += character.length; range.setEnd(node, offset)
      const r = range.getClientRects()[0]
      if (!r || r.width == 0) continue
      if (startsLine(r.left - left)) texts.push('')
      texts[texts.length - 1] += label.whiteSpace == 'pre-wrap' ? character : character.replace(/[\t\r\n]/, ' ')
    }
  }
  box.style.textAlign = label.alignment; box.style.direction = label.direction
  expected.lines = []
  fragments().forEach(([x, right], index) => {
    if (starts[index]) expected.lines.push({ text: texts[expected.lines.length], x, width: 0 })
    const line = expected.lines.at(-1)
    line.width = right - line.x
  })
  if (label.maxLines) {
    box.style.display = '-webkit-box'; box.style.webkitBoxOrient = 'vertical'
    box.style.webkitLineClamp = label.maxLines; box.style.overflow = 'hidden'
    expected.height = box.getBoundingClientRect().height
  }
  row.remove()
  return expected
}"""


def random_text(generator, kind, words):
    words = [generator.choice(words) for _ in range(generator.randint(1, 14))]
    gaps = {
        "pre-line": [" "] * 12 + ["  ", "\t", "\n", " \n ", "\u00a0", "\n\n"],
        "nowrap": [" "] * 8 + ["  ", "\n"],
        "pre-wrap": [" "] * 8 + ["  ", "   ", "\n", " \n"],
    }[kind]
    text = "".join(word + generator.choice(gaps) for word in words)
    return text if generator.random() < 0.1 else text.strip(" \n\t")


def random_font(generator, spacing):
    size = generator.choice([8, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 28, 34, 13.37, 15.5])
    weight = generator.choice([300, 400, 400, 450, 500, 600, 700, 800])
    return {"size": size, "weight": weight, "letterSpacing": spacing}


def random_label(generator):
    # Segue sets text in logical order. In a label from right to left, marks beside words and spaces
    # at line ends would make bidirectional runs of their own: such labels hold words alone.
    direction = generator.choice(["ltr"] * 9 + ["rtl"])
    words = WORDS if direction == "ltr" else [word for word in WORDS if word.isalpha()]
    kind = generator.choice(["pre-line"] * 8 + ["nowrap", "pre-wrap"])
    if direction == "rtl":
        kind = "pre-line"
    spacing = generator.choice([0] * 5 + [0.5, -0.3, 1.25, 0.1])
    font = random_font(generator, spacing)
    text = random_text(generator, kind, words)
    runs = [dict(font, text=text if direction == "ltr" else text.strip())]
    if kind == "pre-line" and direction == "ltr" and generator.random() < 0.15:
        for _ in range(generator.randint(1, 3)):
            run = random_font(generator, spacing)
            gap = generator.choice([" ", " ", ""])
            runs.append(dict(run, text=gap + random_text(generator, kind, words).strip()))
    line_height = generator.choice(["normal"] * 3 + ["20px", "13.37px", "150%", "166.7%", "80%"])
    return {
        "font": font,
        "runs": runs,
        "lineHeight": line_height,
        "whiteSpace": kind,
        "alignment": generator.choice(["start"] * 4 + ["end", "center", "left", "right"]),
        "direction": direction,
        "maxLines": generator.choice([None] * 5 + [1, 2, 3]) if len(runs) == 1 else None,
        "width": generator.choice([40, 80, 120, 163.5, 200, 240, 320.4, 375]),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--output", type=pathlib.Path, required=True)
    parser.add_argument("--fonts", type=pathlib.Path, default="/usr/share/fonts/opentype/inter")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    options = parser.parse_args()

    generator = random.Random(options.seed)
    labels = [random_label(generator) for _ in range(options.count)]
    faces = "\n".join(
        f'@font-face {{ font-family: "Built In"; font-weight: {weight}; '
        f"src: url({(options.fonts / f'Inter-{name}.otf').as_uri()}) }}"
        for weight, name in FACES
    )
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_file = pathlib.Path(folder) / "page.html"
        page_file.write_text(PAGE % faces, encoding="utf-8")
        browser = playwright.chromium.launch(executable_path=options.browser, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(page_file.as_uri())
        loaded = page.evaluate(
            """async weights => (await Promise.all(weights.map(
              weight => document.fonts.load(`${weight} 16px "Built In"`)))).flat().length""",
            [weight for weight, _ in FACES],
        )
        assert loaded == len(FACES), "the fonts have not been loaded"
        version = browser.version
        for label in labels:
            label["expected"] = page.evaluate(MEASURE, label)
        browser.close()
    with options.output.open("w", encoding="utf-8") as output:
        output.write(f'{{"browser": "Chromium {version}", "seed": {options.seed}, "labels": [\n')
        output.write(",\n".join(json.dumps(label, ensure_ascii=False) for label in labels))
        output.write("\n]}\n")
    print(f"{options.output}: {len(labels)} labels measured by Chromium {version}")


main()
