"""Clock, training log, pencil, spectacles."""

import math
import random

from . import materials
from .masses import block, blocks
from .patterns import sheet
from .shapes import ball, box, cylinder, group, lathe, tube

UPRIGHT = (math.pi / 2, 0, 0)


def alarm_clock(at=(0, 0, 0), turn=0.0, hour=5, minute=0, color=materials.INDIGO, parent=None):
    """Round twin-bell clock facing -y."""
    whole = group(at, (0, 0, turn), parent)
    paint, steel, ink = (
        materials.plain(color, 0.3, coat=0.4),
        materials.steel(0.25),
        materials.plain((0.012, 0.013, 0.02), 0.5),
    )
    face = group((0, 0, 0.068), UPRIGHT, whole)
    lathe(
        [
            (0, -0.022),
            (0.044, -0.022),
            (0.050, -0.016),
            (0.050, 0.016),
            (0.047, 0.022),
            (0.043, 0.022),
            (0.043, 0.016),
            (0, 0.016),
        ],
        paint,
        parent=face,
    )
    lathe([(0, 0.0165), (0.043, 0.0165)], materials.plain((0.62, 0.58, 0.50), 0.6), parent=face)
    lathe([(0.043, 0.018), (0.047, 0.024), (0.049, 0.020)], steel, parent=face)
    for k in range(12):
        angle = k * math.pi / 6
        long = 0.008 if k % 3 == 0 else 0.004
        box(
            (0.0018, long, 0.0006),
            ink,
            (0.037 * math.sin(angle), 0.037 * math.cos(angle), 0.017),
            (0, 0, -angle),
            face,
            0,
        )
    for turns, long, wide in ((hour / 12 + minute / 720, 0.022, 0.0032), (minute / 60, 0.033, 0.0022)):
        angle = 2 * math.pi * turns
        box(
            (wide, long, 0.0008),
            ink,
            (long / 2 * math.sin(angle), long / 2 * math.cos(angle), 0.0185),
            (0, 0, -angle),
            face,
            0,
        )
    for side in (-1, 1):
        bell = group((side * 0.032, 0, 0.116), (0, side * 0.55, 0), whole)
        lathe([(0.024, 0), (0.023, 0.008), (0.015, 0.016), (0.004, 0.019), (0, 0.021)], steel, parent=bell)
        tube([(side * 0.03, 0, 0.028), (side * 0.040, 0, 0.0)], 0.004, steel, parent=whole, smooth=False)
    tube([(-0.03, 0, 0.138), (0, 0, 0.156), (0.03, 0, 0.138)], 0.0025, steel, parent=whole)
    tube([(0, 0, 0.115), (0, 0, 0.140)], 0.002, steel, parent=whole, smooth=False)
    ball(0.005, steel, (0, 0, 0.14), whole)
    return whole


def notebook(at=(0, 0, 0), turn=0.0, parent=None, ruled=True):
    """Open notebook with a training log: ruled lines, and pencil strokes instead of words."""
    whole = group(at, (0, 0, turn), parent)
    paper, cover = materials.plain((0.62, 0.58, 0.49), 0.9), materials.plain((0.02, 0.026, 0.075), 0.6)
    for side in (-1, 1):
        box((0.148, 0.21, 0.003), cover, (side * 0.076, 0, 0.0015), parent=whole)

        def page(u, v, side=side):
            x = u * 0.145
            return (
                side * x,
                (v - 0.5) * 0.204,
                0.004 + 0.011 * math.exp(-(((x - 0.022) / 0.03) ** 2)) * min(1, x / 0.012) + 0.004 * (1 - u),
            )

        sheet(page, 24, 2, paper, parent=whole, rounds=0)
        if ruled:
            rule(whole, side)
    return whole


def rule(whole, side):
    """Faint lines, and rows of short grey marks as a log of sets would be."""
    chance = random.Random(4 + side)
    lines, marks = [], []
    for k in range(15):
        y = 0.085 - 0.012 * k
        lines.append(block((0.092, 0.0003, 0.0001), (side * 0.092, y, 0.0062)))
        x = 0.052
        while x < 0.13 and (side < 0 or k < 8):
            length = chance.uniform(0.003, 0.012)
            if chance.random() < 0.8:
                marks.append(
                    block(
                        (length, 0.0016, 0.0001),
                        (side * 0.092 - 0.092 + x, y + 0.003, 0.0064),
                        (0, 0, chance.gauss(0, 0.12)),
                    )
                )
            x += length + chance.choice((0.003, 0.012))
    blocks('lines', lines, materials.plain((0.30, 0.34, 0.48), 0.9)).parent = whole
    blocks('marks', marks, materials.plain((0.10, 0.10, 0.12), 0.8)).parent = whole


def pencil(at=(0, 0, 0), turn=0.0, parent=None, color=(0.014, 0.022, 0.085)):
    whole = group((at[0], at[1], at[2] + 0.0038), (math.pi / 2, 0, turn), parent)
    cylinder(0.0037, 0.135, materials.plain(color, 0.3, coat=0.3), parent=whole, sides=6)
    cylinder(0.0036, 0.016, materials.plain((0.45, 0.28, 0.14), 0.7), (0, 0, 0.0755), parent=whole, top=0.0008, sides=6)
    cylinder(0.0012, 0.004, materials.plain((0.02, 0.02, 0.02), 0.4), (0, 0, 0.084), parent=whole, top=0.0003)
    return whole


def spectacles(at=(0, 0, 0), turn=0.0, parent=None):
    """Lying on the folded temples."""
    whole = group(at, (0, 0, turn), parent)
    frame = materials.plain((0.02, 0.014, 0.01), 0.2, coat=0.5)
    for side in (-1, 1):
        rim = [
            (side * 0.034 + 0.024 * math.cos(a), 0, 0.021 + 0.019 * math.sin(a))
            for a in (k * math.pi / 8 for k in range(16))
        ]
        tube(rim, 0.0017, frame, parent=whole, closed=True)
        lens = cylinder(0.0225, 0.0008, materials.pane(0.1), (side * 0.034, 0, 0.021), UPRIGHT, whole)
        lens.scale = (1.03, 0.82, 1)
        tube(
            [
                (side * 0.058, 0, 0.028),
                (side * 0.064, 0.004, 0.029),
                (side * 0.062, 0.06, 0.026),
                (side * 0.058, 0.115, 0.016),
                (side * 0.055, 0.135, 0.003),
            ],
            0.0018,
            frame,
            parent=whole,
        )
    tube([(-0.011, 0, 0.025), (0, -0.001, 0.029), (0.011, 0, 0.025)], 0.0018, frame, parent=whole)
    return whole
