"""The yoga hall in the first sun and under its evening lamps, and its shelf of props."""

import math
import random

from prop_shelf import shelf_of_props
from studio import camera, finishes, fittings, lights, materials, scene, tableware, textiles
from studio.materials import OFF_WHITE, SODIUM_LIGHT, WARM_LIGHT
from studio.nodes import srgb
from studio.shapes import box
from studio.shot import Shot
from yoga_hall import CLAY, HEIGHT, LEFT, NAVY, STRAW, hall, props_by_wall, roofs, sky_outside


def morning():
    scene.world((0.30, 0.36, 0.55), 0.25)
    hall()
    sky_outside('#6D80B4', '#F0C9A0', 1.5)
    roofs('#4A4E6C', 0.8)
    lights.sun((1.0, 0.42, -0.40), 15, (1.0, 0.66, 0.36), 0.9)
    lights.window_light((LEFT - 0.3, 1, 1.7), (1, 0, -0.1), 8, 2.4, 200, (0.62, 0.74, 1.0))
    mats_for_class(random.Random(3))
    props_by_wall()
    camera.room((1.25, -3.1, 1.12), (-0.35, 5.4, 0), 26, rise=-0.02)


def mats_for_class(chance):
    """Two rows of mats, put down by hand: one is still rolled, one has been left with its things."""
    colors = (NAVY, STRAW, CLAY, NAVY, CLAY, NAVY, STRAW, CLAY)
    for k, color in enumerate(colors):
        column, row = k % 4, k // 4
        x, y = -2.6 + 1.45 * column + chance.uniform(-0.08, 0.08), 0.35 + 2.45 * row + chance.uniform(-0.1, 0.1)
        turn = (0, 0, chance.uniform(-0.035, 0.035))
        foam = materials.foam(color)
        if k == 6:
            textiles.mat_roll(foam, (x, y - 0.5, 0), (0, 0, 0.5))
            continue
        textiles.yoga_mat(foam, (x, y, 0), turn, seed=k, curl=0.03)
        if k in (0, 2, 3, 5):
            box(
                (0.23, 0.15, 0.09),
                finishes.cork(),
                (x + 0.46, y + 0.3 + 0.2 * (k % 2), 0.045),
                (0, 0, chance.uniform(-0.5, 0.5)),
                bevel=0.008,
            )
    tableware.steel_bottle((0.72, -0.35, 0), srgb('#2A3566'))
    textiles.folded((0.42, 0.3, 0.12), materials.cloth(OFF_WHITE), (-1.15, 1.0, 0.006), (0, 0, 0.12), seed=2)
    textiles.coiled_strap(materials.cloth(STRAW), materials.steel(), (0.82, 0.1, 0), (0, 0, 0.8))
    textiles.bolster(materials.cloth(CLAY), materials.cloth(STRAW), (1.75, 0.95, 0.006), (0, 0, 0.12))


def evening():
    """The lamps are lit, the street is indigo, a restorative class has just been set up."""
    scene.world((0.012, 0.018, 0.06), 0.6)
    hall()
    sky_outside('#0C1434', '#3A4A8E', 0.9)
    roofs('#101833', 0.7, 9)
    lights.window_light((LEFT - 0.3, 1, 1.7), (1, 0, -0.1), 8, 2.4, 110)
    lights.area((0.6, -2.6, HEIGHT - 0.1), (0, 2, 0), 2.0, 40, WARM_LIGHT)
    evening_class()
    props_by_wall()
    for x, y in ((-1.5, 1.4), (1.5, 1.4), (-1.5, 3.2), (1.5, 3.2)):
        fittings.pendant((x, y, 2.35), HEIGHT, strength=7, radius=0.17)
        lights.spot((x, y, 2.33), (x, y, 0), 85, WARM_LIGHT, 118, 0.06)
    globe = (-0.35, 4.75, 0)
    fittings.table_lamp(globe, radius=0.15)
    lights.point((globe[0], globe[1] - 0.02, 0.24), 26, SODIUM_LIGHT, 0.16).visible_camera = False
    camera.room((2.35, -2.9, 1.15), (-1.35, 4.6, 0), 26, rise=-0.03)


def evening_class():
    chance = random.Random(11)
    spots = (
        (-2.3, 0.5, NAVY),
        (-0.75, 0.62, CLAY),
        (0.85, 0.4, STRAW),
        (-2.2, 2.85, STRAW),
        (-0.6, 2.8, NAVY),
        (1.0, 2.9, CLAY),
        (2.6, 2.75, NAVY),
    )
    for k, (x, y, color) in enumerate(spots):
        turn = chance.uniform(-0.05, 0.05)
        textiles.yoga_mat(materials.foam(color), (x, y, 0), (0, 0, turn), seed=k, curl=0.025)
        if k in (0, 2, 4, 5):
            cover = (CLAY, NAVY)[k % 4 == 0]
            textiles.bolster(
                materials.cloth(cover),
                materials.cloth(STRAW),
                (x, y + 0.25, 0.006),
                (0, 0, math.pi / 2 + turn),
                length=0.66,
                radius=0.115,
            )
            pillow = materials.cloth(OFF_WHITE)
            textiles.folded((0.4, 0.26, 0.09), pillow, (x, y + 0.76, 0.006), (0, 0, turn), layers=2, seed=k)
        else:
            textiles.folded(
                (0.46, 0.34, 0.14),
                materials.cloth((STRAW, OFF_WHITE)[k % 2]),
                (x, y + 0.55, 0.006),
                (0, 0, turn + 0.1),
                seed=k,
            )
        box(
            (0.23, 0.15, 0.09),
            finishes.cork(),
            (x + 0.42, y + chance.uniform(-0.3, 0.1), 0.045),
            (0, 0, chance.uniform(-0.6, 0.6)),
            bevel=0.008,
        )
    blanket = [
        (-0.5, 0.014),
        (-0.2, 0.016),
        (-0.14, 0.05),
        (-0.125, 0.15),
        (-0.07, 0.225),
        (0, 0.246),
        (0.07, 0.225),
        (0.125, 0.15),
        (0.14, 0.05),
        (0.2, 0.016),
        (0.42, 0.014),
    ]
    textiles.draped(
        blanket,
        0.52,
        materials.cloth(srgb('#9A8E78')),
        at=(0.85, 0.5, 0),
        turn=(0, 0, math.pi / 2),
        ripple=0.02,
        seed=4,
        thickness=0.008,
    )
    tableware.steel_bottle((1.42, -0.05, 0), srgb('#2A3566'))
    tableware.notebook((1.4, 0.3, 0), 0.5, CLAY)
    textiles.coiled_strap(materials.cloth(STRAW), materials.steel(), (-0.2, 0.05, 0), (0, 0, 0.8))


SHOTS = {
    'photos/yoga-morning': Shot(morning, 1440, 960, samples=10, bounces=4, exposure=0.5, saturation=1.0),
    'photos/yoga-evening': Shot(evening, 1440, 960, samples=10, bounces=4, exposure=0.9, saturation=1.03),
    'photos/props': Shot(shelf_of_props, 1080, 1350, samples=10, bounces=4, exposure=0.45, saturation=0.98),
}
