"""Racks, benches, platforms. Everything stands on the floor at `at` and faces -y."""

import math

from . import materials, surfaces
from .bars import PLATES, barbell, plate
from .shapes import across, beam, box, cylinder, discs, group, text, tube
from .weights import dumbbell, head_size

WIDTH, DEPTH, HEIGHT, PROFILE = 1.16, 1.2, 2.4, 0.076
HOOK_HEIGHT = 1.36


def power_rack(
    at=(0, 0, 0), turn=(0, 0, 0), parent=None, bar=(20,), bar_height=HOOK_HEIGHT, sign=True, storage=(20, 10)
):
    """Four posts with hole rows, hooks and safeties; bar: the loaded plates per side, None for no bar."""
    whole = group(at, turn, parent)
    frame = materials.black_steel()
    for x in (-WIDTH / 2, WIDTH / 2):
        for y in (0, DEPTH):
            box((PROFILE, PROFILE, HEIGHT), frame, (x, y, HEIGHT / 2), parent=whole, bevel=0.006)
            post_details(x, y, whole)
        for z in (0.045, HEIGHT - 0.04):
            box((PROFILE, DEPTH, PROFILE), frame, (x, DEPTH / 2, z), parent=whole, bevel=0.006)
        safety_arm(x, whole)
        hook(x, bar_height, whole)
        storage_pegs(x, storage, whole)
    cross_members(whole, sign)
    if bar is not None:
        barbell(bar, at=(0, -PROFILE / 2 - 0.03, bar_height + 0.028), parent=whole)
    return whole


def post_details(x, y, whole):
    hole = materials.plain((0.004, 0.004, 0.006), 0.8)
    places = [0.25 + 0.05 * i for i in range(int((HEIGHT - 0.4) / 0.05))]
    for offset in (-1, 1):
        face = offset * (PROFILE / 2 + 0.0006)
        discs([(x, y + face, z) for z in places], 0.0115, hole, 'y', whole)
        discs([(x + face, y, z) for z in places], 0.0115, hole, 'x', whole)
    bolt = materials.steel(0.4)
    for z in (0.045, HEIGHT - 0.04):
        for dx in (-0.02, 0.02):
            cylinder(0.010, 0.012, bolt, (x + dx, y - PROFILE / 2 - 0.005, z), (math.pi / 2, 0, 0), whole, sides=6)
    box((0.13, 0.13, 0.010), materials.black_steel(), (x, y, 0.005), parent=whole)


def hook(x, height, whole):
    grey = materials.black_steel()
    y = -PROFILE / 2
    box((PROFILE + 0.02, 0.012, 0.16), grey, (x, y - 0.006, height), parent=whole)
    box((0.045, 0.085, 0.022), grey, (x, y - 0.045, height - 0.005), parent=whole)
    box((0.045, 0.014, 0.075), grey, (x, y - 0.085, height + 0.022), parent=whole)
    box((0.046, 0.07, 0.008), materials.sodium_paint(), (x, y - 0.042, height + 0.009), parent=whole, bevel=0.002)


def safety_arm(x, whole):
    box((0.055, DEPTH + 0.05, 0.055), materials.black_steel(), (x, DEPTH / 2, 0.72), parent=whole)
    box((0.050, DEPTH - 0.1, 0.008), materials.sodium_paint(), (x, DEPTH / 2, 0.751), parent=whole, bevel=0.002)


def storage_pegs(x, storage, whole):
    side = 1 if x > 0 else -1
    for index, kilos in enumerate(storage):
        z = 0.42 + 0.56 * index
        cylinder(0.024, 0.26, materials.steel(), (x + side * 0.16, DEPTH, z), across(), whole)
        reach = 0.05
        for _ in range(2 if x > 0 else 1 + index):
            thick = PLATES[kilos][1]
            plate(kilos, (x + side * (reach + thick / 2), DEPTH, z), across(), whole)
            reach += thick + 0.003


def cross_members(whole, sign):
    frame = materials.black_steel()
    for y, z in ((DEPTH, 0.045), (DEPTH, HEIGHT - 0.04), (DEPTH, 1.2)):
        box((WIDTH, PROFILE, PROFILE), frame, (0, y, z), parent=whole, bevel=0.006)
    tube(
        [(-WIDTH / 2, 0, HEIGHT - 0.04), (WIDTH / 2, 0, HEIGHT - 0.04)],
        0.017,
        materials.steel(0.35),
        parent=whole,
        smooth=False,
    )
    if sign:
        box((WIDTH - PROFILE, 0.006, 0.16), frame, (0, DEPTH - 0.045, HEIGHT - 0.09), parent=whole)
        text('bhor', 0.13, materials.plain((0.6, 0.59, 0.56), 0.6), (0, DEPTH - 0.049, HEIGHT - 0.09), parent=whole)


def platform(at=(0, 0, 0), turn=(0, 0, 0), parent=None, width=2.4, depth=2.2):
    """Oak boards between rubber landing strips in a steel frame; the oak's grain runs along y."""
    whole = group(at, turn, parent)
    oak_width, high, boards = 1.2, 0.04, 8
    step = oak_width / boards
    for i in range(boards):
        x = -oak_width / 2 + step * (i + 0.5)
        box((step - 0.0015, depth, high), surfaces.oak(rough=0.38), (x, 0, high / 2), parent=whole, bevel=0.0015)
    strip = (width - oak_width) / 2
    for side in (-1, 1):
        box(
            (strip - 0.004, depth, high),
            materials.rubber(),
            (side * (oak_width + strip) / 2, 0, high / 2),
            parent=whole,
        )
        box(
            (0.04, depth + 0.08, high + 0.006),
            materials.black_steel(),
            (side * (width / 2 + 0.02), 0, high / 2),
            parent=whole,
        )
        box(
            (width + 0.08, 0.04, high + 0.006),
            materials.black_steel(),
            (0, side * (depth / 2 + 0.02), high / 2),
            parent=whole,
        )
    return whole


def bench(at=(0, 0, 0), turn=(0, 0, 0), parent=None, incline=0.0):
    """Adjustable bench along y, the head end at +y. incline in radians."""
    whole = group(at, turn, parent)
    pad, frame = materials.leather(), materials.black_steel()
    box((0.29, 0.36, 0.075), pad, (0, -0.33, 0.435), parent=whole, bevel=0.026, segments=6)
    back = group((0, -0.13, 0.435), (incline, 0, 0), whole)
    box((0.29, 0.86, 0.075), pad, (0, 0.45, 0), parent=back, bevel=0.026, segments=6)
    for y in (0.15, 0.7):
        box((0.24, 0.05, 0.03), frame, (0, y, -0.05), parent=back)
    for x in (-0.147, 0.147):
        tube(
            [(x * 0.985, 0.06, -0.012), (x * 0.985, 0.84, -0.012)],
            0.003,
            materials.plain((0.3, 0.3, 0.31), 0.8),
            parent=back,
            smooth=False,
        )
    beam((0, -0.62, 0.30), (0, 0.66, 0.24), 0.066, frame, whole, 0.006)
    beam((0, -0.45, 0.28), (0, -0.62, 0.06), 0.06, frame, whole, 0.006)
    beam((0, 0.30, 0.24), (0, 0.72, 0.06), 0.06, frame, whole, 0.006)
    tube(
        [(0, 0.22, 0.26), (0, 0.22 + 0.2 * math.cos(incline), 0.37 + 0.33 * math.sin(incline))],
        0.02,
        materials.steel(),
        parent=whole,
        smooth=False,
    )
    for y, width in ((-0.62, 0.34), (0.72, 0.56)):
        box((width, 0.066, 0.05), frame, (0, y, 0.045), parent=whole, bevel=0.006)
        for x in (-width / 2, width / 2):
            box((0.03, 0.074, 0.058), materials.rubber(), (x, y, 0.035), parent=whole, bevel=0.008)
    for x in (-0.27, 0.27):
        cylinder(0.035, 0.03, materials.rubber(), (x, 0.78, 0.045), across(), whole, 0.006)
    return whole


def dumbbell_rack(
    at=(0, 0, 0), turn=(0, 0, 0), parent=None, width=2.4, rows=((10, 8, 6, 4), (16, 14, 12), (26, 24, 22)), missing=()
):
    """Three angled trays, pairs of dumbbells from the top row down. missing: (row, place) left empty."""
    whole = group(at, turn, parent)
    frame = materials.black_steel()
    for x in (-width / 2, width / 2):
        beam((x, -0.16, 0.03), (x, 0.24, 1.02), 0.07, frame, whole, 0.006)
        box((0.07, 0.62, 0.05), frame, (x, 0.03, 0.025), parent=whole, bevel=0.006)
    for row, kinds in enumerate(rows):
        tray = group((0, 0.19 - 0.135 * row, 0.98 - 0.335 * row), (0.42, 0, 0), whole)
        for y in (-0.085, 0.085):
            box((width, 0.03, 0.05), frame, (0, y, 0), parent=tray)
        box((width, 0.012, 0.07), frame, (0, -0.15, 0.02), parent=tray)
        fill_tray(tray, row, kinds, width, missing)
    return whole


def fill_tray(tray, row, kinds, width, missing):
    places = [kilos for kilos in kinds for _ in (0, 1)]
    step = (width - 0.1) / len(places)
    for index, kilos in enumerate(places):
        if (row, index) in missing:
            continue
        radius = head_size(kilos)[0]
        x = -(width - 0.1) / 2 + step * (index + 0.5)
        slip = 0.012 * math.sin(7.3 * index + row)
        dumbbell(kilos, (x, slip, 0.027 + radius), (0.4 * index, 0, math.pi / 2), tray)
