"""How labels on which two programs differ are reduced."""

import copy
import json


def cost(label):
    """Fewer runs first, then fewer characters, then fewer properties, then simpler values."""
    runs = label["runs"]
    styles = [label["style"], *(run["style"] for run in runs)]
    return (
        len(runs), sum(len(run["text"]) for run in runs), sum(len(style) for style in styles),
        sum(len(json.dumps(style)) for style in styles), label["style"].get("width") != 1000)


def reductions(label):
    """Every label that is one step smaller."""
    for index, run in enumerate(label["runs"]):
        if len(label["runs"]) > 1:
            yield edited(label, lambda copy: copy["runs"].pop(index))
        for text in shorter(run["text"]):
            yield edited(label, lambda copy: copy["runs"][index].update(text=text))
        for key in run["style"]:
            yield edited(label, lambda copy: copy["runs"][index]["style"].pop(key))
    for key, value in label["style"].items():
        if key not in ("fontFamily", "width"):
            yield edited(label, lambda copy: copy["style"].pop(key))
        if key in ("fontSize", "lineHeight", "letterSpacing"):
            for simpler in (10, 16, 20, 100):
                if simpler != value and value not in (10, 16, 20, 100):
                    yield edited(label, lambda copy: copy["style"].update({key: simpler}))
    if label["style"].get("width") != 1000:
        yield edited(label, lambda copy: copy["style"].update(width=1000))


def shorter(text):
    words = text.split(" ")
    for count in (len(words) // 2, len(words) // 4, 1):
        if count and len(words) > 1:
            for start in range(0, len(words), count):
                yield " ".join(words[:start] + words[start + count:])
    if len(text) <= 40:
        for start in range(len(text)):
            yield text[:start] + text[start + 1:]
    else:
        step = max(1, len(text) // 16)
        for start in range(0, len(text), step):
            yield text[:start] + text[start + step:]


def edited(label, edit):
    result = copy.deepcopy(label)
    edit(result)
    return result
