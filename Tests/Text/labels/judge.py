"""Both programs' measures of labels compared."""

import dataclasses
import math
import re
import unicodedata

TOLERANCE = 0.1
EXACT = 1 / 64 + 1e-9


def measure(program, labels, batch):
    results = []
    for start in range(0, len(labels), batch):
        results += program.measure(labels[start:start + batch])
    return results


@dataclasses.dataclass
class Verdict:
    """What differs between a label's measures."""

    lines: bool
    # For every line, if both have the same.
    widths: list
    places: list
    height: float
    baseline: float
    box: float

    @property
    def difference(self):
        """What differs first; None if the measures agree."""
        if not self.lines:
            return "lines"
        differences = {"width": self.widths, "place": self.places, "height": [self.height],
                       "baseline": [self.baseline], "box": [self.box]}
        return next((name for name, all in differences.items()
                     if max(all, default=0) > TOLERANCE), None)


def verdict(found, expected):
    same = [seen(line["text"]) for line in found["lines"]] == [
        seen(line["text"]) for line in expected["lines"]]
    pairs = list(zip(found["lines"], expected["lines"])) if same else []
    return Verdict(
        lines=same,
        widths=[abs(f["width"] - e["width"]) for f, e in pairs],
        places=[abs(f["x"] - e["x"]) for f, e in pairs],
        height=abs(found["height"] - expected["height"]),
        baseline=max((abs(f["baseline"] - e["baseline"]) for f, e in pairs), default=0),
        box=abs(found["width"] - expected["width"]))


def seen(text):
    """Of a line's text what is seen: without characters that draw nothing and spaces at its ends, a
    hyphen of either kind as one, and an ellipsis of three points as one."""
    drawn = (c for c in text if c == "\t" or unicodedata.category(c) not in ("Cf", "Cc"))
    text = re.sub(" +", " ", "".join(drawn)).strip(" \t").replace("\u2010", "-")
    return text.removesuffix("...") + "…" if text.endswith("...") else text


@dataclasses.dataclass
class Tally:
    """Of a group, how much agrees."""

    labels: int = 0
    sameLines: int = 0
    heights: int = 0
    baselines: int = 0
    boxes: int = 0
    lines: int = 0
    widths: int = 0
    exact: int = 0
    places: int = 0

    def add(self, verdict):
        self.labels += 1
        self.sameLines += verdict.lines
        self.heights += verdict.height <= TOLERANCE
        self.baselines += verdict.baseline <= TOLERANCE
        self.boxes += verdict.box <= TOLERANCE
        self.lines += len(verdict.widths)
        self.widths += sum(width <= TOLERANCE for width in verdict.widths)
        self.exact += sum(width <= EXACT for width in verdict.widths)
        self.places += sum(place <= TOLERANCE for place in verdict.places)

    def shares(self):
        """In per cent; `exact` is told but not asked for."""
        return {
            "same lines": percent(self.sameLines, self.labels),
            "widths": percent(self.widths, self.lines),
            "exact": percent(self.exact, self.lines),
            "places": percent(self.places, self.lines),
            "heights": percent(self.heights, self.labels),
            "baselines": percent(self.baselines, self.labels),
            "boxes": percent(self.boxes, self.labels),
        }

    def isUnder(self, bound):
        """Whether chance does not explain it: differences are more than at the bound by three times
        their deviation, and more than two."""
        def differs(same, all):
            expected = all * (100 - bound) / 100
            return all - same > max(2, expected + 3 * math.sqrt(expected))

        return any(differs(same, self.labels) for same in (
            self.sameLines, self.heights, self.baselines, self.boxes)) or any(
                differs(same, self.lines) for same in (self.widths, self.places))


def percent(part, whole):
    return 100 * part / whole if whole else 100
