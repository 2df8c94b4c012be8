"""The entrance: counter, lit sign, bag hooks, the street before dawn in the glass on the left."""

import math

from studio import (
    bags,
    camera,
    finishes,
    fittings,
    furniture,
    greenery,
    interiors,
    lights,
    materials,
    produce,
    scene,
    surfaces,
    tableware,
    textiles,
)
from studio.footwear import pair, sandal
from studio.interiors import shell_plaster, wall
from studio.materials import INDIGO, OFF_WHITE, RUST, SAND, WARM_LIGHT
from studio.nodes import srgb
from studio.shapes import box, lathe
from studio.shot import Shot

HEIGHT = 3.2
LEFT, RIGHT, FRONT, BACK = -3.3, 3.2, -5.2, 2.4
CLAY = srgb('#7E4A35')


def reception():
    scene.world((0.010, 0.016, 0.05), 0.6)
    room()
    counter()
    hooks_and_bench()
    greenery.rubber_plant(materials.plain(srgb('#B9AE9C'), 0.8), (-2.82, 1.8, 0), 1.25, seed=4, stems=5)
    greenery.snake_plant(materials.plain(srgb('#2A2F45'), 0.7), (-2.85, 0.75, 0), 1.0, seed=8)
    greenery.snake_plant(materials.plain(srgb('#B9AE9C'), 0.8), (2.8, 0.95, 0), 1.1, seed=14, blades=16)
    lamps()
    camera.room((0.0, -3.85, 1.3), (-0.15, 2.4, 0), 26, rise=0.0)


def room():
    black = materials.black_steel()
    interiors.floor_and_ceiling(
        LEFT, RIGHT, FRONT, BACK, HEIGHT, finishes.terrazzo(), surfaces.plaster(srgb('#B8AE9F'))
    )
    indigo = surfaces.limewash()
    wall((2.15, BACK), (LEFT, BACK), HEIGHT, indigo, skirting=black)
    wall((RIGHT, BACK), (2.15, BACK), HEIGHT, indigo, [(0.12, 1.0, 0, 2.25)])
    passage()
    wall((RIGHT, FRONT), (RIGHT, BACK), HEIGHT, shell_plaster(), skirting=black)
    wall((LEFT, FRONT), (RIGHT, FRONT), HEIGHT, shell_plaster())
    front = wall((LEFT, BACK), (LEFT, FRONT), HEIGHT, shell_plaster(), [(0.25, 6.3, 0.05, 2.75)])
    interiors.window(front, 0.25, 6.3, 0.05, 2.75, columns=5, rows=(0.8,))
    interiors.street_view((-9.5, -1.5), math.pi / 2, 26, strength=0.9)


def passage():
    """Behind the opening on the right: the strength hall with its lines of light."""
    x, y = 2.8, BACK + 3.4
    interiors.floor_and_ceiling(1.2, 5.2, BACK + 0.14, y, 3.4, surfaces.rubber_floor(), surfaces.ceiling())
    box((5, 0.1, 3.4), surfaces.concrete(), (x, y, 1.7), bevel=0)
    lights.linear((2.1, BACK + 1.6, 3.2), (4.4, BACK + 1.6, 3.2), 60)
    black = materials.black_steel()
    for across in (2.35, 3.25):
        box((0.07, 0.07, 2.3), black, (across, y - 0.7, 1.15))
        box((0.07, 0.07, 2.3), black, (across, y - 1.6, 1.15))
        box((0.07, 0.9, 0.07), black, (across, y - 1.15, 2.3))
    box((0.9, 0.07, 0.07), black, (2.8, y - 1.6, 2.3))
    lathe(
        [(0, -0.9), (0.014, -0.9), (0.014, 0.9), (0, 0.9)], materials.steel(), (2.8, y - 1.68, 1.3), (0, math.pi / 2, 0)
    )
    for side in (-0.62, 0.62):
        lathe(
            [(0.02, -0.03), (0.2, -0.03), (0.215, -0.02), (0.215, 0.02), (0.2, 0.03), (0.02, 0.03)],
            materials.rubber(),
            (2.8 + side, y - 1.68, 1.3),
            (0, math.pi / 2, 0),
        )


def counter():
    top = 1.063
    furniture.slatted_counter(2.5, at=(-1.15, 0.55, 0))
    fittings.sign(0.8, (-1.45, BACK, 2.2), 0.85, 8)
    back_shelf()
    box((0.02, 0.26, 0.19), materials.black_steel(), (-0.75, 0.62, top + 0.13), (0, -0.25, 1.9), bevel=0.006)
    box((0.1, 0.14, 0.012), materials.black_steel(), (-0.73, 0.66, top + 0.006))
    tableware.notebook((-0.32, 0.42, top), 0.35)
    tableware.steel_bottle((-0.06, 0.52, top), INDIGO)
    produce.flowers_in_bowl((-2.1, 0.42, top), 0.11)
    for level, color in enumerate((OFF_WHITE, SAND, OFF_WHITE, OFF_WHITE)):
        textiles.folded(
            (0.34, 0.24, 0.075),
            materials.terry(color),
            (-1.55, 0.55, top + 0.074 * level),
            (0, 0, 0.06 * level),
            layers=2,
            seed=level,
        )
    box((0.9, 0.62, 0.014), materials.cloth(srgb('#23262F'), 300.0), (-2.55, -0.9, 0.008), (0, 0, 1.52), bevel=0.004)
    bags.duffel(CLAY, (-0.2, -0.15, 0), (0, 0, 0.3))


def back_shelf():
    """Low cupboard and one board with towels, bottles and a plant behind the counter."""
    oak = surfaces.oak(along='x')
    box((2.6, 0.4, 0.85), surfaces.oak(along='z'), (-1.25, 2.18, 0.43))
    box((2.66, 0.42, 0.035), oak, (-1.25, 2.17, 0.87))
    box((2.2, 0.2, 0.032), oak, (-1.25, 2.28, 1.48))
    for k in range(6):
        tableware.steel_bottle((-0.32 - 0.105 * k, 2.27, 1.497), (None, INDIGO, None, SAND, None, None)[k], 0.22)
    greenery.pothos(materials.plain(srgb('#B9AE9C'), 0.8), (-2.18, 2.24, 1.497), seed=3, drop=0.55)
    for k in range(3):
        textiles.folded(
            (0.26, 0.17, 0.06), materials.terry(OFF_WHITE), (-1.72, 2.28, 1.497 + 0.06 * k), layers=2, seed=k
        )
    furniture.books((INDIGO, RUST, SAND, INDIGO), (-1.42, 2.28, 1.497))


def hooks_and_bench():
    middle = 1.3
    rail, places = furniture.hook_rail(1.55, 5, (middle, BACK, 1.66))
    bags.backpack(srgb('#4A4D57'), (places[0], -0.09, 0.0), parent=rail)
    textiles.hanging(materials.terry(SAND), at=(places[2], -0.05, 0), parent=rail, seed=4)
    textiles.hanging(materials.cloth(srgb('#6A3A2C')), 0.42, 0.72, (places[3], -0.05, 0), parent=rail, seed=9)
    furniture.bench(1.6, (middle, BACK - 0.26, 0))
    white, dark = materials.plain(srgb('#D8D2C6'), 0.6), materials.cloth(srgb('#1C1F2A'))
    pair(materials.cloth(srgb('#3A3D4A')), white, dark, white, (middle + 0.42, BACK - 0.42, 0), (0, 0, 2.9))
    pair(materials.cloth(CLAY), white, dark, white, (middle - 0.35, BACK - 0.55, 0), (0, 0, 2.3), careless=0.5)
    strap = materials.leather()
    sandal(materials.leather(srgb('#5A3A22')), strap, (-1.62, -0.95, 0), (0, 0, 1.2))
    sandal(materials.leather(srgb('#5A3A22')), strap, (-1.55, -1.2, 0), (0, 0, 0.8), left=True)
    edge = [(-0.26, 0.2), (-0.2, 0.455), (-0.17, 0.46), (0.16, 0.46), (0.19, 0.45), (0.2, 0.36)]
    textiles.draped(edge, 0.34, materials.terry(OFF_WHITE), at=(middle - 0.1, BACK - 0.26, 0), seed=6)
    bags.duffel(INDIGO, (middle + 0.45, BACK - 0.26, 0.45), (0, 0, 0.12), (0.44, 0.24, 0.24))


def lamps():
    lights.linear((-2.6, -0.6, HEIGHT - 0.06), (2.2, -0.6, HEIGHT - 0.06), 52)
    for x, z in ((-0.22, 1.95), (0.06, 1.74)):
        fittings.pendant((x, 0.55, z), HEIGHT, strength=9, radius=0.12)
        lights.spot((x, 0.55, z), (x, 0.55, 0), 26, WARM_LIGHT, 120, 0.05)
    lights.spot((1.3, 1.2, HEIGHT - 0.1), (1.3, 2.3, 1.2), 40, WARM_LIGHT, 75, 0.06)
    lights.window_light((LEFT - 0.1, -1.4, 1.5), (1, 0, 0), 4.8, 2.4, 70)


SHOTS = {
    'photos/reception': Shot(reception, 1440, 960, samples=10, bounces=4, exposure=0.4, saturation=1.08),
}
