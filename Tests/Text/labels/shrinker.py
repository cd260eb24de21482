"""Reduces labels on which two programs differ to their smallest."""

import copy
import json


def shrink(differences, labels, progress=lambda text: None):
    """Reduces all the labels at once, a step a round. `differences` says of each of a list of labels
    in what the programs differ on it, None in nothing; a label keeps its difference."""
    wanted = differences(labels)
    best = list(labels)
    isOpen = [True] * len(best)
    seen = [{json.dumps(label)} for label in best]
    for step in range(60):
        candidates = []
        for index, label in enumerate(best):
            if not isOpen[index]:
                continue
            for candidate in reductions(label):
                key = json.dumps(candidate)
                if key not in seen[index]:
                    seen[index].add(key)
                    candidates.append((index, candidate))
        if not candidates:
            break
        progress(f"round {step + 1}: {len(candidates)} candidates")
        smallest = {}
        found = differences([candidate for _, candidate in candidates])
        for (index, candidate), difference in zip(candidates, found):
            if difference == wanted[index] and (index not in smallest or cost(candidate) < cost(smallest[index])):
                smallest[index] = candidate
        for index in range(len(best)):
            if index in smallest and cost(smallest[index]) < cost(best[index]):
                best[index] = smallest[index]
            else:
                isOpen[index] = False
    return best


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
