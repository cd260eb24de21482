"""How screens on which two programs differ are reduced."""

import copy

NUMBERS = [0, 1, 10, 20, 50, 100]
NOT_ZERO = {"maxLines", "fontWeight"}


def cost(screen):
    """Fewer components first, then fewer properties, then simpler values."""
    components = properties = characters = 0
    for node in nodes(screen):
        components += 1 + (node["type"] != "layout")
        properties += len(node["style"])
        characters += sum(len(str(value)) for value in node["style"].values())
        characters += len(str(node.get("text", ""))) + len(node.get("title", ""))
    return (components, properties, characters)


def nodes(node):
    yield node
    for child in node.get("children", []):
        yield from nodes(child)


def reductions(screen):
    """Every screen that is one step smaller."""
    count = sum(1 for _ in nodes(screen))
    for index in range(count):
        node = list(nodes(screen))[index]
        if index > 0:
            yield from edited(screen, index, lambda siblings, place: siblings.pop(place))
            yield from edited(screen, index, hoist)
        elif len(node.get("children", [])) == 1:
            yield copy.deepcopy(node["children"][0])
        if node["type"] != "layout" and index > 0:
            yield from changed(screen, index, lambda node: plain(node))
        for key in node["style"]:
            yield from changed(screen, index, lambda node: node["style"].pop(key))
            for simpler in simplified(key, node["style"][key]):
                yield from changed(screen, index, lambda node: node["style"].update({key: simpler}))
        if isinstance(node.get("text"), list):
            for run in node["text"]:
                yield from changed(screen, index, lambda node: node.update(text=run["text"].strip()))
            continue
        for key in ("text", "title"):
            if " " in node.get(key, ""):
                words = node[key].split(" ")
                for part in (words[: len(words) // 2], words[len(words) // 2 :]):
                    yield from changed(screen, index, lambda node: node.update({key: " ".join(part)}))


def plain(node):
    """The component as an empty layout."""
    for key in ("text", "title", "icon", "source", "naturalSize"):
        node.pop(key, None)
    node["type"] = "layout"


def hoist(siblings, place):
    siblings[place:place + 1] = siblings[place].get("children", [])


def edited(screen, index, edit):
    """A copy of the screen after `edit` of the list that holds component `index`."""
    result = copy.deepcopy(screen)
    target = list(nodes(result))[index]
    for parent in nodes(result):
        for place, child in enumerate(parent.get("children", [])):
            if child is target:
                edit(parent["children"], place)
                yield result
                return


def changed(screen, index, change):
    result = copy.deepcopy(screen)
    change(list(nodes(result))[index])
    yield result


def simplified(key, value):
    """Simpler values of a property, in the order of their simplicity."""
    if isinstance(value, str):
        if value.endswith("%"):
            for other in (100, 50, 10):
                if len(f"{other}%") <= len(value) and f"{other}%" != value:
                    yield f"{other}%"
            yield 10
        return
    for other in NUMBERS:
        if other != value and len(str(other)) <= len(str(value)) and (other or key not in NOT_ZERO):
            yield other
    if value != int(value):
        yield int(value)
