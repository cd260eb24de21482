"""Font files as CSS declares them."""

import dataclasses
import pathlib

INTER = pathlib.Path("/usr/share/fonts/opentype/inter")
# The faces that the built-in family is made from.
INTER_WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}


@dataclasses.dataclass(frozen=True)
class Face:
    family: str
    weight: int
    style: str
    path: pathlib.Path

    @property
    def rule(self):
        return (f'@font-face {{ font-family: "{self.family}"; font-weight: {self.weight}; '
                f"font-style: {self.style}; src: url({self.path.as_uri()}) }}")


def inter(family, folder=INTER):
    """Inter's upright faces under the name of a family."""
    return [Face(family, weight, "normal", pathlib.Path(folder) / f"Inter-{name}.otf")
            for weight, name in INTER_WEIGHTS.items()]
