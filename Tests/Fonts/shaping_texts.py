"""Words of the scripts whose letters change places, for the comparisons with HarfBuzz."""

import gettext
import pathlib
import random
import unicodedata

# By script: its ISO code, languages, the block's first character, its fonts.
SCRIPTS = {
    "devanagari": ("Deva", "hi mr ne", 0x900, "Devanagari"),
    "bengali": ("Beng", "bn as", 0x980, "Bengali"),
    "gurmukhi": ("Guru", "pa", 0xA00, "Gurmukhi"),
    "gujarati": ("Gujr", "gu", 0xA80, "Gujarati"),
    "oriya": ("Orya", "or", 0xB00, "Oriya"),
    "tamil": ("Taml", "ta", 0xB80, "Tamil"),
    "telugu": ("Telu", "te", 0xC00, "Telugu"),
    "kannada": ("Knda", "kn", 0xC80, "Kannada"),
    "malayalam": ("Mlym", "ml", 0xD00, "Malayalam"),
}
LOCALES = pathlib.Path("/usr/share/locale")


def real_words(script):
    """The words of installed translations, sorted."""
    _, languages, first, _ = SCRIPTS[script]
    words = set()
    for language in languages.split():
        for path in sorted((LOCALES / language / "LC_MESSAGES").glob("*.mo")):
            with path.open("rb") as file:
                catalog = gettext.GNUTranslations(file)._catalog
            for text in catalog.values():
                for word in str(text).split():
                    word = word.strip(".,:;!?()\"'")
                    if word and all(first <= ord(c) < first + 128 or c in "\u200c\u200d" for c in word):
                        words.add(word)
    return sorted(words)


def random_word(script, rng):
    """Syllables of the script, and now and then a broken one."""
    first = SCRIPTS[script][2]
    everything = [chr(p) for p in range(first, first + 128) if unicodedata.category(chr(p)) != "Cn"]
    letters = [c for c in everything if unicodedata.category(c) == "Lo"]
    marks = [c for c in everything if unicodedata.category(c) in ("Mn", "Mc")]
    virama = chr(first + 0x4D)
    ra = chr(first + 0x30)
    text = ""
    for _ in range(rng.randint(1, 3)):
        if rng.random() < 0.1:
            text += rng.choice(marks + ["\u200d", "\u200c"])
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3))):
            text += rng.choice(letters + [ra] * 12) + virama
            if rng.random() < 0.12:
                text += rng.choice("\u200d\u200c")
        text += rng.choice(letters + [ra] * 6)
        for _ in range(rng.choice((0, 0, 1, 1, 1, 2))):
            text += rng.choice(marks)
    return text


def words(script, count, seed):
    """Three real words for each random one."""
    rng = random.Random(f"{seed} {script}")
    real = real_words(script)
    rng.shuffle(real)
    result = real[: count * 3 // 4]
    while len(result) < count:
        result.append(random_word(script, rng))
    return result
