"""House fronts of the street: rolling shutters, windows under sunshades, pipes, cooling units, tanks."""

import math
import random

from . import asphalt
from .balconies import balcony
from .masses import block, blocks, rods, sheet
from .shapes import ball, box, cylinder, group, lathe, tube
from .street import FOOTPATH

SHUTTER_PAINTS = ((0.035, 0.055, 0.10), (0.085, 0.09, 0.092), (0.03, 0.075, 0.065), (0.12, 0.055, 0.035))


WALLS = ((0.20, 0.185, 0.155), (0.13, 0.165, 0.175), (0.22, 0.16, 0.105), (0.155, 0.15, 0.17))


def shutter(width, height, paint, parent=None, at=(0, 0, 0)):
    """Rolling shutter, closed: curved slats, side rails, box, lock; its foot at `at`, facing -y."""
    front = group(at, parent=parent)
    steel = asphalt.old_metal(paint)
    profile = []
    slats = int(height / 0.085)
    for k in range(slats):
        low = k * 0.085
        profile += [(0.0, low), (-0.014, low + 0.012), (-0.026, low + 0.042), (-0.014, low + 0.072)]
    rows = [[(-width / 2, y, z), (width / 2, y, z)] for y, z in profile]
    sheet("shutter", rows, steel).parent = front
    rails = [block((0.07, 0.07, height), (side * width / 2, -0.02, height / 2)) for side in (-1, 1)]
    rails.append(block((width, 0.05, 0.09), (0, -0.02, 0.045)))
    rails.append(block((width + 0.16, 0.34, 0.36), (0, -0.1, height + 0.16)))
    blocks("rails", rails, asphalt.old_metal(tuple(0.6 * c for c in paint)), 0.006).parent = front
    for side in (-1, 1):
        box((0.05, 0.06, 0.035), asphalt.metal((0.02, 0.02, 0.02)), (side * width * 0.36, -0.045, 0.05), parent=front)
        ball(0.026, asphalt.metal((0.25, 0.2, 0.08), 0.3), (side * width * 0.36, -0.06, 0.012), parent=front)
    tube(
        [(-0.1, -0.03, 0.13), (-0.1, -0.07, 0.13), (0.1, -0.07, 0.13), (0.1, -0.03, 0.13)],
        0.009,
        asphalt.metal((0.03, 0.03, 0.03)),
        parent=front,
    )
    return front


def window(width, height, at, parent=None, shade=True, curtain=None, frame_color=(0.05, 0.05, 0.055)):
    """Dark window with grille under a concrete sunshade (chajja); `at` is the middle of its sill, facing -y."""
    opening = group(at, parent=parent)
    box((width, 0.06, height), asphalt.dark_pane(), (0, -0.01, height / 2), bevel=0, parent=opening)
    if curtain:
        waves = [
            [(x / 24 * width * 0.92 - width * 0.46, -0.045 + 0.012 * math.sin(x * 1.7), z) for x in range(25)]
            for z in (0.03, height - 0.03)
        ]
        sheet("curtain", waves, asphalt.old_wall(curtain, 0.2)).parent = opening
    edges = [block((width + 0.12, 0.09, 0.06), (0, -0.03, z)) for z in (0.0, height)]
    edges += [block((0.06, 0.08, height), (x, -0.03, height / 2)) for x in (-width / 2, 0, width / 2)]
    blocks("frame", edges, asphalt.metal(frame_color)).parent = opening
    bars = [((-width / 2, -0.1, z), (width / 2, -0.1, z)) for z in (0.25 * height, 0.5 * height, 0.75 * height)]
    bars += [
        ((x / 9 * width - width / 2, -0.1, 0.02), (x / 9 * width - width / 2, -0.1, height - 0.02)) for x in range(10)
    ]
    rods("grille", bars, 0.007, asphalt.metal((0.02, 0.02, 0.022))).parent = opening
    if shade:
        ledge = [block((width + 0.5, 0.62, 0.07), (0, -0.3, height + 0.16))]
        blocks("sunshade", ledge, asphalt.old_wall((0.17, 0.165, 0.16), 0.6), 0.008).parent = opening
    return opening


def cooling_unit(at, parent=None):
    """Outdoor unit of an air conditioner on its bracket, with a pipe."""
    unit = group(at, parent=parent)
    shell, dark = asphalt.old_metal((0.24, 0.235, 0.22)), asphalt.metal((0.012, 0.012, 0.014))
    box((0.82, 0.30, 0.56), shell, (0, -0.22, 0.28), bevel=0.02, parent=unit)
    cylinder(0.21, 0.02, dark, (-0.12, -0.375, 0.28), (math.pi / 2, 0, 0), parent=unit)
    rings = [
        (
            (-0.12 - 0.21 * math.cos(a), -0.39, 0.28 - 0.21 * math.sin(a)),
            (-0.12 + 0.21 * math.cos(a), -0.39, 0.28 + 0.21 * math.sin(a)),
        )
        for a in (k * math.pi / 9 for k in range(9))
    ]
    rods("fan guard", rings, 0.004, shell).parent = unit
    for x in (-0.3, 0.3):
        box((0.03, 0.44, 0.03), dark, (x, -0.2, -0.02), parent=unit)
    tube([(0.38, -0.12, 0.2), (0.5, -0.08, 0.1), (0.52, -0.04, -0.6), (0.52, -0.04, -1.6)], 0.018, shell, parent=unit)
    return unit


def drain_pipe(x, y, top, parent=None):
    pipe = asphalt.old_metal((0.13, 0.13, 0.125))
    tube([(x, y, 0.2), (x, y, top)], 0.055, pipe, parent=parent, smooth=False)
    for z in range(1, int(top), 2):
        box((0.18, 0.04, 0.035), pipe, (x, y + 0.02, z), parent=parent)


def water_tank(at, parent=None):
    black = asphalt.metal((0.012, 0.012, 0.013), 0.5)
    ridges = [(0.55 + (0.02 if k % 2 else 0), 0.1 * k) for k in range(11)]
    lathe([(0, 0)] + ridges + [(0.42, 1.15), (0.2, 1.2), (0.2, 1.28), (0, 1.28)], black, at, parent=parent, sides=32)


def shop_house(left, right, floors=3, seed=1, depth=9.0, storey=3.15, shops=None):
    """House with closed shops below and dark flats above, its front on y = 0."""
    chance = random.Random(seed)
    house, width = group(), right - left
    wall = asphalt.old_wall(WALLS[seed % len(WALLS)], 0.55)
    height = floors * storey + 0.9
    box((width, depth, height), wall, ((left + right) / 2, depth / 2, height / 2), bevel=0, parent=house)
    box(
        (width, 0.55, 0.42),
        asphalt.old_wall((0.16, 0.15, 0.145), 0.5),
        ((left + right) / 2, -0.25, FOOTPATH + 0.12),
        bevel=0.01,
        parent=house,
    )
    count = shops or max(1, round(width / 3.1))
    each = width / count
    for k in range(count):
        centre = left + each * (k + 0.5)
        shutter(each - 0.5, 2.35, SHUTTER_PAINTS[(seed + k) % 4], house, (centre, -0.03, FOOTPATH + 0.33))
        box(
            (each - 0.3, 0.09, 0.62),
            asphalt.old_metal(chance.choice(((0.05, 0.06, 0.075), (0.13, 0.12, 0.10), (0.03, 0.04, 0.08)))),
            (centre, -0.2, 3.38),
            (0.06, 0, 0),
            bevel=0.01,
            parent=house,
        )
    for floor in range(1, floors):
        base = floor * storey + 0.35
        for k in range(count):
            centre = left + each * (k + 0.5)
            if (k + floor + seed) % 3 == 1:
                balcony(each - 0.35, 1.0, (centre, 0, base), house, washing=(floor == 1), seed=seed + k)
                window(
                    min(1.7, each - 0.9), 1.9, (centre, 0, base + 0.1), house, shade=False, curtain=(0.10, 0.09, 0.085)
                )
            else:
                window(
                    min(1.5, each - 1.0),
                    1.25,
                    (centre + chance.uniform(-0.1, 0.1), 0, base + 0.85),
                    house,
                    curtain=chance.choice((None, (0.12, 0.10, 0.08))),
                )
                if chance.random() < 0.6:
                    cooling_unit((centre + each * 0.33, 0, base + 0.15), house)
    drain_pipe(right - 0.12, -0.07, height, house)
    water_tank((left + width * 0.3, 1.4, height), house)
    return house
