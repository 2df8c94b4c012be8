"""Steel tumblers and glasses of tea."""

import math
import random

from . import finishes, materials
from .shapes import ball, group, lathe, mesh


def tumbler(at, tall=0.115, radius=0.036):
    """Steel drinking glass with a rolled rim, as in every Indian kitchen."""
    base, lip = radius * 0.78, tall
    outer = [
        (0, 0.002),
        (base - 0.004, 0),
        (base, 0.004),
        (radius, lip - 0.004),
        (radius + 0.0022, lip - 0.001),
        (radius, lip + 0.0012),
    ]
    inner = [(radius - 0.0022, lip - 0.002), (base - 0.0015, 0.008), (0, 0.007)]
    return lathe(outer + inner, materials.steel(0.2), at)


TEA = (0.42, 0.185, 0.065)
TALL, RADIUS, BASE, RIBS = 0.088, 0.032, 0.024, 14
OUTSIDE = ((0, BASE - 0.002), (0.003, BASE), (0.02, BASE + 0.001), (0.05, BASE + 0.0035))
OUTSIDE += ((TALL - 0.014, RADIUS - 0.001), (TALL, RADIUS))
INSIDE = ((TALL, RADIUS - 0.0022), (TALL - 0.014, RADIUS - 0.0032), (0.05, BASE + 0.001), (0.009, BASE - 0.003))


def tea_glass(at, fill=0.72, tea=TEA):
    """Small ribbed glass of milk tea; fill is the part of its height."""
    glass = group(at)
    mesh(*ribbed_wall(RIBS * 6), finishes.thin_glass(), parent=glass)
    level = 0.009 + (TALL - 0.02) * fill
    wide = BASE - 0.0026 + (RADIUS - BASE) * fill
    lathe([(0, 0.0095), (BASE - 0.0034, 0.0095), (wide, level), (0, level)], materials.plain(tea, 0.12), parent=glass)
    froth(glass, wide, level, tea)
    return glass


def ribbed_wall(across):
    """Points and faces of the glass: up its ribbed outside, over the rim and down the smooth inside."""
    points = []
    for height, size in OUTSIDE:
        groove = 0.0011 if 0.01 < height < TALL - 0.02 else 0.0002
        points += ring(height, size, across, groove)
    for height, size in INSIDE:
        points += ring(height, size, across, 0)
    rows = len(OUTSIDE) + len(INSIDE)
    faces = [tuple(range(across - 1, -1, -1)), tuple((rows - 1) * across + k for k in range(across))]
    for low in range(0, (rows - 1) * across, across):
        for k in range(across):
            after = (k + 1) % across
            faces.append((low + k, low + after, low + across + after, low + across + k))
    return points, faces


def ring(height, size, count, groove):
    for k in range(count):
        angle = 2 * math.pi * k / count
        reach = size + groove * math.cos(RIBS * angle)
        yield reach * math.cos(angle), reach * math.sin(angle), height


def froth(glass, wide, level, tea):
    """Small bubbles along the edge."""
    chance = random.Random(7)
    pale = materials.plain(tuple(min(1, channel * 1.7) for channel in tea), 0.25)
    for _ in range(26):
        angle, away = chance.uniform(0, 6.28), wide * (1 - 0.22 * chance.random() ** 2) - 0.002
        ball(chance.uniform(0.0006, 0.0018), pale, (away * math.cos(angle), away * math.sin(angle), level), glass)
    rim = [(wide - 0.004, level + 0.0002), (wide - 0.0015, level + 0.0012), (wide, level + 0.0006)]
    lathe(rim, pale, parent=glass)
