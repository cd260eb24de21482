"""JSON examples compile without a warning.

The named files of an article are one project, with the sample's assets. What is no whole file is
completed to one: a component or an action becomes a screen of that project, a transition a project,
and a manifest gets the screens that its links lead to.
"""

import collections
import json
import pathlib
import subprocess
import tempfile
import urllib.parse

import articles

ACTIONS = {
    "navigate", "back", "backTo", "backToRoot", "dismiss", "replaceStack", "selectTab", "open",
    "track", "custom",
}


def problems(texts, seguec):
    examples = articles.blocks(texts, "json")
    by_article = collections.defaultdict(list)
    found = []
    for block in examples:
        try:
            by_article[block.article].append((block, json.loads(block.text)))
        except ValueError as error:
            found.append(f"{block.place}: no JSON: {error}")
    for blocks in by_article.values():
        found += article_problems(blocks, seguec)
    return found, f"{len(examples)} blocks"


def article_problems(blocks, seguec):
    project = {}
    alone = []
    for number, (block, value) in enumerate(blocks):
        if block.path:
            if block.path in project:
                return [f"{block.place}: {block.path} stands twice in this article"]
            project[block.path] = block.text
        elif "screen" in value or "component" in value:
            alone.append((block, {"example.json": block.text}))
        elif "kind" in value:
            alone.append((block, manifest({"transitions": {"example": value, "other": OTHER}})))
        elif "type" in value:
            project[f"screens/example-{number}.json"] = fragment(block, value, number)
        else:
            alone.append((block, manifest(value)))
    found = []
    if project:
        project.setdefault("segue.json", '{"app": "example", "schemes": ["shop"]}')
        found += check(project, seguec, blocks[0][0])
    for block, files in alone:
        found += check(files, seguec, block)
    return found


# What an example may name as its `reducedMotion`.
OTHER = {"kind": "fade"}


def manifest(value):
    files = {"segue.json": json.dumps(value)}
    navigation = value.get("navigation", {})
    flows = {flow["route"] for flow in navigation.get("flows", {}).values()}
    screens = [link for link in sorted(links(navigation).items()) if link[0] not in flows]
    for number, (route, names) in enumerate(screens):
        parameters = {name: {"type": "string", "default": ""} for name in sorted(names)}
        files[f"screens/{number}.json"] = json.dumps({
            "screen": f"s{number}", "route": route, "parameters": parameters,
            "root": {"type": "layout"}})
    return files


def links(value):
    """The paths of the links in a manifest's navigation, each with the names in its queries."""
    found = collections.defaultdict(set)
    if isinstance(value, str) and "://" in value:
        _, _, rest = value.partition("://")
        path, _, query = rest.partition("?")
        found["/" + path].update(name for name, _ in urllib.parse.parse_qsl(query))
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        for path, names in links(inner).items():
            found[path] |= names
    return found


def fragment(block, value, number):
    """A screen around a component or an action; the block's own lines stay as they are."""
    text = block.text
    if value["type"] in ACTIONS:
        text = f'{{"type": "layout", "events": {{"tap": [\n{text}]}}}}'
    return f'{{"screen": "example-{number}", "safeArea": ["top"], "root":\n{text}}}'


def check(files, seguec, block):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "assets").symlink_to(articles.ROOT / "Samples/Outfits/assets")
        for name, text in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        target = "." if "segue.json" in files else next(iter(files))
        result = subprocess.run(
            [seguec, "check", "--strict", "--allow-outside", target], cwd=folder, capture_output=True, text=True)
    if result.returncode == 0:
        return []
    return [f"{block.place}: the example does not compile\n{result.stderr}"]
