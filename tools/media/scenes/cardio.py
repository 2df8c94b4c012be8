"""The window side of the hall: treadmills, rowing machines, bicycles and the first light."""

import math

from studio import camera, equipment, lights, materials, rooms
from studio.shapes import box, cylinder, tube
from studio.shot import Shot

TO_STREET = -math.pi / 2


def street_lamp(y, power=600.0):
    """Sodium lamp on a bracket across the road."""
    x, high = rooms.RIGHT + 7.4, 3.9
    pole = materials.plain((0.02, 0.022, 0.03), 0.5)
    tube([(x, y, -0.3), (x, y, high), (x - 0.5, y, high + 0.35), (x - 1.1, y, high + 0.3)], 0.055, pole)
    box((0.5, 0.18, 0.10), pole, (x - 1.2, y, high + 0.27), bevel=0.03)
    cylinder(0.10, 0.05, materials.sodium_glow(16), (x - 1.22, y, high + 0.20), sides=24)
    lights.point((x - 1.22, y, high + 0.05), power, materials.SODIUM_LIGHT, 0.12)


def treadmills():
    """A row at the window, the street still blue, one sodium lamp outside."""
    rooms.strength_hall(sodium_line=False, ceiling_power=130.0, sky=1.5, wash=40.0)
    for y in (-1.9, -0.55, 0.80, 2.15, 3.5):
        equipment.treadmill((4.75, y, 0), (0, 0, TO_STREET), lit=y != 0.80)
    equipment.towel_over(
        [(-0.05, 0.72), (-0.03, 1.045), (0.03, 1.045), (0.06, 0.80)], 0.24, (4.52, -0.895, 0.045), creases=0.01
    )
    equipment.bag((3.3, 2.9, 0), (0, 0, 0.9))
    equipment.shoes((3.35, 1.35, 0), (0, 0, -1.1))
    equipment.palm((5.85, 4.7, 0), height=1.45)
    equipment.snake_plant((6.1, 0.9, 0), height=0.8)
    street_lamp(8.6)
    lights.area((2.4, -2.2, 3.0), (4.6, 0, 0.8), 1.6, 60)
    camera.room((2.15, -2.75, 1.48), (5.75, 2.3, 0), lens=27, rise=-0.03)


def rowers():
    """Three rowing machines and two air bicycles before the indigo wall."""
    rooms.strength_hall(wash=55.0)
    for i, (y, seat) in enumerate(((1.6, -0.25), (3.0, -0.55), (4.4, 0.05))):
        equipment.rower((-3.2 + 0.05 * i, y, 0), (0, 0, math.pi / 2 - 0.04 * i), seat=seat)
    for x, angle in ((-1.35, 2.30), (-0.35, 2.45)):
        equipment.air_bike((x, 5.0, 0), (0, 0, angle))
    equipment.towel_over(
        [(-0.06, 0.20), (-0.028, 0.42), (0.028, 0.42), (0.07, 0.24)], 0.26, (-1.95, 1.6, 0), (0, 0, math.pi / 2)
    )
    equipment.bottle((-2.5, 0.95, 0))
    equipment.shoes((-1.75, 2.35, 0), (0, 0, 0.9))
    equipment.bag((-5.9, 3.7, 0), (0, 0, 1.4))
    equipment.palm((-5.8, 7.9, 0), height=1.7)
    lights.area((-1.4, -0.2, 3.0), (-3.0, 2.4, 0.3), 1.4, 100, shine=True)
    camera.room((-0.15, -0.95, 1.15), (-2.80, 3.7, 0), lens=31, rise=-0.05)


def first_light():
    """A loaded bar waits in the rack while the sun comes along the street."""
    rooms.strength_hall(sodium_line=False, ceiling_power=50.0, sky=1.5, wash=18.0, dawn=True)
    equipment.power_rack((4.35, 2.95, 0.04), (0, 0, TO_STREET), bar=(20, 15), sign=False, storage=())
    equipment.platform((4.3, 2.95, 0), (0, 0, TO_STREET), width=2.7, depth=3.0)
    equipment.towel_over(
        [(-0.04, 1.02), (-0.02, 1.42), (0.02, 1.42), (0.04, 1.15)], 0.2, (4.28, 3.2, 0), (0, 0, TO_STREET), creases=0.01
    )
    equipment.bottle((6.38, 2.2, 0.555))
    equipment.snake_plant((6.1, 4.75, 0), height=0.9)
    lights.sun((-0.42, 0.80, -0.30), 10.0, (1.0, 0.46, 0.16), 1.5)
    lights.area((2.6, 0.6, 2.2), (4.3, 2.2, 1.35), 1.0, 75, shine=True)
    view = camera.room((2.35, 1.30, 1.36), (4.75, 2.62, 0), lens=38, rise=-0.02)
    camera.focus(view, (4.3, 2.2, 1.4), 2.8)


SHOTS = {
    'photos/treadmills': Shot(treadmills, 1440, 960, exposure=0.85),
    'photos/rowers': Shot(rowers, 1440, 960, exposure=0.7),
    'home/about': Shot(first_light, 1080, 1350, exposure=0.85, bloom=0.12),
}
