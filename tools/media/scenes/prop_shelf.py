"""Close on the yoga hall's shelf of blocks, straps, rolls and bolsters."""

import math

from studio import (
    camera,
    finishes,
    fittings,
    furniture,
    greenery,
    lights,
    materials,
    scene,
    surfaces,
    tableware,
    textiles,
)
from studio.materials import BLUE_LIGHT, OFF_WHITE, SODIUM_LIGHT, WARM_LIGHT
from studio.nodes import srgb
from studio.patterns import planks
from studio.shapes import box
from yoga_hall import CLAY, NAVY, POT, STRAW, blocks_in, rolls_in


def shelf_of_props():
    """Close on the shelf: blocks, straps, bolsters, blankets, and the globe lamp on top."""
    scene.world((0.02, 0.028, 0.07), 0.7)
    planks(4, 3, finishes.oak_planks(), (0, 0, 0))
    box((4, 0.1, 3), surfaces.limewash(srgb('#232D5A')), (0, 0.62, 1.5), bevel=0)
    box((4, 0.02, 0.1), materials.black_steel(), (0, 0.56, 0.05))
    cells = furniture.shelf_unit(2, 3, (0.62, 0.36), 0.4, (-0.662, 0.14, 0.0))
    shelf_content(cells)
    top = 3 * 0.388 + 0.028
    fittings.table_lamp((-0.42, 0.36, top), radius=0.1)
    lights.point((-0.42, 0.33, top + 0.17), 9, SODIUM_LIGHT, 0.11).visible_camera = False
    greenery.pothos(materials.plain(srgb(POT), 0.8), (0.5, 0.33, top), seed=12, drop=0.75, vines=8)
    textiles.folded((0.42, 0.3, 0.13), materials.cloth(STRAW), (0.08, 0.34, top), (0, 0, 0.06), seed=7)
    floor_things()
    lights.area((-1.5, -1.6, 2.3), (0, 0.3, 0.7), 1.2, 62, WARM_LIGHT)
    lights.area((1.8, -1.0, 1.4), (0, 0.3, 0.6), 1.2, 16, BLUE_LIGHT)
    camera.room((0.1, -2.05, 0.92), (0.02, 0.5, 0), 40, rise=-0.05)


def shelf_content(cells):
    at = dict(cells)
    blocks_in((at[(0, 2)][0], at[(0, 2)][1] - 0.08, at[(0, 2)][2]), 2)
    x, y, z = at[(1, 2)]
    strap_colors = (NAVY, STRAW, CLAY, STRAW, NAVY)
    for k, color in enumerate(strap_colors):
        spot = (x - 0.23 + 0.115 * k, y - 0.1 + 0.02 * (k % 2), z)
        textiles.coiled_strap(materials.cloth(color), materials.steel(), spot, (0, 0, 0.5 + 0.5 * (k % 3)), turns=8)
    rolls_in((at[(0, 1)][0], at[(0, 1)][1] - 0.02, at[(0, 1)][2]), 4)
    x, y, z = at[(1, 1)]
    for level, color in enumerate((OFF_WHITE, NAVY, STRAW, CLAY)):
        textiles.folded(
            (0.46, 0.3, 0.075),
            materials.cloth(color),
            (x + 0.008 * level, y - 0.03, z + 0.074 * level),
            (0, 0, 0.03 * (-1) ** level),
            layers=2,
            seed=level,
        )
    for cell, colors in (((0, 0), (CLAY, NAVY)), ((1, 0), (STRAW, CLAY))):
        x, y, z = at[cell]
        for side, color in zip((-0.155, 0.155), colors):
            textiles.bolster(
                materials.cloth(color),
                materials.cloth(OFF_WHITE),
                (x + side, y + 0.005 - 0.06 * side, z),
                (0, 0, math.pi / 2),
                length=0.42,
                radius=0.142,
            )


def floor_things():
    textiles.mat_roll(materials.foam(NAVY), (-0.62, -0.25, 0), (0, 0, 0.35), tail=0.0)
    box((0.23, 0.15, 0.09), finishes.cork(), (0.35, -0.35, 0.045), (0, 0, 0.4), bevel=0.008)
    box((0.23, 0.15, 0.09), finishes.cork(), (0.37, -0.34, 0.135), (0, 0, -0.15), bevel=0.008)
    tableware.steel_bottle((0.66, -0.1, 0), srgb('#2A3566'))
