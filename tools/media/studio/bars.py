"""Plates and bars. Bars lie along x; `at` is their centre."""

import math

from . import materials
from .shapes import across, cylinder, group, lathe, text, tube
from .weights import RIGHT_ANGLE, rounded

BAR_LENGTH, SHAFT = 2.2, 1.31

SLEEVE_START = SHAFT / 2 + 0.03

PLATES = {
    25: (0.225, 0.064),
    20: (0.225, 0.054),
    15: (0.225, 0.044),
    10: (0.225, 0.034),
    5: (0.115, 0.030),
    2: (0.095, 0.026),
}


def plate(kilos=20, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Rubber plate lying flat, its axis along z."""
    whole = group(at, turn, parent)
    radius, thick = PLATES[kilos]
    half = thick / 2
    face = [
        (0.026, half * 0.86),
        (0.052, half * 0.86),
        (0.056, half * 0.95),
        (0.078, half * 0.95),
        (0.085, half * 0.62),
        (radius * 0.70, half * 0.56),
        (radius * 0.745, half * 0.93),
        (radius * 0.76, half),
    ]
    if radius < 0.2:
        face = [(0.026, half), (0.04, half), (0.046, half * 0.8), (radius * 0.8, half * 0.8), (radius * 0.85, half)]
    rim = rounded(radius, -half, half, 0.008)
    outline = face + [p for p in reversed(rim)] + [(r, -z) for r, z in reversed(face)] + face[:1]
    lathe(outline, materials.rubber(), parent=whole, sides=96)
    for side in (1, -1):
        lathe(
            [(0.0258, side * half * 0.88), (0.047, side * half * 0.9), (0.048, side * half * 0.84)],
            materials.steel(),
            parent=whole,
        )
        if radius > 0.2:
            plate_face(kilos, radius, half, side, whole)
    return whole


def plate_face(kilos, radius, half, side, whole):
    lathe(
        [
            (radius * 0.775, side * half * 0.98),
            (radius * 0.78, side * (half + 0.0006)),
            (radius * 0.80, side * (half + 0.0006)),
            (radius * 0.805, side * half * 0.98),
        ],
        materials.sodium_paint(),
        parent=whole,
        sides=96,
    )
    ink = materials.plain((0.55, 0.54, 0.51), 0.6)
    face = group((0, 0, side * half * 0.64), (0 if side > 0 else math.pi, 0, 0), whole)
    text(str(kilos), 0.056, ink, (0, radius * 0.555, 0), (0, 0, 0), face, 0.001)
    text('bhor', 0.048, ink, (0, -radius * 0.555, 0), (0, 0, 0), face, 0.001)


def barbell(left=(), right=None, at=(0, 0, 0), turn=(0, 0, 0), parent=None, chalked=False, collars=True):
    """Olympic bar with plates from the inside out, e.g. left=(20, 20); right defaults to left."""
    whole = group(at, turn, parent)
    half = SHAFT / 2
    lathe([(0, -half), (0.014, -half), (0.014, half), (0, half)], materials.knurl(), turn=across(), parent=whole)
    if chalked:
        for x in (-0.38, 0.40):
            cylinder(0.0147, 0.24, materials.chalk(0.52), (x, 0, 0), across(), whole)
    for side, plates in ((-1, left), (1, left if right is None else right)):
        end = group((0, 0, 0), (0, side * RIGHT_ANGLE, 0), whole)
        sleeve(plates, end, collars)
    return whole


def sleeve(plates, end, collars):
    tip = BAR_LENGTH / 2
    lathe(
        [
            (0, SHAFT / 2),
            (0.037, SHAFT / 2),
            (0.038, SHAFT / 2 + 0.004),
            (0.038, SLEEVE_START - 0.003),
            (0.025, SLEEVE_START),
            (0.025, tip - 0.004),
            (0.021, tip),
            (0, tip),
        ],
        materials.chrome(),
        parent=end,
    )
    reach = SLEEVE_START
    for index, kilos in enumerate(plates):
        thick = PLATES[kilos][1]
        plate(kilos, (0, 0, reach + thick / 2), (0, 0, 1.1 + 0.7 * index), end)
        reach += thick + 0.001
    if plates and collars:
        lathe(
            [(0.026, reach), (0.046, reach + 0.002), (0.048, reach + 0.03), (0.026, reach + 0.034)],
            materials.black_steel(),
            parent=end,
        )
        lathe(
            [(0.0482, reach + 0.012), (0.0488, reach + 0.016), (0.0482, reach + 0.022)],
            materials.sodium_paint(),
            parent=end,
        )
        tube(
            [(0.046, 0.0, reach + 0.018), (0.075, 0.012, reach + 0.02), (0.09, 0.02, reach + 0.024)],
            0.006,
            materials.black_steel(),
            parent=end,
        )
