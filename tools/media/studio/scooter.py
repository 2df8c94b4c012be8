"""Family scooter. Stands on the ground at `at`; its nose points to local +x."""

import math

from . import materials
from .masses import sheet
from .shapes import box, cylinder, group, tube
from .wheels import loft, wheel


def scooter(at=(0, 0, 0), yaw=0.0, color=(0.02, 0.03, 0.09), lean=0.09):
    """Family scooter on its side stand."""
    whole = group(at, (lean, 0, yaw))
    paint = materials.plain(color, 0.22, coat=0.6)
    dark, seat, steel = (
        materials.plain((0.012, 0.012, 0.014), 0.5),
        materials.leather((0.014, 0.013, 0.013)),
        materials.steel(0.3),
    )
    for x in (-0.62, 0.64):
        wheel(0.235, 0.055, (x, 0, 0.235), whole)
    loft(
        [
            (-0.86, 0.70, 0.03, 0.02, 0),
            (-0.80, 0.68, 0.10, 0.07, 0),
            (-0.60, 0.60, 0.16, 0.14, 0),
            (-0.35, 0.55, 0.175, 0.17, 0),
            (-0.14, 0.52, 0.165, 0.17, -0.2),
            (-0.06, 0.50, 0.12, 0.15, -0.3),
            (-0.03, 0.49, 0.02, 0.06, 0),
        ],
        paint,
        whole,
    )
    loft(
        [
            (-0.72, 0.82, 0.03, 0.01, 0),
            (-0.68, 0.815, 0.11, 0.045, 0),
            (-0.40, 0.79, 0.15, 0.05, 0),
            (-0.24, 0.765, 0.15, 0.05, 0),
            (-0.02, 0.755, 0.13, 0.045, 0),
            (0.02, 0.75, 0.04, 0.02, 0),
        ],
        seat,
        whole,
        3.2,
    )
    tube(
        [(-0.62, 0.13, 0.80), (-0.86, 0.12, 0.83), (-0.92, 0, 0.83), (-0.86, -0.12, 0.83), (-0.62, -0.13, 0.80)],
        0.013,
        steel,
        parent=whole,
    )
    box((0.62, 0.30, 0.05), dark, (0.16, 0, 0.27), parent=whole, bevel=0.02)
    box((0.30, 0.26, 0.16), dark, (-0.30, 0, 0.30), parent=whole, bevel=0.04)
    apron = []
    for x, z, wide in (
        (0.36, 0.25, 0.17),
        (0.43, 0.36, 0.20),
        (0.47, 0.55, 0.215),
        (0.47, 0.74, 0.20),
        (0.44, 0.88, 0.15),
        (0.40, 0.98, 0.10),
    ):
        apron.append([(x - 0.16 * (k / 8 * 2 - 1) ** 2, wide * (k / 8 * 2 - 1), z) for k in range(9)])
    sheet('apron', apron, paint, 0.02).parent = whole
    loft(
        [
            (0.42, 0.40, 0.02, 0.10, 0),
            (0.50, 0.42, 0.085, 0.17, -0.3),
            (0.60, 0.44, 0.05, 0.10, -0.3),
            (0.63, 0.44, 0.01, 0.04, 0),
        ],
        paint,
        whole,
    )
    guard = [
        [(0.64 + 0.275 * math.cos(a), y, 0.235 + 0.275 * math.sin(a)) for y in (-0.08, -0.05, 0.05, 0.08)]
        for a in (0.25 + k * 0.21 for k in range(11))
    ]
    sheet('mudguard', guard, paint, 0.012).parent = whole
    tube([(0.64, 0.085, 0.235), (0.52, 0.085, 0.5), (0.40, 0.02, 0.9)], 0.024, dark, parent=whole)
    loft(
        [
            (0.30, 1.0, 0.03, 0.03, 0),
            (0.34, 1.01, 0.15, 0.06, 0),
            (0.43, 1.0, 0.16, 0.085, 0),
            (0.50, 0.985, 0.10, 0.075, 0),
            (0.53, 0.98, 0.05, 0.04, 0),
        ],
        paint,
        whole,
        3,
    )
    cylinder(
        0.075,
        0.02,
        materials.plain((0.25, 0.26, 0.27), 0.08, coat=0.5),
        (0.515, 0, 0.985),
        (0, math.pi / 2 - 0.15, 0),
        whole,
        0.004,
    )
    for side in (-1, 1):
        tube(
            [(0.36, side * 0.13, 1.02), (0.30, side * 0.26, 1.04), (0.26, side * 0.36, 1.03)], 0.017, dark, parent=whole
        )
        tube(
            [(0.34, side * 0.20, 1.04), (0.35, side * 0.25, 1.17), (0.33, side * 0.27, 1.23)], 0.006, dark, parent=whole
        )
        loft(
            [(0.31, 1.27, 0.02, 0.02, 0), (0.325, 1.27, 0.065, 0.045, 0), (0.35, 1.27, 0.02, 0.02, 0)],
            dark,
            group((0, side * 0.28, 0), parent=whole),
        )
    box(
        (0.03, 0.20, 0.07),
        materials.plain((0.22, 0.008, 0.006), 0.15, coat=0.5),
        (-0.845, 0, 0.66),
        parent=whole,
        bevel=0.012,
    )
    box((0.012, 0.22, 0.14), materials.plain((0.42, 0.42, 0.40), 0.5), (-0.90, 0, 0.47), (0, -0.2, 0), whole, 0.004)
    tube([(-0.2, -0.19, 0.24), (-0.55, -0.2, 0.24), (-0.9, -0.2, 0.27)], 0.045, steel, parent=whole)
    tube([(-0.05, 0.12, 0.26), (0.0, 0.30, 0.0)], 0.011, dark, parent=whole, smooth=False)
    return whole
