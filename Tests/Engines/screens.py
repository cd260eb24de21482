"""Small screens, each different, as requests of `seguec compile`."""

WORDS = "linen denim wool silk cotton jersey tweed canvas velvet suede".split()
DEVICES = ["iphone-15", "iphone-se", "pixel-8", "galaxy-s24", "ipad-11"]


def request(number):
    return {"id": number, "screen": screen(number), "device": DEVICES[number % len(DEVICES)]}


def screen(number):
    rows = [row(number * 7 + place, place) for place in range(2 + number % 4)]
    return {
        "screen": f"screen-{number}",
        "safeArea": ["top"],
        "root": {
            "type": "layout",
            "style": {"padding": number % 17, "gap": number % 9, "overflow": "scroll"},
            "children": [
                {"type": "label", "text": text(number, 3), "style": {"fontSize": 20 + number % 11}},
                *rows,
            ],
        },
    }


def row(number, place):
    return {
        "type": "layout",
        "id": f"row-{place}",
        "style": {"flexDirection": "row", "gap": 8, "alignItems": "center"},
        "children": [
            {"type": "image", "source": f"https://example.com/{number}.jpg",
             "naturalSize": {"width": 40 + number % 300, "height": 60 + number % 200},
             "style": {"width": 40 + number % 50}},
            {"type": "label", "text": text(number, 6), "style": {"flexGrow": 1, "flexShrink": 1}},
        ],
    }


def text(number, count):
    return " ".join(WORDS[(number // (place + 1) + place) % len(WORDS)] for place in range(count))
