"""The yoga hall on the first floor: room, ropes, fans, view and shelf, without lamps and sky."""

import math
import random

from studio import finishes, furniture, greenery, interiors, materials, surfaces, textiles
from studio.interiors import shell_plaster, wall
from studio.materials import OFF_WHITE
from studio.nodes import srgb
from studio.patterns import planks
from studio.shapes import box, cylinder, group, tube

LEFT, RIGHT, FRONT, BACK, HEIGHT = -4.1, 4.1, -3.4, 5.4, 3.3
NAVY, CLAY, STRAW = srgb('#263058'), srgb('#7C4735'), srgb('#A8946F')
POT = '#B9AE9C'


def hall():
    """Floor, walls, windows on the left, beams, fans, wall ropes; no lamps and no sky."""
    black, plaster = materials.black_steel(), shell_plaster()
    planks(RIGHT - LEFT, BACK - FRONT, finishes.oak_planks(), ((LEFT + RIGHT) / 2, (FRONT + BACK) / 2, 0))
    box(
        (RIGHT - LEFT, BACK - FRONT, 0.1),
        materials.plain((0.02, 0.012, 0.008), 0.9),
        (0, (FRONT + BACK) / 2, -0.06),
        bevel=0,
    )
    box((RIGHT - LEFT, BACK - FRONT, 0.1), plaster, (0, (FRONT + BACK) / 2, HEIGHT + 0.05), bevel=0)
    wall((RIGHT, BACK), (LEFT, BACK), HEIGHT, surfaces.limewash(srgb('#232D5A')), skirting=black)
    wall((RIGHT, FRONT), (RIGHT, BACK), HEIGHT, plaster, skirting=black)
    wall((LEFT, FRONT), (RIGHT, FRONT), HEIGHT, plaster, skirting=black)
    cuts = [(0.5 + 2.1 * k, 2.25 + 2.1 * k, 0.42, 2.8) for k in range(4)]
    side = wall((LEFT, BACK), (LEFT, FRONT), HEIGHT, plaster, cuts)
    for cut in cuts:
        interiors.window(side, *cut, columns=3, rows=(0.7,))
        box(
            (cut[1] - cut[0] + 0.1, 0.24, 0.035),
            surfaces.oak(along='x'),
            ((cut[0] + cut[1]) / 2, 0.03, 0.41),
            parent=side,
        )
    for k in range(5):
        box((RIGHT - LEFT, 0.12, 0.18), surfaces.dark_oak('x'), (0, FRONT + 1.2 + 1.75 * k, HEIGHT - 0.09), bevel=0.01)
    for y in (0.2, 3.7):
        fan((0.2, y, HEIGHT - 0.5))
    wall_ropes()


def fan(at, turn=0.4):
    body = group(at, (0, 0, turn))
    skin = materials.plain(srgb('#23283C'), 0.45)
    cylinder(0.012, 0.34, skin, (0, 0, 0.2), parent=body)
    cylinder(0.1, 0.09, skin, parent=body, bevel=0.02)
    for k in range(3):
        arm = group((0, 0, 0.01), (0, 0, k * 2.0944), body)
        box((0.52, 0.12, 0.006), skin, (0.36, 0, 0), (0.16, 0, 0), arm, bevel=0.002)


def wall_ropes():
    """Pegs with rope loops, as Pune's yoga halls have them."""
    rope, black = materials.cloth(srgb('#B9A987'), 500.0), materials.black_steel()
    for k in range(4):
        for side in (-0.17, 0.17):
            x = -1.35 + 1.15 * k + side
            cylinder(0.02, 0.09, black, (x, BACK - 0.045, 2.25), (math.pi / 2, 0, 0), bevel=0.003)
            lean = 0.03 * math.sin(5 * k + 9 * side)
            points = [
                (x - 0.022, BACK - 0.06, 2.26),
                (x - 0.045, BACK - 0.05, 1.95),
                (x - 0.05 + lean, BACK - 0.045, 1.55),
                (x + lean, BACK - 0.05, 1.46),
                (x + 0.05 + lean, BACK - 0.045, 1.55),
                (x + 0.045, BACK - 0.05, 1.95),
                (x + 0.022, BACK - 0.06, 2.26),
            ]
            tube(points, 0.011, rope, parent=None)


def sky_outside(top, bottom, strength):
    """Backdrop beyond the windows that lets the sun through."""
    panel = box(
        (30, 0.05, 16), interiors.gradient_sky(top, bottom, strength), (LEFT - 7, 1, 3.2), (0, 0, math.pi / 2), bevel=0
    )
    panel.visible_shadow = False


def roofs(tone, strength, seed=5):
    """Flat roofs, water tanks and tree crowns seen from the first floor."""
    chance, skin = random.Random(seed), materials.glow(srgb(tone), strength)
    y = -9.0
    while y < 14:
        wide, tall = chance.uniform(1.6, 3.4), chance.uniform(0.3, 1.5)
        spot = LEFT - 5.5 + chance.uniform(-0.6, 0.6)
        parts = [box((1.5, wide, tall + 4), skin, (spot, y, tall / 2 - 2), bevel=0)]
        if chance.random() < 0.6:
            parts.append(cylinder(0.35, 0.7, skin, (spot, y + 0.3, tall + 0.45)))
        for part in parts:
            part.visible_shadow = False
        y += wide + chance.uniform(0, 0.5)


def props_by_wall():
    greenery.rubber_plant(materials.plain(srgb(POT), 0.8), (-3.55, 4.85, 0), 1.3, seed=21, stems=4)
    greenery.snake_plant(materials.plain(srgb('#2A2F45'), 0.7), (-2.95, 5.05, 0), 0.85, seed=3)
    cells = furniture.shelf_unit(4, 2, (0.62, 0.36), 0.38, (1.35, 4.98, 0))
    fill_cells(cells, 0)
    textiles.folded((0.44, 0.3, 0.14), materials.cloth(NAVY), (1.75, 5.16, 0.81), (0, 0, 0.05), seed=4)
    textiles.folded((0.44, 0.3, 0.09), materials.cloth(STRAW), (2.35, 5.16, 0.81), (0, 0, -0.04), layers=2, seed=5)
    greenery.pothos(materials.plain(srgb(POT), 0.8), (3.55, 5.12, 0.81), seed=8, drop=0.5)


def fill_cells(cells, seed):
    """Rolls, blocks, bolsters and blankets on a shelf, in no strict order."""
    for number, (cell, (x, y, z)) in enumerate(sorted(cells.items())):
        kind = (number * 3 + seed) % 4
        if kind == 0:
            rolls_in((x, y - 0.02, z), number)
        elif kind == 1:
            blocks_in((x, y - 0.05, z), number)
        elif kind == 2:
            textiles.bolster(
                materials.cloth((CLAY, NAVY)[number % 2]),
                materials.cloth(STRAW),
                (x, y - 0.02, z),
                (0, 0, math.pi / 2),
                length=0.4,
                radius=0.13,
            )
        else:
            for level in range(3):
                textiles.folded(
                    (0.4, 0.28, 0.08),
                    materials.cloth((OFF_WHITE, STRAW, NAVY)[level]),
                    (x, y - 0.02, z + 0.08 * level),
                    (0, 0, 0.03 * level),
                    layers=2,
                    seed=number + level,
                )


def rolls_in(at, seed):
    chance = random.Random(seed)
    for k, (dx, dz) in enumerate(((-0.2, 0), (-0.06, 0), (0.08, 0), (0.215, 0), (-0.13, 0.115), (0.01, 0.115))):
        color = chance.choice((NAVY, STRAW, CLAY, NAVY))
        textiles.mat_roll(
            materials.foam(color),
            (at[0] + dx, at[1], at[2] + dz),
            (chance.uniform(0, 0.0), 0, math.pi / 2 + chance.uniform(-0.03, 0.03)),
            width=0.36,
            turns=5,
            thickness=0.0085,
        )


def blocks_in(at, seed):
    chance = random.Random(seed)
    for k in range(6):
        column, level = k % 2, k // 2
        if k == 5:
            continue
        spot = (
            at[0] - 0.14 + 0.27 * column + chance.uniform(-0.01, 0.01),
            at[1] + chance.uniform(-0.015, 0.015),
            at[2] + 0.045 + 0.091 * level,
        )
        box((0.23, 0.15, 0.09), finishes.cork(), spot, (0, 0, chance.uniform(-0.06, 0.06)), bevel=0.008)
