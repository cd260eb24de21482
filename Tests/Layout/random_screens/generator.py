"""Random trees of components, as a screen's JSON holds them, in sets of growing difficulty.

Every set has the flexbox of everyday and what its name says; `everything` has it all, at once.
"""

import random

from . import app, worldwide

# What a set adds to everyday flexbox: sizes, growing and shrinking, margins, paddings, gaps,
# directions and alignments.
SETS = {
    "core": set(),
    "minmax": {"limits"},
    "wrap": {"wrap"},
    "percentages": {"percent"},
    "absolute": {"absolute"},
    "ratio": {"ratio", "limits", "percent"},
    "images": {"pictures", "ratio", "limits", "percent"},
    "text": {"text"},
    "app": None,
    "worldwide": None,
    "everything": {
        "limits", "wrap", "percent", "absolute", "ratio", "pictures", "text", "order", "rtl",
        "keywords", "alignments", "boxes", "hidden", "overflow", "negative", "fractions",
    },
}  # fmt: skip

# The sets of whole screens.
WHOLE = {"app": app, "worldwide": worldwide}

# The viewport of each set's screens.
VIEWPORT = (1200, 900)
VIEWPORTS = {"app": (390, 844), "worldwide": (390, 844)}

NATURAL_SIZES = [(120, 80), (80, 120), (64, 64), (300, 200), (90, 160), (33, 77), (640, 480)]

WORDS = (
    "a I to of the and Hose Jeans shirt dress sneakers free delivery Jacke Lieferung kostenlose "
    "Rücksendung livraison gratuite outfit summer sale new size colour Supercalifragilistic "
    "Donaudampfschifffahrt M XL 50% $12.99 it's well-known no."
).split(" ")

EVERYDAY_ALIGNMENTS = ["stretch", "flex-start", "flex-end", "center"]
ALL_ALIGNMENTS = EVERYDAY_ALIGNMENTS + [
    "normal", "start", "end", "self-start", "self-end", "baseline", "baseline", "last baseline",
]  # fmt: skip
EVERYDAY_DISTRIBUTIONS = [
    "flex-start", "flex-end", "center", "space-between", "space-around", "space-evenly",
]  # fmt: skip
ALL_DISTRIBUTIONS = EVERYDAY_DISTRIBUTIONS + [
    "normal", "start", "end", "left", "right", "stretch",
]  # fmt: skip
LINE_DISTRIBUTIONS = EVERYDAY_DISTRIBUTIONS + ["stretch", "normal", "start", "end"]
SIDES = ["Top", "Right", "Bottom", "Left"]
LOGICAL_SIDES = ["Start", "End", "Horizontal", "Vertical"]


def screens(name, count, seed):
    """The screens of a set: the same for the same seed."""
    for index in range(count):
        generator = random.Random(f"{name} {seed} {index}")
        if name in WHOLE:
            yield WHOLE[name].screen(generator)
        else:
            yield Tree(generator, SETS[name]).screen()


class Tree:
    """One random tree."""

    def __init__(self, generator, features):
        self.generator = generator
        self.features = features
        self.left = generator.choice([5, 8, 12, 16, 24])

    def screen(self):
        return self.component(depth=0)

    def chance(self, probability):
        return self.generator.random() < probability

    def has(self, feature, probability):
        """Whether a property is written, in a set that has the feature."""
        return feature in self.features and self.chance(probability)

    def component(self, depth):
        self.left -= 1
        isRoot = depth == 0
        hasBoth = {"pictures", "text"} <= self.features
        if not isRoot and self.has("pictures", 0.15 if hasBoth else 0.3):
            return self.picture()
        if not isRoot and self.has("text", 0.15 if hasBoth else 0.3):
            return self.text()
        node = {"type": "layout", "style": {}}
        self.boxStyle(node["style"], isRoot)
        self.containerStyle(node["style"])
        count = self.generator.randint(2, 5) if isRoot else self.generator.choice([0, 0, 1, 2, 3, 4])
        children = []
        while self.left > 0 and len(children) < count:
            children.append(self.component(depth + 1))
        if children:
            node["children"] = children
        return node

    def picture(self):
        isVideo = self.chance(0.15)
        node = {
            "type": "video" if isVideo else "image",
            "source": "https://shop.example/a." + ("mp4" if isVideo else "jpg"),
            "style": {},
        }
        if not isVideo or self.chance(0.5):
            width, height = self.generator.choice(NATURAL_SIZES)
            node["naturalSize"] = {"width": width, "height": height}
        self.boxStyle(node["style"], False)
        if self.chance(0.2):
            node["style"]["objectFit"] = self.generator.choice(["contain", "cover", "none"])
        return node

    def text(self):
        style = {}
        words = [self.generator.choice(WORDS) for _ in range(self.generator.randint(1, 12))]
        if self.chance(0.2):
            node = {"type": "button", "title": " ".join(words[:3]), "style": style}
            if self.chance(0.3):
                node["icon"] = "https://shop.example/icon.png"
        else:
            node = {"type": "label", "text": " ".join(words), "style": style}
            if self.chance(0.1):
                run = {"fontSize": self.generator.choice([10, 20, 28]), "fontWeight": 700}
                node["text"] = [{"text": node["text"] + " "}, {"text": "new", "style": run}]
            elif self.chance(0.07):
                node["text"] = [self.run() for _ in range(self.generator.randint(2, 4))]
            if self.chance(0.1):
                style["maxLines"] = self.generator.randint(1, 3)
            if self.chance(0.1):
                style["whiteSpace"] = self.generator.choice(["nowrap", "pre-wrap"])
            if self.has("boxes", 0.2):
                style["alignContent"] = self.generator.choice(["center", "end", "space-between"])
        self.boxStyle(style, False)
        if self.chance(0.4):
            style["fontSize"] = self.generator.choice([10, 12, 13, 14, 15, 17, 20, 24, 28])
        if self.chance(0.3):
            style["fontWeight"] = self.generator.choice([500, 600, 700])
        if self.chance(0.2):
            style["lineHeight"] = self.generator.choice([14, 20, 24, "120%", "150%"])
        if self.chance(0.1):
            style["letterSpacing"] = self.generator.choice([0.5, -0.25, 1])
        if self.chance(0.2):
            style["textAlign"] = self.generator.choice(["center", "end", "right"])
        return node

    def run(self):
        style = {}
        if self.chance(0.5):
            style["fontSize"] = self.generator.choice([10, 14, 20, 28])
        if self.chance(0.3):
            style["lineHeight"] = self.generator.choice([12, 30, "120%", "90%", "normal"])
        if self.chance(0.15):
            style["whiteSpace"] = self.generator.choice(["nowrap", "nowrap", "pre-wrap", "pre-line"])
        words = [self.generator.choice(WORDS) for _ in range(self.generator.randint(0, 4))]
        text = " ".join(words) + self.generator.choice(["", " ", " ", "\n"])
        return {"text": self.generator.choice(["", "", " "]) + text, "style": style}

    def points(self, low, high):
        value = self.generator.randint(low, high)
        if self.has("fractions", 0.25):
            value += self.generator.choice([0.5, 0.25, 0.3, 1 / 3, 0.015])
            value = round(value, 3)
        return value

    def length(self, low, high, keywords=0.1, percent=0.35):
        if self.has("keywords", keywords):
            return self.generator.choice(["min-content", "max-content", "fit-content"])
        if self.has("percent", percent):
            return f"{self.generator.choice([5, 10, 20, 25, 30, 33.3, 50, 60, 75, 100, 120])}%"
        return self.points(low, high)

    def edges(self, style, name, value, suffix=""):
        """All four sides, or one or two, or logical ones."""
        form = self.generator.random()
        if form < 0.4:
            style[name + suffix] = value()
        elif form < 0.8 or "boxes" not in self.features:
            for side in self.generator.sample(SIDES, self.generator.choice([1, 1, 2])):
                style[name + side + suffix] = value()
        else:
            for side in self.generator.sample(LOGICAL_SIDES, self.generator.choice([1, 1, 2])):
                style[name + side + suffix] = value()

    def margin(self):
        if self.chance(0.15):
            return "auto"
        if self.has("negative", 0.2):
            return self.points(-20, -1)
        if self.has("percent", 0.15):
            return f"{self.generator.choice([2, 5, 10])}%"
        return self.points(0, 20)

    def padding(self):
        if self.has("percent", 0.2):
            return f"{self.generator.choice([2, 5, 10])}%"
        return self.points(0, 15)

    def boxStyle(self, style, isRoot):
        choice = self.generator.choice
        if self.chance(0.6 if isRoot else 0.35):
            style["width"] = self.points(50, 500) if isRoot else self.length(0, 200)
        if self.chance(0.6 if isRoot else 0.35):
            style["height"] = self.points(50, 500) if isRoot else self.length(0, 150)
        for key, high in (("minWidth", 150), ("maxWidth", 200), ("minHeight", 100), ("maxHeight", 150)):
            if self.has("limits", 0.15):
                style[key] = self.length(0, high)
        if self.has("ratio", 0.2):
            style["aspectRatio"] = choice([0.5, 0.75, 1, 1, 1.5, 2, 1.333, 3])
        if self.chance(0.2):
            self.edges(style, "margin", self.margin)
        if self.chance(0.25):
            self.edges(style, "padding", self.padding)
        # Chromium cuts borders to whole device pixels, which Segue's points do not have: none else
        # is compared.
        if self.has("boxes", 0.15):
            self.edges(style, "border", lambda: self.generator.randint(0, 6), "Width")
        if self.has("boxes", 0.15):
            style["boxSizing"] = "content-box"
        if self.has("hidden", 0.04):
            style["display"] = "none"
        if self.has("overflow", 0.12):
            style["overflow"] = choice(["hidden", "scroll"])
        if self.has("rtl", 0.12):
            style["direction"] = choice(["rtl", "rtl", "ltr"])
        if not isRoot:
            self.itemStyle(style)

    def itemStyle(self, style):
        choice = self.generator.choice
        if self.chance(0.3):
            style["flexGrow"] = choice([1, 1, 1, 2, 3, 0.5, 0.2])
        if self.chance(0.25):
            style["flexShrink"] = choice([0, 0, 0, 1, 2, 0.5])
        if self.chance(0.2):
            isContent = self.has("keywords", 0.1)
            style["flexBasis"] = "content" if isContent else self.length(0, 150)
        if self.chance(0.2):
            isGenerous = "alignments" in self.features
            style["alignSelf"] = choice(ALL_ALIGNMENTS if isGenerous else EVERYDAY_ALIGNMENTS)
        if self.has("order", 0.1):
            style["order"] = self.generator.randint(-2, 2)
        if self.has("absolute", 0.25 if self.features == {"absolute"} else 0.12):
            style["position"] = "absolute"
            self.insets(style, 0.5)
        elif self.has("absolute", 0.1):
            self.insets(style, 0.3)

    def insets(self, style, probability):
        if self.has("boxes", 0.1):
            style["inset"] = self.length(0, 30, keywords=0)
        for key in ("top", "right", "bottom", "left"):
            if self.chance(probability):
                low = -20 if "negative" in self.features else 0
                style[key] = self.length(low, 60, keywords=0)
        if self.has("boxes", 0.1):
            style[self.generator.choice(["start", "end"])] = self.length(0, 60, keywords=0)

    def containerStyle(self, style):
        choice = self.generator.choice
        isGenerous = "alignments" in self.features
        if self.chance(0.5):
            style["flexDirection"] = choice(["row", "row", "row", "row-reverse", "column-reverse"])
        if self.has("wrap", 0.45):
            style["flexWrap"] = choice(["wrap", "wrap", "wrap-reverse"])
            if self.chance(0.4):
                style["alignContent"] = choice(LINE_DISTRIBUTIONS)
        if self.chance(0.3):
            style["alignItems"] = choice(ALL_ALIGNMENTS if isGenerous else EVERYDAY_ALIGNMENTS)
        if self.chance(0.25):
            style["justifyContent"] = choice(
                ALL_DISTRIBUTIONS if isGenerous else EVERYDAY_DISTRIBUTIONS
            )
        if self.chance(0.25):
            key = choice(["gap", "gap", "rowGap", "columnGap"])
            style[key] = self.length(0, 20, keywords=0, percent=0.2)
