"""Words of the scripts whose letters change places, for the comparisons with HarfBuzz."""

import functools
import gettext
import glob
import pathlib
import random
import unicodedata

# By script: its ISO code, languages, its name in Scripts.txt if it is not that of its fonts.
SCRIPTS = {
    name: (code, languages, block)
    for name, code, languages, block in (
        ("devanagari", "Deva", "hi mr ne", ""), ("bengali", "Beng", "bn as", ""),
        ("gurmukhi", "Guru", "pa", ""), ("gujarati", "Gujr", "gu", ""), ("oriya", "Orya", "or", ""),
        ("tamil", "Taml", "ta", ""), ("telugu", "Telu", "te", ""), ("kannada", "Knda", "kn", ""),
        ("malayalam", "Mlym", "ml", ""), ("khmer", "Khmr", "km", ""), ("myanmar", "Mymr", "my", ""),
        ("thai", "Thai", "th", ""), ("lao", "Laoo", "lo", ""), ("sinhala", "Sinh", "si", ""),
        ("tibetan", "Tibt", "bo dz", ""), ("javanese", "Java", "jv", ""), ("balinese", "Bali", "", ""),
        ("sundanese", "Sund", "", ""), ("cham", "Cham", "", ""), ("taiTham", "Lana", "", "Tai_Tham"),
        ("taiViet", "Tavt", "", "Tai_Viet"), ("newTaiLue", "Talu", "", "New_Tai_Lue"),
        ("taiLe", "Tale", "", "Tai_Le"), ("limbu", "Limb", "", ""), ("tagalog", "Tglg", "", ""),
        ("buginese", "Bugi", "", ""), ("meeteiMayek", "Mtei", "mni", "Meetei_Mayek"),
        ("chakma", "Cakm", "", ""), ("newa", "Newa", "", ""), ("kaithi", "Kthi", "", ""),
        ("brahmi", "Brah", "", ""), ("sylotiNagri", "Sylo", "", "Syloti_Nagri"),
        ("tifinagh", "Tfng", "", ""), ("buhid", "Buhd", "", ""), ("hanunoo", "Hano", "", ""),
        ("tagbanwa", "Tagb", "", ""), ("kharoshthi", "Khar", "", ""), ("kayahLi", "Kali", "", "Kayah_Li"),
        ("lepcha", "Lepc", "", ""), ("rejang", "Rjng", "", ""), ("saurashtra", "Saur", "", ""),
        ("batak", "Batk", "", ""), ("sharada", "Shrd", "", ""), ("takri", "Takr", "", ""),
        ("grantha", "Gran", "", ""), ("khojki", "Khoj", "", ""), ("khudawadi", "Sind", "", ""),
        ("mahajani", "Mahj", "", ""), ("modi", "Modi", "", ""), ("pahawhHmong", "Hmng", "", "Pahawh_Hmong"),
        ("siddham", "Sidd", "", ""), ("tirhuta", "Tirh", "", ""), ("ahom", "Ahom", "", ""),
        ("multani", "Mult", "", ""), ("bhaiksuki", "Bhks", "", ""), ("marchen", "Marc", "", ""),
        ("masaramGondi", "Gonm", "", "Masaram_Gondi"), ("soyombo", "Soyo", "", ""),
        ("zanabazarSquare", "Zanb", "", "Zanabazar_Square"), ("dogra", "Dogr", "", ""),
        ("gunjalaGondi", "Gong", "", "Gunjala_Gondi"), ("medefaidrin", "Medf", "", ""),
        ("oldSogdian", "Sogo", "", "Old_Sogdian"), ("elymaic", "Elym", "", ""),
        ("nyiakengPuachueHmong", "Hmnp", "", "Nyiakeng_Puachue_Hmong"), ("wancho", "Wcho", "", ""),
        ("yezidi", "Yezi", "", ""), ("miao", "Plrd", "", ""),
        ("egyptianHieroglyphs", "Egyp", "", "Egyptian_Hieroglyphs"), ("duployan", "Dupl", "", ""),
        ("nko", "Nkoo", "", ""), ("adlam", "Adlm", "ff", ""), ("mongolian", "Mong", "mn", ""),
        ("phagsPa", "Phag", "", "Phags_Pa"), ("mandaic", "Mand", "", ""), ("manichaean", "Mani", "", ""),
        ("psalterPahlavi", "Phlp", "", "Psalter_Pahlavi"), ("sogdian", "Sogd", "", ""),
        ("hanifiRohingya", "Rohg", "", "Hanifi_Rohingya"), ("syriac", "Syrc", "", ""),
        ("arabic", "Arab", "ar fa ur", ""), ("hebrew", "Hebr", "he", ""), ("thaana", "Thaa", "dv", ""),
        ("samaritan", "Samr", "", ""), ("latin", "Latn", "de vi", ""), ("greek", "Grek", "el", ""),
        ("cyrillic", "Cyrl", "ru", ""), ("armenian", "Armn", "hy", ""), ("georgian", "Geor", "ka", ""),
        ("ethiopic", "Ethi", "am", ""), ("cherokee", "Cher", "", ""), ("coptic", "Copt", "", ""),
        ("bassaVah", "Bass", "", "Bassa_Vah"), ("avestan", "Avst", "", ""), ("gothic", "Goth", "", ""),
        ("caucasianAlbanian", "Aghb", "", "Caucasian_Albanian"), ("elbasan", "Elba", "", ""),
        ("oldHungarian", "Hung", "", "Old_Hungarian"), ("osage", "Osge", "", ""),
        ("warangCiti", "Wara", "", "Warang_Citi"), ("palmyrene", "Palm", "", ""),
        ("meroiticCursive", "Merc", "", "Meroitic_Cursive"),
        ("inscriptionalPahlavi", "Phli", "", "Inscriptional_Pahlavi"),
        ("inscriptionalParthian", "Prti", "", "Inscriptional_Parthian"),
        ("mendeKikakui", "Mend", "", "Mende_Kikakui"), ("oldPermic", "Perm", "", "Old_Permic"),
        ("pauCinHau", "Pauc", "", "Pau_Cin_Hau"), ("glagolitic", "Glag", "", ""),
        ("oldItalic", "Ital", "", "Old_Italic"), ("signWriting", "Sgnw", "", "SignWriting"),
    )
}
LOCALES = pathlib.Path("/usr/share/locale")
NOTO = "/usr/share/fonts/truetype/noto"
# Fonts that are named by something else than their script.
FONTS = {
    "arabic": ["NaskhArabic", "SansArabic", "KufiArabic", "NastaliqUrdu"], "lao": ["Lao", "LoopedLao"],
    "thai": ["Thai", "LoopedThai"], "hebrew": ["SansHebrew", "SerifHebrew", "RashiHebrew"],
    "latin": ["Sans", "Serif", "SansDisplay"], "greek": ["Sans", "Serif"], "cyrillic": ["Sans", "Serif"],
    "tamil": ["Tamil", "TamilSlanted"], "adlam": ["Adlam", "AdlamUnjoined"],
    "meroiticCursive": ["Meroitic"],
}


def fonts(script):
    """The installed Noto fonts of a script, sorted."""
    name = (SCRIPTS[script][2] or script[0].upper() + script[1:]).replace("_", "")
    names = FONTS.get(script, [name])
    paths = [glob.glob(f"{NOTO}/Noto{kind}{name}-*.ttf") for name in names for kind in ("", "Sans", "Serif")]
    return sorted({path for found in paths for path in found})


@functools.cache
def characters():
    """The characters of each script by its name in Scripts.txt."""
    result = {}
    for line in pathlib.Path("/usr/share/unicode/Scripts.txt").read_text(encoding="utf-8").splitlines():
        points, _, name = line.split("#")[0].partition(";")
        if name:
            first, _, last = points.strip().partition("..")
            result.setdefault(name.strip(), []).extend(
                chr(point) for point in range(int(first, 16), int(last or first, 16) + 1))
    return result


def block(script):
    """The characters that are of a script only."""
    return characters()[SCRIPTS[script][2] or script[0].upper() + script[1:]]


def real_words(script):
    """The words of installed translations, sorted."""
    allowed = {*block(script), "\u200c", "\u200d"}
    words = set()
    for language in SCRIPTS[script][1].split():
        for path in sorted((LOCALES / language / "LC_MESSAGES").glob("*.mo")):
            try:
                with path.open("rb") as file:
                    catalog = gettext.GNUTranslations(file)._catalog
            except (IndexError, UnicodeDecodeError):
                continue
            for text in catalog.values():
                for word in str(text).split():
                    word = word.strip(".,:;!?()\"'")
                    if word and allowed.issuperset(word):
                        words.add(word)
    return sorted(words)


@functools.cache
def parts(script):
    """Letters, marks, signs that join letters, letters for Ra, and digits and signs of a script."""
    # HarfBuzz stretches the Syriac abbreviation mark over what follows.
    everything = [c for c in block(script) if unicodedata.category(c) != "Cn" and c != "\u070f"]
    marks = [c for c in everything if unicodedata.category(c).startswith("M")]
    stackers = [c for c in marks if unicodedata.combining(c) == 9 or "COENG" in unicodedata.name(c)]
    letters = [c for c in everything if unicodedata.category(c).startswith("L")]
    ras = [c for c in letters if unicodedata.name(c, "").endswith((" LETTER RA", " LETTER RO"))]
    return letters or everything, marks, stackers, ras, [c for c in everything if c not in {*letters, *marks}]


def random_word(script, rng):
    """Syllables of the script, and now and then a broken one."""
    letters, marks, stackers, ras, others = parts(script)
    letters = letters + ras * (1 + len(letters) // 6)
    text = ""
    for _ in range(rng.randint(1, 3)):
        if marks and rng.random() < 0.1:
            text += rng.choice(marks + ["\u200d", "\u200c"] * bool(stackers))
        if others and rng.random() < 0.1:
            text += rng.choice(others)
        for _ in range(rng.choice((0, 0, 1, 1, 2, 3)) if stackers else 0):
            text += rng.choice(letters) + rng.choice(stackers)
            if rng.random() < 0.12:
                text += rng.choice("\u200d\u200c")
        text += rng.choice(letters)
        for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 3)) if marks else 0):
            text += rng.choice(marks)
    return text


def composites_after_marks(script):
    """Each letter that Unicode decomposes, after a mark, alone and before another mark."""
    letters, marks, *_ = parts(script)
    composites = [letter for letter in letters if unicodedata.decomposition(letter)]
    return [marks[0] + letter + end for letter in composites for end in ("", marks[0])] if marks else []


def composites_in_a_row(script):
    """Pairs of letters that Unicode decomposes, after a letter with a mark, before one, and between two, and
    each alone after a zero-width non-joiner.
    """
    letters, marks, *_ = parts(script)
    composites = [letter for letter in letters if unicodedata.decomposition(letter)]
    if not marks:
        return []
    marked = letters[0] + marks[0]
    pairs = [first + second for first, second in zip(composites, composites[1:] + composites[:1])]
    return [text for pair in pairs for text in (marked + pair, pair + marked, marked + pair + marked)] + [
        marked + "\u200c" + letter for letter in composites]


def words(script, count, seed):
    """Three real words for each random one."""
    rng = random.Random(f"{seed} {script}")
    real = real_words(script)
    rng.shuffle(real)
    result = real[: count * 3 // 4]
    while len(result) < count:
        result.append(random_word(script, rng))
    return result
