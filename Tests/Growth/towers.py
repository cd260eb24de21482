"""Screens that are towers of boxes around texts of some scripts, and changes of them."""

import copy
import random

SCRIPTS = {
    "joined": "ب", "Arabic words": "بب ", "ligature": "لا", "Hebrew": "ש", "both ways": "aש", "Latin": "n",
    "kerned": "AV", "words": "ab ", "hyphens": "a-", "soft hyphens": "a\u00ad", "lines": "a\n", "ffi": "ffi",
    "Thai": "ก", "Thai words": "ภาษาไทย", "Khmer": "ក្ក", "Burmese": "မြန်", "ideographs": "日", "Devanagari": "नि",
    "accents": "e\u0301\u0323", "emoji": "👩‍👩‍👧", "flags": "🇩🇪", "digits": "1,2 ", "zero": "\u200b",
}
LENGTHS = [0, 1, 10, 100, "10%", "50%", "100%", "200%", "auto", "min-content", "max-content", "fit-content"]
ALIGNMENTS = ["stretch", "baseline", "last baseline", "center", "flex-start", "flex-end"]
BOX_STYLES = {
    "flexDirection": ["row", "column", "row-reverse", "column-reverse"],
    "flexWrap": ["wrap", "nowrap", "wrap-reverse"], "justifyContent": ["center", "space-between"],
    "alignItems": ALIGNMENTS, "alignSelf": ALIGNMENTS + ["auto"], "alignContent": ["stretch", "center"],
    "width": LENGTHS, "height": LENGTHS, "minWidth": LENGTHS, "minHeight": LENGTHS,
    "maxWidth": LENGTHS[:8] + ["none"], "maxHeight": LENGTHS[:8] + ["none"],
    "aspectRatio": [0.01, 0.5, 1, 2, 100], "margin": [-1, *LENGTHS[:9]], "padding": [0, 1, 10, "1%", "50%"],
    "borderWidth": [1], "gap": [0, 1, 10, "10%"], "flexGrow": [0, 0.5, 1, 100], "flexShrink": [0, 0.1, 1],
    "flexBasis": [0, 10, "50%", "100%", "auto", "content"], "position": ["absolute", "relative"],
    "top": [0, "10%"], "left": [0, "10%"], "overflow": ["hidden", "scroll", "visible"],
    "boxSizing": ["content-box"], "direction": ["ltr", "rtl"], "order": [-1, 1],
    "boxShadow": ["0 1px 2px #000"], "backgroundColor": ["#fff"],
}
TEXT_STYLES = BOX_STYLES | {
    "fontSize": [1, 12, 100], "lineHeight": [10], "letterSpacing": [1], "maxLines": [1, 2, 5],
    "textOverflow": ["ellipsis", "clip"], "whiteSpace": ["nowrap", "pre-wrap", "normal"],
    "textAlign": ["justify", "center", "end"],
}
COUNTS = {"depth": 400, "letters": 8_000, "labels": 200, "towers": 50}


class Screens:
    """Random screens, and changes of them."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def style(self, known):
        names = self.random.sample(sorted(known), self.random.choice([0, 1, 1, 2, 3]))
        return {name: self.random.choice(known[name]) for name in names}

    def new(self):
        choice = self.random.choice
        return {
            "styles": [self.style(BOX_STYLES) for _ in range(self.random.randint(1, 5))],
            "root": self.style(BOX_STYLES), "beside": choice([None, None, self.style(BOX_STYLES)]),
            "label": self.style(TEXT_STYLES), "scripts": [choice(list(SCRIPTS))],
            "depth": choice([1, 2, 5, 15, 29, 60]), "letters": choice([1, 10, 100, 1_000]),
            "labels": choice([1, 1, 2, 5]), "towers": choice([1, 1, 2, 10]),
        }

    def changed(self, screen):
        screen = copy.deepcopy(screen)
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            self.random.choice([self.change_style, self.change_style, self.change_count, self.change_parts])(screen)
        return screen

    def change_style(self, screen):
        style = self.random.choice([*screen["styles"], screen["root"], screen["label"]])
        known = TEXT_STYLES if style is screen["label"] else BOX_STYLES
        if style and self.random.random() < 0.3:
            del style[self.random.choice(sorted(style))]
        else:
            name = self.random.choice(sorted(known))
            style[name] = self.random.choice(known[name])

    def change_count(self, screen):
        name = self.random.choice(sorted(COUNTS))
        count = screen[name]
        count = self.random.choice([count + 1, count - 1, count * 2, count // 2, count * 4, 1])
        screen[name] = max(1, min(count, COUNTS[name]))

    def change_parts(self, screen):
        styles = screen["styles"]
        part = self.random.choice(["more", "fewer", "beside", "script", "scripts"])
        if part == "more":
            styles.insert(self.random.randrange(len(styles) + 1), self.style(BOX_STYLES))
        elif part == "fewer" and len(styles) > 1:
            styles.pop(self.random.randrange(len(styles)))
        elif part == "beside":
            screen["beside"] = self.random.choice([None, self.style(BOX_STYLES)])
        else:
            script = self.random.choice(list(SCRIPTS))
            screen["scripts"] = [script] if part == "script" else [*screen["scripts"], script][:4]


def document(screen):
    """The JSON document that a description of a screen stands for."""
    unit = "".join(SCRIPTS[script] for script in screen["scripts"])
    text = (unit * (screen["letters"] // len(unit) + 1))[: screen["letters"]]

    def component(type, style, **keys):
        return {"type": type} | keys | ({"style": style} if style else {})

    tower = [component("label", screen["label"], text=text)] * screen["labels"]
    for level in reversed(range(screen["depth"])):
        tower = [component("layout", screen["styles"][level % len(screen["styles"])], children=tower)]
        if screen["beside"] is not None:
            tower.append(component("layout", screen["beside"]))
    root = component("layout", screen["root"], children=tower * screen["towers"])
    return {"screen": "a", "root": root}
