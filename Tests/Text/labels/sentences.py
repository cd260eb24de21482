"""Sentences of random words, with the marks of their language."""

from . import corpus, fonts

NO_BREAK = "\u00a0"
SOFT_HYPHEN = "\u00ad"

QUOTES = {
    "en": ["“ ”", "‘ ’", '" "'], "de": ["„ “", "» «", "‚ ‘"], "fr": [f"«{NO_BREAK} {NO_BREAK}»"],
    "es": ["« »", "“ ”", "¿ ?", "¡ !"], "it": ["« »"], "pt": ["“ ”"], "pl": ["„ ”"],
    "cs": ["„ “"], "sv": ["” ”"], "fi": ["” ”"], "hu": ["„ ”"], "nb": ["« »"], "da": ["» «"],
    "el": ["« »"], "ru": ["« »", "„ “"], "uk": ["« »"], "bg": ["„ “"], "ro": ["„ ”"],
    "zh_CN": ["“ ”", "《 》", "（ ）"], "zh_TW": ["「 」", "『 』", "（ ）"],
    "ja": ["「 」", "『 』", "（ ）", "【 】"], "ko": ["“ ”", "‘ ’", "( )"],
    "he": ['" "', "( )"], "ar": ["« »", "( )"], "fa": ["« »", "( )"], "ur": ["“ ”"],
}  # fmt: skip

ENDS = {
    "zh_CN": "。。。！？；：", "zh_TW": "。。。！？；：", "ja": "。。。！？", "ar": "...؟!؛",
    "fa": "...؟!؛", "ur": "۔۔۔؟!", "el": "...;!·", "hi": "।।?!",
}  # fmt: skip
COMMAS = {"zh_CN": "，、", "zh_TW": "，、", "ja": "、、・", "ar": "،", "fa": "،", "ur": "،"}

# In European, Hebrew, Arabic and Indic text, between spaces.
EXTRAS = (
    "$12.99 €1.299,00 £5 12,99{n}€ 1{n}299{n}Kč 50% 50{n}% −20% 3-5 10:30 2024-05-17 17.5.2024 1/2 "
    "½ №{n}5 20°C m² (1) [2] 3) #sale @name www.example.com https://shop.example/outfits/1?a=b&c=d "
    "name@example.com T-Shirt A-B x-1 C++ f(x) p?q a=b and/or S/M/L XXL 38–40 – — • & + → ™ ® "
    "it's don’t wait…what (new) <b> {{x}} 1,5{n}kg 100{n}ml 24h -5 +49{n}30{n}123456 II. z.{n}B."
).format(n=NO_BREAK).split(" ")
WIDE_EXTRAS = "12 2024年 50% ３８ ￥1,299 ¥500 A-B T恤 iPhone XXL 10:30 1/2 … —— ～ → www.example.com 3-5 ★".split(" ")
ARABIC_EXTRAS = "١٢ ٢٠٢٤ ٥٠٪ ۱۲ ۳٫۵".split(" ")

WITHOUT_SPACES = {"zh_CN", "zh_TW", "ja", "th", "lo", "km", "my"}


class Writer:
    """Writes sentences of one language with what a font has."""

    def __init__(self, generator, language, family):
        self.generator = generator
        self.language = language
        self.family = family
        self.words = fonts.words(family, language)

    def chance(self, probability):
        return self.generator.random() < probability

    def known(self, marks, otherwise=""):
        """One of the marks, if the font has it."""
        mark = self.generator.choice(marks)
        return mark if fonts.has(self.family, mark) else otherwise

    def text(self, count, whiteSpace, softHyphens=False, noExtras=False):
        """About `count` words as one text, white space of all kinds between them."""
        result = ""
        isFirst = True
        while count > 0:
            length = min(count, self.generator.randint(1, 9))
            if not isFirst:
                result += self.gap(whiteSpace, isSentence=True)
            result += self.sentence(length, whiteSpace, softHyphens, noExtras)
            count -= length
            isFirst = False
        return result

    def sentence(self, count, whiteSpace, softHyphens, noExtras):
        result = ""
        for index in range(count):
            if index > 0:
                result += self.gap(whiteSpace)
            piece = self.word(softHyphens)
            if not noExtras and self.chance(0.12):
                piece = self.extra() or piece
            elif self.language in QUOTES and self.chance(0.05):
                opening, closing = self.known(QUOTES[self.language], " ").split(" ")
                piece = opening + piece + closing
            if index < count - 1 and self.chance(0.1):
                piece += self.known(COMMAS.get(self.language, ",,,;:"))
            result += piece
        if self.chance(0.6):
            result += self.known(ENDS.get(self.language, "....!?…:"))
        return result

    def word(self, softHyphens):
        word = self.generator.choice(self.words)
        if softHyphens and len(word) > 5 and self.chance(0.6):
            place = self.generator.randint(2, len(word) - 3)
            if word[place].isalpha() and word[place - 1].isalpha():
                word = word[:place] + SOFT_HYPHEN + word[place:]
        return word

    def extra(self):
        extras = EXTRAS
        if self.language in ("zh_CN", "zh_TW", "ja"):
            extras = WIDE_EXTRAS
        elif self.language in corpus.GROUPS["ar"] and self.chance(0.4):
            extras = ARABIC_EXTRAS
        if self.language in ("he", "ar", "fa", "ur") and self.chance(0.5):
            return self.known(fonts.words(self.family, "en") or [""])
        return self.known(extras)

    def gap(self, whiteSpace, isSentence=False):
        if self.language in WITHOUT_SPACES and self.chance(0.92):
            return "\n" if isSentence and whiteSpace != "nowrap" and self.chance(0.1) else ""
        if self.chance(0.9):
            return " "
        gaps = {
            "pre-line": ["  ", "\t", "\n", " \n ", NO_BREAK, NO_BREAK, "\n\n", " "],
            "nowrap": ["  ", "\n", NO_BREAK, " "],
            "pre-wrap": ["  ", "   ", "\n", " \n", NO_BREAK],
        }[whiteSpace]
        return self.known(gaps, " ")
