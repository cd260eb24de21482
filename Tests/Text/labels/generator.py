"""Random labels, as the style of a screen holds them."""

import random

from . import corpus, fonts
from .sentences import Writer

SIZES = [8, 10, 11, 12, 12, 13, 13, 14, 14, 15, 16, 16, 17, 17, 18, 20, 24, 28, 34, 13.37, 15.5,
         16.8, 19.2, 12.25]
WIDTHS = [40, 60, 80, 100, 120, 140, 163.5, 180, 200, 220.3, 240, 280, 320.4, 343, 375]
RIGHT_TO_LEFT = {"he", "ar", "fa", "ur"}

# How often a group is drawn among those asked for.
SHARES = {"latin": 10, "greek": 2, "cyrillic": 3, "zh": 1, "ja": 1, "ko": 1, "he": 1, "ar": 1.5,
          "th": 1, "hi": 1, "bn": 0.5, "ta": 0.5, "te": 0.5,
          "si": 0.5, "lo": 0.5, "km": 0.5, "my": 0.5}  # fmt: skip


def labels(groups, count, seed, families=None):
    """`count` labels: the same for the same seed and catalogues."""
    weights = [SHARES[group] for group in groups]
    for index in range(count):
        generator = random.Random(f"{seed} {index}")
        group = generator.choices(groups, weights)[0]
        yield label(generator, group, families or fonts.FAMILIES[group])


def label(generator, group, families):
    """`{"group", "runs": [{"text", "style"}], "style"}`, with the keys of Segue's style."""
    language = generator.choice(corpus.GROUPS[group])
    families = [family for family in families if len(fonts.words(family, language)) > 50]
    family = generator.choice(families)
    isCut = fonts.hasEllipsis(family)
    whiteSpace = generator.choices(["pre-line", "nowrap", "pre-wrap"], [88, 6 * isCut, 6])[0]
    style = font(generator, family)
    if generator.random() < 0.15:
        style["letterSpacing"] = generator.choice([0.5, -0.3, 1.25, 0.1])
    if whiteSpace != "pre-line":
        style["whiteSpace"] = whiteSpace
    if generator.random() < 0.4:
        style["lineHeight"] = generator.choice([20, 24, 13.37, "150%", "120%", "166.7%", "80%"])
    if generator.random() < 0.3:
        style["textAlign"] = generator.choice(["end", "center", "left", "right", "start", "justify"])
    isRightToLeft = language in RIGHT_TO_LEFT
    if whiteSpace == "pre-line" and generator.random() < 0.15 * isCut:
        style["maxLines"] = generator.choice([1, 2, 3])
    isAgainst = generator.random() < (0.15 if isRightToLeft else 0.02)
    if isRightToLeft != isAgainst:
        style["direction"] = "rtl"
    style["width"] = generator.choice(WIDTHS)
    if generator.random() < 0.05:
        style["width"] = generator.choice(["min-content", "max-content"])
    softHyphens = group in ("latin", "greek", "cyrillic") and generator.random() < 0.12
    runs = []
    count = generator.randint(2, 4) if generator.random() < 0.15 else 1
    mayKeepTogether = count > 1 and whiteSpace == "pre-line" and "maxLines" not in style
    for index in range(count):
        run = {}
        if index > 0 or generator.random() < 0.1:
            run = font(generator, generator.choice(families) if generator.random() < 0.3 else family)
            run = {key: value for key, value in run.items() if generator.random() < 0.7}
            if generator.random() < 0.3:
                run["color"] = "#c00"
            if count > 1 and generator.random() < 0.2:
                run["lineHeight"] = generator.choice([16, 30, 11.5, "140%", "90%", "normal"])
            if mayKeepTogether and generator.random() < 0.15:
                run["whiteSpace"] = "nowrap"
        writer = Writer(generator, language, run.get("fontFamily", family))
        text = writer.text(
            generator.randint(1, 14), run.get("whiteSpace", whiteSpace), softHyphens)
        if count > 1 and generator.random() < 0.05:
            text = ""
        runs.append({"text": text + (" " if generator.random() < 0.7 else ""), "style": run})
    if generator.random() < 0.9:
        runs[-1]["text"] = runs[-1]["text"].rstrip(" ")
    if len(runs) == 1:
        style.update(runs[0]["style"])
        style.pop("color", None)
        runs[0]["style"] = {}
    return {"group": group, "runs": runs, "style": style}


def font(generator, family):
    weights = [face.weight for face in fonts.FACES if face.family == family]
    weight = generator.choice(weights * 3 + [300, 450, 800])
    style = {"fontFamily": family, "fontSize": generator.choice(SIZES), "fontWeight": weight}
    if generator.random() < 0.05:
        style["fontStyle"] = "italic"
    return style
