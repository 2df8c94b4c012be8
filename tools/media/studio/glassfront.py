"""The studio seen from the street: glass front, door, sign, and the strength hall behind it."""

import math
import random

from . import asphalt, lights, materials, surfaces
from .masses import block, blocks, cloud_points, leaves, rods
from .shapes import box, lathe, text
from .street import FOOTPATH

FLOOR = FOOTPATH + 0.30
GLASS_TOP = FLOOR + 3.05
INSIDE_LIGHT = (1.0, 0.58, 0.29)


def building(left, right, height=10.4, depth=11.0, openings=None):
    """Plastered front with one wide opening on the ground floor; dark windows above."""
    first, last = openings or (left + 0.7, right - 0.6)
    wall = asphalt.old_wall((0.085, 0.095, 0.15), 0.35)
    middle = (left + right) / 2
    parts = [
        block((first - left, 0.35, GLASS_TOP), ((left + first) / 2, 0.175, GLASS_TOP / 2)),
        block((right - last, 0.35, GLASS_TOP), ((last + right) / 2, 0.175, GLASS_TOP / 2)),
        block((right - left, 0.35, height - GLASS_TOP), (middle, 0.175, (height + GLASS_TOP) / 2)),
        block((0.35, depth - 0.36, height), (left + 0.175, depth / 2 + 0.18, height / 2)),
        block((0.35, depth - 0.36, height), (right - 0.175, depth / 2 + 0.18, height / 2)),
        block((right - left - 0.72, depth - 0.5, 0.35), (middle, depth / 2 + 0.15, GLASS_TOP + 0.75)),
        block((right - left, 0.35, height), (middle, depth, height / 2)),
    ]
    blocks("studio walls", parts, wall)
    plinth = asphalt.old_wall((0.13, 0.125, 0.12), 0.4)
    box(
        (last - first + 0.2, 0.36, FLOOR),
        plinth,
        ((first + last) / 2, 0.16, FLOOR / 2),
        bevel=0,
    )
    lip = [
        block((right - left, 0.5, 0.14), (middle, -0.22, height - 3.2)),
        block((right - left + 0.1, 0.5, 0.12), (middle, -0.15, height)),
    ]
    blocks("ledges", lip, plinth, 0.01)


def glazing(first, last, door_at, door=1.05):
    """Black steel frame and panes; the door's left edge is at `door_at`."""
    steel = asphalt.metal((0.012, 0.013, 0.016), 0.4)
    head = GLASS_TOP - 0.62
    posts = [first, door_at, door_at + door, last]
    fields = [(first, door_at), (door_at + door, last)]
    for start, end in fields:
        count = round((end - start) / 1.45)
        posts += [start + (end - start) * k / count for k in range(1, count)]
    bars = [block((0.055, 0.10, GLASS_TOP - FLOOR), (x, 0.12, (GLASS_TOP + FLOOR) / 2)) for x in posts]
    bars += [block((last - first, 0.10, 0.06), ((first + last) / 2, 0.12, z)) for z in (FLOOR + 0.03, head, GLASS_TOP)]
    bars += [block((0.09, 0.06, head - FLOOR), (door_at + x, 0.115, (head + FLOOR) / 2)) for x in (0.07, door - 0.07)]
    bars += [block((door, 0.06, 0.12), (door_at + door / 2, 0.115, FLOOR + 0.06))]
    blocks("glazing", bars, steel, 0.004)
    rods(
        "door pull",
        [((door_at + door - 0.17, 0.04, FLOOR + 0.75), (door_at + door - 0.17, 0.04, FLOOR + 1.55))],
        0.016,
        materials.steel(),
    )
    box(
        (last - first, 0.006, GLASS_TOP - FLOOR),
        materials.pane(0.06),
        ((first + last) / 2, 0.13, (GLASS_TOP + FLOOR) / 2),
        bevel=0,
    )


def steps(door_at, door=1.05):
    """Two stone steps from the footpath to the door, with a mat."""
    stone = asphalt.old_wall((0.20, 0.19, 0.18), 0.3)
    blocks(
        "steps",
        [
            block((door + 1.3, 0.36, 0.15), (door_at + door / 2, -0.18, FOOTPATH + 0.225)),
            block((door + 1.6, 0.72, 0.15), (door_at + door / 2, -0.36, FOOTPATH + 0.075)),
        ],
        stone,
        0.012,
    )


def sign(centre, z, size=0.62, strength=5.0):
    """Lit letters standing on a rail before the wall."""
    letters = text("bhor", size, materials.glow((1.0, 0.90, 0.76), strength), (centre, -0.15, z), depth=0.02)
    box((2.1 * size / 0.62, 0.02, 0.025), asphalt.metal((0.01, 0.01, 0.012)), (centre, -0.06, z - 0.2 * size), bevel=0)
    return letters


def garland(first, last, z, seed=3):
    """Marigolds and mango leaves strung over the door."""
    chance, count = random.Random(seed), int((last - first) / 0.055)
    flowers = (asphalt.worn_paint((0.52, 0.13, 0.008)), asphalt.worn_paint((0.56, 0.27, 0.015)))
    line = []
    for k in range(count + 1):
        share = k / count
        swag = abs(math.sin(share * math.pi * 3)) * 0.10
        line.append((first + (last - first) * share, 0.03, z - swag))
    for k, place in enumerate(line):
        radius = 0.028 * chance.uniform(0.85, 1.15)
        lathe(
            [
                (0, -radius * 0.7),
                (radius * 0.8, -radius * 0.45),
                (radius, 0),
                (radius * 0.75, radius * 0.45),
                (0, radius * 0.6),
            ],
            flowers[k // 3 % 2],
            place,
            (1.57, 0, 0),
            sides=10,
        )
    hang = [place for k, place in enumerate(line) if k % 4 == 0]
    mango = leaves("mango leaves", hang, 0.15, asphalt.foliage((0.03, 0.075, 0.02)), seed, 0)
    return mango


def hall(left, right, depth=10.5):
    """The room behind the glass: floor, walls, lit ceiling lines."""
    middle, ceiling = (left + right) / 2, GLASS_TOP + 0.5
    box((right - left, depth, 0.06), surfaces.rubber_floor(), (middle, depth / 2 + 0.3, FLOOR - 0.03), bevel=0)
    box((right - left, 0.05, 4), surfaces.concrete(), (middle, depth, FLOOR + 2), bevel=0)
    for x in (left + 0.36, right - 0.36):
        box((0.02, depth, 4), surfaces.limewash(), (x, depth / 2 + 0.35, FLOOR + 2), bevel=0)
    box((right - left, depth, 0.05), surfaces.ceiling(), (middle, depth / 2 + 0.35, ceiling), bevel=0)
    for k in range(4):
        x = left + (right - left) * (k + 0.5) / 4
        lights.linear((x, 1.0, ceiling - 0.35), (x, depth - 1.0, ceiling - 0.35), 300, INSIDE_LIGHT, 0.06, 9)
    lights.area((middle, depth - 1.6, ceiling - 0.4), (middle, depth, FLOOR + 1.6), 6.0, 230, INSIDE_LIGHT, 0.3)


def spill(first, last):
    """The hall's light on footpath and road; the small panes would give too little with few samples."""
    lights.area(
        ((first + last) / 2, 0.02, FLOOR + 1.9),
        ((first + last) / 2, -6, 0.0),
        last - first - 0.3,
        150,
        INSIDE_LIGHT,
        2.3,
    )


def first_floor(left, right, base, count=4):
    """The yoga hall's windows, dark before six, and a long planter."""
    each = (right - left - 0.8) / count
    steel = asphalt.metal((0.012, 0.013, 0.016), 0.4)
    for k in range(count):
        centre = left + 0.4 + each * (k + 0.5)
        box((each - 0.28, 0.04, 1.95), asphalt.dark_pane(), (centre, -0.01, base + 0.975), bevel=0)
        bars = [block((0.05, 0.09, 1.95), (centre + x * (each - 0.28) / 2, -0.02, base + 0.975)) for x in (-1, 0, 1)]
        bars += [block((each - 0.23, 0.09, 0.05), (centre, -0.02, base + z)) for z in (0, 1.35, 1.95)]
        blocks("window", bars, steel)
    chance = random.Random(8)
    box(
        (right - left - 1.2, 0.34, 0.30),
        asphalt.metal((0.02, 0.022, 0.026)),
        ((left + right) / 2, -0.24, base - 0.25),
        bevel=0.01,
    )
    puffs = []
    for k in range(26):
        x = left + 0.8 + (right - left - 1.6) * k / 25
        puffs += cloud_points((x, -0.26, base - 0.02 + chance.uniform(-0.05, 0.1)), (0.22, 0.17, 0.17), 70, chance)
        if chance.random() < 0.5:
            puffs += cloud_points((x, -0.42, base - 0.35), (0.10, 0.06, 0.25), 35, chance)
    leaves("planter", puffs, 0.10, asphalt.foliage((0.02, 0.05, 0.018)), 5)
