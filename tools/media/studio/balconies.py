"""Balconies of the street: slab and railing, pots, clothes on a line."""

import math
import random

from . import asphalt
from .masses import cloud_points, leaves, rods, sheet
from .shapes import box, group, lathe, tube


def balcony(width, depth, at, parent=None, washing=False, pots=3, seed=1):
    """Concrete slab with a steel railing, pots on it and sometimes clothes on a line; `at`: middle of its back edge."""
    chance = random.Random(seed)
    slab = group(at, parent=parent)
    concrete = asphalt.old_wall((0.19, 0.18, 0.165), 0.6)
    box((width, depth, 0.12), concrete, (0, -depth / 2, 0), bevel=0.008, parent=slab)
    iron, bars = asphalt.metal((0.02, 0.021, 0.024)), []
    for z in (0.16, 0.55, 0.98):
        bars += [((-width / 2 + 0.03, -depth + 0.04, z), (width / 2 - 0.03, -depth + 0.04, z))]
        bars += [((x, -0.02, z), (x, -depth + 0.04, z)) for x in (-width / 2 + 0.03, width / 2 - 0.03)]
    count = int(width / 0.11)
    bars += [
        (
            (-width / 2 + 0.03 + k * (width - 0.06) / count, -depth + 0.04, 0.06),
            (-width / 2 + 0.03 + k * (width - 0.06) / count, -depth + 0.04, 0.98),
        )
        for k in range(count + 1)
    ]
    rods("railing", bars, 0.011, iron).parent = slab
    for _ in range(pots):
        potted_bush((chance.uniform(-width / 2 + 0.25, width / 2 - 0.25), -depth + 0.2, 0.06), slab, chance)
    if washing:
        tube(
            [(-width / 2 + 0.05, -depth * 0.6, 1.75), (0, -depth * 0.6, 1.70), (width / 2 - 0.05, -depth * 0.6, 1.75)],
            0.004,
            iron,
            parent=slab,
        )
        place = -width / 2 + 0.2
        for wide, long, color in (
            (0.42, 0.72, (0.30, 0.28, 0.25)),
            (0.36, 0.5, (0.05, 0.07, 0.17)),
            (0.75, 0.85, (0.24, 0.08, 0.05)),
            (0.34, 0.6, (0.16, 0.17, 0.17)),
        ):
            if place + wide > width / 2:
                break
            washing_piece(place, wide, long, color, depth, chance).parent = slab
            place += wide + 0.09
    return slab


def potted_bush(at, parent=None, chance=None, size=1.0):
    """Small bush, tulsi or the like, in a clay pot."""
    chance = chance or random.Random(3)
    plant = group(at, parent=parent, scale=size)
    clay = asphalt.old_wall((0.22, 0.085, 0.045), 0.3)
    lathe([(0, 0), (0.09, 0), (0.13, 0.22), (0.14, 0.24), (0.12, 0.24), (0, 0.2)], clay, parent=plant, sides=24)
    puff = cloud_points((0, 0, 0.46), (0.22, 0.2, 0.24), 200, chance)
    leaves("bush", puff, 0.10, asphalt.foliage((0.025, 0.06, 0.02)), chance.randrange(99)).parent = plant
    return plant


def washing_piece(left, wide, long, color, depth, chance):
    phase = chance.uniform(0, 6)
    rows = []
    for r in range(12):
        drop = r / 11
        rows.append(
            [
                (
                    left + wide * c / 12 * (1 - 0.06 * drop),
                    -depth * 0.6 + 0.05 * drop * math.sin(c * 0.9 + phase),
                    1.71 - long * drop,
                )
                for c in range(13)
            ]
        )
    return sheet("washing", rows, asphalt.old_wall(color, 0.1))
