"""Trees in the notation of layouts.txt: `(key:value … children)`."""


def written(node):
    words = []
    if node["type"] in ("image", "video"):
        size = node.get("naturalSize")
        words.append(f"picture:{size['width']}x{size['height']}" if size else "picture:none")
    elif node["type"] == "label":
        text = node["text"]
        if not isinstance(text, str):
            text = "+".join(map(writtenRun, text))
        words.append("text:" + text.replace(" ", "_"))
    elif node["type"] == "button":
        kind = "iconButton:" if "icon" in node else "button:"
        words.append(kind + node["title"].replace(" ", "_"))
    words += [f"{key}:{value}".replace(" ", "-") for key, value in node["style"].items()]
    words += [written(child) for child in node.get("children", [])]
    return "(" + " ".join(words) + ")"


def writtenRun(run):
    style = ",".join(f"{key}:{value}" for key, value in run.get("style", {}).items())
    return run["text"] + (f"{{{style}}}" if style else "")


def number(value):
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def frames(list_of_frames):
    return ", ".join(" ".join(number(v) for v in frame) for frame in list_of_frames)
