"""Words of many languages, taken from the translations that Debian installs.

The words come from message catalogues: names of countries, languages and currencies (package
iso-codes) and the sentences of a toolkit (libgtk-3-common). Only single words are kept, so that no
sentence of a catalogue comes back; the generator makes its own.
"""

import functools
import pathlib
import re
import struct
import unicodedata

CATALOGUES = {
    "iso-codes": ["iso_3166-1", "iso_4217", "iso_639-2", "iso_639-3", "iso_3166-2"],
    "libgtk-3-common": ["gtk30", "gtk30-properties"],
}
FOLDER = pathlib.Path("/usr/share/locale")

# The languages of each group. A group is judged on its own.
GROUPS = {
    "latin": ["en", "de", "fr", "es", "it", "pt", "pl", "cs", "sv", "nb", "da", "fi", "hu", "tr",
              "vi", "nl", "ro", "hr"],
    "greek": ["el"],
    "cyrillic": ["ru", "uk", "bg"],
    "zh": ["zh_CN", "zh_TW"],
    "ja": ["ja"],
    "ko": ["ko"],
    "he": ["he"],
    "ar": ["ar", "fa", "ur"],
    "th": ["th"],
    "hi": ["hi", "mr"],
    "bn": ["bn"],
    "ta": ["ta"],
    "te": ["te"],
    "si": ["si"],
    "lo": ["lo"],
    "km": ["km"],
    "my": ["my"],
}  # fmt: skip

# The beginning of the Unicode names of a group's letters.
LETTERS = {
    "latin": ("LATIN",),
    "greek": ("GREEK",),
    "cyrillic": ("CYRILLIC",),
    "zh": ("CJK",),
    "ja": ("CJK", "HIRAGANA", "KATAKANA"),
    "ko": ("HANGUL",),
    "he": ("HEBREW",),
    "ar": ("ARABIC",),
    "th": ("THAI",),
    "hi": ("DEVANAGARI",),
    "bn": ("BENGALI",),
    "ta": ("TAMIL",),
    "te": ("TELUGU",),
    "si": ("SINHALA",),
    "lo": ("LAO",),
    "km": ("KHMER",),
    "my": ("MYANMAR",),
}

# Between whose words there are no spaces, and which are not cut anywhere else.
WORDS_OF_DICTIONARIES = ("th", "lo", "km", "my")

# Where words are not parted by spaces, the stretches between marks are phrases: they are cut.
LONGEST_PHRASE = 9


def words(language):
    """The words of a language, in an order that depends on the catalogues alone."""
    return _words(language)


@functools.cache
def _words(language):
    group = next(name for name, languages in GROUPS.items() if language in languages)
    found = set()
    for messages in catalogues(language):
        for text in messages:
            found.update(_words_of(text, group))
    if len(found) < 50:
        raise SystemExit(
            f"{len(found)} words of {language}: install {' and '.join(CATALOGUES)} "
            f"with their translations in {FOLDER}")
    return sorted(found)


def catalogues(language):
    """The texts of each catalogue; those in English are the keys of the German ones."""
    takesKeys = language == "en"
    for names in CATALOGUES.values():
        for name in names:
            for folder in ("de",) if takesKeys else (language, f"{language}_BR"):
                file = FOLDER / folder / "LC_MESSAGES" / f"{name}.mo"
                if file.exists():
                    yield [key if takesKeys else text for key, text in messages(file.read_bytes())]
                    break


def messages(data):
    """The keys and texts of a compiled catalogue (GNU gettext manual, The Format of GNU MO Files)."""
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    count, keys, texts = struct.unpack_from(order + "3I", data, 8)
    for index in range(count):
        pair = []
        for table in (keys, texts):
            length, start = struct.unpack_from(order + "2I", data, table + 8 * index)
            pair.append(data[start:start + length].decode("utf-8", "replace").split("\0")[0])
        if pair[0]:
            yield pair


def _words_of(text, group):
    # Keys of keyboards, mnemonics and formats are no words.
    text = text.replace("_", "").rpartition("|")[2].rpartition("\4")[2]
    for token in re.split(r"[\s/·|]+", text):
        if any(sign in token for sign in "%$<>=`\\{}@#0123456789"):
            continue
        for word in _stretches(token, group):
            word = unicodedata.normalize("NFC", word)
            if group in ("zh", "ja", *WORDS_OF_DICTIONARIES):
                step = LONGEST_PHRASE if group in ("zh", "ja") else len(word) or 1
                yield from (word[i:i + step] for i in range(0, len(word), step))
            elif len(word) > 1 or group == "latin" and word in "aIàéoóuyAÀÉOÓUY":
                yield word


def _stretches(token, group):
    """The longest stretches of the group's letters, with apostrophes and hyphens inside them."""
    word = ""
    for character in token + " ":
        if _isLetter(character, group):
            word += character
        elif character in "'’-‐\u200c" and word and group not in ("zh", "ja"):
            word += character
        else:
            word = word.strip("'’-‐\u200c")
            if word:
                yield word
            word = ""


@functools.cache
def _isLetter(character, group):
    category = unicodedata.category(character)
    if category[0] not in "LM":
        return False
    name = unicodedata.name(character, "")
    return name.startswith(LETTERS[group]) or name.startswith("COMBINING") and group in (
        "latin", "greek", "cyrillic") or character == "ー" and group == "ja"
