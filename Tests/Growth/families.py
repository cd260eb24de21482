"""Families of hostile projects, each of any size: what a few bytes more may cost is the question.

A family is a function of a size; it returns a project's files by their paths. The size counts bytes, or the
things that the family is about. Most are checked; what only a build looks at is built.
"""

import json

# Each with how much of what it is about is little.
FAMILIES = {}
THINGS, BYTES = 300, 30_000
# As many as sixteen times this may stand in a list of segue.json.
ENTRIES = 60


def family(little, command="check"):
    def add(function):
        FAMILIES[function.__name__.replace("_", "-")] = (little, function, command)
        return function
    return add


def project(screens, manifest=None, components=()):
    """The files of a project, whose screens are documents or texts."""
    files = {"segue.json": json.dumps({"app": "a", "schemes": ["a"]} | (manifest or {}))}
    for number, screen in enumerate(screens):
        files[f"screens/{number:06}.json"] = (
            screen if isinstance(screen, str) else json.dumps(screen))
    for number, component in enumerate(components):
        files[f"components/{number:06}.json"] = json.dumps(component)
    return files


def screen(children, id="s", style=None, **keys):
    root = {"type": "layout", "children": children} | ({"style": style} if style else {})
    return {"screen": id, "root": root} | keys


def label(text="a", **keys):
    return {"type": "label", "text": text} | keys


def layout(children=(), **keys):
    return {"type": "layout", "children": list(children)} | keys


def image(source="https://a.example/a.png", **keys):
    return {
        "type": "image", "source": source, "naturalSize": {"width": 10, "height": 10}} | keys


def tap(link, **keys):
    return {"events": {"tap": [{"type": "navigate", "to": link} | keys]}}


def nested(depth, inner, **keys):
    for _ in range(depth):
        inner = layout([inner], **keys)
    return inner


# MARK: JSON


@family(BYTES)
def brackets(n):
    return project(["[" * n])


@family(BYTES)
def opened_and_wrong(n):
    return project(['{"a":[' * (n // 6)])


@family(BYTES)
def closing_brackets(n):
    return project(["]" * n])


@family(BYTES)
def commas(n):
    return project(["[" + "," * n + "]"])


@family(BYTES)
def one_long_key(n):
    return project([f'{{"{"k" * n}": 1}}'])


@family(THINGS)
def many_unknown_keys(n):
    return project([{"screen": "s", "root": layout()} | {f"roof{i}": 1 for i in range(n)}])


@family(THINGS)
def one_key_again(n):
    return project(['{"screen": "s", "root": {"type": "layout"' + ', "id": "a"' * n + "}}"])


@family(THINGS)
def long_keys_alike(n):
    """Keys that differ at their ends only."""
    return project([{"screen": "s", "root": layout()} | {"k" * 60 + str(i): 1 for i in range(n)}])


@family(BYTES)
def one_long_number(n):
    return project([f'{{"screen": "s", "root": {{"type": "layout", "style": {{"width": 1{"0" * n}}}}}}}'])


@family(BYTES)
def long_fractions(n):
    numbers = ", ".join("0." + "3" * 1000 for _ in range(n // 1000))
    return project([f'{{"screen": "s", "root": {{"type": "layout", "style": {{"borderRadius": [{numbers}]}}}}}}'])


@family(BYTES)
def exponents(n):
    return project([f"[{', '.join('1e-' + '9' * 50 for _ in range(n // 50))}]"])


@family(BYTES)
def escapes(n):
    text = "\\u00e4\\ud83d\\ude00" * (n // 18)
    return project([f'{{"screen": "s", "root": {{"type": "label", "text": "{text}"}}}}'])


@family(BYTES)
def wrong_escapes(n):
    return project([f'{{"screen": "{chr(92) + "q"}{(chr(92) + "q") * (n // 2)}"}}'])


@family(BYTES)
def control_characters(n):
    return project(['{"screen": "' + "\x01" * n + '"}'])


@family(BYTES)
def line_feeds(n):
    return project(["\n" * n + '{"screen": 5}'])


@family(THINGS)
def errors_on_one_line(n):
    return project([json.dumps(screen([label(style={"fontSize": -1}) for _ in range(n)]))])


# MARK: Names that are nearly right


@family(THINGS)
def near_types(n):
    return project([screen([{"type": f"lable{i}"} for i in range(n)])])


@family(THINGS)
def near_types_of_many(n):
    cards = [{"component": f"outfit-card-{i}", "body": layout()} for i in range(n)]
    return project([screen([{"type": f"outfit-crad-{i}x"} for i in range(n)])], components=cards)


@family(THINGS)
def near_style_keys(n):
    return project([screen([layout(style={f"widht{i}": 1 for i in range(n)})])])


@family(THINGS)
def near_keywords(n):
    return project([screen([layout(style={"flexDirection": f"colunm{i}"}) for i in range(n)])])


@family(THINGS)
def near_links(n):
    return project(
        [screen([], f"s{i}", route=f"/screen-{i}") for i in range(n)]
        + [screen([layout(**tap(f"a://sceren-{i}")) for i in range(n)], "t")])


@family(ENTRIES)
def near_transitions(n):
    return project(
        [screen([layout(**tap("a://t", transition=f"heor-{i}")) for i in range(n)]),
         screen([], "t", route="/t")],
        {"transitions": {f"hero-{i}": {"kind": "hero"} for i in range(n)}})


@family(THINGS)
def near_assets(n):
    files = project([screen([{"type": "image", "source": f"pitcure-{i}.svg"} for i in range(n)])])
    return files | {f"assets/picture-{i}.svg": "<svg/>" for i in range(n)}


@family(THINGS)
def near_screens(n):
    back = [{"type": "backTo", "screen": f"sceren-{i}"} for i in range(n)]
    return project(
        [screen([], f"screen-{i}") for i in range(n)]
        + [screen([layout(events={"tap": [action]}) for action in back], "t")])


@family(THINGS)
def near_parameters(n):
    card = {
        "component": "card", "parameters": {f"title{i}": {"type": "string", "default": ""} for i in range(n)},
        "body": layout()}
    use = {"type": "card", "arguments": {f"tilte{i}": "a" for i in range(n)}}
    return project([screen([use])], components=[card])


@family(THINGS)
def near_substitutions(n):
    card = {
        "component": "card", "parameters": {f"title{i}": {"type": "string", "default": ""} for i in range(n)},
        "body": layout([label(f"${{tilte{i}}}") for i in range(n)])}
    return project([screen([{"type": "card"}])], components=[card])


@family(THINGS)
def near_families(n):
    return project([screen([label(style={"fontFamily": f"Ruboto{i}"}) for i in range(n)])])


@family(THINGS)
def ids_again(n):
    return project([screen([layout(id="a") for _ in range(n)])])


# MARK: Components


@family(THINGS)
def wide(n):
    return project([screen([label() for _ in range(n)])])


@family(THINGS)
def deep(n):
    """As deep as is allowed, again and again."""
    return project([screen([nested(60, label()) for _ in range(n // 60)])])


@family(THINGS)
def empty_layouts(n):
    return project([screen([layout() for _ in range(n)])])


@family(THINGS)
def uses(n):
    card = {"component": "card", "parameters": {"t": "string"}, "body": layout([label("${t}")])}
    return project(
        [screen([{"type": "card", "arguments": {"t": "a"}} for _ in range(n)])], components=[card])


@family(THINGS)
def uses_in_uses(n):
    """Half of the components use the next, the others are slots in slots."""
    cards = [{"component": f"c{i}", "body": layout([{"type": f"c{i + 1}"}])} for i in range(300)]
    cards.append({"component": "c300", "body": label()})
    return project([screen([{"type": "c0"} for _ in range(n // 300)])], components=cards)


@family(2 * THINGS)
def chains_of_uses(n):
    """Each component is nothing but the next."""
    cards = [{"component": f"c{i}", "body": {"type": f"c{i + 1}"}} for i in range(n)]
    cards.append({"component": f"c{n}", "body": layout()})
    return project([screen([{"type": "c0"} for _ in range(10)])], components=cards)


@family(THINGS)
def components_in_a_ring(n):
    return project(
        [screen([])],
        components=[
            {"component": f"c{i}", "body": layout([{"type": f"c{(i + 1) % n}"}])} for i in range(n)])


@family(BYTES)
def long_texts_handed_on(n):
    cards = [
        {"component": f"c{i}", "parameters": {"t": "string"},
         "body": {"type": f"c{i + 1}", "arguments": {"t": "${t}"}}} for i in range(50)]
    cards.append({"component": "c50", "parameters": {"t": "string"}, "body": label("${t}")})
    return project([screen([{"type": "c0", "arguments": {"t": "a " * (n // 2)}}])], components=cards)


@family(BYTES)
def placeholders(n):
    card = {"component": "c", "parameters": {"t": "string"}, "body": label("${t}" * n)}
    return project([screen([{"type": "c", "arguments": {"t": "a"}}])], components=[card])


# MARK: Text


def one_label(text, **style):
    return project([screen([label(text, style=style)])])


@family(BYTES)
def one_long_word(n):
    return one_label("a" * n)


@family(BYTES)
def words(n):
    return one_label("word " * (n // 5))


@family(BYTES)
def spaces(n):
    return one_label(" " * n, whiteSpace="pre-wrap")


@family(BYTES)
def lines(n):
    return one_label("\n" * n)


@family(BYTES)
def accents(n):
    return one_label("a" + "\u0301" * n)


# Marks above and below in turn, which is not their normalised order: whoever compares such strings sorts them.
def marks(n):
    return "e" + "\u0301\u0323" * (n // 4)


@family(BYTES)
def marks_in_a_key(n):
    return project([screen([layout(**{marks(n): 1})])])


@family(BYTES)
def marks_in_a_type(n):
    return project([screen([{"type": marks(n)}])])


@family(BYTES)
def marks_in_a_font_family(n):
    return one_label("a", fontFamily=marks(n))


@family(BYTES)
def joined_emoji(n):
    return one_label("\U0001F469\u200d" * (n // 2))


@family(BYTES)
def regional_indicators(n):
    return one_label("\U0001F1E9" * n)


@family(BYTES)
def turning_text(n):
    return one_label("a\u05d0" * (n // 2))


@family(BYTES)
def brackets_in_text(n):
    return one_label("(" * (n // 2) + "\u05d0" + ")" * (n // 2))


@family(BYTES)
def soft_hyphens(n):
    return one_label("a\u00ad" * (n // 2))


@family(THINGS)
def runs(n):
    return project([screen([label([{"text": "a", "style": {"fontSize": 10 + i % 7}} for i in range(n)])])])


@family(BYTES)
def cut_lines(n):
    return one_label("word " * (n // 5), maxLines=1)


@family(BYTES)
def narrow_text(n):
    return one_label("ab " * (n // 3), width=1)


# MARK: Layout


@family(THINGS)
def flexing_items(n):
    """Each round of the resolution of flexible lengths freezes one item."""
    return project([screen(
        [layout(style={"flexGrow": 1, "maxWidth": i + 1}) for i in range(n)], style={"flexDirection": "row"})])


@family(THINGS)
def shrinking_items(n):
    return project([screen(
        [layout(style={"flexShrink": 1, "flexBasis": 1000, "minWidth": i / 1000}) for i in range(n)],
        style={"flexDirection": "row"})])


@family(THINGS)
def wrapping_items(n):
    return project([screen(
        [layout(style={"width": 1 + i % 7, "height": 1 + i % 5}) for i in range(n)],
        style={"flexDirection": "row", "flexWrap": "wrap"})])


@family(THINGS)
def ordered_items(n):
    return project([screen([layout(style={"order": n - i, "zIndex": n - i}) for i in range(n)])])


@family(THINGS)
def percentages(n):
    return project([screen([
        nested(50, label("a b c"), style={"padding": "1%", "flexWrap": "wrap"}) for _ in range(n // 50)])])


@family(THINGS)
def growing_chains(n):
    return project([screen([
        nested(50, label("a b c"), style={"flexGrow": 1, "flexDirection": "row"}) for _ in range(n // 50)])])


@family(THINGS)
def boxes_on_boxes(n):
    """Every one covers every other."""
    return project([screen([
        layout([label("a")], style={"position": "absolute", "inset": 0, "backgroundColor": "#fff"})
        for _ in range(n)])])


@family(THINGS)
def targets_on_targets(n):
    return project([
        screen([
            layout(style={"position": "absolute", "top": 0, "left": 0, "width": 10, "height": 10}, **tap("a://t"))
            for _ in range(n)]),
        screen([], "t", route="/t")])


@family(THINGS)
def overflowing_rows(n):
    return project([screen([
        layout([label("long long words", style={"flexShrink": 0}) for _ in range(40)],
               style={"flexDirection": "row"}) for _ in range(n // 40)])])


@family(ENTRIES)
def devices(n):
    return project(
        [screen([label("one two three")])],
        {"devices": [{"name": f"d{i}", "width": 300 + i % 100, "height": 800, "scale": 2} for i in range(n)]})


# MARK: Values


@family(BYTES)
def gradient_stops(n):
    return project([screen([layout(style={
        "backgroundImage": "linear-gradient(" + ", ".join(["#fff", "#000"] * (n // 2)) + ")"})])])


@family(BYTES)
def shadows(n):
    return project([screen([layout(style={"boxShadow": ", ".join(["1px 1px 2px #000"] * n)})])])


@family(THINGS)
def font_families(n):
    return project([screen([label(style={"fontFamily": ", ".join(f"f{i}" for i in range(n))})])])


@family(ENTRIES)
def curve_stops(n):
    return project(
        [screen([layout(**tap("a://t", transition="x"))]), screen([], "t", route="/t")],
        {"transitions": {"x": {"kind": "fade", "easing": {"linear": [i % 2 for i in range(n)]}}}})


@family(ENTRIES)
def tracks(n):
    return project(
        [screen([layout(**tap("a://t", transition="x"))]), screen([], "t", route="/t")],
        {"transitions": {"x": {"kind": "custom", "entering": [
            {"property": "opacity", "from": 0, "to": 1} for _ in range(n)]}}})


# MARK: Links and flights


@family(THINGS)
def screens_in_a_ring(n):
    return project([
        screen([layout([label()], **tap(f"a://s{(i + 1) % n}"))], f"s{i}", route=f"/s{i}") for i in range(n)])


@family(THINGS)
def screens_to_one(n):
    return project(
        [screen([layout([label()], **tap("a://t"))], f"s{i}", route=f"/s{i}") for i in range(n)]
        + [screen([label()], "t", route="/t")])


@family(THINGS)
def links_to_one_full_screen(n):
    """Every link looks for its partner among as many."""
    return project([
        screen([image(hero=f"h{i}", **tap("a://t", transition="x")) for i in range(n)]),
        screen([image(hero=f"h{i}") for i in range(n)], "t", route="/t")],
        {"transitions": {"x": {"kind": "hero"}}})


@family(THINGS)
def links_to_one_picture_again(n):
    return project([
        screen([image(**tap("a://t", transition="x")) for i in range(n)]),
        screen([image() for i in range(n)], "t", route="/t")],
        {"transitions": {"x": {"kind": "hero"}}})


@family(THINGS)
def pictures_to_pictures(n):
    return project([
        screen([layout([image() for i in range(n)], **tap("a://t", transition="x"))]),
        screen([image() for i in range(n)], "t", route="/t")],
        {"transitions": {"x": {"kind": "hero"}}})


@family(THINGS)
def taps_in_taps(n):
    """Each takes along all that is in it."""
    inner = layout([image() for _ in range(n)])
    for _ in range(50):
        inner = layout([inner], **tap("a://t", transition="x"))
    return project(
        [screen([inner]), screen([image()], "t", route="/t")], {"transitions": {"x": {"kind": "hero"}}})


@family(THINGS)
def actions_of_one_tap(n):
    return project([
        screen([layout(events={"tap": [{"type": "navigate", "to": "a://t"}] * n})]),
        screen([], "t", route="/t")])


@family(THINGS)
def arguments_of_one_screen(n):
    return project([
        screen([layout(**tap(f"a://t/{i}")) for i in range(n)]),
        screen([label("${x}")], "t", route="/t/{x}", parameters={"x": "string"})])


@family(THINGS)
def routes_alike(n):
    return project(
        [screen([], f"s{i}", route=f"/a/b/c/d/{'{x}' if i % 2 else 'e'}/{i}",
                parameters={"x": "string"} if i % 2 else {}) for i in range(n)])


@family(THINGS)
def long_routes(n):
    """A screen may lie below another wherever the route of the other has a segment."""
    return project([screen([], route="/b" * n)])


@family(THINGS)
def routes_that_compete(n):
    """Half of them, with each combination of literals and parameters, fit the beginnings of all the others."""
    places = (n // 2).bit_length() - 1
    many = [["a" if i >> place & 1 else f"{{x{place}}}" for place in range(places)] for i in range(1 << places)]
    routes = ["/".join(route) + "/a" * 8 + "/b" for route in many]
    routes += ["a/" * places + f"a/a/a/a/a/a/a/a/c{i}" for i in range(n - len(many))]
    return project([
        screen([], f"s{i}", route=f"/{route}",
               parameters={part[1:-1]: "string" for part in route.split("/") if part[0] == "{"})
        for i, route in enumerate(routes)])


@family(BYTES)
def long_links(n):
    return project([
        screen([layout(**tap("a://t" + "/x" * 300)) for _ in range(n // 600)]), screen([], "t", route="/t")])


@family(BYTES)
def query_items(n):
    return project([
        screen([layout(**tap("a://t?" + "&".join(f"a{i}=1" for i in range(900)))) for _ in range(n // 900)]),
        screen([], "t", route="/t")])


@family(THINGS)
def back_stacks(n):
    return project([
        screen([], f"s{i}", route=f"/s{i}", backStack=[f"a://s{j}" for j in range(max(0, i - 8), i)])
        for i in range(n)])


@family(BYTES)
def replaced_stacks(n):
    return project([
        screen([layout(events={"tap": [{"type": "replaceStack", "to": ["a://t"] * n}]})]),
        screen([], "t", route="/t")])


@family(ENTRIES)
def tabs(n):
    return project(
        [screen([], "t", route="/t")],
        {"navigation": {"tabs": [{"id": f"t{i}", "title": "t", "root": "a://t"} for i in range(n)]}})


@family(BYTES, "build")
def folders_in_folders(n):
    return project(
        [screen([])],
        {"assets": "a/" * (n // 6), "screens": ["screens", *(f"{'b/' * 500}{i}" for i in range(n // 3000))]})


@family(THINGS)
def links_that_open_as_sheets(n):
    sheet = {"type": "navigate", "to": "a://t", "presentation": "sheet"}
    return project([
        screen([{"type": "layout", "events": {"tap": [sheet] * n}}]),
        screen([layout() for _ in range(n)], "t", route="/t")])
