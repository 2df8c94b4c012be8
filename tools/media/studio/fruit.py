"""Banana, lime, apple."""

import math

from . import materials
from .food import flesh
from .patterns import sheet
from .shapes import ball, group, lathe, mesh, tube


def banana(at=(0, 0, 0), turn=(0, 0, 0), parent=None, bend=1.1, length=0.17):
    """Curved along local x, lying on its side."""
    skin = flesh((0.62, 0.40, 0.045), (0.42, 0.26, 0.03), 14, 0.42, 0.03)

    def point(u, v):
        angle = (v - 0.5) * bend
        radius = length / bend
        thick = 0.0175 * min(1, (v / 0.13) ** 0.7 if v < 0.13 else 1, ((1 - v) / 0.11) ** 0.8 + 0.18 if v > 0.89 else 1)
        thick = max(thick, 0.0045)
        around = 2 * math.pi * u
        edge = thick * (1 + 0.05 * math.cos(5 * around))
        reach = radius + edge * math.cos(around)
        return reach * math.sin(angle), reach * math.cos(angle) - radius, edge * math.sin(around)

    whole = group((at[0], at[1], at[2] + 0.0165), turn, parent)
    sheet(point, 40, 40, skin, parent=whole, closed=True)
    for share in (0.0, 1.0):
        end = point(0.0, share), point(0.5, share)
        middle = tuple((a + b) / 2 for a, b in zip(*end))
        ball(0.0052, materials.plain((0.03, 0.018, 0.008), 0.8), middle, whole)
    return whole


def lime(at, cut=False, parent=None, turn=(0, 0, 0)):
    rind = flesh((0.16, 0.26, 0.03), (0.10, 0.18, 0.02), 20, 0.32, 0.2)
    whole = group((at[0], at[1], at[2] + 0.021), turn, parent)
    radius = 0.021
    end = 12 if cut else 24
    lathe(
        [(radius * math.sin(math.pi * k / 24), -1.1 * radius * math.cos(math.pi * k / 24)) for k in range(end + 1)],
        rind,
        parent=whole,
    )
    if cut:
        lathe(
            [(radius, 0), (radius * 0.9, 0.0004), (0, 0.0004)], materials.plain((0.42, 0.45, 0.20), 0.3), parent=whole
        )
        for k in range(9):
            a, b = 6.283 * k / 9 + 0.06, 6.283 * (k + 1) / 9 - 0.06
            wedge = [(0.002 * math.cos((a + b) / 2), 0.002 * math.sin((a + b) / 2), 0.001)] + [
                (radius * 0.82 * math.cos(a + (b - a) * i / 4), radius * 0.82 * math.sin(a + (b - a) * i / 4), 0.001)
                for i in range(5)
            ]
            mesh(wedge, [tuple(range(6))], flesh((0.34, 0.42, 0.10), (0.22, 0.32, 0.05), 90, 0.15, 0.2), parent=whole)
    return whole


def apple(at, radius=0.036, color=(0.32, 0.022, 0.014), parent=None, turn=(0, 0, 0)):
    skin = flesh(color, (0.40, 0.20, 0.04), 9, 0.28, 0.02)
    whole = group(at, turn, parent)
    profile = []
    for k in range(29):
        t = math.pi * k / 28
        r = radius * math.sin(t) * (1 - 0.10 * math.cos(t) ** 2) * (1.04 - 0.06 * math.cos(math.pi - t))
        z = radius * (0.92 - 0.92 * math.cos(t)) - 0.30 * radius * math.exp(-((math.sin(t) / 0.28) ** 2)) * (
            1 if t > 1.57 else -0.5
        )
        profile.append((r, z))
    lathe(profile, skin, parent=whole)
    tube(
        [(0, 0, radius * 1.5), (0.002, 0, radius * 1.8), (0.006, 0, radius * 2.1)],
        0.0016,
        materials.plain((0.05, 0.03, 0.015), 0.8),
        parent=whole,
    )
    return whole
