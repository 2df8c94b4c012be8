"""Banks of steel lockers with numbers."""

import math

from . import materials, surfaces
from .materials import INDIGO
from .nodes import srgb
from .shapes import box, cylinder, group, text


def locker_bank(
    columns, rows, at=(0, 0, 0), turn=(0, 0, 0), first=1, opened=(), size=(0.38, 0.88, 0.48), color=INDIGO, plinth=0.12
):
    """Steel lockers facing -y, corner at `at`; `opened` maps the index of a locker to its door's angle."""
    bank = group(at, turn)
    wide, tall, deep = size
    skin = materials.plain(color, 0.42, bump=0.04, bump_scale=500.0)
    inside = materials.plain(tuple(c * 0.7 for c in color), 0.6)
    box(
        (columns * wide, deep - 0.05, plinth),
        materials.black_steel(),
        (columns * wide / 2, deep / 2 + 0.02, plinth / 2),
        parent=bank,
    )
    box(
        (columns * wide + 0.04, deep + 0.03, 0.03),
        surfaces.oak(along='x'),
        (columns * wide / 2, deep / 2, plinth + rows * tall + 0.015),
        parent=bank,
    )
    box(
        (columns * wide, 0.02, rows * tall),
        inside,
        (columns * wide / 2, deep - 0.01, plinth + rows * tall / 2),
        parent=bank,
        bevel=0,
    )
    for column in range(columns + 1):
        box(
            (0.014, deep, rows * tall),
            inside,
            (column * wide, deep / 2, plinth + rows * tall / 2),
            parent=bank,
            bevel=0,
        )
    for row in range(rows + 1):
        box(
            (columns * wide, deep - 0.01, 0.014),
            inside,
            (columns * wide / 2, deep / 2, plinth + row * tall),
            parent=bank,
            bevel=0,
        )
    for column in range(columns):
        for row in range(rows):
            index = first + column * rows + (rows - 1 - row)
            spot = (column * wide, 0, plinth + row * tall)
            locker_door(wide, tall, skin, index, dict(opened).get(index, 0.0), spot, bank)
    return bank


def locker_door(wide, tall, skin, number, angle, at, parent):
    """Door hinged at the right, with louvres, a lock and its number."""
    door = group((at[0] + wide - 0.008, at[1] - 0.004, at[2]), (0, 0, angle), parent)
    width, height = wide - 0.016, tall - 0.016
    box((width, 0.02, height), skin, (-width / 2, -0.006, tall / 2), parent=door, bevel=0.004)
    for k in range(4):
        box(
            (width * 0.42, 0.006, 0.009),
            materials.black_steel(),
            (-width / 2, -0.0165, tall - 0.13 - 0.026 * k),
            (0.5, 0, 0),
            door,
            bevel=0.002,
        )
    cylinder(
        0.016,
        0.016,
        materials.black_steel(),
        (0.045 - width, -0.02, tall * 0.5),
        (math.pi / 2, 0, 0),
        door,
        bevel=0.003,
    )
    box((0.006, 0.014, 0.03), materials.steel(), (0.045 - width, -0.03, tall * 0.5), parent=door, bevel=0.002)
    text(
        f'{number:02d}',
        0.058,
        materials.plain(srgb('#C9BFAE'), 0.6),
        (0.07 - width, -0.0172, tall - 0.075),
        parent=door,
    )
