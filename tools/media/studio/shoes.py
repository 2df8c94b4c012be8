"""Training shoes."""

import math

from . import materials
from .shapes import group, mesh, tube

SHOE_SECTIONS = [  # along the shoe: y, half width, bottom, top
    (-0.135, 0.022, 0.030, 0.075),
    (-0.125, 0.033, 0.022, 0.098),
    (-0.09, 0.036, 0.020, 0.102),
    (-0.05, 0.036, 0.020, 0.088),
    (0.0, 0.038, 0.020, 0.078),
    (0.05, 0.044, 0.020, 0.064),
    (0.10, 0.043, 0.020, 0.052),
    (0.135, 0.030, 0.022, 0.044),
    (0.15, 0.012, 0.026, 0.036),
]


def shoes(at=(0, 0, 0), turn=(0, 0, 0), parent=None, color=(0.05, 0.055, 0.075), sole=materials.OFF_WHITE):
    """A pair, toes towards +y, one pushed aside."""
    whole = group(at, turn, parent)
    shoe(group((-0.06, 0, 0), (0, 0, 0.06), whole), color, sole)
    shoe(group((0.075, -0.04, 0), (0, 0, -0.28), whole), color, sole)
    return whole


def shoe(whole, color, sole):
    sides, vertices, faces = 20, [], []
    for y, half, bottom, top in SHOE_SECTIONS:
        for i in range(sides):
            a = 2 * math.pi * i / sides
            x, z = math.cos(a), math.sin(a)
            vertices.append((half * math.copysign(abs(x) ** 0.75, x), y, (bottom + top) / 2 + (top - bottom) / 2 * z))
    last = len(SHOE_SECTIONS) - 1
    for k in range(last):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((k * sides + i, k * sides + j, (k + 1) * sides + j, (k + 1) * sides + i))
    faces += [tuple(range(sides)), tuple(range(last * sides, (last + 1) * sides))]
    mesh(vertices, faces, materials.cloth(color, 900, 0.25), parent=whole, subdivide=1)
    outline = [(half + 0.006, y) for y, half, _, _ in SHOE_SECTIONS] + [
        (-half - 0.006, y) for y, half, _, _ in reversed(SHOE_SECTIONS)
    ]
    count = len(outline)
    rims = [(x, y, z + 0.008 * max(y - 0.08, 0) / 0.07) for z in (0.002, 0.027) for x, y in outline]
    walls = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh(
        rims,
        walls + [tuple(range(count)), tuple(range(count, 2 * count))],
        materials.plain(sole, 0.7),
        parent=whole,
        smooth=True,
    )
    opening = [
        (0.026 * math.cos(a), -0.078 + 0.042 * math.sin(a), 0.101 - 0.010 * math.sin(a))
        for a in (2 * math.pi * i / 12 for i in range(12))
    ]
    tube(opening, 0.006, materials.cloth((0.02, 0.02, 0.025)), parent=whole, closed=True)
    mesh(opening, [tuple(range(12))], materials.plain((0.006, 0.006, 0.008), 1.0), (0, 0, 0.002), parent=whole)
    for i in range(4):
        y, z = -0.022 + 0.024 * i, 0.087 - 0.0075 * i
        tube(
            [(-0.024, y, z - 0.006), (0, y + 0.006, z + 0.004), (0.024, y, z - 0.006)],
            0.0028,
            materials.plain(sole, 0.8),
            parent=whole,
        )
