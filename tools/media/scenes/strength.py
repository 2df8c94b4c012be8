"""The strength hall before dawn."""

import math

from studio import camera, equipment, lights, rooms
from studio.shapes import group
from studio.shot import Shot

RACKS = (-3.3, 0.0, 3.3)


def furnish_hall():
    """Three racks on platforms at the back wall, dumbbells left, kettlebells and benches in the middle."""
    bars = ((20,), (20, 10), None)
    for x, bar in zip(RACKS, bars):
        equipment.power_rack((x, 7.0, 0.04), bar=bar)
        equipment.platform((x, 6.9, 0), width=2.7, depth=3.2)
    for y in (3.9, 6.6):
        equipment.dumbbell_rack((rooms.LEFT + 0.45, y, 0), (0, 0, math.pi / 2), missing=((1, 2), (2, 3)))
    equipment.bench((-3.4, 2.2, 0), (0, 0, -1.35), incline=0.5)
    equipment.bench((-3.2, 4.1, 0), (0, 0, -1.75))
    lights.area((0, 2, 3.2), (0, 6, 1), 3, 30)


def floor_wide():
    rooms.strength_hall()
    furnish_hall()
    for i, kilos in enumerate((8, 12, 16, 20, 24)):
        equipment.kettlebell(
            kilos, (0.7 + 0.33 * i, 4.1 - 0.05 * i + 0.03 * math.sin(5 * i), 0), (0, 0, 0.5 * math.sin(9 * i))
        )
    training_corner()
    equipment.plate(20, (-1.72, 5.25, 0.027), (0, 0, 1))
    equipment.plate(10, (-1.69, 5.23, 0.072), (0, 0, 2))
    equipment.chalk_bowl((1.62, 5.5, 0))
    equipment.chalk_patch((1.5, 5.1, 0), (0.9, 0.6), 0.3)
    equipment.chalk_patch((-0.1, 6.4, 0.041), (0.9, 0.5), 0.4)
    equipment.bag((5.3, 8.5, 0), (0, 0, 0.3))
    equipment.snake_plant((5.9, 7.9, 0), height=1.0)
    camera.room((1.5, -0.7, 1.3), (-0.35, 6.0, 0), lens=26, rise=0.0)


def training_corner():
    """A bench in use: towel, bottle, a pair of dumbbells put down."""
    place = group((-1.35, 2.3, 0), (0, 0, 0.75))
    equipment.bench(parent=place, incline=0.35)
    equipment.towel_over(
        [(-0.165, 0.20), (-0.158, 0.46), (-0.13, 0.476), (0.13, 0.478), (0.16, 0.46), (0.172, 0.10)],
        0.24,
        (0, -0.33, 0),
        (0, 0, math.pi / 2),
        place,
    )
    equipment.bottle((0.62, 0.35, 0), parent=place)
    equipment.dumbbell(16, (-0.50, 0.10, 0.075), (0, 0, 1.3), place)
    equipment.dumbbell(16, (0.47, 0.22, 0.075), (0.8, 0, 1.75), place)
    equipment.shoes((0.85, -0.25, 0), (0, 0, -0.8), place)


def racks():
    """Along the row of racks; the nearest bar is loaded and chalked."""
    rooms.strength_hall(wash=75.0)
    loads = ((20, 20, 10), (20,), None)
    for x, load in zip(RACKS, loads):
        equipment.power_rack((x, 7.0, 0.04), bar=load)
        equipment.platform((x, 6.9, 0), width=2.7, depth=3.2)
    equipment.bench((0.0, 6.75, 0.04), (0, 0, math.pi))
    equipment.towel_over(
        [(-0.036, 0.84), (-0.018, 1.385), (0.018, 1.385), (0.036, 0.98)], 0.28, (0.2, 6.96, 0.075), creases=0.012
    )
    equipment.bottle((-2.45, 5.75, 0.04))
    equipment.chalk_patch((-3.5, 6.35, 0.041), (0.9, 0.5), 0.42)
    equipment.chalk_patch((-2.9, 6.1, 0.041), (0.4, 0.3), 0.34)
    equipment.shoes((-1.75, 5.35, 0), (0, 0, 1.2))
    equipment.bag((4.6, 8.4, 0), (0, 0, -0.2))
    for i, kilos in enumerate((24, 16, 20)):
        equipment.kettlebell(kilos, (1.9 + 0.34 * i, 5.0, 0), (0, 0, 0.6 * i))
    lights.area((-5.2, 3.8, 3.0), (-3.0, 7, 1.0), 1.2, 55, shine=True)
    view = camera.room((-5.95, 3.55, 1.22), (-1.25, 7.0, 0), lens=28, rise=-0.015)
    camera.focus(view, (-3.3, 6.9, 1.3), 4.0)


SHOTS = {
    'photos/floor-wide': Shot(floor_wide, 1440, 960, exposure=0.6),
    'photos/racks': Shot(racks, 1440, 960, exposure=0.75),
}
