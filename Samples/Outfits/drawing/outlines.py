"""Outlines as polylines, in a garment's own units, and where on the sheet they lie."""

import math
import re

import numpy as np


def path(text):
    """The polyline of an SVG path made of absolute M, L, C, Q and Z."""
    tokens = re.findall(r"[MLCQZ]|-?\d+(?:\.\d+)?", text)
    points, index, command = [], 0, "M"
    while index < len(tokens):
        if tokens[index].isalpha():
            command, index = tokens[index], index + 1
            continue
        count = {"M": 2, "L": 2, "Q": 4, "C": 6}[command]
        numbers = [float(token) for token in tokens[index : index + count]]
        index += count
        controls = points[-1:] * (count > 2) + [(numbers[i], numbers[i + 1]) for i in range(0, count, 2)]
        points += bezier(controls) if count > 2 else controls
    return np.array(points)


def bezier(controls, steps=24):
    """Points on the curve after its first control point, by de Casteljau's construction."""
    result = []
    for step in range(1, steps + 1):
        t, level = step / steps, [np.array(point) for point in controls]
        while len(level) > 1:
            level = [a + (b - a) * t for a, b in zip(level, level[1:])]
        result.append(tuple(level[0]))
    return result


def mirrored(text):
    """A symmetric outline from its right half, which runs from the top to the bottom of the axis."""
    half = path(text)
    return np.concatenate([half, (half * [-1, 1])[::-1]])


def ellipse(cx, cy, rx, ry, start=0, end=360):
    angles = np.radians(np.linspace(start, end, 96))
    return np.stack([cx + rx * np.cos(angles), cy + ry * np.sin(angles)], axis=1)


class Place:
    """Where a garment lies: its middle in pixels, pixels a unit, and a turn in degrees."""

    def __init__(self, x, y, scale, degrees=0, flip=False):
        self.x, self.y, self.scale, self.flip = x, y, scale, -1 if flip else 1
        self.cos, self.sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def pixels(self, points):
        x, y = points[:, 0] * self.flip * self.scale, points[:, 1] * self.scale
        return np.stack([self.x + x * self.cos - y * self.sin, self.y + x * self.sin + y * self.cos], axis=1)

    def zoomed(self, zoom):
        """The same place on a sheet that is so many times larger."""
        degrees = math.degrees(math.atan2(self.sin, self.cos))
        return Place(self.x * zoom, self.y * zoom, self.scale * zoom, degrees, self.flip < 0)

    def units(self, x, y):
        dx, dy = (x - self.x) / self.scale, (y - self.y) / self.scale
        return (dx * self.cos + dy * self.sin) * self.flip, dy * self.cos - dx * self.sin

    def moved(self, dx, dy, degrees=0, scale=1.0):
        """A place beside this one, in this one's units."""
        [[x, y]] = self.pixels(np.array([[dx, dy]]))
        angle = math.degrees(math.atan2(self.sin, self.cos)) + degrees
        return Place(x, y, self.scale * scale, angle, self.flip < 0)
