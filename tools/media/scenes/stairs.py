"""The flight from the entrance to the yoga hall; the light is under its handrail."""

import math

from studio import bags, camera, finishes, furniture, greenery, interiors, lights, materials, scene, surfaces, textiles
from studio.footwear import pair
from studio.interiors import shell_plaster, wall
from studio.materials import OFF_WHITE, SAND, SODIUM_LIGHT
from studio.nodes import srgb
from studio.shapes import beam, box, group, text, tube
from studio.shot import Shot

STEPS, RISE, GOING, HALF = 19, 0.172, 0.285, 0.66
TOP, RUN = STEPS * RISE, STEPS * GOING
WALL, RIGHT, FRONT, BACK, CEILING = -0.72, 2.3, -3.6, RUN + 2.0, TOP + 3.0


def stairs():
    scene.world((0.010, 0.016, 0.05), 0.5)
    room()
    flight()
    handrails()
    lived_in()
    lights.linear((1.5, -2.2, TOP - 0.32), (1.5, 1.8, TOP - 0.32), 34)
    lights.area((0, RUN + 0.8, CEILING - 0.1), (0, RUN, TOP), 1.2, 55)
    lights.area((1.6, 4.6, TOP - 0.35), (1.6, 4.6, 0), 0.6, 14)
    lights.area((0.1, 1.4, CEILING - 0.2), (0, 1.8, 0), 0.9, 26)
    camera.room((0.5, -2.75, 1.42), (0.12, 4, 0), 29, rise=0.09)


def room():
    black, plaster = materials.black_steel(), shell_plaster()
    box(
        (RIGHT - WALL, BACK - FRONT, 0.1), finishes.terrazzo(), ((RIGHT + WALL) / 2, (FRONT + BACK) / 2, -0.05), bevel=0
    )
    wall((WALL, BACK), (WALL, FRONT), CEILING, surfaces.limewash())
    wall((RIGHT, FRONT), (RIGHT, BACK), CEILING, plaster, skirting=black)
    wall((WALL, FRONT), (RIGHT, FRONT), CEILING, plaster)
    back = wall((RIGHT, BACK), (WALL, BACK), CEILING, plaster, [(1.75, 2.85, TOP + 0.75, TOP + 2.5)])
    interiors.window(back, 1.75, 2.85, TOP + 0.75, TOP + 2.5, columns=2, rows=(0.68,))
    box((12, 0.05, 9), interiors.gradient_sky('#16224F', '#7C86B4', 0.8), (0, BACK + 4, TOP + 2.6), bevel=0)
    box(
        (RIGHT - WALL, BACK - FRONT, 0.1),
        surfaces.plaster(srgb('#B8AE9F')),
        ((RIGHT + WALL) / 2, (BACK + FRONT) / 2, CEILING + 0.05),
        bevel=0,
    )
    upper = surfaces.plaster(srgb('#B8AE9F'))
    box(
        (RIGHT - HALF - 0.08, RUN - FRONT, 0.26),
        upper,
        ((RIGHT + HALF + 0.08) / 2, (RUN + FRONT) / 2, TOP - 0.13),
        bevel=0,
    )
    box((RIGHT - WALL, BACK - RUN, 0.26), upper, ((RIGHT + WALL) / 2, (RUN + BACK) / 2, TOP - 0.13), bevel=0)
    box((0.1, RUN - 1.9, 2.3), plaster, (HALF + 0.06, RUN - (RUN - 1.9) / 2 + 0.4, 1.0), bevel=0)


def flight():
    riser, tread = shell_plaster(), finishes.terrazzo()
    black = materials.black_steel()
    for k in range(STEPS):
        front, level = k * GOING, (k + 1) * RISE
        box((2 * HALF, GOING + 0.05, 0.045), tread, (0, front + GOING / 2 - 0.015, level - 0.0225), bevel=0.006)
        box((2 * HALF - 0.01, 0.03, RISE - 0.04), riser, (0, front + 0.02, level - RISE / 2 - 0.02), bevel=0)
        box((2 * HALF - 0.1, 0.006, 0.022), black, (0, front - 0.0385, level - 0.02), bevel=0.001)
    stringer = beam((HALF + 0.02, -0.1, -0.02), (HALF + 0.02, RUN, TOP - 0.03), 0.02, black)
    stringer.scale = (1, 12, 1)


def handrails():
    oak, black = surfaces.oak(along='z'), materials.black_steel()
    low, high = (-0.05, RISE + 0.9), (RUN, TOP + 0.9)
    rail_x = WALL + 0.075
    rail = beam((rail_x, low[0], low[1]), (rail_x, high[0], high[1]), 0.05, oak, bevel=0.012)
    rail.scale = (0.9, 1.1, 1)
    lights.led_line((rail_x, low[0] + 0.03, low[1] - 0.034), (rail_x, high[0], high[1] - 0.034), 15, thickness=0.018)
    for k in range(1, STEPS, 2):
        spill = lights.point((rail_x + 0.01, (k + 0.5) * GOING, (k + 1.5) * RISE + 0.82), 2.6, SODIUM_LIGHT, 0.03)
        spill.visible_camera = spill.visible_glossy = False
    for k in range(0, STEPS, 4):
        y, z = (k + 0.5) * GOING, (k + 1.5) * RISE + 0.85
        tube([(rail_x, y, z), (rail_x, y, z - 0.05), (WALL, y, z - 0.06)], 0.007, black)
    side = HALF - 0.03
    for k in range(STEPS):
        for part in (0.25, 0.75):
            y = (k + part) * GOING
            foot = (k + 1) * RISE
            top = RISE + 0.9 + (y + 0.05) * RISE / GOING
            box((0.012, 0.012, top - foot), black, (side, y, (top + foot) / 2), bevel=0)
    beam((side, -0.02, RISE + 0.92), (side, RUN, TOP + 0.9), 0.042, oak, bevel=0.01)
    box((0.04, 0.04, 1.1), black, (side, -0.02, 0.55))


def lived_in():
    white, dark = materials.plain(srgb('#D8D2C6'), 0.6), materials.cloth(srgb('#1C1F2A'))
    pair(materials.cloth(srgb('#7E4A35')), white, dark, white, (0.32, 0.04, RISE), (0, 0, 0.25), careless=0.3)
    greenery.rubber_plant(materials.plain(srgb('#B9AE9C'), 0.8), (1.2, 0.35, 0), 1.05, seed=11, stems=4)
    box((0.75, 0.5, 0.014), materials.cloth(srgb('#23262F'), 300.0), (0.05, -0.5, 0.008), (0, 0, 0.04), bevel=0.004)
    sign = group((WALL + 0.012, 0.55, 2.42), (0, 0, math.pi / 2))
    pale = materials.plain(srgb('#CFC5B4'), 0.6)
    text('yoga', 0.2, pale, (0, 0, 0), parent=sign, depth=0.004)
    arrow = group((-0.42, 0, -0.01), (0, 0, 0), sign)
    beam((-0.06, 0, -0.06), (0.07, 0, 0.07), 0.026, pale, arrow)
    beam((-0.035, 0, 0.07), (0.083, 0, 0.07), 0.026, pale, arrow)
    beam((0.07, 0, -0.035), (0.07, 0, 0.083), 0.026, pale, arrow)
    rail, places = furniture.hook_rail(0.7, 3, (RIGHT, 2.5, 1.7), (0, 0, -math.pi / 2))
    textiles.hanging(materials.terry(OFF_WHITE), at=(places[0], -0.05, 0), parent=rail, seed=3)
    bags.backpack(SAND, (places[2], -0.09, 0), parent=rail)


SHOTS = {
    'photos/stairs': Shot(stairs, 1080, 1350, samples=10, bounces=4, exposure=0.5, saturation=1.08),
}
