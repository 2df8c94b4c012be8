"""Changing room: indigo steel lockers, oak bench, basin under a lit mirror."""

import math

from studio import (
    bags,
    camera,
    finishes,
    furniture,
    greenery,
    interiors,
    lights,
    materials,
    sanitary,
    scene,
    surfaces,
    textiles,
)
from studio.footwear import pair, sandal
from studio.interiors import shell_plaster, wall
from studio.materials import OFF_WHITE, SAND
from studio.lockers import locker_bank
from studio.nodes import srgb
from studio.patterns import tiled
from studio.shapes import box, tube
from studio.shot import Shot
from studio.tableware import steel_bottle

CLAY, GROUT, BLUE = srgb('#7E4A35'), srgb('#3A3F52'), srgb('#232C52')
CEILING = '#B8AE9F'


def lockers():
    scene.world((0.012, 0.016, 0.04), 0.5)
    left, right, front, back, height = -1.85, 1.75, -3.4, 3.3, 3.0
    interiors.floor_and_ceiling(left, right, front, back, height, finishes.terrazzo(), surfaces.plaster(srgb(CEILING)))
    wall((left, back), (left, front), height, shell_plaster())
    wall((right, front), (right, back), height, shell_plaster(), skirting=materials.black_steel())
    wall((left, front), (right, front), height, shell_plaster())
    box(
        (right - left, 0.1, height), materials.plain(GROUT, 0.9), ((left + right) / 2, back + 0.06, height / 2), bevel=0
    )
    tiled(right - left, height, finishes.glaze(BLUE), None, (left, back, 0))
    box((0.95, 0.03, 2.15), materials.plain(srgb('#1C2340'), 0.5), (0.9, front + 0.02, 1.08))
    locker_aisle(left, back)
    vanity(0.35, back)
    wall_hooks(right)
    bench_things()
    lights.linear((-0.55, -3.0, height - 0.06), (-0.55, 2.2, height - 0.06), 54)
    lights.area((1.1, -0.2, height - 0.1), (1.1, 0.2, 0), 0.5, 12, height=3)
    camera.room((0.5, -3.15, 1.3), (0.1, 3.3, 0), 25, rise=-0.03)


def locker_aisle(left, back):
    opened = ((7, 1.75), (14, 0.35))
    bank = locker_bank(11, 2, (left + 0.5, back - 0.55 - 11 * 0.38, 0), (0, 0, math.pi / 2), 1, opened, color=BLUE)
    spot = (3 * 0.38 + 0.19, 0.24, 0.12 + 2 * 0.88 - 0.1)
    tube(
        [(3 * 0.38 + 0.02, 0.24, spot[2]), (4 * 0.38 - 0.02, 0.24, spot[2])],
        0.008,
        materials.steel(),
        parent=bank,
        smooth=False,
    )
    textiles.hanging(materials.cloth(OFF_WHITE), 0.3, 0.55, (spot[0], spot[1], spot[2]), (0, 0, 1.3), bank, seed=3)
    textiles.folded((0.26, 0.2, 0.07), materials.terry(CLAY), (spot[0], 0.22, 0.14 + 0.88), (0, 0, 0.1), bank, 2, 4)
    for k, color in ((2, SAND), (8.6, srgb('#3A3D4A'))):
        textiles.folded(
            (0.3, 0.34, 0.12),
            materials.terry(color),
            (k * 0.38, 0.26, 0.12 + 2 * 0.88 + 0.03),
            (0, 0, 0.1),
            bank,
            3,
            int(k),
        )


def vanity(x, back):
    """Basin under a round mirror whose rim gives the one sodium light."""
    top = 0.84
    box((1.5, 0.5, 0.05), surfaces.oak(along='x'), (x, back - 0.26, top), bevel=0.006)
    for side in (-0.7, 0.7):
        box((0.03, 0.42, top - 0.03), materials.black_steel(), (x + side, back - 0.25, (top - 0.03) / 2))
    box((1.38, 0.4, 0.025), surfaces.oak(along='x'), (x, back - 0.25, 0.26), bevel=0.004)
    sanitary.basin((x - 0.05, back - 0.27, top + 0.025))
    middle = (x - 0.05, back - 0.05, 1.62)
    sanitary.round_mirror((middle[0], middle[1] - 0.02, middle[2]), 0.36)
    ring = [
        (middle[0] + 0.385 * math.cos(a * math.pi / 16), back - 0.05, middle[2] + 0.385 * math.sin(a * math.pi / 16))
        for a in range(32)
    ]
    tube(ring, 0.011, materials.sodium_glow(7), closed=True)
    sanitary.pump_bottle((x + 0.34, back - 0.3, top + 0.025), srgb('#2A2F45'))
    greenery.pothos(materials.plain(srgb('#B9AE9C'), 0.8), (x + 0.6, back - 0.22, top + 0.025), seed=6, drop=0.35)
    for k in range(3):
        textiles.folded(
            (0.3, 0.22, 0.075),
            materials.terry(OFF_WHITE),
            (x - 0.4 + 0.003 * k, back - 0.25, 0.275 + 0.075 * k),
            layers=2,
            seed=k,
        )
    bags.duffel(srgb('#4A4D57'), (x + 0.35, back - 0.25, 0.272), size=(0.46, 0.26, 0.24))


def wall_hooks(right):
    rail, places = furniture.hook_rail(2.3, 6, (right, 0.6, 1.7), (0, 0, -math.pi / 2))
    for k, color, seed in ((0, OFF_WHITE, 2), (1, CLAY, 7), (3, OFF_WHITE, 4)):
        textiles.hanging(materials.terry(color), 0.36, 0.72, (places[k], -0.05, 0), parent=rail, seed=seed)
    bags.backpack(srgb('#2C3350'), (places[4], -0.09, 0), parent=rail)


def bench_things():
    furniture.bench(3.2, (0.18, 0.25, 0), (0, 0, math.pi / 2), depth=0.4)
    edge = [(-0.3, 0.12), (-0.225, 0.455), (-0.19, 0.463), (0.17, 0.463), (0.21, 0.455), (0.225, 0.3)]
    textiles.draped(
        edge, 0.42, materials.terry(OFF_WHITE), at=(0.18, -0.78, 0), turn=(0, 0, math.pi / 2), seed=3, ripple=0.03
    )
    bags.duffel(CLAY, (0.17, 0.12, 0.452), (0, 0, math.pi / 2 + 0.25))
    steel_bottle((0.09, -0.42, 0.452), srgb('#2A3566'))
    white, dark = materials.plain(srgb('#D8D2C6'), 0.6), materials.cloth(srgb('#1C1F2A'))
    pair(materials.cloth(srgb('#3A3D4A')), white, dark, white, (-0.38, 0.05, 0), (0, 0, 2.3), careless=0.45)
    sandal(materials.leather(srgb('#5A3A22')), materials.leather(), (0.72, 0.35, 0), (0, 0, -0.2))
    sandal(materials.leather(srgb('#5A3A22')), materials.leather(), (0.83, 0.12, 0), (0, 0, -0.6), left=True)


SHOTS = {
    'photos/lockers': Shot(lockers, 1440, 960, samples=10, bounces=4, exposure=0.3, saturation=1.08),
}
