"""Whole screens of an app in twelve languages, 60 to 150 components each: the parts of `app`, with
sentences, fonts, runs and directions of their language."""

from Text.labels import fonts, sentences

from . import app

# By language, the group of its fonts.
LANGUAGES = {
    "en": "latin", "de": "latin", "fr": "latin", "pl": "latin", "vi": "latin", "el": "greek",
    "ru": "cyrillic", "ar": "ar", "he": "he", "ja": "ja", "th": "th", "hi": "hi",
}  # fmt: skip
RIGHT_TO_LEFT = {"ar", "he"}


def faces():
    """The fonts that screens ask for."""
    return fonts.used(sorted(set(LANGUAGES.values())))


def isBuiltIn(face):
    """Whether a project has the font without declaring it."""
    return face.family == fonts.BUILT_IN


class Parts(app.Parts):
    def __init__(self, generator):
        super().__init__(generator)
        self.language = self.pick(*LANGUAGES)
        families = [
            family for family in fonts.FAMILIES[LANGUAGES[self.language]]
            if len(fonts.words(family, self.language)) > 50]
        self.families = [self.pick(*families) for _ in range(2)]

    @property
    def isRightToLeft(self):
        return self.language in RIGHT_TO_LEFT

    def words(self, family, least, most):
        writer = sentences.Writer(self.generator, self.language, family)
        return writer.text(self.generator.randint(least, most), "pre-line")

    def styled(self, style):
        """With a family, and now and then what else a designer asks for."""
        style["fontFamily"] = self.families[0] if self.chance(0.8) else self.families[1]
        if self.chance(0.15):
            style["lineHeight"] = self.pick(20, 24, "120%", "150%")
        if self.chance(0.05):
            style["letterSpacing"] = self.pick(0.5, 1, -0.2)
        return style

    def label(self, least, most, **style):
        node = super().label(least, most, **style)
        family = self.styled(node["style"])["fontFamily"]
        node["text"] = self.words(family, least, most)
        if self.chance(0.15):
            node["text"] = [{"text": node["text"] + " "}, self.run(least, most)]
        if self.chance(0.1):
            node["style"]["textAlign"] = self.pick("center", "end")
        return node

    def run(self, least, most):
        style = {}
        if self.chance(0.5):
            style["fontSize"] = self.pick(11, 13, 17, 22)
        if self.chance(0.4):
            style["fontWeight"] = self.pick(400, 700)
        family = self.pick(*self.families)
        return {"text": self.words(family, least, most), "style": {**style, "fontFamily": family}}

    def title(self, **style):
        node = super().title(**style)
        node["text"] = self.words(self.styled(node["style"])["fontFamily"], 1, 2)
        return node

    def button(self, **style):
        node = super().button(**style)
        node["title"] = self.words(self.styled(node["style"])["fontFamily"], 1, 2)
        if self.chance(0.3):
            node["icon"] = "https://shop.example/icon.png"
        return node


def screen(generator):
    return app.compose(Parts(generator), generator.randint(50, 120))
