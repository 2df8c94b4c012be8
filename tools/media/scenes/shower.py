"""Shower: indigo tiles, wet terrazzo, a lit niche, the dry side behind glass."""

import math

from studio import camera, finishes, furniture, interiors, lights, materials, sanitary, scene, surfaces, textiles
from studio.footwear import sandal
from studio.interiors import shell_plaster, wall
from studio.materials import INDIGO, OFF_WHITE, SAND, SODIUM_LIGHT, WARM_LIGHT
from studio.nodes import srgb
from studio.patterns import tiled
from studio.shapes import box
from studio.shot import Shot

CLAY, GROUT, BLUE = srgb('#7E4A35'), srgb('#3A3F52'), srgb('#232C52')
CEILING = '#B8AE9F'


def shower():
    scene.world((0.012, 0.016, 0.04), 0.4)
    left, right, front, back, height = -1.0, 1.25, -3.2, 1.0, 2.75
    screen_x = 0.42
    interiors.floor_and_ceiling(
        left, right, front, back, height, finishes.terrazzo(wet=True), surfaces.plaster(srgb(CEILING))
    )
    shower_walls(left, right, front, back, height, screen_x)
    sanitary.rain_shower((-0.42, back - 0.01))
    sanitary.glass_screen((screen_x, back - 0.01, 0), 1.35, 2.1, -math.pi / 2)
    sanitary.line_drain((-0.28, back - 0.16, 0), 1.1)
    dry_side(screen_x, right, back)
    lights.area((-0.3, 0.1, height - 0.05), (-0.3, 0.3, 0), 0.45, 34)
    lights.spot((0.85, -0.1, height - 0.05), (0.85, 0.4, 0.6), 34, WARM_LIGHT, 85, 0.05)
    lights.area((0, -2.6, 2.4), (0, 0.5, 0.9), 1.4, 6)
    lights.point((-0.15, 0.95, 1.2), 3.5, SODIUM_LIGHT, 0.04).visible_camera = False
    camera.room((0.16, -2.75, 1.25), (0.07, 1, 0), 31, rise=-0.015)


def shower_walls(left, right, front, back, height, screen_x):
    grout, glazed = materials.plain(GROUT, 0.9), finishes.glaze(BLUE)
    niche = (0.585 - 0.0, 1.105, 1.04, 1.30)
    wide = screen_x - left
    wall(
        (screen_x, back + 0.005),
        (left, back + 0.005),
        height,
        grout,
        [(screen_x - left - niche[1], screen_x - left - niche[0], niche[2], niche[3])],
    )
    tiled(
        wide,
        height,
        glazed,
        None,
        (left, back, 0),
        skip=lambda x, z: niche[0] < x < niche[1] and niche[2] < z < niche[3],
    )
    middle = left + (niche[0] + niche[1]) / 2
    box((0.6, 0.02, 0.3), materials.plain(INDIGO, 0.2), (middle, back + 0.12, 1.17), bevel=0)
    for z, thick in ((niche[2] - 0.005, 0.012), (niche[3] + 0.005, 0.012)):
        box((niche[1] - niche[0], 0.14, thick), materials.plain(INDIGO, 0.25), (middle, back + 0.06, z), bevel=0.002)
    lights.led_line(
        (left + niche[0] + 0.02, back + 0.09, niche[3] - 0.012),
        (left + niche[1] - 0.02, back + 0.09, niche[3] - 0.012),
        20,
        thickness=0.012,
    )
    shelf = niche[2] + 0.002
    sanitary.pump_bottle((middle - 0.12, back + 0.05, shelf), srgb('#C9BFAE'))
    sanitary.pump_bottle((middle - 0.03, back + 0.055, shelf), srgb('#4B3423'), 0.13)
    sanitary.soap((middle + 0.13, back + 0.045, shelf), 0.1)
    box((0.1, back - front, height), grout, (left - 0.055, (front + back) / 2, height / 2), bevel=0)
    tiled(back - front, height, glazed, None, (left, front, 0), (0, 0, math.pi / 2), seed=8)
    wall((right, back), (screen_x, back), height, shell_plaster(), skirting=materials.black_steel())
    wall((right, front), (right, back), height, shell_plaster(), skirting=materials.black_steel())
    wall((left, front), (right, front), height, shell_plaster())


def dry_side(screen_x, right, back):
    middle = (screen_x + right) / 2
    rail, places = furniture.hook_rail(0.62, 3, (middle, back, 1.72))
    textiles.hanging(materials.terry(OFF_WHITE), 0.36, 0.8, (places[0], -0.05, 0), parent=rail, seed=2)
    textiles.hanging(materials.terry(CLAY), 0.3, 0.55, (places[2], -0.05, 0), parent=rail, seed=6)
    furniture.stool((middle + 0.02, back - 0.42, 0), 0.3, 0.46)
    for level in range(2):
        textiles.folded(
            (0.27, 0.22, 0.07),
            materials.terry((SAND, OFF_WHITE)[level]),
            (middle + 0.02, back - 0.42, 0.478 + 0.07 * level),
            (0, 0, 0.2 - 0.15 * level),
            layers=2,
            seed=level,
        )
    box(
        (0.6, 0.42, 0.016),
        materials.terry(srgb('#5C6070')),
        (middle - 0.02, back - 1.25, 0.01),
        (0, 0, 0.06),
        bevel=0.006,
    )
    sandal(materials.leather(srgb('#2A2D38')), materials.rubber(), (middle + 0.05, back - 1.4, 0.016), (0, 0, 0.35))
    sandal(
        materials.leather(srgb('#2A2D38')),
        materials.rubber(),
        (middle - 0.09, back - 1.47, 0.016),
        (0, 0, 0.05),
        left=True,
    )


SHOTS = {
    'photos/shower': Shot(shower, 1080, 1350, samples=10, bounces=4, exposure=0.4, saturation=1.08),
}
