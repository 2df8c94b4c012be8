"""The canteen: counter with steel glasses and fruit, a small table at the window."""

import math
import random

from canteen_table import table
from studio import (
    bags,
    camera,
    finishes,
    fittings,
    furniture,
    glassware,
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
from studio.interiors import shell_plaster, wall
from studio.materials import SODIUM_LIGHT, WARM_LIGHT
from studio.nodes import srgb
from studio.patterns import tiled
from studio.shapes import box, cylinder, group, lathe
from studio.shot import Shot

LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.4, 2.5, -4.2, 2.0, 3.1
BLUE, CLAY, GROUT = srgb('#232C52'), srgb('#7E4A35'), srgb('#3A3F52')
ORANGE, LIME, POMEGRANATE = srgb('#B8651C'), srgb('#6F8A2C'), srgb('#7A2430')
TOP = 1.045


def canteen():
    scene.world((0.25, 0.30, 0.48), 0.12)
    room()
    counter()
    back_wall()
    on_the_counter()
    window_table()
    for place, turn in (((-0.35, -0.2, 0), 0.2), ((0.5, -0.12, 0), 0.9), ((1.3, -0.6, 0), 0.5)):
        furniture.stool(place, turn)
    bags.backpack(srgb('#3E4254'), (1.3, -0.47, 1.13), (0.25, 0, 0.2))
    lamps()
    camera.room((-0.3, -3.35, 1.36), (-0.5, 2, 0), 27, rise=-0.02)


def room():
    plaster, black = shell_plaster(), materials.black_steel()
    interiors.floor_and_ceiling(
        LEFT, RIGHT, FRONT, BACK, HEIGHT, finishes.terrazzo(), surfaces.plaster(srgb('#B8AE9F'))
    )
    wall((RIGHT, BACK), (LEFT, BACK), HEIGHT, plaster, skirting=black)
    wall((RIGHT, FRONT), (RIGHT, BACK), HEIGHT, surfaces.limewash(srgb('#232D5A')), skirting=black)
    wall((LEFT, FRONT), (RIGHT, FRONT), HEIGHT, plaster)
    side = wall((LEFT, BACK), (LEFT, FRONT), HEIGHT, plaster, [(0.35, 2.55, 0.85, 2.6)], skirting=black)
    interiors.window(side, 0.35, 2.55, 0.85, 2.6, columns=3, rows=(0.72,))
    box((2.3, 0.26, 0.035), surfaces.oak(along='x'), (1.45, 0.04, 0.84), parent=side)
    sky = box(
        (24, 0.05, 16),
        interiors.gradient_sky('#5E70A8', '#E9C8A4', 1.3),
        (LEFT - 7, 1, 3),
        (0, 0, math.pi / 2),
        bevel=0,
    )
    sky.visible_shadow = False


def counter():
    """Tiled front, oak top, standing on the right of the room."""
    left, right, front, deep = -1.05, 2.5, 0.35, 0.62
    wide = right - left
    box(
        (wide, deep - 0.06, TOP - 0.05),
        materials.plain(GROUT, 0.9),
        ((left + right) / 2, front + deep / 2 + 0.02, (TOP - 0.05) / 2),
        bevel=0,
    )
    tiled(wide, TOP - 0.05, finishes.glaze(BLUE), None, (left, front + 0.05, 0), tile=(0.065, 0.249))
    tiled(
        deep - 0.06,
        TOP - 0.05,
        finishes.glaze(BLUE),
        None,
        (left, front + deep - 0.01, 0),
        (0, 0, -math.pi / 2),
        tile=(0.065, 0.249),
    )
    box(
        (wide + 0.08, deep + 0.06, 0.045),
        surfaces.oak(along='x'),
        ((left + right) / 2 - 0.04, front + deep / 2, TOP - 0.0225),
        bevel=0.008,
    )


def back_wall():
    oak, black = surfaces.oak(along='x'), materials.black_steel()
    tiled(3.3, 0.52, finishes.glaze(BLUE), materials.plain(GROUT, 0.9), (-0.8, BACK, 0.96), tile=(0.065, 0.26), seed=12)
    box((3.3, 0.55, 0.9), surfaces.dark_oak('z'), (0.85, BACK - 0.28, 0.45))
    box((3.34, 0.58, 0.04), finishes.terrazzo(), (0.85, BACK - 0.29, 0.92), bevel=0.006)
    for z, left, right in ((1.62, -0.8, 1.05), (1.98, -0.8, 1.05)):
        box((right - left, 0.24, 0.032), oak, ((left + right) / 2, BACK - 0.12, z), bevel=0.004)
        for x in (left + 0.2, right - 0.2):
            box((0.02, 0.2, 0.02), black, (x, BACK - 0.1, z - 0.026))
    shelf_things()
    board = group((1.95, BACK - 0.012, 1.98))
    box((0.92, 0.02, 0.66), finishes.slate(), parent=board, bevel=0)
    for x in (-0.47, 0.47):
        box((0.03, 0.03, 0.72), surfaces.oak(along='z'), (x, -0.005, 0), parent=board)
    for z in (-0.345, 0.345):
        box((0.97, 0.03, 0.03), oak, (0, -0.005, z), parent=board)
    tableware.kettle((-0.35, BACK - 0.3, 0.985), 0.4)
    box((0.3, 0.3, 0.045), black, (-0.35, BACK - 0.3, 0.962), bevel=0.008)


def shelf_things():
    for k in range(9):
        glassware.tumbler((-0.7 + 0.085 * k, BACK - 0.12 + 0.02 * (k % 2), 1.636))
    for k in range(5):
        glassware.tumbler((-0.66 + 0.085 * k, BACK - 0.12, 1.75))
    for k, content in enumerate(('#8A5A2E', '#B9A06A', '#5E3A22', '#9A8F52')):
        tableware.jar((0.3 + 0.17 * k, BACK - 0.12, 1.636), srgb(content), (0.7, 0.45, 0.8, 0.55)[k], 0.2)
    for k in range(7):
        tableware.plate((-0.55, BACK - 0.125, 1.996 + 0.008 * k), 0.105, materials.steel(0.25))
    for k in range(3):
        tableware.bowl((-0.22 + 0.001 * k, BACK - 0.125, 1.996 + 0.022 * k), 0.085, materials.steel(0.25))
    tableware.jar((0.1, BACK - 0.12, 1.996), srgb('#6E4A2A'), 0.6, 0.24, 0.07)
    greenery.pothos(materials.plain(srgb('#B9AE9C'), 0.8), (0.8, BACK - 0.12, 1.996), seed=5, drop=0.7, vines=7)


def fruit_heap(at, colors, radius, count, spread, seed):
    """Fruit in two layers inside a bowl."""
    chance = random.Random(seed)
    for k in range(count):
        lower = k < count * 0.62
        share = k / (count * 0.62) if lower else (k - count * 0.62) / (count * 0.38)
        angle, away = 6.28 * share + chance.uniform(-0.15, 0.15), spread if lower else spread * 0.45
        size = radius * chance.uniform(0.92, 1.06)
        spot = (at[0] + away * math.cos(angle), at[1] + away * math.sin(angle), at[2] + size * (1.0 if lower else 2.35))
        produce.round_fruit(chance.choice(colors), size, spot, seed + k)


def on_the_counter():
    tray = (0.05, 0.62, TOP)
    box((0.5, 0.32, 0.014), materials.steel(0.3), (tray[0], tray[1], TOP + 0.007), (0, 0, 0.06), bevel=0.006)
    for k in range(8):
        if k != 6:
            glassware.tumbler((tray[0] - 0.17 + 0.112 * (k % 4), tray[1] - 0.06 + 0.12 * (k // 4), TOP + 0.014))
    for k in range(4):
        glassware.tumbler((tray[0] - 0.17 + 0.112 * k, tray[1] + 0.06, TOP + 0.128))
    tableware.bowl((1.0, 0.64, TOP), 0.2, materials.plain(srgb('#B9AE9C'), 0.55), 0.11)
    fruit_heap((1.0, 0.64, TOP + 0.012), (ORANGE, ORANGE, POMEGRANATE), 0.042, 13, 0.115, 3)
    produce.banana_hand((1.42, 0.62, TOP), (0, 0, 0.5))
    tableware.bowl((-0.5, 0.6, TOP), 0.12, materials.steel(0.25), 0.06)
    fruit_heap((-0.5, 0.6, TOP + 0.008), (LIME,), 0.026, 13, 0.066, 8)
    box((0.34, 0.24, 0.02), surfaces.oak(along='x'), (1.95, 0.6, TOP + 0.01), (0, 0, 0.15), bevel=0.005)
    for k in range(2):
        produce.round_fruit(ORANGE, 0.04, (1.9 + 0.1 * k, 0.58 + 0.05 * k, TOP + 0.058), 40 + k)
    box((0.2, 0.03, 0.0015), materials.steel(0.2), (2.02, 0.53, TOP + 0.022), (0, 0, 0.4), bevel=0)
    glassware.tea_glass((-0.85, 0.52, TOP))
    edge = [(-0.2, 0.72), (-0.13, TOP - 0.01), (-0.11, TOP + 0.006), (0.12, TOP + 0.006), (0.2, TOP + 0.004)]
    textiles.draped(edge, 0.3, materials.cloth(CLAY), at=(-0.2, 0.42, 0), seed=5, thickness=0.004)


def window_table():
    x, y = LEFT + 0.75, 0.55
    lathe([(0, 0), (0.36, 0), (0.37, 0.008), (0.365, 0.026), (0, 0.026)], surfaces.oak(along='x'), (x, y, 0.71))
    cylinder(0.022, 0.7, materials.black_steel(), (x, y, 0.36))
    cylinder(0.21, 0.014, materials.black_steel(), (x, y, 0.008), bevel=0.004)
    furniture.stool((x - 0.05, y - 0.62, 0), 0.3, 0.46)
    furniture.stool((x + 0.35, y + 0.62, 0), 0.8, 0.46)
    glassware.tea_glass((x - 0.05, y - 0.1, 0.737), 0.5)
    tableware.plate((x + 0.12, y - 0.02, 0.737), 0.09, materials.steel(0.25))
    tableware.notebook((x - 0.12, y + 0.14, 0.737), 0.4)
    greenery.snake_plant(materials.plain(srgb('#B9AE9C'), 0.8), (LEFT + 0.35, 1.6, 0), 1.15, seed=5)


def lamps():
    lights.sun((1.0, 0.55, -0.52), 5.5, (1.0, 0.74, 0.48), 0.9)
    lights.window_light((LEFT - 0.25, 0.5, 1.8), (1, 0, -0.1), 2.2, 1.7, 60, (0.7, 0.8, 1.0))
    shade = materials.plain(srgb('#1A2140'), 0.5)
    fittings.pendant((1.0, 0.62, 1.78), HEIGHT, SODIUM_LIGHT, 9, shade, 0.2)
    lights.spot((1.0, 0.62, 1.8), (1.0, 0.62, 0), 46, SODIUM_LIGHT, 130, 0.05)
    lights.linear((-0.9, 1.2, HEIGHT - 0.06), (2.3, 1.2, HEIGHT - 0.06), 22)
    lights.area((-0.4, -2.2, HEIGHT - 0.1), (-0.2, 0.4, 0.6), 1.0, 48, WARM_LIGHT)


SHOTS = {
    'photos/canteen': Shot(canteen, 1440, 960, samples=10, bounces=4, exposure=0.5, saturation=1.05),
    'photos/canteen-table': Shot(table, 1080, 1350, samples=14, bounces=4, exposure=0.3, saturation=1.05),
}
