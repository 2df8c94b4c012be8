"""The street in front of the studio before dawn: hero pictures, the door, the parking place."""

import math

from studio import asphalt, camera, dawn, equipment, glassfront, lights
from studio.balconies import potted_bush
from studio.bicycle import bicycle
from studio.facades import shop_house
from studio.masses import mesh_object, turned
from studio.shapes import box, cylinder
from studio.passerby import arriving, member
from studio.shot import Shot
from studio.street import (
    SODIUM_LIGHT,
    cable_bundle,
    electric_pole,
    feeder_box,
    footpath,
    lamp_post,
    puddle_leaves,
    road,
    tarpaulin_cart,
    tree,
)
from studio.scooter import scooter
from studio.taxi import taxi

STUDIO = (-0.4, 9.0)
GLASS = (0.5, 6.6)
DOOR = 4.9
LANE = (-3.9, -0.4)


def street(parked=True):
    """The common part of the wide and the tall picture; the far end of the lane is at y = 40."""
    dawn.sky(strength=1.6)
    road()
    footpath(-22, LANE[0])
    footpath(LANE[1], 24)
    shop_house(-16, LANE[0], 3, seed=1, shops=4)
    shop_house(STUDIO[1], 22, 3, seed=2)
    lane()
    studio()
    wires()
    tree((-5.3, -1.25, 0.0), height=3.9, spread=2.7)
    feeder_box((-7.6, -0.75, 0.15))
    tarpaulin_cart((-9.7, -3.1, 0), 0.06)
    puddle_leaves([(-4.6, -2.9, 0.0, 1.4), (-5.2, -1.4, 0.155, 0.9), (-1, -3.4, 0.0, 1.6)])
    sodium_lamp()
    potted_bush((4.0, -0.35, 0.15), size=1.15)
    potted_bush((6.9, -0.35, 0.15), size=1.35)
    if parked:
        scooter((2.6, -2.85, 0), 2.75)
        bicycle((8.0, -0.65, 0.15), 0.05)
    taxi((-2.75, 7.0, 0), math.pi / 2 - 0.06)


def studio():
    glassfront.building(*STUDIO, openings=GLASS)
    glassfront.hall(*STUDIO)
    glassfront.glazing(*GLASS, DOOR)
    glassfront.steps(DOOR)
    glassfront.sign((GLASS[0] + GLASS[1]) / 2 - 0.9, glassfront.GLASS_TOP + 0.52)
    glassfront.garland(DOOR - 0.02, DOOR + 1.07, glassfront.GLASS_TOP - 0.66)
    glassfront.first_floor(*STUDIO, base=4.95)
    glassfront.spill(*GLASS)
    floor = glassfront.FLOOR
    equipment.platform((2.0, 5.0, floor))
    equipment.power_rack((2.0, 5.6, floor))
    equipment.power_rack((5.0, 6.0, floor), bar=None)
    equipment.dumbbell_rack((3.5, 9.6, floor))
    member((3.45, 3.9, floor), -20)
    equipment.bench((6.3, 4.0, floor), (0, 0, 0.3))


def lane():
    """Houses on the left of the lane, seen from its mouth, and one that closes it."""
    for number, (near, far) in enumerate(((9.5, 17), (17.4, 25), (25.5, 34))):
        house = shop_house(0, far - near, 2 + number % 2, seed=3 + number, depth=6)
        turned(house, (LANE[0] - 0.1 * number, near, 0), math.pi / 2)
    for number, (near, far) in enumerate(((11.5, 19), (19.5, 30))):
        house = shop_house(0, far - near, 3 - number, seed=6 + number, depth=6)
        turned(house, (LANE[1] + 0.3 * number, far, 0), -math.pi / 2)
    turned(shop_house(0, 10, 2, seed=9, depth=5), (-9, 42, 0))


def wires():
    electric_pole((-4.15, -0.45, 0.15))
    cable_bundle((-4.15, -0.55, 6.5), (14, -2.0, 6.9), 5, 1, 0.6)
    cable_bundle((-4.15, -0.55, 6.6), (-20, -2.0, 6.7), 5, 2, 0.7)
    cable_bundle((-4.15, -0.55, 6.2), (-0.2, 0.1, 5.3), 2, 3, 0.25)
    cable_bundle((-3.6, 10, 6.0), (-0.3, 12.5, 6.4), 3, 4, 0.4)
    cable_bundle((-3.8, 18, 5.6), (-0.3, 16, 5.0), 3, 5, 0.5)


def sodium_lamp():
    lamp = lamp_post((-0.75, -2.0, 0.15), 4.35)
    light = lights.spot((lamp[0], lamp[1], lamp[2] - 0.12), (lamp[0], lamp[1], 0), 2100, SODIUM_LIGHT, 145, 0.14, 0.95)
    glow = cylinder(
        1, 0.001, dawn.halo((1.0, 0.40, 0.09), 0.42), (lamp[0], lamp[1] - 0.3, lamp[2]), (math.pi / 2, 0, 0)
    )
    glow.scale = (1.9, 1.9, 1)
    glow.visible_glossy = glow.visible_diffuse = glow.visible_shadow = False
    return light


def hero_wide():
    street()
    camera.room((-1.4, -15.0, 1.6), (-1.4, 0, 1.6), 31, rise=0.02, slide=0.06)
    dawn.haze((0.022, 0.034, 0.095), 40, 24)


def hero_tall():
    street()
    camera.room((1.6, -14.0, 1.7), (1.6, 0, 1.6), 34, rise=-0.05)
    dawn.haze((0.022, 0.034, 0.095), 40, 24)


def door():
    """The door and the sign, somebody coming for the first hour."""
    street(parked=False)
    arriving((5.75, -1.25, 0.15), -12)
    scooter((2.9, -2.85, 0), 2.75)
    bicycle((7.4, -0.55, 0.15), 0.06, (0.10, 0.02, 0.015))
    camera.room((4.6, -8.4, 1.6), (4.6, 0, 1.6), 35, rise=0.06)


def parking():
    """Under the first floor: columns, two scooters, bicycles at the wall, the wet street outside."""
    dawn.sky(strength=1.6)
    road()
    concrete, lime = asphalt.old_wall((0.15, 0.145, 0.135), 0.5), asphalt.old_wall((0.26, 0.25, 0.23), 0.45)
    box((16, 5.4, 0.12), concrete, (1, 0.6, 0.06), bevel=0)
    box((16, 0.2, 3.2), lime, (1, 3.2, 1.6), bevel=0)
    box((16, 5.6, 0.4), concrete, (1, 0.6, 3.2), bevel=0)
    for x in (-1.6, 2.2, 6.0):
        box((0.42, 0.42, 2.9), lime, (x, -1.7, 1.57), bevel=0.01)
        box((0.43, 0.43, 0.9), asphalt.worn_paint((0.045, 0.055, 0.16)), (x, -1.7, 0.57), bevel=0.01)
        box((0.42, 5.2, 0.35), concrete, (x, 0.6, 2.85), bevel=0.01)
    turned(shop_house(-14, 14, 3, seed=4, shops=8), (2, -13, 0), math.pi)
    turned(shop_house(0, 18, 3, seed=5, shops=5), (15, 7, 0), -math.pi / 2)
    mesh_object(
        'pavers',
        [(-7, -2.1, 0.121), (9, -2.1, 0.121), (9, 3.2, 0.121), (-7, 3.2, 0.121)],
        [(0, 1, 2, 3)],
        asphalt.pavers(),
    )
    scooter((0.5, -0.75, 0.12), 1.9)
    scooter((1.75, -0.65, 0.12), 1.75, (0.12, 0.016, 0.012))
    for x, yaw, color in (
        (0.0, 0.04, (0.012, 0.014, 0.02)),
        (1.75, 3.10, (0.014, 0.03, 0.085)),
        (3.5, 0.0, (0.02, 0.05, 0.035)),
    ):
        bicycle((x, 2.72, 0.12), yaw, color, 0.14 if yaw < 1 else -0.14, basket=x == 1.75)
    potted_bush((4.9, 2.7, 0.12), size=1.4)
    for x in (0.2, 4.0):
        lights.linear((x - 0.6, 1.2, 2.72), (x + 0.6, 1.2, 2.72), 34, glassfront.INSIDE_LIGHT, 0.05, 7)
    lamp = lamp_post((7.6, -2.7, 0.0), 4.35)
    lights.spot((lamp[0], lamp[1], lamp[2] - 0.12), (lamp[0], lamp[1], 0), 2100, SODIUM_LIGHT, 165, 0.14, 0.6)
    camera.room((-3.4, 0.15, 1.5), (3.2, -0.35, 1.5), 24)
    dawn.haze((0.022, 0.034, 0.095), 40, 18)


SHOTS = {
    'home/hero-wide': Shot(hero_wide, 1920, 1080, samples=12, exposure=1.0),
    'home/hero-tall': Shot(hero_tall, 1080, 1350, samples=12, exposure=1.0),
    'photos/street': Shot(door, 1080, 1350, samples=12, exposure=1.0),
    'photos/parking': Shot(parking, 1440, 960, samples=12, exposure=1.6),
}
