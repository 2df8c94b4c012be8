"""Soft household objects: pillow and filter mask."""

import math

from . import materials
from .patterns import sheet
from .shapes import box, group, tube


def pillow(
    at=(0, 0, 0), turn=(0, 0, 0), size=(0.66, 0.42, 0.17), color=materials.OFF_WHITE, parent=None, seed=1, dent=0.35
):
    """Soft pillow with a hollow where a head lay."""

    def point(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        edge = (1 - abs(x) ** 2.6) ** 0.5 * (1 - abs(y) ** 2.6) ** 0.5 if abs(x) < 1 and abs(y) < 1 else 0
        hollow = 1 - dent * math.exp(-((x - 0.1) ** 2 / 0.16 + (y + 0.05) ** 2 / 0.28))
        crease = 0.012 * math.sin(7 * x + 3 * y + seed) * math.sin(4 * y - 2 * x) * edge
        pull = 1 - 0.08 * (1 - abs(x) ** 2) * abs(y) ** 3
        return (
            x * size[0] / 2 * (1 - 0.07 * (1 - y * y) * abs(x) ** 3),
            y * size[1] / 2 * pull,
            size[2] * (0.35 + 0.65 * edge * hollow) * (edge > 0) + crease + 0.02,
        )

    whole = group(at, turn, parent)
    sheet(point, 60, 44, materials.cloth(color, 1400.0, 0.2), parent=whole)
    return whole


def face_mask(at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Cup-shaped filter mask hanging by its straps."""
    whole = group(at, turn, parent)
    felt = materials.cloth((0.55, 0.54, 0.51), 1500.0, 0.15)

    def point(u, v):
        angle, reach = 2 * math.pi * u, v
        x, z = 0.062 * reach * math.cos(angle) * (1 - 0.12 * math.sin(angle)), 0.066 * reach * math.sin(angle)
        return x, -0.052 * (1 - reach**2.2) - 0.010 * math.exp(-((x / 0.012) ** 2)) * (z > -0.02) * (1 - reach), z

    sheet(point, 56, 18, felt, parent=whole, thickness=0.0025, closed=True)
    box((0.05, 0.003, 0.006), materials.steel(0.35), (0, -0.014, 0.052), (0.5, 0, 0), whole)
    for side in (-1, 1):
        tube(
            [(side * 0.060, 0, 0.02), (side * 0.045, 0.004, 0.10), (side * 0.008, 0.004, 0.155), (0, 0, 0.165)],
            0.0018,
            materials.cloth((0.5, 0.48, 0.45)),
            parent=whole,
        )
        tube(
            [(side * 0.060, 0, -0.02), (side * 0.09, 0.01, -0.10), (side * 0.03, 0.01, -0.16), (0, 0.01, -0.165)],
            0.0018,
            materials.cloth((0.5, 0.48, 0.45)),
            parent=whole,
        )
    return whole
