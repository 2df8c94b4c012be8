"""Upright roadster. Stands on the ground at `at`; its nose points to local +x."""

import math

from . import materials
from .masses import rods, sheet
from .shapes import box, group, lathe, tube
from .wheels import SIDEWAYS, loft, wheel


def bicycle(at=(0, 0, 0), yaw=0.0, color=(0.012, 0.014, 0.02), lean=0.12, basket=False):
    """Upright roadster with carrier and mudguards, leaning a little."""
    whole = group(at, (lean, 0, yaw))
    paint, dark, steel = materials.plain(color, 0.3, coat=0.4), materials.black_steel(), materials.steel(0.3)
    rear, front, bottom, top, head = (-0.52, 0.34), (0.58, 0.34), (-0.08, 0.29), (-0.22, 0.80), (0.40, 0.84)
    for x, z in (rear, front):
        wheel(0.345, 0.019, (x, 0, z), whole, spokes=32)
        arc = [
            [(x + 0.365 * math.cos(a), y, z + 0.365 * math.sin(a)) for y in (-0.028, 0, 0.028)]
            for a in (0.5 + k * 0.2 for k in range(13))
        ]
        sheet('guard', arc, paint, 0.003).parent = whole
    for a, b in ((bottom, top), (top, head), (bottom, (0.42, 0.76)), ((0.38, 0.92), (0.44, 0.70))):
        tube([(a[0], 0, a[1]), (b[0], 0, b[1])], 0.016, paint, parent=whole, smooth=False)
    for side in (-1, 1):
        for a, b in ((rear, bottom), (rear, top)):
            tube([(a[0], side * 0.055, a[1]), (b[0], side * 0.015, b[1])], 0.009, paint, parent=whole, smooth=False)
        tube(
            [(front[0], side * 0.05, front[1]), (0.50, side * 0.045, 0.60), (0.44, side * 0.03, 0.72)],
            0.011,
            paint,
            parent=whole,
        )
        tube(
            [(0.37, 0, 1.0), (0.40, side * 0.12, 1.02), (0.34, side * 0.25, 1.0), (0.18, side * 0.28, 0.98)],
            0.011,
            steel,
            parent=whole,
        )
        tube([(0.24, side * 0.28, 0.985), (0.16, side * 0.28, 0.98)], 0.016, dark, parent=whole, smooth=False)
        tube([(rear[0], side * 0.06, rear[1]), (-0.62, side * 0.07, 0.74)], 0.006, dark, parent=whole, smooth=False)
        tube([(-0.30, side * 0.06, 0.745), (-0.86, side * 0.07, 0.745)], 0.007, dark, parent=whole, smooth=False)
    for k in range(5):
        tube(
            [(-0.34 - 0.12 * k, -0.07, 0.745), (-0.34 - 0.12 * k, 0.07, 0.745)], 0.005, dark, parent=whole, smooth=False
        )
    tube([(0.40, 0, 0.84), (0.37, 0, 1.0)], 0.013, steel, parent=whole, smooth=False)
    tube([(top[0], 0, top[1]), (-0.245, 0, 0.90)], 0.012, steel, parent=whole, smooth=False)
    loft(
        [
            (-0.40, 0.93, 0.05, 0.02, 0),
            (-0.36, 0.935, 0.11, 0.035, 0),
            (-0.24, 0.93, 0.07, 0.03, 0),
            (-0.10, 0.93, 0.025, 0.02, 0),
        ],
        materials.leather((0.05, 0.024, 0.012)),
        whole,
    )
    chain = group((bottom[0], 0.05, bottom[1]), SIDEWAYS, whole)
    lathe([(0.075, -0.003), (0.09, 0), (0.075, 0.003)], steel, parent=chain)
    box((0.5, 0.03, 0.11), paint, (-0.28, 0.055, 0.31), parent=whole, bevel=0.012)
    for side, turn in ((1, 0.7), (-1, 0.7 + math.pi)):
        end = (bottom[0] + 0.17 * math.cos(turn), side * 0.1, bottom[1] - 0.17 * math.sin(turn))
        tube([(bottom[0], side * 0.07, bottom[1]), end], 0.008, steel, parent=whole, smooth=False)
        box((0.09, 0.10, 0.02), dark, (end[0], end[1] + side * 0.05, end[2]), parent=whole)
    tube([(-0.5, 0.07, 0.33), (-0.42, 0.24, 0.0)], 0.009, dark, parent=whole, smooth=False)
    if basket:
        wires = [
            ((0.52 + 0.28 * k / 9, y, z), (0.52 + 0.28 * k / 9, y, z + 0.24))
            for k in range(10)
            for y, z in ((-0.17, 0.72), (0.17, 0.72))
        ]
        wires += [((0.52, -0.17 + 0.34 * k / 9, 0.72), (0.80, -0.17 + 0.34 * k / 9, 0.72)) for k in range(10)]
        wires += [
            ((x, -0.17 + 0.34 * k / 9, 0.72), (x, -0.17 + 0.34 * k / 9, 0.96)) for k in range(10) for x in (0.52, 0.80)
        ]
        rods('basket', wires, 0.003, dark).parent = whole
        tube(
            [(0.52, -0.17, 0.96), (0.80, -0.17, 0.96), (0.80, 0.17, 0.96), (0.52, 0.17, 0.96)],
            0.006,
            dark,
            parent=whole,
            smooth=False,
            closed=True,
        )
    return whole
