#!/usr/bin/env python3
"""Writes a project as large as one likes: an app with feeds, details, settings and forms.

    make_project.py FOLDER --screens 200 --nodes 200 [--seed 1]

The same arguments write the same bytes. Each screen has as many components as asked for once its
composed ones are expanded. Feeds open details by a hero transition, settings by a slide and forms as
sheets; pictures are addresses with a natural size, so that no asset is needed; texts are in eight
languages.
"""

import argparse
import json
import pathlib
import random

# A title, a sentence and a word for a thing in each language.
LANGUAGES = {
    "en": (
        ["Linen shirt", "Evening coat", "Canvas bag", "Wool scarf", "Rain boots", "Summer dress"],
        "Made in a small workshop, from cloth that is woven nearby, and sent in one parcel.",
        ["Delivery", "Payment", "Messages", "Language", "Sizes", "Returns"],
    ),
    "de": (
        ["Leinenhemd", "Abendmantel", "Stofftasche", "Wollschal", "Regenstiefel", "Sommerkleid"],
        "In einer kleinen Werkstatt genäht, aus Stoff von nebenan, und in einem Paket verschickt.",
        ["Lieferung", "Zahlung", "Nachrichten", "Sprache", "Größen", "Rückgabe"],
    ),
    "fr": (
        ["Chemise en lin", "Manteau du soir", "Sac en toile", "Écharpe", "Bottes", "Robe d’été"],
        "Cousu dans un petit atelier, d’une étoffe tissée tout près, envoyé en un seul colis.",
        ["Livraison", "Paiement", "Messages", "Langue", "Tailles", "Retours"],
    ),
    "pl": (
        ["Koszula lniana", "Płaszcz", "Torba płócienna", "Szalik", "Kalosze", "Sukienka"],
        "Szyte w małej pracowni z tkaniny z sąsiedztwa i wysyłane w jednej paczce.",
        ["Dostawa", "Płatność", "Wiadomości", "Język", "Rozmiary", "Zwroty"],
    ),
    "el": (
        ["Λινό πουκάμισο", "Παλτό", "Πάνινη τσάντα", "Κασκόλ", "Μπότες", "Φόρεμα"],
        "Ραμμένο σε μικρό εργαστήριο, από ύφασμα της γειτονιάς, σταλμένο σε ένα δέμα.",
        ["Παράδοση", "Πληρωμή", "Μηνύματα", "Γλώσσα", "Μεγέθη", "Επιστροφές"],
    ),
    "ru": (
        ["Рубашка", "Пальто", "Сумка", "Шарф", "Сапоги", "Платье"],
        "Сшито в маленькой мастерской из местной ткани и отправлено одной посылкой.",
        ["Доставка", "Оплата", "Сообщения", "Язык", "Размеры", "Возврат"],
    ),
    "tr": (
        ["Keten gömlek", "Palto", "Kanvas çanta", "Atkı", "Çizme", "Yazlık elbise"],
        "Küçük bir atölyede yakında dokunan kumaştan dikildi ve tek pakette gönderildi.",
        ["Teslimat", "Ödeme", "Mesajlar", "Dil", "Bedenler", "İade"],
    ),
    "vi": (
        ["Áo vải lanh", "Áo khoác", "Túi vải", "Khăn len", "Ủng", "Váy mùa hè"],
        "May trong một xưởng nhỏ, từ vải dệt gần đó, và gửi trong một gói hàng.",
        ["Giao hàng", "Thanh toán", "Tin nhắn", "Ngôn ngữ", "Kích cỡ", "Trả hàng"],
    ),
}  # fmt: skip

KINDS = ["feed", "detail", "detail", "settings", "form"]

MANIFEST = {
    "app": "bazaar",
    "schemes": ["bazaar"],
    "devices": ["iphone-15", "pixel-8"],
    "transitions": {
        "item-hero": {
            "kind": "hero",
            "easing": {"spring": {"response": 0.5, "dampingFraction": 0.82}},
            "reducedMotion": "cross-fade",
        },
        "from-the-side": {"kind": "slide", "edge": "trailing", "reducedMotion": "cross-fade"},
        "cross-fade": {"kind": "fade", "duration": 0.25, "easing": "easeInOut"},
    },
    "defaultTransition": "from-the-side",
}


def layout(children, **rest):
    return {"type": "layout", **rest, "children": children}


def label(text, **style):
    return {"type": "label", "style": style, "text": text}


def picture(source, width, height, **rest):
    return {
        "type": "image", "naturalSize": {"width": width, "height": height}, "source": source, **rest,
    }  # fmt: skip


def navigate(to, **rest):
    return {"tap": [{"type": "navigate", "to": to, **rest}]}


# Composed components, and how many components each of them is when it is expanded.

SIZES = {"scaffold": 4, "card": 10, "row": 4, "toggle": 5, "field": 4, "heading": 3, "facts": 7}

COMPONENTS = {
    "scaffold": {
        "parameters": {"content": "components", "footer": {"type": "components", "default": []}},
        "body": layout(
            [
                layout(
                    [layout("${content}", style={"flexShrink": 0, "paddingBottom": 32})],
                    id="scroll",
                    style={"flexGrow": 1, "flexBasis": 0, "overflow": "scroll"},
                ),
                layout("${footer}", style={"flexShrink": 0}),
            ],
            style={"backgroundColor": "#fbf9f6", "color": "#1d1b1a", "lineHeight": 24},
        ),
    },
    "card": {
        "parameters": {
            "picture": "string", "title": "string", "badge": "string", "price": "number",
            "item": "string", "link": "string",
        },
        "body": layout(
            [
                layout(
                    [
                        picture(
                            "${picture}", 1200, 1600, id="picture", hero="item/${item}",
                            accessibilityLabel="${title}",
                            style={"width": "100%", "aspectRatio": 0.8, "borderRadius": 16,
                                   "objectFit": "cover"}),
                        layout(
                            [label("${badge}", fontSize=12, lineHeight=16, color="#ffffff",
                                   backgroundColor="#4a3528", borderRadius=8, paddingHorizontal=8,
                                   paddingVertical=4)],
                            snapshot="drop",
                            style={"position": "absolute", "top": 12, "start": 12}),
                    ],
                    style={"borderRadius": 16, "boxShadow": "0 6px 16px rgba(48, 36, 24, 0.12)"}),
                layout(
                    [
                        label("${title}", flexGrow=1, flexShrink=1, fontWeight=600),
                        layout(
                            [label("€", fontSize=12), label("${price}", fontWeight=600)],
                            style={"flexDirection": "row", "alignItems": "baseline", "gap": 2}),
                    ],
                    style={"flexDirection": "row", "alignItems": "baseline", "gap": 8}),
            ],
            style={"gap": 10, "flexShrink": 0},
            events=navigate("${link}", transition="item-hero"),
        ),
    },
    "row": {
        "parameters": {"icon": "string", "title": "string", "detail": "string", "link": "string"},
        "body": layout(
            [
                picture("${icon}", 48, 48, accessibilityHidden=True,
                        style={"flexShrink": 0, "width": 24, "height": 24}),
                label("${title}", flexGrow=1, flexShrink=1, fontWeight=500),
                label("${detail}", fontSize=14, color="#6f6963", textAlign="end"),
            ],
            style={"flexDirection": "row", "alignItems": "center", "columnGap": 14,
                   "minHeight": 56, "paddingVertical": 12, "borderBottomWidth": 1,
                   "borderColor": "#e7e2db"},
            events=navigate("${link}"),
        ),
    },
    "toggle": {
        "parameters": {"setting": "string", "title": "string", "note": "string",
                       "on": {"type": "boolean", "default": False}},
        "body": layout(
            [
                layout(
                    [label("${title}", fontWeight=500),
                     label("${note}", fontSize=13, lineHeight=18, color="#6f6963")],
                    style={"flexGrow": 1, "flexShrink": 1}),
                picture("https://pictures.example/toggle-${on}.png", 102, 62, id="switch",
                        accessibilityLabel="${title}: ${on}",
                        style={"flexShrink": 0, "width": 51, "height": 31}),
            ],
            style={"flexDirection": "row", "alignItems": "center", "columnGap": 16,
                   "minHeight": 64, "paddingVertical": 12, "borderBottomWidth": 1,
                   "borderColor": "#e7e2db"},
            events={"tap": [{"type": "custom", "name": "toggle",
                             "properties": {"setting": "${setting}", "on": "${on}"}}]},
        ),
    },
    "field": {
        "parameters": {"title": "string", "value": "string"},
        "body": layout(
            [
                label("${title}", fontSize=14, lineHeight=20, color="#6f6963"),
                layout(
                    [label("${value}", lineHeight=24)],
                    style={"borderWidth": 1, "borderColor": "#cfc8be", "borderRadius": 10,
                           "paddingHorizontal": 14, "paddingVertical": 12,
                           "backgroundColor": "#ffffff"}),
            ],
            style={"gap": 6, "marginBottom": 16},
        ),
    },
    "heading": {
        "parameters": {"title": "string", "note": "string"},
        "body": layout(
            [
                label("${title}", fontSize=22, lineHeight=28, fontWeight=700),
                label("${note}", fontSize=14, lineHeight=20, color="#6f6963"),
            ],
            style={"paddingVertical": 16},
        ),
    },
    "facts": {
        "parameters": {"first": "string", "second": "string", "third": "string"},
        "body": layout(
            [
                layout([label("${%s}" % name, fontSize=14, lineHeight=20, textAlign="center")],
                       style={"flexGrow": 1, "flexBasis": 0, "padding": 10, "borderRadius": 10,
                              "backgroundColor": "#f0ebe3"})
                for name in ("first", "second", "third")
            ],
            style={"flexDirection": "row", "gap": 8, "marginBottom": 16},
        ),
    },
}  # fmt: skip


class App:
    """What the screens know of each other."""

    def __init__(self, count, nodes, seed):
        self.count, self.nodes, self.seed = count, nodes, seed
        self.details = [i for i in range(count) if self.kind(i) == "detail"]

    def kind(self, index):
        return KINDS[index % len(KINDS)]

    def name(self, index):
        return f"{self.kind(index)}-{index}"

    def takes_parameter(self, index):
        """Every fourth detail is opened with an argument, and so is compiled twice."""
        return self.kind(index) == "detail" and index % 4 == 1

    def link(self, index):
        argument = "?from=list" if self.takes_parameter(index) else ""
        return f"bazaar://{self.kind(index)}/{index}{argument}"

    def picture(self, index):
        return f"https://pictures.example/items/{index}.jpg"


class Screen:
    """A screen in the making, with as many components as it may have."""

    def __init__(self, app, index):
        self.app, self.index = app, index
        self.random = random.Random(f"{app.seed}/{index}")
        self.titles, self.sentence, self.words = self.random.choice(list(LANGUAGES.values()))
        self.content = []
        self.left = app.nodes - SIZES["scaffold"]
        self.uses = 0

    # What it is made of; each is left out when there is no more room for it.

    def use(self, name, events=None, **arguments):
        if self.left < SIZES[name]:
            return None
        self.left -= SIZES[name]
        self.uses += 1
        use = {"type": name, "id": f"{name}-{self.uses}", "arguments": arguments}
        if events:
            use["events"] = events
        return use

    def add(self, component):
        if component:
            self.content.append(component)

    def block(self, children, **style):
        """Children in a layout of their own."""
        children = [child for child in children if child]
        if children:
            self.add(layout(children, style={"paddingHorizontal": 20, **style}))

    def heading(self):
        return self.use(
            "heading", title=self.random.choice(self.titles), note=self.random.choice(self.words))

    def card(self, item):
        app = self.app
        return self.use(
            "card", picture=app.picture(item), title=self.random.choice(self.titles),
            badge=f"−{self.random.randint(1, 9) * 5} %", price=self.random.randint(19, 480),
            item=str(item), link=app.link(item))

    def rows(self, count):
        for _ in range(count):
            other = self.random.randrange(self.app.count)
            yield self.use(
                "row", icon=f"https://pictures.example/icons/{other % 12}.png",
                title=self.random.choice(self.words), detail=self.random.choice(self.words),
                link=self.app.link(other))

    def toggles(self, count):
        for _ in range(count):
            yield self.use(
                "toggle", setting=f"setting-{self.uses}", title=self.random.choice(self.words),
                note=self.random.choice(self.words), on=self.random.random() < 0.5)

    def fields(self, count):
        for _ in range(count):
            yield self.use(
                "field", title=self.random.choice(self.words),
                value=self.random.choice(self.titles))

    def facts(self):
        first, second, third = self.random.sample(self.words, 3)
        return self.use("facts", first=first, second=second, third=third)

    def notes(self, count):
        for _ in range(count):
            yield self.heading() if self.random.random() < 0.2 else self.facts()

    def paragraphs(self, count):
        for _ in range(min(count, self.left)):
            self.left -= 1
            yield label(self.sentence, marginBottom=12)

    def items(self, count):
        """Details nearby that are not this screen, each once."""
        details = [item for item in self.app.details if item != self.index]
        details.sort(key=lambda item: (abs(item - self.index), item))
        chosen = details[:count]
        self.random.shuffle(chosen)
        return chosen

    # The kinds.

    def write_feed(self):
        self.room(1)
        self.block([self.heading()])
        items = self.items(12)
        cards = [self.sized(self.card(item), 272) for item in items[:6] if self.left > 30]
        self.carousel(cards)
        self.room(1)
        self.block([self.heading()])
        self.room(1)
        self.block(
            [self.sized(self.card(item), "48%") for item in items[6:] if self.left > 24],
            flexDirection="row", flexWrap="wrap", justifyContent="space-between", rowGap=20)
        self.room(1)
        self.block([self.heading(), *self.rows(4)])
        self.fill(self.notes)

    def write_detail(self):
        self.left -= 1
        self.add(
            picture(self.app.picture(self.index), 1200, 1600, id="picture",
                    hero=f"item/{self.index}", accessibilityLabel=self.titles[0],
                    style={"width": "100%", "aspectRatio": 0.8, "flexShrink": 0,
                           "objectFit": "cover"}))  # fmt: skip
        self.room(1)
        self.block([self.heading(), *self.paragraphs(4), self.facts(), self.facts()])
        self.carousel([self.sized(self.card(item), 200) for item in self.items(6)])
        self.room(1)
        self.block([self.heading(), *self.rows(4)])
        self.fill(self.notes)

    def write_settings(self):
        self.room(1)
        self.block([self.heading(), *self.toggles(12)])
        self.room(1)
        self.block([self.heading(), *self.rows(12)])
        self.fill(self.toggles)

    def write_form(self):
        self.room(1)
        self.block([self.heading(), *self.paragraphs(2), *self.fields(20)])
        self.fill(self.fields)

    # Layouts around components.

    def room(self, count):
        """Takes room for layouts that are about to be made."""
        self.left -= count

    def sized(self, use, width):
        return use and {**use, "style": {"width": width}}

    def carousel(self, cards):
        cards = [card for card in cards if card]
        if not cards:
            return
        self.room(1)
        self.add(
            layout(cards, id=f"carousel-{self.uses}",
                   style={"flexDirection": "row", "gap": 16, "overflow": "scroll",
                          "flexShrink": 0, "paddingHorizontal": 20, "paddingVertical": 20}))

    def fill(self, uses):
        """Takes up what is left: with components of a kind, then with paragraphs."""
        self.room(1)
        self.block([*uses(max(0, self.left // 4)), *self.paragraphs(self.left)])

    def json(self):
        kind = self.app.kind(self.index)
        getattr(self, f"write_{kind}")()
        screen = {
            "screen": self.app.name(self.index),
            "route": f"/{kind}/{self.index}",
            "title": self.titles[0],
            "safeArea": ["top", "bottom"],
            # Links lead round in circles, so every screen has a way back.
            "root": {"type": "scaffold", "id": "page", "arguments": {"content": self.content},
                     "events": {"longPress": [{"type": "back"}]}},
        }
        if self.app.takes_parameter(self.index):
            screen["parameters"] = {"from": {"type": "string", "default": ""}}
        if kind == "form":
            screen["presentation"] = "sheet"
        return screen


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def make_project(folder, screens, nodes, seed=1):
    """Writes the project. Fewer than 60 components are too few for a screen of the app."""
    folder = pathlib.Path(folder)
    app = App(screens, nodes, seed)
    write(folder / "segue.json", MANIFEST)
    for name, component in COMPONENTS.items():
        write(folder / "components" / f"{name}.json", {"component": name, **component})
    for index in range(screens):
        write(folder / "screens" / f"{app.name(index)}.json", Screen(app, index).json())


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--screens", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.screens < 1 or arguments.nodes < 60:
        parser.error("at least 1 screen and 60 nodes")
    make_project(arguments.folder, arguments.screens, arguments.nodes, arguments.seed)


if __name__ == "__main__":
    main()
