"""Fabrics: functions of the place on the cloth that give a colour."""

import numpy as np


def colour(text):
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], dtype=np.float32) / 255


def shade(text, factor):
    """The colour made darker or lighter by the factor."""
    return "#" + "".join(f"{min(255, int(int(text[i : i + 2], 16) * factor)):02x}" for i in (1, 3, 5))


TABLE = np.random.default_rng(7).random(4096).astype(np.float32)


def threads(position, density):
    """A brightness for each thread, running smoothly into the next one's."""
    at = position * density + 2048
    index = np.floor(at).astype(np.int64)
    part = at - index
    part = part * part * (3 - 2 * part)
    return TABLE[index % 4096] * (1 - part) + TABLE[(index + 1) % 4096] * part - 0.5


def tinted(base, light):
    return np.clip(base * (1 + light[..., None]), 0, 1)


def plain(base):
    base = colour(base)
    return lambda u, v: tinted(base, 0.035 * (threads(u, 1.1) + threads(v, 1.1)))


def linen(base, strength=0.16):
    base = colour(base)
    return lambda u, v: tinted(
        base, strength * (0.6 * threads(u, 1.3) + 0.6 * threads(v, 1.3) + threads(u + v * 0.02, 0.35) * 0.4)
    )


def denim(base, fade=0.16):
    base = colour(base)

    def cloth(u, v):
        twill = 0.05 * np.sin(2 * np.pi * (u + v) / 2.2)
        worn = fade * np.exp(-((np.abs(u) - 34) ** 2) / 300) * np.exp(-((v + 10) ** 2) / 9000)
        return tinted(base, twill + 0.13 * threads(u, 1.0) + 0.05 * threads(v, 0.8) + worn)

    return cloth


def knit(base, stitch=7.0, depth=1.0):
    base = colour(base)

    def cloth(u, v):
        across = np.abs((u / stitch) % 1 - 0.5) * 2
        chevron = np.sin(2 * np.pi * (v - across * stitch * 0.55) / (stitch * 0.8))
        return tinted(base, depth * (0.07 * chevron - 0.22 * across**5 + 0.03))

    return cloth


def cable(base):
    """Two strands that cross over each other every 17 units, between columns of purl stitches."""
    base = colour(base)

    def cloth(u, v):
        x, turn = (u + 15) % 30 - 15, 2 * np.pi * v / 34
        light = -0.16 + 0.05 * np.sin(2 * np.pi * u / 3.2) + 0.05 * np.sin(2 * np.pi * v / 3.4)
        for strand in (1, -1):
            bow = 1 - ((x - strand * 4.6 * np.sin(turn)) / 4.4) ** 2
            slant = 0.06 * np.sin(2 * np.pi * (v + strand * np.cos(turn) * x) / 4.6)
            over = np.where(strand * np.cos(turn) > 0, 1.0, 0.72)
            light = np.where(
                bow > 0, np.maximum(light, (0.22 * np.sqrt(np.clip(bow, 0, 1)) + slant) * over - 0.08), light
            )
        return tinted(base, light)

    return cloth


def rib(base, width=4.0):
    base = colour(base)
    return lambda u, v: tinted(base, 0.11 * np.sin(2 * np.pi * u / width) - 0.03)


def stripes(ground, stripe, period=12.0, share=0.4, along=False):
    ground, stripe = colour(ground), colour(stripe)

    def cloth(u, v):
        at = ((u if along else v) / period) % 1
        line = np.clip((share / 2 - np.abs(at - 0.5)) * period * 3, 0, 1)[..., None]
        return tinted(ground * (1 - line) + stripe * line, 0.05 * (threads(u, 1.2) + threads(v, 1.2)))

    return cloth


def check(ground, band, line, period=36.0):
    ground, band, line = colour(ground), colour(band), colour(line)

    def cloth(u, v):
        result = np.broadcast_to(ground, u.shape + (3,)).copy()
        for axis in (u, v):
            at = np.abs((axis / period) % 1 - 0.5)
            wide = np.clip((0.2 - at) * period, 0, 1)[..., None] * 0.5
            thin = np.clip((0.03 - np.abs(at - 0.34)) * period, 0, 1)[..., None] * 0.75
            result = result * (1 - wide) + band * wide
            result = result * (1 - thin) + line * thin
        return tinted(result, 0.05 * np.sin(2 * np.pi * (u + v) / 2.4))

    return cloth


def herringbone(base, strength=0.1):
    base = colour(base)

    def cloth(u, v):
        zigzag = np.abs((u / 14) % 1 - 0.5) * 14
        return tinted(base, strength * np.sin(2 * np.pi * (v + zigzag) / 3.4))

    return cloth


def floral(ground, petals, heart, cell=26.0):
    ground, petals, heart = colour(ground), [colour(petal) for petal in petals], colour(heart)

    def cloth(u, v):
        result = np.broadcast_to(ground, u.shape + (3,)).copy()
        column, row = np.floor(u / cell).astype(np.int64), np.floor(v / cell).astype(np.int64)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                key = ((column + dx) * 73 + (row + dy) * 191) % 4096
                x = u - (column + dx + 0.25 + 0.5 * TABLE[key]) * cell
                y = v - (row + dy + 0.25 + 0.5 * TABLE[(key + 7) % 4096]) * cell
                radius, angle = np.hypot(x, y), np.arctan2(y, x) + 6 * TABLE[(key + 13) % 4096]
                size = cell * (0.2 + 0.16 * TABLE[(key + 29) % 4096])
                flower = np.clip((size * (0.75 + 0.25 * np.cos(5 * angle)) - radius) * 1.5, 0, 1)[..., None]
                middle = np.clip((size * 0.28 - radius) * 1.5, 0, 1)[..., None]
                petal = np.stack(petals)[(TABLE[(key + 41) % 4096] * len(petals)).astype(int)]
                result = result * (1 - flower) + petal * flower
                result = result * (1 - middle) + heart * middle
        return result

    return cloth


def leather(base):
    base = colour(base)
    return lambda u, v: tinted(base, 0.04 * (threads(u + 0.7 * v, 0.5) * threads(v - 0.6 * u, 0.5)) * 4)


def satin(base, sheen=0.34):
    base = colour(base)

    def cloth(u, v):
        wave = np.sin(u * 0.085 + 1.2 * np.sin(v * 0.017) + 0.5) * np.sin(u * 0.031 - v * 0.006)
        glow = np.clip(wave, 0, 1) ** 2
        return np.clip(base * (1 - 0.18 * np.clip(-wave, 0, 1))[..., None] + sheen * glow[..., None], 0, 1)

    return cloth


def straw(base, radial=True):
    base = colour(base)

    def cloth(u, v):
        if not radial:
            weave = np.sin(2 * np.pi * u / 9) * np.sin(2 * np.pi * v / 9)
            return tinted(base, 0.16 * np.sign(weave) * np.sqrt(np.abs(weave)) + 0.08 * threads(u, 0.9))
        radius, angle = np.hypot(u, v), np.arctan2(v, u)
        rings = np.sin(2 * np.pi * radius / 4.2)
        return tinted(base, 0.1 * rings + 0.05 * np.sin(angle * 90 + np.floor(radius / 4.2) * 2))

    return cloth
