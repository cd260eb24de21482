"""The sheet everything is laid on, with its light and shadows."""

import zlib

import numpy as np
from PIL import Image, ImageDraw

from .fabrics import colour, plain
from .outlines import ellipse, path


def blurred(field, radius):
    """Three box blurs, close to a Gaussian of that standard deviation."""
    size = max(1, int(radius))
    for axis in (0, 1) * 3:
        before = [(0, 0), (0, 0)]
        before[axis] = (size + 1, size)
        total = np.cumsum(np.pad(field, before, mode="edge"), axis=axis, dtype=np.float64)
        high, low = [slice(None)] * 2, [slice(None)] * 2
        high[axis], low[axis] = slice(2 * size + 1, None), slice(None, -2 * size - 1)
        field = ((total[tuple(high)] - total[tuple(low)]) / (2 * size + 1)).astype(np.float32)
    return field


def shifted(field, down, right):
    """The field moved by so many pixels; what comes in at an edge repeats it."""
    rows = np.clip(np.arange(field.shape[0]) - down, 0, field.shape[0] - 1)
    columns = np.clip(np.arange(field.shape[1]) - right, 0, field.shape[1] - 1)
    return field[rows][:, columns]


def smooth_noise(generator, height, width, cells_x, cells_y):
    coarse = generator.random((max(2, cells_y), max(2, cells_x))).astype(np.float32)
    return np.asarray(Image.fromarray(coarse, "F").resize((width, height), Image.Resampling.BICUBIC)) - 0.5


class Sheet:
    """A picture in the making: floating-point colours, and the coverage of what was laid on it."""

    def __init__(self, name, width, height, top, bottom, zoom=1):
        """`zoom` times larger than the sheet that places are meant for."""
        width, height = round(width * zoom), round(height * zoom)
        self.name, self.width, self.height, self.zoom = name, width, height, zoom
        self.random = np.random.default_rng(zlib.crc32(name.encode()))
        slope = (np.linspace(0, 1, height)[:, None] * 0.8 + np.linspace(0, 1, width)[None, :] * 0.2)[
            ..., None
        ]
        self.pixels = (colour(top) * (1 - slope) + colour(bottom) * slope).astype(np.float32)
        self.coverage = np.zeros((height, width), np.float32)

    def mask(self, outlines, box, stroke=0.0):
        """Coverage of the outlines (or of lines along them) within a box, four samples a pixel."""
        left, top, right, bottom = box
        image = Image.new("L", ((right - left) * 2, (bottom - top) * 2))
        draw = ImageDraw.Draw(image)
        for outline in outlines:
            points = [((x - left) * 2, (y - top) * 2) for x, y in outline]
            if stroke:
                draw.line(points, fill=255, width=max(1, round(stroke * 2)), joint="curve")
                for x, y in points:
                    r = stroke - 0.5
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
            else:
                draw.polygon(points, fill=255)
        half = image.resize((right - left, bottom - top), Image.Resampling.BOX)
        return np.asarray(half, np.float32) / 255

    def box(self, outlines, margin):
        points = np.concatenate(outlines)
        low, high = points.min(axis=0) - margin, points.max(axis=0) + margin
        left, top = max(0, int(low[0])), max(0, int(low[1]))
        return (
            left,
            top,
            max(left + 1, min(self.width, int(high[0]))),
            max(top + 1, min(self.height, int(high[1]))),
        )

    def lay(self, place, outline, fabric, stroke=0.0, lift=1.0, folds=(), drape=0.09, round_=1.0):
        """Lays a piece of cloth: its shadow, then the cloth with folds and rounded edges.

        `folds` are (path, width, light): soft lines, darker below zero. `lift` is how far it lies
        above the backdrop, `drape` how uneven it lies, `round_` how far its edges turn away.
        """
        place = place.zoomed(self.zoom)
        outlines = [place.pixels(points) for points in (outline if isinstance(outline, list) else [outline])]
        unit, width = place.scale, stroke * place.scale
        box = self.box(outlines, 40 * unit * lift + width)
        left, top, right, bottom = box
        mask = self.mask(outlines, box, width)
        area = self.pixels[top:bottom, left:right]
        if lift:
            soft = shifted(blurred(mask, 7 * unit * lift), int(8 * unit * lift), int(6 * unit * lift))
            near = shifted(blurred(mask, 1.6 * unit * lift), int(2 * unit * lift), int(1.4 * unit * lift))
            dark = 1 - (0.3 * soft + 0.26 * near)[..., None] * np.array([0.92, 1.0, 1.02], np.float32)
            area *= dark
        y, x = np.mgrid[top:bottom, left:right].astype(np.float32)
        u, v = place.units(x, y)
        cloth = fabric(u, v).astype(np.float32)
        light = np.zeros_like(mask)
        if round_:
            turn = blurred(mask, 2.6 * unit * round_)
            step = max(1, int(1.5 * unit * round_))
            light += 0.5 * (shifted(turn, -step, -step) - shifted(turn, step, step))
            light -= 0.2 * (1 - turn)
        if drape:
            rows, columns = (bottom - top) / unit, (right - left) / unit
            noise = smooth_noise(self.random, bottom - top, right - left, int(columns / 16), int(rows / 52))
            light += drape * noise
        for line, wide, strength in folds:
            lines = [place.pixels(points) for points in (line if isinstance(line, list) else [path(line)])]
            stroke_mask = self.mask(lines, box, wide * unit)
            light += strength * blurred(stroke_mask, max(1, wide * unit * 0.7))
        shaded = np.clip(cloth * (1 + light[..., None]), 0, 1)
        alpha = mask[..., None]
        area[...] = area * (1 - alpha) + shaded * alpha
        self.coverage[top:bottom, left:right] = np.maximum(self.coverage[top:bottom, left:right], mask)

    def line(self, place, lines, ink, width, dash=0.0, alpha=1.0):
        """Seams and stitches."""
        place = place.zoomed(self.zoom)
        lines = lines if isinstance(lines, list) else [path(lines)]
        pieces = []
        for points in lines:
            points = place.pixels(points)
            if not dash:
                pieces.append(points)
                continue
            steps = np.hypot(*np.diff(points, axis=0).T)
            along = np.concatenate([[0], np.cumsum(steps)])
            for start in np.arange(0, along[-1], dash * place.scale * 1.7):
                at = np.array([start, min(along[-1], start + dash * place.scale)])
                pieces.append(
                    np.stack([np.interp(at, along, points[:, 0]), np.interp(at, along, points[:, 1])], axis=1)
                )
        box = self.box(pieces, width * place.scale + 4)
        left, top, right, bottom = box
        mask = self.mask(pieces, box, width * place.scale)[..., None] * alpha
        area = self.pixels[top:bottom, left:right]
        area[...] = area * (1 - mask) + colour(ink) * mask

    def buttons(self, place, points, ink, radius=2.4):
        for x, y in points:
            self.lay(place, ellipse(x, y, radius, radius), plain(ink), lift=0.12, drape=0, round_=0.35)

    def tint(self, mask, ink, alpha):
        mask = (mask * alpha)[..., None]
        self.pixels = self.pixels * (1 - mask) + colour(ink) * mask

    def arch(self, cx, top, half, bottom, ink, alpha=1.0):
        points = np.concatenate(
            [[[cx - half, bottom]], ellipse(cx, top + half, half, half, 180, 360), [[cx + half, bottom]]]
        )
        self.tint(self.mask([points], (0, 0, self.width, self.height)), ink, alpha)

    def disc(self, cx, cy, radius, ink, alpha=1.0):
        self.tint(self.mask([ellipse(cx, cy, radius, radius)], (0, 0, self.width, self.height)), ink, alpha)

    def window_light(self, strength=0.1, lean=0.42):
        """Daylight through a window of four by two panes, falling across the sheet."""
        w, h = self.width, self.height
        panes = []
        for column in range(2):
            for row in range(4):
                x, y = w * (0.16 + 0.36 * column), h * (-0.06 + 0.25 * row)
                corners = [(x, y), (x + w * 0.32, y), (x + w * 0.32, y + h * 0.225), (x, y + h * 0.225)]
                panes.append(
                    np.array([(px + (h * 0.5 - py) * lean, py + (px - w / 2) * 0.12) for px, py in corners])
                )
        light = blurred(self.mask(panes, (0, 0, w, h)), w / 90)
        self.pixels *= (1 - strength * 0.95) + strength * light[..., None] * np.array(
            [1.2, 1.14, 1.04], np.float32
        )

    def finished(self, grain=0.012):
        noise = self.random.normal(0, grain, (self.height // 2 + 1, self.width // 2 + 1)).astype(np.float32)
        noise = np.kron(noise, np.ones((2, 2), np.float32))[: self.height, : self.width, None]
        return Image.fromarray((np.clip(self.pixels + noise * 0.5, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")
