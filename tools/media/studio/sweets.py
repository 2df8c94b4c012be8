"""Festival sweets and marigolds."""

import math
import random

from . import asphalt
from .food import flesh
from .patterns import sheet
from .shapes import ball, group, mesh


def ball_sweet(at, radius=0.021, parent=None, color=(0.48, 0.22, 0.035)):
    """Laddoo: pressed from small drops."""
    return ball(
        radius,
        flesh(color, tuple(c * 0.55 for c in color), 260, 0.5, 0.9),
        (at[0], at[1], at[2] + radius * 0.95),
        parent,
    )


def steamed_sweet(at, size=0.03, parent=None, turn=0.0):
    """Modak: rice dumpling with pleats that meet in a tip."""
    dough = flesh((0.62, 0.57, 0.48), (0.55, 0.49, 0.40), 20, 0.35, 0.03)

    def point(u, v):
        angle = 2 * math.pi * u
        stops = ((0, 0.55), (0.12, 0.92), (0.32, 1.0), (0.55, 0.80), (0.75, 0.42), (0.9, 0.14), (1.0, 0.02))
        for (a, low), (b, high) in zip(stops, stops[1:]):
            if v <= b:
                k = (v - a) / (b - a)
                radius = low + (high - low) * k
                break
        pleat = 1 + 0.07 * math.cos(11 * angle + 1.2 * v) * min(1, v * 3)
        return size * radius * pleat * math.cos(angle), size * radius * pleat * math.sin(angle), size * 1.75 * v

    return sheet(point, 88, 24, dough, at, (0, 0, turn), parent, closed=True)


def marigold(at, radius=0.026, parent=None, color=(0.62, 0.20, 0.008), seed=1, tilt=(0, 0, 0)):
    """Flower head of many folded petals."""
    chance = random.Random(seed)
    flower = group(at, tilt, parent)
    petal = asphalt.foliage(color)
    for ring in range(8):
        reach, lift, count = radius * (0.04 + 0.115 * ring), radius * (0.62 - 0.07 * ring), 5 + 4 * ring
        spots = [
            (reach * math.cos(a), reach * math.sin(a), lift)
            for a in (6.28 * k / count + 0.3 * ring for k in range(count))
        ]
        petals(spots, radius * 0.36, petal, chance, 1.3 - 0.19 * ring, flower)
    return flower


def petals(spots, size, material, chance, rise, parent):
    """Short ruffled petals pointing away from the middle, `rise` radians above level."""
    vertices, faces = [], []
    for x, y, z in spots:
        angle, up = math.atan2(y, x) + chance.uniform(-0.25, 0.25), rise + chance.uniform(-0.2, 0.2)
        out = (math.cos(angle) * math.cos(up), math.sin(angle) * math.cos(up), math.sin(up))
        side = (-math.sin(angle), math.cos(angle), 0)
        start = len(vertices)
        for along, wide in ((0, 0.12), (0.5, 0.36), (0.85, 0.48), (1.0, 0.30)):
            for across in (-1, 0, 1):
                dip = -0.10 * size * (across == 0) * math.sin(up + 1)
                vertices.append(
                    (
                        x + size * (out[0] * along + side[0] * across * wide),
                        y + size * (out[1] * along + side[1] * across * wide),
                        z + size * out[2] * along + dip + 0.05 * size * chance.uniform(-1, 1),
                    )
                )
        faces += [
            (start + 3 * r + c, start + 3 * r + c + 1, start + 3 * r + c + 4, start + 3 * r + c + 3)
            for r in range(3)
            for c in (0, 1)
        ]
    return mesh(vertices, faces, material, parent=parent)
