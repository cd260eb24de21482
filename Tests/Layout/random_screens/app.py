"""App-like screens, 390 by 844 points: a header, lists of cards and rows, grids, a tab bar."""

TITLES = "Home,New in,Outfits,Summer dresses,Your bag,Orders,Sale,Brands,Profile".split(",")
WORDS = (
    "soft cotton dress with long sleeves and a wide skirt for warm evenings in light blue or "
    "white made in Portugal delivery within two days free returns"
).split(" ")


def layout(style, *children):
    return {"type": "layout", "style": style, "children": list(children)}


class Parts:
    """The pieces that a screen is made of."""

    isRightToLeft = False

    def __init__(self, generator):
        self.generator = generator

    def chance(self, probability):
        return self.generator.random() < probability

    def pick(self, *values):
        return self.generator.choice(values)

    def some(self, **style):
        """Each of the properties, with even chances."""
        return {key: value for key, value in style.items() if self.chance(0.5)}

    def label(self, least, most, **style):
        words = [self.pick(*WORDS) for _ in range(self.generator.randint(least, most))]
        style = {"fontSize": self.pick(12, 13, 14, 15, 16, 17), **style}
        return {"type": "label", "text": " ".join(words), "style": style}

    def title(self, **style):
        style = {"fontSize": self.pick(17, 20, 24, 28), "fontWeight": self.pick(600, 700), **style}
        return {"type": "label", "text": self.pick(*TITLES), "style": style}

    def button(self, **style):
        style = {"fontSize": self.pick(14, 15, 17), "fontWeight": 600, **style}
        return {"type": "button", "title": self.pick("Buy", "Add to bag", "More", "OK"), "style": style}

    def picture(self, **style):
        size = self.pick((1200, 1600), (800, 800), (400, 300), (1024, 512))
        natural = {"width": size[0], "height": size[1]}
        source = "https://shop.example/a.jpg"
        return {"type": "image", "source": source, "naturalSize": natural, "style": style}

    def icon(self, size=24):
        return self.picture(width=size, height=size, **self.some(flexShrink=0))

    def avatar(self):
        size = self.pick(32, 40, 44, 48)
        return self.picture(width=size, height=size, **self.some(flexShrink=0, marginRight=8))

    def header(self):
        style = {"flexDirection": "row", "alignItems": "center", "paddingHorizontal": 16}
        style |= self.pick({"height": 56}, {"paddingVertical": 12}, {"height": 44})
        title = self.title(**self.pick({"flexGrow": 1}, {"flexGrow": 1, "flexBasis": 0}, {}))
        style |= self.some(justifyContent="space-between", gap=12)
        return layout(style, self.icon(), title, self.icon())

    def texts(self):
        """A title over a line or two, as it stands beside an avatar."""
        style = self.pick({"flexGrow": 1, "flexBasis": 0}, {"flexGrow": 1}, {"flexShrink": 1}, {})
        children = [self.label(1, 3, fontWeight=600), self.label(2, 14)]
        if self.chance(0.3):
            children[1]["style"]["maxLines"] = 2
        return layout({**style, **self.some(gap=4, minWidth=0)}, *children)

    def row(self):
        style = {"flexDirection": "row", "alignItems": self.pick("center", "flex-start", "stretch")}
        style |= self.pick({"padding": 12}, {"paddingHorizontal": 16, "paddingVertical": 8})
        style |= self.some(gap=12, borderBottomWidth=1)
        children = [self.avatar(), self.texts()]
        if self.chance(0.6):
            children.append(self.pick(self.icon(16), self.button(paddingHorizontal=12), self.label(1, 2)))
        if self.chance(0.2):
            style["flexDirection"] = "row-reverse"
        return layout(style, *children)

    def card(self):
        style = {"padding": self.pick(8, 12, 16), **self.some(gap=8, borderWidth=1, margin=8)}
        image = self.pick(
            {"width": "100%", "aspectRatio": self.pick(0.75, 1, 1.5)},
            {"height": self.pick(120, 180)},
            {"width": "100%", "maxHeight": 160},
            {"aspectRatio": 1.5},
        )
        children = [self.picture(**image), self.label(2, 5, fontWeight=600), self.label(4, 30)]
        if self.chance(0.6):
            children.append(self.actions())
        if self.chance(0.2):
            place = {"position": "absolute", "top": 8, self.pick("right", "left", "end"): 8}
            children.append(self.label(1, 1, **place, paddingHorizontal=6, borderWidth=1))
        return layout(style, *children)

    def actions(self):
        share = self.pick({"flexGrow": 1, "flexBasis": 0}, {"flexGrow": 1}, {}, {"flexShrink": 0})
        style = {"flexDirection": "row", **self.some(gap=8)}
        style |= self.some(justifyContent=self.pick("space-between", "flex-end"))
        buttons = [self.button(**share, minHeight=self.pick(32, 44)) for _ in range(self.pick(2, 3))]
        return layout(style, *buttons)

    def grid(self):
        cell = self.pick({"width": "48%"}, {"width": "31%"}, {"flexBasis": "45%", "flexGrow": 1})
        style = {"flexDirection": "row", "flexWrap": "wrap", "padding": 8}
        style |= self.some(gap=self.pick(4, 8), justifyContent="space-between")
        cells = [
            layout({**cell, **self.some(padding=4)}, self.picture(width="100%"), self.label(1, 5))
            for _ in range(self.pick(2, 3, 4))
        ]
        return layout(style, *cells)

    def strip(self):
        """A row that scrolls sideways."""
        style = {"flexDirection": "row", "overflow": "scroll", "padding": 12, "gap": 8}
        style |= self.some(flexShrink=0)
        item = {"width": self.pick(80, 120, "40%"), **self.some(flexShrink=0)}
        items = [
            layout(dict(item), self.picture(aspectRatio=self.pick(0.75, 1)), self.label(1, 4))
            for _ in range(self.pick(3, 4, 5))
        ]
        return layout(style, *items)

    def badge(self):
        style = {"flexDirection": "row", "alignItems": "baseline", "padding": 12, "gap": 6}
        return layout(style, self.title(), self.label(1, 3), self.label(1, 2, marginLeft="auto"))

    def tabs(self):
        style = {"flexDirection": "row", **self.pick({"height": 49}, {"paddingVertical": 6})}
        style |= self.some(flexShrink=0, borderTopWidth=1)
        share = self.pick({"flexGrow": 1}, {"flexGrow": 1, "flexBasis": 0}, {"width": "25%"})
        tab = {"alignItems": "center", "justifyContent": "center", **share}
        tabs = [
            layout(dict(tab), self.icon(), {**self.title(fontSize=10, fontWeight=500)})
            for _ in range(self.pick(3, 4))
        ]
        return layout(style, *tabs)


def screen(generator):
    """About 33 components."""
    return compose(Parts(generator), 30)


def compose(parts, most):
    """A screen of parts, until it has so many components."""
    content = []
    count = 14
    while count < most:
        part = parts.pick(parts.row, parts.row, parts.card, parts.grid, parts.strip, parts.badge)()
        content.append(part)
        count += size(part)
    style = parts.pick(
        {"flexGrow": 1, "flexBasis": 0, "overflow": "scroll"},
        {"flexGrow": 1, "flexShrink": 1, "overflow": "scroll"},
        {"flexGrow": 1},
        {"height": "100%", "flexShrink": 1, "overflow": "hidden"},
    )
    style = {**style, **parts.some(gap=12, paddingVertical=8)}
    root = {"width": 390, "height": 844}
    if parts.isRightToLeft != parts.chance(0.1):
        root["direction"] = "rtl"
    return layout(root, parts.header(), layout(style, *content), parts.tabs())


def size(node):
    return 1 + sum(size(child) for child in node.get("children", []))
