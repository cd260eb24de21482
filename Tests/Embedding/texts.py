"""Projects of one screen with a label for each text."""

import json
import shutil

# Each fits on a line: in a line that is broken, the kerning of a letter with the space that ends the line is
# measured, and not drawn.
LATIN = [
    "Album", "Dunes at dusk", "Linen weekend", "AVATAR To. Ty,", "“quoted” – ‘single’…", "12:30–14:05", "3×4 = 12",
    "100 % €9.99", "-> <- => <-> ->>", "(A) [B] {C} A-B a-b", "@HOME ¡OLA! ¿QUÉ?", "Crème brûlée", "naïve façade",
    "Ångström", "e\u0301le\u0300ve i\u0307 j\u030c A\u030a", "ﬁ ﬂ office affluent ffi", "Zürich → Genève", "· 2½ h",
    "no\u00a0break", "non‑breaking, so\u00adft", "x2 X2 1x1 0x0 10:20", ":) ;-)", "ŁÓDŹ ŒUVRE ẞ ß",
]  # fmt: skip
GREEK = ["Ανοιχτή πόρτα, ΑΒΓΔ", "α\u0301β ΐ ώ Ὕμνος"]
CYRILLIC = ["Съешь ещё этих булок", "Київ, ҐЄІЇ, й\u0306", "№ 5 «да»"]
OTHERS = {
    "arabic": ["سلام عليكم", "لا الله محمد (١٢٣)", "كِتَاب"], "hebrew": ["שָׁלוֹם עולם", "(א) ב"],
    "devanagari": ["नमस्ते दुनिया", "क्षत्रिय र्क किं"], "thai": ["สวัสดีชาวโลก", "น้ำ กำ"],
    "han": ["你好，世界", "東京タワー 2時", "서울 한국어"],
}  # fmt: skip
# The family, the file below the folder of fonts, the texts, and the weights.
FILES = [
    ("Roboto", "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", LATIN + GREEK + CYRILLIC, [400]),
    # Its kerning varies with the weight, which is not measured: in other weights only the glyphs are compared.
    ("Variable", "truetype/inter-vf/Inter-roman.var.ttf", LATIN + GREEK, [400, 100, 450, 900]),
    ("Static", "opentype/inter/Inter-BlackItalic.otf", LATIN + CYRILLIC, [900]),
    ("Serif", "truetype/liberation/LiberationSerif-Regular.ttf", LATIN + OTHERS["hebrew"], [400]),
    ("DejaVuX", "truetype/dejavu/DejaVuSans.ttf", LATIN + OTHERS["arabic"], [400]),
    ("Arabic", "truetype/noto/NotoSansArabic-Regular.ttf", OTHERS["arabic"], [400]),
    ("Devanagari", "truetype/noto/NotoSansDevanagari-Regular.ttf", OTHERS["devanagari"], [400]),
    ("Thai", "truetype/noto/NotoSansThai-Regular.ttf", OTHERS["thai"], [400]),
    ("Hebrew", "truetype/noto/NotoSansHebrew-Regular.ttf", OTHERS["hebrew"], [400]),
    ("Noto Sans CJK JP", "opentype/noto/NotoSansCJK-Regular.ttc", OTHERS["han"], [400]),
]


def write(folder, fonts, labels):
    (folder / "screens").mkdir(parents=True)
    (folder / "segue.json").write_text(json.dumps({"app": "texts", "devices": ["iphone-15"], "fonts": fonts}))
    children = [{"type": "label", "text": text.replace("$", "$$"), "style": style} for text, style in labels]
    (folder / "screens/texts.json").write_text(json.dumps({
        "screen": "texts", "root": {"type": "layout", "children": children}}, ensure_ascii=False))


def write_inter(folder):
    """Texts in the built-in family, in all weights and some sizes."""
    labels = [(text, {"fontSize": size, "fontWeight": weight})
              for text in LATIN + GREEK + CYRILLIC for weight, size in [(400, 15), (500, 17), (600, 12), (700, 28)]]
    labels.append(("Spaced ffi 12:30", {"letterSpacing": 2}))
    write(folder, [], labels)
    return {"inter": folder}


def write_others(folder, files):
    """Texts in fonts of a project; one project for each, since a text in the wrong font might fit."""
    projects = {}
    for family, path, texts, weights in FILES:
        source = files / path
        name = source.name.split(".")[0]
        project = folder / name
        (project / "fonts").mkdir(parents=True)
        shutil.copy(source, project / "fonts" / source.name)
        declaration = {"family": family, "file": f"fonts/{source.name}"}
        if "Italic" in name:
            declaration["style"] = "italic"
        if len(weights) > 1:
            declaration["weight"] = f"{min(weights)} {max(weights)}"
        elif weights != [400]:
            declaration["weight"] = weights[0]
        labels = [(text, {"fontFamily": f"{family}, Inter", "fontSize": 18, "fontWeight": weight,
                          "fontStyle": declaration.get("style", "normal")})
                  for text in texts for weight in weights]
        write(project, [declaration], labels)
        projects[name] = project
    return projects
