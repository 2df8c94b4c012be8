"""The rowing machine. It stands on the floor at `at`; the person on it looks along +y."""

import math

from . import materials
from .machines import SCREEN
from .shapes import across, beam, box, cylinder, discs, group, lathe, mesh, tube


def rower(at=(0, 0, 0), turn=(0, 0, 0), parent=None, seat=-0.25):
    """Rail along y, the air wheel at +y. seat: how far along the rail the seat stands."""
    whole = group(at, turn, parent)
    frame = materials.black_steel()
    box((0.052, 1.75, 0.085), materials.steel(0.36), (0, -0.32, 0.36), parent=whole, bevel=0.008)
    box((0.030, 1.75, 0.012), frame, (0, -0.32, 0.408), parent=whole)
    beam((0, -1.15, 0.34), (0, -1.20, 0.04), 0.05, frame, whole, 0.006)
    box((0.42, 0.06, 0.045), frame, (0, -1.20, 0.035), parent=whole, bevel=0.01)
    box((0.56, 0.06, 0.045), frame, (0, 0.98, 0.035), parent=whole, bevel=0.01)
    beam((0, 0.95, 0.05), (0, 0.70, 0.46), 0.07, frame, whole, 0.008)
    beam((0, 0.50, 0.36), (0, 0.80, 0.44), 0.085, frame, whole, 0.01)
    air_wheel((0, 0.78, 0.50), whole)
    rower_seat(seat, whole)
    footrests(whole)
    rower_handle(whole)
    tube([(0, 0.55, 0.44), (0.0, 0.50, 0.85), (0, 0.36, 1.02)], 0.018, frame, parent=whole)
    screen = group((0, 0.33, 1.05), (-0.25, 0, 0), whole)
    box((0.20, 0.035, 0.17), frame, (0, 0, 0), parent=screen, bevel=0.012)
    box((0.15, 0.004, 0.11), materials.glow(SCREEN, 0.35), (0, -0.0185, 0.01), parent=screen, bevel=0)
    return whole


def air_wheel(at, whole):
    cage = group(at, across(), whole)
    lathe(
        [(0.06, -0.075), (0.27, -0.075), (0.285, -0.06), (0.285, 0.06), (0.27, 0.075), (0.06, 0.075)],
        materials.black_steel(),
        parent=cage,
        sides=96,
    )
    for side in (-1, 1):
        lathe(
            [(0.235, side * 0.076), (0.236, side * 0.079), (0.25, side * 0.079), (0.251, side * 0.076)],
            materials.sodium_paint(),
            parent=cage,
            sides=96,
        )
        slots = [
            (r * math.cos(a), r * math.sin(a), side * 0.0762)
            for r in (0.10, 0.13, 0.16, 0.19)
            for a in (2 * math.pi * (i + r * 20) / 26 for i in range(26))
        ]
        discs(slots, 0.0095, materials.plain((0.003, 0.003, 0.004), 0.9), 'z', cage)
        cylinder(0.06, 0.02, materials.plain((0.05, 0.05, 0.06), 0.4), (0, 0, side * 0.078), parent=cage, bevel=0.006)


def rower_seat(y, whole):
    box((0.16, 0.20, 0.05), materials.black_steel(), (0, y, 0.435), parent=whole, bevel=0.01)
    pad = box((0.31, 0.25, 0.045), materials.leather(), (0, y, 0.48), parent=whole, bevel=0.022, segments=6)
    return pad


def footrests(whole):
    for x in (-0.12, 0.12):
        plate = group((x, 0.34, 0.33), (0.85, 0, 0), whole)
        box((0.125, 0.32, 0.02), materials.plain((0.045, 0.046, 0.052), 0.5), (0, 0, 0), parent=plate, bevel=0.008)
        box(
            (0.125, 0.03, 0.05),
            materials.plain((0.045, 0.046, 0.052), 0.5),
            (0, -0.15, 0.025),
            parent=plate,
            bevel=0.01,
        )
        strap = [(-0.068, 0.04, 0.0), (-0.05, 0.04, 0.06), (0.05, 0.04, 0.06), (0.068, 0.04, 0.0)]
        ribbon(strap, 0.028, materials.cloth((0.03, 0.03, 0.035)), plate)
    cylinder(0.02, 0.3, materials.black_steel(), (0, 0.36, 0.34), across(), whole)


def ribbon(points, width, material, parent):
    """A flat strap through the points, its width along y."""
    vertices = [(x, y + s * width / 2, z) for x, y, z in points for s in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    return mesh(vertices, faces, material, parent=parent, thickness=0.002, subdivide=2)


def rower_handle(whole):
    tube(
        [(-0.24, 0.40, 0.60), (-0.1, 0.42, 0.60), (0.1, 0.42, 0.60), (0.24, 0.40, 0.60)],
        0.015,
        materials.rubber(),
        parent=whole,
    )
    tube([(0, 0.43, 0.60), (0, 0.70, 0.585)], 0.005, materials.steel(), parent=whole, smooth=False)
