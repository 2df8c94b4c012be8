"""Dumbbells and kettlebells. Dumbbells lie along x; `at` is their centre."""

import math

from . import materials
from .shapes import across, group, lathe, text, tube

RIGHT_ANGLE = math.pi / 2


def rounded(radius, z_start, z_end, edge, steps=5):
    """Profile of a drum's outside from z_start to z_end with round edges."""
    quarter = [RIGHT_ANGLE * i / steps for i in range(steps + 1)]
    first = [(radius - edge + edge * math.sin(a), z_start + edge - edge * math.cos(a)) for a in quarter]
    last = [(radius - edge + edge * math.cos(a), z_end - edge + edge * math.sin(a)) for a in quarter]
    return first + last


def dumbbell(kilos, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Round rubber heads, a steel disc with the number inside a sodium ring. Lies with its centre at `at`."""
    whole = group(at, turn, parent)
    radius, head = head_size(kilos)
    grip = 0.066
    lathe(
        [
            (0.013, -grip),
            (0.0135, -grip * 0.8),
            (0.0165, -grip * 0.3),
            (0.0172, 0),
            (0.0165, grip * 0.3),
            (0.0135, grip * 0.8),
            (0.013, grip),
        ],
        materials.knurl(),
        turn=across(),
        parent=whole,
    )
    for side in (-1, 1):
        end = group((side * grip, 0, 0), (0, side * RIGHT_ANGLE, 0), whole)
        dumbbell_head(kilos, radius, head, end, side)
    return whole


def head_size(kilos):
    return 0.040 + 0.0135 * math.sqrt(kilos) * 0.62, 0.044 + 0.0011 * kilos


def dumbbell_head(kilos, radius, length, end, side):
    drum = (
        [(0.014, 0)]
        + rounded(radius, 0.003, length, 0.011)
        + [(radius * 0.74, length), (radius * 0.71, length - 0.004)]
    )
    lathe(drum, materials.rubber(), parent=end, sides=96)
    ring = [
        (radius * 0.715, length - 0.005),
        (radius * 0.70, length - 0.002),
        (radius * 0.63, length - 0.002),
        (radius * 0.615, length - 0.005),
    ]
    lathe(ring, materials.sodium_paint(), parent=end, sides=96)
    lathe(
        [(radius * 0.62, length - 0.005), (radius * 0.60, length - 0.003), (0, length - 0.003)],
        materials.plain((0.30, 0.30, 0.31), 0.42, 0.35),
        parent=end,
        sides=96,
    )
    text(
        str(kilos),
        radius * 0.62,
        materials.black_steel(),
        (0, 0, length - 0.0026),
        (0, 0, side * RIGHT_ANGLE),
        end,
        0.0004,
    )
    lathe([(0.020, -0.011), (0.0225, -0.009), (0.0225, 0.002), (0.014, 0.003)], materials.chrome(), parent=end)


def kettlebell(kilos, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Stands on `at`; the number faces -y."""
    whole = group(at, turn, parent)
    radius = 0.0385 * kilos ** (1 / 3)
    centre = radius * 0.92
    angles = [-1.168 + (1.168 + RIGHT_ANGLE) * i / 36 for i in range(37)]
    bell = [(0, 0), (radius * 0.36, 0)] + [(radius * math.cos(a), centre + radius * math.sin(a)) for a in angles]
    lathe(bell, materials.cast_iron(), parent=whole, sides=96)
    top = centre + radius
    half = [
        (-0.040, 0, top - radius * 0.2),
        (-0.061, 0, top + 0.004),
        (-0.068, 0, top + 0.030),
        (-0.052, 0, top + 0.058),
    ]
    mirrored = [(-x, y, z) for x, y, z in reversed(half)]
    points = half + [(0, 0, top + 0.066)] + mirrored
    tube(points, 0.0168, materials.cast_iron(), parent=whole, radii=[1.75, 1.25, 1.02, 1, 1, 1, 1.02, 1.25, 1.75])
    band = radius * 0.10
    lathe(
        [(math.sqrt(radius**2 - dz**2) + 0.0008, centre + dz) for dz in (-band, -band / 2, 0, band / 2, band)],
        materials.sodium_paint(),
        parent=whole,
        sides=96,
    )
    badge = group((0, -radius * 0.86, centre + radius * 0.50), (RIGHT_ANGLE - 0.53, 0, 0), whole)
    text(
        str(kilos),
        radius * 0.42,
        materials.plain((0.55, 0.54, 0.5), 0.7),
        (0, 0, radius * 0.012),
        (0, 0, 0),
        badge,
        0.004,
    )
    return whole
